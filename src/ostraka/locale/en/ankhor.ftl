### Ankh’or.

ankhor-option-edition = Rulebook
ankhor-option-edition-why = Spanish: ankhs left over score nothing. French: one level above the base, the token of a covered warehouse goes to your stock, and more tokens win a tie.
ankhor-option-merged_bonus = Groups that merge keep all their bonus tokens
ankhor-option-covered_at_once = French rulebook: the limit applies as soon as a full warehouse is covered
ankhor-option-scribe_limits = The limits apply before a scribe’s bonus turn
ankhor-value-en = English
ankhor-value-es = Spanish
ankhor-value-fr = French

## Names

ankhor-seat = Player { $number }
ankhor-colour = { $colour ->
    [blue] blue
    [white] white
    [black] black
    [green] green
   *[red] red
  }
ankhor-token = { $token ->
    [blue] blue
    [white] white
    [black] black
    [green] green
    [red] red
   *[ankh] ankh
  }
ankhor-tokens = { $count } { $token ->
    [blue] blue
    [white] white
    [black] black
    [green] green
    [red] red
   *[ankh] { $count ->
        [one] ankh
       *[other] ankhs
      }
  }{ $token ->
    [ankh] {""}
   *[other] { $place ->
        [first] {""}
        [middle] {""}
       *[last] { $count ->
            [one] {" "}token
           *[other] {" "}tokens
          }
      }
  }
ankhor-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
  }
ankhor-good = { $good ->
    [fish] fish
    [ivory] ivory
    [wood] wood
    [reed] papyrus
    [cloth] cloth
   *[ankh] ankh
  }
ankhor-tile = { $colour ->
    [blue] blue
    [white] white
    [black] black
    [green] green
   *[red] red
  } { $kind ->
    [jackal] jackal
    [scarab] scarab
    [falcon] falcon
    [two] two-point
    [warehouse] warehouse
    [scribe] scribe
   *[desert] desert
  }
    .alone = { ankhor-tile }{ $kind ->
        [two] {" "}tile
       *[other] {""}
      }
ankhor-letter = { $letter } { $token ->
    [blue] blue
    [white] white
    [black] black
    [green] green
    [red] red
   *[ankh] ankh
  }
ankhor-short = { $short } { $kind ->
    [jackal] jackal
    [scarab] scarab
    [falcon] falcon
    [two] two points
    [warehouse] warehouse
    [scribe] scribe
   *[desert] desert
  }
ankhor-kind = { $kind ->
    [jackal] jackal
    [scarab] scarab
    [falcon] falcon
    [two] two points
    [warehouse] warehouse
    [scribe] scribe
   *[desert] desert
  }
ankhor-kind-does = { $kind ->
    [jackal] An animal: two or more adjacent jackals are worth a point each.
    [scarab] An animal: two or more adjacent scarabs are worth a point each.
    [falcon] An animal: two or more adjacent falcons are worth a point each.
    [two] Worth two points.
    [warehouse] Brings a token of its colour and stores one beyond the limit as long as nothing covers it.
    [scribe] Buying it ends your turn at once, and you take a complete bonus turn.
   *[desert] Has only its colour.
  }
ankhor-group = { $of ->
    [blue] blue
    [white] white
    [black] black
    [green] green
    [red] red
    [jackal] jackal
    [scarab] scarab
   *[falcon] falcon
  } group
ankhor-number = { $number }
ankhor-verb-take = take tokens
ankhor-verb-buy = buy a tile
ankhor-verb-refresh = refresh the offer
ankhor-verb-move = move a tile
ankhor-verb-return = return tokens
ankhor-verb-end = end the turn
ankhor-slot-tokens = tokens
ankhor-slot-column = column
ankhor-slot-place = place
ankhor-slot-spare = saved resource
ankhor-slot-pile = pile
ankhor-slot-tile = tile
ankhor-slot-ankhs = ankhs
ankhor-points-printed = for numbers on tiles
ankhor-points-bonus = for bonus tokens
ankhor-points-animals = for animal groups
ankhor-points-colours = for colour groups
ankhor-points-tokens = for tokens left
ankhor-items-tile = Tiles

## What an action does

ankhor-does-take = { PERSON($seat) ->
    [you] You take { $tokens }.
   *[other] { $seat } takes { $tokens }.
  }
ankhor-does-buy = { $spare ->
    [yes] { PERSON($seat) ->
        [you] You buy the { $tile } tile from column { $column }, build up with it at { $place } and save a { $spared } token.
       *[other] { $seat } buys the { $tile } tile from column { $column }, builds up with it at { $place } and saves a { $spared } token.
      }
   *[no] { PERSON($seat) ->
        [you] You buy the { $tile } tile from column { $column } and place it at { $place }.
       *[other] { $seat } buys the { $tile } tile from column { $column } and places it at { $place }.
      }
  }
