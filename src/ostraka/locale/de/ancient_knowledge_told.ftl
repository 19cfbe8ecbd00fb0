### Was am Tisch von Ancient Knowledge geschehen ist, eine kleine Änderung nach der anderen.

ak-told-by-itself = { $what } Eine andere Wahl gab es nicht.
ak-told-draws = { PERSON($seat) ->
    [you] Du ziehst { FORM($card, "zitiert") }.
   *[other] { $seat } zieht { FORM($card, "zitiert") }.
  }
ak-told-draws-n = { PERSON($seat) ->
    [you] Du ziehst
   *[other] { $seat } zieht
  } { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  }.
ak-told-hand-full = { PERSON($seat) ->
    [you] Deine Hand
   *[other] Die Hand von { $seat }
  } ist voll: { $n ->
    [one] Eine Karte wird
   *[other] { $n } Karten werden
  } nicht gezogen.
ak-told-takes = { PERSON($seat) ->
    [you] Du nimmst { FORM($card, "zitiert") } auf die Hand.
   *[other] { $seat } nimmt { FORM($card, "zitiert") } auf die Hand.
  }
ak-told-takes-from = { PERSON($seat) ->
    [you] Du nimmst { FORM($card, "zitiert") } aus der Hand von { $other }.
   *[other] { $seat } nimmt { FORM($card, "zitiert") } aus { PERSON($other) ->
        [you] deiner Hand
       *[other] der Hand von { $other }
      }.
  }
ak-told-steals = { PERSON($seat) ->
    [you] Du nimmst
   *[other] { $seat } nimmt
  } { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } aus { PERSON($other) ->
    [you] deiner Hand
   *[other] der Hand von { $other }
  }.
ak-told-keeps = { PERSON($seat) ->
    [you] Du behältst
   *[other] { $seat } behält
  } { $n ->
    [one] eine der Karten
   *[other] { $n } der Karten
  } und { PERSON($seat) ->
    [you] wirfst
   *[other] wirft
  } die übrigen ab.
ak-told-discards = { PERSON($seat) ->
    [you] Du wirfst { FORM($card, "zitiert") } ab.
   *[other] { $seat } wirft { FORM($card, "zitiert") } ab.
  }
ak-told-discards-n = { PERSON($seat) ->
    [you] Du wirfst
   *[other] { $seat } wirft
  } { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } verdeckt ab.
ak-told-shown = { $count ->
    [one] Eine Karte wird
   *[other] { $count } Karten werden
  } aufgedeckt und abgeworfen: { $card }.
ak-told-put-away = { $count ->
    [one] Eine Karte wird
   *[other] { $count } Karten werden
  } abgeworfen: { $card }.
ak-told-leaves = { PERSON($seat) ->
    [you] { FORM($card, "zitiert") } verlässt dein Tableau und kommt auf die Ablage.
   *[other] { FORM($card, "zitiert") } verlässt das Tableau von { $seat } und kommt auf die Ablage.
  }
ak-told-laid = { FORM($card, "zitiert") } wird beiseitegelegt.
ak-told-looks = Beiseitegelegt: { $cards }.
ak-told-looks-n = { PERSON($seat) ->
    [you] Du siehst dir
   *[other] { $seat } sieht sich
  } { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } an.
ak-told-enters = { PERSON($seat) ->
    [you] Du bringst { FORM($card, "zitiert") } ins Spiel.
   *[other] { $seat } bringt { FORM($card, "zitiert") } ins Spiel.
  }
ak-told-stands = { PERSON($seat) ->
    [you] Du legst
   *[other] { $seat } legt
  } { FORM($card, "zitiert") } auf Feld { $space }, { $n ->
    [0] ohne Wissensmarker
    [one] mit { $n } Wissensmarker
   *[other] mit { $n } Wissensmarkern
  }.
ak-told-moves = { FORM($card, "zitiert") } kommt auf Feld { $space }.
ak-told-trades = { FORM($card, "zitiert") } und { FORM($other, "zitiert") } tauschen auf Feld { $space } die Plätze.
ak-told-cramped = Die Ziele lassen { $left ->
    [0] kein Artefaktfeld
    [one] { $left } Artefaktfeld
   *[other] { $left } Artefaktfelder
} frei; { FORM($coffer, "zitiert") } verlangt { $needed } Artefakte.
ak-told-slide = { PERSON($seat) ->
    [you] Deine Monumente rücken ein Feld weiter.
   *[other] Die Monumente von { $seat } rücken ein Feld weiter.
  }
ak-told-declines = { PERSON($seat) ->
    [you] { FORM($card, "zitiert") } kommt in deine Vergangenheit.
   *[other] { FORM($card, "zitiert") } kommt in die Vergangenheit von { $seat }.
  }
ak-told-learns = { PERSON($seat) ->
    [you] { FORM($card, "zitiert") } kommt zu deinen Technologien.
   *[other] { FORM($card, "zitiert") } kommt zu den Technologien von { $seat }.
  }
ak-told-claims = { PERSON($seat) ->
    [you] { FORM($card, "zitiert") } kommt vom Monument zu deinen Technologien.
   *[other] { FORM($card, "zitiert") } kommt vom Monument zu den Technologien von { $seat }.
  }
