### Ancient Knowledge in the browser.

## What lies on the table

web-ak-timeline = Timeline
web-ak-past = Past
web-ak-alike = of one kind
web-ak-past-short = Past
web-ak-need = { $what ->
    [city] cities
    [megalith] megaliths
    [pyramid] pyramids
    [endgame] with an end-game effect
    [artifacts] artifacts
    [hand] in hand
    [knowledge] knowledge
    [lost] lost
    [timeline] on the timeline
    [ancient] ancient
    [writing] writing
    [secret] secret
    [sets] sets
   *[technologies] technologies
  }
web-ak-free-to-learn = no requirement
web-ak-of = of { $most }
web-ak-stand-middle = Mid-game: { $count } monuments in a Past
web-ak-stand-end = Game end: { $count } monuments in a Past
web-ak-stand-last = Last round
web-ak-artifacts = Artifacts
web-ak-artifact-spaces = Artifact spaces
web-ak-free-spaces = { $count ->
    [one] one free artifact space
   *[other] { $count } free artifact spaces
  }
web-ak-technologies = Technologies
web-ak-techs = Techs
web-ak-tile = Technology tile { $number }
web-ak-tile-short = Tile { $number }
web-ak-level = level { $level ->
    [1] I
   *[2] II
  }
web-ak-deck = in the deck
web-ak-discarded = discarded
web-ak-tech-deck = { $deck } in the deck, { $gone } discarded
web-ak-builder-deck = builder deck
web-ak-empty-place = empty place
web-ak-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
  }
web-ak-hand-of = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
  }
web-ak-in-hand = cards in hand
web-ak-empty-hand = Your hand is empty.
web-ak-lost = { $count } lost
web-ak-line = Past { $past } · lost { $lost }
web-ak-back = Back to your area
web-ak-apart = { $count ->
    [one] One card set aside
   *[other] { $count } cards set aside
  }
web-ak-face-down = a card, face down
web-ak-due = Effects due now, in any order

## On a card

web-ak-knowledge = { $count ->
   *[other] knowledge
  }
web-ak-cost = { $count ->
    [one] card to discard
   *[other] cards to discard
  }
web-ak-starts-on = starting space { $space }
web-ak-locked = only there
web-ak-house = A house card, not from the box
web-ak-house-tag = house
web-ak-look-at = Look at { $name }
web-ak-choose = Choose it
web-ak-take-back = Deselect
web-ak-put-back = Put back
web-ak-swipe = swipe, or use the arrow keys, for the next card
web-ak-chosen = chosen
web-ak-away = discard
web-ak-marked = chosen

## The planner

web-ak-planner = Look ahead
web-ak-planner-more = One turn further
web-ak-planner-less = One turn back
web-ak-planner-now = Back to now
web-ak-in-turns = { $turns ->
    [one] after this turn
   *[other] in { $turns } turns
  }
web-ak-past-by-then = Past { $count }
web-ak-lost-by-then = { $lost } more lost, { $all } in all
web-ak-gone = In the Past by then
web-ak-gone-line = { $turns ->
    [one] goes to the Past after this turn
   *[other] goes to the Past in { $turns } turns
  }, { $lost ->
    [0] nothing lost
   *[other] { $lost } knowledge lost
  }

## Names of things

web-ak-place = space { $space }, { $level ->
    [lower] lower
    [upper] upper
   *[third] third place
  }
web-ak-goal = { $place }: { $pay ->
    [0] nothing to pay
    [one] { $pay } card to pay
   *[other] { $pay } cards to pay
  }, enters with { $knowledge } knowledge, { $turns ->
    [0] never declines
    [one] declines after this turn
   *[other] declines in { $turns } turns
  }
web-ak-space = onto space { $space }
web-ak-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-ak-standing = { $place }, { $name }, { $kind }, { $knowledge } knowledge, { web-ak-points }, { $moments }
web-ak-would-have = would have { $count } knowledge
web-ak-monument-in-hand = { $name }, { $kind }, space { $space }, knowledge { $knowledge }, cost { $cost }, { web-ak-points }
web-ak-artifact-in-hand = { $name }, { $kind }, cost { $cost }
web-ak-artifact = { $name }: { $text }
web-ak-technology = { $name }, { $kind }, level { $level ->
    [1] I
   *[2] II
  }: { $text }
