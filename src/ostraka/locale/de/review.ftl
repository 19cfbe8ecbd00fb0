# Eine Partie ansehen: ihre Folgen, was versucht wurde und was daraus wurde.
review-lines = Fortsetzungen
review-numbers = Aussichten
review-no-lines = Von hier an wurde nichts mehr gespielt.
review-try = Deine Variante { $number }
review-next-player = danach: { $name }
review-turn-try = { $turn ->
    [0] Aufbau, Variante
   *[other] Zug { $turn }, Variante
}
review-bot-answers = Der stärkste Bot spielt die anderen
review-you-answer = Du spielst auch die anderen
review-so-far = { $name }: { $percent } % Gewinnaussicht nach dieser Variante
review-judging = Deine Variante wird bewertet …
review-judge-why = Jede Entscheidung wird bewertet und eine bessere Fortsetzung gezeigt.
review-judge-running = Bewertung: Entscheidung { $done } von { $total }
review-grades = Was die Gefäße bedeuten
review-next = Als Nächstes: { $action }
