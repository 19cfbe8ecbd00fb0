# Ancient Knowledge

## seats, options, the end

ak-seat = Spieler { $n }
ak-option-deal = Wie die Hände verteilt werden
ak-value-classic = klassisch
ak-value-pre-made = vorbereitete Hände
ak-value-hand1 = Hand 1
ak-value-hand2 = Hand 2
ak-value-hand3 = Hand 3
ak-value-hand4 = Hand 4
ak-option-learn_order = Was beim LERNEN zuerst kommt
ak-value-technology-first = der Effekt der Technologie
ak-value-any = was du willst
ak-reason-fourteen = In einer Vergangenheit liegen vierzehn Monumente, und die Runde ist zu Ende.

## actions

ak-do-search = { PERSON($seat) ->
    [you] Du SUCHST und ziehst eine Karte.
   *[other] { $seat } SUCHT und zieht eine Karte.
  }
ak-do-search-full = { PERSON($seat) ->
    [you] Du SUCHST.
   *[other] { $seat } SUCHT.
  }
ak-do-create-monument = { PERSON($seat) ->
    [you] Du ERSCHAFFST { FORM($card, "zitiert") } auf Feld { $n }.
   *[other] { $seat } ERSCHAFFT { FORM($card, "zitiert") } auf Feld { $n }.
  }
ak-do-create-artifact = { PERSON($seat) ->
    [you] Du ERSCHAFFST das Artefakt { FORM($card, "zitiert") }.
   *[other] { $seat } ERSCHAFFT das Artefakt { FORM($card, "zitiert") }.
  }
ak-do-learn = { PERSON($seat) ->
    [you] Du LERNST { FORM($card, "zitiert") }.
   *[other] { $seat } LERNT { FORM($card, "zitiert") }.
  }
ak-do-archive = { PERSON($seat) ->
    [you] Du ARCHIVIERST.
   *[other] { $seat } ARCHIVIERT.
  }
ak-do-excavate = { PERSON($seat) ->
    [you] Du GRÄBST AUS und drehst
   *[other] { $seat } GRÄBT AUS und dreht
  } { $n } { $n ->
    [one] Monument
   *[other] Monumente
  }.
ak-do-discard = { PERSON($seat) ->
    [you] Du wirfst { FORM($card, "zitiert") } ab.
   *[other] { $seat } wirft { FORM($card, "zitiert") } ab.
  }
ak-do-discard-hidden = { PERSON($seat) ->
    [you] Du wirfst eine Karte ab.
   *[other] { $seat } wirft eine Karte ab.
  }
ak-do-remove = { PERSON($seat) ->
    [you] Du entfernst { $n } Wissensmarker von { FORM($card, "zitiert") }.
   *[other] { $seat } entfernt { $n } Wissensmarker von { FORM($card, "zitiert") }.
  }
ak-do-add = { PERSON($seat) ->
    [you] Du legst { $n } Wissensmarker auf { FORM($card, "zitiert") } von { $victim }.
   *[other] { $seat } legt { $n } Wissensmarker auf { PERSON($victim) ->
        [you] dein Monument { FORM($card, "zitiert") }
       *[other] { FORM($card, "zitiert") } von { $victim }
      }.
  }
ak-do-give = { PERSON($seat) ->
    [you] Du verschiebst { $n } { $n ->
        [one] verlorenen
       *[other] verlorene
      } Wissensmarker auf { FORM($card, "zitiert") } von { $victim }.
   *[other] { $seat } verschiebt { $n } { $n ->
        [one] verlorenen
       *[other] verlorene
      } Wissensmarker auf { PERSON($victim) ->
        [you] dein Monument { FORM($card, "zitiert") }
       *[other] { FORM($card, "zitiert") } von { $victim }
      }.
  }
ak-do-recover = { PERSON($seat) ->
    [you] Du wirfst
   *[other] { $seat } wirft
  } { $n } { $n ->
    [one] verlorenen
   *[other] verlorene
  } Wissensmarker ab.
ak-do-move = { PERSON($seat) ->
    [you] Du versetzt { FORM($card, "zitiert") } auf Feld { $n }.
   *[other] { $seat } versetzt { FORM($card, "zitiert") } auf Feld { $n }.
  }
ak-do-swap = { PERSON($seat) ->
    [you] Du vertauschst { FORM($card, "zitiert") } und { FORM($other, "zitiert") }.
   *[other] { $seat } vertauscht { FORM($card, "zitiert") } und { FORM($other, "zitiert") }.
  }
