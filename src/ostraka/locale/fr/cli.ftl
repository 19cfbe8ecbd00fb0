### À quoi servent les commandes.

cli-ostraka = Jouez, étudiez et résolvez Arkantar, Ankh’or et Ancient Knowledge.
cli-analyse = Trouver les meilleures actions d’une position et leur suite probable ; Ctrl-C montre ce qui est déjà trouvé.
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
cli-review = Noter chaque décision d’une partie face à la meilleure possible ; Ctrl-C montre ce qui est déjà noté.
cli-rules = Expliquer un jeu entier : son but, ses tours, sa fin.
cli-saves = Lister les parties jouées ici, ou en supprimer une.
cli-selfplay = Faire jouer une recherche contre elle-même, et garder chaque choix pour l’apprentissage.
cli-serve = Jouer dans le navigateur : ouvrir des tables sur cette machine.
cli-solo = Jouer seul à Ancient Knowledge : mode Défi et mode Héritage (campagnes).
cli-standings = Afficher le classement d’une rencontre.
cli-pack-check = Signaler chaque erreur d’un paquet, ou ce qu’il apporte.
cli-pack-new = Écrire un exemple de paquet, pour commencer.
cli-saves-delete = Supprimer une partie pour de bon.
cli-saves-list = Lister toutes les parties, la dernière jouée d’abord.
cli-solo-challenge = Jouer l’un des dix défis, ou les lister avec les meilleurs scores.
cli-solo-legacy = Des campagnes de quinze parties au plus.
cli-solo-legacy-export = Écrire une campagne dans un fichier.
cli-solo-legacy-import = Lire une campagne dans un fichier.
cli-solo-legacy-list = Lister les campagnes ; celles qui sont abîmées, avec la raison.
cli-solo-legacy-new = Commencer une campagne.
cli-solo-legacy-play = Jouer la partie suivante d’une campagne, ou reprendre celle en cours.
cli-solo-legacy-replay = Parcourir une partie finie d’une campagne.
cli-solo-legacy-show = Montrer où en est une campagne.

## Les erreurs dans une ligne de commande

cli-mistake-option = L’option « { $name } » n’existe pas.
cli-mistake-option-like = L’option « { $name } » n’existe pas ; vouliez-vous dire { $like } ?
cli-mistake-command = La commande « { $name } » n’existe pas.
cli-command-load = La commande « { $name } » ne peut pas être chargée : { $reason }.
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
cli-mistake-together = { $option } ne s’emploie pas avec { $other }.
cli-completion-installed = La complétion est installée dans { $path } ; un nouveau shell l’aura.
cli-completion-unknown = La complétion existe pour bash, fish et zsh ; la variable SHELL n’en nomme aucun.
cli-bot = Faire jouer un bot à une table d’un serveur : une où il est invité, ou une nouvelle.
