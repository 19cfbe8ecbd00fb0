# Looking back at a game: its lines, what was tried, and what became of it.
review-lines = Lines
review-numbers = Chances
review-no-lines = Nothing was played from here on.
review-try = Your try { $number }
review-next-player = next: { $name }
review-turn-try = { $turn ->
    [0] Set-up, a try
   *[other] Turn { $turn }, a try
}
review-bot-answers = The strongest bot plays the others
review-you-answer = You play the others too
review-so-far = { $name }: { $percent }% so far
review-judging = Judging what you tried …
review-judge-why = Every decision is graded, and a better line shown.
review-judge-running = Judging: decision { $done } of { $total }
review-grades = What the pots mean
review-next = Next: { $action }
