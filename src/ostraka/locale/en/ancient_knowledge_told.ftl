### What happened at the table of Ancient Knowledge, one small change at a time.

ak-told-by-itself = { $what } There was no other choice.
ak-told-draws = { PERSON($seat) ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
  }
ak-told-draws-n = { PERSON($seat) ->
    [you] You draw
   *[other] { $seat } draws
  } { $n ->
    [one] a card
   *[other] { $n } cards
  }.
ak-told-hand-full = { PERSON($seat) ->
    [you] Your
   *[other] { $seat }’s
  } hand is full: { $n ->
    [one] one card is
   *[other] { $n } cards are
  } not drawn.
ak-told-takes = { PERSON($seat) ->
    [you] You take { $card } into your hand.
   *[other] { $seat } takes { $card } into their hand.
  }
ak-told-takes-from = { PERSON($seat) ->
    [you] You take { $card } from { $other }’s hand.
   *[other] { $seat } takes { $card } from { PERSON($other) ->
        [you] your
       *[other] { $other }’s
      } hand.
  }
ak-told-steals = { PERSON($seat) ->
    [you] You take
   *[other] { $seat } takes
  } { $n ->
    [one] a card
   *[other] { $n } cards
  } from { PERSON($other) ->
    [you] your
   *[other] { $other }’s
  } hand.
ak-told-keeps = { PERSON($seat) ->
    [you] You keep
   *[other] { $seat } keeps
  } { $n ->
    [one] one of the cards
   *[other] { $n } of the cards
  } and { PERSON($seat) ->
    [you] discard
   *[other] discards
  } the rest.
ak-told-discards = { PERSON($seat) ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
  }
ak-told-discards-n = { PERSON($seat) ->
    [you] You discard
   *[other] { $seat } discards
  } { $n ->
    [one] a card
   *[other] { $n } cards
  } face down.
ak-told-shown = { $count ->
    [one] One card is
   *[other] { $count } cards are
  } revealed and discarded: { $card }.
ak-told-put-away = { $count ->
    [one] One card is
   *[other] { $count } cards are
  } discarded: { $card }.
ak-told-leaves = { PERSON($seat) ->
    [you] { $card } leaves your board for the discard pile.
   *[other] { $card } leaves { $seat }’s board for the discard pile.
  }
ak-told-laid = { $card } is set aside.
ak-told-looks = Set aside to choose from: { $cards }.
ak-told-looks-n = { PERSON($seat) ->
    [you] You look
   *[other] { $seat } looks
  } at { $n ->
    [one] a card
   *[other] { $n } cards
  }.
ak-told-enters = { PERSON($seat) ->
    [you] You put { $card } into play.
   *[other] { $seat } puts { $card } into play.
  }
ak-told-stands = { PERSON($seat) ->
    [you] You place
   *[other] { $seat } places
  } { $card } on space { $space } with { $n ->
    [0] no knowledge
   *[other] { $n } knowledge
  }.
ak-told-moves = { $card } goes to space { $space }.
ak-told-trades = { $card } and { $other } swap places on space { $space }.
ak-told-cramped = The objectives leave { $left ->
    [0] no artifact space
    [one] { $left } artifact space
   *[other] { $left } artifact spaces
} free; { $coffer } requires { $needed } artifacts.
ak-told-slide = { PERSON($seat) ->
    [you] Your monuments slide one space.
   *[other] { $seat }’s monuments slide one space.
  }
ak-told-declines = { PERSON($seat) ->
    [you] { $card } goes to your Past.
   *[other] { $card } goes to { $seat }’s Past.
  }
ak-told-learns = { PERSON($seat) ->
    [you] { $card } joins your technologies.
   *[other] { $card } joins { $seat }’s technologies.
  }
ak-told-claims = { PERSON($seat) ->
    [you] { $card } joins your technologies from its monument.
   *[other] { $card } joins { $seat }’s technologies from its monument.
  }
ak-told-stores = { PERSON($seat) ->
    [you] { $card } is placed on one of your monuments.
   *[other] { $card } is placed on one of { $seat }’s monuments.
  }
ak-told-cleared = { $count ->
    [one] One technology is
   *[other] { $count } technologies are
  } removed from the tile and discarded: { $card }.
ak-told-buried = { $card } goes under its deck.
ak-told-refill = Tile { $tile } now shows { $cards }.
ak-told-dealt = { $card } is dealt to tile { $tile }.
ak-told-dealt-n = Tile { $tile } gets { $n } new { $n ->
    [one] technology
   *[other] technologies
  }.
ak-told-shuffled = The discard pile is shuffled and becomes the builder deck.
ak-told-shuffled-technologies = The discarded level { $level ->
    [1] I
   *[2] II
  } technologies are shuffled and become the new level { $level ->
    [1] I
   *[2] II
  } deck.
