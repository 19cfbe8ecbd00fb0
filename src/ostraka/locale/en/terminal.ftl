### The terminal.

## Waiting

terminal-opening = Opening { $game } …
terminal-preparing = Preparing { $game } (first run only) …
terminal-preparing-bots = (first time: the bots are being prepared)
terminal-interrupted = Interrupted.

## At the table

terminal-welcome = { $game }. Type an action or its number; press Enter to list what you can do, “help” for more.
terminal-prompt = { $question } >{" "}
terminal-seat = { $seat }: { $who ->
    [person] a person
    [random] plays at random
    [absent] has left; its turns are skipped
   *[other] bot { $who }
}
terminal-option = { $label }: { $value }
terminal-yes = yes
terminal-no = no
terminal-curtain = It is { $seat }’s turn: hand the screen over and press Enter …
terminal-left = The game is saved in { $path }. To continue: “{ $command }”.
terminal-help =
    Type an action, or its number in the list; after “buy” or “buy 4” the rest is asked for step by step, and a whole turn can be typed on one line. Also:
      legal [WORD]   what you can do, by kind; “all” shows everything
      hint           what the strongest bot would play
      step           continue to the next moment; “go”: to the end of the turn
      undo           take the last action back
      score          the points as they stand
      log            everything that has happened
      what WORD      what a thing or a word on the table means
      rules [WORD]   the whole game explained, or one section
      rulings        what was decided where the rulebook is silent
      setup          who plays, and with which options
      position       the position as text
      save [FILE]    write the game to a file
      resign         give up; “resign 3” lets a bot of level 3 play on
      draw           offer a draw
      say TEXT       say something to the table
      accept         agree to what another player proposes
      decline        refuse what another player proposes
      quit           leave; the game is kept
terminal-kinds = { $count } actions. “legal { $verb }” lists one kind, “legal all” everything, “{ $verb }” alone asks step by step.
terminal-legal-none = Nothing that can be done now has “{ $word }” in it.
terminal-no-number = There is no action number { $number }; they run from 1 to { $count }.
terminal-slot = { $slot } (1 to { $count }, Enter: go back) >{" "}
terminal-gather-exactly = { $verb } — choose { $most } of: { $things }. In any order; “done” ends the choice.
terminal-gather-most = { $verb } — choose up to { $most } of: { $things }. In any order; “done” ends the choice.
terminal-gather-between = { $verb } — choose { $least } to { $most } of: { $things }. In any order; “done” ends the choice.
terminal-gather-amount = “{ $thing }=2” chooses two of them.
terminal-picked = Chosen ({ $count }): { $things }
terminal-pick-more = { $count ->
    [one] One more is needed.
   *[other] { $count } more are needed.
}
terminal-pick-fewer = { $count ->
    [one] That is one too many; type it again to put it back.
   *[other] That is { $count } too many; type them again to put them back.
}
terminal-pick-done = “done” plays this; what is typed again is put back.
terminal-line-refused = Nothing was played. “{ $rest }” cannot follow: { $reason }
terminal-line-turn = Nothing was played. After “{ $done }” the turn is over; “{ $rest }” cannot follow on the same line.
terminal-line-light = Nothing was played. “{ $done }” reveals something hidden; play it first, then “{ $rest }”.
terminal-undone = Taken back.
terminal-no-step = There is nothing to continue here; “legal” lists what you can do.
terminal-unchanged = Nothing was changed.
terminal-undo-late = Something has been revealed or another player has acted since, so this cannot be undone. Only a practice game (--practice) lets you undo everything.
terminal-undo-consent = Another player has acted, or something has been revealed. Does everyone agree to take it back? (y/N){" "}
terminal-resign-sure = Really resign? (y/N){" "}
terminal-resigned-passing = { $seat } has resigned. The others play on; { $seat }’s turns are skipped.
terminal-resigned-bot = { $seat } has resigned. The others play on; the bot { $who } takes over.
terminal-draw-sure = Really offer a draw? (y/N){" "}
terminal-draw-offered = { $seat }, do you agree to a draw? (y/N){" "}
terminal-draw-declined = { $seat } does not agree. The game continues.
terminal-position-hidden = The position would reveal hidden cards; “save” keeps the game instead.
terminal-what-unknown = There is nothing about “{ $word }” here; “rules” explains the whole game.
terminal-bot-failed = The bot of { $seat } failed: { $reason }
terminal-bot-choice = Enter: try again; a level or a bot: let that one play; s: take the seat yourself; q: leave >{" "}