ankhor-does-refresh = { PERSON($seat) ->
    [you] You spend an ankh and refresh the offer from pile { $pile }.
   *[other] { $seat } spends an ankh and refreshes the offer from pile { $pile }.
  }
ankhor-does-move = { PERSON($seat) ->
    [you] You spend an ankh and move the { $tile } tile from { $start } to { $place }.
   *[other] { $seat } spends an ankh and moves the { $tile } tile from { $start } to { $place }.
  }
ankhor-does-return = { PERSON($seat) ->
    [you] You return { $tokens }.
   *[other] { $seat } returns { $tokens }.
  }
ankhor-does-end = { PERSON($seat) ->
    [you] You end your turn.
   *[other] { $seat } ends their turn.
  }

## What came of it

ankhor-told-pays = { PERSON($seat) ->
    [you] You pay { $tokens }.
   *[other] { $seat } pays { $tokens }.
  }
ankhor-told-gets = { PERSON($seat) ->
    [you] You get { $tokens } from the supply.
   *[other] { $seat } gets { $tokens } from the supply.
  }
ankhor-told-gives = { PERSON($seat) ->
    [you] You return { $tokens } to the supply.
   *[other] { $seat } returns { $tokens } to the supply.
  }
ankhor-told-stores = { PERSON($seat) ->
    [you] You store { $tokens } on your warehouse.
   *[other] { $seat } stores { $tokens } on their warehouse.
  }
ankhor-told-stocked = { PERSON($seat) ->
    [you] Your new warehouse takes { $tokens } from the supply.
   *[other] { $seat }’s new warehouse takes { $tokens } from the supply.
  }
ankhor-told-covered = { PERSON($seat) ->
    [you] Your warehouse is covered: { $tokens } goes back to the supply.
   *[other] { $seat }’s warehouse is covered: { $tokens } goes back to the supply.
  }
ankhor-told-uncovered = { PERSON($seat) ->
    [you] Your warehouse is covered: { $tokens } goes to your stock.
   *[other] { $seat }’s warehouse is covered: { $tokens } goes to their stock.
  }
ankhor-told-placed = { PERSON($seat) ->
    [you] Your { $tile } tile is at { $place }.
   *[other] { $seat }’s { $tile } tile is at { $place }.
  }
ankhor-told-removed = The { $tile } tile leaves the game.
ankhor-told-drawn = { $count ->
    [one] New in the offer: { FORM($tiles, "alone") }.
   *[other] New in the offer, from the left: { FORM($tiles, "alone") }.
  }
ankhor-told-comes = { $count ->
    [one] A tile comes
   *[other] { $count } tiles come
  } from pile { $pile }.
ankhor-told-slid = The { $tile } tile slides to column { $column }.
ankhor-told-turned-up = The { $tile } tile is revealed in column { $column }.
ankhor-told-bonus = { $count ->
    [one] { PERSON($seat) ->
        [you] You take a bonus token.
       *[other] { $seat } takes a bonus token.
      }
   *[other] { PERSON($seat) ->
        [you] You take { $count } bonus tokens.
       *[other] { $seat } takes { $count } bonus tokens.
      }
  }
ankhor-told-bonus-lost = { $count ->
    [one] { PERSON($seat) ->
        [you] You return a bonus token.
       *[other] { $seat } returns a bonus token.
      }
   *[other] { PERSON($seat) ->
        [you] You return { $count } bonus tokens.
       *[other] { $seat } returns { $count } bonus tokens.
      }
  }
ankhor-told-group-forms = { PERSON($seat) ->
    [you] You form a group of { $things }.
   *[other] { $seat } forms a group of { $things }.
  }
ankhor-told-group-grows = { PERSON($seat) ->
    [you] Your { $group } grows to { $count } tiles.
   *[other] { $seat }’s { $group } grows to { $count } tiles.
  }
ankhor-told-group-merges = { PERSON($seat) ->
    [you] Your groups merge into a group of { $things }.
   *[other] { $seat }’s groups merge into a group of { $things }.
  }
ankhor-told-group-shrinks = { PERSON($seat) ->
    [you] Your { $group } shrinks to { $count } tiles.
   *[other] { $seat }’s { $group } shrinks to { $count } tiles.
  }
ankhor-told-group-split = { PERSON($seat) ->
    [you] Your { $group } splits into groups of { $sizes }.
   *[other] { $seat }’s { $group } splits into groups of { $sizes }.
  }
