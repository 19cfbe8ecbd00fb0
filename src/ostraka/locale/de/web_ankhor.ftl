### Ankh’or im Browser.

## Was auf dem Tisch liegt

web-ankhor-offer = Auslage
web-ankhor-supply = Vorrat
web-ankhor-piles = Stapel
web-ankhor-good = { $token ->
    [blue] Fisch
    [white] Elfenbein
    [black] Holz
    [green] Papyrus
    [red] Stoff
   *[ankh] Ankh
  }
ankhor-token-in-page = { web-ankhor-good }
ankhor-tokens-in-page = { $count } { $token ->
    [blue] Fisch
    [white] Elfenbein
    [black] Holz
    [green] Papyrus
    [red] Stoff
   *[ankh] { $count ->
        [one] Ankh
       *[other] Ankhs
      }
  }
web-ankhor-bonus-left = { $count ->
    [one] { $count } Bonusmarke
   *[other] { $count } Bonusmarken
  }
web-ankhor-bonus = { $count ->
    [one] { $count } Bonusmarke
   *[other] { $count } Bonusmarken
  }
web-ankhor-your-domain = Dein Gebiet
web-ankhor-tiles = { $count } von { $last } Plättchen
web-ankhor-last-round = letzte Runde
web-ankhor-stand = Runde { $round } · { $ending ->
    [yes] die letzte
   *[no] mit dem { $last }. Plättchen wird sie zur letzten
  }
web-ankhor-your-tokens = Deine Marken
web-ankhor-tokens = Marken
web-ankhor-limits = { $held } von { $most } Rohstoffen · { $ankhs } von { $ankhmost } Ankhs
web-ankhor-stored = eingelagert:
web-ankhor-stored-count = { $count } eingelagert
web-ankhor-spendable = { $count ->
    [one] ein Ankh verfügbar
   *[other] { $count } Ankhs verfügbar
  }
web-ankhor-would-keep = Dir bliebe
web-ankhor-would-have = Du hättest { $held }: { $over ->
    [one] eine Marke geht zurück
   *[other] { $over } Marken gehen zurück
  }
web-ankhor-legend = Der Rand zeigt die Farbe
web-ankhor-legend-good = { $good } ({ $colour })
web-ankhor-nearer = Vergrößern
web-ankhor-farther = Verkleinern
web-ankhor-whole = Das ganze Gebiet

## Punkte und Gruppen

web-ankhor-your-points = Deine Punkte
web-ankhor-points-of = Punkte
web-ankhor-points = { $category ->
    [printed] Zahlen der Plättchen
    [bonus] Bonusmarken
    [animals] Tiergruppen
    [colours] Farbgruppen
   *[tokens] Je drei Marken
  }
web-ankhor-category-printed = Zahlen der Plättchen
web-ankhor-category-bonus = Bonusmarken
web-ankhor-category-animals = Tiergruppen
web-ankhor-category-colours = Farbgruppen
web-ankhor-category-tokens = Je drei Marken
web-ankhor-total = Summe
web-ankhor-becomes = wird
web-ankhor-groups = Gruppen
web-ankhor-no-groups = Zwei Plättchen einer Farbe oder eines Tiers, die sich berühren, sind eine Gruppe.
web-ankhor-group = { $what ->
    [blue] Blau
    [white] Weiß
    [black] Schwarz
    [green] Grün
    [red] Rot
    [jackal] Schakale
    [scarab] Skarabäen
   *[falcon] Falken
  }: { $count } beisammen, eine Bonusmarke bei { $bonus }

## Namen der Dinge

web-ankhor-price = Preis { $markers }
web-ankhor-column = Spalte { $number }, { $tile }, { $price }
web-ankhor-gap = Spalte { $number }, leer bis zur Erneuerung
web-ankhor-spare = { $good } sparen
web-ankhor-sparing = und spare { $good }
web-ankhor-spare-which = Was sparen?
web-ankhor-in-supply = { $good }, { $count } im Vorrat
web-ankhor-pile = Stapel { $number }, { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
  }, obenauf { $good }
web-ankhor-pile-empty = Stapel { $number }, leer
web-ankhor-pile-number = Stapel { $number }
web-ankhor-floor = { $floor ->
    [0] auf den Boden
   *[other] in Stockwerk { $floor }
  }
web-ankhor-place = { $floor ->
    [0] Boden
   *[other] Stockwerk { $floor }
  }{ $side ->
    [left] , { $across } links
    [right] , { $across } rechts
   *[none] {""}
  }{ $way ->
    [up] , { $along } oben
    [down] , { $along } unten
   *[none] {""}
  }
web-ankhor-free-place = hier bauen: { $place }
web-ankhor-placed = { $tile }, { $place }{ $covered ->
    [yes] , teils verdeckt
   *[no] {""}
  }{ $stores ->
    [yes] , trägt eine Marke
   *[no] {""}
  }

## Aktionen, als Sätze mit Lücken

