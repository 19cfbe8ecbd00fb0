### À quoi servent les commandes.

cli-ostraka = Jouez, étudiez et résolvez Arkantar, Ankh’or et Ancient Knowledge.
cli-analyse = Trouver les meilleures actions d’une position et ce qui en viendra sans doute ; Ctrl-C montre ce qui est trouvé.
cli-arena = Faire jouer des bots entre eux sur les mêmes donnes, et les classer.
cli-bench = Mesurer la vitesse des règles sur cette machine.
cli-cards = Montrer les cartes d’Ancient Knowledge.
cli-pack = Écrire, vérifier et décrire votre propre paquet de cartes.
cli-games = Lister les jeux, leurs joueurs et leurs options.
cli-perft = Compter les suites d’actions d’une longueur donnée : l’épreuve d’exactitude des règles.
cli-play = Jouer dans le terminal ; chaque action est gardée.
cli-puzzle = Résoudre des énigmes d’Arkantar : des positions où un seul tour gagne.
cli-replay = Parcourir une partie enregistrée, en avant et en arrière.
cli-resume = Reprendre la dernière partie inachevée, ou une autre.
cli-review = Noter chaque décision d’une partie face à la meilleure possible ; Ctrl-C montre ce qui est noté.
cli-rules = Expliquer un jeu entier : son but, ses tours, sa fin.
cli-saves = Lister, reprendre, examiner, parcourir ou supprimer les parties jouées ici.
cli-selfplay = Faire jouer une recherche contre elle-même, et garder chaque choix pour l’apprentissage.
cli-serve = Jouer dans le navigateur : ouvrir des tables sur cette machine.
cli-solo = Jouer seul à Ancient Knowledge : défis et campagnes.
cli-standings = Montrer où en est une rencontre.

## Les erreurs dans une ligne de commande

cli-mistake-option = L’option « { $name } » n’existe pas.
cli-mistake-option-like = L’option « { $name } » n’existe pas ; il y a { $like }.
cli-mistake-command = La commande « { $name } » n’existe pas.
cli-mistake-missing-command = Il manque une commande.
cli-mistake-missing = Il manque { $name }.
cli-mistake-number = { $name } attend un { $kind ->
    [whole] nombre entier
   *[other] nombre
  }.
cli-mistake-least = { $name } vaut au moins { $least }.
cli-mistake-most = { $name } vaut au plus { $most }.
cli-mistake-value = { $name } n’est pas lisible : { $reason }
cli-mistake-needs-value = { $name } demande une valeur.
cli-mistake-no-value = { $name } ne prend pas de valeur.
cli-mistake-word = De trop sur la ligne : { $words }
cli-mistake-help = « { $command } » en dit plus.
