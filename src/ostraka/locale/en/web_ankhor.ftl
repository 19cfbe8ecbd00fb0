### Ankh’or in the browser.

## What lies on the table

web-ankhor-offer = Offer
web-ankhor-supply = Supply
web-ankhor-piles = Piles
web-ankhor-good = { $token ->
    [blue] fish
    [white] ivory
    [black] wood
    [green] papyrus
    [red] cloth
   *[ankh] ankh
  }
ankhor-token-in-page = { web-ankhor-good }
ankhor-tokens-in-page = { $count } { $token ->
    [blue] fish
    [white] ivory
    [black] wood
    [green] papyrus
    [red] cloth
   *[ankh] { $count ->
        [one] ankh
       *[other] ankhs
      }
  }
web-ankhor-bonus-left = { $count ->
    [one] { $count } bonus token
   *[other] { $count } bonus tokens
  }
web-ankhor-bonus = { $count ->
    [one] { $count } bonus token
   *[other] { $count } bonus tokens
  }
web-ankhor-your-domain = Your domain
web-ankhor-tiles = { $count } of { $last } tiles
web-ankhor-last-round = last round
web-ankhor-stand = Round { $round } · { $ending ->
    [yes] the last
   *[no] a { $last }th tile makes it the last
  }
web-ankhor-your-tokens = Your tokens
web-ankhor-tokens = Tokens
web-ankhor-limits = { $held } of { $most } resources · { $ankhs } of { $ankhmost } ankhs
web-ankhor-stored = stored:
web-ankhor-stored-count = { $count } stored
web-ankhor-spendable = { $count ->
    [one] one ankh to spend
   *[other] { $count } ankhs to spend
  }
web-ankhor-would-keep = You would keep
web-ankhor-would-have = You would have { $held }: { $over ->
    [one] one goes back
   *[other] { $over } go back
  }
web-ankhor-legend = The border shows the colour
web-ankhor-legend-good = { $good } ({ $colour })
web-ankhor-nearer = Zoom in
web-ankhor-farther = Zoom out
web-ankhor-whole = The whole domain

## Points and groups

web-ankhor-your-points = Your points
web-ankhor-points-of = Points
web-ankhor-points = { $category ->
    [printed] Numbers on tiles
    [bonus] Bonus tokens
    [animals] Animal groups
    [colours] Colour groups
   *[tokens] Sets of three tokens
  }
web-ankhor-category-printed = Numbers on tiles
web-ankhor-category-bonus = Bonus tokens
web-ankhor-category-animals = Animal groups
web-ankhor-category-colours = Colour groups
web-ankhor-category-tokens = Sets of three tokens
web-ankhor-total = Total
web-ankhor-becomes = becomes
web-ankhor-groups = Groups
web-ankhor-no-groups = Two touching tiles of the same colour or animal make a group.
web-ankhor-group = { $what ->
    [blue] blue
    [white] white
    [black] black
    [green] green
    [red] red
    [jackal] jackals
    [scarab] scarabs
   *[falcon] falcons
  }: { $count } together, a bonus token at { $bonus }

## Names of things

web-ankhor-price = price { $markers }
web-ankhor-column = column { $number }, { $tile }, { $price }
web-ankhor-gap = column { $number }, empty until a refresh
web-ankhor-spare = save { $good }
web-ankhor-sparing = saving { $good }
web-ankhor-spare-which = Which resource do you save?
web-ankhor-in-supply = { $good }, { $count } in the supply
web-ankhor-pile = pile { $number }, { $count ->
    [one] one tile
   *[other] { $count } tiles
  }, { $good } on top
web-ankhor-pile-empty = pile { $number }, empty
web-ankhor-pile-number = pile { $number }
web-ankhor-floor = on { $floor ->
    [0] the base
   *[other] level { $floor }
  }
web-ankhor-place = { $floor ->
    [0] base
   *[other] level { $floor }
  }{ $side ->
    [left] , { $across } left
    [right] , { $across } right
   *[none] {""}
  }{ $way ->
    [up] , { $along } up
    [down] , { $along } down
   *[none] {""}
  }
