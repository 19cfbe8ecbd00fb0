### Parties qu’une recherche joue contre elle-même, conservées pour l’apprentissage.

selfplay-sampled = Le nombre de coups tirés selon les visites est compris entre 0 et { $most }.
selfplay-search = « { $search } » n’est pas une recherche qui peut jouer contre elle-même ; il y a : { $known }, et les niveaux.
selfplay-own = Avec { $game }, le niveau { $level } joue avec une recherche qui ne compte pas de visites ; prenez plutôt « tree@200it ».
selfplay-budget = « { $search } » a besoin d’un nombre d’itérations ou de nœuds, par exemple « @200it » : avec des secondes, les parties dépendraient de la machine.
selfplay-form = La description de ces parties est illisible.
selfplay-shard = Le nombre de parties par fichier est compris entre 1 et { $most }.
selfplay-foreign = { $path } n’est ni un dossier de parties enregistrées ni un dossier vide.
selfplay-busy = Un autre processus écrit dans { $path }.
selfplay-plan = { $path } contient d’autres parties (différence : { $different }) ; nommez un autre dossier.
selfplay-code = { $path } a été joué avec d’autres règles ou d’autres bots ; nommez un autre dossier.
selfplay-empty = Il n’y a pas encore de parties dans { $path }.
selfplay-damaged = Un fichier de { $path } est abîmé : { $reason }
selfplay-games = Le nombre de parties est un entier de 1 à { $most }.
selfplay-rounded = { $games } parties seront jouées, pour remplir des fichiers de { $shard }.
selfplay-choices = { $n } choix
selfplay-kept = { $games ->
    [one] { $games } partie est
   *[other] { $games } parties sont
} dans { $path }.
selfplay-row = Il n’y a pas de choix « { $row } » ; ils sont numérotés de 0 à { $last }.