## The end

terminal-drawn = The game is a draw.
terminal-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
terminal-after = r: review the game, a: play again, s: again with seats swapped, Enter: leave >{" "}
terminal-after-alone = r: review the game, a: play again, Enter: leave >{" "}

## Before a game

terminal-which = Which game (1 to { $count })?{" "}
terminal-which-none = This is not an interactive terminal; name a game: { $known }.
terminal-left-games = { $count ->
    [one] You have an unfinished game:
   *[other] You have unfinished games:
}
terminal-go-on = Which one do you want to continue? (its number; Enter: a new game){" "}
terminal-how-many = How many players ({ $least } to { $most }; Enter: { $least })?{" "}
terminal-who =
    Who plays { $game }?
      1  you, against bots (suggested; level { $level } is a good start)
      2  people at this screen, one after the other
      3  a mix of people and bots
terminal-who-choice = 1, 2 or 3 (Enter: 1)?{" "}
terminal-which-seat = Which seat is yours (1 to { $last }; Enter: 1)?{" "}
terminal-level = Which level (1 the weakest, { $last } the strongest; Enter: 3)?{" "}
terminal-seat-who = Seat { $number }: a level from 1 to { $last }, or Enter for a person?{" "}
terminal-number-between = Please type a number from { $least } to { $most }.

## The library of games

terminal-who-person = person
terminal-who-bot = { $who ->
    [random] random
    [absent] nobody
   *[other] bot { $who }
}
terminal-save-open = { $number }  { $name }  { $game } ({ $who }), left after { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, { $when }
terminal-save-over = { $number }  { $name }  { $game } ({ $who }), over after { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, { $when }
terminal-saves-help = “{ $command } resume”, “replay”, “review” or “saves delete” with a number or a name.
terminal-no-saves = No game has been played here yet; “ostraka play” starts one.
terminal-no-such-save = There is no game “{ $wanted }” in the library; { $count ->
    [0] it is empty.
    [one] it has one.
   *[other] it has { $count }, and “ostraka saves” lists them.
}
terminal-no-save = There is no unfinished game; “ostraka play” starts one.
terminal-resume-over = That game is over; “ostraka replay” walks through it.
terminal-delete-sure = Delete { $name } for good? (y/N){" "}
terminal-delete-force = This is not an interactive terminal; use --force to delete the game.
terminal-deleted = { $name } is deleted.

## Files

terminal-saved = Saved to { $path }.
terminal-stale = This game has been continued in another terminal; nothing is lost. Your last action here was not played; use “{ $command }” to continue.
terminal-not-saved = The game could not be saved: { $reason }.
terminal-replace = { $path } exists. Replace it? (y/N){" "}
terminal-file-exists = The file { $path } exists; use --force to replace it.
terminal-system = The system refused: { $reason }.

## Replaying, counting, tables

terminal-replay-help = Enter or n: forwards, b: back, a number: go there, s: start, e: end, q: leave.
terminal-replay-prompt = { $ply } of { $last } >{" "}
terminal-perft-counted = { $count } counted
terminal-perft-speed = { $seconds } s, { $rate } M nodes/s
terminal-perft-so-far = Interrupted: { $count } counted so far, { $done } of { $all } first actions done.
terminal-game-players = { $most ->
    [one] 1 player
   *[other] { $players } players
}
terminal-games-options = Set options with “-o NAME=VALUE”; shown are the default and what the option can be.
terminal-bench-game = game
terminal-bench-kernel = actions/s in the kernel
terminal-bench-python = from Python
terminal-bench-length = actions per game
terminal-bench-state = bytes per state

## What is refused

terminal-language = “{ $wanted }” is not one of the languages: { $known }.
terminal-option-form = “{ $text }” is not of the form NAME=VALUE.
terminal-depth = The depth is a whole number from 0 to { $limit }.
terminal-random-seats = “{ $text }” is not a list of seats such as 2 or 2,3.
terminal-position-players = The position is for { $players ->
    [one] one player
   *[other] { $players } players
}, but --players says otherwise.
terminal-no-section = There is no section “{ $wanted }”; there are: { $known }.
terminal-inside = Something went wrong inside Ostraka ({ $reason }); OSTRAKA_DEBUG=1 shows where.
