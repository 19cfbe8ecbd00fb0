### People who meet at a table: links, codes, names, and what they ask of each other.

## Links and codes

web-code-of-table = Code of this table
web-code-how = A code has eight signs, such as K4M7 TQX9. Capitals, spaces and dashes do not matter. A whole link works too.
web-invite-means = Whoever has the code or the link can sit down here, or watch once all seats are taken.
web-link-means-hands = Whoever opens this link can watch this game: no hidden cards, no seat.
web-review-link-means-hands = Whoever opens this link can go through the whole game, and see every hand.
web-link-means = Whoever opens this link can watch this game, without a seat.
web-review-link-means = Whoever opens this link can go through the whole game.
web-ask-for-link = The link does not carry the right to look in. Ask whoever sent it to copy it again with “Share” or “Copy the link”, or type the code of the table.
web-cancel-table = Cancel the table
web-new-table-of = New table: { $game }
web-invited-open = { $count ->
    [0] A game of { $game } waits for you.
   *[other] { $names } would like to play { $game } with you.
}
web-invited-yours = You already sit at this table of { $game }.
web-invited-playing = { $names }: their game of { $game } is under way, and all seats are taken. You can watch.
web-invited-over = { $names }: their game of { $game } is over. You can look at it.
web-invited-cancelled = This table of { $game } has been cancelled.
web-to-your-table = To your table
web-change-name = Change your name: { $name }

## Turns

web-title-due = ● Your turn – { $game }
web-turn-named = { $name }’s turn
web-all-choose = All choose
web-you-have-chosen = You have chosen
web-choose-again = Choose again
web-choosing = choosing
web-choosing-names = Choosing: { $names }
web-waits-for-names = Waiting for { $names }.
web-hints-allowed = hints allowed
web-hints-why = what a strong bot would play; everyone at the table can see whether hints are allowed
web-starter-drawn = The starter is drawn.

## What is asked and answered

web-undone = { $actions ->
    [one] { $name } took an action back.
   *[other] { $name } took { $actions } actions back.
}
web-beside-resigned = { $name } resigned.
web-beside-late = { $name } ran out of time.
web-beside-drawn = All agreed to a draw.
web-beside-replaced = A bot plays on for { $name }.
web-asks-takeback = { $actions ->
    [one] { $name } asks to take this back: { $first }
   *[other] { $name } asks to take back the last { $actions } actions, from here on: { $first }
}
web-asks-draw = { $name } offers a draw.
web-asks-rematch = { $name } would like a rematch.
web-asks-bot = { $name } suggests that a bot takes the seat of { $seat }, who is away.
web-asked-takeback = You asked to take back { $actions ->
    [one] your last action
   *[other] the last { $actions } actions
}; waiting for { $names }.
web-asked-draw = You offered a draw; waiting for { $names }.
web-asked-rematch = You asked for a rematch; waiting for { $names }.
web-asked-bot = You suggested a bot; waiting for { $names }.
web-withdraw = Withdraw
web-withdraw-draw = Withdraw the offer of a draw
web-refused-takeback = { $name } does not agree to take it back.
web-refused-draw = { $name } declines the draw.
web-refused-rematch = { $name } does not want a rematch.
web-refused-bot = { $name } does not want a bot to take the seat.
web-withdrawn-takeback = { $name } no longer asks to take back.
web-withdrawn-draw = { $name } has withdrawn the offer of a draw.
web-withdrawn-rematch = { $name } no longer asks for a rematch.
web-withdrawn-bot = { $name } no longer suggests a bot.

## Lists of games

web-all-games = All games
web-you-won = You won
web-won-by = { $names } won
web-lost = Lost
web-actions-long = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