web-ak-in-past = { $name }, { $kind }, { web-ak-points }{ $rotated ->
    [yes] , rotated
   *[no] {""}
  }

## Alone

web-ak-time = Time
web-ak-of-three = of 3
web-ak-time-card = Time, space { $space }, pass { $journey } of 3
web-ak-time-where = { $space ->
    [0] Time is in the Past and returns next turn
   *[other] Time on space { $space }, pass { $journey } of 3
  }
web-ak-turn-of = Turn { $turn } of { $last }
web-ak-from = from { $space }{ $last ->
    [yes] , then the end
   *[no] {""}
  }
web-ak-unlearning = Unlearning
web-ak-die = { $die ->
    [0] not rolled yet
   *[other] the die shows { $die }
  }
web-ak-last-roll = { $die ->
    [0] The die has not been rolled yet.
   *[other] Last roll: { $die }.
  }
web-ak-endangered = { $count ->
    [0] The die cannot unlearn anything this turn.
    [one] The die may unlearn one technology this turn.
   *[other] The die may unlearn one of { $count } technologies this turn.
  }
web-ak-endangered-next = { $count ->
    [0] The die cannot unlearn anything next turn.
    [one] The die may unlearn one technology next turn.
   *[other] The die may unlearn one of { $count } technologies next turn.
  }
web-ak-time-begins = Time will start on space { $space }
web-ak-unlearning-skipped = Nothing is unlearned this turn.
web-ak-safe = safe for now
web-ak-under-board = Under your board
web-ak-drawn-coffers = Coffers to choose from
web-ak-drawn-coffers-mean = Take at least one as an objective for this game. A coffer whose objective you meet is unlocked: its effect helps you in a later game. Your points decide how hard the next game starts.
web-ak-coffer = Coffer { $letter }, { $name }, { $state ->
    [open] objective
    [met] objective met
    [used] used
    [effect] effect
   *[drawn] objective
  }: { $text }
web-ak-coffer-short = coffer { $letter }, { $name }
web-ak-so-far = { $what }: { $have } so far
web-ak-goals = Objectives
web-ak-goal-met = Objective { $letter }, { $name }: met for now. It counts at the end.

## Actions, as sentences with slots

web-ak-do-search = Search
web-ak-do-create = Create { $card } { $space }
web-ak-do-learn = Learn { $card }
web-ak-do-archive = Archive
web-ak-do-excavate = Excavate { $n } monuments in your Past
web-ak-do-discard = Discard { $card } { $cards }
web-ak-do-remove = Remove knowledge from { $card } { $cards } { $n }
web-ak-do-add = Add knowledge to { $card } { $n }
web-ak-do-give = Move lost knowledge onto { $card } { $n }
web-ak-do-recover = Discard { $n } lost knowledge
web-ak-do-move = Move { $card } { $space }
web-ak-do-swap = Swap { $card } and { $with }
web-ak-do-destroy = Discard from play { $card } { $cards }
web-ak-do-keep = Keep { $card } { $cards }
web-ak-do-place = Put { $card } under its deck
web-ak-do-take = Take { $card }
web-ak-do-rob = Look at { $victim }’s hand
web-ak-do-bury = Put { $card } under the deck of its level
web-ak-do-turn = Turn { $tile } to level II
web-ak-do-use = Next: { $card } { $effect }
web-ak-do-draw = Draw for the rotated monuments
web-ak-do-decline = Let { $card } decline
web-ak-do-done = Done
web-ak-do-pass = Skip this effect
web-ak-do-stop = Skip these effects
web-ak-do-store = Place { $card } on the monument
web-ak-do-renew = Clear and refill { $tile }
web-ak-do-coffer = Use { $coffer }
web-ak-do-objective = Objectives: { $coffer } { $coffers }
web-ak-do-abandon = Give up { $coffer } { $coffers }
web-ak-do-go = Continue

## Actions by one word

