### Ankh’or.

ankhor-option-edition = Regelheft
ankhor-option-edition-why = Spanisch: Übrige Ankhs zählen nicht. Französisch: nur ein Stockwerk, die Marke eines bedeckten Lagerhauses kommt in deinen Bestand, und bei Gleichstand gewinnt, wer mehr Marken hat.
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
    .keine = { $token ->
        [blue] keine blaue Marke
        [white] keine weiße Marke
        [black] keine schwarze Marke
        [green] keine grüne Marke
        [red] keine rote Marke
       *[ankh] kein Ankh
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
  }{ $token ->
    [ankh] {""}
   *[other] { $place ->
        [first] {""}
        [middle] {""}
       *[last] { $count ->
            [one] {" "}Marke
           *[other] {" "}Marken
          }
      }
  }
ankhor-resources = { $count ->
    [one] 1 Rohstoff
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
    .das = das { $colour ->
        [blue] blaue
        [white] weiße
        [black] schwarze
        [green] grüne
       *[red] rote
      } { $kind ->
        [jackal] Schakalplättchen
        [scarab] Skarabäusplättchen
        [falcon] Falkenplättchen
        [two] Zwei-Punkte-Plättchen
        [warehouse] Lagerhausplättchen
        [scribe] Schreiberplättchen
       *[desert] Wüstenplättchen
      }
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

ankhor-does-take = { PERSON($seat) ->
    [you] Du nimmst { $tokens }.
   *[other] { $seat } nimmt { $tokens }.
  }
ankhor-does-buy = { $spare ->
    [yes] { PERSON($seat) ->
        [you] Du kaufst { FORM($tile, "das") } aus Spalte { $column }, baust damit auf { $place } in die Höhe und sparst einen Rohstoff ({ $spared }).
       *[other] { $seat } kauft { FORM($tile, "das") } aus Spalte { $column }, baut damit auf { $place } in die Höhe und spart einen Rohstoff ({ $spared }).
      }
   *[no] { PERSON($seat) ->
        [you] Du kaufst { FORM($tile, "das") } aus Spalte { $column } und legst es auf { $place }.
       *[other] { $seat } kauft { FORM($tile, "das") } aus Spalte { $column } und legt es auf { $place }.
      }
  }
ankhor-does-refresh = { PERSON($seat) ->
    [you] Du gibst ein Ankh aus und erneuerst die Auslage aus Stapel { $pile }.
   *[other] { $seat } gibt ein Ankh aus und erneuert die Auslage aus Stapel { $pile }.
  }
ankhor-does-move = { PERSON($seat) ->
    [you] Du gibst ein Ankh aus und versetzt { FORM($tile, "das") } von { $start } nach { $place }.
   *[other] { $seat } gibt ein Ankh aus und versetzt { FORM($tile, "das") } von { $start } nach { $place }.
  }
ankhor-does-return = { PERSON($seat) ->
    [you] Du gibst { $tokens } zurück.
   *[other] { $seat } gibt { $tokens } zurück.
  }
ankhor-does-end = { PERSON($seat) ->
    [you] Du beendest deinen Zug.
   *[other] { $seat } beendet den Zug.
  }

## Was daraus wird

ankhor-told-pays = { PERSON($seat) ->
    [you] Du zahlst { $tokens }.
   *[other] { $seat } zahlt { $tokens }.
  }
ankhor-told-gets = { PERSON($seat) ->
    [you] Du bekommst { $tokens } aus dem Vorrat.
   *[other] { $seat } bekommt { $tokens } aus dem Vorrat.
  }
ankhor-told-gives = { PERSON($seat) ->
    [you] Du legst { $tokens } in den Vorrat zurück.
   *[other] { $seat } legt { $tokens } in den Vorrat zurück.
  }
ankhor-told-stores = { PERSON($seat) ->
    [you] Du lagerst { $tokens } im Lagerhaus ein.
   *[other] { $seat } lagert { $tokens } im Lagerhaus ein.
  }
ankhor-told-stocked = { PERSON($seat) ->
    [you] Dein neues Lagerhaus bekommt { $tokens } aus dem Vorrat.
   *[other] Das neue Lagerhaus von { $seat } bekommt { $tokens } aus dem Vorrat.
  }
ankhor-told-covered = { PERSON($seat) ->
    [you] Dein Lagerhaus wird bedeckt: { $tokens } geht in den Vorrat zurück.
   *[other] Das Lagerhaus von { $seat } wird bedeckt: { $tokens } geht in den Vorrat zurück.
  }
ankhor-told-uncovered = { PERSON($seat) ->
    [you] Dein Lagerhaus wird bedeckt: { $tokens } kommt in deinen Bestand.
   *[other] Das Lagerhaus von { $seat } wird bedeckt: { $tokens } kommt in den Bestand.
  }
ankhor-told-placed = { PERSON($seat) ->
    [you] In deinem Gebiet liegt jetzt { FORM($tile, "das") } auf { $place }.
   *[other] Im Gebiet von { $seat } liegt jetzt { FORM($tile, "das") } auf { $place }.
  }
ankhor-told-removed = { CAPITAL(FORM($tile, "das")) } verlässt das Spiel.
ankhor-told-drawn = { $count ->
    [one] Neu in der Auslage: { $tiles }.
   *[other] Neu in der Auslage, von links: { $tiles }.
  }
ankhor-told-comes = Aus Stapel { $pile } { $count ->
    [one] kommt ein Plättchen
   *[other] kommen { $count } Plättchen
  }.
ankhor-told-slid = { CAPITAL(FORM($tile, "das")) } rückt in Spalte { $column }.
ankhor-told-turned-up = { CAPITAL(FORM($tile, "das")) } wird in Spalte { $column } aufgedeckt.
ankhor-told-bonus = { PERSON($seat) ->
    [you] Du nimmst
   *[other] { $seat } nimmt
  } { $count ->
    [one] eine Bonusmarke
   *[other] { $count } Bonusmarken
  }.
ankhor-told-bonus-lost = { PERSON($seat) ->
    [you] Du gibst
   *[other] { $seat } gibt
  } { $count ->
    [one] eine Bonusmarke
   *[other] { $count } Bonusmarken
  } zurück.
ankhor-told-group-forms = { PERSON($seat) ->
    [you] Du bildest eine Gruppe aus { $things }.
   *[other] { $seat } bildet eine Gruppe aus { $things }.
  }
ankhor-told-group-grows = { PERSON($seat) ->
    [you] Deine { $group } wächst auf { $count } Plättchen.
   *[other] Die { $group } von { $seat } wächst auf { $count } Plättchen.
  }
ankhor-told-group-merges = { PERSON($seat) ->
    [you] Deine Gruppen vereinen sich zu einer aus { $things }.
   *[other] Gruppen von { $seat } vereinen sich zu einer aus { $things }.
  }
ankhor-told-group-shrinks = { PERSON($seat) ->
    [you] Deine { $group } schrumpft auf { $count } Plättchen.
   *[other] Die { $group } von { $seat } schrumpft auf { $count } Plättchen.
  }
ankhor-told-group-split = { PERSON($seat) ->
    [you] Deine { $group } zerfällt in Gruppen zu { $sizes } Plättchen.
   *[other] Die { $group } von { $seat } zerfällt in Gruppen zu { $sizes } Plättchen.
  }
ankhor-told-group-gone = { PERSON($seat) ->
    [you] Deine Gruppe aus { $things } löst sich auf.
   *[other] Die Gruppe aus { $things } von { $seat } löst sich auf.
  }
ankhor-told-limit = { PERSON($seat) ->
    [you] Du liegst über der Grenze: { $surplus } zu viel.
   *[other] { $seat } liegt über der Grenze: { $surplus } zu viel.
  }
ankhor-told-extra = { PERSON($seat) ->
    [you] Der Schreiber gibt dir einen Extrazug.
   *[other] Der Schreiber gibt { $seat } einen Extrazug.
  }
ankhor-told-turn = { PERSON($seat) ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
  }
ankhor-told-round = Runde { $round } beginnt.
ankhor-told-last-round = Ein Gebiet hat { $count } Plättchen: Diese Runde ist die letzte.

## Das Ende

ankhor-reason-thirteen = Ein Gebiet hat dreizehn Plättchen erreicht, und die Runde ist zu Ende.
ankhor-reason-nothing-left = In den Stapeln und in der Auslage liegt kein Plättchen mehr.
ankhor-reason-given-up = Vierzig Züge lang hat niemand ein Plättchen gekauft.
ankhor-tie-tiles = { $ended } { $seats } haben je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }; mit weniger Plättchen ({ $count }) { PERSON($winners) ->
    [you] gewinnst du
   *[other] { $winning ->
        [one] gewinnt
       *[other] gewinnen
      } { $winners }
  }.