web-ankhor-do-take = Nimm { $tokens }
web-ankhor-do-buy = Kaufe { $column } und lege es { $place } { $spare }
web-ankhor-do-refresh = Erneuere aus { $pile }
web-ankhor-do-move = Versetze { $tile } und lege es { $place }
web-ankhor-do-return = Gib { $tokens } zurück
web-ankhor-do-end = Zug beenden

## Aktionen in einem Wort

web-ankhor-do-take-verb = Marken nehmen
web-ankhor-do-buy-verb = Kaufen
web-ankhor-do-refresh-verb = Erneuern
web-ankhor-do-move-verb = Plättchen versetzen
web-ankhor-do-return-verb = Marken zurückgeben
web-ankhor-do-end-verb = Zug beenden
web-ankhor-which-tile = welches Plättchen?
web-ankhor-which-place = wohin?
web-ankhor-which-spare = welchen Preismarker sparen?
web-ankhor-which-pile = welchem Stapel?
web-ankhor-domain = Gebiet
web-ankhor-domain-of = Gebiet von { $name }
web-ankhor-extra = ein Extrazug folgt
web-ankhor-keeps-nothing = nichts

## What is told where the board itself shows the places

web-ankhor-does-buy-on-board = { $spare ->
    [yes] { PERSON($seat) ->
        [you] Du kaufst { FORM($tile, "das") } aus Spalte { $column }, baust damit in die Höhe und sparst einen Rohstoff ({ $spared }).
       *[other] { $seat } kauft { FORM($tile, "das") } aus Spalte { $column }, baut damit in die Höhe und spart einen Rohstoff ({ $spared }).
      }
   *[no] { PERSON($seat) ->
        [you] Du kaufst { FORM($tile, "das") } aus Spalte { $column }.
       *[other] { $seat } kauft { FORM($tile, "das") } aus Spalte { $column }.
      }
  }
web-ankhor-does-move-on-board = { PERSON($seat) ->
    [you] Du gibst ein Ankh aus und versetzt { FORM($tile, "das") }.
   *[other] { $seat } gibt ein Ankh aus und versetzt { FORM($tile, "das") }.
  }
web-ankhor-why-taken-on-board = Dort liegt schon ein Plättchen.
web-ankhor-why-origin-on-board = Das erste Plättchen deines Gebiets kommt in die Mitte.
web-ankhor-why-side-on-board = Ein Bodenplättchen muss eine Seite mit einem anderen deiner Bodenplättchen teilen.
web-ankhor-why-square-on-board = Unter diesem Platz liegt kein volles Quadrat aus vier Plättchen.
web-ankhor-why-colour-on-board = Zum Bauen in die Höhe muss eines der vier Plättchen darunter die Farbe des Plättchens haben: { $colour } fehlt.
web-ankhor-why-carries-on-board = Dieses Plättchen trägt ein anderes und lässt sich nicht versetzen.
web-ankhor-no-tile-there-on-board = Dort liegt keines deiner Plättchen.
web-ankhor-told-placed-on-board = { PERSON($seat) ->
    [you] In deinem Gebiet liegt jetzt { FORM($tile, "das") }.
   *[other] Im Gebiet von { $seat } liegt jetzt { FORM($tile, "das") }.
  }
web-ankhor-this-tile = { FORM($tile, "das") }
web-ankhor-about = { $what ->
    [jackal] Schakal: 1 Punkt in einer Gruppe aus zwei oder mehr Schakalen beliebiger Farben; ab fünf gibt es eine Bonusmarke.
    [scarab] Skarabäus: 1 Punkt in einer Gruppe aus zwei oder mehr Skarabäen beliebiger Farben; ab fünf gibt es eine Bonusmarke.
    [falcon] Falke: 1 Punkt in einer Gruppe aus zwei oder mehr Falken beliebiger Farben; ab fünf gibt es eine Bonusmarke.
    [two] Zwei Punkte: bringt am Ende 2 Punkte, bedeckt oder nicht.
    [warehouse] Lagerhaus: bringt beim Kauf eine Marke seiner Farbe mit und lagert eine über die Grenze von 5 hinaus, solange es unbedeckt ist.
    [scribe] Schreiber: bringt beim Kauf sofort einen weiteren vollständigen Zug.
    [ankh] Ankh: bezahlt das Erneuern der Auslage oder das Versetzen eines deiner Plättchen, ab deinem nächsten Zug; du darfst 2 behalten.
    [resource] Rohstoff: bezahlt Plättchen; am Ende deines Zuges darfst du 5 behalten.
    [price] Preis: ein Rohstoff für jeden Preismarker; in die Höhe gebaut kostet ein Plättchen einen Marker weniger.
    [pile] Stapel: Beim Erneuern wird von einem der beiden gezogen; die Farbe des obersten Plättchens ist zu sehen.
    [bonus] Bonusmarke: 3 Punkte für jede Farb- oder Tiergruppe aus fünf oder mehr Plättchen.
   *[desert] Wüste: hat ihre Farbe und sonst nichts.
  }
