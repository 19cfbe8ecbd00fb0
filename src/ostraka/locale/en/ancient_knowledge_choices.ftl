### What a seat is asked to decide, for the text table.

ak-ask = { $seat }: { $what }.
ak-ask-card = { $seat }, { $card }: { $what }.

ak-choice-opening = choose { $n ->
    [one] a card
   *[other] { $n } cards
  } of the opening hand to discard
ak-choice-action = take an action, { $n } { $n ->
    [one] is
   *[other] are
  } left this turn
ak-choice-set = choose the effect to resolve next
ak-choice-create = choose a card to CREATE, and where
ak-choice-pay = choose { $n ->
    [one] a card
   *[other] { $n } cards
  } to discard
ak-choice-pay-up-to = choose up to { $n } { $n ->
    [one] card
   *[other] cards
  } to discard
ak-choice-archive = choose the cards to ARCHIVE, at least one
ak-choice-archive-more = choose more cards to ARCHIVE, or be done
ak-choice-remove = take { $n } knowledge off your monuments
ak-choice-remove-up-to = take up to { $n } knowledge off your monuments
ak-choice-remove-each = take { $n } knowledge off { $targets ->
    [one] a monument
   *[other] each of { $targets } monuments
  }
ak-choice-remove-each-up-to = take up to { $n } knowledge off { $targets ->
    [one] a monument
   *[other] each of { $targets } monuments
  }
ak-choice-add = choose a monument of an opponent that gains { $n } knowledge
ak-choice-give = choose a monument for up to { $n } of your lost knowledge
ak-choice-recover = choose how much lost knowledge to discard, up to { $n }
ak-choice-move = choose a monument to move, and where
ak-choice-swap = choose monuments to swap
ak-choice-destroy = choose artifacts to discard from play
ak-choice-learn = choose a technology to LEARN
ak-choice-keep = choose { $n ->
    [one] a card
   *[other] { $n } cards
  } to keep
ak-choice-unearth = choose an artifact to CREATE from the cards looked at
ak-choice-study = choose a technology to LEARN among those looked at
ak-choice-study-under = choose the technology that goes under the deck next
ak-choice-share = take one of the revealed cards
ak-choice-steal = choose whose hand to look at
ak-choice-take = choose a card to take
ak-choice-bury = choose a technology to put under its deck, { $n } in all
ak-choice-opponents = choose in secret { $n ->
    [one] a card
   *[other] { $n } cards
  } of your hand to discard
ak-choice-opponents-artifacts = choose in secret { $n ->
    [one] an artifact
   *[other] { $n } artifacts
  } to discard from play
ak-choice-tile = choose the technology tile to turn
ak-choice-instead = choose between the draw and what replaces it
ak-choice-decline = choose the monument that declines next
ak-choice-store = choose a technology to put on the monument
ak-choice-renew = choose what to renew
ak-choice-coffers = choose the objectives of this game
ak-choice-abandon = choose objectives to give up
ak-choice-pause = use a coffer or go on