web-ak-do-search-verb = Search
web-ak-do-create-verb = Create
web-ak-do-learn-verb = Learn
web-ak-do-archive-verb = Archive
web-ak-do-excavate-verb = Excavate
web-ak-do-discard-verb = Discard
web-ak-do-remove-verb = Remove knowledge
web-ak-do-add-verb = Add knowledge
web-ak-do-give-verb = Move lost knowledge
web-ak-do-recover-verb = Discard lost knowledge
web-ak-do-move-verb = Move
web-ak-do-swap-verb = Swap
web-ak-do-destroy-verb = Discard from play
web-ak-do-keep-verb = Keep
web-ak-do-place-verb = Put under the deck
web-ak-do-take-verb = Take
web-ak-do-rob-verb = Look at a hand
web-ak-do-bury-verb = Put under its deck
web-ak-do-turn-verb = Turn a tile
web-ak-do-use-verb = Use an effect
web-ak-do-draw-verb = Draw
web-ak-do-decline-verb = Decline
web-ak-do-done-verb = Done
web-ak-do-pass-verb = Skip this effect
web-ak-do-stop-verb = Skip these effects
web-ak-do-store-verb = Place on the monument
web-ak-do-renew-verb = Clear a tile
web-ak-do-coffer-verb = Use a coffer
web-ak-do-objective-verb = Choose objectives
web-ak-do-abandon-verb = Give up objectives
web-ak-do-go-verb = Continue

## Parts of the score

web-ak-category-past = Monuments in the Past
web-ak-category-endgame = End-game effects
web-ak-category-technologies = Level II technologies
web-ak-category-timeline = Monuments in the timeline
web-ak-category-lost = Lost knowledge
web-ak-fact-lost = { PERSON($name) ->
    [you] You lost { $points } less knowledge than { $other }.
   *[other] { $name } lost { $points } less knowledge than { PERSON($other) ->
        [you] you
       *[other] { $other }
      }.
  }

## the page shows which card is meant: its name is enough

ak-named-in-page = { ak-title }
ak-named-given-in-page = { $name }
ak-named-coffer-in-page = { ak-name-coffer }
web-ak-which-card = which card?
web-ak-which-technology = which technology?
web-ak-which-monument = which monument?
web-ak-which-other = which other one?
web-ak-which-space = onto which space?
web-ak-which-tile = which tile?
web-ak-how-many = how many?
web-ak-which-player = which player?
web-ak-which-effect = which effect?
web-ak-which-coffer = which coffer?
web-ak-do-discard-none = Keep all
web-ak-do-destroy-none = Keep all
web-ak-do-remove-none = Remove none
web-ak-do-abandon-none = Keep all

## Reading, and the band above the timeline

web-ak-reader = The card you are reading
web-ak-reader-empty = Point at a card or touch it to read it here.
web-ak-objective = Objective:
web-ak-effect = Effect:
web-ak-at-most = (at most { $most })
web-ak-band = Above the timeline
web-ak-apart-tab = Set aside: { $count }
web-ak-apart-read = { $name }, { $at } of { $count }
web-ak-due-tab = Effects due now: { $count }
web-ak-mine = Past, artifacts and technologies
web-ak-mine-open = Open Past, artifacts and technologies
web-ak-mine-close = Close
web-ak-monument-of = { $name } ({ $owner }, knowledge { $knowledge })

## Phases, ribbons and pages beside the stage

web-ak-phase-action = Actions
web-ak-due-page = Due now
web-ak-mine-page = Mine
web-ak-sheet = Points
web-ak-sheet-all = Total
web-ak-sheet-open = Show the points card by card
web-ak-this-next = This one next
web-ak-axis-start = start
web-ak-axis-full = full
web-ak-axis-locked = locked
web-ak-ribbon-enters = enters
web-ak-ribbon-lost = lost
web-ak-ribbon-pay = { $pay ->
    [0] free
    [one] card
   *[other] cards
  }
web-ak-ribbon-turns = { $turns ->
    [one] turn
   *[other] turns
  }
web-ak-rotated = { $count } rotated
web-ak-techs-later = { $players ->
    [1] The technologies are laid out once you have chosen.
   *[other] The technologies are laid out once everybody has chosen.
  }
web-ak-in-view = { $first }–{ $last } of { $count } cards
web-ak-ask-coffers = Ask about coffers
web-ak-ask-never = never
web-ak-ask-die = before the die
web-ak-ask-always = always
web-ak-band-open = Enlarge the technologies and the card
web-ak-sort = Hand order
web-ak-sort-usual = usual order
web-ak-sort-kind = by kind
web-ak-sort-space = by space
web-ak-sort-cost = by cost
web-ak-new = new
web-ak-rolled = The die shows { $die }: { $taken } { $count ->
    [one] is unlearned.
   *[other] leave the tile: one alone does not stay.
  }
web-ak-rolled-none = The die shows { $die }: nothing is unlearned.