web-ankhor-free-place = build here: { $place }
web-ankhor-placed = { $tile }, { $place }{ $covered ->
    [yes] , partly covered
   *[no] {""}
  }{ $stores ->
    [yes] , holds a token
   *[no] {""}
  }

## Actions, as sentences with slots

web-ankhor-do-take = Take { $tokens }
web-ankhor-do-buy = Buy { $column } and place it { $place } { $spare }
web-ankhor-do-refresh = Refresh from { $pile }
web-ankhor-do-move = Move { $tile } and place it { $place }
web-ankhor-do-return = Return { $tokens }
web-ankhor-do-end = End the turn

## Actions by one word

web-ankhor-do-take-verb = Take tokens
web-ankhor-do-buy-verb = Buy
web-ankhor-do-refresh-verb = Refresh
web-ankhor-do-move-verb = Move a tile
web-ankhor-do-return-verb = Return tokens
web-ankhor-do-end-verb = End the turn
web-ankhor-which-tile = which tile?
web-ankhor-which-place = which place?
web-ankhor-which-spare = which resource to save?
web-ankhor-which-pile = which pile?
web-ankhor-domain = Domain
web-ankhor-domain-of = { $name }’s domain
web-ankhor-extra = a bonus turn follows
web-ankhor-keeps-nothing = nothing

## What is told where the board itself shows the places

web-ankhor-does-buy-on-board = { $spare ->
    [yes] { PERSON($seat) ->
        [you] You buy the { $tile } tile from column { $column }, build up with it and save { $spared }.
       *[other] { $seat } buys the { $tile } tile from column { $column }, builds up with it and saves { $spared }.
      }
   *[no] { PERSON($seat) ->
        [you] You buy the { $tile } tile from column { $column }.
       *[other] { $seat } buys the { $tile } tile from column { $column }.
      }
  }
web-ankhor-does-move-on-board = { PERSON($seat) ->
    [you] You spend an ankh and move the { $tile } tile.
   *[other] { $seat } spends an ankh and moves the { $tile } tile.
  }
web-ankhor-why-taken-on-board = There is already a tile there.
web-ankhor-why-origin-on-board = The first tile of your domain goes in the middle.
web-ankhor-why-side-on-board = A tile on the base must share a side with another of your base tiles.
web-ankhor-why-square-on-board = There is no full square of four tiles beneath this place.
web-ankhor-why-colour-on-board = To build up, one of the four tiles beneath must have the tile’s colour: there is no { $colour } one.
web-ankhor-why-carries-on-board = This tile carries another one and cannot move.
web-ankhor-no-tile-there-on-board = You have no tile there.
web-ankhor-told-placed-on-board = { PERSON($seat) ->
    [you] Your { $tile } tile is in place.
   *[other] { $seat }’s { $tile } tile is in place.
  }
web-ankhor-this-tile = the { FORM($tile, "alone") }
web-ankhor-about = { $what ->
    [jackal] Jackal: 1 point in a group of two or more jackals of any colours; five or more bring a bonus token.
    [scarab] Scarab: 1 point in a group of two or more scarabs of any colours; five or more bring a bonus token.
    [falcon] Falcon: 1 point in a group of two or more falcons of any colours; five or more bring a bonus token.
    [two] Two-point tile: 2 points at the end, covered or not.
    [warehouse] Warehouse: brings a token of its colour when bought, and stores one of them beyond the limit of 5 while nothing covers it.
    [scribe] Scribe: once bought and placed, it brings a complete bonus turn at once.
    [ankh] Ankh: pays for a refresh of the offer or for moving one of your tiles, from your next turn on; you may keep 2.
    [resource] Resource: pays for tiles; you may keep 5 at the end of your turn.
    [price] Price: one resource for each marker; a tile that is built up costs one marker less.
    [pile] Pile: a refresh draws from one of the two; the top tile’s colour can be seen.
    [bonus] Bonus token: 3 points for each colour or animal group of five or more tiles.
   *[desert] Desert: it has its colour and nothing else.
  }
