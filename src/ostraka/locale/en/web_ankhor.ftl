### Ankh'or in the browser.

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
   *[no] the round of a { $last }th tile is the last
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
web-ankhor-legend = The border is the colour
web-ankhor-legend-good = { $good } ({ $colour })
web-ankhor-nearer = Nearer
web-ankhor-farther = Farther
web-ankhor-whole = The whole domain

## Points and groups

web-ankhor-your-points = Your points
web-ankhor-points-of = Points
web-ankhor-points = { $category ->
    [printed] Numbers on tiles
    [bonus] Bonus tokens
    [animals] Animal groups
    [colours] Colour groups
   *[tokens] Tokens, three by three
  }
web-ankhor-category-printed = Numbers on tiles
web-ankhor-category-bonus = Bonus tokens
web-ankhor-category-animals = Animal groups
web-ankhor-category-colours = Colour groups
web-ankhor-category-tokens = Tokens, three by three
web-ankhor-total = Total
web-ankhor-becomes = becomes
web-ankhor-groups = Groups
web-ankhor-no-groups = Two tiles of a colour or an animal that touch make a group.
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
web-ankhor-spare = spare { $good }
web-ankhor-sparing = sparing { $good }
web-ankhor-spare-which = Spare which?
web-ankhor-in-supply = { $good }, { $count } in the supply
web-ankhor-pile = pile { $number }, { $count ->
    [one] one tile
   *[other] { $count } tiles
  }, { $good } on top
web-ankhor-pile-empty = pile { $number }, empty
web-ankhor-pile-number = pile { $number }
web-ankhor-floor = on { $floor ->
    [0] the ground
   *[other] floor { $floor }
  }
web-ankhor-place = { $floor ->
    [0] ground
   *[other] floor { $floor }
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
web-ankhor-do-buy = Buy { $column }, place it { $place } { $spare }
web-ankhor-do-refresh = Refresh from { $pile }
web-ankhor-do-move = Move { $tile }, place it { $place }
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
web-ankhor-which-spare = which marker to spare?
web-ankhor-which-pile = which pile?
web-ankhor-domain = Domain
web-ankhor-domain-of = { $name }’s domain
web-ankhor-extra = an extra turn follows
web-ankhor-keeps-nothing = nothing

## What is told where the board itself shows the places

web-ankhor-does-buy-on-board = { $spare ->
    [yes] { $seat } buys the { $tile } tile from column { $column }, builds it up and spares { $spared }.
   *[no] { $seat } buys the { $tile } tile from column { $column }.
  }
web-ankhor-does-move-on-board = { $seat } spends an ankh and moves the { $tile } tile.
