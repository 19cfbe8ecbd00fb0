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
ak-reason-fourteen = Eine Vergangenheit umfasst vierzehn Monumente, und die Runde ist zu Ende.

## actions

ak-do-search = { $seat } SUCHT und zieht eine Karte.
ak-do-search-full = { $seat } SUCHT.
ak-do-create-monument = { $seat } ERSCHAFFT { $card } auf Feld { $n }.
ak-do-create-artifact = { $seat } ERSCHAFFT das Artefakt { $card }.
ak-do-learn = { $seat } LERNT { $card }.
ak-do-archive = { $seat } ARCHIVIERT.
ak-do-excavate = { $seat } GRÄBT AUS und dreht { $n } { $n ->
    [one] Monument
   *[other] Monumente
  }.
ak-do-discard = { $seat } wirft { $card } ab.
ak-do-discard-hidden = { $seat } wirft eine Karte ab.
ak-do-remove = { $seat } entfernt { $n } Wissensmarker von { $card }.
ak-do-add = { $seat } legt { $n } Wissensmarker auf { $card } ({ $victim }).
ak-do-give = { $seat } verschiebt { $n } { $n ->
    [one] verlorenen
   *[other] verlorene
  } Wissensmarker auf { $card } ({ $victim }).
ak-do-recover = { $seat } wirft { $n } { $n ->
    [one] verlorenen
   *[other] verlorene
  } Wissensmarker ab.
ak-do-move = { $seat } versetzt { $card } auf Feld { $n }.
ak-do-swap = { $seat } vertauscht { $card } und { $other }.
ak-do-destroy = { $seat } wirft { $card } aus dem Spiel ab.
ak-do-keep = { $seat } behält { $card }.
ak-do-keep-hidden = { $seat } behält eine Karte.
ak-do-place = { $seat } legt { $card } unter ihren Stapel.
ak-do-place-hidden = { $seat } legt eine Technologie unter ihren Stapel.
ak-do-take = { $seat } nimmt { $card }.
ak-do-rob = { $seat } sieht sich die Hand von { $victim } an.
ak-do-steal = { $seat } nimmt { $card } aus der Hand von { $victim }.
ak-do-steal-hidden = { $seat } nimmt eine Karte aus der Hand von { $victim }.
ak-do-bury = { $seat } legt { $card } unter den Stapel ihrer Stufe.
ak-do-turn = { $seat } wendet das Technologieplättchen { $n } auf Stufe II.
ak-do-use = { $seat } benutzt { $card }.
ak-do-draw = { $seat } zieht für die gedrehten Monumente.
ak-do-decline = { $seat } lässt { $card } verfallen.
ak-do-done = { $seat } nimmt nichts weiter.
ak-do-pass = { $seat } verzichtet.
ak-do-stop = { $seat } lässt die übrigen Effekte aus.
ak-do-marks = { $seat } will { $card } abwerfen.
ak-do-chooses = { $seat } wählt verdeckt.

## why an action is refused

ak-no-action = Es gibt keine Aktion „{ $text }“.
ak-no-card = Es gibt keine Karte „{ $text }“.
ak-not-now = „{ $verb }“ ist jetzt nicht möglich; möglich: { $offered }.
ak-not-so = „{ $text }“ ist unvollständig oder so nicht möglich; möglich: { $offered }.
ak-not-this-card = „{ $verb }“ ist mit { $card } jetzt so nicht möglich.
ak-not-face-up = { $card } liegt nicht offen auf einem Technologieplättchen.
ak-requirement = { $card } verlangt { $what }; du hast { $have }.
ak-requirements = { $card } verlangt { $what }.
ak-requirement-of = { $what } (du hast { $have })
ak-not-among = { $card } steht jetzt nicht zur Wahl.
ak-no-space = Kein Feld deiner Zeitleiste hat Platz für { $card }.
ak-lies-in-past = { $card } liegt in einer Vergangenheit: Nur AUSGRABEN und Effekte nutzen die Karte dort.
ak-in-play = { $card } ist im Spiel; der Effekt kommt von selbst: { $when }.
ak-in-play-plain = { $card } ist im Spiel und hat keinen Effekt.
ak-learned = { $card } ist schon gelernt.
ak-not-in-hand = { $card } ist nicht auf deiner Hand.
ak-no-artifact-space = Alle fünf Artefaktfelder sind belegt, für { $card } ist kein Platz.
ak-which-space = Sag, auf welchem Feld, 1 bis 6, { $card } erschaffen wird.
ak-locked = { $card } ist gesperrt: nur auf Feld { $space } zu erschaffen.
ak-space-full = Feld { $space } trägt zwei Monumente und ist voll.
ak-too-dear = { $card } kostet dort { $cost ->
    [one] eine andere Karte
   *[other] { $cost } andere Karten
  }; du hast { $left }.
