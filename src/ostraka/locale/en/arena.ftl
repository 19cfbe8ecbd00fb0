### The arena: contests between bots.

arena-alone = { $game } is a solo game; a contest needs at least two players.
arena-bots = With { $players } players a contest needs { $players } to { $most } bots, and { $bots } were named.
arena-games = The number of games is a whole number from 1 to { $most }.
arena-opening = The number of opening actions is between 0 and { $most }.
arena-opening-over = Games end before { $actions } opening actions have been played; ask for fewer.
arena-limit = The limit is the number of seconds a bot may take for a decision: above zero, at most a day.
arena-contest-form = The description of the contest cannot be read.
arena-result-form = The result of a game cannot be read.
arena-file-foreign = { $path } is not a file of contest results.
arena-file-version = { $path } has version { $version }; version { $known } can be read.
arena-file-line = Line { $line } of { $path } is damaged; the file was left as it is.
arena-file-contest = { $path } holds another contest (different: { $different }); name another file, or set the old one aside with --restart.
arena-file-code = { $path } was played with other rules or other bots; name another file, or set the old one aside with --restart.
arena-file-busy = Another process is writing { $path }.
arena-unwritable = { $path } cannot be written: { $reason }. { $done } of { $total } games { $done ->
    [one] is
   *[other] are
} saved in it; run the same command to continue.
arena-rounded = { $games } games will be played; one round has { $size } (every group of bots in every seating on the same deal).
arena-resumed = { $done } of { $total } games { $done ->
    [one] has been played already.
   *[other] have been played already.
}
arena-cut = The last line of { $path } was cut off; its game is played again.
arena-aside = The old results are kept as { $path }.
arena-playing = Playing
arena-interrupted = Interrupted: { $done } of { $total } games { $done ->
    [one] is
   *[other] are
  } saved in { $path }. Run the same command to continue.
arena-kept = The results are in { $path }.
arena-title = { $game }, { $players } players, { $games } games, { $rounds ->
    [one] { $rounds } whole round
   *[other] { $rounds } whole rounds
}
arena-head-bot = bot
arena-head-games = games
arena-head-points = points (95%)
arena-head-wins = won/drawn/lost
arena-head-rating = rating (95%)
arena-head-time = ms (slowest)
arena-fault-crash = Game { $game }: { $bot } crashed and lost: { $text }
arena-fault-hang = Game { $game }: { $bot } did not answer and lost: { $text }
arena-fault-illegal = Game { $game }: { $bot } gave no legal action and lost: { $text }
arena-fault-void = Game { $game } counts for nobody: { $text }
arena-faults-more = … and { $count ->
    [one] { $count } more game with a fault.
   *[other] { $count } more games with a fault.
}
