### Arkantar.

arkantar-black = Black
arkantar-white = White
arkantar-monarch = Monarch
arkantar-large = Large Knight
arkantar-medium = Medium Knight
arkantar-small = Small Knight

arkantar-option-stuck = What happens to a player who cannot act
arkantar-option-repetition = Draw when a position begins a turn for the third time
arkantar-option-inertia = Draw after so many turns in a row without a capture (0: never)
arkantar-value-pass = passes
arkantar-value-lose = loses

arkantar-say-build = { $side } builds a Wall on { $tile }.
arkantar-say-break = { $side } breaks the Wall on { $tile }.
arkantar-say-move = { $side } moves the { $piece } from { $from } to { $to }.
arkantar-say-capture = { $side }’s { $piece } on { $from } takes the { $victim } on { $to }.
arkantar-say-ransom = { $side }’s { $piece } on { $from } takes the { $victim } on { $to } and ransoms a { $knight }, which returns on { $back }.
arkantar-say-end = { $side } ends the turn.
arkantar-say-pass = { $side } cannot act and passes.

arkantar-reason-monarch = { $winner } took { $loser }’s Monarch.
arkantar-reason-repetition = Draw: the same position has begun a turn for the third time.
arkantar-reason-inertia = Draw: too many turns in a row without a capture.
arkantar-reason-stuck = { $loser } cannot act and loses.

arkantar-malformed = “{ $action }” is not an action of Arkantar; actions look like +c4, -c2, d1-d4, d1xd6, d1xd6=L, end or pass.
arkantar-no-tile = There is no tile “{ $tile }”; tiles run from a1 to g7.
arkantar-end-early = A turn has at least one action before it can end.
arkantar-pass-can-act = Only a player who cannot do anything at all may pass.
arkantar-flip-after-move = After a piece has moved no more tiles are flipped this turn.
arkantar-flipped-twice = The tile { $tile } has already been flipped this turn.
arkantar-build-on-wall = There already is a Wall on { $tile }.
arkantar-build-on-piece = A piece stands on { $tile }, so no Wall can be built there.
arkantar-break-path = There is no Wall on { $tile }.
arkantar-break-far = The Wall on { $tile } is neither next to one of your pieces nor behind Walls that you broke this turn.
arkantar-move-enemy = The piece on { $tile } is not yours.
arkantar-move-nothing = There is no piece of yours on { $tile }.
arkantar-move-crooked = Pieces slide in a straight line along a row or a column.
arkantar-move-blocked = The piece on { $tile } cannot move at all in that direction.
arkantar-move-stops = A piece slides as far as it goes: in that direction it stops on { $tile }.
arkantar-capture-nothing = There is no enemy piece on { $tile } to take.
arkantar-capture-unreached = The slide does not reach the piece on { $tile }.
arkantar-capture-kind = A { $mover } cannot take a { $victim }.
arkantar-ransom-who = Only a Monarch that takes a Knight can ransom.
arkantar-ransom-occupied = No ransom: { $tile }, where your Monarch began the turn, is occupied.
arkantar-ransom-none = None of your captured pieces is a { $piece }.

arkantar-position-text = A position of Arkantar is a line of text.
arkantar-position-long = That is too long for a position of Arkantar.
arkantar-position-fields = A position has 3 fields, or 7 in the middle of a turn, separated by single spaces; this one has { $count }.
arkantar-position-rows = A board has 7 rows; this one has { $count }.
arkantar-position-row = Row { $row } has { $count ->
    [one] one tile
   *[other] { $count } tiles
} instead of 7.
arkantar-position-letter = “{ $letter }” on { $tile } is not one of . # K L M S k l m s.
arkantar-position-monarchs = { $side } has { $count } Monarchs on the board instead of one.
arkantar-position-side = The side to act is b or w, not “{ $side }”.
arkantar-position-captured-letter = “{ $letter }” is not a Knight that can have been captured; write L M S l m s, or - for none.
arkantar-position-captured-monarch = A captured Monarch ends the game and is never in the list of captured Knights.
arkantar-position-too-many = { $side } has { $standing } × { $piece } on the board and { $captured } captured: more than the two in the box.
arkantar-position-used = In the middle of a turn 1 or 2 actions have been used, not “{ $used }”.
arkantar-position-moved = Whether a piece has moved is m or -, not “{ $moved }”.
arkantar-position-flipped-twice = The tile { $tile } stands twice among the flipped ones.
arkantar-position-flipped-piece = A piece stands on { $tile }, which cannot have been flipped before any move.
arkantar-position-flips = Actions used { $used }, tiles flipped { $count }: that does not fit what is said about a moved piece.
arkantar-position-monarch-wall = The Monarch cannot have begun the turn on { $tile }, which is a Wall.
arkantar-position-monarch-flipped = The Monarch cannot have begun the turn on { $tile }, which was flipped this turn.
arkantar-position-monarch-from = No piece has moved, so the Monarch began the turn where it stands, not on { $tile }.
arkantar-position-stuck = The side to act cannot do anything, which ends the game under these options.

arkantar-draw-captured = captured: White { $white }, Black { $black }
arkantar-draw-turn = { $side } to act, { $left ->
    [one] one action left
   *[other] { $left } actions left
}
arkantar-draw-over = the game is over

arkantar-ruling-1 = A Wall further along a broken line may be broken in whichever order the nearer Walls of the line fell.
arkantar-ruling-2 = A capture may follow a slide of no tiles at all: an enemy next door can be taken.
arkantar-ruling-3 = A Monarch may take the enemy Monarch: the leaflet lets every piece take one of its own size and makes no exception.
arkantar-ruling-4 = A ransom needs the tile where the Monarch began the turn to be free after the capture.
arkantar-ruling-5 = R1: a player without any legal action at the start of a turn passes (or loses, as an option).
arkantar-ruling-6 = R2: a position that begins a turn of the same side for the third time is a draw; it is looked for in the last sixty turns.
arkantar-ruling-7 = R3: sixty turns in a row without a capture are a draw; the number is an option.
arkantar-ruling-8 = A player may resign, and both may agree on a draw.

arkantar-question = { $side }: { $can ->
    [none] nothing is left to do
    [build] build
    [break] break
    [move] move
    [build-break] build or break
    [build-move] build or move
    [break-move] break or move
   *[build-break-move] build, break or move
} — { $left ->
    [one] one action left
   *[other] { $left } actions left
}.
arkantar-take-none = None of your pieces can take the one on { $tile } now.
arkantar-move-nowhere = The piece on { $tile } cannot move in any direction.
arkantar-told-wall = There is a Wall on { $tile } now.
arkantar-told-path = There is a Path on { $tile } now.
arkantar-told-moved = { $side }’s { $piece } is on { $tile } now.
arkantar-told-taken = { $side }’s { $piece } on { $tile } is captured.
arkantar-told-back = { $side }’s { $piece } is back, on { $tile }.
arkantar-told-turn = It is { $side }’s turn.
arkantar-puzzle-turns = A puzzle is won in one turn or in two.
