### Ankh'or.

ankhor-option-edition = Regelheft
ankhor-option-merged_bonus = Vereinte Gruppen behalten alle ihre Bonusmarken
ankhor-option-covered_at_once = Französisches Regelheft: Die Grenze gilt, sobald ein volles Lagerhaus bedeckt wird
ankhor-option-scribe_limits = Die Grenzen gelten vor dem Extrazug eines Schreibers
ankhor-value-en = englisch
ankhor-value-es = spanisch
ankhor-value-fr = französisch

## Namen

ankhor-seat = Spieler { $number }
ankhor-colour = { $colour ->
    [blue] Blau
    [white] Weiß
    [black] Schwarz
    [green] Grün
   *[red] Rot
  }
ankhor-token = { $token ->
    [blue] Blau
    [white] Weiß
    [black] Schwarz
    [green] Grün
    [red] Rot
   *[ankh] Ankh
  }
ankhor-tokens = { $count } { $token ->
    [blue] blaue
    [white] weiße
    [black] schwarze
    [green] grüne
    [red] rote
   *[ankh] { $count ->
        [one] Ankh
       *[other] Ankhs
      }
  }
ankhor-resources = { $count ->
    [one] ein Rohstoff
   *[other] { $count } Rohstoffe
  }
ankhor-good = { $good ->
    [fish] Fisch
    [ivory] Elfenbein
    [wood] Holz
    [reed] Papyrus
    [cloth] Stoff
   *[ankh] Ankh
  }
ankhor-tile = { $kind ->
    [jackal] Schakal
    [scarab] Skarabäus
    [falcon] Falke
    [two] Zwei Punkte
    [warehouse] Lagerhaus
    [scribe] Schreiber
   *[desert] Wüste
  } ({ $colour ->
    [blue] blau
    [white] weiß
    [black] schwarz
    [green] grün
   *[red] rot
  })
ankhor-letter = { $letter } { $token ->
    [blue] Blau
    [white] Weiß
    [black] Schwarz
    [green] Grün
    [red] Rot
   *[ankh] Ankh
  }
ankhor-short = { $short } { $kind ->
    [jackal] Schakal
    [scarab] Skarabäus
    [falcon] Falke
    [two] Zwei Punkte
    [warehouse] Lagerhaus
    [scribe] Schreiber
   *[desert] Wüste
  }
ankhor-kind = { $kind ->
    [jackal] Schakal
    [scarab] Skarabäus
    [falcon] Falke
    [two] Zwei Punkte
    [warehouse] Lagerhaus
    [scribe] Schreiber
   *[desert] Wüste
  }
ankhor-kind-does = { $kind ->
    [jackal] Ein Tier: Benachbarte Schakale, zwei oder mehr, zählen je einen Punkt.
    [scarab] Ein Tier: Benachbarte Skarabäen, zwei oder mehr, zählen je einen Punkt.
    [falcon] Ein Tier: Benachbarte Falken, zwei oder mehr, zählen je einen Punkt.
    [two] Zwei Punkte.
    [warehouse] Bringt eine Marke seiner Farbe und lagert eine über die Grenze hinaus, solange nichts es bedeckt.
    [scribe] Mit dem Kauf endet der Zug sofort, und ein vollständiger Extrazug folgt.
   *[desert] Nichts als ihre Farbe.
  }
ankhor-group = { $of ->
    [blue] blaue Gruppe
    [white] weiße Gruppe
    [black] schwarze Gruppe
    [green] grüne Gruppe
    [red] rote Gruppe
    [jackal] Schakalgruppe
    [scarab] Skarabäengruppe
   *[falcon] Falkengruppe
  }
ankhor-number = { $number }
ankhor-verb-take = Marken nehmen
ankhor-verb-buy = ein Plättchen kaufen
ankhor-verb-refresh = die Auslage erneuern
ankhor-verb-move = ein Plättchen versetzen
ankhor-verb-return = Marken zurückgeben
ankhor-verb-end = den Zug beenden
ankhor-slot-tokens = Marken
ankhor-slot-column = Spalte
ankhor-slot-place = Platz
ankhor-slot-spare = gesparter Rohstoff
ankhor-slot-pile = Stapel
ankhor-slot-tile = Plättchen
ankhor-slot-ankhs = Ankhs
ankhor-points-printed = für Zahlen auf Plättchen
ankhor-points-bonus = für Bonusmarken
ankhor-points-animals = für Tiergruppen
ankhor-points-colours = für Farbgruppen
ankhor-points-tokens = für übrige Marken
ankhor-items-tile = Plättchen