ak-do-destroy = { PERSON($seat) ->
    [you] Du wirfst die ausliegende Karte { FORM($card, "zitiert") } ab.
   *[other] { $seat } wirft die ausliegende Karte { FORM($card, "zitiert") } ab.
  }
ak-do-keep = { PERSON($seat) ->
    [you] Du behältst { FORM($card, "zitiert") }.
   *[other] { $seat } behält { FORM($card, "zitiert") }.
  }
ak-do-keep-hidden = { PERSON($seat) ->
    [you] Du behältst eine Karte.
   *[other] { $seat } behält eine Karte.
  }
ak-do-place = { PERSON($seat) ->
    [you] Du legst die Technologie { FORM($card, "zitiert") } unter den Stapel.
   *[other] { $seat } legt die Technologie { FORM($card, "zitiert") } unter den Stapel.
  }
ak-do-place-hidden = { PERSON($seat) ->
    [you] Du legst eine Technologie unter den Stapel.
   *[other] { $seat } legt eine Technologie unter den Stapel.
  }
ak-do-take = { PERSON($seat) ->
    [you] Du nimmst { FORM($card, "zitiert") }.
   *[other] { $seat } nimmt { FORM($card, "zitiert") }.
  }
ak-do-rob = { PERSON($seat) ->
    [you] Du siehst dir die Hand von { $victim } an.
   *[other] { $seat } sieht sich { PERSON($victim) ->
        [you] deine Hand
       *[other] die Hand von { $victim }
      } an.
  }
ak-do-steal = { PERSON($seat) ->
    [you] Du nimmst { FORM($card, "zitiert") } aus der Hand von { $victim }.
   *[other] { $seat } nimmt { FORM($card, "zitiert") } aus { PERSON($victim) ->
        [you] deiner Hand
       *[other] der Hand von { $victim }
      }.
  }
ak-do-steal-hidden = { PERSON($seat) ->
    [you] Du nimmst eine Karte aus der Hand von { $victim }.
   *[other] { $seat } nimmt eine Karte aus { PERSON($victim) ->
        [you] deiner Hand
       *[other] der Hand von { $victim }
      }.
  }
ak-do-bury = { PERSON($seat) ->
    [you] Du legst die Technologie { FORM($card, "zitiert") } unter den Stapel ihrer Stufe.
   *[other] { $seat } legt die Technologie { FORM($card, "zitiert") } unter den Stapel ihrer Stufe.
  }
ak-do-turn = { PERSON($seat) ->
    [you] Du wendest Technologieplättchen { $n } auf Stufe II.
   *[other] { $seat } wendet Technologieplättchen { $n } auf Stufe II.
  }
ak-do-use = { PERSON($seat) ->
    [you] Du benutzt { FORM($card, "zitiert") }.
   *[other] { $seat } benutzt { FORM($card, "zitiert") }.
  }
ak-do-draw = { PERSON($seat) ->
    [you] Du ziehst für die gedrehten Monumente.
   *[other] { $seat } zieht für die gedrehten Monumente.
  }
ak-do-decline = { PERSON($seat) ->
    [you] Du lässt { FORM($card, "zitiert") } verfallen.
   *[other] { $seat } lässt { FORM($card, "zitiert") } verfallen.
  }
ak-do-done = { PERSON($seat) ->
    [you] Du belässt es dabei.
   *[other] { $seat } belässt es dabei.
  }
ak-do-pass = { PERSON($seat) ->
    [you] Du verzichtest.
   *[other] { $seat } verzichtet.
  }
ak-do-stop = { PERSON($seat) ->
    [you] Du lässt die übrigen Effekte aus.
   *[other] { $seat } lässt die übrigen Effekte aus.
  }
ak-do-marks = { PERSON($seat) ->
    [you] Du wählst { FORM($card, "zitiert") } zum Abwerfen.
   *[other] { $seat } wählt { FORM($card, "zitiert") } zum Abwerfen.
  }
ak-do-chooses = { PERSON($seat) ->
    [you] Du wählst verdeckt.
   *[other] { $seat } wählt verdeckt.
  }

## why an action is refused

