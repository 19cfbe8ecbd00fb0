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

ak-do-search = { PERSON($seat) ->
    [you] You SEARCH and draw a card.
   *[other] { $seat } SEARCHES and draws a card.
  }
ak-do-search-full = { PERSON($seat) ->
    [you] You SEARCH.
   *[other] { $seat } SEARCHES.
  }
ak-do-create-monument = { PERSON($seat) ->
    [you] You CREATE { $card } on space { $n }.
   *[other] { $seat } CREATES { $card } on space { $n }.
  }
ak-do-create-artifact = { PERSON($seat) ->
    [you] You CREATE the artifact { $card }.
   *[other] { $seat } CREATES the artifact { $card }.
  }
ak-do-learn = { PERSON($seat) ->
    [you] You LEARN { $card }.
   *[other] { $seat } LEARNS { $card }.
  }
ak-do-archive = { PERSON($seat) ->
    [you] You ARCHIVE.
   *[other] { $seat } ARCHIVES.
  }
ak-do-excavate = { PERSON($seat) ->
    [you] You EXCAVATE and rotate
   *[other] { $seat } EXCAVATES and rotates
  } { $n } { $n ->
    [one] monument
   *[other] monuments
  }.
ak-do-discard = { PERSON($seat) ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
  }
ak-do-discard-hidden = { PERSON($seat) ->
    [you] You discard a card.
   *[other] { $seat } discards a card.
  }
ak-do-remove = { PERSON($seat) ->
    [you] You remove { $n } knowledge from { $card }.
   *[other] { $seat } removes { $n } knowledge from { $card }.
  }
ak-do-add = { PERSON($seat) ->
    [you] You add { $n } knowledge to { $victim }’s { $card }.
   *[other] { $seat } adds { $n } knowledge to { PERSON($victim) ->
        [you] your
       *[other] { $victim }’s
      } { $card }.
  }
ak-do-give = { PERSON($seat) ->
    [you] You move { $n } lost knowledge onto { $victim }’s { $card }.
   *[other] { $seat } moves { $n } lost knowledge onto { PERSON($victim) ->
        [you] your
       *[other] { $victim }’s
      } { $card }.
  }
ak-do-recover = { PERSON($seat) ->
    [you] You discard { $n } lost knowledge.
   *[other] { $seat } discards { $n } lost knowledge.
  }
ak-do-move = { PERSON($seat) ->
    [you] You move { $card } to space { $n }.
   *[other] { $seat } moves { $card } to space { $n }.
  }
ak-do-swap = { PERSON($seat) ->
    [you] You swap { $card } and { $other }.
   *[other] { $seat } swaps { $card } and { $other }.
  }
ak-do-destroy = { PERSON($seat) ->
    [you] You discard { $card } from play.
   *[other] { $seat } discards { $card } from play.
  }
ak-do-keep = { PERSON($seat) ->
    [you] You keep { $card }.
   *[other] { $seat } keeps { $card }.
  }
ak-do-keep-hidden = { PERSON($seat) ->
    [you] You keep a card.
   *[other] { $seat } keeps a card.
  }
ak-do-place = { PERSON($seat) ->
    [you] You put { $card } under its deck.
   *[other] { $seat } puts { $card } under its deck.
  }
ak-do-place-hidden = { PERSON($seat) ->
    [you] You put a technology under its deck.
   *[other] { $seat } puts a technology under its deck.
  }
ak-do-take = { PERSON($seat) ->
    [you] You take { $card }.
   *[other] { $seat } takes { $card }.
  }
ak-do-rob = { PERSON($seat) ->
    [you] You look at { $victim }’s hand.
   *[other] { $seat } looks at { PERSON($victim) ->
        [you] your
       *[other] { $victim }’s
      } hand.
  }
ak-do-steal = { PERSON($seat) ->
    [you] You take { $card } from { $victim }’s hand.
   *[other] { $seat } takes { $card } from { PERSON($victim) ->
        [you] your
       *[other] { $victim }’s
      } hand.
  }
ak-do-steal-hidden = { PERSON($seat) ->
    [you] You take a card from { $victim }’s hand.
   *[other] { $seat } takes a card from { PERSON($victim) ->
        [you] your
       *[other] { $victim }’s
      } hand.
  }
ak-do-bury = { PERSON($seat) ->
    [you] You put { $card } under the deck of its level.
   *[other] { $seat } puts { $card } under the deck of its level.
  }
ak-do-turn = { PERSON($seat) ->
    [you] You turn technology tile { $n } to level II.
   *[other] { $seat } turns technology tile { $n } to level II.
  }
