### What the commands are for.

cli-ostraka = Play, study and solve Arkantar, Ankh’or and Ancient Knowledge.
cli-analyse = Find the best actions of a position, with what is likely to come of them; Ctrl-C shows what is found so far.
cli-arena = Let bots play against each other in paired deals, and rate them.
cli-bench = Measure how fast the rules run on this machine.
cli-cards = Show the cards of Ancient Knowledge.
cli-pack = Write, check and describe a pack of cards of your own.
cli-games = List the games, their players and their options.
cli-perft = Count the action sequences of a given length: the exactness test of the rules.
cli-play = Play a game in the terminal; every action is saved.
cli-puzzle = Solve puzzles of Arkantar: positions in which a single turn wins.
cli-replay = Walk through a record, forwards and backwards.
cli-resume = Go on with the unfinished game that was played last, or with another one.
cli-review = Grade every decision of a game against the best that was possible; Ctrl-C shows what is graded so far.
cli-rules = Explain a whole game: its goal, its turns, its end.
cli-saves = List the games that were played here, or delete one.
cli-selfplay = Let a search play against itself, and keep every choice for learning.
cli-serve = Play in the browser: serve tables on this machine.
cli-solo = Play Ancient Knowledge alone: challenges and legacy campaigns.
cli-standings = Show how a contest stands.
cli-pack-check = Report every mistake of a pack, or what it brings.
cli-pack-new = Write an example of a pack, to begin with.
cli-saves-delete = Delete a game for good.
cli-saves-list = List all games, the one played last first.
cli-solo-challenge = Play one of the ten challenges, or list them with the best scores.
cli-solo-legacy = Campaigns of up to fifteen games.
cli-solo-legacy-export = Write a campaign to a file.
cli-solo-legacy-import = Read a campaign from a file.
cli-solo-legacy-list = List the campaigns; damaged ones are named with the reason.
cli-solo-legacy-new = Begin a campaign.
cli-solo-legacy-play = Play the next game of a campaign, or go on with the one under way.
cli-solo-legacy-replay = Walk through a finished game of a campaign.
cli-solo-legacy-show = Show how a campaign stands.

## Mistakes in a command line

cli-mistake-option = There is no option “{ $name }”.
cli-mistake-option-like = There is no option “{ $name }”; there is { $like }.
cli-mistake-command = There is no command “{ $name }”.
cli-mistake-missing-command = A command is missing.
cli-mistake-missing = { $name } is missing.
cli-mistake-number = { $name } takes { $kind ->
    [whole] a whole number
   *[other] a number
  }.
cli-mistake-least = { $name } is at least { $least }.
cli-mistake-most = { $name } is at most { $most }.
cli-mistake-value = { $name } cannot be read: { $reason }
cli-mistake-needs-value = { $name } needs a value.
cli-mistake-no-value = { $name } takes no value.
cli-mistake-word = Too much was given: { $words }
cli-mistake-help = “{ $command }” says more.
cli-mistake-together = { $option } cannot be used together with { $other }.
cli-completion-installed = Completion is installed in { $path }; a new shell has it.
cli-completion-unknown = There is completion for bash, fish and zsh; the variable SHELL names none of them.
