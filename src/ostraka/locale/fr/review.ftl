# Revoir une partie : ses suites, ce qui a été essayé et ce qu’il en est advenu.
review-lines = Suites
review-numbers = Chances
review-no-lines = Plus rien n’a été joué à partir d’ici.
review-try = Votre variante { $number }
review-next-player = ensuite : { $name }
review-turn-try = { $turn ->
    [0] Mise en place, variante
   *[other] Tour { $turn }, variante
}
review-bot-answers = Le bot le plus fort joue pour les autres
review-you-answer = Vous jouez aussi pour les autres
review-so-far = { $name } : { $percent } % de chances de gagner après cette variante
review-judging = Évaluation de votre variante…
review-judge-why = Chaque décision est notée, et une meilleure suite montrée.
review-judge-running = Évaluation : décision { $done } sur { $total }
review-grades = Ce que disent les vases
review-next = Ensuite : { $action }
