### À quoi servent les commandes.

cli-ostraka = Jouez, étudiez et résolvez Arkantar, Ankh’or et Ancient Knowledge.
cli-analyse = Trouver les meilleures actions d’une position et ce qui en viendra sans doute ; Ctrl-C montre ce qui est trouvé.
cli-arena = Faire jouer des bots entre eux sur les mêmes donnes, et les classer.
cli-bench = Mesurer la vitesse des règles sur cette machine.
cli-cards = Montrer les cartes d’Ancient Knowledge.
cli-pack = Écrire, vérifier et décrire un paquet de cartes à vous.
cli-games = Lister les jeux, leurs joueurs et leurs options.
cli-perft = Compter les suites d’actions d’une longueur : l’épreuve d’exactitude des règles.
cli-play = Jouer dans le terminal ; chaque action est gardée.
cli-puzzle = Résoudre des énigmes d’Arkantar : des positions où un seul tour gagne.
cli-replay = Parcourir une partie enregistrée, en avant et en arrière.
cli-resume = Reprendre la dernière partie inachevée, ou une autre.
cli-review = Noter chaque décision d’une partie face à la meilleure possible ; Ctrl-C montre ce qui est noté.
cli-rules = Expliquer un jeu entier : son but, ses tours, sa fin.
cli-saves = Lister, reprendre, examiner, parcourir ou supprimer les parties jouées ici.
cli-selfplay = Fait jouer une recherche contre elle-même et garde chaque choix pour l’apprentissage.
cli-serve = Jouer dans le navigateur : ouvrir des tables sur cette machine.
cli-solo = Jouer seul à Ancient Knowledge : défis et campagnes.
cli-standings = Montrer où en est un concours.
