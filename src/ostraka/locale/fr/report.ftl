### Le rapport d’une rencontre : une page avec images et tableaux.

report-title = Arène : { $game }
report-contents = Sommaire
report-numbers = Les chiffres : { $title }
report-none = Aucune partie n’a encore été comptée.

report-played = Ce qui a été joué
report-game = Jeu
report-options = Options
report-players = Joueurs
report-bots = Bots
report-games = Parties
report-games-counted = { $games ->
    [one] { $games } jouée
   *[other] { $games } jouées
}, { $counted ->
    [one] { $counted } comptée
   *[other] { $counted } comptées
}, en { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
report-games-why = Toutes les parties d’une même donne forment une ronde : chaque choix de bots, dans chaque rotation des sièges. Seules les rondes complètes comptent, les parties annulées jamais. Les intervalles sont à 95 % et pris sur les rondes, car les parties d’une même donne ne sont pas indépendantes.
report-seed = Graine
report-opening = Actions au hasard avant que les bots ne jouent
report-limit = Temps maximal pour une décision
report-limit-seconds = { $seconds } s
report-version = Ostraka
report-code = Empreinte des règles et des bots
report-faults = Fautes
report-faults-none = Toutes les parties ont fini selon les règles.
report-faults-why = Qui commet une faute a perdu la partie. Ces parties comptent dans les points et les duels, et nulle part ailleurs ; une partie annulée ne compte pour personne.
report-faults-all = Toutes les fautes
report-fault-crash = plantage
report-fault-hang = pas de réponse à temps
report-fault-illegal = action non permise
report-fault-void = annulée : le processus de la partie est mort
report-fault-kind = Faute
report-fault-text = Ce qui a été dit
report-number = Partie n°

report-bot = Bot
report-level = niveau { $level }
report-seat = Siège
report-count = Parties
report-interval = Intervalle à 95 %
report-range = de { $low } à { $high }
report-few = trop peu

report-points = Points
report-points-why = La part des victoires de chaque bot ; le trait pointillé est la part égale.
report-points-axis = Part des points, en %
report-matrix = Qui bat qui
report-matrix-why = { $players ->
    [2] La part des points du bot de la ligne contre celui de la colonne, en %.
   *[other] Combien de fois le bot de la ligne a été classé devant celui de la colonne, en % ; une place égale compte pour moitié.
}
report-pair = Ligne contre colonne
report-rating = Classement
report-rating-why = Cotes OpenSkill (Plackett–Luce) de toutes les parties comptées, avec intervalles. Ce sont les écarts qui comptent, non les nombres eux-mêmes.
report-rating-axis = Cote
report-scores = Scores
report-scores-why = Comment se répartissent les points de chaque bot en fin de partie ; le triangle marque la moyenne.
report-scores-axis = Score en fin de partie
report-mean = Moyenne
report-least = Minimum
report-lower = Quartile inférieur
report-median = Médiane
report-upper = Quartile supérieur
report-most = Maximum
report-lengths = Durées
report-lengths-why = Combien d’actions compte une partie ; le trait pointillé est la médiane.
report-lengths-axis = Actions par partie
report-all = Toutes les parties
report-seats = Sièges
report-seats-why = La part des victoires de chaque siège, quel que soit le bot assis ; le trait pointillé est la part égale.
report-times = Temps
report-times-why = Ce que prend une décision en moyenne, et la plus lente.
report-times-axis = Millisecondes par décision
report-times-mean = Moyenne
report-times-slowest = La plus lente
report-decisions = Décisions
report-mean-ms = Moyenne, ms
report-slowest-ms = La plus lente, ms

report-items-why = Le taux de victoire est la part de victoire des sièges qui ont pris une chose ; le siège moyen en a { $even } %. Un siège qui a pris une chose est comparé à ce que le même bot gagne en moyenne, afin que les préférences des bots forts ne passent pas pour des choses fortes. Quand on compare beaucoup de choses, une sur vingt sort de son intervalle par hasard. Les parties finies par une faute sont laissées de côté.
report-items-few = On voit les meilleures et les pires de celles prises dans au moins { $least } rondes ; toutes sont dans le tableau.
report-items-axis = Points de pourcentage au-delà de la moyenne du même bot
report-item = Nom
report-group = Sorte
report-groups = { $title }, par sorte
report-reach = Pouvaient prendre
report-taken = Ont pris
report-rate = Taux de choix
report-wins = Taux de victoire
report-gain = Au-delà de la moyenne
