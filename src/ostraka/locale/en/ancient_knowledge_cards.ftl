# The texts of the cards of Ancient Knowledge, put together from the card language.
# Every message of an effect is a part of a sentence: it begins in lower case, the first letter of
# the finished sentence is raised afterwards. Messages ending in -may follow "you may" (infinitive).

## Things that are counted: $n of them, and each single one of them

ak-card-n-monument = { $n ->
    [one] { $n } monument
   *[other] { $n } monuments
}
ak-card-n-city = { $n ->
    [one] { $n } city
   *[other] { $n } cities
}
ak-card-n-megalith = { $n ->
    [one] { $n } megalith
   *[other] { $n } megaliths
}
ak-card-n-pyramid = { $n ->
    [one] { $n } pyramid
   *[other] { $n } pyramids
}
ak-card-n-monument-same = { $n ->
    [one] { $n } monument
   *[other] { $n } monuments of the same kind
}
ak-card-n-monument-set = { $n ->
    [one] { $n } set of one city, one megalith and one pyramid
   *[other] { $n } sets of one city, one megalith and one pyramid
}
ak-card-n-monument-endgame = { $n ->
    [one] { $n } monument with an end-game effect
   *[other] { $n } monuments with an end-game effect
}
ak-card-n-technology = { $n ->
    [one] { $n } technology
   *[other] { $n } technologies
}
ak-card-n-ancient = { $n ->
    [one] { $n } ancient technology
   *[other] { $n } ancient technologies
}
ak-card-n-writing = { $n ->
    [one] { $n } writing technology
   *[other] { $n } writing technologies
}
ak-card-n-secret = { $n ->
    [one] { $n } secret technology
   *[other] { $n } secret technologies
}
ak-card-n-technology-same = { $n ->
    [one] { $n } technology
   *[other] { $n } technologies of the same kind
}
ak-card-n-technology-set = { $n ->
    [one] { $n } set of one ancient, one writing and one secret technology
   *[other] { $n } sets of one ancient, one writing and one secret technology
}
ak-card-n-adjacent-city = { $n ->
    [one] { $n } city adjacent to this monument
   *[other] { $n } cities adjacent to this monument
}
ak-card-n-adjacent-megalith = { $n ->
    [one] { $n } megalith adjacent to this monument
   *[other] { $n } megaliths adjacent to this monument
}
ak-card-n-adjacent-pyramid = { $n ->
    [one] { $n } pyramid adjacent to this monument
   *[other] { $n } pyramids adjacent to this monument
}
ak-card-n-adjacent-same = { $n ->
    [one] { $n } monument adjacent to this monument
   *[other] { $n } monuments of the same kind adjacent to this monument
}
ak-card-n-artifact = { $n ->
    [one] { $n } artifact
   *[other] { $n } artifacts
}
ak-card-n-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ak-card-n-knowledge = { $n ->
    [0] no knowledge
    [one] { $n } knowledge
   *[other] { $n } knowledge
}
ak-card-n-lost = { $n ->
    [one] { $n } lost knowledge
   *[other] { $n } lost knowledge
}

ak-card-each-monument = each monument
ak-card-each-city = each city
ak-card-each-megalith = each megalith
ak-card-each-pyramid = each pyramid
ak-card-each-monument-same = each monument of your most numerous kind
ak-card-each-monument-set = each set of one city, one megalith and one pyramid
ak-card-each-monument-endgame = each monument with an end-game effect
ak-card-each-technology = each of your technologies
ak-card-each-ancient = each of your ancient technologies
ak-card-each-writing = each of your writing technologies
ak-card-each-secret = each of your secret technologies
ak-card-each-technology-same = each technology of your most numerous kind
ak-card-each-technology-set = each set of one ancient, one writing and one secret technology you have
ak-card-each-adjacent-city = each city adjacent to this monument
ak-card-each-adjacent-megalith = each megalith adjacent to this monument
ak-card-each-adjacent-pyramid = each pyramid adjacent to this monument
ak-card-each-adjacent-same = each adjacent monument of the kind most numerous there
ak-card-each-artifact = each of your artifacts
ak-card-each-card = each card
ak-card-each-knowledge = each knowledge
ak-card-each-lost = each of your lost knowledge

## Where they are

