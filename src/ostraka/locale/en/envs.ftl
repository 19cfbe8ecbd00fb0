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
envs-missing = This needs the package { $package }: pip install "ostraka[{ $extra }]".
