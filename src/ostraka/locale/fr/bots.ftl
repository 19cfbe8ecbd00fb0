### Bots et analyse.

bots-first-use = Ostraka compile { $game } pour cet ordinateur. Cela n’arrive qu’une fois et peut prendre quelques minutes.
bots-level = Il n’y a pas de niveau { $level } ; les niveaux vont de 1 à { $last }.
bots-unknown = Il n’y a pas de bot nommé « { $name } » ; donnez un niveau de 1 à { $last }, ou l’un de : { $known }.
bots-budget-none = « { $name } » ne prend pas de budget : il sait lui-même combien de temps réfléchir.
bots-budget-form = « { $text } » n’est pas un budget ; donnez un temps comme 100ms ou 1.5s, des itérations comme 400it, ou des nœuds comme 20000n.
bots-spec-form = « { $text } » ne désigne pas de bot ; donnez NOM ou NOM@BUDGET, par exemple 8, greedy ou uct@100ms.
bots-load = Le bot « { $name } » ne peut pas être chargé : { $reason }.
bots-thinking = { $seat } réfléchit…
bots-thinking-hint = Recherche d’une bonne action…
bots-hint = { $action } — { $sentence } (chances de gagner : { $percent } %)
bots-hint-sure = { $action } — { $sentence } (cela gagne à coup sûr)
bots-hint-alone = { $action } — { $sentence }
bots-hint-several = { $action } (chances de gagner : { $percent } %)
bots-hint-several-sure = { $action } (cela gagne à coup sûr)
bots-hint-several-alone = { $action }
bots-seat-form = « { $text } » n’est pas de la forme SIÈGE=BOT, comme 2=5 ; les sièges vont de 1 à { $players }.
bots-page-title = Examen d’une partie : { $game }
bots-page-curve = Chances de gagner, décision par décision
bots-page-seat = { $seat } : { $given } points sur cent perdus par décision
bots-page-turning = Tournants
bots-page-decisions = Toutes les décisions
bots-page-number = N°
bots-page-who = Siège
bots-page-played = Joué
bots-page-chance = Chances
bots-page-lost = Perdu
bots-page-grade = Note
bots-page-better = Mieux
bots-grade-forced = forcée
bots-grade-best = la meilleure
bots-grade-good = bonne
bots-grade-inaccuracy = imprécision
bots-grade-mistake = erreur
bots-grade-blunder = gaffe
bots-head-action = action
bots-head-wins = victoire par siège
bots-head-scores = points par siège
bots-head-visits = visites
bots-head-line = suite
bots-exact = Il est prouvé que la première action gagne.
bots-reviewing = Examen de la partie
bots-turning = { $number }. { $seat } : { $action }, { $grade } (−{ $given }) ; mieux : { $best }
bots-puzzle = { $turns ->
    [1] { $seat } joue et gagne ce tour-ci.
   *[other] { $seat } joue et gagne à coup sûr en { $turns } tours.
} Difficulté { $difficulty } sur 5.
bots-puzzle-solution = Solution : { $actions }
bots-no-action = il a répondu { $answer } au lieu d’une action
bots-unsure = ≈ marque les actions à peine regardées ; leurs nombres sont une première estimation.
bots-review-so-far = Interrompu ; décisions notées : { $done } sur { $last }.
bots-grades = Notes, selon ce qu’une décision perd de chances de gagner : la meilleure (rien de mieux n’a été trouvé), bonne (jusqu’à 3 %), imprécision (jusqu’à 8 %), erreur (jusqu’à 20 %), gaffe (plus) ; forcée : sans choix.
bots-puzzle-help = Tapez le tour gagnant sur une ligne ; « solution » le montre, « quit » quitte.
bots-puzzle-prompt = le tour >{" "}
bots-puzzle-solved = Résolu !
bots-puzzle-wrong = Ce tour ne gagne pas. Essayez-en un autre.
bots-failed = Le bot « { $name } » a échoué : { $reason }.
bot-where = Dites où le bot joue : soit --join CODE, soit --game JEU.
bot-waits = Le bot attend les autres, qui le rejoignent par le code { $code }.
bot-over = La partie est terminée ; place du bot : { $place }.
