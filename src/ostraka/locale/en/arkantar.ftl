### Arkantar.

arkantar-black = Black
arkantar-white = White
arkantar-monarch = Monarch
arkantar-large = Large Knight
arkantar-medium = Medium Knight
arkantar-small = Small Knight

arkantar-option-stuck = What happens to a player who cannot act
arkantar-option-repetition = Draw when the same position occurs at the start of a turn for the third time
arkantar-option-inertia = Draw after this many turns in a row without a capture (0: never)
arkantar-option-board = Board
arkantar-value-pass = passes
arkantar-value-lose = loses
arkantar-value-7x7 = 7 × 7
arkantar-value-5x5 = 5 × 5
arkantar-value-3x3 = 3 × 3

arkantar-say-build = { PERSON($side) ->
    [you] You build a Wall on { $tile }.
   *[other] { $side } builds a Wall on { $tile }.
  }
arkantar-say-break = { PERSON($side) ->
    [you] You break the Wall on { $tile }.
   *[other] { $side } breaks the Wall on { $tile }.
  }
arkantar-say-move = { PERSON($side) ->
    [you] You move the { $piece } from { $from } to { $to }.
   *[other] { $side } moves the { $piece } from { $from } to { $to }.
  }
arkantar-say-capture = { PERSON($side) ->
    [you] Your { $piece } on { $from } takes the { $victim } on { $to }.
   *[other] { $side }’s { $piece } on { $from } takes the { $victim } on { $to }.
  }
arkantar-say-ransom = { PERSON($side) ->
    [you] Your { $piece } on { $from } takes the { $victim } on { $to } and ransoms a { $knight }, which returns to { $back }.
   *[other] { $side }’s { $piece } on { $from } takes the { $victim } on { $to } and ransoms a { $knight }, which returns to { $back }.
  }
arkantar-say-end = { PERSON($side) ->
    [you] You end your turn.
   *[other] { $side } ends their turn.
  }
arkantar-say-pass = { PERSON($side) ->
    [you] You cannot act, so you pass.
   *[other] { $side } cannot act and passes.
  }

arkantar-reason-monarch-short = Monarch taken
arkantar-reason-repetition-short = same position three times
arkantar-reason-inertia-short = too long without a capture
arkantar-reason-stuck-short = could not act
arkantar-reason-monarch = { PERSON($winner) ->
    [you] You took { $loser }’s Monarch.
   *[other] { $winner } took { PERSON($loser) ->
        [you] your
       *[other] { $loser }’s
      } Monarch.
  }
arkantar-reason-repetition = Draw: the same position has occurred at the start of a turn for the third time.
arkantar-reason-inertia = Draw: too many turns in a row without a capture.
arkantar-reason-stuck = { PERSON($loser) ->
    [you] You cannot act, so you lose.
   *[other] { $loser } cannot act and loses.
  }

arkantar-malformed = “{ $action }” is not an Arkantar action; actions look like +c4, -c2, d1-d4, d1xd6, d1xd6=L, end or pass.
arkantar-no-tile = There is no tile “{ $tile }”; tiles run from a1 to g7.
arkantar-end-early = You must take at least one action before you can end your turn.
arkantar-pass-can-act = Only a player who cannot do anything at all may pass.
arkantar-flip-after-move = Once a piece has moved, no more tiles can be flipped this turn.
arkantar-flipped-twice = Tile { $tile } has already been flipped this turn.
arkantar-outside = Tile { $tile } lies outside the small board.
arkantar-build-on-wall = There is already a Wall on { $tile }.
arkantar-build-on-piece = There is a piece on { $tile }, so no Wall can be built there.
arkantar-break-path = There is no Wall on { $tile }.
arkantar-break-far = The Wall on { $tile } is neither next to one of your pieces nor behind Walls that you broke this turn.
arkantar-move-enemy = The piece on { $tile } is not yours.
arkantar-move-nothing = You have no piece on { $tile }.
arkantar-move-crooked = Pieces slide in a straight line along a row or a column.
arkantar-move-blocked = The piece on { $tile } cannot move in that direction at all.
arkantar-move-stops = A piece slides as far as it can: in that direction it stops on { $tile }.
arkantar-capture-nothing = There is no enemy piece on { $tile } to take.
arkantar-capture-unreached = The slide does not reach the piece on { $tile }.
arkantar-capture-kind = A { $mover } cannot take a { $victim }.
arkantar-ransom-who = Only a Monarch that takes a Knight can pay a ransom.
arkantar-ransom-occupied = No ransom: { $tile }, where your Monarch started the turn, is occupied.
arkantar-ransom-none = None of your captured pieces is a { $piece }.

