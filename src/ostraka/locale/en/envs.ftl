# What environments refuse.

envs-over = The game is over; reset the environment to begin another.
envs-action-type = An action is a whole number, the index of an action, not { $type }.
envs-action-range = There is no action { $action }; actions are numbered from 0 to { $last }.
envs-action-masked = Action { $action } is not legal now; the mask shows the { $legal ->
    [one] one that is.
   *[other] { $legal } that are.
}
envs-render-mode = Nothing can be rendered as { $mode }, only as { $modes }.
envs-max-cycles = A game can be cut short after one or more actions, not after { $given }.
envs-opponents = { $wanted ->
    [0] A solo game has no opponents.
    [one] There is one opponent to name.
   *[other] There are { $wanted } opponents: name one bot for all of them, or one for each.
}
envs-agent = There is no agent “{ $agent }”; the agents are: { $agents }.
envs-no-action = There is no action for { $agent }, whose turn it is.
envs-not-begun = Reset the environment before its first step.
envs-reset-options = A reset does not take { $given }; the options of a game are named when its environment is made.
envs-moment = Only a copy made from an environment of this game can be restored.
envs-scale = Only the environments Seat, Vector and aec can be scaled, not { $type }.

envs-batch-size = “{ $number }” is not a number of games; a batch has from 1 to { $most }.
envs-batch-memory = There is not enough memory for { $count } games of { $game }.
envs-batch-threads = “{ $number }” is not a possible number of threads; use 1 to { $most }.
envs-batch-autoreset = “{ $mode }” is not a way to restart finished games; choose one of: { $modes }.
envs-batch-where = Say which games to reset with { $count } booleans, one per game.
envs-batch-step = A step takes { $count } whole numbers, one for each game.
envs-batch-index = Game { $row }: there is no action { $index }; indices go from 0 to { $last }.
envs-batch-illegal = Game { $row }: action { $index } ({ $action }) is not legal now.
envs-batch-over = Game { $row } is over; reset it before the next step.
envs-batch-row = There is no game { $row }; they are numbered from 0 to { $last }.
envs-batch-saved = Only what was saved from a batch like this one can be restored.

envs-setups = “{ $given }” is not a number of set-ups; chance picks among 1 to { $most }.
envs-no-setup = There is no set-up { $setup }; they are numbered from 0 to { $last }.
envs-observer-params = Observers take no parameters here, but { $given } was given.
envs-observer-all = No observer sees the secrets of all seats.

envs-keyword = { $game } has no option “{ $name }” (unexpected keyword argument '{ $name }'); its options: { $known }.
envs-illegal = The treatment of illegal indices is one of { $known }, not “{ $given }”.
envs-encode-rows = Observations to encode are whole numbers, { $size } in each row.
envs-encode-most = The most values of a one-hot number must be a whole number of at least 1.
envs-batch-seeds = A list of seeds has one for each of the { $count } games, not { $given }.
envs-batch-seats = Give the seats that know as whole numbers: one for all, or one for each of the { $count } games.
envs-batch-rows = Say which games are meant with { $count } booleans, or by their numbers from 0.
envs-batch-copy = Copy as many games as are replaced, or one to all of them.
envs-batch-load = Only a State of the same game, players and options can be loaded.
