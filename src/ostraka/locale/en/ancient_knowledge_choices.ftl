### What a seat is asked to decide, for the text table.

ak-ask = { PERSON($seat) ->
    [you] { CAPITAL($what) }.
   *[other] { $seat }: { $what }.
  }
ak-ask-card = { PERSON($seat) ->
    [you] { $card }: { $what }.
   *[other] { $seat }, { $card }: { $what }.
  }

ak-choice-opening = choose { $n ->
    [one] a card
   *[other] { $n } cards
  } to discard from those you drew
ak-choice-action = take an action ({ $n } left this turn)
ak-choice-set = choose the effect to resolve next
ak-choice-create = choose a card to CREATE and its space
ak-choice-pay = choose { $n ->
    [one] a card
   *[other] { $n } cards
  } to discard
ak-choice-pay-up-to = { $n ->
    [one] you may discard a card
   *[other] choose up to { $n } cards to discard
  }
ak-choice-archive = choose at least one card to discard for your ARCHIVE action
ak-choice-archive-more = choose more cards to discard for your ARCHIVE action, or stop
ak-choice-remove = remove { $n } knowledge from your monuments
ak-choice-remove-up-to = { $n ->
    [one] you may remove 1 knowledge from your monuments
   *[other] remove up to { $n } knowledge from your monuments
  }
ak-choice-remove-each = remove { $n } knowledge from { $targets ->
    [one] a monument
   *[other] each of { $targets } monuments
  }
ak-choice-remove-each-up-to = { $n ->
    [one] you may remove 1 knowledge
   *[other] remove up to { $n } knowledge
  } from { $targets ->
    [one] a monument
   *[other] each of { $targets } monuments
  }
ak-choice-add = choose an opponent’s monument to add { $n } knowledge to
ak-choice-give = choose an opponent’s monument to move { $n ->
    [one] 1
   *[other] up to { $n }
  } of your lost knowledge onto
ak-choice-recover = { $n ->
    [one] you may discard 1 lost knowledge
   *[other] choose how much lost knowledge to discard (up to { $n })
  }
ak-choice-move = choose a monument to move and its new space
ak-choice-swap = choose monuments to swap
ak-choice-destroy = choose artifacts to discard from play
ak-choice-learn = choose a technology to LEARN
ak-choice-keep = choose { $n ->
    [one] a card
   *[other] { $n } cards
  } to keep
ak-choice-unearth = choose one of the artifacts you looked at to CREATE
ak-choice-study = choose one of the technologies you looked at to LEARN
ak-choice-study-under = choose the next technology to put under the deck
ak-choice-share = take one of the revealed cards
ak-choice-steal = choose whose hand to look at
ak-choice-take = choose a card to take
ak-choice-bury = { $n ->
    [one] choose a technology to put under its deck
   *[other] choose a technology to put under its deck ({ $n } in all)
  }
ak-choice-opponents = secretly choose { $n ->
    [one] a card
   *[other] { $n } cards
  } from your hand to discard
ak-choice-opponents-artifacts = secretly choose { $n ->
    [one] an artifact
   *[other] { $n } artifacts
  } to discard from play
ak-choice-tile = choose the technology tile to turn to level II
ak-choice-instead = draw cards, or use the effect that replaces the draw
ak-choice-decline = choose the next monument to decline
ak-choice-store = choose a technology to put on the monument
ak-choice-renew = choose the technology tile to clear and refill
ak-choice-coffers = choose the objectives for this game
ak-choice-abandon = choose objectives to give up
ak-choice-pause = { $phase ->
    [action] use a coffer, or continue to the timeline phase
    [timeline] use a coffer, or continue to the decline phase
    [slid] use a coffer, or roll the Unlearning die
   *[unlearned] use a coffer, or start the next turn
  }