ak-do-use = { PERSON($seat) ->
    [you] You use { $card }.
   *[other] { $seat } uses { $card }.
  }
ak-do-draw = { PERSON($seat) ->
    [you] You draw cards for the rotated monuments.
   *[other] { $seat } draws cards for the rotated monuments.
  }
ak-do-decline = { PERSON($seat) ->
    [you] Your { $card } declines.
   *[other] { $seat }’s { $card } declines.
  }
ak-do-done = { PERSON($seat) ->
    [you] You stop here.
   *[other] { $seat } stops here.
  }
ak-do-pass = { PERSON($seat) ->
    [you] You pass.
   *[other] { $seat } passes.
  }
ak-do-stop = { PERSON($seat) ->
    [you] You skip the remaining effects.
   *[other] { $seat } skips the remaining effects.
  }
ak-do-marks = { PERSON($seat) ->
    [you] You choose to discard { $card }.
   *[other] { $seat } chooses to discard { $card }.
  }
ak-do-chooses = { PERSON($seat) ->
    [you] You choose in secret.
   *[other] { $seat } chooses in secret.
  }

## why an action is refused

ak-no-action = There is no action “{ $text }”.
ak-no-card = There is no card “{ $text }”.
ak-not-now = “{ $verb }” is not possible now; possible actions: { $offered }.
ak-not-so = “{ $text }” is incomplete or not possible that way; possible actions start with: { $offered }.
ak-not-this-card = “{ $verb }” is not possible that way with { $card }.
ak-not-face-up = { $card } is not face up on a technology tile.
ak-requirement = { $card } requires { $what }; you have { $have }.
ak-requirements = { $card } requires { $what }.
ak-requirement-of = { $what } (you have { $have })
ak-not-among = You cannot choose { $card } now.
ak-no-space = No space of your timeline has room for { $card }.
ak-lies-in-past = { $card } is in a Past: only EXCAVATE and effects use it there.
ak-in-play = { $card } is in play; its effect happens by itself: { $when }.
ak-in-play-plain = { $card } is in play and has no effect to use.
ak-learned = { $card } has already been learned.
ak-not-in-hand = You do not have { $card } in your hand.
ak-no-artifact-space = All five artifact spaces are taken; there is no room for { $card }.
ak-which-space = Say on which space (1 to 6) to create { $card }.
ak-locked = { $card } is locked: it can only be created on space { $space }.
ak-space-full = Space { $space } holds two monuments and is full.
ak-too-dear = { $card } costs { $cost ->
    [one] one other card
   *[other] { $cost } other cards
  } there; you have { $left }.
ak-cannot-create = You cannot create any card from your hand now: there is no free space, or you have too few cards to pay.
ak-cannot-learn = You do not meet the requirement of any technology.
ak-cannot-excavate = Your Past has no straight monument.
ak-cannot-archive = You have no card to discard.
ak-nothing-straight = You have no straight monument in your Past to rotate.
ak-empty-hand = You need at least one card in hand to ARCHIVE.

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
ak-table-limbo = set aside ({ $n }):
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

ak-position-card = there is no card “{ $value }”.
ak-position-place = { $card } cannot lie here.
ak-position-twice = { $card } is already at { $other }.
ak-position-too-many = { $n } is too many; at most { $most }.
ak-position-level = “{ $value }” is neither lower nor upper.
ak-position-full = space { $space } { $level } is taken.
ak-position-hanging = on space { $space } a monument has nothing beneath it.
ak-position-middle = a Past holds seven monuments, so a tile must be turned.
ak-position-lone = a tile never shows exactly one technology.
ak-position-ending = a Past holds fourteen monuments, so the end is triggered.
ak-position-over = a game is over only once the end was triggered, by fourteen monuments in a Past.
ak-position-over-turn = a game is over when everybody has had the same number of turns, and it is the first player’s again.
ak-position-over-time = a solo game is over when the Time card has declined { $n } times.
ak-position-over-turns = a finished solo game has had { $n } turns.
ak-position-seats = { $n } players; it must be two to four.
ak-position-word = “{ $value }” is not a word known here.
ak-position-opening = in the opening choice every hand has ten cards.
ak-position-state = this is not a state that the program wrote for these cards and options.
ak-position-state-differs = this does not match the state of the unfinished step; leave “state” out to start at the beginning of the phase.
ak-position-sight = { $card } is not in any place this seat thinks possible.

## doubtful readings and how we take them