## Was eine Aktion tut

ankhor-does-take = { $seat } nimmt { $tokens }.
ankhor-does-buy = { $spare ->
    [yes] { $seat } kauft das Plättchen { $tile } aus Spalte { $column }, baut es auf { $place } in die Höhe und spart { $spared }.
   *[no] { $seat } kauft das Plättchen { $tile } aus Spalte { $column } und legt es auf { $place }.
  }
ankhor-does-refresh = { $seat } gibt ein Ankh aus und erneuert die Auslage aus Stapel { $pile }.
ankhor-does-move = { $seat } gibt ein Ankh aus und versetzt das Plättchen { $tile } von { $start } nach { $place }.
ankhor-does-return = { $seat } gibt { $tokens } zurück.
ankhor-does-end = { $seat } beendet den Zug.

## Was daraus wird

ankhor-told-pays = { $seat } zahlt { $tokens }.
ankhor-told-gets = { $seat } bekommt { $tokens } aus dem Vorrat.
ankhor-told-gives = { $seat } legt { $tokens } in den Vorrat zurück.
ankhor-told-stores = { $seat } lagert { $tokens } im Lagerhaus ein.
ankhor-told-stocked = Das neue Lagerhaus von { $seat } bekommt { $tokens } aus dem Vorrat.
ankhor-told-covered = Das Lagerhaus von { $seat } wird bedeckt: { $tokens } geht in den Vorrat zurück.
ankhor-told-uncovered = Das Lagerhaus von { $seat } wird bedeckt: { $tokens } kommt in den Bestand.
ankhor-told-placed = Das Plättchen { $tile } von { $seat } liegt auf { $place }.
ankhor-told-removed = Das Plättchen { $tile } verlässt das Spiel.
ankhor-told-drawn = { $count ->
    [one] Neu in der Auslage: { $tiles }.
   *[other] Neu in der Auslage, von links: { $tiles }.
  }
ankhor-told-comes = Aus Stapel { $pile } { $count ->
    [one] kommt ein Plättchen
   *[other] kommen { $count } Plättchen
  }.
ankhor-told-slid = Das Plättchen { $tile } rückt in Spalte { $column }.
ankhor-told-turned-up = Das Plättchen { $tile } wird in Spalte { $column } aufgedeckt.
ankhor-told-bonus = { $count ->
    [one] { $seat } nimmt eine Bonusmarke.
   *[other] { $seat } nimmt { $count } Bonusmarken.
  }
ankhor-told-bonus-lost = { $count ->
    [one] { $seat } gibt eine Bonusmarke zurück.
   *[other] { $seat } gibt { $count } Bonusmarken zurück.
  }
ankhor-told-group-forms = { $seat }: Eine { $group } aus { $count } entsteht.
ankhor-told-group-grows = { $seat }: Die { $group } wächst auf { $count }.
ankhor-told-group-merges = { $seat }: Gruppen vereinen sich, eine { $group } aus { $count } entsteht.
ankhor-told-group-shrinks = { $seat }: Die { $group } schrumpft auf { $count }.
ankhor-told-group-split = { $seat }: Die { $group } zerfällt in Gruppen zu { $sizes }; die größte hat { $count }.
ankhor-told-group-gone = { $seat }: Die { $group } aus { $count } löst sich auf.
ankhor-told-limit = { $seat } hat zu viele Marken: { $surplus } zu viel.
ankhor-told-extra = Der Schreiber bringt { $seat } einen Extrazug.
ankhor-told-turn = { $seat } ist am Zug.
ankhor-told-round = Runde { $round } beginnt.
ankhor-told-last-round = Ein Gebiet hat { $count } Plättchen: Diese Runde ist die letzte.

## Das Ende