ak-nothing-straight = In deiner Vergangenheit lässt sich kein gerades Monument drehen, oder nicht so viele.
ak-empty-hand = ARCHIVIEREN braucht mindestens eine Karte auf der Hand.

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

ak-position-problem = { $where }: { $reason }
ak-position-key = „{ $key }“ gibt es hier nicht.
ak-position-number = { $value } ist keine ganze Zahl von { $least } bis { $most }.
ak-position-flag = { $value } ist weder true noch false.
ak-position-list = erwartet wird eine Liste.
ak-position-table = erwartet wird ein Objekt.
ak-position-card = es gibt keine Karte „{ $value }“.
ak-position-place = { $card } kann hier nicht liegen.
ak-position-twice = { $card } liegt schon in { $other }.
ak-position-too-many = { $n } sind zu viele, höchstens { $most }.
ak-position-level = „{ $value }“ ist weder lower noch upper.
ak-position-full = Feld { $space } { $level } ist besetzt.
ak-position-hanging = auf Feld { $space } steht ein Monument über nichts.
ak-position-middle = eine Vergangenheit umfasst sieben Monumente, also muss ein Plättchen gewendet sein.
ak-position-lone = ein Plättchen zeigt nie genau eine Technologie.
ak-position-ending = eine Vergangenheit umfasst vierzehn Monumente, also ist das Ende ausgelöst.
ak-position-over = ein Spiel ist erst vorbei, wenn vierzehn Monumente in einer Vergangenheit das Ende ausgelöst haben.
ak-position-over-turn = ein Spiel ist vorbei, wenn alle gleich viele Züge hatten und der Startspieler wieder an der Reihe wäre.
ak-position-over-time = ein Solospiel ist vorbei, wenn die Zeitkarte { $n }-mal gegangen ist.
ak-position-over-turns = ein Solospiel, das vorbei ist, hatte { $n } Züge.
ak-position-seats = { $n } Spieler; es sind zwei bis vier.
ak-position-word = „{ $value }“ ist hier kein bekanntes Wort.
ak-position-opening = bei der Anfangswahl hat jede Hand zehn Karten.
ak-position-state = das ist kein Zustand, den das Programm für diese Karten und Optionen geschrieben hat.
ak-position-state-differs = der Zustand des angefangenen Schritts sagt etwas anderes; ohne „state“ beginnt die Stellung am Anfang der Phase.
ak-position-sight = { $card } liegt an keinem Ort, den dieser Spieler für möglich hält.

## doubtful readings and how we take them

