# Ce que les environnements refusent.

envs-over = La partie est finie ; réinitialisez l’environnement pour en commencer une autre.
envs-action-type = Une action est un nombre entier, l’indice d’une action, et non { $type }.
envs-action-range = Il n’y a pas d’action { $action } ; les actions sont numérotées de 0 à { $last }.
envs-action-masked = L’action { $action } n’est pas permise maintenant ; le masque montre { $legal ->
    [one] celle qui l’est.
   *[other] les { $legal } qui le sont.
}
envs-render-mode = Rien ne se montre sous la forme { $mode } ; il y a { $modes }.
envs-max-cycles = Une partie peut être arrêtée après un certain nombre d’actions, au moins une, et non après { $given }.
envs-opponents = { $wanted ->
    [0] Une partie solo n’a pas d’adversaire.
    [one] Il y a un adversaire à nommer.
   *[other] Il y a { $wanted } adversaires : nommez un bot pour tous, ou un pour chacun.
}
envs-missing = Il manque le paquet { $package } : pip install "ostraka[{ $extra }]".
