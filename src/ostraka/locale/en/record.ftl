### My record: how strong one is against the bots, and the games that one has finished.

web-record-bots = Against the bots
web-record-bots-why = Your rating comes from your finished games against the bots; the bar is the range it most likely lies in, the marks are the levels. Only you can see it.
web-record-games = { $count ->
    [0] no games yet
    [one] 1 game
   *[other] { $count } games
}
web-record-few = { $count ->
    [one] one more game for a rating
   *[other] { $count } more games for a rating
}
web-record-unrated = No rating yet.
web-record-rating-words = Rating { $rating }, most likely between { $low } and { $high }.
web-record-range-words = The rating most likely lies between { $low } and { $high }.
web-record-rung-behind = { $name }: beaten, or a stronger one was
web-record-rung-next = { $name }: next
web-record-rung-to-come = { $name }: still to come
web-record-play = Play against { $name }
web-record-next = Next: { $name }
web-record-all-beaten = You have beaten the strongest level.
web-record-finished = Finished games
web-record-none = No finished games yet.
web-record-won = Won
web-record-lost = Lost
web-record-draw = Draw
web-record-over = Over

## Today

web-record-today = Today
web-deal-why = The same deal for everyone, against { $name }. You play it once; hints and taking back are off.
web-deal-play = Play today’s deal
web-deal-on = Go on playing
web-deal-see-place = See your place today
web-deal-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] No. { $place }
}
web-deal-of = of { $count } today
web-deal-players = { $count ->
    [0] Nobody has finished it yet today.
    [one] One player has finished it today.
   *[other] { $count } players have finished it today.
}
web-record-resigned = Resigned
web-record-solve = Solve
web-record-solved = Solved today
web-record-week = The last seven days
web-record-day-done = { $day }: played
web-record-day-open = { $day }: not played