ankhor-tie-fewer-tokens = { $ended } { $seats } haben je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } und gleich viele Plättchen; mit weniger übrigen Marken ({ $count }) { PERSON($winners) ->
    [you] gewinnst du
   *[other] { $winning ->
        [one] gewinnt
       *[other] gewinnen
      } { $winners }
  }.
ankhor-tie-more-tokens = { $ended } { $seats } haben je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } und gleich viele Plättchen; mit mehr übrigen Marken ({ $count }) { PERSON($winners) ->
    [you] gewinnst du
   *[other] { $winning ->
        [one] gewinnt
       *[other] gewinnen
      } { $winners }
  }.
ankhor-tie-shared = { $ended } { $seats } haben je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, gleich viele Plättchen und gleich viele Marken: Sie teilen sich den Sieg.

## Was gefragt ist

ankhor-question-main = { PERSON($seat) ->
    [you] Nimm drei Marken oder kaufe ein Plättchen{ $ankhs ->
        [0] {""}
        [one] ; du kannst auch ein Ankh ausgeben
       *[other] ; du kannst auch bis zu { $ankhs } Ankhs ausgeben
      }.
   *[other] { $seat }: drei Marken nehmen oder ein Plättchen kaufen{ $ankhs ->
        [0] {""}
        [one] ; auf Wunsch auch ein Ankh ausgeben
       *[other] ; auf Wunsch auch bis zu { $ankhs } Ankhs ausgeben
      }.
  }
