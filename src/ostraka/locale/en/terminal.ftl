### The terminal.

terminal-preparing = Preparing the rules of { $game } (first run only) …
terminal-welcome = { $game }. Type an action, its number, or “help”; Enter lists what is legal.
terminal-prompt = { $seat } ({ $count } legal) >{" "}
terminal-curtain = It is { $seat }’s turn: hand the screen over and press Enter …
terminal-left = The game is kept in { $path }; “{ $command }” goes on with it.
terminal-drawn = The game is a draw.
terminal-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
terminal-help =
    Type an action, or its number in the list of legal actions. Also:
      legal [WORD]   list the legal actions (those with WORD in them)
      hint           what the strongest bot would play
      undo           take the last action back
      score          the points as they stand
      log            all actions so far
      what WORD      what a word on the table means, such as a card
      position       the position as text
      rulings        what was decided where the rulebook is silent
      save [FILE]    write the game to a file
      resign, draw   give up, or agree on a draw (two players)
      quit           leave; the game is kept
terminal-more = … and { $count } more; “legal WORD” shows those with a word in them.
terminal-undone = Taken back.
terminal-saved = Saved to { $path }.
terminal-not-saved = The game could not be saved: { $reason }.
terminal-no-number = There is no action number { $number }; they run from 1 to { $count }.
terminal-position-hidden = The position would show hidden things; “save” keeps the game instead.
terminal-no-save = There is no game to resume; “ostraka play” begins one.
terminal-resume-over = That game is over; “ostraka replay” walks through it.
terminal-replay-help = Enter or n: forwards, b: back, a number: go there, s: start, e: end, q: leave.
terminal-replay-prompt = { $ply } of { $last } >{" "}
terminal-language = “{ $wanted }” is not one of the languages: { $known }.
terminal-option-form = “{ $text }” is not of the form NAME=VALUE.
terminal-depth = The depth is a whole number from 0 to { $limit }.
terminal-random-seats = “{ $text }” is not a list of seats such as 1 or 1,2.
terminal-interrupted = Interrupted.
terminal-inside = Something went wrong inside Ostraka ({ $reason }); OSTRAKA_DEBUG=1 shows where.
terminal-which = Which game (1 to { $count })?{" "}
terminal-what-unknown = There is nothing to say about “{ $word }”; “what C5” tells what the card C5 does.