ak-card-in-past = { $what } in your Past
ak-card-in-timeline = { $what } in your timeline
ak-card-in-space1 = { $what } on the two levels of space 1
ak-card-in-play = { $what } in play
ak-card-in-hand = { $what } in hand
ak-card-on-monuments = { $what } on your monuments
ak-card-on-this = { $what } on this monument

## For each …

ak-card-for = { $act } for { $what }
ak-card-every = every { $what }
ak-card-every-own = every { $what } you have
ak-card-per-discarded = { $every ->
    [1] each card discarded
   *[other] every { $every } cards discarded
}
ak-card-per-rotated = { $every ->
    [1] each monument rotated
   *[other] every { $every } monuments rotated
}
ak-card-per-lost-phase = { $every ->
    [1] each knowledge lost during it
   *[other] every { $every } knowledge lost during it
}
ak-card-per-created-space = { $every ->
    [1] 1 of its space number
   *[other] { $every } of its space number
}

## Conditions

ak-card-bound = { $compare ->
    [least] at least { $what }
    [most] at most { $what }
   *[exactly] exactly { $what }
}
ak-card-comma = { $first }, { $second }
ak-card-and = { $first } and { $second }
ak-card-and-clause = { $first } and { $second }
ak-card-have = you have { $what }
ak-card-objective = have { $what }
ak-card-clause-knowledge-self = this monument has { $what } on it
ak-card-clause-knowledge-self-none = this monument has no knowledge on it
ak-card-clause-rotated = you rotated { $what }
ak-card-clause-lost-phase = you lost { $what } during it
ak-card-clause-discarded = you discarded { $what }
ak-card-clause-space1 = you have { $what } on the two levels of space 1
ak-card-clause-space1-both = you have a monument on each level of space 1
ak-card-clause-created-space = { $compare ->
    [least] { $n ->
        [6] it is on space 6
       *[other] its space is { $n } or higher
      }
    [most] its space is { $n } or lower
   *[exactly] it is on space { $n }
}

## Events

ak-card-on-learn = { $kind ->
    [ancient] after you LEARN an ancient technology
    [writing] after you LEARN a writing technology
    [secret] after you LEARN a secret technology
   *[any] after you LEARN a technology
}
ak-card-on-create = { $kind ->
    [artifact] after you CREATE an artifact
    [city] after you CREATE a city
    [megalith] after you CREATE a megalith
    [pyramid] after you CREATE a pyramid
   *[any] after you CREATE a monument
}
ak-card-on-create-other = { $kind ->
    [artifact] after you CREATE another artifact
    [city] after you CREATE another city
    [megalith] after you CREATE another megalith
    [pyramid] after you CREATE another pyramid
   *[any] after you CREATE another monument
}
ak-card-on-excavate = after you EXCAVATE
ak-card-on-declined = at the end of your decline phase

## How the parts of an effect go together (-after: not at the beginning of the sentence)

ak-card-if = if { $clause }, { $act }
ak-card-on = { $event }, { $act }
ak-card-on-if = { $event }, if { $clause }, { $act }
ak-card-may = you may { $act }
ak-card-may-after = you may { $act }
ak-card-pay = { $price }. If you do, { $act }
ak-card-then = { $first }, then { $second }
ak-card-times = { $act }, { $n } times in a row
ak-card-times-may = { $act }, up to { $n } times in a row
ak-card-instead = you may { $act } instead of drawing cards
ak-card-instead-after = you may { $act } instead of drawing cards
ak-card-no-chain = { $text } An action granted by this effect does not trigger it again.
ak-card-sentence = { $text }.
ak-card-line = { $label }: { $text }

## Monuments that knowledge is removed from