ak-ruling-rotated = AUSGRABEN und Aufrichten fragen nur, wie viele Monumente, nicht welche: Gedreht zu sein bedeutet sonst nichts.
ak-ruling-single = Eine Wahl mit nur einer Möglichkeit trifft sich von selbst.
ak-ruling-void-waits = Unter gleichzeitigen Effekten wird keiner angeboten, der jetzt nichts täte; er kann später in derselben Gruppe möglich werden.
ak-ruling-up-to = Nennt eine Karte ein Höchstmaß oder erlaubt sie etwas, ist jede Menge ab 0 zulässig; sonst gilt die volle Menge, soweit möglich.
ak-ruling-archive = ARCHIVIEREN ist auch erlaubt, wenn kein Monument Wissen trägt.
ak-ruling-optional = Genetic Disk und Nimrud Lens sind freiwillig; Barabar Caves, Pyramid of Coba und Xixia Wangling überlassen die Menge ihrem Besitzer.
ak-ruling-frozen = Ein Monument, dessen Verfallseffekt läuft, kann weder versetzt noch vertauscht werden.
ak-ruling-space-1 = Was immer ein Monument während der Verfallsphase auf Feld 1 bringt: Es verfällt in dieser Phase.
ak-ruling-skip-lost = Potala Palace, in einer Verfallsphase erschaffen, lässt weder diese noch eine spätere ausfallen.
ak-ruling-full-hand-look = Mit zehn Handkarten bewirkt das Ansehen von Karten, um eine zu behalten, gar nichts.
ak-ruling-moves = Versetzen und Vertauschen missachten Sperren; ein Monument ohne Ziel kann nicht versetzt werden.
ak-ruling-relief-ceiling = Candi Sukuh und Rosetta Stone senken je eine Mindestzahl einer Voraussetzung um 1: beide zusammen zwei Mindestzahlen oder eine um 2. Eine Höchstzahl ändern sie nie.
ak-ruling-philae = Philae entfernt von jeder der beiden Städte 3 Wissensmarker oder was da ist.
ak-ruling-forced-discards = Gegner, die abwerfen müssen, verlieren genau die genannte Zahl oder alles, was sie haben.
ak-ruling-learn-first = Die Anleitung sagt nicht, was nach dem LERNEN zuerst kommt: Wir führen den Effekt der Technologie aus, dann die Reaktionen. Das Heft von Heritage lässt gleichzeitige Effekte frei ordnen; die Option „learn_order“ erlaubt das auch hier.
ak-ruling-tile-empty = Ein Plättchen, das nicht mit drei Technologien gefüllt werden kann, bleibt leer.
ak-ruling-tiles-after-hands = Die Technologien werden nach der Wahl der Hände ausgelegt.
ak-ruling-extra-cards = Der dritte und der vierte Spieler ziehen je eine Karte mehr, wie auch immer verteilt wird.
ak-ruling-shared-victory = Wer an Punkten und verlorenem Wissen gleich ist, teilt sich den Sieg.
ak-ruling-seek-stops = Calakmul zeigt jede aufgedeckte Karte und endet, wenn alle gesehen sind.
ak-ruling-deck-study = Pyramid of the Niches mischt die Ablage der Stufe II ein, wenn der Stapel zu klein ist.
ak-ruling-share-short = Sind zu wenige Karten aufzudecken oder zu vergraben, geschieht, was möglich ist.
ak-ruling-privacy = Abwürfe von der Hand sind verdeckt; nur ihr Besitzer kennt sie.
ak-ruling-own-entry = Eine Karte reagiert nie auf ihr eigenes Erscheinen.

## what is wrong with a pack of cards

