### Was ein Platz zu entscheiden hat, für den Texttisch.

ak-ask = { $seat }: { $what }.
ak-ask-card = { $seat }: { $what } ({ $card }).

ak-choice-opening = eine Karte der Starthand zum Abwerfen wählen
ak-choice-action = eine Aktion ausführen
ak-choice-set = den nächsten Effekt zum Abhandeln wählen
ak-choice-create = eine Karte zum ERSCHAFFEN wählen, und wo
ak-choice-pay = eine Karte zum Abwerfen wählen
ak-choice-archive = die Karten zum ARCHIVIEREN wählen
ak-choice-remove = wählen, wo Wissen entfernt wird
ak-choice-add = ein gegnerisches Monument wählen, das Wissen erhält
ak-choice-give = ein Monument für dein verlorenes Wissen wählen
ak-choice-recover = wählen, wie viel verlorenes Wissen abgelegt wird
ak-choice-move = ein Monument zum Versetzen wählen, und wohin
ak-choice-swap = Monumente zum Tauschen wählen
ak-choice-destroy = Artefakte im Spiel zum Abwerfen wählen
ak-choice-learn = eine Technologie zum LERNEN wählen
ak-choice-keep = eine Karte zum Behalten wählen
ak-choice-unearth = unter den angesehenen Karten ein Artefakt zum ERSCHAFFEN wählen
ak-choice-study = unter den angesehenen Technologien wählen
ak-choice-share = eine der aufgedeckten Karten nehmen
ak-choice-steal = wählen, wessen Hand angesehen wird
ak-choice-take = eine Karte zum Nehmen wählen
ak-choice-bury = eine Technologie wählen, die unter ihren Stapel kommt
ak-choice-opponents = im Geheimen wählen, was abgeworfen wird
ak-choice-tile = das Technologieplättchen zum Wenden wählen
ak-choice-instead = zwischen dem Ziehen und seinem Ersatz wählen
ak-choice-decline = das Monument wählen, das als nächstes verfällt
ak-choice-store = eine Technologie wählen, die auf das Monument kommt
ak-choice-renew = wählen, was erneuert wird
ak-choice-coffers = die Ziele dieses Spiels wählen
ak-choice-abandon = Ziele zum Aufgeben wählen
ak-choice-pause = eine Truhe einsetzen oder weitermachen
