# Revoir une partie : ses suites, ce qui a été essayé et ce qu’il en est advenu.
review-lines = Suites
review-numbers = Chances
review-no-lines = Plus rien n’a été joué à partir d’ici.
review-try = Votre essai { $number }
review-next-player = ensuite : { $name }
review-turn-try = { $turn ->
    [0] Mise en place, un essai
   *[other] Tour { $turn }, un essai
}
review-bot-answers = Le bot le plus fort joue les autres
review-you-answer = Vous jouez aussi les autres
review-so-far = { $name } : { $percent } % pour l’instant
review-judging = Évaluation de votre essai…
review-judge-why = Chaque décision est notée, et une meilleure suite montrée.
review-judge-running = Évaluation : décision { $done } sur { $total }
review-grades = Ce que disent les vases
review-next = Ensuite : { $action }