ankhor-told-group-gone = { PERSON($seat) ->
    [you] Your group of { $things } breaks up.
   *[other] { $seat }’s group of { $things } breaks up.
  }
ankhor-told-limit = { PERSON($seat) ->
    [you] You are over the limit by { $surplus }.
   *[other] { $seat } is over the limit by { $surplus }.
  }
ankhor-told-extra = { PERSON($seat) ->
    [you] The scribe gives you a bonus turn.
   *[other] The scribe gives { $seat } a bonus turn.
  }
ankhor-told-turn = { PERSON($seat) ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
  }
ankhor-told-round = Round { $round } begins.
ankhor-told-last-round = A domain has { $count } tiles: this round is the last.

## The end

ankhor-reason-thirteen = A domain has reached thirteen tiles, and the round is complete.
ankhor-reason-nothing-left = There are no tiles left in the piles or the offer.
ankhor-reason-given-up = Nobody has bought a tile for forty turns.
ankhor-tie-tiles = { $ended } { $seats } are tied at { $points ->
    [one] 1 point
   *[other] { $points } points
  }; { PERSON($winners) ->
    [you] you win
   *[other] { $winners } { $winning ->
        [one] wins
       *[other] win
      }
  } with fewer tiles ({ $count }).
ankhor-tie-fewer-tokens = { $ended } { $seats } are tied at { $points ->
    [one] 1 point
   *[other] { $points } points
  } and in tiles; { PERSON($winners) ->
    [you] you win
   *[other] { $winners } { $winning ->
        [one] wins
       *[other] win
      }
  } with fewer tokens left ({ $count }).
ankhor-tie-more-tokens = { $ended } { $seats } are tied at { $points ->
    [one] 1 point
   *[other] { $points } points
  } and in tiles; { PERSON($winners) ->
    [you] you win
   *[other] { $winners } { $winning ->
        [one] wins
       *[other] win
      }
  } with more tokens left ({ $count }).
ankhor-tie-shared = { $ended } { $seats } are tied at { $points ->
    [one] 1 point
   *[other] { $points } points
  }, in tiles and in tokens: they share the victory.

## What is asked

ankhor-question-main = { PERSON($seat) ->
    [you] Take
   *[other] { $seat }: take
  } three tokens or buy a tile{ $ankhs ->
    [0] {""}
    [one] ; you can spend one ankh
   *[other] ; you can spend { $ankhs } ankhs
  }.
ankhor-question-after = { PERSON($seat) ->
    [you] Spend
   *[other] { $seat }: spend
  } an ankh ({ $ankhs } left to spend) or end the turn.
ankhor-question-return = { PERSON($seat) ->
    [you] Return
   *[other] { $seat }: return
  } the tokens over the limit ({ $surplus }).

## The table as text

ankhor-draw-round = Round { $round }{ $last ->
    [yes] , the last
   *[no] {""}
  } · { $edition ->
    [es] Spanish
    [fr] French
   *[en] English
  } rulebook
ankhor-draw-over = The game is over after { $round ->
    [one] one round
   *[other] { $round } rounds
  } · { $edition ->
    [es] Spanish
    [fr] French
   *[en] English
  } rulebook
ankhor-draw-offer = Offer: column, price, tile
ankhor-draw-pile = Pile { $number }: { $size ->
    [one] one tile
   *[other] { $size } tiles
  }, back of the top tile: { $back }
ankhor-draw-pile-empty = Pile { $number }: empty
ankhor-draw-supply = Supply: { $tokens }; bonus tokens: { $bonus }
ankhor-draw-seat = { $seat } · { $count ->
    [one] one tile
   *[other] { $count } tiles
  } · { $score ->
    [one] one point
   *[other] { $score } points
  }
ankhor-draw-part = { $points } { $what }
ankhor-draw-points = Points: { $parts }
ankhor-draw-tokens = Tokens: { $tokens } · stored: { $stored } · bonus tokens: { $count }
ankhor-draw-floor = { $level ->
    [0] Base
   *[other] Level { $level }
  }
ankhor-draw-marks = ^ carries a tile · * stores a token · + free place

## Texts that are not actions

