# Ancient Knowledge

## seats, options, the end

ak-seat = Player { $n }
ak-option-deal = How hands are dealt
ak-value-classic = classic
ak-value-pre-made = pre-made hands
ak-value-hand1 = hand 1
ak-value-hand2 = hand 2
ak-value-hand3 = hand 3
ak-value-hand4 = hand 4
ak-option-learn_order = What comes first when you LEARN
ak-value-technology-first = the technology’s own effect
ak-value-any = whatever you like
ak-reason-fourteen = A Past holds fourteen monuments and the round is complete.

## actions

ak-do-search = { $seat } SEARCHes: draws a card.
ak-do-search-full = { $seat } SEARCHes.
ak-do-create-monument = { $seat } CREATEs { $card } on space { $n }.
ak-do-create-artifact = { $seat } CREATEs the artifact { $card }.
ak-do-learn = { $seat } LEARNs { $card }.
ak-do-archive = { $seat } ARCHIVEs.
ak-do-excavate = { $seat } EXCAVATEs and rotates { $n } { $n ->
    [one] monument
   *[other] monuments
  }.
ak-do-discard = { $seat } discards { $card }.
ak-do-discard-hidden = { $seat } discards a card.
ak-do-remove = { $seat } removes { $n } knowledge from { $card }.
ak-do-add = { $seat } adds { $n } knowledge to { $card } of { $victim }.
ak-do-give = { $seat } moves { $n } lost knowledge onto { $card } of { $victim }.
ak-do-recover = { $seat } discards { $n } lost knowledge.
ak-do-move = { $seat } moves { $card } to space { $n }.
ak-do-swap = { $seat } swaps { $card } and { $other }.
ak-do-destroy = { $seat } discards { $card } from play.
ak-do-keep = { $seat } keeps { $card }.
ak-do-keep-hidden = { $seat } keeps a card.
ak-do-place = { $seat } puts { $card } under its deck.
ak-do-place-hidden = { $seat } puts a technology under its deck.
ak-do-take = { $seat } takes { $card }.
ak-do-rob = { $seat } looks at the hand of { $victim }.
ak-do-steal = { $seat } takes { $card } from the hand of { $victim }.
ak-do-steal-hidden = { $seat } takes a card from the hand of { $victim }.
ak-do-bury = { $seat } puts { $card } under the deck of its level.
ak-do-turn = { $seat } turns technology tile { $n } to level II.
ak-do-use = { $seat } uses { $card }.
ak-do-draw = { $seat } draws for the rotated monuments.
ak-do-decline = { $seat } lets { $card } decline.
ak-do-done = { $seat } takes no more.
ak-do-pass = { $seat } refuses.
ak-do-stop = { $seat } leaves the remaining effects.
ak-do-marks = { $seat } chooses to discard { $card }.
ak-do-chooses = { $seat } chooses in secret.

## why an action is refused

ak-no-action = There is no action “{ $text }”.
ak-no-card = There is no card “{ $text }”.
ak-not-now = “{ $verb }” is not possible now; possible: { $offered }.
ak-not-so = “{ $text }” is incomplete or not possible so; possible: { $offered }.
ak-not-this-card = “{ $verb }” is not possible with { $card } in this way now.
ak-not-face-up = { $card } does not lie face up on a technology tile.
ak-requirement = { $card } asks for { $what }; you have { $have }.
ak-requirements = { $card } asks for { $what }.
ak-requirement-of = { $what } (you have { $have })
ak-not-among = { $card } is not among the things to choose from now.
ak-no-space = No space of your timeline has room for { $card }.
ak-lies-in-past = { $card } lies in a Past: only EXCAVATE and effects use it there.
ak-in-play = { $card } is in play; its effect comes by itself: { $when }.
ak-in-play-plain = { $card } is in play and has no effect to use.
ak-learned = { $card } has been learned already.
ak-not-in-hand = { $card } is not in your hand.
ak-no-artifact-space = All five artifact spaces are taken, { $card } has no room.
ak-which-space = Say on which space, 1 to 6, { $card } is to be created.
ak-locked = { $card } is locked: it can be created on space { $space } only.
ak-space-full = Space { $space } holds two monuments and is full.
ak-too-dear = { $card } costs { $cost ->
    [one] one other card
   *[other] { $cost } other cards
  } there; you have { $left }.
ak-nothing-straight = No straight monument in your Past can be rotated, or not so many.
ak-empty-hand = ARCHIVE needs at least one card in hand.

