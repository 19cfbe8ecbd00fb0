### Bots and analysis.

bots-first-use = Ostraka is compiling { $game } for this computer. This happens once and can take a few minutes.
bots-level = There is no level { $level }; the levels are 1 to { $last }.
bots-unknown = There is no bot called “{ $name }”; give a level from 1 to { $last }, or one of: { $known }.
bots-budget-none = “{ $name }” takes no budget: it decides for itself how long to think.
bots-budget-form = “{ $text }” is not a budget; give a time such as 100ms or 1.5s, iterations such as 400it, or nodes such as 20000n.
bots-spec-form = “{ $text }” does not name a bot; give NAME or NAME@BUDGET, such as 8, greedy or uct@100ms.
bots-load = The bot “{ $name }” cannot be loaded: { $reason }.
bots-thinking = { $seat } is thinking …
bots-thinking-hint = Looking for a good action …
bots-hint = { $action } — { $sentence } (chance to win: { $percent }%)
bots-hint-sure = { $action } — { $sentence } (this wins by force)
bots-hint-alone = { $action } — { $sentence }
bots-hint-several = { $action } (chance to win: { $percent }%)
bots-hint-several-sure = { $action } (this wins by force)
bots-hint-several-alone = { $action }
bots-seat-form = “{ $text }” is not of the form SEAT=BOT, such as 2=5; the seats are 1 to { $players }.
bots-page-title = Review of a game of { $game }
bots-page-curve = Chance to win, decision by decision
bots-page-seat = { $seat }: { $given } percentage points given away per decision
bots-page-turning = Turning points
bots-page-decisions = All decisions
bots-page-number = No.
bots-page-who = Seat
bots-page-played = Played
bots-page-chance = Chance
bots-page-lost = Given away
bots-page-grade = Grade
bots-page-better = Better
bots-grade-forced = forced
bots-grade-best = best
bots-grade-good = good
bots-grade-inaccuracy = inaccuracy
bots-grade-mistake = mistake
bots-grade-blunder = blunder
bots-head-action = action
bots-head-wins = wins by seat
bots-head-scores = points by seat
bots-head-visits = visits
bots-head-line = line
bots-exact = The first action is proven to win.
bots-reviewing = Reviewing the game
bots-turning = { $number }. { $seat }: { $action }, { $grade } (−{ $given }); better: { $best }
bots-puzzle = { $turns ->
    [1] { $seat } to play and win this turn.
   *[other] { $seat } to play and win by force in { $turns } turns.
} Difficulty { $difficulty } of 5.
bots-puzzle-solution = Solution: { $actions }
bots-no-action = it answered { $answer } instead of an action
bots-unsure = ≈ marks actions that were hardly examined; their numbers are a first guess.
bots-review-so-far = Interrupted; decisions graded: { $done } of { $last }.
bots-grades = Grades, by how much of the chance to win a decision gives away: best (nothing better was found), good (up to 3%), inaccuracy (up to 8%), mistake (up to 20%), blunder (more); forced: no choice.
bots-puzzle-help = Type the winning turn on one line; “solution” shows it, “quit” leaves.
bots-puzzle-prompt = the turn >{" "}
bots-puzzle-solved = Solved!
bots-puzzle-wrong = That turn does not win. Try another.
bots-failed = The bot “{ $name }” failed: { $reason }.
bot-where = Say where the bot should play: either --join CODE or --game GAME.
bot-waits = The bot is waiting for others, who join with the code { $code }.
bot-over = The game is over; the bot’s place: { $place }.
