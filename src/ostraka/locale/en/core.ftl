### What every game can say: refusals and ends agreed by the players.

error-unknown-game = There is no game called “{ $name }”; the games are { $known }.
error-unknown-game-near = There is no game called “{ $name }”; did you mean “{ $near }”?
error-game-load = The game “{ $name }” cannot be loaded: { $reason }.
error-game-seats = { $game } is for { $players } players; our tables seat 1 to { $most }.
error-unknown-option = { $game } has no option “{ $option }”; its options are: { $known }.
error-option-value = The option “{ $option }” cannot be “{ $value }”; it can be: { $allowed }.
error-players = { $game } cannot be played by { $players }; possible numbers of players: { $allowed }.
error-seed = “{ $seed }” is not a seed; a seed is a whole number from 0 to 9007199254740991.
error-entropy = “{ $entropy }” is not entropy, which has 64 hexadecimal digits.
error-seat = There is no seat { $seat }; { $players ->
    [one] in a solo game the only seat is 0.
   *[other] with { $players } players, seats are numbered from 0.
}
error-budget = A search needs a limit above zero: seconds, iterations or nodes.
error-no-puzzles = { $game } has no puzzles.
error-over = The game is over; nothing more can be played.
error-action-long = That is too long for an action; no action has more than { $limit } characters.
error-action-type = An action is text, its parts, an Action or a code, not { $type }.
error-not-legal = “{ $action }” is not a legal action now.
error-nothing-to-undo = There is nothing to undo; this is the start of the game.
error-position-type = A position is text or a JSON document, not { $type }.
error-invented = The hidden cards of this state were re-dealt for analysis: this game never happened and cannot be recorded.
error-record-format = This is not an Ostraka record.
error-record-version = This record has format version { $version }; this program reads version { $known }.
error-record-field = The record’s “{ $field }” is missing or malformed.
error-record-form = The record’s “{ $field }”: { $reason }
error-record-edited = The record has been changed since it was written: its checksum does not match.
error-record-game = The record is of the game “{ $game }”, not of “{ $other }”.
error-record-action = Action { $number } of the record, “{ $action }”, cannot be played: { $reason }
error-file-large = The file { $path } is too large to be a record.
error-file-unreadable = The file { $path } cannot be read: { $reason }.
error-file-json = The file { $path } is not a complete JSON document.
error-file-unwritable = The file { $path } cannot be written: { $reason }.
reason-resigned-short = resigned
reason-agreed-short = draw agreed
reason-resigned = { PERSON($seat) ->
    [you] You resigned.
   *[other] { $seat } resigned.
  }
reason-agreed = The players agreed to a draw.
error-depth = “{ $depth }” is not a depth; a depth is a whole number from { $least } to { $most }.
error-text-type = “{ $given }” is not text.
error-state-type = Only a State can be saved as a record, not { $type }.
error-path-type = A file is named by a path, not by { $type }.
error-threads = “{ $number }” is not a possible number of threads; use 1 to { $most }.
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
error-ply = “{ $ply }” is not a moment of this game; moments are numbered from 0 to { $last }.
error-index = “{ $index }” is not an index of the action space; indices go from 0 to { $last }.
preview-stopped = What comes next is not known yet.
question-act = { PERSON($seat) ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
  }
error-not-choosing = Seat { $seat } has nothing to choose now.
error-file-stale = The file { $path } has been changed by another program since it was read here, and is left as it is.
error-no-draws = { $game } has no draw by agreement.
error-agreement-alone = In a solo game there is nobody to resign to.
error-resigned-already = This player has already resigned.
plain = { $text }
labelled = { $label }: { $text }
error-missing-package = This needs the package { $package }: pip install "ostraka[{ $extra }]".

## How names are joined

list-more = { $first }, { $next }
list-and = { $first } and { $next }
number-group = { "," }
number-point = { "." }
number-percent = { $number }%
language-name = English
form-alone = { $name }

## what is wrong with the form of a document

document-problem = { $place }: { $reason }
document-unknown = There is no such field.
document-missing = This is missing.
document-number = “{ $value }” is not a whole number from { $least } to { $most }.
document-whole = “{ $value }” is not a whole number.
document-flag = “{ $value }” is neither true nor false.
document-text = Text is expected, not “{ $value }”.
document-text-length = The text must have { $least } to { $most } characters, not { $n }.
document-line = One line of text with at most { $most } characters is expected.
document-spelling = “{ $value }” is malformed; it should look like “{ $example }”.
document-list = A list is expected, not “{ $value }”.
document-length = The list must have { $least } to { $most } entries, not { $n }.
document-exact-length = The list must have { $exactly } entries, not { $n }.
document-object = An object is expected, not “{ $value }”.
document-null = “{ $value }” is not null.
document-word = “{ $value }” is not one of: { $known }.
