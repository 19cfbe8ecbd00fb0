### Was ein Platz zu entscheiden hat, für den Texttisch.

ak-ask = { $seat }: { $what }.
ak-ask-card = { $seat }, { $card }: { $what }.

ak-choice-opening = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } der Starthand zum Abwerfen wählen
ak-choice-action = eine Aktion ausführen, { $n } { $n ->
    [one] ist
   *[other] sind
  } in diesem Zug übrig
ak-choice-set = den nächsten Effekt zum Abhandeln wählen
ak-choice-create = eine Karte zum ERSCHAFFEN wählen, und wo
ak-choice-pay = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } zum Abwerfen wählen
ak-choice-pay-up-to = bis zu { $n } { $n ->
    [one] Karte
   *[other] Karten
  } zum Abwerfen wählen
ak-choice-archive = die Karten zum ARCHIVIEREN wählen, mindestens eine
ak-choice-archive-more = weitere Karten zum ARCHIVIEREN wählen oder fertig sein
ak-choice-remove = { $n } Wissensmarker von deinen Monumenten entfernen
ak-choice-remove-up-to = bis zu { $n } Wissensmarker von deinen Monumenten entfernen
ak-choice-remove-each = { $n } Wissensmarker von { $targets ->
    [one] einem Monument
   *[other] jedem von { $targets } Monumenten
  } entfernen
ak-choice-remove-each-up-to = bis zu { $n } Wissensmarker von { $targets ->
    [one] einem Monument
   *[other] jedem von { $targets } Monumenten
  } entfernen
ak-choice-add = ein gegnerisches Monument wählen, das { $n } Wissensmarker erhält
ak-choice-give = ein Monument für bis zu { $n } deiner verlorenen Wissensmarker wählen
ak-choice-recover = wählen, wie viele verlorene Wissensmarker abgeworfen werden, höchstens { $n }
ak-choice-move = ein Monument zum Versetzen wählen, und wohin
ak-choice-swap = Monumente zum Tauschen wählen
ak-choice-destroy = Artefakte im Spiel zum Abwerfen wählen
ak-choice-learn = eine Technologie zum LERNEN wählen
ak-choice-keep = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } zum Behalten wählen
ak-choice-unearth = unter den angesehenen Karten ein Artefakt zum ERSCHAFFEN wählen
ak-choice-study = unter den angesehenen Technologien eine zum LERNEN wählen
ak-choice-study-under = die Technologie wählen, die als nächste unter den Stapel kommt
ak-choice-share = eine der aufgedeckten Karten nehmen
ak-choice-steal = wählen, wessen Hand angesehen wird
ak-choice-take = eine Karte zum Nehmen wählen
ak-choice-bury = eine Technologie wählen, die unter ihren Stapel kommt, { $n } insgesamt
ak-choice-opponents = im Geheimen { $n ->
    [one] eine Handkarte
   *[other] { $n } Handkarten
  } zum Abwerfen wählen
ak-choice-opponents-artifacts = im Geheimen { $n ->
    [one] ein Artefakt
   *[other] { $n } Artefakte
  } im Spiel zum Abwerfen wählen
ak-choice-tile = das Technologieplättchen zum Wenden wählen
ak-choice-instead = zwischen dem Ziehen und seinem Ersatz wählen
ak-choice-decline = das Monument wählen, das als nächstes verfällt
ak-choice-store = eine Technologie wählen, die auf das Monument kommt
ak-choice-renew = wählen, was erneuert wird
ak-choice-coffers = die Ziele dieser Partie wählen
ak-choice-abandon = Ziele zum Aufgeben wählen
ak-choice-pause = eine Truhe benutzen oder weitermachen
