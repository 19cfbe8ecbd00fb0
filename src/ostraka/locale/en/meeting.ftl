### People who meet at a table: links, codes, names, and what they ask of each other.

## Links and codes

web-code-of-table = Code of this table
web-code-how = A code has eight characters, such as K4M7 TQX9. Capitals, spaces and dashes do not matter. A whole link works too.
web-invite-means = Anyone with the code or the link can sit down here, or watch once all seats are taken.
web-link-means-hands = Anyone with this link can watch this game: no hidden cards, no seat.
web-review-link-means-hands = Anyone with this link can go through the whole game and see every hand.
web-link-means = Anyone with this link can watch this game, without a seat.
web-review-link-means = Anyone with this link can go through the whole game.
web-ask-for-link = This link does not let you watch. Ask whoever sent it to copy it again with “Share” or “Copy the link”, or type the code of the table.
web-cancel-table = Cancel the table
web-new-table-of = New table: { $game }
web-invited-open = { $count ->
    [0] A game of { $game } is waiting for you.
   *[other] { $names } would like to play { $game } with you.
}
web-invited-yours = You already have a seat at this { $game } table.
web-invited-playing = A game of { $game } with { $names } is under way, and all seats are taken. You can watch.
web-invited-over = This game of { $game } with { $names } is over. You can look at it.
web-invited-cancelled = This { $game } table has been cancelled.
web-to-your-table = Go to your table
web-change-name = Change your name: { $name }

## Turns

web-title-due = ● Your turn – { $game }
web-turn-named = { $name }’s turn
web-all-choose = Everyone chooses
web-you-have-chosen = You have chosen
web-choose-again = Choose again
web-choosing = choosing
web-choosing-names = Choosing: { $names }
web-waits-for-names = Waiting for { $names }.
web-hints-allowed = hints allowed
web-hints-why = what a strong bot would play; everyone at the table can see whether hints are allowed
web-starter-drawn = The first player is chosen at random.

## What is asked and answered

web-undone = { $actions ->
    [one] { $name } took an action back.
   *[other] { $name } took { $actions } actions back.
}
web-beside-resigned = { $name } resigned.
web-beside-late = { $name } ran out of time.
web-beside-drawn = Everyone agreed to a draw.
web-beside-replaced = A bot takes over for { $name }.
web-asks-takeback = { $actions ->
    [one] { $name } asks to take this back: { $first }
   *[other] { $name } asks to take back the last { $actions } actions, starting with: { $first }
}
web-asks-draw = { $name } offers a draw.
web-asks-rematch = { $name } would like a rematch.
web-asks-bot = { $name } suggests that a bot take over for { $seat }, who is away.
web-asked-takeback = You asked to take back { $actions ->
    [one] your last action
   *[other] the last { $actions } actions
}; waiting for { $names }.
web-asked-draw = You offered a draw; waiting for { $names }.
web-asked-rematch = You asked for a rematch; waiting for { $names }.
web-asked-bot = You suggested a bot; waiting for { $names }.
web-withdraw = Withdraw
web-withdraw-draw = Withdraw the offer of a draw
web-refused-takeback = { $name } does not agree to the takeback.
web-refused-draw = { $name } declines the draw.
web-refused-rematch = { $name } does not want a rematch.
web-refused-bot = { $name } does not want a bot to take the seat.
web-withdrawn-takeback = { $name } no longer asks for a takeback.
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
