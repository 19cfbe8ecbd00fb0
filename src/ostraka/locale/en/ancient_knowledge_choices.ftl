### What a seat is asked to decide, for the text table.

ak-ask = { $seat }: { $what }.
ak-ask-card = { $seat }: { $what } ({ $card }).

ak-choice-opening = choose a card to discard from the opening hand
ak-choice-action = take an action
ak-choice-set = choose the effect to resolve next
ak-choice-create = choose a card to CREATE, and where
ak-choice-pay = choose a card to discard
ak-choice-archive = choose the cards to ARCHIVE
ak-choice-remove = choose where to remove knowledge
ak-choice-add = choose an opponent’s monument that gains knowledge
ak-choice-give = choose a monument for your lost knowledge
ak-choice-recover = choose how much lost knowledge to discard
ak-choice-move = choose a monument to move, and where
ak-choice-swap = choose monuments to swap
ak-choice-destroy = choose artifacts to discard from play
ak-choice-learn = choose a technology to LEARN
ak-choice-keep = choose a card to keep
ak-choice-unearth = choose an artifact to CREATE from the cards looked at
ak-choice-study = choose among the technologies looked at
ak-choice-share = take one of the revealed cards
ak-choice-steal = choose whose hand to look at
ak-choice-take = choose a card to take
ak-choice-bury = choose a technology to put under its deck
ak-choice-opponents = choose in secret what to discard
ak-choice-tile = choose the technology tile to turn
ak-choice-instead = choose between the draw and what replaces it
ak-choice-decline = choose the monument that declines next
ak-choice-store = choose a technology to put on the monument
ak-choice-renew = choose what to renew
ak-choice-coffers = choose the objectives of this game
ak-choice-abandon = choose objectives to give up
ak-choice-pause = use a coffer or go on
