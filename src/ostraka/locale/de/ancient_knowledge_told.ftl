### Was am Tisch von Ancient Knowledge geschehen ist, eine kleine Änderung nach der anderen.

ak-told-by-itself = { $what } Eine andere Wahl gab es nicht.
ak-told-draws = { $seat } zieht { $card }.
ak-told-draws-n = { $seat } zieht { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  }.
ak-told-hand-full = Die Hand von { $seat } ist voll: { $n ->
    [one] eine Karte wird
   *[other] { $n } Karten werden
  } nicht gezogen.
ak-told-takes = { $seat } nimmt { $card } auf die Hand.
ak-told-takes-from = { $seat } nimmt { $card } aus der Hand von { $other }.
ak-told-steals = { $seat } nimmt { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } aus der Hand von { $other }.
ak-told-keeps = { $seat } behält { $n ->
    [one] eine der Karten
   *[other] { $n } der Karten
  } und wirft die übrigen ab.
ak-told-discards = { $seat } wirft { $card } ab.
ak-told-discards-n = { $seat } wirft { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } verdeckt ab.
ak-told-shown = Aufgedeckt und abgeworfen: { $card }.
ak-told-put-away = Abgeworfen: { $card }.
ak-told-leaves = { $card } verlässt das Tableau von { $seat } und kommt auf die Ablage.
ak-told-laid = { $card } wird beiseitegelegt.
ak-told-looks = Beiseitegelegt: { $cards }.
ak-told-looks-n = { $seat } sieht sich { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } an.
ak-told-enters = { $card } kommt bei { $seat } ins Spiel.
ak-told-stands = { $card } kommt auf Feld { $space } von { $seat }, { $n ->
    [0] ohne Wissensmarker
    [one] mit { $n } Wissensmarker
   *[other] mit { $n } Wissensmarkern
  }.
ak-told-moves = { $card } kommt auf Feld { $space }.
ak-told-trades = { $card } und { $other } tauschen auf Feld { $space } die Ebenen.
ak-told-cramped = Die Ziele lassen { $left ->
    [0] kein Artefaktfeld
    [one] { $left } Artefaktfeld
   *[other] { $left } Artefaktfelder
} frei; { $coffer } verlangt { $needed } Artefakte.
ak-told-slide = Die Monumente von { $seat } rücken ein Feld weiter.
ak-told-declines = { $card } kommt in die Vergangenheit von { $seat }.
ak-told-learns = { $card } kommt zu den Technologien von { $seat }.
ak-told-claims = { $card } kommt vom Monument zu den Technologien von { $seat }.
ak-told-stores = { $card } wird auf ein Monument von { $seat } gelegt.
ak-told-cleared = Vom Plättchen genommen und abgeworfen: { $card }.
ak-told-buried = { $card } kommt unter ihren Stapel.
ak-told-refill = Plättchen { $tile } zeigt jetzt { $cards }.
ak-told-dealt = { $card } kommt auf Plättchen { $tile }.
ak-told-dealt-n = Plättchen { $tile } bekommt { $n } neue { $n ->
    [one] Technologie
   *[other] Technologien
  }.
ak-told-shuffled = Die Ablage wird gemischt und zum Baumeisterstapel.
ak-told-shuffled-technologies = Die abgeworfenen Technologien der Stufe { $level ->
    [1] I
   *[2] II
  } werden gemischt und zu ihrem Stapel.
ak-told-less-knowledge = Von { $card } { $n ->
    [one] wird { $n } Wissensmarker
   *[other] werden { $n } Wissensmarker
  } entfernt, { $left ->
    [0] keiner bleibt
    [one] { $left } bleibt
   *[other] { $left } bleiben
  }.
ak-told-more-knowledge = { $card } erhält { $n } Wissensmarker und trägt jetzt { $left }.
ak-told-lost = { $seat } verliert { $n } Wissensmarker, { $total } insgesamt.
ak-told-recovered = { $seat } wirft { $n ->
    [one] { $n } verlorenen
   *[other] { $n } verlorene
  } Wissensmarker ab, { $total ->
    [0] keiner bleibt
    [one] { $total } bleibt
   *[other] { $total } bleiben
  }.
ak-told-rotated = { $seat } dreht { $n } { $n ->
    [one] Monument
   *[other] Monumente
  } der Vergangenheit.
ak-told-straight = { $n ->
    [one] Ein Monument in der Vergangenheit von { $seat } ist wieder gerade.
   *[other] { $n } Monumente in der Vergangenheit von { $seat } sind wieder gerade.
  }
ak-told-turned = Die Mitte des Spiels: Plättchen { $n } wird auf Stufe II gewendet.
ak-told-skip = { $seat } überspringt die Verfallsphase dieses Zuges.
ak-told-ending = Eine Vergangenheit umfasst vierzehn Monumente: Das Spiel endet mit dieser Runde.
ak-told-turn = { $seat } ist am Zug.
ak-told-turn-alone = Zug { $turn } von { $turns } beginnt.
ak-told-die = Der Würfel des Verlernens zeigt { $n }.
ak-told-die-rolled = Der Würfel des Verlernens wird geworfen.
ak-told-time-leaves = Die Zeitkarte verlässt die Zeitleiste zum { $n ->
    [1] ersten
    [2] zweiten
   *[other] letzten
  } Mal.