ak-card-from-self = from this monument
ak-card-from-one-own = { $kind ->
    [city] from one of your cities
    [megalith] from one of your megaliths
    [pyramid] from one of your pyramids
   *[any] from one of your monuments
}
ak-card-from-one-others = { $kind ->
    [city] from one of your other cities
    [megalith] from one of your other megaliths
    [pyramid] from one of your other pyramids
   *[any] from one of your other monuments
}
ak-card-from-one-adjacent = { $kind ->
    [city] from one adjacent city
    [megalith] from one adjacent megalith
    [pyramid] from one adjacent pyramid
   *[any] from one adjacent monument
}
ak-card-from-all-own = { $kind ->
    [city] from your cities
    [megalith] from your megaliths
    [pyramid] from your pyramids
   *[any] from your monuments
}
ak-card-from-all-others = { $kind ->
    [city] from your other cities
    [megalith] from your other megaliths
    [pyramid] from your other pyramids
   *[any] from your other monuments
}
ak-card-from-all-adjacent = { $kind ->
    [city] from adjacent cities
    [megalith] from adjacent megaliths
    [pyramid] from adjacent pyramids
   *[any] from adjacent monuments
}
ak-card-from-each-own = { $kind ->
    [city] from each of your cities
    [megalith] from each of your megaliths
    [pyramid] from each of your pyramids
   *[any] from each of your monuments
}
ak-card-from-each-others = { $kind ->
    [city] from each of your other cities
    [megalith] from each of your other megaliths
    [pyramid] from each of your other pyramids
   *[any] from each of your other monuments
}
ak-card-from-each-adjacent = { $kind ->
    [city] from each adjacent city
    [megalith] from each adjacent megalith
    [pyramid] from each adjacent pyramid
   *[any] from each adjacent monument
}
ak-card-some-own = { $kind ->
    [city] { $m } of your cities
    [megalith] { $m } of your megaliths
    [pyramid] { $m } of your pyramids
   *[any] { $m } of your monuments
}
ak-card-some-others = { $kind ->
    [city] { $m } of your other cities
    [megalith] { $m } of your other megaliths
    [pyramid] { $m } of your other pyramids
   *[any] { $m } of your other monuments
}
ak-card-some-adjacent = { $kind ->
    [city] { $m } adjacent cities
    [megalith] { $m } adjacent megaliths
    [pyramid] { $m } adjacent pyramids
   *[any] { $m } adjacent monuments
}

## Monuments that are moved

ak-card-one-self = this monument
ak-card-one-own = { $kind ->
    [city] one of your cities
    [megalith] one of your megaliths
    [pyramid] one of your pyramids
   *[any] one of your monuments
}
ak-card-one-others = { $kind ->
    [city] one of your other cities
    [megalith] one of your other megaliths
    [pyramid] one of your other pyramids
   *[any] one of your other monuments
}
ak-card-narrowed = { $what } { $with }
ak-card-with = with at least { $n } knowledge
ak-card-bare = without knowledge
ak-card-from-space = from space { $n }
ak-card-to-space = to space { $n }
ak-card-to-any = to another space with room

## Steps