## the table

ak-phase-opening = opening choice
ak-phase-action = action phase
ak-phase-timeline = timeline phase
ak-phase-decline = decline phase
ak-phase-slid = end of the decline phase
ak-phase-over = final scoring
ak-table-head = { $phase }, actions left: { $actions }; builder deck { $deck }, discard pile { $discard }
ak-table-tile = tile { $tile } (level { $level }): { $cards }
ak-table-decks = technology decks: I { $one }, II { $two }
ak-table-limbo = laid apart ({ $n }):
ak-table-seat = { $seat }: { $score } VP, lost knowledge { $lost }, cards in hand { $hand }
ak-table-artifacts = artifacts: { $cards } ({ $free } { $free ->
    [one] space
   *[other] spaces
  } free)
ak-table-past = Past ({ $n }): { $cards }
ak-table-collection = technologies: { $cards }
ak-table-hand = hand ({ $n }):
ak-table-known = known in this hand: { $cards }
ak-table-marked = chosen: { $cards }

## what is wrong with a position

ak-position-problem = { $where }: { $reason }
ak-position-key = there is no “{ $key }” here.
ak-position-number = { $value } is not a whole number from { $least } to { $most }.
ak-position-flag = { $value } is neither true nor false.
ak-position-list = a list is expected.
ak-position-table = an object is expected.
ak-position-card = there is no card “{ $value }”.
ak-position-place = { $card } cannot lie here.
ak-position-twice = { $card } is already at { $other }.
ak-position-too-many = { $n } are too many, at most { $most }.
ak-position-level = “{ $value }” is neither lower nor upper.
ak-position-full = space { $space } { $level } is taken.
ak-position-hanging = in space { $space } a monument stands above nothing.
ak-position-middle = a Past holds seven monuments, so a tile must be turned.
ak-position-lone = a tile never shows exactly one technology.
ak-position-ending = a Past holds fourteen monuments, so the end is triggered.
ak-position-over = a game is over only once the end was triggered, by fourteen monuments in a Past.
ak-position-over-turn = a game is over when everybody has had the same number of turns, and it is the first player’s again.
ak-position-over-time = a solo game is over when the Time card has left { $n } times.
ak-position-over-turns = a solo game that is over has had { $n } turns.
ak-position-seats = { $n } players; there are two to four.
ak-position-word = “{ $value }” is not a word known here.
ak-position-opening = in the opening choice every hand has ten cards.
ak-position-state = this is not a state that the program wrote for these cards and options.
ak-position-state-differs = this is not what the state of the unfinished step says; leave “state” out to begin at the start of the phase.
ak-position-sight = { $card } is not in any place this seat thinks possible.

## doubtful readings and how we take them

ak-ruling-rotated = EXCAVATE and straightening ask only how many monuments, not which: being rotated has no other meaning.
ak-ruling-single = A choice with a single possibility is made by itself.
ak-ruling-void-waits = Among effects due together, one that would do nothing now is not offered; it may become possible later in the same set.
ak-ruling-up-to = Where a card sets a maximum or says “may”, any amount from 0 is allowed; otherwise the full amount is taken as far as possible.
ak-ruling-archive = ARCHIVE is legal even if no monument carries knowledge.
ak-ruling-optional = Genetic Disk and Nimrud Lens are optional; Barabar Caves, Pyramid of Coba and Xixia Wangling leave the amount to their owner.
ak-ruling-frozen = A monument whose decline effect is being resolved can be neither moved nor swapped.
ak-ruling-space-1 = Whatever brings a monument into space 1 during the decline phase, it declines in that phase.
ak-ruling-skip-lost = Potala Palace created during a decline phase skips nothing, neither this phase nor a later one.
ak-ruling-full-hand-look = With ten cards in hand, looking at cards to keep one does nothing at all.
ak-ruling-moves = Moving and swapping ignore locks; a monument without a destination cannot be moved.
ak-ruling-relief-ceiling = Candi Sukuh and Rosetta Stone each lower one minimum of a requirement by 1: two of them lower two minimums, or one by 2. They never change a maximum.
ak-ruling-philae = Philae takes 3 knowledge off each of the two cities, or what they have.
ak-ruling-forced-discards = Opponents made to discard lose exactly the number named, or all they have.
ak-ruling-learn-first = The rulebook does not say what comes first after a LEARN: we carry out the technology’s own effect, then the reactions. The booklet of Heritage lets you order effects that are due at once; the option “learn_order” does the same here.
ak-ruling-tile-empty = A tile that cannot be refilled with three technologies stays empty.
ak-ruling-tiles-after-hands = The technologies are laid out after the hands have been chosen.
ak-ruling-extra-cards = The third and the fourth player draw one extra card each, whichever way hands are dealt.
ak-ruling-shared-victory = Players tied in points and in lost knowledge share the victory.
ak-ruling-seek-stops = Calakmul shows every card it turns over and stops once all cards have been seen.
ak-ruling-deck-study = Pyramid of the Niches reshuffles the level II discard pile if the deck is too small.
ak-ruling-share-short = If too few cards can be revealed or buried, what is possible is done.
ak-ruling-privacy = Discards from hand are face down; only their owner knows them.
ak-ruling-own-entry = A card never reacts to its own arrival.