ak-told-time-returns = Die Zeitkarte kommt auf Feld { $space } zurück.
ak-told-time-moves = Die Zeitkarte kommt auf Feld { $space }.
ak-told-drawn = Gezogen, um Ziele zu wählen: { $coffers }.
ak-told-objective = { $coffer } wird zum Ziel.
ak-told-met = Das Ziel von { $coffer } ist nach jetzigem Stand erfüllt.
ak-told-no-longer-met = Das Ziel von { $coffer } ist nicht mehr erfüllt.
ak-told-given-up = Das Ziel von { $coffer } wird aufgegeben.
ak-told-used = { $coffer } wird benutzt und abgeworfen.
ak-told-unlearning-skipped = Die Verlernphase dieses Zuges wird übersprungen.

## Namen der Orte, der Aktionen und der Punkte

ak-zone-deck = Baumeisterstapel
ak-zone-discard = Ablage
ak-zone-apart = beiseitegelegt
ak-zone-tile = Technologieplättchen
ak-zone-technology_deck = Technologiestapel
ak-zone-technology_discard = abgeworfene Technologien
ak-zone-hand = Hand
ak-zone-timeline = Zeitleiste
ak-zone-artifacts = Artefakte
ak-zone-past = Vergangenheit
ak-zone-collection = Technologien
ak-zone-stored = auf einem Monument
ak-zone-lost = verlorenes Wissen
ak-zone-board = Ziele auf dem Tableau
ak-zone-under = Truhen unter dem Tableau
ak-zone-time = Zeitkarte
ak-zone-die = Würfel des Verlernens

ak-verb-search = SUCHEN
ak-verb-create = ERSCHAFFEN
ak-verb-learn = LERNEN
ak-verb-archive = ARCHIVIEREN
ak-verb-excavate = AUSGRABEN
ak-verb-discard = Abwerfen
ak-verb-remove = Wissen entfernen
ak-verb-add = Wissen auflegen
ak-verb-give = Verlorenes Wissen abgeben
ak-verb-recover = Verlorenes Wissen abwerfen
ak-verb-move = Versetzen
ak-verb-swap = Vertauschen
ak-verb-destroy = Aus dem Spiel abwerfen
ak-verb-keep = Behalten
ak-verb-place = Unter den Stapel legen
ak-verb-take = Nehmen
ak-verb-rob = Eine Hand ansehen
ak-verb-bury = Unter den Stapel legen
ak-verb-turn = Plättchen wenden
ak-verb-use = Effekt benutzen
ak-verb-draw = Ziehen
ak-verb-decline = Verfallen lassen
ak-verb-done = Fertig
ak-verb-pass = Verzichten
ak-verb-stop = Rest auslassen
ak-verb-store = Auf das Monument legen
ak-verb-renew = Plättchen erneuern
ak-verb-coffer = Truhe benutzen
ak-verb-objective = Als Ziel nehmen
ak-verb-abandon = Aufgeben
ak-verb-go = Weiter

ak-slot-verb = Aktion
ak-slot-card = Karte
ak-slot-cards = Karten
ak-slot-space = Feld
ak-slot-n = Anzahl
ak-slot-with = getauscht mit
ak-slot-victim = Spieler
ak-slot-tile = Plättchen
ak-slot-effect = Effekt
ak-slot-coffer = Truhe
ak-slot-coffers = Truhen

ak-points-past = aufgedruckt in der Vergangenheit
ak-points-endgame = Effekte am Spielende
ak-points-technologies = aufgedruckt auf Technologien
ak-points-timeline = je 1 für Monumente in der Zeitleiste
ak-points-lost = verlorenes Wissen

## Namen der Dinge

ak-name = { $id ->
   *[other] { $name }
}
ak-named = { ak-name } ({ $id })
ak-name-given = { "de" ->
    [fr] { $fr }
    [es] { $es }
    [de] { $de }
   *[en] { $en }
}
ak-named-given = { $name } ({ $id })
ak-name-coffer = { $id ->
    [A] Kästchen des Tutanchamun
    [B] Kypseloslade
    [C] Truhe von Myrina
    [D] Kanopenkasten der Hetepheres
    [E] Larnax von Vergina
    [F] Ficoronische Ciste
    [G] Standarte von Ur
    [H] Pyxis von Nimrud
    [I] Ossuar von Peqi’in
    [J] Reliquiar von Bimaran
    [K] Truhe des Khatawy
    [L] Franks Casket
    [M] Projecta-Kästchen
    [N] Truhe des Juja
    [O] Situla von Vače
   *[other] { $name }
}
ak-named-coffer = { ak-name-coffer } ({ $id })
ak-solo-challenge-name = { $number ->
    [1] Neues Zeitalter
    [2] Bestatter der Artefakte
    [3] Ungewisses Schicksal
    [4] Glückliche Fügung
    [5] Meister des verlorenen Wissens
    [6] Hüter des Wissens
    [7] Architekt der Genauigkeit
    [8] Meister der Technologien
    [9] Kenner der Pyramiden
   *[10] Großer Baumeister
}
