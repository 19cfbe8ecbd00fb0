### What happened at the table of Ancient Knowledge, one small change at a time.

ak-told-by-itself = { $what } There was no other choice.
ak-told-draws = { $seat } draws { $card }.
ak-told-draws-n = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
  }.
ak-told-hand-full = The hand of { $seat } is full: { $n ->
    [one] one card is
   *[other] { $n } cards are
  } not drawn.
ak-told-takes = { $seat } takes { $card } into hand.
ak-told-takes-from = { $seat } takes { $card } from the hand of { $other }.
ak-told-steals = { $seat } takes { $n ->
    [one] a card
   *[other] { $n } cards
  } from the hand of { $other }.
ak-told-keeps = { $seat } keeps { $n ->
    [one] one of the cards
   *[other] { $n } of the cards
  } and discards the rest.
ak-told-discards = { $seat } discards { $card }.
ak-told-discards-n = { $seat } discards { $n ->
    [one] a card
   *[other] { $n } cards
  } face down.
ak-told-shown = Turned up and discarded: { $card }.
ak-told-put-away = Discarded: { $card }.
ak-told-leaves = { $card } leaves the board of { $seat } for the discard pile.
ak-told-laid = { $card } is laid apart.
ak-told-looks = Laid apart: { $cards }.
ak-told-looks-n = { $seat } looks at { $n ->
    [one] a card
   *[other] { $n } cards
  }.
ak-told-enters = { $card } enters play with { $seat }.
ak-told-stands = { $card } stands on space { $space } of { $seat } with { $n ->
    [0] no knowledge
   *[other] { $n } knowledge
  }.
ak-told-moves = { $card } goes to space { $space }.
ak-told-trades = { $card } and { $other } trade levels on space { $space }.
ak-told-cramped = The objectives leave { $left ->
    [0] no artifact space
    [one] { $left } artifact space
   *[other] { $left } artifact spaces
} free; { $coffer } asks for { $needed } artifacts.
ak-told-slide = The monuments of { $seat } move on by one space.
ak-told-declines = { $card } goes to the Past of { $seat }.
ak-told-learns = { $card } joins the technologies of { $seat }.
ak-told-claims = { $card } joins the technologies of { $seat } from its monument.
ak-told-stores = { $card } is laid on a monument of { $seat }.
ak-told-cleared = Off the tile and discarded: { $card }.
ak-told-buried = { $card } goes under its deck.
ak-told-refill = Tile { $tile } now shows { $cards }.
ak-told-dealt = { $card } comes to tile { $tile }.
ak-told-dealt-n = Tile { $tile } receives { $n } new { $n ->
    [one] technology
   *[other] technologies
  }.
ak-told-shuffled = The discard pile is shuffled and becomes the builder deck.
ak-told-shuffled-technologies = The discarded technologies of level { $level ->
    [1] I
   *[2] II
  } are shuffled and become their deck.
ak-told-less-knowledge = { $n } knowledge is removed from { $card }, { $left } { $left ->
    [one] remains
   *[other] remain
  }.
ak-told-more-knowledge = { $card } gains { $n } knowledge and carries { $left }.
ak-told-lost = { $seat } loses { $n } knowledge, { $total } in all.
ak-told-recovered = { $seat } discards { $n } lost knowledge, { $total } { $total ->
    [one] remains
   *[other] remain
  }.
ak-told-rotated = { $seat } rotates { $n } { $n ->
    [one] monument
   *[other] monuments
  } of the Past.
ak-told-straight = { $n } { $n ->
    [one] monument
   *[other] monuments
  } in the Past of { $seat } { $n ->
    [one] is
   *[other] are
  } straight again.
ak-told-turned = The middle of the game: tile { $n } is turned to level II.
ak-told-skip = { $seat } will skip this turn’s decline phase.
ak-told-ending = A Past holds fourteen monuments: the game ends with this round.
ak-told-turn = { $seat } begins a turn.
ak-told-turn-alone = Turn { $turn } of { $turns } begins.
ak-told-die = The die of Unlearning shows { $n }.
ak-told-die-rolled = The die of Unlearning is rolled.
ak-told-time-leaves = The Time card leaves the timeline, for the { $n ->
    [1] first
    [2] second
   *[other] last
  } time.
ak-told-time-returns = The Time card comes back on space { $space }.
ak-told-time-moves = The Time card goes to space { $space }.
ak-told-drawn = Drawn to choose objectives from: { $coffers }.
ak-told-objective = { $coffer } becomes an objective.
ak-told-met = The objective of { $coffer } is met as things stand.
ak-told-no-longer-met = The objective of { $coffer } is no longer met.
ak-told-given-up = The objective of { $coffer } is given up.
ak-told-used = { $coffer } is used and discarded.
ak-told-unlearning-skipped = This turn’s unlearning phase will be skipped.

## names of places, actions and points

ak-zone-deck = builder deck
ak-zone-discard = discard pile
ak-zone-apart = laid apart
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
ak-zone-die = die of Unlearning

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
ak-verb-pass = Do not
ak-verb-stop = Leave the rest
ak-verb-store = Lay on the monument
ak-verb-renew = Renew the tile
ak-verb-coffer = Use a coffer
ak-verb-objective = Take as an objective
ak-verb-abandon = Give up
ak-verb-go = Go on

ak-slot-verb = action
ak-slot-card = card
ak-slot-cards = cards
ak-slot-space = space
ak-slot-n = number
ak-slot-with = trades places with
ak-slot-victim = player
ak-slot-tile = tile
ak-slot-effect = effect
ak-slot-coffer = coffer
ak-slot-coffers = coffers

ak-points-past = printed on the Past
ak-points-endgame = end-game effects
ak-points-technologies = printed on technologies
ak-points-timeline = 1 for each monument in the timeline
ak-points-lost = lost knowledge

## names of things

ak-name = { $id ->
   *[other] { $name }
}
ak-named = { ak-name } ({ $id })
ak-name-given = { "en" ->
    [fr] { $fr }
    [es] { $es }
    [de] { $de }
   *[en] { $en }
}
ak-named-given = { $name } ({ $id })
ak-name-coffer = { $id ->
   *[other] { $name }
}
ak-named-coffer = { ak-name-coffer } ({ $id })
ak-solo-challenge-name = { $number ->
    [1] New Era
    [2] Burier of Artifacts
    [3] Hazardous Fate
    [4] Good Fortune
    [5] Master of Lost Knowledge
    [6] Guardian of Knowledge
    [7] Precision Architect
    [8] Master of Technologies
    [9] Pyramid Expert
   *[10] Grand Builder
}
