# Looking back at a game: its lines, what was tried, and what became of it.
review-lines = Lines
review-numbers = Chances
review-no-lines = Nothing was played from here on.
review-try = Your variation { $number }
review-next-player = next: { $name }
review-turn-try = { $turn ->
    [0] Set-up, variation
   *[other] Turn { $turn }, variation
  }
review-bot-answers = The strongest bot plays the others
review-you-answer = You play the others too
review-so-far = { $name }: { $percent }% chance to win after this variation
review-judging = Grading your variation …
review-judge-why = Every decision is graded, and a better line is shown.
review-judge-running = Grading: decision { $done } of { $total }
review-grades = What the pots mean
review-next = Next: { $action }
