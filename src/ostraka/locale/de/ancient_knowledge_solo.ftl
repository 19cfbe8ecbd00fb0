# Ancient Knowledge: Heritage, allein und für alle

## der Tisch

ak-option-heritage = Heritage-Karten einmischen
ak-option-objectives = Truhen auf dem Tableau
ak-option-effects = Truhen unter dem Tableau
ak-option-to_do = Noch zu erfüllende Truhen der Kampagne
ak-option-fewer = Karten, die weniger behalten werden
ak-option-time = Feld, auf dem die Zeitkarte beginnt
ak-option-solo_opponents = Was von einem Effekt gegen Gegner entfällt
ak-value-part = nur dieser Teil
ak-value-whole = der ganze Effekt
ak-option-hindrances = Welche Tabelle der Nachteile
ak-value-page-15 = die von Seite 15
ak-value-back-cover = die der Rückseite
ak-option-given_up = In der Mitte aufgegebene Ziele
ak-value-to-do = sind weiter zu erfüllen
ak-value-out = verlassen die Kampagne
ak-phase-unlearned = Ende der Verlernphase
ak-table-stored = auf Monumenten: { $cards }
ak-third-place-full = Der dritte Platz von Feld { $space } ist belegt.
ak-solo-player = Spieler 1
ak-solo-time = ZEIT
ak-solo-turn = { $die ->
    [0] Zug { $turn } von { $turns }
   *[other] Zug { $turn } von { $turns }, letzter Wurf { $die }
}
ak-solo-objective-met = [x] Ziel { $coffer }, { $name }: { $text }
ak-solo-objective-open = [ ] Ziel { $coffer }, { $name }: { $text }
ak-solo-so-far-least = { $have } von { $number }
ak-solo-so-far-most = { $have }, höchstens { $number }
ak-solo-effect = Truhe { $coffer }, { $name }: { $text }
ak-solo-drawn = gezogen { $coffer }, { $name }: { $text }
ak-solo-coffer = Truhe { $coffer }, { $name }. Ziel: { $objective } Effekt: { $effect }
ak-solo-marked = { $text } ({ $mark })
ak-solo-source-house = eigen
ak-solo-source-example = erschlossen
ak-solo-source-unsure = unsicher
ak-solo-source-rebuilt = rekonstruiert
ak-solo-won = { PERSON($seat) ->
    [you] Du gewinnst
   *[other] Die Partie ist gewonnen
  }: Die Zeit ist um, und alle Ziele sind erfüllt ({ $met }).
ak-solo-lost = { PERSON($seat) ->
    [you] Du verlierst
   *[other] Die Partie ist verloren
  }: Die Zeit ist um. Erfüllte Ziele: { $met }; verfehlt: { $missed }.
ak-solo-ended = Die Zeit ist um; es gab kein Ziel zu erfüllen.
ak-solo-fewer-classic = Weniger Karten behalten kann man nur von zehn gezogenen; eine vorbereitete Hand wird gespielt, wie sie ist.
ak-solo-coffer-twice = Eine Truhe kann nicht an zwei Orten liegen.
ak-solo-both-modes = Ziele sind entweder vorgegeben oder werden aus den noch offenen gezogen, nicht beides.
ak-solo-not-this-coffer = „{ $verb }“ ist mit Truhe { $coffer } jetzt nicht möglich.

## Aktionen

ak-do-store = { PERSON($seat) ->
    [you] Du nimmst die Technologie { FORM($card, "zitiert") } und legst sie auf das Monument.
   *[other] { $seat } nimmt die Technologie { FORM($card, "zitiert") } und legt sie auf das Monument.
  }
ak-do-renew = { PERSON($seat) ->
    [you] Du leerst Technologieplättchen { $n } und füllst es neu.
   *[other] { $seat } leert Technologieplättchen { $n } und füllt es neu.
  }
ak-do-coffer = { PERSON($seat) ->
    [you] Du benutzt die Truhe { FORM($coffer, "zitiert") }.
   *[other] { $seat } benutzt die Truhe { FORM($coffer, "zitiert") }.
  }
ak-do-objective = { PERSON($seat) ->
    [you] Du nimmst die Truhe { FORM($coffer, "zitiert") } als Ziel.
   *[other] { $seat } nimmt die Truhe { FORM($coffer, "zitiert") } als Ziel.
  }
