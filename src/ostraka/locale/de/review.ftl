# Eine Partie ansehen: ihre Folgen, was versucht wurde und was daraus wurde.
review-lines = Folgen
review-numbers = Aussichten
review-no-lines = Von hier an wurde nichts mehr gespielt.
review-try = Dein Versuch { $number }
review-next-player = danach: { $name }
review-turn-try = { $turn ->
    [0] Aufbau, ein Versuch
   *[other] Zug { $turn }, ein Versuch
}
review-bot-answers = Der stärkste Bot spielt die anderen
review-you-answer = Du spielst auch die anderen
review-so-far = { $name }: bisher { $percent } %
review-judging = Dein Versuch wird bewertet …
review-judge-why = Jede Entscheidung wird bewertet und eine bessere Folge gezeigt.
review-judge-running = Bewertung: Entscheidung { $done } von { $total }
review-grades = Was die Gefäße bedeuten
review-next = Als Nächstes: { $action }