ak-no-action = Es gibt keine Aktion „{ $text }“.
ak-no-card = Es gibt keine Karte „{ $text }“.
ak-not-now = „{ $verb }“ ist jetzt nicht möglich; mögliche Aktionen: { $offered }.
ak-not-so = „{ $text }“ ist unvollständig oder so nicht möglich; mögliche Aktionen: { $offered }.
ak-not-this-card = „{ $verb }“ ist mit { FORM($card, "zitiert") } jetzt so nicht möglich.
ak-not-face-up = { FORM($card, "zitiert") } liegt nicht offen auf einem Technologieplättchen.
ak-requirement = { FORM($card, "zitiert") } verlangt { $what }; du hast { $have }.
ak-requirements = { FORM($card, "zitiert") } verlangt { $what }.
ak-requirement-of = { $what } (du hast { $have })
ak-not-among = { FORM($card, "zitiert") } steht jetzt nicht zur Wahl.
ak-no-space = Kein Feld deiner Zeitleiste hat Platz für { FORM($card, "zitiert") }.
ak-lies-in-past = { FORM($card, "zitiert") } liegt in einer Vergangenheit: Nur AUSGRABEN und Effekte nutzen die Karte dort.
ak-in-play = { FORM($card, "zitiert") } ist im Spiel; der Effekt tritt von selbst ein: { $when }.
ak-in-play-plain = { FORM($card, "zitiert") } ist im Spiel und hat keinen Effekt.
ak-learned = { FORM($card, "zitiert") } ist schon gelernt.
ak-not-in-hand = Du hast { FORM($card, "zitiert") } nicht auf der Hand.
ak-no-artifact-space = Alle fünf Artefaktfelder sind belegt, für { FORM($card, "zitiert") } ist kein Platz.
ak-which-space = Gib an, auf welchem Feld (1 bis 6) du { FORM($card, "zitiert") } erschaffen willst.
ak-locked = { FORM($card, "zitiert") } ist gesperrt: nur auf Feld { $space } zu erschaffen.
ak-space-full = Feld { $space } trägt zwei Monumente und ist voll.
ak-too-dear = { FORM($card, "zitiert") } kostet dort { $cost ->
    [one] eine andere Karte
   *[other] { $cost } andere Karten
  }; du hast { $left }.
ak-cannot-create = Keine deiner Handkarten kann jetzt erschaffen werden: Dir fehlt ein freies Feld, oder dir fehlen Karten zum Bezahlen.
ak-cannot-learn = Du erfüllst bei keiner der Technologien die Voraussetzung.
ak-cannot-excavate = In deiner Vergangenheit liegt kein gerades Monument.
ak-cannot-archive = Du hast keine Karte zum Abwerfen.
ak-nothing-straight = In deiner Vergangenheit liegt kein gerades Monument, das du drehen kannst.
ak-empty-hand = Zum ARCHIVIEREN brauchst du mindestens eine Karte auf der Hand.

## the table

ak-phase-opening = Anfangswahl
ak-phase-action = Aktionsphase
ak-phase-timeline = Zeitleistenphase
ak-phase-decline = Verfallsphase
ak-phase-slid = Ende der Verfallsphase
ak-phase-over = Schlusswertung
ak-table-head = { $phase }, Aktionen übrig: { $actions }; Baumeisterstapel { $deck }, Ablage { $discard }
ak-table-tile = Plättchen { $tile } (Stufe { $level }): { $cards }
ak-table-decks = Technologiestapel: I { $one }, II { $two }
ak-table-limbo = beiseitegelegt ({ $n }):
ak-table-seat = { $seat }: { $score } SP, verlorenes Wissen { $lost }, Handkarten { $hand }
ak-table-artifacts = Artefakte: { $cards } ({ $free ->
    [one] { $free } Feld
   *[other] { $free } Felder
  } frei)
ak-table-past = Vergangenheit ({ $n }): { $cards }
ak-table-collection = Technologien: { $cards }
ak-table-hand = Hand ({ $n }):
ak-table-known = in dieser Hand bekannt: { $cards }
ak-table-marked = gewählt: { $cards }

## what is wrong with a position