ankhor-reason-thirteen = Ein Gebiet hat dreizehn Plättchen erreicht, und die Runde ist vollständig.
ankhor-reason-nothing-left = In den Stapeln und in der Auslage liegt kein Plättchen mehr.
ankhor-reason-given-up = Vierzig Züge lang hat niemand ein Plättchen gekauft.
ankhor-tie-tiles = { $ended } Gleichstand mit { $points } Punkten: { $seats }. Weniger Plättchen, { $count }, entscheiden für { $winners }.
ankhor-tie-fewer-tokens = { $ended } Gleichstand mit { $points } Punkten, auch bei den Plättchen: { $seats }. Weniger übrige Marken, { $count }, entscheiden für { $winners }.
ankhor-tie-more-tokens = { $ended } Gleichstand mit { $points } Punkten, auch bei den Plättchen: { $seats }. Mehr übrige Marken, { $count }, entscheiden für { $winners }.
ankhor-tie-shared = { $ended } Gleichstand mit { $points } Punkten, bei Plättchen und Marken: { $seats } teilen sich den Sieg.

## Was gefragt ist

ankhor-question-main = { $seat }: drei Marken nehmen oder ein Plättchen kaufen{ $ankhs ->
    [0] {""}
    [one] ; ein Ankh lässt sich ausgeben
   *[other] ; { $ankhs } Ankhs lassen sich ausgeben
  }.
ankhor-question-after = { $seat }: ein Ankh ausgeben ({ $ankhs } verfügbar) oder den Zug beenden.
ankhor-question-return = { $seat }: zurückgeben, was über der Grenze liegt: { $surplus }.

## Der Tisch als Text

ankhor-draw-round = Runde { $round }{ $last ->
    [yes] , die letzte
   *[no] {""}
  } · { $edition ->
    [es] spanisches
    [fr] französisches
   *[en] englisches
  } Regelheft
ankhor-draw-over = Das Spiel ist nach { $round ->
    [one] einer Runde
   *[other] { $round } Runden
  } zu Ende · { $edition ->
    [es] spanisches
    [fr] französisches
   *[en] englisches
  } Regelheft
ankhor-draw-offer = Auslage: Spalte, Preis, Plättchen
ankhor-draw-pile = Stapel { $number }: { $size ->
    [one] ein Plättchen
   *[other] { $size } Plättchen
  }, oberste Rückseite { $back }
ankhor-draw-pile-empty = Stapel { $number }: leer
ankhor-draw-supply = Vorrat: { $tokens }; Bonusmarken: { $bonus }
ankhor-draw-seat = { $seat } · { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
  } · { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
  }
ankhor-draw-part = { $points } { $what }
ankhor-draw-points = Punkte: { $parts }
ankhor-draw-tokens = Marken: { $tokens } · eingelagert: { $stored } · Bonusmarken: { $count }
ankhor-draw-floor = { $level ->
    [0] Boden
   *[other] Stockwerk { $level }
  }
ankhor-draw-marks = ^ trägt ein Plättchen · * lagert eine Marke · + freier Platz

## Texte, die keine Aktionen sind

ankhor-bad-verb = „{ $text }“ ist keine Aktion; Aktionen beginnen mit take, buy, refresh, move, return oder end.
ankhor-bad-form-take = „take“ nennt drei Marken, wie in „take b b a“.
ankhor-bad-form-buy = „buy“ nennt eine Spalte und einen Platz, in der Höhe auch den gesparten Rohstoff, wie in „buy 4 @1,0“ oder „buy 5 @0.5,0.5 spare r“.
ankhor-bad-form-refresh = „refresh“ nennt einen Stapel, wie in „refresh 2“.
ankhor-bad-form-move = „move“ nennt zwei Plätze, wie in „move 0,1 2,1“.
ankhor-bad-form-return = „return“ nennt die Marken, die zurückgehen, wie in „return g r“.
ankhor-bad-form-end = Zum Beenden des Zugs genügt das Wort „end“.
ankhor-bad-place = „{ $text }“ ist kein Platz; man schreibt 1,0 oder 0.5,0.5 oder, im zweiten Stockwerk, 1,1^2.
ankhor-mixed-place = Den Platz { $text } gibt es nicht: Am Boden und im zweiten Stockwerk sind beide Zahlen ganz, im ersten sind beide halb.
ankhor-too-far = { $place } liegt jenseits des Tischrands, { $reach } Schritte vom Ursprung.
ankhor-bad-token = „{ $text }“ ist keine Marke; die Marken sind b, w, k, g, r und a.
ankhor-bad-resource = „{ $text }“ ist kein Rohstoff; die Rohstoffe sind b, w, k, g und r.
ankhor-bad-number = „{ $text }“ ist keine Zahl von 1 bis { $highest }.
ankhor-no-tile-there = Auf { $place } liegt keines deiner Plättchen.
ankhor-return-too-many = So viele Marken einer Art hat niemand.

