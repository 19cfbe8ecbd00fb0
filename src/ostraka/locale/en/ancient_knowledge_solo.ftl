# Ancient Knowledge: Heritage, alone and for all

## the table

ak-option-heritage = Mix in the Heritage cards
ak-option-objectives = Coffers on the board
ak-option-effects = Coffers under the board
ak-option-to_do = Campaign coffers still to be achieved
ak-option-fewer = Fewer cards to keep
ak-option-time = Space on which the Time card starts
ak-option-solo_opponents = What is ignored in an effect that targets opponents
ak-value-part = that part only
ak-value-whole = the whole effect
ak-option-hindrances = Which table of penalties
ak-value-page-15 = the one on page 15
ak-value-back-cover = the one on the back cover
ak-option-given_up = Objectives given up in the middle
ak-value-to-do = are still to be achieved
ak-value-out = leave the campaign
ak-phase-unlearned = end of the unlearning phase
ak-table-stored = on monuments: { $cards }
ak-third-place-full = The third place of space { $space } is taken.
ak-solo-player = Player
ak-solo-time = TIME
ak-solo-turn = { $die ->
    [0] turn { $turn } of { $turns }
   *[other] turn { $turn } of { $turns }, last roll { $die }
}
ak-solo-objective-met = [x] objective { $coffer }, { $name }: { $text }
ak-solo-objective-open = [ ] objective { $coffer }, { $name }: { $text }
ak-solo-so-far-least = { $have } of { $number }
ak-solo-so-far-most = { $have }, at most { $number }
ak-solo-effect = coffer { $coffer }, { $name }: { $text }
ak-solo-drawn = drawn { $coffer }, { $name }: { $text }
ak-solo-coffer = Coffer { $coffer }, { $name }. Objective: { $objective } Effect: { $effect }
ak-solo-marked = { $text } ({ $mark })
ak-solo-source-house = house
ak-solo-source-example = inferred
ak-solo-source-unsure = unsure
ak-solo-source-rebuilt = reconstructed
ak-solo-won = { PERSON($seat) ->
    [you] You win
   *[other] The game is won
  }: time is up and every objective is met ({ $met }).
ak-solo-lost = { PERSON($seat) ->
    [you] You lose
   *[other] The game is lost
  }: time is up. Objectives met: { $met }; missed: { $missed }.
ak-solo-ended = Time is up; there was no objective to meet.
ak-solo-fewer-classic = You can keep fewer cards only when ten are dealt; a pre-made hand is played as it is.
ak-solo-coffer-twice = A coffer cannot be in two places.
ak-solo-both-modes = Objectives are either given or drawn from those still to be achieved, not both.
ak-solo-not-this-coffer = { $verb ->
    [objective] You cannot take coffer { $coffer } as an objective now.
    [abandon] You cannot give up coffer { $coffer } now.
   *[coffer] You cannot use coffer { $coffer } now.
  }

## actions

ak-do-store = { PERSON($seat) ->
    [you] You take { $card } and place it on the monument.
   *[other] { $seat } takes { $card } and places it on the monument.
  }
ak-do-renew = { PERSON($seat) ->
    [you] You clear and refill technology tile { $n }.
   *[other] { $seat } clears and refills technology tile { $n }.
  }
ak-do-coffer = { PERSON($seat) ->
    [you] You use the coffer “{ $coffer }”.
   *[other] { $seat } uses the coffer “{ $coffer }”.
  }
ak-do-objective = { PERSON($seat) ->
    [you] You take the coffer “{ $coffer }” as an objective.
   *[other] { $seat } takes the coffer “{ $coffer }” as an objective.
  }
ak-do-abandon = { PERSON($seat) ->
    [you] You give up the objective “{ $coffer }”.
   *[other] { $seat } gives up the objective “{ $coffer }”.
  }
ak-do-go = { PERSON($seat) ->
    [you] You continue.
   *[other] { $seat } continues.
  }

## doubtful readings and how we take them

