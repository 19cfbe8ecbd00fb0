# What environments refuse.

envs-over = The game is over; reset the environment to begin another.
envs-action-type = An action is a whole number, the index of an action, not { $type }.
envs-action-range = There is no action { $action }; actions are numbered from 0 to { $last }.
envs-action-masked = Action { $action } is not legal now; the mask shows the { $legal ->
    [one] one that is.
   *[other] { $legal } that are.
}
envs-render-mode = Nothing can be rendered as { $mode }, only as { $modes }.
envs-max-cycles = A game can be cut short after a number of actions, at least one, not after { $given }.
envs-opponents = { $wanted ->
    [0] A solo game has no opponents.
    [one] There is one opponent to name.
   *[other] There are { $wanted } opponents: name one bot for all of them, or one for each.
}
envs-agent = There is no agent “{ $agent }”; the agents are: { $agents }.
envs-no-action = There is no action of { $agent }, who is to act.
envs-not-begun = Reset the environment before its first step.
envs-reset-options = A reset does not take { $given }; the options of a game are named when its environment is made.
envs-moment = What is to be restored was not copied from an environment of this game.
envs-scale = Only the environments Seat, Vector and aec can be scaled, not { $type }.
envs-missing = This needs the package { $package }: pip install "ostraka[{ $extra }]".

envs-batch-size = “{ $number }” is not a number of games; a batch has from 1 to { $most }.
envs-batch-memory = There is not enough memory for { $count } games of { $game }.
envs-batch-threads = “{ $number }” is not a number of threads; it goes from 1 to { $most }.
envs-batch-autoreset = Finished games cannot begin anew by “{ $mode }”; the ways are: { $modes }.
envs-batch-where = Which games to reset is said by { $count } truth values, one for each game.
envs-batch-step = A step takes { $count } whole numbers, one for each game.
envs-batch-index = Game { $row }: there is no action { $index }; indices go from 0 to { $last }.
envs-batch-illegal = Game { $row }: action { $index } ({ $action }) is not legal now.
envs-batch-over = Game { $row } is over; reset it before the next step.
envs-batch-row = There is no game { $row }; they are numbered from 0 to { $last }.
envs-batch-saved = What is to be restored was not saved from a batch like this one.

envs-setups = “{ $given }” is not a number of set-ups; chance picks among 1 to { $most }.
envs-no-setup = There is no set-up { $setup }; they are numbered from 0 to { $last }.
envs-observer-params = Observers take no parameters here, but { $given } was given.
envs-observer-all = No observer sees the secrets of all seats.
