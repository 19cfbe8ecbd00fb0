### Self-play: games that a search plays against itself, kept for learning.

selfplay-sampled = The number of plies chosen at random by visits is between 0 and { $most }.
selfplay-search = “{ $search }” is not a search that can play against itself; there are: { $known }, and levels.
selfplay-own = Level { $level } of { $game } plays with a search that counts no visits; use “tree@200it” instead.
selfplay-budget = “{ $search }” needs a number of iterations or nodes, such as “@200it”: with seconds, games would depend on the machine.
selfplay-form = The description of the self-play cannot be read.
selfplay-shard = The number of games in a file is between 1 and { $most }.
selfplay-foreign = { $path } is neither a self-play folder nor an empty one.
selfplay-busy = Another process is writing to { $path }.
selfplay-plan = { $path } holds other games (different: { $different }); name another folder.
selfplay-code = { $path } was played with other rules or other bots; name another folder.
selfplay-empty = There are no games in { $path } yet.
selfplay-damaged = A file in { $path } is damaged: { $reason }
selfplay-games = The number of games is a whole number from 1 to { $most }.
selfplay-rounded = { $games } games will be played, to fill files of { $shard }.
selfplay-choices = { $n } { $n ->
    [one] choice
   *[other] choices
}
selfplay-kept = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} in { $path }.
selfplay-row = There is no choice “{ $row }”; they are numbered from 0 to { $last }.