ak-ruling-rotated = EXCAVATE and straightening only ask how many monuments, not which ones: being rotated has no other meaning.
ak-ruling-single = A choice with only one option is made automatically.
ak-ruling-void-waits = Among effects due at the same time, one that would do nothing now is not offered; it may become possible later in the same set.
ak-ruling-up-to = Where a card sets a maximum or says “may”, any amount from 0 is allowed; otherwise the full amount is taken as far as possible.
ak-ruling-archive = ARCHIVE is legal even if no monument carries knowledge.
ak-ruling-optional = Genetic Disk and Nimrud Lens are optional; Barabar Caves, Pyramid of Coba and Xixia Wangling leave the amount to their owner.
ak-ruling-frozen = A monument whose decline effect is being resolved can be neither moved nor swapped.
ak-ruling-space-1 = Whatever brings a monument into space 1 during the decline phase, it declines in that phase.
ak-ruling-skip-lost = Potala Palace created during a decline phase skips nothing, neither this phase nor a later one.
ak-ruling-full-hand-look = With ten cards in hand, looking at cards to keep one does nothing at all.
ak-ruling-moves = Moving and swapping ignore locks; a monument without a destination cannot be moved.
ak-ruling-relief-ceiling = Candi Sukuh and Rosetta Stone each lower one minimum in a requirement by 1: two of them lower two minimums, or one by 2. They never change a maximum.
ak-ruling-philae = Philae removes 3 knowledge from each of the two cities, or what they have.
ak-ruling-forced-discards = Opponents made to discard lose exactly the number named, or all they have.
ak-ruling-learn-first = The rulebook does not say what comes first after a LEARN: we carry out the technology’s own effect, then the reactions. The booklet of Heritage lets you order effects that are due at once; the option “learn_order” does the same here.
ak-ruling-tile-empty = A tile that cannot be refilled with three technologies stays empty.
ak-ruling-tiles-after-hands = The technologies are laid out after the hands have been chosen.
ak-ruling-extra-cards = The third and the fourth player draw one extra card each, whichever way hands are dealt.
ak-ruling-shared-victory = Players tied in points and in lost knowledge share the victory.
ak-ruling-seek-stops = Calakmul shows every card it reveals and stops once all cards have been seen.
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
ak-pack-letters = “{ $key }” cannot be “{ $value }”; it must be at most { $most } different letters from { $first } to { $last }.
ak-pack-coffer-twice = A coffer cannot be on the board and under it.
ak-pack-key = “{ $key }” is not allowed in “{ $where }”.
ak-pack-quantity = There is no quantity “{ $value }”.
ak-pack-quantity-place = “{ $value }” cannot be counted here.
ak-pack-condition = “{ $value }” is not a condition; a condition is a quantity, then >=, <= or ==, then a number.
ak-pack-verb = There is no verb “{ $value }”.
ak-pack-place = “{ $verb }” is not allowed under “{ $when }”.
ak-pack-look = “look” needs exactly one of keep, create and learn.
ak-pack-target = “{ $value }” is not a possible target here.
ak-pack-each = “each” cannot be combined with targets or up_to.
ak-pack-tiers = “tiers” must be a list of pairs of whole numbers, lowest first.
ak-pack-activation = “{ $when }” is not allowed on a card of this sort ({ $kind }).
ak-pack-pay = “{ $verb }” cannot be a cost; a cost is discard or destroy, without up_to.
ak-pack-modifier = A permanent modifier must be the only step of its effect and cannot have a cost.
ak-pack-endless = Its reaction to “{ $event }” triggers the same event again and gets back what it uses up: it might never end.
ak-pack-no-effect = The card has no effect.
ak-pack-unreadable = The file cannot be read: { $detail }.
ak-pack-empty = The file contains nothing.
ak-pack-duplicate = { $id } appears twice in this pack.
ak-pack-replaces = { $id } replaces a card of another sort or level.
ak-pack-builders = The pack has { $n } builder cards; it must have { $least } to { $most }.
ak-pack-level = The pack has { $n } technologies of level { $level }; it must have { $least } to { $most }.
ak-pack-hand = The pre-made hand { $hand } has { $n } cards; it must have 6.
ak-pack-too-long = The pack is too long: { $n } entries in one table, which holds { $most }.
ak-pack-store = “store” under “immediate” and “claim” under “decline” belong together; the card has only one of them.
ak-tie-lost = { $ended } { $seats } are tied at { $points } VP; { PERSON($winner) ->
    [you] you win
   *[other] { $winner } wins
  } with less lost knowledge ({ $lost }).
ak-tie-shared = { $ended } { $seats } are tied at { $points } VP and in lost knowledge: they share the victory.