ak-do-abandon = { PERSON($seat) ->
    [you] Du gibst das Ziel { FORM($coffer, "zitiert") } auf.
   *[other] { $seat } gibt das Ziel { FORM($coffer, "zitiert") } auf.
  }
ak-do-go = { PERSON($seat) ->
    [you] Du machst weiter.
   *[other] { $seat } macht weiter.
  }

## zweifelhafte Stellen und wie wir sie lesen

ak-ruling-time-occupies = Die Zeitkarte belegt einen der zwei Plätze ihres Feldes; ein Monument darüber rutscht nach, wenn sie verfällt. Sie ist kein Monument und nie ein Ziel.
ak-ruling-third-place = Auf einem dritten Platz belegt die Zeitkarte keinen der zwei Plätze und bleibt über ihrer Spalte, bis sie die Zeitleiste verlässt.
ak-ruling-solo-opponents = Das Heft sagt, dass Effekte gegen Gegner ignoriert werden, aber nicht, ob der ganze Effekt oder nur dieser Teil. Wir ignorieren den Teil: Mit Althebräisch ziehst du trotzdem. Die Option „solo_opponents“ ignoriert den ganzen Effekt. Ein Effekt, der aus nichts anderem besteht, wird nicht angeboten; also wird auch nichts dafür bezahlt.
ak-ruling-solo-any-moment = „Jederzeit“ heißt hier für eine Truhe: vor jeder Aktion, nach der letzten, nach der Zeitleistenphase, zwischen Verfallsphase und Würfel und nach dem Würfel. Nicht zwischen zwei Zeitleisteneffekten, nicht zwischen zwei verfallenden Monumenten und nicht zwischen dem Wenden eines Plättchens und dem, was folgt; und eine Truhe, die nichts bewirken würde, wird nicht angeboten.
ak-ruling-hindrances = Das Heft druckt zwei Tabellen der Nachteile. Auf Seite 15 behältst du mit 50–54 Punkten 2 Karten weniger, mit 45–49 eine weniger bei weniger Zeit; auf der Rückseite ist es umgekehrt: mit 50–54 eine weniger bei weniger Zeit, mit 45–49 zwei weniger. Wir folgen Seite 15, zu der das Beispiel passt (47 Punkte: 5 Karten und weniger Zeit); eine Kampagne kann der Rückseite folgen.
ak-ruling-given-up = Über aufgegebene Ziele sagt das Heft, dass sie in die Schachtel zurückkommen und nicht mehr erfüllt werden müssen (Seite 13), und auch, dass sie noch zu erfüllen sind (Seite 18). Hier kommen sie zu den noch zu erfüllenden zurück; in einer Kampagne mit „given_up = out“ verlassen sie diese, und sie wird ohne sie gewonnen.
ak-ruling-solo-derived = Manches war nicht zu lesen und folgt aus dem Übrigen: Die Zeitkarte beginnt auf Feld 4, mit Nachteil auf 3, und kommt beide Male auf Feld 6 zurück, was die genannten 16 und 15 Züge ergibt; 1–3 des Würfels sind das erste Plättchen, 4–6 das zweite; sind weniger als fünf Truhen übrig, werden alle gezogen; in einer verlorenen Partie erfüllte Truhen zählen zum Ergebnis.
ak-ruling-khatawy = Was die Truhe des Khatawy (K) verlangt, ist mit einem Zeichen gedruckt, das wir nicht lesen konnten: „10 … in der Vergangenheit“. Wir lesen Monumente; 10 verlorene Wissensmarker sind auch möglich.
ak-ruling-solo-end = In einer Solopartie beenden vierzehn Monumente die Partie nicht; das tut nur die Zeitkarte.
ak-ruling-extra-action = Die zusätzliche Aktion der Standarte von Ur wird sofort ausgeführt, gleich in welcher Phase.
ak-ruling-turned-numbers = Ein gewendetes Plättchen behält seine Würfelzahlen; das andere Plättchen der Stufe II übernimmt die übrigen drei.
ak-ruling-free-create = Erschaffen ohne Abwurfkosten kostet trotzdem eine Karte je Feld Abstand.
ak-ruling-stored = Eine Technologie auf ein Monument zu nehmen kann ein Auffüllen auslösen. Von dort in die Sammlung zu kommen ist kein LERNEN: Nichts reagiert, und Candi Sukuh senkt die Voraussetzung nicht. Wird das Monument abgeworfen, so auch die Technologie.
ak-ruling-lasting = Ein Monument, das nie verfällt, liegt auf dem dritten Platz seines Feldes, eines je Feld; es wird weder versetzt noch vertauscht und ist nur den Monumenten seines Feldes benachbart.

