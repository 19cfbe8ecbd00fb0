### Ankh'or.

ankhor-option-edition = Rulebook
ankhor-option-merged_bonus = Groups that merge keep all their bonus tokens
ankhor-option-covered_at_once = French rulebook: the limit applies as soon as a full warehouse is covered
ankhor-option-scribe_limits = The limits apply before a scribe’s extra turn
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
  }
ankhor-resources = { $count ->
    [one] one resource
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
    [two] two points
    [warehouse] warehouse
    [scribe] scribe
   *[desert] desert
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
    [jackal] An animal: adjacent jackals, two or more, are worth a point each.
    [scarab] An animal: adjacent scarabs, two or more, are worth a point each.
    [falcon] An animal: adjacent falcons, two or more, are worth a point each.
    [two] Two points.
    [warehouse] Brings a token of its colour, and stores one beyond the limit while nothing covers it.
    [scribe] When it is bought the turn ends at once, and a complete extra turn follows.
   *[desert] Nothing but its colour.
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
ankhor-slot-spare = spared resource
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

ankhor-does-take = { $seat } takes { $tokens }.
ankhor-does-buy = { $spare ->
    [yes] { $seat } buys the { $tile } tile from column { $column }, builds it up at { $place } and spares { $spared }.
   *[no] { $seat } buys the { $tile } tile from column { $column } and places it at { $place }.
  }
ankhor-does-refresh = { $seat } spends an ankh and refreshes the offer from pile { $pile }.
ankhor-does-move = { $seat } spends an ankh and moves the { $tile } tile from { $start } to { $place }.
ankhor-does-return = { $seat } returns { $tokens }.
ankhor-does-end = { $seat } ends the turn.

## What came of it

ankhor-told-pays = { $seat } pays { $tokens }.
ankhor-told-gets = { $seat } gets { $tokens } from the supply.
ankhor-told-gives = { $seat } gives { $tokens } back to the supply.
ankhor-told-stores = { $seat } stores { $tokens } on the warehouse.
ankhor-told-stocked = { $seat }’s new warehouse takes { $tokens } from the supply.
ankhor-told-covered = { $seat }’s warehouse is covered: { $tokens } goes back to the supply.
ankhor-told-uncovered = { $seat }’s warehouse is covered: { $tokens } goes to the stock.
ankhor-told-placed = { $seat }’s { $tile } tile lies at { $place }.
ankhor-told-removed = The { $tile } tile leaves the game.
ankhor-told-drawn = { $count ->
    [one] New in the offer: { $tiles }.
   *[other] New in the offer, from the left: { $tiles }.
  }
ankhor-told-comes = { $count ->
    [one] A tile comes
   *[other] { $count } tiles come
  } from pile { $pile }.
ankhor-told-slid = The { $tile } tile slides to column { $column }.
ankhor-told-turned-up = The { $tile } tile is turned up in column { $column }.
ankhor-told-bonus = { $count ->
    [one] { $seat } takes a bonus token.
   *[other] { $seat } takes { $count } bonus tokens.
  }
ankhor-told-bonus-lost = { $count ->
    [one] { $seat } gives a bonus token back.
   *[other] { $seat } gives { $count } bonus tokens back.
  }
ankhor-told-group-forms = { $seat }: a { $group } of { $count } forms.
ankhor-told-group-grows = { $seat }: the { $group } grows to { $count }.
ankhor-told-group-merges = { $seat }: groups merge into a { $group } of { $count }.
ankhor-told-group-shrinks = { $seat }: the { $group } shrinks to { $count }.
ankhor-told-group-split = { $seat }: the { $group } splits into groups of { $sizes }; the largest now has { $count }.
ankhor-told-group-gone = { $seat }: the { $group } of { $count } breaks up.
ankhor-told-limit = { $seat } holds too many tokens: { $surplus } too many.
ankhor-told-extra = The scribe brings { $seat } an extra turn.
ankhor-told-turn = It is { $seat }’s turn.
ankhor-told-round = Round { $round } begins.
ankhor-told-last-round = A domain has { $count } tiles: this round is the last.

## The end

ankhor-reason-thirteen = A domain has reached thirteen tiles, and the round is complete.
ankhor-reason-nothing-left = There are no tiles left in the piles or the offer.
ankhor-reason-given-up = For forty turns nobody has bought a tile.
ankhor-tie-tiles = { $ended } { $seats } are level at { $points } points; fewer tiles decide, { $count }, for { $winners }.
ankhor-tie-fewer-tokens = { $ended } { $seats } are level at { $points } points, and in tiles; fewer tokens left decide, { $count }, for { $winners }.
ankhor-tie-more-tokens = { $ended } { $seats } are level at { $points } points, and in tiles; more tokens left decide, { $count }, for { $winners }.
ankhor-tie-shared = { $ended } { $seats } are level at { $points } points, in tiles and in tokens: they share the victory.

## What is asked

ankhor-question-main = { $seat }: take three tokens or buy a tile{ $ankhs ->
    [0] {""}
    [one] ; one ankh can be spent
   *[other] ; { $ankhs } ankhs can be spent
  }.
ankhor-question-after = { $seat }: spend an ankh ({ $ankhs } to spend) or end the turn.
ankhor-question-return = { $seat }: return what is over the limit: { $surplus }.

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
  }, top back { $back }
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
    [0] Ground
   *[other] Floor { $level }
  }
