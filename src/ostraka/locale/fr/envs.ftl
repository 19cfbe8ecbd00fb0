# Ce que les environnements refusent.

envs-over = La partie est finie ; réinitialisez l’environnement pour en commencer une autre.
envs-action-type = Une action est un nombre entier, l’indice d’une action, et non { $type }.
envs-action-range = Il n’y a pas d’action { $action } ; les actions sont numérotées de 0 à { $last }.
envs-action-masked = L’action { $action } n’est pas permise maintenant ; le masque montre { $legal ->
    [one] celle qui l’est.
   *[other] les { $legal } qui le sont.
}
envs-render-mode = Il n’y a pas d’affichage { $mode } ; il y a { $modes }.
envs-max-cycles = Une partie peut être arrêtée après un certain nombre d’actions, au moins une, et non après { $given }.
envs-opponents = { $wanted ->
    [0] Une partie solo n’a pas d’adversaire.
    [one] Il y a un adversaire à nommer.
   *[other] Il y a { $wanted } adversaires : nommez un bot pour tous, ou un pour chacun.
}
envs-agent = Il n’y a pas d’agent « { $agent } » ; les agents sont : { $agents }.
envs-no-action = Il manque une action de { $agent }, dont c’est le tour.
envs-not-begun = Réinitialisez l’environnement avant son premier pas.
envs-reset-options = Une réinitialisation ne prend pas { $given } ; les options d’un jeu se donnent à la création de son environnement.
envs-moment = Ce qu’il faut rétablir ne provient pas d’un environnement de ce jeu.
envs-scale = Seuls les environnements Seat, Vector et aec se mettent à l’échelle, et non { $type }.

envs-batch-size = « { $number } » n’est pas un nombre de parties ; un lot en compte de 1 à { $most }.
envs-batch-memory = Il n’y a pas assez de mémoire pour { $count } parties de { $game }.
envs-batch-threads = « { $number } » n’est pas un nombre de fils d’exécution ; il va de 1 à { $most }.
envs-batch-autoreset = Les parties finies ne peuvent pas recommencer par « { $mode } » ; les manières possibles sont : { $modes }.
envs-batch-where = Les parties à recommencer se désignent par { $count } valeurs booléennes, une par partie.
envs-batch-step = Un pas prend { $count } nombres entiers, un par partie.
envs-batch-index = Partie { $row } : il n’y a pas d’action { $index } ; les indices vont de 0 à { $last }.
envs-batch-illegal = Partie { $row } : l’action { $index } ({ $action }) n’est pas permise maintenant.
envs-batch-over = La partie { $row } est finie ; recommencez-la avant le prochain pas.
envs-batch-row = Il n’y a pas de partie { $row } ; elles sont numérotées de 0 à { $last }.
envs-batch-saved = Ce qu’il faut rétablir ne provient pas d’un lot comme celui-ci.

envs-setups = « { $given } » n’est pas un nombre de mises en place ; le hasard choisit parmi 1 à { $most }.
envs-no-setup = Il n’y a pas de mise en place { $setup } ; elles sont numérotées de 0 à { $last }.
envs-observer-params = Les observateurs ne prennent pas de paramètres ici, or { $given } a été donné.
envs-observer-all = Aucun observateur ne voit les secrets de tous les sièges.

envs-keyword = { $game } n’a pas d’option « { $name } » (unexpected keyword argument '{ $name }') ; ses options : { $known }.
envs-illegal = Pour un indice illégal, les choix possibles sont { $known }, pas « { $given } ».
envs-encode-rows = Les observations à encoder sont des nombres entiers, { $size } par ligne.
envs-encode-most = Le plus grand nombre de valeurs d’un nombre one-hot est un entier à partir de 1.
envs-batch-seeds = Une liste de graines en a une pour chacune des { $count } parties, pas { $given }.
envs-batch-seats = Les sièges qui savent sont des nombres entiers : une pour toutes, ou une pour chacune des { $count } parties.
envs-batch-rows = Les parties voulues se désignent par { $count } booléens, ou par leurs numéros à partir de 0.
envs-batch-copy = On copie autant de parties qu’on en remplace, ou une seule vers toutes.
envs-batch-load = Seul un State du même jeu, avec les mêmes joueurs et options, peut être chargé.
