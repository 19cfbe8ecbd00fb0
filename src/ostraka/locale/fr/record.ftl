### Mon bilan : la force contre les bots, et les parties terminées.

web-record-bots = Contre les bots
web-record-bots-why = Votre cote vient de vos parties terminées contre les bots ; la barre montre où elle se trouve le plus probablement, les traits sont les niveaux. Vous seul la voyez.
web-record-games = { $count ->
    [0] aucune partie
    [one] { $count } partie
   *[other] { $count } parties
}
web-record-few = { $count ->
    [one] encore une partie avant une cote
   *[other] encore { $count } parties avant une cote
}
web-record-unrated = Pas encore de cote.
web-record-rating-words = Cote { $rating }, le plus probablement entre { $low } et { $high }.
web-record-range-words = La cote se trouve le plus probablement entre { $low } et { $high }.
web-record-rung-behind = { $name } : battu, lui ou un plus fort
web-record-rung-next = { $name } : le prochain
web-record-rung-to-come = { $name } : à venir
web-record-play = Jouer contre { $name }
web-record-next = Suivant : { $name }
web-record-all-beaten = Vous avez battu le niveau le plus fort.
web-record-finished = Parties terminées
web-record-none = Aucune partie terminée.
web-record-won = Gagnée
web-record-lost = Perdue
web-record-draw = Nulle
web-record-over = Terminée

## Aujourd’hui

web-record-today = Aujourd’hui
web-deal-why = Les mêmes cartes pour tous, contre { $name }. Une seule partie, sans conseils et sans annuler.
web-deal-play = Jouer la donne du jour
web-deal-on = Continuer la partie
web-deal-see-place = Votre place aujourd’hui
web-deal-place = { $place ->
    [1] 1re
   *[other] { $place }e
}
web-deal-of = sur { $count } aujourd’hui
web-deal-players = { $count ->
    [0] Personne ne l’a encore terminée aujourd’hui.
    [one] Une personne l’a terminée aujourd’hui.
   *[other] { $count } personnes l’ont terminée aujourd’hui.
}
web-record-resigned = Abandon
web-record-solve = Résoudre
web-record-solved = Résolue aujourd’hui
web-record-week = Les sept derniers jours
web-record-day-done = { $day } : joué
web-record-day-open = { $day } : pas joué