ankhor-draw-marks = ^ carries a tile · * stores a token · + free place

## Texts that are not actions

ankhor-bad-verb = “{ $text }” is not an action; actions begin with take, buy, refresh, move, return or end.
ankhor-bad-form-take = Take names three tokens, as in “take b b a”.
ankhor-bad-form-buy = Buy names a column and a place, and the spared resource when building up, as in “buy 4 @1,0” or “buy 5 @0.5,0.5 spare r”.
ankhor-bad-form-refresh = Refresh names a pile, as in “refresh 2”.
ankhor-bad-form-move = Move names two places, as in “move 0,1 2,1”.
ankhor-bad-form-return = Return names the tokens that go back, as in “return g r”.
ankhor-bad-form-end = Ending the turn takes no other word than “end”.
ankhor-bad-place = “{ $text }” is not a place; places are written as 1,0 or 0.5,0.5 or, on the second floor, 1,1^2.
ankhor-mixed-place = There is no place { $text }: both numbers are whole on the ground and the second floor, and both are halves on the first.
ankhor-too-far = { $place } is beyond the edge of the table, { $reach } steps from the origin.
ankhor-bad-token = “{ $text }” is not a token; the tokens are b, w, k, g, r and a.
ankhor-bad-resource = “{ $text }” is not a resource; the resources are b, w, k, g and r.
ankhor-bad-number = “{ $text }” is not a number from 1 to { $highest }.
ankhor-no-tile-there = You have no tile at { $place }.
ankhor-return-too-many = Nobody holds so many tokens of one type.

## Why an action is not legal

ankhor-why-over = The game is over.
ankhor-why-legal = This action is legal now.
ankhor-why-return-first = First return what is over the limit: { $surplus }.
ankhor-why-main-done = You have already done your main action this turn.
ankhor-why-main-first = Before the turn can end you take three tokens or buy a tile.
ankhor-why-supply = The supply does not hold that many: { $token } has { $left } left.
ankhor-why-gap = Column { $column } of the offer is empty.
ankhor-why-price = You cannot pay for the { $tile } tile; missing: { $missing }.
ankhor-why-taken = There is already a tile at { $place }.
ankhor-why-origin = The first tile of a domain goes to the origin, 0,0.
ankhor-why-side = A ground tile must share a side with one of your other ground tiles, and { $place } does not.
ankhor-why-square = There is no full square of four tiles beneath { $place }.
ankhor-why-floors = Rulebook { $edition } allows no tile higher than floor { $floors }.
ankhor-why-colour = To build up, one of the four tiles beneath must have the tile’s colour: there is no { $colour } tile beneath { $place }.
ankhor-why-spare-ground = Only building up spares a resource; on the ground the whole price is paid.
ankhor-why-spare-name = Building up spares one resource of the price: say which, as in “spare r”.
ankhor-why-spare-marker = { $token } cannot be spared: no such marker stands above column { $column }.
ankhor-why-ankh-none = This costs an ankh, and you hold none.
ankhor-why-ankh-new = This costs an ankh, and an ankh taken this turn cannot be spent this turn.
ankhor-why-refresh-nothing = A refresh would change nothing now.
ankhor-why-pile-empty = Pile { $pile } is empty, and the other is not.
ankhor-why-carries = The tile at { $place } carries another and cannot move.
ankhor-why-same-place = A moved tile must change its place.
ankhor-why-floor-ground = A ground tile can only move to another place on the ground.
ankhor-why-floor-upper = An upper tile can only move to another place on four tiles.
ankhor-why-no-return = Tokens are returned only at the end of a turn, when there are too many.
ankhor-why-return-exactly = Return exactly what is over the limit: { $surplus }.
ankhor-why-not-held = You do not have that many to return: your stock of { $token } is { $held }.

## What can be wrong with a position

ankhor-position-problem = { $field }: { $reason }
ankhor-position-json = A position of Ankh'or is a JSON object and nothing else.
ankhor-position-long = A position of Ankh'or is no longer than { $most } characters.
ankhor-position-unknown = There is no such field.
ankhor-position-field = This is missing or not of the right form.
ankhor-position-edition = The position is for the rulebook “{ $given }”, and the game’s option is “{ $edition }”.
ankhor-position-players = A position needs a list of two, three or four domains.
ankhor-position-many-tiles = No domain has more than { $most } tiles.
ankhor-position-tile = This does not name a tile, such as “blue jackal” or, in a domain, “blue jackal @0,0”.
ankhor-position-stored-twice = Two stored tokens have one colour.
ankhor-position-column = This column must have { $size } price markers.
ankhor-position-offer = The offer must have { $columns } columns, with null for a gap.
ankhor-position-piles-offer = A position that gives the piles must give the offer as well.
ankhor-position-removed = These are not the tiles that are missing elsewhere.
ankhor-position-pile = This pile cannot have more than { $most } tiles.
ankhor-position-tile-mix = This { $tile } tile is one too many: the game has { $most }.
ankhor-position-missing = { $count ->
    [one] One tile is
   *[other] { $count } tiles are
  } missing; only with two players do tiles leave the game.