arkantar-position-text = An Arkantar position is a line of text.
arkantar-position-long = That is too long for an Arkantar position.
arkantar-position-fields = A position has 3 fields, or 7 in the middle of a turn, separated by single spaces; this one has { $count }.
arkantar-position-rows = A board has 7 rows; this one has { $count }.
arkantar-position-row = Row { $row } has { $count ->
    [one] one tile
   *[other] { $count } tiles
} instead of 7.
arkantar-position-letter = “{ $letter }” on { $tile } is not one of . # K L M S k l m s.
arkantar-position-monarchs = { $side } has { $count } Monarchs on the board instead of one.
arkantar-position-outside = On a small board every tile outside it must be a Wall.
arkantar-position-side = The side to act is b or w, not “{ $side }”.
arkantar-position-captured-letter = “{ $letter }” is not a Knight that can have been captured; write L M S l m s, or - for none.
arkantar-position-captured-monarch = A captured Monarch ends the game and is never in the list of captured Knights.
arkantar-position-too-many = { $side } has { $standing } × { $piece } on the board and { $captured } captured: more than the two in the box.
arkantar-position-used = In the middle of a turn 1 or 2 actions have been used, not “{ $used }”.
arkantar-position-moved = Whether a piece has moved is m or -, not “{ $moved }”.
arkantar-position-flipped-twice = Tile { $tile } is listed twice among the flipped tiles.
arkantar-position-flipped-piece = There is a piece on { $tile }, which cannot have been flipped before any move.
arkantar-position-flips = Actions used { $used }, tiles flipped { $count }: that does not match what is said about a moved piece.
arkantar-position-monarch-wall = The Monarch cannot have started the turn on { $tile }, which is a Wall.
arkantar-position-monarch-flipped = The Monarch cannot have started the turn on { $tile }, which was flipped this turn.
arkantar-position-monarch-from = No piece has moved, so the Monarch started the turn where it is now, not on { $tile }.
arkantar-position-stuck = The side to act cannot do anything, which ends the game under these options.

arkantar-draw-captured = captured: White { $white }, Black { $black }
arkantar-draw-turn = { $side } to act, { $left ->
    [one] one action left
   *[other] { $left } actions left
}
arkantar-draw-over = the game is over

arkantar-ruling-1 = A Wall further along a broken line may be broken, in whatever order the nearer Walls of the line fell.
arkantar-ruling-2 = A piece may capture an adjacent enemy without sliding first.
arkantar-ruling-3 = A Monarch may take the enemy Monarch: the leaflet lets every piece take one of its own size and makes no exception.
arkantar-ruling-4 = A ransom needs the tile where the Monarch started the turn to be free after the capture.
arkantar-ruling-5 = R1: a player without any legal action at the start of a turn passes (or loses, as an option).
arkantar-ruling-6 = R2: when the same position starts a turn of the same side for the third time, the game is a draw; only the last sixty turns are checked.
arkantar-ruling-7 = R3: sixty turns in a row without a capture are a draw; the number is an option.
arkantar-ruling-8 = A player may resign, and both may agree to a draw.

arkantar-question = { PERSON($side) ->
    [you] { $can ->
        [none] Nothing left to do
        [build] Build
        [break] Break
        [move] Move
        [build-break] Build or break
        [build-move] Build or move
        [break-move] Break or move
       *[build-break-move] Build, break or move
      }
   *[other] { $side }: { $can ->
        [none] nothing left to do
        [build] build
        [break] break
        [move] move
        [build-break] build or break
        [build-move] build or move
        [break-move] break or move
       *[build-break-move] build, break or move
      }
  } — { $left ->
    [one] one action left
   *[other] { $left } actions left
}.
arkantar-take-none = None of your pieces can take the one on { $tile } now.
arkantar-move-nowhere = The piece on { $tile } cannot move in any direction.
arkantar-told-wall = There is now a Wall on { $tile }.
arkantar-told-path = There is now a Path on { $tile }.
arkantar-told-moved = { PERSON($side) ->
    [you] Your { $piece } is now on { $tile }.
   *[other] { $side }’s { $piece } is now on { $tile }.
  }
arkantar-told-taken = { PERSON($side) ->
    [you] Your { $piece } on { $tile } is captured.
   *[other] { $side }’s { $piece } on { $tile } is captured.
  }
arkantar-told-back = { PERSON($side) ->
    [you] Your { $piece } is back, on { $tile }.
   *[other] { $side }’s { $piece } is back, on { $tile }.
  }
arkantar-told-turn = { PERSON($side) ->
    [you] It is your turn.
   *[other] It is { $side }’s turn.
  }
arkantar-puzzle-turns = A puzzle is won in one turn or in two.