## Warum eine Aktion nicht erlaubt ist

ankhor-why-over = Das Spiel ist zu Ende.
ankhor-why-legal = Diese Aktion ist jetzt erlaubt.
ankhor-why-return-first = Gib zuerst zurück, was über der Grenze liegt: { $surplus }.
ankhor-why-main-done = Du hast deine Hauptaktion in diesem Zug schon ausgeführt.
ankhor-why-main-first = Bevor der Zug endet, nimm drei Marken oder kaufe ein Plättchen.
ankhor-why-supply = So viele hat der Vorrat nicht: Von { $token } sind { $left } übrig.
ankhor-why-gap = Spalte { $column } der Auslage ist leer.
ankhor-why-price = Du kannst das Plättchen { $tile } nicht bezahlen; es fehlt: { $missing }.
ankhor-why-taken = Auf { $place } liegt schon ein Plättchen.
ankhor-why-origin = Das erste Plättchen eines Gebiets kommt auf den Ursprung, 0,0.
ankhor-why-side = Ein Bodenplättchen muss eine Seite mit einem anderen deiner Bodenplättchen teilen, und { $place } tut das nicht.
ankhor-why-square = Unter { $place } liegt kein volles Quadrat aus vier Plättchen.
ankhor-why-floors = Das Regelheft { $edition } erlaubt kein Plättchen über Stockwerk { $floors }.
ankhor-why-colour = Zum Bauen in die Höhe muss eines der vier Plättchen darunter die Farbe des Plättchens haben: Unter { $place } fehlt die Farbe { $colour }.
ankhor-why-spare-ground = Nur in der Höhe spart man einen Rohstoff; am Boden zahlt man den ganzen Preis.
ankhor-why-spare-name = In der Höhe spart man einen Rohstoff des Preises: Sag, welchen, wie in „spare r“.
ankhor-why-spare-marker = { $token } lässt sich nicht sparen: Über Spalte { $column } steht kein solcher Preismarker.
ankhor-why-ankh-none = Das kostet ein Ankh, und du hast keines.
ankhor-why-ankh-new = Das kostet ein Ankh, und ein in diesem Zug genommenes lässt sich in ihm nicht ausgeben.
ankhor-why-refresh-nothing = Das Erneuern würde jetzt nichts ändern.
ankhor-why-pile-empty = Stapel { $pile } ist leer und der andere nicht.
ankhor-why-carries = Das Plättchen auf { $place } trägt ein anderes und lässt sich nicht versetzen.
ankhor-why-same-place = Ein versetztes Plättchen muss seinen Platz wechseln.
ankhor-why-floor-ground = Ein Bodenplättchen lässt sich nur auf einen anderen Platz am Boden versetzen.
ankhor-why-floor-upper = Ein oberes Plättchen lässt sich nur auf einen anderen Platz über vier Plättchen versetzen.
ankhor-why-no-return = Marken gibt man nur am Ende eines Zugs zurück, wenn es zu viele sind.
ankhor-why-return-exactly = Gib genau zurück, was über der Grenze liegt: { $surplus }.
ankhor-why-not-held = So viele kannst du nicht zurückgeben: In deinem Bestand liegen { $held } von { $token }.

## Was an einer Stellung falsch sein kann