ak-card-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
ak-card-look-and-keep = { $keep ->
    [one] secretly look at the top { $n } cards of the builder deck, keep { $keep } of them and discard the rest
   *[other] secretly look at the top { $n } cards of the builder deck, keep { $keep } of them and discard the rest
}
ak-card-look-and-create = secretly look at the top { $n } cards of the builder deck, CREATE one artifact from among them at its cost and discard the rest
ak-card-look-and-learn = secretly look at the top { $n } technologies of the level { $level } deck, LEARN one whose requirement you meet and put the rest under the deck in the order you choose
ak-card-share = reveal the top { $n } cards of the builder deck: you take one, then each opponent in turn order takes one, then you take one more; discard the rest
ak-card-seek = reveal cards from the builder deck until you find { $what }; take those into your hand and discard the rest
ak-card-discard = discard { $what } from your hand
ak-card-discard-up-to = discard up to { $what } from your hand
ak-card-discard-may = discard { $what } from your hand
ak-card-opponents-discard-hand = { $n ->
    [one] each opponent discards { $n } card of their choice from their hand
   *[other] each opponent discards { $n } cards of their choice from their hand
}
ak-card-opponents-discard-artifacts = { $n ->
    [one] each opponent discards { $n } artifact of their choice from play
   *[other] each opponent discards { $n } artifacts of their choice from play
}
ak-card-steal = { $n ->
    [one] look at an opponent’s hand and take { $n } card from it
   *[other] look at an opponent’s hand and take { $n } cards from it
}
ak-card-remove = remove { $what } { $where }
ak-card-remove-up-to = remove up to { $what } { $where }
ak-card-remove-total = remove { $what } in total { $where }
ak-card-remove-total-up-to = remove up to { $what } in total { $where }
ak-card-remove-may = remove { $what } { $where }
ak-card-remove-some = choose { $where } and remove { $what } from each of them
ak-card-remove-some-up-to = choose { $where } and remove up to { $what } from each of them
ak-card-remove-some-may = choose { $where } and remove { $what } from each of them
ak-card-add = choose one monument of each opponent and add { $what } to each of them
ak-card-give = move up to { $n } of your lost knowledge onto one of an opponent’s monuments
ak-card-recover = discard { $n } of your lost knowledge
ak-card-recover-up-to = discard up to { $n } of your lost knowledge
ak-card-recover-may = discard { $n } of your lost knowledge
ak-card-move = move { $what } { $to }
ak-card-move-may = move { $what } { $to }
ak-card-swap-own = swap two of your monuments
ak-card-swap-self = swap this monument with another of your monuments
ak-card-destroy-self = discard this card from play
ak-card-destroy-self-may = discard this card from play
ak-card-destroy-self-decline = discard this monument; it does not go to your Past and its knowledge is not lost
ak-card-destroy-artifacts = discard any number of your artifacts from play
ak-card-destroy-artifacts-may = discard any number of your artifacts from play
ak-card-straighten = { $n ->
    [one] straighten { $n } rotated monument in your Past
   *[other] straighten { $n } rotated monuments in your Past
}
ak-card-create = { $kind ->
    [artifact] CREATE an artifact from your hand at its cost
    [city] CREATE a city from your hand at its cost
    [megalith] CREATE a megalith from your hand at its cost
    [pyramid] CREATE a pyramid from your hand at its cost
   *[any] CREATE a monument from your hand at its cost
}
ak-card-create-may = { $kind ->
    [artifact] CREATE an artifact from your hand at its cost
    [city] CREATE a city from your hand at its cost
    [megalith] CREATE a megalith from your hand at its cost
    [pyramid] CREATE a pyramid from your hand at its cost
   *[any] CREATE a monument from your hand at its cost
}
ak-card-learn = LEARN a technology
ak-card-learn-may = LEARN a technology
ak-card-learn-free = LEARN a technology, ignoring its requirement
ak-card-learn-free-may = LEARN a technology, ignoring its requirement
ak-card-archive = ARCHIVE
ak-card-archive-may = ARCHIVE
ak-card-bury = { $n ->
    [one] put { $n } face-up technology under the deck of its level
   *[other] one after the other, put { $n } face-up technologies under the decks of their levels
}
ak-card-bury-level = { $n ->
    [one] put { $n } face-up level { $level } technology under the level { $level } deck
   *[other] one after the other, put { $n } face-up level { $level } technologies under the level { $level } deck
}
ak-card-score = score { $n } VP
ak-card-tier = score { $n } VP if { $clause }
ak-card-tier-next = { $first }, or { $n } VP for at least { $least }

## Standing effects

ak-card-less = { $n ->
    [one] { $n } less knowledge
   *[other] { $n } less knowledge
}
ak-card-discount = put { $less } on this monument
ak-card-discount-kind = { $kind ->
    [city] put { $less } on each city you CREATE
    [megalith] put { $less } on each megalith you CREATE
    [pyramid] put { $less } on each pyramid you CREATE
   *[any] put { $less } on each monument you CREATE
}
ak-card-discount-kind-other = { $kind ->
    [city] put { $less } on each other city you CREATE
    [megalith] put { $less } on each other megalith you CREATE
    [pyramid] put { $less } on each other pyramid you CREATE
   *[any] put { $less } on each other monument you CREATE
}
ak-card-relief = when you LEARN, lower one minimum in the technology’s requirement by { $n }
ak-card-excavate = { $n ->
    [one] when you EXCAVATE, draw { $n } card per monument rotated instead of 2
   *[other] when you EXCAVATE, draw { $n } cards per monument rotated instead of 2
}
ak-card-skip-decline = skip the decline phase of this turn, unless it has already begun

## Names of the parts of a card