ak-position-card = Es gibt keine Karte „{ $value }“.
ak-position-place = { FORM($card, "zitiert") } kann hier nicht liegen.
ak-position-twice = { FORM($card, "zitiert") } liegt schon in { $other }.
ak-position-too-many = { $n } sind zu viele, höchstens { $most }.
ak-position-level = „{ $value }“ ist weder lower noch upper.
ak-position-full = Feld { $space } { $level } ist besetzt.
ak-position-hanging = Auf Feld { $space } liegt ein Monument, unter dem nichts ist.
ak-position-middle = In einer Vergangenheit liegen sieben Monumente, also muss ein Plättchen gewendet sein.
ak-position-lone = Ein Plättchen zeigt nie genau eine Technologie.
ak-position-ending = In einer Vergangenheit liegen vierzehn Monumente, also ist das Ende ausgelöst.
ak-position-over = Eine Partie ist erst vorbei, wenn vierzehn Monumente in einer Vergangenheit das Ende ausgelöst haben.
ak-position-over-turn = Eine Partie ist vorbei, wenn alle gleich viele Züge hatten und der Startspieler wieder an der Reihe wäre.
ak-position-over-time = Eine Solopartie ist vorbei, wenn die Zeitkarte { $n }-mal verfallen ist.
ak-position-over-turns = Eine Solopartie, die vorbei ist, hatte { $n } Züge.
ak-position-seats = { $n } Spieler; es sind zwei bis vier.
ak-position-word = „{ $value }“ ist hier kein bekanntes Wort.
ak-position-opening = Bei der Anfangswahl hat jede Hand zehn Karten.
ak-position-state = Das ist kein Zustand, den das Programm für diese Karten und Optionen geschrieben hat.
ak-position-state-differs = Der Zustand des angefangenen Schritts sagt etwas anderes; ohne „state“ beginnt die Stellung am Anfang der Phase.
ak-position-sight = { FORM($card, "zitiert") } liegt an keinem Ort, den dieser Spieler für möglich hält.

## doubtful readings and how we take them

ak-ruling-rotated = AUSGRABEN und Geraderücken fragen nur, wie viele Monumente, nicht welche: Gedreht zu sein bedeutet sonst nichts.
ak-ruling-single = Eine Wahl mit nur einer Möglichkeit wird automatisch getroffen.
ak-ruling-void-waits = Unter gleichzeitigen Effekten wird keiner angeboten, der jetzt nichts täte; er kann später in derselben Gruppe möglich werden.
ak-ruling-up-to = Nennt eine Karte ein Höchstmaß oder sagt sie „du darfst“, ist jede Menge ab 0 zulässig; sonst gilt die volle Menge, soweit möglich.
ak-ruling-archive = ARCHIVIEREN ist auch erlaubt, wenn kein Monument Wissen trägt.
ak-ruling-optional = Genetische Scheibe und Linse von Nimrud sind freiwillig; Höhlen von Barabar, Pyramide von Cobá und Xixia Wangling überlassen die Menge ihrem Besitzer.
ak-ruling-frozen = Ein Monument, dessen Verfallseffekt läuft, kann weder versetzt noch vertauscht werden.
ak-ruling-space-1 = Was immer ein Monument während der Verfallsphase auf Feld 1 bringt: Es verfällt in dieser Phase.
ak-ruling-skip-lost = Der Potala-Palast, in einer Verfallsphase erschaffen, lässt weder diese noch eine spätere ausfallen.
ak-ruling-full-hand-look = Mit zehn Handkarten bewirkt das Ansehen von Karten, um eine zu behalten, gar nichts.
ak-ruling-moves = Versetzen und Vertauschen ignorieren Sperren; ein Monument ohne Ziel kann nicht versetzt werden.
ak-ruling-relief-ceiling = Candi Sukuh und der Stein von Rosetta senken je eine Mindestzahl einer Voraussetzung um 1: beide zusammen zwei Mindestzahlen oder eine um 2. Eine Höchstzahl ändern sie nie.
ak-ruling-philae = Philae entfernt von jeder der beiden Städte 3 Wissensmarker oder was da ist.
ak-ruling-forced-discards = Gegner, die abwerfen müssen, verlieren genau die genannte Zahl oder alles, was sie haben.
ak-ruling-learn-first = Die Anleitung sagt nicht, was nach dem LERNEN zuerst kommt: Wir führen den Effekt der Technologie aus, dann die Reaktionen. Das Heft von Heritage lässt gleichzeitige Effekte frei ordnen; die Option „learn_order“ erlaubt das auch hier.
ak-ruling-tile-empty = Ein Plättchen, das nicht mit drei Technologien gefüllt werden kann, bleibt leer.
ak-ruling-tiles-after-hands = Die Technologien werden nach der Wahl der Hände ausgelegt.
ak-ruling-extra-cards = Der dritte und der vierte Spieler ziehen je eine Karte mehr, wie auch immer verteilt wird.
ak-ruling-shared-victory = Wer gleich viele Punkte und gleich viel verlorenes Wissen hat, teilt sich den Sieg.
ak-ruling-seek-stops = Calakmul zeigt jede aufgedeckte Karte und endet, wenn alle gesehen sind.
ak-ruling-deck-study = Die Nischenpyramide mischt die Ablage der Stufe II ein, wenn der Stapel zu klein ist.
ak-ruling-share-short = Sind zu wenige Karten aufzudecken oder zu vergraben, geschieht, was möglich ist.
ak-ruling-privacy = Von der Hand wird verdeckt abgeworfen; nur der Besitzer kennt die Karten.
ak-ruling-own-entry = Eine Karte reagiert nie auf ihr eigenes Erscheinen.