ak-told-less-knowledge = { $n } knowledge is removed from { $card }, { $left ->
    [0] none
   *[other] { $left }
  } left.
ak-told-more-knowledge = { $card } gains { $n } knowledge and carries { $left }.
ak-told-lost = { PERSON($seat) ->
    [you] You lose
   *[other] { $seat } loses
  } { $n } knowledge ({ $total } in all).
ak-told-recovered = { PERSON($seat) ->
    [you] You discard
   *[other] { $seat } discards
  } { $n } lost knowledge, { $total ->
    [0] none
   *[other] { $total }
  } left.
ak-told-rotated = { PERSON($seat) ->
    [you] You rotate
   *[other] { $seat } rotates
  } { $n } { $n ->
    [one] monument
   *[other] monuments
  } in { PERSON($seat) ->
    [you] your
   *[other] their
  } Past.
ak-told-straight = { $n } { $n ->
    [one] monument
   *[other] monuments
  } in { PERSON($seat) ->
    [you] your
   *[other] { $seat }’s
  } Past { $n ->
    [one] is
   *[other] are
  } straight again.
ak-told-turned = Middle of the game: tile { $n } is turned to level II.
ak-told-skip = { PERSON($seat) ->
    [you] You will skip this turn’s decline phase.
   *[other] { $seat } will skip this turn’s decline phase.
  }
ak-told-ending = A Past holds fourteen monuments: the game ends with this round.
ak-told-turn = { PERSON($seat) ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
  }
ak-told-turn-alone = Turn { $turn } of { $turns } begins.
ak-told-die = The Unlearning die shows { $n }.
ak-told-die-rolled = The Unlearning die is rolled.
ak-told-time-leaves = The Time card declines for the { $n ->
    [1] first
    [2] second
   *[other] last
  } time.
ak-told-time-returns = The Time card comes back on space { $space }.
ak-told-time-moves = The Time card moves to space { $space }.
ak-told-drawn = Drawn as possible objectives: { $coffers }.
ak-told-objective = “{ $coffer }” becomes an objective.
ak-told-met = The objective “{ $coffer }” is currently met.
ak-told-no-longer-met = The objective “{ $coffer }” is no longer met.
ak-told-given-up = The objective “{ $coffer }” is given up.
ak-told-used = The coffer “{ $coffer }” is used and discarded.
ak-told-unlearning-skipped = This turn’s unlearning phase will be skipped.

## names of places, actions and points

ak-zone-deck = builder deck
ak-zone-discard = discard pile
ak-zone-apart = set aside
ak-zone-tile = technology tile
ak-zone-technology_deck = technology deck
ak-zone-technology_discard = discarded technologies
ak-zone-hand = hand
ak-zone-timeline = timeline
ak-zone-artifacts = artifacts
ak-zone-past = Past
ak-zone-collection = technologies
ak-zone-stored = on a monument
ak-zone-lost = lost knowledge
ak-zone-board = objectives on the board
ak-zone-under = coffers under the board
ak-zone-time = Time card
ak-zone-die = Unlearning die

ak-verb-search = SEARCH
ak-verb-create = CREATE
ak-verb-learn = LEARN
ak-verb-archive = ARCHIVE
ak-verb-excavate = EXCAVATE
ak-verb-discard = Discard
ak-verb-remove = Remove knowledge
ak-verb-add = Add knowledge
ak-verb-give = Give lost knowledge
ak-verb-recover = Discard lost knowledge
ak-verb-move = Move
ak-verb-swap = Swap
ak-verb-destroy = Discard from play
ak-verb-keep = Keep
ak-verb-place = Put under the deck
ak-verb-take = Take
ak-verb-rob = Look at a hand
ak-verb-bury = Put under the deck
ak-verb-turn = Turn the tile
ak-verb-use = Use the effect
ak-verb-draw = Draw
ak-verb-decline = Let decline
ak-verb-done = Done
ak-verb-pass = Skip this effect
ak-verb-stop = Skip these effects
ak-verb-store = Place on the monument
ak-verb-renew = Clear and refill the tile
ak-verb-coffer = Use a coffer
ak-verb-objective = Take as an objective
ak-verb-abandon = Give up
ak-verb-go = Continue

ak-slot-verb = action
ak-slot-card = card
ak-slot-cards = cards
ak-slot-space = space
ak-slot-n = number
ak-slot-with = swaps with
ak-slot-victim = player
ak-slot-tile = tile
ak-slot-effect = effect
ak-slot-coffer = coffer
ak-slot-coffers = coffers

ak-points-past = printed on monuments in the Past
ak-points-endgame = end-game effects
ak-points-technologies = printed on technologies
ak-points-timeline = 1 for each monument in the timeline
ak-points-lost = lost knowledge