## Kampagnen und Herausforderungen

ak-solo-title-builder = Baumeister
ak-solo-title-architect = Architekt
ak-solo-title-creator = Schöpfer
ak-solo-title-founder = Gründer
ak-solo-title-mason = Maurer
ak-solo-name = Der Name einer Kampagne hat 1 bis { $limit } sichtbare Zeichen.
ak-solo-not-over = Die Partie ist noch nicht zu Ende.
ak-solo-campaign-over = Die Kampagne „{ $name }“ ist zu Ende.
ak-solo-foreign-result = Diese Partie gehört nicht zur Kampagne „{ $name }“: Ihre Ziele sind nicht unter den noch offenen Truhen.
ak-solo-campaign-format = Das ist keine Kampagne.
ak-solo-campaign-version = Die Kampagne hat Version { $version }; dieses Programm kennt Version { $known }.
ak-solo-campaign-damaged = Das Dokument ist beschädigt oder wurde verändert.
ak-solo-campaign-refused = { $path } wird nicht benutzt und bleibt, wie es ist. { $reason }
ak-solo-campaign-exists = Es gibt schon eine Kampagne „{ $name }“.
ak-solo-no-campaign-yet = Eine Kampagne „{ $name }“ gibt es nicht; es wurde noch keine begonnen.
ak-solo-no-campaign = Es gibt keine Kampagne „{ $name }“. Bekannte Kampagnen: { $known }.
ak-solo-scores-damaged = Die Tabelle der Herausforderungen ist beschädigt oder wurde verändert.
ak-solo-no-challenge = Es gibt keine Herausforderung { $number }; es gibt zehn.
ak-solo-no-hand = Es gibt keine Hand „{ $hand }“. Bekannte Hände: { $known }.
ak-solo-no-game = Es gibt keine Partie { $number }; die Kampagne hat { $games }.
ak-solo-challenge = Herausforderung { $number }: { $name }
ak-solo-challenge-won = Du gewinnst Herausforderung { $number } mit { $score } SP.
ak-solo-challenge-failed = Du verlierst Herausforderung { $number }; { $score } SP werden nicht eingetragen.
ak-solo-best = Bisher bestes Ergebnis: { $score } SP.
ak-solo-challenge-column = Herausforderung
ak-solo-objectives-column = Ziele
ak-solo-effects-column = Eff.
ak-solo-signs = ~ ein Buchstabe kann ein anderer sein · * rekonstruiert, weil nicht lesbar
ak-solo-campaign = { $name }: { $achieved } von 15 Truhen
ak-solo-piles = offen { $to_do }; freigeschaltet { $unlocked }; verbraucht { $spent }
ak-solo-out = endgültig aufgegeben { $coffers }
ak-solo-game = Partie { $number } ({ $date }): { $score } SP, { $title }; Ziele { $objectives }, erfüllt { $met }
ak-solo-next = nächste Partie: { $fewer ->
    [0] keine Karte weniger
    [one] { $fewer } Karte weniger
   *[other] { $fewer } Karten weniger
}, die Zeit beginnt auf Feld { $time }
ak-solo-under-way = Eine Partie ist im Gange.
ak-solo-campaign-won = Du gewinnst die Kampagne: { $achieved ->
    [15] alle 15 Truhen
   *[other] { $achieved } von 15 Truhen, die anderen aufgegeben
}.
ak-solo-campaign-lost = Die Kampagne endete mit { $achieved } von 15 Truhen.
ak-solo-none = Es gibt noch keine Kampagne.
ak-solo-exported = Geschrieben nach { $path }.
ak-solo-stale = Die Kampagne „{ $name }“ wurde in einem anderen Terminal weitergespielt. Nichts ist verloren: Beende hier und öffne sie neu.
ak-solo-several = Mehrere Kampagnen heißen „{ $name }“; gib stattdessen den Dateinamen an: { $files }.
ak-solo-left-other = Eine Partie dieser Herausforderung ist noch offen ({ $name }); Karten und Startwert stehen fest. „--new“ beginnt eine andere.
ak-solo-under-way-other = Eine Partie der Kampagne läuft; Karten und Startwert stehen fest.
ak-solo-no-objective = keine
