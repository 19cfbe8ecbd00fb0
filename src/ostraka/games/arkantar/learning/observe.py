"""What a seat sees of Arkantar, as numbers: nothing is hidden, and its own row is the lowest.

The board is turned for White, and so are the actions (`codes.turned`): both seats learn the same.
The positions behind this one, which a draw by repetition looks at, are not among the numbers.
"""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.compile import kernel
from ostraka.core.learn.observation import Field, Layout
from ostraka.games.arkantar.rules import codes
from ostraka.games.arkantar.rules.board import SIDE, TILES, bit, lowest
from ostraka.games.arkantar.state_types import ArkantarState

BOARD = (SIDE, SIDE)

LAYOUT = Layout(
    Field("own", (4, *BOARD), 0, 1, "own Monarch, Large, Medium and Small Knights by tile"),
    Field("enemy", (4, *BOARD), 0, 1, "the enemy’s, in the same order"),
    Field("walls", BOARD, 0, 1, "Walls by tile"),
    Field(
        "flipped", BOARD, 0, 1, "tiles that were flipped this turn, or lie outside a small board"
    ),
    Field("monarch_from", BOARD, 0, 1, "where the acting side’s Monarch began the turn"),
    Field("last_tile", BOARD, 0, 1, "the tile of the last action: flipped, or left by a piece"),
    Field(
        "last_action",
        (),
        0,
        6,
        "0 none, 1 Build, 2 Break, 3 Move, 4 capture, 5 end of turn, 6 pass",
    ),
    Field("last_direction", (), 0, 4, "where it led: 0 nowhere, 1 up, 2 right, 3 down, 4 left"),
    Field("last_ransom", (), 0, 3, "who came back: 0 nobody, 1 Large, 2 Medium, 3 Small"),
    Field("captured", (2, 3), 0, 2, "captured Large, Medium and Small Knights, own first"),
    Field("to_act", (), 0, 1, "whether it is the own turn"),
    Field("used", (), 0, 3, "actions used this turn"),
    Field("moved", (), 0, 1, "whether a piece has moved this turn, so that nothing can be flipped"),
    Field("quiet", (), 0, 120, "turns in a row without a capture"),
    Field(
        "over", (), 0, 4, "0 going on; ended by 1 capture, 2 repetition, 3 inertia, 4 being stuck"
    ),
    Field("won", (), -1, 1, "1 won, -1 lost, 0 neither"),
    Field("stuck_loses", (), 0, 1, "option: who cannot act loses, instead of passing"),
    Field("repetition", (), 0, 1, "option: the third time is a draw"),
    Field("inertia", (), 0, 120, "option: so many quiet turns are a draw, 0 for never"),
)

OWN, ENEMY = LAYOUT.at("own"), LAYOUT.at("enemy")
WALLS, FLIPPED = LAYOUT.at("walls"), LAYOUT.at("flipped")
MONARCH_FROM, LAST_TILE = LAYOUT.at("monarch_from"), LAYOUT.at("last_tile")
LAST_ACTION, LAST_DIRECTION = LAYOUT.at("last_action"), LAYOUT.at("last_direction")
LAST_RANSOM, CAPTURED = LAYOUT.at("last_ransom"), LAYOUT.at("captured")
TO_ACT, USED, MOVED = LAYOUT.at("to_act"), LAYOUT.at("used"), LAYOUT.at("moved")
QUIET, OVER, WON = LAYOUT.at("quiet"), LAYOUT.at("over"), LAYOUT.at("won")
STUCK_LOSES, REPETITION = LAYOUT.at("stuck_loses"), LAYOUT.at("repetition")
INERTIA = LAYOUT.at("inertia")


@kernel
def mark(out: Any, plane: int, tiles: int, seat: int) -> None:
    """Mark a set of tiles in a plane, turned for White."""
    first, step = plane + (TILES - 1) * seat, 1 - 2 * seat
    while tiles:
        out[first + step * lowest(tiles)] = 1
        tiles &= tiles - 1


@kernel
def observe_last(s: ArkantarState, seat: int, out: Any) -> None:
    """The last action: what it was, on which tile, in which direction, and who came back."""
    code = s.last - 1
    if code < 0:
        return
    if code >= codes.END:
        out[LAST_ACTION] = 5 + code - codes.END
        return
    if code < codes.MOVE:
        out[LAST_ACTION] = 1 + (code >= codes.BREAK)
        tile = code - codes.BREAK if code >= codes.BREAK else code - codes.BUILD
    else:
        slot, ending = (code - codes.MOVE) // codes.ENDINGS, (code - codes.MOVE) % codes.ENDINGS
        tile = slot // 4
        out[LAST_ACTION] = 3 + (ending != codes.STOP)
        out[LAST_DIRECTION] = 1 + (slot + 2 * seat) % 4
        out[LAST_RANSOM] = max(0, ending - codes.TAKE)
    mark(out, LAST_TILE, bit(tile), seat)


@kernel
def observe(s: ArkantarState, data: Any, seat: int, out: Any) -> None:
    """Planes of tiles as the seat sees them, then the turn, the result and the options."""
    out[:] = 0
    other = 1 - seat
    for kind in range(4):
        mark(out, OWN + kind * TILES, s.pieces[seat, kind], seat)
        mark(out, ENEMY + kind * TILES, s.pieces[other, kind], seat)
    mark(out, WALLS, s.walls, seat)
    mark(out, FLIPPED, s.flipped, seat)
    if not s.over:
        mark(out, MONARCH_FROM, bit(s.monarch_from), seat)
    observe_last(s, seat, out)
    for knight in range(3):
        out[CAPTURED + knight] = s.captured[seat, knight]
        out[CAPTURED + 3 + knight] = s.captured[other, knight]
    out[TO_ACT] = s.seat == seat
    out[USED] = s.used
    out[MOVED] = s.moved
    out[QUIET] = s.quiet
    out[OVER] = s.over
    if s.winner >= 0:
        out[WON] = 1 if s.winner == seat else -1
    out[STUCK_LOSES] = s.stuck_loses
    out[REPETITION] = s.repetition
    out[INERTIA] = s.inertia
