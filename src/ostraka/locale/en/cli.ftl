### What the commands are for.

cli-ostraka = Play, study and solve Arkantar, Ankh’or and Ancient Knowledge.
cli-analyse = Find the best actions in a position and what they are likely to lead to; Ctrl-C shows what has been found so far.
cli-arena = Let bots play against each other in paired deals, and rate them.
cli-bench = Measure how fast the rules run on this machine.
cli-cards = Show the cards of Ancient Knowledge.
cli-pack = Write, check and describe your own card packs.
cli-games = List the games, their players and their options.
cli-perft = Count the action sequences of a given length: an exact test of the rules.
cli-play = Play a game in the terminal; every action is saved.
cli-puzzle = Solve Arkantar puzzles: positions in which a single turn wins.
cli-replay = Walk through a record, forwards and backwards.
cli-resume = Continue the last unfinished game, or another one.
cli-review = Grade every decision of a game against the best that was possible; Ctrl-C shows what is graded so far.
cli-rules = Explain a whole game: its goal, its turns, its end.
cli-saves = List the games played here, or delete one.
cli-selfplay = Let a search play against itself, and keep every choice for learning.
cli-serve = Play in the browser: serve tables on this machine.
cli-solo = Play Ancient Knowledge solo: challenges and legacy campaigns.
cli-standings = Show the standings of a contest.
cli-pack-check = Report every mistake in a pack, or what it contains.
cli-pack-new = Write an example pack to start from.
cli-saves-delete = Delete a game for good.
cli-saves-list = List all games, most recent first.
cli-solo-challenge = Play one of the ten challenges, or list them with the best scores.
cli-solo-legacy = Campaigns of up to fifteen games.
cli-solo-legacy-export = Write a campaign to a file.
cli-solo-legacy-import = Read a campaign from a file.
cli-solo-legacy-list = List the campaigns; damaged ones are named with the reason.
cli-solo-legacy-new = Start a campaign.
cli-solo-legacy-play = Play the next game of a campaign, or continue the one in progress.
cli-solo-legacy-replay = Walk through a finished game of a campaign.
cli-solo-legacy-show = Show how a campaign stands.

## Mistakes in a command line

cli-mistake-option = There is no option “{ $name }”.
cli-mistake-option-like = There is no option “{ $name }”; did you mean { $like }?
cli-mistake-command = There is no command “{ $name }”.
cli-command-load = The command “{ $name }” cannot be loaded: { $reason }.
cli-mistake-missing-command = A command is missing.
cli-mistake-missing = { $name } is missing.
cli-mistake-number = { $name } takes { $kind ->
    [whole] a whole number
   *[other] a number
  }.
cli-mistake-least = { $name } must be at least { $least }.
cli-mistake-most = { $name } must be at most { $most }.
cli-mistake-value = { $name } cannot be read: { $reason }
cli-mistake-needs-value = { $name } needs a value.
cli-mistake-no-value = { $name } takes no value.
cli-mistake-word = Unexpected: { $words }
cli-mistake-help = See “{ $command }”.
cli-mistake-together = { $option } cannot be used together with { $other }.
cli-completion-installed = Completion is installed in { $path }; open a new shell to use it.
cli-completion-unknown = There is completion for bash, fish and zsh; the variable SHELL names none of them.
cli-bot = Let a bot play at a server’s table: one it is invited to, or a new one.