ankhor-bad-verb = “{ $text }” is not an action; actions begin with take, buy, refresh, move, return or end.
ankhor-bad-form-take = “take” needs three tokens, as in “take b b a”.
ankhor-bad-form-buy = “buy” needs a column and a place, and the saved resource when building up, as in “buy 4 @1,0” or “buy 5 @0.5,0.5 spare r”.
ankhor-bad-form-refresh = “refresh” needs a pile, as in “refresh 2”.
ankhor-bad-form-move = “move” needs two places, as in “move 0,1 2,1”.
ankhor-bad-form-return = “return” needs the tokens to return, as in “return g r”.
ankhor-bad-form-end = To end the turn, type just “end”.
ankhor-bad-place = “{ $text }” is not a place; places are written as 1,0 or 0.5,0.5 or, on level 2, 1,1^2.
ankhor-mixed-place = There is no place { $text }: both numbers are whole on the base and on level 2, and both are halves on level 1.
ankhor-too-far = { $place } is beyond the edge of the table, { $reach } steps from the origin.
ankhor-bad-token = “{ $text }” is not a token; the tokens are b, w, k, g, r and a.
ankhor-bad-resource = “{ $text }” is not a resource; the resources are b, w, k, g and r.
ankhor-bad-number = “{ $text }” is { $highest ->
    [2] neither 1 nor 2
   *[other] not a number from 1 to { $highest }
  }.
ankhor-no-tile-there = You have no tile at { $place }.
ankhor-return-too-many = Nobody holds that many tokens of one type.

## Why an action is not legal

ankhor-why-over = The game is over.
ankhor-why-legal = This action is legal now.
ankhor-why-return-first = First return what is over the limit: { $surplus }.
ankhor-why-main-done = You have already taken your main action this turn.
ankhor-why-main-first = You must take three tokens or buy a tile before you can end the turn.
ankhor-why-supply = { $left ->
    [0] The supply has no { $token } tokens left.
   *[other] The supply has only { $tokens } left.
  }
ankhor-why-gap = Column { $column } of the offer is empty.
ankhor-why-price = You cannot pay for the { $tile } tile; you still need { $missing }.
ankhor-why-taken = There is already a tile at { $place }.
ankhor-why-origin = The first tile of a domain goes to the origin, 0,0.
ankhor-why-side = A tile on the base must share a side with another of your base tiles; at { $place } it would not.
ankhor-why-square = There is no full square of four tiles beneath { $place }.
ankhor-why-floors = The { $edition ->
    [es] Spanish
    [fr] French
   *[en] English
  } rulebook allows no tile above level { $floors }.
ankhor-why-colour = To build up, one of the four tiles beneath must have the tile’s colour: there is no { $colour } tile beneath { $place }.
ankhor-why-spare-ground = You save a resource only when building up; on the base you pay the whole price.
ankhor-why-spare-name = Building up saves one resource of the price: say which, as in “spare r”.
ankhor-why-spare-marker = You cannot save a { $token } token: there is no such price marker above column { $column }.
ankhor-why-ankh-none = This costs an ankh, and you have none.
ankhor-why-ankh-new = This costs an ankh, and an ankh taken this turn cannot be spent this turn.
ankhor-why-refresh-nothing = A refresh would change nothing now.
ankhor-why-pile-empty = Pile { $pile } is empty, and the other is not.
ankhor-why-carries = The tile at { $place } carries another one and cannot move.
ankhor-why-same-place = A moved tile must go to another place.
ankhor-why-floor-ground = A tile on the base can only move to another place on the base.
ankhor-why-floor-upper = A tile on a higher level can only move to another place on four tiles.
ankhor-why-no-return = You return tokens only at the end of a turn, when you have too many.
ankhor-why-return-exactly = Return exactly what is over the limit: { $surplus }.
ankhor-why-not-held = { $held ->
    [0] You have no { $token } tokens to return.
   *[other] You have only { $tokens } to return.
  }

## What can be wrong with a position

ankhor-position-json = An Ankh’or position is a JSON object and nothing else.
ankhor-position-long = An Ankh’or position has at most { $most } characters.
ankhor-position-edition = The position is for the rulebook “{ $given }”, and the game’s option is “{ $edition }”.
ankhor-position-tile = This does not name a tile, such as “blue jackal” or, in a domain, “blue jackal @0,0”.
ankhor-position-stored-twice = Two stored tokens have the same colour.
ankhor-position-column = This column must have { $size } price markers.
ankhor-position-piles-offer = A position that gives the piles must give the offer as well.
ankhor-position-removed = These are not the tiles that are missing elsewhere.
ankhor-position-pile = This pile cannot have more than { $most } tiles.
ankhor-position-tile-mix = This { $tile } tile is one too many: the game has { $most }.
ankhor-position-missing = { $count ->
    [one] One tile is
   *[other] { $count } tiles are
  } missing; only with two players do tiles leave the game.