ak-pack-problem = { $file }, Karte { $card }: { $reason }
ak-pack-learning = Nur die Karten der Schachteln haben einen Platz in Beobachtungen und im Aktionsraum; mit einem eigenen Paket gibt es beides nicht.
ak-pack-problem-coffer = { $file }, Truhe { $card }: { $reason }
ak-pack-problem-challenge = { $file }, Herausforderung { $card }: { $reason }
ak-pack-missing = „{ $key }“ fehlt.
ak-pack-number = „{ $key }“ ist { $value }; nötig ist eine ganze Zahl von { $least } bis { $most }.
ak-pack-word = „{ $key }“ kann nicht „{ $value }“ sein; möglich sind: { $known }.
ak-pack-flag = „{ $key }“ ist { $value }; nötig ist true oder false.
ak-pack-text = „{ $key }“ muss ein nicht leerer Text sein.
ak-pack-long-text = „{ $key }“ muss ein Text von höchstens { $most } Zeichen in einer Zeile sein.
ak-pack-long-list = „{ $key }“ hat { $n } Einträge; erlaubt sind { $most }.
ak-pack-letters = „{ $key }“ kann nicht „{ $value }“ sein; es sind höchstens { $most } verschiedene Buchstaben von { $first } bis { $last }.
ak-pack-coffer-twice = Eine Truhe kann nicht auf dem Tableau und darunter liegen.
ak-pack-key = „{ $key }“ ist kein Wort, das in „{ $where }“ stehen kann.
ak-pack-list = „{ $key }“ muss eine Liste sein.
ak-pack-table = „{ $key }“ muss eine Tabelle sein.
ak-pack-quantity = Es gibt keine Größe „{ $value }“.
ak-pack-quantity-place = „{ $value }“ kann hier nicht gezählt werden.
ak-pack-condition = „{ $value }“ ist keine Bedingung; eine Bedingung ist eine Größe, dann >=, <= oder ==, dann eine Zahl.
ak-pack-step = { $value } ist kein Schritt; ein Schritt ist eine Tabelle, die mit einem Verb beginnt.
ak-pack-verb = Es gibt kein Verb „{ $value }“.
ak-pack-place = „{ $verb }“ kann nicht unter „{ $when }“ stehen.
ak-pack-look = „look“ braucht genau eines von keep, create und learn.
ak-pack-target = „{ $value }“ ist hier kein mögliches Ziel.
ak-pack-each = „each“ kann nicht zusammen mit targets oder up_to stehen.
ak-pack-tiers = „tiers“ muss eine Liste von Paaren ganzer Zahlen sein, das niedrigste zuerst.
ak-pack-activation = „{ $when }“ kann nicht auf einer Karte dieser Sorte ({ $kind }) stehen.
ak-pack-pay = „{ $verb }“ kann kein Preis sein; ein Preis ist discard oder destroy, ohne up_to.
ak-pack-modifier = Eine dauerhafte Änderung muss allein in ihrem Effekt stehen, ohne Preis.
ak-pack-id = „{ $value }“ ist keine Kennung; eine Kennung besteht aus höchstens sechs Großbuchstaben und dann einer Zahl (EG7).
ak-pack-endless = Ihre Reaktion auf „{ $event }“ löst dasselbe wieder aus, und was dabei verbraucht wird, kommt zurück: Sie könnte niemals enden.
ak-pack-no-effect = Die Karte hat keinen Effekt.
ak-pack-unreadable = Die Datei kann nicht gelesen werden: { $detail }.
ak-pack-empty = Die Datei bringt nichts mit.
ak-pack-duplicate = { $id } steht zweimal in diesem Paket.
ak-pack-replaces = { $id } ersetzt eine Karte anderer Sorte oder Stufe.
ak-pack-builders = Das Paket hat { $n } Baumeisterkarten; nötig sind { $least } bis { $most }.
ak-pack-level = Das Paket hat { $n } Technologien der Stufe { $level }; nötig sind { $least } bis { $most }.
ak-pack-hand = Die vorbereitete Hand { $hand } hat { $n } Karten; nötig sind 6.
ak-pack-too-long = Das Paket ist zu lang: { $n } Einträge in einer Tabelle, in die { $most } passen.
ak-pack-store = „store“ unter „immediate“ und „claim“ unter „decline“ gehören zusammen; die Karte hat nur eines davon.
ak-tie-lost = { $ended } { $seats } haben gleich viele SP, { $points }; weniger verlorenes Wissen entscheidet, { $lost }, für { $winner }.
ak-tie-shared = { $ended } { $seats } haben gleich viele SP, { $points }, und gleich viel verlorenes Wissen: Sie teilen sich den Sieg.