ak-told-stores = { PERSON($seat) ->
    [you] { FORM($card, "zitiert") } wird auf eines deiner Monumente gelegt.
   *[other] { FORM($card, "zitiert") } wird auf ein Monument von { $seat } gelegt.
  }
ak-told-cleared = { $count ->
    [one] Eine Technologie wird
   *[other] { $count } Technologien werden
  } vom Plättchen genommen und abgeworfen: { $card }.
ak-told-buried = { FORM($card, "zitiert") } kommt unter den Stapel.
ak-told-refill = Auf Plättchen { $tile } liegen jetzt: { $cards }.
ak-told-dealt = { FORM($card, "zitiert") } kommt auf Plättchen { $tile }.
ak-told-dealt-n = Plättchen { $tile } bekommt { $n } neue { $n ->
    [one] Technologie
   *[other] Technologien
  }.
ak-told-shuffled = Die Ablage wird gemischt und bildet den neuen Baumeisterstapel.
ak-told-shuffled-technologies = Die abgeworfenen Technologien der Stufe { $level ->
    [1] I
   *[2] II
  } werden gemischt und bilden den neuen Stapel dieser Stufe.
ak-told-less-knowledge = Von { FORM($card, "zitiert") } { $n ->
    [one] wird { $n } Wissensmarker
   *[other] werden { $n } Wissensmarker
  } entfernt, { $left ->
    [0] keiner bleibt
    [one] { $left } bleibt
   *[other] { $left } bleiben
  }.
ak-told-more-knowledge = { FORM($card, "zitiert") } erhält { $n } Wissensmarker und trägt jetzt { $left }.
ak-told-lost = { PERSON($seat) ->
    [you] Du verlierst
   *[other] { $seat } verliert
  } { $n } Wissensmarker ({ $total } insgesamt).
ak-told-recovered = { PERSON($seat) ->
    [you] Du wirfst
   *[other] { $seat } wirft
  } { $n ->
    [one] { $n } verlorenen
   *[other] { $n } verlorene
  } Wissensmarker ab, { $total ->
    [0] keiner bleibt
    [one] { $total } bleibt
   *[other] { $total } bleiben
  }.
ak-told-rotated = { PERSON($seat) ->
    [you] Du drehst
   *[other] { $seat } dreht
  } { $n } { $n ->
    [one] Monument
   *[other] Monumente
  } in { PERSON($seat) ->
    [you] deiner
   *[other] der eigenen
  } Vergangenheit.
ak-told-straight = { $n ->
    [one] Ein Monument
   *[other] { $n } Monumente
  } in { PERSON($seat) ->
    [you] deiner Vergangenheit
   *[other] der Vergangenheit von { $seat }
  } { $n ->
    [one] ist
   *[other] sind
  } wieder gerade.
ak-told-turned = Spielmitte: Plättchen { $n } wird auf Stufe II gewendet.
ak-told-skip = { PERSON($seat) ->
    [you] Du überspringst die Verfallsphase dieses Zuges.
   *[other] { $seat } überspringt die Verfallsphase dieses Zuges.
  }
ak-told-ending = In einer Vergangenheit liegen vierzehn Monumente: Die Partie endet mit dieser Runde.
ak-told-turn = { PERSON($seat) ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
  }
ak-told-turn-alone = Zug { $turn } von { $turns } beginnt.
ak-told-die = Der Verlernwürfel zeigt { $n }.
ak-told-die-rolled = Der Verlernwürfel wird geworfen.
ak-told-time-leaves = Die Zeitkarte verfällt zum { $n ->
    [1] ersten
    [2] zweiten
   *[other] letzten
  } Mal.
ak-told-time-returns = Die Zeitkarte kommt auf Feld { $space } zurück.
ak-told-time-moves = Die Zeitkarte kommt auf Feld { $space }.
ak-told-drawn = Als mögliche Ziele gezogen: { $coffers }.
ak-told-objective = { FORM($coffer, "zitiert") } wird zum Ziel.
ak-told-met = Das Ziel der Truhe { FORM($coffer, "zitiert") } ist derzeit erfüllt.
ak-told-no-longer-met = Das Ziel der Truhe { FORM($coffer, "zitiert") } ist nicht mehr erfüllt.
ak-told-given-up = Das Ziel der Truhe { FORM($coffer, "zitiert") } wird aufgegeben.
ak-told-used = Die Truhe { FORM($coffer, "zitiert") } wird benutzt und abgeworfen.
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
ak-zone-die = Verlernwürfel

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
ak-verb-destroy = Ausliegende Karte abwerfen
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
ak-verb-pass = Effekt auslassen
ak-verb-stop = Diese Effekte auslassen
ak-verb-store = Auf das Monument legen
ak-verb-renew = Plättchen leeren und füllen
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

ak-points-past = aufgedruckt auf Monumenten der Vergangenheit
ak-points-endgame = Effekte am Spielende
ak-points-technologies = aufgedruckt auf Technologien
ak-points-timeline = je 1 für Monumente in der Zeitleiste
ak-points-lost = verlorenes Wissen
