### The arena: contests between bots.

arena-alone = { $game } is played alone; a contest needs at least two at the table.
arena-bots = With { $players } players a contest needs { $players } to { $most } bots, and { $bots } were named.
arena-games = The number of games is a whole number above zero.
arena-workers = The number of workers is between 1 and { $most }.
arena-opening = The number of opening actions is between 0 and { $most }.
arena-opening-over = Games end before { $actions } opening actions have been played; ask for fewer.
arena-limit = The limit is the seconds that a bot may take for a decision: above zero, at most a day.
arena-contest-form = What is written of the contest cannot be read.
arena-result-form = What is written of a game cannot be read.
arena-worker = The games cannot be played: { $reason }.