ankhor-position-markers = There must be { $each } { $token } price markers, not { $count }.
ankhor-position-alike = The three markers of this column are all alike.
ankhor-position-tokens = The players hold { $count } { $token } tokens, and there are only { $most }.
ankhor-position-bonus-supply = The players hold more than the { $most } bonus tokens there are.
ankhor-position-place = There is another tile at { $place }.
ankhor-position-air = The tile at { $place } does not lie on four tiles.
ankhor-position-apart = No two tiles of this domain share a side.
ankhor-position-beyond = Between tile { $tiles } and the last only scribes can have been bought.
ankhor-position-stored = There is no uncovered warehouse on which a { $token } token can be stored.
ankhor-position-bonus = Bonus tokens: { $count }; groups that earn one: { $groups }.
ankhor-position-limit = These are more tokens than is possible at this moment.
ankhor-position-over = This reason for the end of the game does not fit the table.
ankhor-position-over-turn = When the game is over, no turn is in progress.
ankhor-position-ended = With { $tiles } tiles here the game would already be over.
ankhor-position-idle = With { $idle } turns without a purchase the game would be over.
ankhor-position-nothing-left = With no tile left to buy the game would be over.
ankhor-position-bought = No tile can have been bought this turn.
ankhor-position-extra = A bonus turn is pending only while tokens are returned after buying a scribe.
ankhor-position-merged = Only a single large group can have two bonus tokens, and only if groups that merge keep theirs.
ankhor-position-resume = Tokens go back within a turn only where the limit applies as soon as a full warehouse is covered.
ankhor-position-after = After the main action this turn would have ended by itself: no ankh can be spent.
ankhor-position-spendable = The ankhs to spend must be from { $fewest } to { $most }.
ankhor-position-return = There are no tokens to return.
ankhor-position-storable = A { $token } token would be stored before any token is returned.

## Rulings

ankhor-ruling-components = The mix of tiles, the mix of price markers and the order of the columns are not printed in the rulebooks; ours come from other sources.
ankhor-ruling-opening = The pile from which the first offer comes is chosen at random.
ankhor-ruling-backs = The colours on the backs of the two topmost tiles are public in every edition, though only the French rulebook mentions them.
ankhor-ruling-floors = The French rulebook mentions only a first level, so its edition has one level above the base; in the others higher levels follow the same rule.
ankhor-ruling-pile = You refresh from a pile that still has tiles; if both are empty, from pile 1.
ankhor-ruling-refresh = With both piles empty the offer stays partly empty, and a refresh is possible only if it removes, slides or draws a tile.
ankhor-ruling-islands = A move may split a domain into islands.
ankhor-ruling-place = A moved tile must go to another place.
ankhor-ruling-reach = No tile lies more than { $reach } steps from the origin, in any direction.
ankhor-ruling-merged = The rulebooks do not say what happens to the bonus tokens of two large groups that merge. Here a large group has one token whatever its size, so one goes back; with the option merged_bonus both stay until the group falls apart.
ankhor-ruling-bonus = When no bonus token is left none is taken; it can be taken after a later placement or move of the same player, if one has come back.
ankhor-ruling-tokens = Payments use stored tokens before the stock, and at the end of a turn tokens over the limit are stored, in the order blue, white, black, green, red, before any is returned.
ankhor-ruling-covered = A stored token that gets covered is lost even if the stock has room. In the French edition it goes to the stock; whether the limit applies at once or at the end of the turn is left open: here at the end, with the option covered_at_once immediately.
ankhor-ruling-warehouse = A price is paid before a bought warehouse takes its token; a moved warehouse keeps its token and gets no new one.
ankhor-ruling-scribe = Buying a scribe ends the turn at once: no ankh can be spent after it, but those you hold can be spent in the bonus turn. Whether the limits apply in between is left open; here they do, unless the option scribe_limits is off.
ankhor-ruling-empty = The game also ends, with the round, when piles and offer are empty.
ankhor-ruling-idle = The game also ends, with the round, when nobody has bought a tile in the last { $turns } turns.
ankhor-ruling-carrying = A tile that carries another cannot move, in every edition.
ankhor-ruling-exactly = A turn has exactly one main action, and taking means exactly three tokens, in every edition.
ankhor-ruling-animals = Animals must be adjacent to form a group, in every edition.
ankhor-ruling-ties = The tokens that decide a tie are all that are left, ankhs and stored ones included; bonus tokens do not count.
ankhor-grouped = { $count } { $of ->
    [blue] blue tiles
    [white] white tiles
    [black] black tiles
    [green] green tiles
    [red] red tiles
    [jackal] jackals
    [scarab] scarabs
   *[falcon] falcons
  }