## what is wrong with a pack of cards

ak-pack-problem = { $file }, card { $card }: { $reason }
ak-pack-learning = Only the cards of the boxes have a place in observations and in the action space; with a pack of your own there is neither.
ak-pack-problem-coffer = { $file }, coffer { $card }: { $reason }
ak-pack-problem-challenge = { $file }, challenge { $card }: { $reason }
ak-pack-missing = “{ $key }” is missing.
ak-pack-number = “{ $key }” is { $value }; it must be a whole number from { $least } to { $most }.
ak-pack-word = “{ $key }” cannot be “{ $value }”; it is one of: { $known }.
ak-pack-flag = “{ $key }” is { $value }; it must be true or false.
ak-pack-text = “{ $key }” must be a text that is not empty.
ak-pack-long-text = “{ $key }” must be a text of at most { $most } characters on one line.
ak-pack-long-list = “{ $key }” has { $n } entries; it may have { $most }.
ak-pack-letters = “{ $key }” cannot be “{ $value }”; it is at most { $most } different letters from { $first } to { $last }.
ak-pack-coffer-twice = A coffer cannot lie on the board and under it.
ak-pack-key = “{ $key }” is not a word that can stand in “{ $where }”.
ak-pack-list = “{ $key }” must be a list.
ak-pack-table = “{ $key }” must be a table.
ak-pack-quantity = There is no quantity “{ $value }”.
ak-pack-quantity-place = “{ $value }” cannot be counted here.
ak-pack-condition = “{ $value }” is not a condition; a condition is a quantity, then >=, <= or ==, then a number.
ak-pack-step = { $value } is not a step; a step is a table that begins with a verb.
ak-pack-verb = There is no verb “{ $value }”.
ak-pack-place = “{ $verb }” cannot stand under “{ $when }”.
ak-pack-look = “look” needs exactly one of keep, create and learn.
ak-pack-target = “{ $value }” is not a possible target here.
ak-pack-each = “each” cannot stand together with targets or up_to.
ak-pack-tiers = “tiers” must be a list of pairs of whole numbers, lowest first.
ak-pack-activation = “{ $when }” cannot stand on a card of this sort ({ $kind }).
ak-pack-pay = “{ $verb }” cannot be a price; a price is discard or destroy, without up_to.
ak-pack-modifier = A standing change must stand alone in its effect, without a price.
ak-pack-id = “{ $value }” is not an id; an id is up to six capital letters, then a number (EG7).
ak-pack-endless = Its reaction to “{ $event }” brings the same about again, and what that uses up comes back: it might never end.
ak-pack-no-effect = The card has no effect.
ak-pack-unreadable = The file cannot be read: { $detail }.
ak-pack-empty = The file brings nothing.
ak-pack-duplicate = { $id } stands twice in this pack.
ak-pack-replaces = { $id } replaces a card of another sort or level.
ak-pack-builders = The pack has { $n } builder cards; it must have { $least } to { $most }.
ak-pack-level = The pack has { $n } technologies of level { $level }; it must have { $least } to { $most }.
ak-pack-hand = The pre-made hand { $hand } has { $n } cards; it must have 6.
ak-pack-too-long = The pack is too long: { $n } entries in one table, which holds { $most }.
ak-pack-store = “store” under “immediate” and “claim” under “decline” belong together; the card has only one of them.
ak-tie-lost = { $ended } { $seats } are level at { $points } VP; less lost knowledge decides, { $lost }, for { $winner }.
ak-tie-shared = { $ended } { $seats } are level at { $points } VP and in lost knowledge: they share the victory.
