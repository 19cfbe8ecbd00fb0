### Ankh'or im Browser.

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
   *[no] die mit einem { $last }. Plättchen ist die letzte
  }
web-ankhor-your-tokens = Deine Marken
web-ankhor-tokens = Marken
web-ankhor-limits = { $held } von { $most } Rohstoffen · { $ankhs } von { $ankhmost } Ankhs
web-ankhor-stored = eingelagert:
web-ankhor-stored-count = { $count } eingelagert
web-ankhor-spendable = { $count ->
    [one] ein Ankh auszugeben
   *[other] { $count } Ankhs auszugeben
  }
web-ankhor-would-keep = Dir bliebe
web-ankhor-would-have = Du hättest { $held }: { $over ->
    [one] eine Marke geht zurück
   *[other] { $over } Marken gehen zurück
  }
web-ankhor-legend = Der Rand ist die Farbe
web-ankhor-legend-good = { $good } ({ $colour })
web-ankhor-nearer = Näher
web-ankhor-farther = Weiter weg
web-ankhor-whole = Das ganze Gebiet

## Punkte und Gruppen

web-ankhor-your-points = Deine Punkte
web-ankhor-points-of = Punkte
web-ankhor-points = { $category ->
    [printed] Zahlen der Plättchen
    [bonus] Bonusmarken
    [animals] Tiergruppen
    [colours] Farbgruppen
   *[tokens] Marken, zu je dreien
  }
web-ankhor-category-printed = Zahlen der Plättchen
web-ankhor-category-bonus = Bonusmarken
web-ankhor-category-animals = Tiergruppen
web-ankhor-category-colours = Farbgruppen
web-ankhor-category-tokens = Marken, zu je dreien
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
    [0] am Boden
   *[other] im Stockwerk { $floor }
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
web-ankhor-do-buy = Kaufe { $column }, lege es { $place } { $spare }
web-ankhor-do-refresh = Erneuere von { $pile }
web-ankhor-do-move = Versetze { $tile }, lege es { $place }
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
web-ankhor-which-place = welchen Platz?
web-ankhor-which-spare = welchen Preismarker sparen?
web-ankhor-which-pile = welcher Stapel?
web-ankhor-domain = Gebiet
web-ankhor-domain-of = Gebiet von { $name }
web-ankhor-extra = ein Extrazug folgt
web-ankhor-keeps-nothing = nichts

## What is told where the board itself shows the places

web-ankhor-does-buy-on-board = { $spare ->
    [yes] { $seat } kauft das Plättchen { $tile } aus Spalte { $column }, baut es in die Höhe und spart { $spared }.
   *[no] { $seat } kauft das Plättchen { $tile } aus Spalte { $column }.
  }
web-ankhor-does-move-on-board = { $seat } gibt ein Ankh aus und versetzt das Plättchen { $tile }.