ak-card-when-immediate = Immediate
ak-card-when-timeline = Timeline
ak-card-when-anytime = Anytime
ak-card-when-decline = Decline
ak-card-when-endgame = End of the game
ak-card-timing-immediate = Once, when the card enters play.
ak-card-timing-timeline = In each of your timeline phases, while the card is in play.
ak-card-timing-anytime = Whenever it applies, while the card is in play.
ak-card-timing-decline = Once, just before the monument goes to the Past.
ak-card-timing-endgame = At the final scoring, if the monument is in the Past.
ak-items-card = Cards
ak-card-label = { $card }
ak-card-kind-city = City
ak-card-kind-megalith = Megalith
ak-card-kind-pyramid = Pyramid
ak-card-kind-artifact = Artifact
ak-card-kind-ancient = Ancient technology
ak-card-kind-writing = Writing technology
ak-card-kind-secret = Secret technology
ak-card-level = { $level ->
    [1] Level I
   *[other] Level II
}
ak-card-level-numeral = { $level ->
    [1] I
   *[other] II
}
ak-card-space = Starting space { $n }
ak-card-space-locked = Starting space { $n } only
ak-card-cost = { $n ->
    [0] No cost
    [one] Cost: discard { $n } other card
   *[other] Cost: discard { $n } other cards
}
ak-card-knowledge = Knowledge { $n }
ak-card-vp = { $n } VP
ak-card-requires = requires { $what }
ak-card-requires-nothing = no requirement
ak-card-worth = worth { $n } VP at the end of the game
ak-card-hand = Pre-made hand { $n }
ak-card-house = House card

## Words of the Heritage cards and of the coffers

ak-card-n-technology-level2 = { $n ->
    [one] { $n } level II technology
   *[other] { $n } level II technologies
}
ak-card-each-technology-level2 = each of your level II technologies
ak-card-n-vp = { $n } VP
ak-card-each-vp = each of your VP
ak-card-on-archive = after you ARCHIVE
ak-card-clause-archived = you discarded { $what } for it
ak-card-per-archived = { $every ->
    [1] each card discarded for it
   *[other] every { $every } cards discarded for it
}
ak-card-create-free = { $kind ->
    [artifact] CREATE an artifact from your hand without its discard cost
    [city] CREATE a city from your hand without its discard cost
    [megalith] CREATE a megalith from your hand without its discard cost
    [pyramid] CREATE a pyramid from your hand without its discard cost
   *[any] CREATE a monument from your hand without its discard cost
}
ak-card-create-free-may = { $kind ->
    [artifact] CREATE an artifact from your hand without its discard cost
    [city] CREATE a city from your hand without its discard cost
    [megalith] CREATE a megalith from your hand without its discard cost
    [pyramid] CREATE a pyramid from your hand without its discard cost
   *[any] CREATE a monument from your hand without its discard cost
}
ak-card-learn-level = LEARN a level { $level } technology
ak-card-learn-level-may = LEARN a level { $level } technology
ak-card-learn-level-free = LEARN a level { $level } technology, ignoring its requirement
ak-card-learn-level-free-may = LEARN a level { $level } technology, ignoring its requirement
ak-card-learn-relief = LEARN a technology, with one minimum in its requirement lowered by { $n }
ak-card-learn-relief-may = LEARN a technology, with one minimum in its requirement lowered by { $n }
ak-card-learn-level-relief = LEARN a level { $level } technology, with one minimum in its requirement lowered by { $n }
ak-card-learn-level-relief-may = LEARN a level { $level } technology, with one minimum in its requirement lowered by { $n }
ak-card-store = take a face-up level { $level } technology and place it on this monument
ak-card-claim = the technology on this monument joins your collection if you meet its requirement; otherwise it is discarded
ak-card-act = take one more action
ak-card-renew = clear a technology tile and refill it
ak-card-skip-unlearning = skip the unlearning phase of this turn
ak-card-never-declines = Never declines

## The command “ostraka cards”

ak-card-found = { $n ->
    [0] No card matches.
    [one] { $n } card.
   *[other] { $n } cards.
}
ak-card-unknown = There is no card “{ $card }”.
ak-card-unknown-near = There is no card “{ $card }”; did you mean { $near }?
ak-card-value = { $option } cannot be “{ $value }”; it is one of: { $known }.
ak-card-value-near = { $option } cannot be “{ $value }”; did you mean “{ $near }”? It is one of: { $known }.
ak-card-file-large = The file { $path } is too large to be a pack; no pack has more than { $limit } bytes.
ak-card-file-deep = The file { $path } is nested too deeply to be a pack.
ak-card-then-may = { $first }. Then { $second }
