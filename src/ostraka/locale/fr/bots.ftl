### Robots et analyse.

bots-budget = Une recherche a besoin d’une limite positive : secondes, itérations ou nœuds.
bots-level = Il n’y a pas de niveau { $level } ; les niveaux vont de 1 à { $last }.
bots-unknown = Il n’y a pas de robot nommé « { $name } » ; donnez un niveau de 1 à { $last }, ou l’un de : { $known }.
bots-thinking = { $seat } réfléchit …
bots-thinking-hint = Recherche d’une bonne action …
bots-acted = { $seat } a joué.
bots-hint = { $action } — { $sentence } (chances de gagner : { $percent } %)
bots-hint-sure = { $action } — { $sentence } (cela gagne à coup sûr)
bots-seat-form = « { $text } » n’est pas de la forme SIÈGE=NIVEAU ; à { $players } joueurs, les sièges comptent à partir de 0.
bots-page-title = Examen d’une partie de { $game }
bots-page-curve = Chances de gagner, décision par décision
bots-page-seat = { $seat } : { $given } points sur cent perdus par décision
bots-page-turning = Tournants
bots-page-decisions = Toutes les décisions
bots-page-number = N°
bots-page-who = Siège
bots-page-played = Joué
bots-page-chance = Chances
bots-page-lost = Perdu
bots-page-grade = Note
bots-page-better = Mieux
bots-grade-forced = forcé
bots-grade-best = le meilleur
bots-grade-good = bon
bots-grade-inaccuracy = imprécision
bots-grade-mistake = erreur
bots-grade-blunder = gaffe