ankhor-question-after = { PERSON($seat) ->
    [you] Gib ein Ankh aus ({ $ankhs } verfügbar) oder beende den Zug.
   *[other] { $seat }: ein Ankh ausgeben ({ $ankhs } verfügbar) oder den Zug beenden.
  }
ankhor-question-return = { PERSON($seat) ->
    [you] Gib zurück, was über der Grenze liegt: { $surplus }.
   *[other] { $seat }: zurückgeben, was über der Grenze liegt: { $surplus }.
  }

## Der Tisch als Text

ankhor-draw-round = Runde { $round }{ $last ->
    [yes] , die letzte
   *[no] {""}
  } · { $edition ->
    [es] spanisches
    [fr] französisches
   *[en] englisches
  } Regelheft
ankhor-draw-over = Die Partie ist nach { $round ->
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
ankhor-bad-form-take = „take“ braucht drei Marken, etwa „take b b a“.
ankhor-bad-form-buy = „buy“ braucht eine Spalte und einen Platz, in der Höhe auch den gesparten Rohstoff, etwa „buy 4 @1,0“ oder „buy 5 @0.5,0.5 spare r“.
ankhor-bad-form-refresh = „refresh“ braucht einen Stapel, etwa „refresh 2“.
ankhor-bad-form-move = „move“ braucht zwei Plätze, etwa „move 0,1 2,1“.
ankhor-bad-form-return = „return“ braucht die Marken, die du zurückgibst, etwa „return g r“.
ankhor-bad-form-end = Zum Beenden des Zugs genügt das Wort „end“.
ankhor-bad-place = „{ $text }“ ist kein Platz; man schreibt 1,0 oder 0.5,0.5 oder, im zweiten Stockwerk, 1,1^2.
ankhor-mixed-place = Den Platz { $text } gibt es nicht: Am Boden und im zweiten Stockwerk sind beide Zahlen ganz, im ersten sind beide halb.
ankhor-too-far = { $place } liegt jenseits des Tischrands: Kein Plättchen darf mehr als { $reach } Schritte vom Ursprung entfernt liegen.
ankhor-bad-token = „{ $text }“ ist keine Marke; die Marken sind b, w, k, g, r und a.
ankhor-bad-resource = „{ $text }“ ist kein Rohstoff; die Rohstoffe sind b, w, k, g und r.
ankhor-bad-number = „{ $text }“ ist keine Zahl von 1 bis { $highest }.
ankhor-no-tile-there = Auf { $place } liegt keines deiner Plättchen.
ankhor-return-too-many = So viele Marken einer Art hat niemand.

## Warum eine Aktion nicht erlaubt ist

ankhor-why-over = Die Partie ist zu Ende.
ankhor-why-legal = Diese Aktion ist jetzt erlaubt.
ankhor-why-return-first = Gib zuerst zurück, was über der Grenze liegt: { $surplus }.
ankhor-why-main-done = Du hast deine Hauptaktion in diesem Zug schon ausgeführt.
ankhor-why-main-first = Bevor du den Zug beenden kannst, musst du drei Marken nehmen oder ein Plättchen kaufen.
ankhor-why-supply = { $left ->
    [0] Im Vorrat liegt { FORM($token, "keine") } mehr.
    [one] Im Vorrat ist nur noch { $tokens }.
   *[other] Im Vorrat sind nur noch { $tokens }.
  }
ankhor-why-gap = Spalte { $column } der Auslage ist leer.
ankhor-why-price = Du kannst { FORM($tile, "das") } nicht bezahlen; dazu brauchst du noch { $missing }.
ankhor-why-taken = Auf { $place } liegt schon ein Plättchen.
ankhor-why-origin = Das erste Plättchen eines Gebiets kommt auf den Ursprung (0,0).
ankhor-why-side = Ein Bodenplättchen muss eine Seite mit einem anderen deiner Bodenplättchen teilen; { $place } grenzt an keines.
ankhor-why-square = Unter { $place } liegt kein volles Quadrat aus vier Plättchen.
ankhor-why-floors = Das { $edition ->
    [es] spanische
    [fr] französische
   *[en] englische
  } Regelheft erlaubt kein Plättchen über Stockwerk { $floors }.
ankhor-why-colour = Zum Bauen in die Höhe muss eines der vier Plättchen darunter die Farbe des Plättchens haben: Unter { $place } fehlt die Farbe { $colour }.
ankhor-why-spare-ground = Nur beim Bauen in die Höhe sparst du einen Rohstoff; am Boden zahlst du den ganzen Preis.
ankhor-why-spare-name = Beim Bauen in die Höhe sparst du einen Rohstoff des Preises: Gib an, welchen, etwa „spare r“.
ankhor-why-spare-marker = { $token } lässt sich nicht sparen: Über Spalte { $column } steht kein solcher Preismarker.
ankhor-why-ankh-none = Das kostet ein Ankh, und du hast keines.
ankhor-why-ankh-new = Das kostet ein Ankh, und ein Ankh aus diesem Zug lässt sich erst im nächsten ausgeben.
ankhor-why-refresh-nothing = Das Erneuern würde jetzt nichts ändern.
ankhor-why-pile-empty = Stapel { $pile } ist leer und der andere nicht.
ankhor-why-carries = Das Plättchen auf { $place } trägt ein anderes und lässt sich nicht versetzen.
ankhor-why-same-place = Ein versetztes Plättchen muss seinen Platz wechseln.
ankhor-why-floor-ground = Ein Bodenplättchen lässt sich nur auf einen anderen Platz am Boden versetzen.
ankhor-why-floor-upper = Ein oberes Plättchen lässt sich nur auf einen anderen Platz über vier Plättchen versetzen.
ankhor-why-no-return = Marken gibt man nur am Ende eines Zugs zurück, wenn es zu viele sind.
ankhor-why-return-exactly = Gib genau zurück, was über der Grenze liegt: { $surplus }.
ankhor-why-not-held = { $held ->
    [0] Du hast { FORM($token, "keine") } zum Zurückgeben.
   *[other] Du hast nur { $tokens } zum Zurückgeben.
  }

## Was an einer Stellung falsch sein kann

ankhor-position-json = Eine Stellung von Ankh’or ist ein JSON-Objekt und nichts weiter.
ankhor-position-long = Eine Stellung von Ankh’or hat höchstens { $most } Zeichen.
ankhor-position-edition = Die Stellung ist für das Regelheft „{ $given }“, und die Option des Spiels ist „{ $edition }“.
ankhor-position-tile = Das nennt kein Plättchen, etwa „blue jackal“ oder, in einem Gebiet, „blue jackal @0,0“.
ankhor-position-stored-twice = Zwei eingelagerte Marken haben dieselbe Farbe.
ankhor-position-column = Diese Spalte muss { $size } Preismarker haben.
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
ankhor-position-over = Dieser Grund für das Ende der Partie passt nicht zum Tisch.
ankhor-position-over-turn = Wenn die Partie zu Ende ist, läuft kein Zug.
ankhor-position-ended = Mit { $tiles } Plättchen hier wäre die Partie schon zu Ende.
ankhor-position-idle = Nach { $idle } Zügen ohne Kauf wäre die Partie zu Ende.
ankhor-position-nothing-left = Ohne ein Plättchen zum Kaufen wäre die Partie zu Ende.
ankhor-position-bought = In diesem Zug kann kein Plättchen gekauft worden sein.
ankhor-position-extra = Ein Extrazug wartet nur, während nach dem Kauf eines Schreibers Marken zurückgegeben werden.
ankhor-position-merged = Nur eine einzige große Gruppe kann zwei Bonusmarken haben, und nur wenn vereinte Gruppen die ihren behalten.
ankhor-position-resume = Mitten im Zug werden nur Marken zurückgegeben, wenn die Grenze gilt, sobald ein volles Lagerhaus bedeckt wird.
ankhor-position-after = Nach der Hauptaktion hätte dieser Zug von selbst geendet: Es lässt sich kein Ankh ausgeben.
ankhor-position-spendable = Die Zahl der Ankhs, die sich ausgeben lassen, muss zwischen { $fewest } und { $most } liegen.
ankhor-position-return = Es sind keine Marken zurückzugeben.
ankhor-position-storable = Eine Marke der Sorte { $token } würde eingelagert, bevor eine zurückgeht.

## Entscheidungen

ankhor-ruling-components = Die Mischung der Plättchen, die der Preismarker und die Reihenfolge der Spalten stehen in keinem Regelheft; unsere stammen aus anderen Quellen.
ankhor-ruling-opening = Der Stapel, aus dem die erste Auslage kommt, wird ausgelost.
ankhor-ruling-backs = Die Farben auf den Rückseiten der beiden obersten Plättchen sind in jeder Ausgabe bekannt, auch wenn nur das französische Regelheft sie erwähnt.
ankhor-ruling-floors = Das französische Regelheft spricht nur von einem ersten Stockwerk, darum hat seine Ausgabe nur eines; in den anderen folgen höhere Stockwerke derselben Regel.
ankhor-ruling-pile = Zum Erneuern nennt man einen Stapel, der noch Plättchen hat; sind beide leer, ist es Stapel 1.
ankhor-ruling-refresh = Sind beide Stapel leer, bleibt die Auslage lückenhaft, und man erneuert nur, wenn ein Plättchen entfernt, verschoben oder aufgedeckt wird.
ankhor-ruling-islands = Durch das Versetzen darf ein Gebiet in Inseln zerfallen.
ankhor-ruling-place = Ein versetztes Plättchen muss seinen Platz wechseln.
ankhor-ruling-reach = Kein Plättchen liegt mehr als { $reach } Schritte vom Ursprung entfernt, in keiner Richtung.
ankhor-ruling-merged = Die Regelhefte sagen nicht, was mit den Bonusmarken zweier großer Gruppen geschieht, die sich vereinen. Hier hat eine große Gruppe eine Marke, gleich wie groß sie ist, also geht eine zurück; mit der Option merged_bonus bleiben beide, bis die Gruppe zerfällt.
ankhor-ruling-bonus = Ist keine Bonusmarke mehr da, wird keine genommen; sie kann nach einem späteren Legen oder Versetzen desselben Spielers genommen werden, wenn eine zurückgekommen ist.
ankhor-ruling-tokens = Gezahlt wird mit eingelagerten Marken vor dem Bestand, und am Zugende werden überzählige Marken eingelagert, in der Reihenfolge Blau, Weiß, Schwarz, Grün, Rot, bevor eine zurückgeht.
ankhor-ruling-covered = Eine eingelagerte Marke, die bedeckt wird, ist verloren, auch wenn der Bestand Platz hat. In der französischen Ausgabe kommt sie in den Bestand; ob die Grenze sofort oder am Zugende gilt, bleibt offen: hier am Zugende, mit der Option covered_at_once sofort.
ankhor-ruling-warehouse = Der Preis ist bezahlt, bevor ein gekauftes Lagerhaus seine Marke nimmt; ein versetztes behält seine und bringt keine neue.
ankhor-ruling-scribe = Der Kauf eines Schreibers beendet den Zug sofort: Danach wird kein Ankh ausgegeben, doch im Extrazug lassen sich die vorhandenen ausgeben. Ob dazwischen die Grenzen gelten, bleibt offen; hier gelten sie, außer wenn die Option scribe_limits aus ist.
ankhor-ruling-empty = Die Partie endet auch dann mit der laufenden Runde, wenn Stapel und Auslage leer sind.
ankhor-ruling-idle = Die Partie endet auch dann mit der laufenden Runde, wenn in den letzten { $turns } Zügen niemand ein Plättchen gekauft hat.
ankhor-ruling-carrying = Ein Plättchen, das ein anderes trägt, lässt sich nicht versetzen, in keiner Ausgabe.
ankhor-ruling-exactly = Ein Zug hat genau eine Hauptaktion, und Nehmen heißt genau drei Marken, in jeder Ausgabe.
ankhor-ruling-animals = Tiere müssen benachbart sein, um eine Gruppe zu bilden, in jeder Ausgabe.
ankhor-ruling-ties = Über einen Gleichstand entscheiden alle übrigen Marken, Ankhs und eingelagerte eingeschlossen; Bonusmarken zählen nicht.
ankhor-grouped = { $count } { $of ->
    [blue] blauen Plättchen
    [white] weißen Plättchen
    [black] schwarzen Plättchen
    [green] grünen Plättchen
    [red] roten Plättchen
    [jackal] Schakalen
    [scarab] Skarabäen
   *[falcon] Falken
  }