ankhor-position-markers = There must be { $each } price markers of { $token }, not { $count }.
ankhor-position-alike = The three markers of this column are all alike.
ankhor-position-tokens = The players hold { $count } tokens of { $token }, and there are only { $most }.
ankhor-position-bonus-supply = The players hold more than the { $most } bonus tokens there are.
ankhor-position-place = There is another tile at { $place }.
ankhor-position-air = The tile at { $place } does not lie on four tiles.
ankhor-position-apart = No two tiles of this domain share a side.
ankhor-position-beyond = Between tile { $tiles } and the last only scribes can have been bought.
ankhor-position-stored = There is no uncovered warehouse on which a token of { $token } can be stored.
ankhor-position-bonus = Bonus tokens: { $count }; groups that deserve one: { $groups }.
ankhor-position-limit = These are more tokens than is possible at this moment.
ankhor-position-over = This reason for the end of the game does not fit the table.
ankhor-position-over-turn = When the game is over no turn is under way.
ankhor-position-ended = With { $tiles } tiles here already the game would be over.
ankhor-position-idle = With { $idle } turns without a purchase the game would be over.
ankhor-position-nothing-left = With no tile left to buy the game would be over.
ankhor-position-bought = No tile can have been bought this turn.
ankhor-position-extra = An extra turn waits exactly while tokens are returned after buying a scribe.
ankhor-position-merged = Only a single large group can have two bonus tokens, and only where groups that merge keep theirs.
ankhor-position-resume = Tokens go back within a turn only where the limit applies as soon as a full warehouse is covered.
ankhor-position-after = After the main action this turn would have ended by itself: no ankh can be spent.
ankhor-position-spendable = The ankhs to spend must be from { $fewest } to { $most }.
ankhor-position-return = There are no tokens to return.
ankhor-position-storable = A token of { $token } would be stored before any token is returned.

## Rulings

ankhor-ruling-components = The mix of tiles, the mix of price markers and the order of the columns are not printed in the rulebooks; ours come from other sources.
ankhor-ruling-opening = The pile from which the first offer comes is chosen at random.
ankhor-ruling-backs = The colours on the backs of the two topmost tiles are public in every edition, though only the French rulebook mentions them.
ankhor-ruling-floors = The French rulebook speaks of a first floor only, so its edition has one upper floor; in the others higher floors follow the same rule.
ankhor-ruling-pile = A refresh names a pile that still has tiles; if both are empty it names pile 1.
ankhor-ruling-refresh = With both piles empty the offer stays partly empty, and a refresh is possible only if it removes, slides or draws a tile.
ankhor-ruling-islands = A move may split a domain into islands.
ankhor-ruling-place = A moved tile must change its place.
ankhor-ruling-reach = No tile lies more than { $reach } steps from the origin, in any direction.
ankhor-ruling-merged = The rulebooks do not say what becomes of the bonus tokens of two large groups that merge. Here a large group has one token whatever its size, so one goes back; with the option merged_bonus both stay until the group falls apart.
ankhor-ruling-bonus = When no bonus token is left none is taken; it can be taken after a later placement or move of the same player, if one has come back.
ankhor-ruling-tokens = Payments use stored tokens before the stock, and at the end of a turn tokens over the limit are stored, in the order blue, white, black, green, red, before any is returned.
ankhor-ruling-covered = A stored token that gets covered is lost even if the stock has room. In the French edition it goes to the stock; whether the limit applies at once or at the end of the turn is left open: here at the end, with the option covered_at_once immediately.
ankhor-ruling-warehouse = A price is paid before a bought warehouse takes its token; a moved warehouse keeps its token and brings no new one.
ankhor-ruling-scribe = Buying a scribe ends the turn at once: no ankh is spent after it, but those held can be spent in the extra turn. Whether the limits apply in between is left open; here they do, unless the option scribe_limits is off.
ankhor-ruling-empty = The game also ends, with the round, when piles and offer are empty.
ankhor-ruling-idle = The game also ends, with the round, when the last { $turns } turns of all players saw no purchase.
ankhor-ruling-carrying = A tile that carries another cannot move, in every edition.
ankhor-ruling-exactly = A turn has exactly one main action, and taking means exactly three tokens, in every edition.
ankhor-ruling-animals = Animals must be adjacent to form a group, in every edition.
ankhor-ruling-ties = The tokens that decide a tie are all that are left, ankhs and stored ones included; bonus tokens do not count.