ankhor-position-problem = { $field }: { $reason }
ankhor-position-json = Eine Stellung von Ankh'or ist ein JSON-Objekt und nichts weiter.
ankhor-position-long = Eine Stellung von Ankh'or hat höchstens { $most } Zeichen.
ankhor-position-unknown = Ein solches Feld gibt es nicht.
ankhor-position-field = Das fehlt oder hat nicht die richtige Form.
ankhor-position-edition = Die Stellung ist für das Regelheft „{ $given }“, und die Option des Spiels ist „{ $edition }“.
ankhor-position-players = Eine Stellung braucht eine Liste von zwei, drei oder vier Gebieten.
ankhor-position-many-tiles = Kein Gebiet hat mehr als { $most } Plättchen.
ankhor-position-tile = Das nennt kein Plättchen, etwa „blue jackal“ oder, in einem Gebiet, „blue jackal @0,0“.
ankhor-position-stored-twice = Zwei eingelagerte Marken haben dieselbe Farbe.
ankhor-position-column = Diese Spalte muss { $size } Preismarker haben.
ankhor-position-offer = Die Auslage muss { $columns } Spalten haben, mit null für eine Lücke.
ankhor-position-piles-offer = Eine Stellung, die die Stapel nennt, muss auch die Auslage nennen.
ankhor-position-removed = Das sind nicht die Plättchen, die anderswo fehlen.
ankhor-position-pile = Dieser Stapel kann nicht mehr als { $most } Plättchen haben.
ankhor-position-tile-mix = Dieses Plättchen { $tile } ist eines zu viel: Im Spiel gibt es { $most }.
ankhor-position-missing = { $count ->
    [one] Ein Plättchen fehlt
   *[other] { $count } Plättchen fehlen
  }; nur zu zweit verlassen Plättchen das Spiel.
ankhor-position-markers = Es müssen { $each } Preismarker der Sorte { $token } sein, nicht { $count }.
ankhor-position-alike = Die drei Preismarker dieser Spalte sind alle gleich.
ankhor-position-tokens = Die Spieler haben { $count } Marken der Sorte { $token }, und es gibt nur { $most }.
ankhor-position-bonus-supply = Die Spieler haben mehr als die { $most } Bonusmarken, die es gibt.
ankhor-position-place = Auf { $place } liegt schon ein anderes Plättchen.
ankhor-position-air = Das Plättchen auf { $place } liegt nicht auf vier Plättchen.
ankhor-position-apart = Keine zwei Plättchen dieses Gebiets teilen eine Seite.
ankhor-position-beyond = Zwischen Plättchen { $tiles } und dem letzten können nur Schreiber gekauft worden sein.
ankhor-position-stored = Es gibt kein unbedecktes Lagerhaus für eine Marke der Sorte { $token }.
ankhor-position-bonus = Bonusmarken: { $count }; Gruppen, die eine verdienen: { $groups }.
ankhor-position-limit = Das sind mehr Marken, als in diesem Augenblick möglich ist.
ankhor-position-over = Dieser Grund für das Ende des Spiels passt nicht zum Tisch.
ankhor-position-over-turn = Wenn das Spiel zu Ende ist, läuft kein Zug.
ankhor-position-ended = Mit { $tiles } Plättchen hier wäre das Spiel schon zu Ende.
ankhor-position-idle = Nach { $idle } Zügen ohne Kauf wäre das Spiel zu Ende.
ankhor-position-nothing-left = Ohne ein Plättchen zum Kaufen wäre das Spiel zu Ende.
ankhor-position-bought = In diesem Zug kann kein Plättchen gekauft worden sein.
ankhor-position-extra = Ein Extrazug wartet nur, während nach dem Kauf eines Schreibers Marken zurückgegeben werden.
ankhor-position-merged = Nur eine einzige große Gruppe kann zwei Bonusmarken haben, und nur wenn vereinte Gruppen die ihren behalten.
ankhor-position-resume = Mitten im Zug werden nur Marken zurückgegeben, wenn die Grenze gilt, sobald ein volles Lagerhaus bedeckt wird.
ankhor-position-after = Nach der Hauptaktion hätte dieser Zug von selbst geendet: Es lässt sich kein Ankh ausgeben.
ankhor-position-spendable = Die Ankhs zum Ausgeben müssen von { $fewest } bis { $most } sein.
ankhor-position-return = Es sind keine Marken zurückzugeben.
ankhor-position-storable = Eine Marke der Sorte { $token } würde eingelagert, bevor eine zurückgeht.

