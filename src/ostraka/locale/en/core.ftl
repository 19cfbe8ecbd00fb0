### What every game can say: refusals and ends agreed by the players.

error-unknown-game = There is no game called “{ $name }”; the games are { $known }.
error-unknown-game-near = There is no game called “{ $name }”; did you mean “{ $near }”?
error-game-load = The game “{ $name }” cannot be loaded: { $reason }.
error-game-seats = { $game } wants to be played by { $players }; at our tables there is room for 1 to { $most }.
error-unknown-option = { $game } has no option “{ $option }”; its options are: { $known }.
error-option-value = The option “{ $option }” cannot be “{ $value }”; it can be: { $allowed }.
error-players = { $game } cannot be played by { $players }; the numbers of players are: { $allowed }.
error-seed = “{ $seed }” is not a seed; a seed is a whole number from 0 to 9007199254740991.
error-seat = There is no seat { $seat }; { $players ->
    [one] alone, the only seat is 0.
   *[other] with { $players } players the seats count from 0.
}
error-budget = A search needs a limit above zero: seconds, iterations or nodes.
error-no-puzzles = { $game } has no puzzles.
error-over = The game is over; nothing more can be played.
error-action-long = That is too long for an action; no action has more than { $limit } characters.
error-action-type = An action is a text, its parts, an Action or a code, not { $type }.
error-not-legal = “{ $action }” is not a legal action now.
error-nothing-to-undo = There is nothing to undo; this is where the game began.
error-position-type = A position is a text or a JSON document, not { $type }.
error-invented = What is hidden here was drawn anew: this never happened, and has no record.
error-record-format = This is not an Ostraka record.
error-record-version = This record has the format version { $version }, and this program reads version { $known }.
error-record-field = The record’s “{ $field }” is missing or not of the right form.
error-record-unknown = The record has an unknown field, “{ $field }”.
error-record-edited = The record has been changed since it was written: its check does not fit its contents.
error-record-game = The record is of the game “{ $game }”, not of “{ $other }”.
error-record-action = Action { $number } of the record, “{ $action }”, cannot be played: { $reason }
error-file-large = The file { $path } is too large to be a record.
error-file-unreadable = The file { $path } cannot be read: { $reason }.
error-file-json = The file { $path } is not a complete JSON document.
error-file-unwritable = The file { $path } cannot be written: { $reason }.
reason-resigned = { $seat } resigned.
reason-agreed = The players agreed on a draw.
error-depth = “{ $depth }” is not a depth; a depth is a whole number from { $least } to { $most }.
error-text-type = “{ $given }” is not a text.
error-state-type = Only a State can be written down as a record, not { $type }.
error-path-type = A file is named by a path, not by { $type }.
error-threads = “{ $number }” is not a number of threads; it goes from 1 to { $most }.
error-gather-form = “{ $slot }” takes a list of things.
error-gather-thing = “{ $thing }” cannot be chosen here.
error-gather-often = “{ $thing }” can be chosen { $most ->
    [one] once
   *[other] { $most } times
} at most.
error-gather-count = { $least ->
    [0] Choose { $most } at most; chosen: { $count }.
   *[other] Choose { $least } to { $most }; chosen: { $count }.
}
error-gather-exactly = Choose exactly { $most }, not { $count }.
error-nothing-with = Nothing can be done with “{ $thing }” now.
error-ply = “{ $ply }” is not a moment of this game; they count from 0 to { $last }.
error-index = “{ $index }” is not an index of the action space; they count from 0 to { $last }.
preview-stopped = What comes then is not known yet.
question-act = { $seat } is to act.
error-not-choosing = Seat { $seat } has nothing to choose now.
error-file-stale = The file { $path } has been changed by another program since it was read here, and is left as it is.
error-no-draws = { $game } knows no draw by agreement.
error-agreement-alone = Alone there is nobody to resign to.
error-resigned-already = This seat has resigned already.
plain = { $text }
labelled = { $label }: { $text }