## what is wrong with a pack of cards

ak-pack-problem = { $file }, Karte { $card }: { $reason }
ak-pack-learning = Nur die Karten der Schachteln haben einen Platz in Beobachtungen und im Aktionsraum; mit einem eigenen Paket gibt es beides nicht.
ak-pack-problem-coffer = { $file }, Truhe { $card }: { $reason }
ak-pack-problem-challenge = { $file }, Herausforderung { $card }: { $reason }
ak-pack-missing = „{ $key }“ fehlt.
ak-pack-number = „{ $key }“ ist { $value }; nötig ist eine ganze Zahl von { $least } bis { $most }.
ak-pack-letters = „{ $key }“ kann nicht „{ $value }“ sein; es sind höchstens { $most } verschiedene Buchstaben von { $first } bis { $last }.
ak-pack-coffer-twice = Eine Truhe kann nicht auf dem Tableau und darunter liegen.
ak-pack-key = „{ $key }“ ist in „{ $where }“ nicht erlaubt.
ak-pack-quantity = Es gibt keine Größe „{ $value }“.
ak-pack-quantity-place = „{ $value }“ kann hier nicht gezählt werden.
ak-pack-condition = „{ $value }“ ist keine Bedingung; eine Bedingung ist eine Größe, dann >=, <= oder ==, dann eine Zahl.
ak-pack-verb = Es gibt kein Verb „{ $value }“.
ak-pack-place = „{ $verb }“ ist unter „{ $when }“ nicht erlaubt.
ak-pack-look = „look“ braucht genau eines von keep, create und learn.
ak-pack-target = „{ $value }“ ist hier kein mögliches Ziel.
ak-pack-each = „each“ verträgt sich nicht mit targets oder up_to.
ak-pack-tiers = „tiers“ muss eine Liste von Paaren ganzer Zahlen sein, das niedrigste zuerst.
ak-pack-activation = „{ $when }“ ist auf einer Karte dieser Sorte ({ $kind }) nicht erlaubt.
ak-pack-pay = „{ $verb }“ kann kein Preis sein; ein Preis ist discard oder destroy, ohne up_to.
ak-pack-modifier = Eine dauerhafte Änderung muss der einzige Schritt ihres Effekts sein und darf nichts kosten.
ak-pack-endless = Ihre Reaktion auf „{ $event }“ löst dasselbe wieder aus und bekommt zurück, was sie verbraucht: Sie könnte niemals enden.
ak-pack-no-effect = Die Karte hat keinen Effekt.
ak-pack-unreadable = Die Datei kann nicht gelesen werden: { $detail }.
ak-pack-empty = Die Datei enthält nichts.
ak-pack-duplicate = { $id } steht zweimal in diesem Paket.
ak-pack-replaces = { $id } ersetzt eine Karte anderer Sorte oder Stufe.
ak-pack-builders = Das Paket hat { $n } Baumeisterkarten; nötig sind { $least } bis { $most }.
ak-pack-level = Das Paket hat { $n } Technologien der Stufe { $level }; nötig sind { $least } bis { $most }.
ak-pack-hand = Die vorbereitete Hand { $hand } hat { $n } Karten; nötig sind 6.
ak-pack-too-long = Das Paket ist zu lang: { $n } Einträge in einer Tabelle, in die { $most } passen.
ak-pack-store = „store“ unter „immediate“ und „claim“ unter „decline“ gehören zusammen; die Karte hat nur eines davon.
ak-tie-lost = { $ended } { $seats } haben je { $points } SP; mit weniger verlorenem Wissen ({ $lost }) { PERSON($winner) ->
    [you] gewinnst du
   *[other] gewinnt { $winner }
  }.
ak-tie-shared = { $ended } { $seats } haben je { $points } SP und gleich viel verlorenes Wissen: Sie teilen sich den Sieg.