## Entscheidungen

ankhor-ruling-components = Die Mischung der Plättchen, die der Preismarker und die Reihenfolge der Spalten stehen in keinem Regelheft; unsere stammen aus anderen Quellen.
ankhor-ruling-opening = Der Stapel, aus dem die erste Auslage kommt, wird ausgelost.
ankhor-ruling-backs = Die Farben auf den Rückseiten der beiden obersten Plättchen sind in jeder Ausgabe bekannt, auch wenn nur das französische Regelheft sie erwähnt.
ankhor-ruling-floors = Das französische Regelheft spricht nur von einem ersten Stockwerk, darum hat seine Ausgabe nur eines; in den anderen folgen höhere Stockwerke derselben Regel.
ankhor-ruling-pile = Zum Erneuern nennt man einen Stapel, der noch Plättchen hat; sind beide leer, ist es Stapel 1.
ankhor-ruling-refresh = Sind beide Stapel leer, bleibt die Auslage lückenhaft, und man erneuert nur, wenn ein Plättchen entfernt, verschoben oder aufgedeckt wird.
ankhor-ruling-islands = Ein Versetzen darf ein Gebiet in Inseln teilen.
ankhor-ruling-place = Ein versetztes Plättchen muss seinen Platz wechseln.
ankhor-ruling-reach = Kein Plättchen liegt mehr als { $reach } Schritte vom Ursprung, in keiner Richtung.
ankhor-ruling-merged = Die Regelhefte sagen nicht, was mit den Bonusmarken zweier großer Gruppen geschieht, die sich vereinen. Hier hat eine große Gruppe eine Marke, gleich wie groß sie ist, also geht eine zurück; mit der Option merged_bonus bleiben beide, bis die Gruppe zerfällt.
ankhor-ruling-bonus = Ist keine Bonusmarke mehr da, wird keine genommen; das geht nach einem späteren Legen oder Versetzen desselben Spielers, wenn eine zurückgekommen ist.
ankhor-ruling-tokens = Gezahlt wird mit eingelagerten Marken vor dem Bestand, und am Zugende werden überzählige Marken eingelagert, in der Reihenfolge Blau, Weiß, Schwarz, Grün, Rot, bevor eine zurückgeht.
ankhor-ruling-covered = Eine eingelagerte Marke, die bedeckt wird, ist verloren, auch wenn der Bestand Platz hat. In der französischen Ausgabe kommt sie in den Bestand; ob die Grenze sofort oder am Zugende gilt, bleibt offen: hier am Zugende, mit der Option covered_at_once sofort.
ankhor-ruling-warehouse = Der Preis ist bezahlt, bevor ein gekauftes Lagerhaus seine Marke nimmt; ein versetztes behält seine und bringt keine neue.
ankhor-ruling-scribe = Der Kauf eines Schreibers beendet den Zug sofort: Danach wird kein Ankh ausgegeben, doch im Extrazug lassen sich die vorhandenen ausgeben. Ob dazwischen die Grenzen gelten, bleibt offen; hier gelten sie, außer wenn die Option scribe_limits aus ist.
ankhor-ruling-empty = Das Spiel endet auch, mit der Runde, wenn Stapel und Auslage leer sind.
ankhor-ruling-idle = Das Spiel endet auch, mit der Runde, wenn die letzten { $turns } Züge aller Spieler ohne Kauf blieben.
ankhor-ruling-carrying = Ein Plättchen, das ein anderes trägt, lässt sich nicht versetzen, in keiner Ausgabe.
ankhor-ruling-exactly = Ein Zug hat genau eine Hauptaktion, und Nehmen heißt genau drei Marken, in jeder Ausgabe.
ankhor-ruling-animals = Tiere müssen benachbart sein, um eine Gruppe zu bilden, in jeder Ausgabe.
ankhor-ruling-ties = Über einen Gleichstand entscheiden alle übrigen Marken, Ankhs und eingelagerte eingeschlossen; Bonusmarken zählen nicht.