ak-ruling-time-occupies = The Time card fills one of the two places of its space; a monument above it drops down when it leaves. It is not a monument and never a target.
ak-ruling-third-place = On a third place the Time card fills neither of the two places and stays above its column until it leaves the timeline.
ak-ruling-solo-opponents = The booklet says to ignore effects that target opponents, but not whether the whole effect or only that part. We ignore the part: Ancient Hebrew still draws. The option “solo_opponents” ignores the whole effect. An effect with nothing but that part is not offered, so nothing is paid for it.
ak-ruling-solo-any-moment = “At any moment” means, for a coffer: before each action, after the last one, after the timeline phase, between the decline phase and the die, and after the die. It does not mean between two timeline effects, between two monuments that decline, or between turning a tile and what follows; and a coffer that would do nothing is not offered.
ak-ruling-hindrances = The booklet prints two tables of penalties. On page 15, 50–54 points mean 2 fewer cards and 45–49 mean 1 fewer with less time; on the back cover it is the other way round: 50–54 mean 1 fewer with less time, 45–49 mean 2 fewer. We follow page 15, which agrees with the booklet’s example (47 points: 5 cards, less time); a campaign can follow the back cover.
ak-ruling-given-up = About objectives given up, the booklet says both that they go back to the box and need not be met (page 13) and that they are still to be achieved (page 18). Here they go back to those still to be achieved; in a campaign with “given_up = out” they leave it, and it is won without them.
ak-ruling-solo-derived = Some things could not be read and follow from the rest: Time starts on space 4, with a penalty on 3, and returns on space 6 both times, which gives the 16 and 15 turns that are named; 1–3 on the die are the first tile, 4–6 the second; if fewer than five coffers are left, all are drawn; coffers met in a lost game count for the result.
ak-ruling-khatawy = What the Chest of Khatawy (K) requires is printed with a sign that we could not read: “10 … in your Past”. We take it for monuments; 10 lost knowledge is possible too.
ak-ruling-solo-end = In a solo game fourteen monuments do not end the game; only the Time card does.
ak-ruling-extra-action = The extra action of the Standard of Ur is taken at once, whatever the phase.
ak-ruling-turned-numbers = A turned tile keeps its die numbers; the other level II tile takes the other three.
ak-ruling-free-create = Creating without the discard cost still costs one card for each space of distance.
ak-ruling-stored = Taking a technology onto a monument may cause a refill. Joining the collection from there does not count as LEARNing: nothing reacts, and Candi Sukuh does not lower the requirement. If the monument is discarded, so is the technology.
ak-ruling-lasting = A monument that never declines is on the third place of its space, one per space; it is neither moved nor swapped and is adjacent only to the monuments of its own space.

## campaigns and challenges

ak-solo-title-builder = Builder
ak-solo-title-architect = Architect
ak-solo-title-creator = Creator
ak-solo-title-founder = Founder
ak-solo-title-mason = Mason
ak-solo-name = The name of a campaign has 1 to { $limit } visible characters.
ak-solo-not-over = The game is not over yet.
ak-solo-campaign-over = The campaign “{ $name }” is over.
ak-solo-foreign-result = This game does not belong to the campaign “{ $name }”: its objectives are not among the coffers still to be achieved.
ak-solo-campaign-format = This is not a campaign.
ak-solo-campaign-version = The campaign has version { $version }; this program knows version { $known }.
ak-solo-campaign-damaged = The document is damaged or was edited.
ak-solo-campaign-refused = { $path } is not used and stays as it is. { $reason }
ak-solo-campaign-exists = There is already a campaign “{ $name }”.
ak-solo-no-campaign-yet = There is no campaign “{ $name }”; none has been started yet.
ak-solo-no-campaign = There is no campaign “{ $name }”. Known campaigns: { $known }.
ak-solo-scores-damaged = The table of challenges is damaged or was edited.
ak-solo-no-challenge = There is no challenge { $number }; there are ten.
ak-solo-no-hand = There is no hand “{ $hand }”. Known hands: { $known }.
ak-solo-no-game = There is no game { $number }; the campaign has { $games }.
ak-solo-challenge = Challenge { $number }: { $name }
ak-solo-challenge-won = You win challenge { $number } with { $score } VP.
ak-solo-challenge-failed = You lose challenge { $number }; your { $score } VP are not recorded.
ak-solo-best = Best score so far: { $score } VP.
ak-solo-challenge-column = challenge
ak-solo-objectives-column = objectives
ak-solo-effects-column = effects
ak-solo-signs = ~ a letter may be a different one · * reconstructed, because the print could not be read
ak-solo-campaign = { $name }: { $achieved } of 15 coffers
ak-solo-piles = to do { $to_do }; unlocked { $unlocked }; spent { $spent }
ak-solo-out = given up for good { $coffers }
ak-solo-game = game { $number } ({ $date }): { $score } VP, { $title }; objectives { $objectives }, met { $met }
ak-solo-next = next game: { $fewer ->
    [0] no card penalty
    [one] { $fewer } fewer card
   *[other] { $fewer } fewer cards
}, Time starts on space { $time }
ak-solo-under-way = A game is in progress.
ak-solo-campaign-won = You win the campaign: { $achieved ->
    [15] all 15 coffers
   *[other] { $achieved } of 15 coffers, the others given up
}.
ak-solo-campaign-lost = The campaign ended with { $achieved } of 15 coffers.
ak-solo-none = There is no campaign yet.
ak-solo-exported = Written to { $path }.
ak-solo-stale = The campaign “{ $name }” has been continued in another terminal. Nothing is lost: quit here and open it again.
ak-solo-several = Several campaigns are called “{ $name }”; give the file name instead: { $files }.
ak-solo-left-other = There is an unfinished game of this challenge ({ $name }); its cards and seed are already fixed. Use “--new” to start another.
ak-solo-under-way-other = A game of the campaign is in progress; its cards and seed are already fixed.
ak-solo-no-objective = none
