"""Remembering the turns behind a position, to recognise it when it comes back.

A repeated position (ruling R2) is found by walking back: each remembered turn is a row of three
bytes, one for each action, and every such action can be taken back from its byte alone. So the
history fits into the state, and the comparison is of the positions themselves, not of hashes.

A capture without ransom clears the memory: one more Knight is captured for good, so no earlier
position can return. A capture with ransom leaves their number as it was; it is remembered, with two
more rows (two, so that a side's turns stay an even number of rows apart).

With the inertia rule at 60 turns or fewer the memory overflows only in long exchanges of ransoms.
When it does, or where that rule is off, the oldest turn is forgotten.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel.compile import kernel
from ostraka.games.arkantar.rules.board import MONARCH, NEXT, TILES, bit
from ostraka.games.arkantar.state_types import ArkantarState

MEMORY_TURNS = 60

NOTHING = 0
FLIP = 1  # + tile
MOVE = FLIP + TILES  # + the tile it left * 4 + direction
RANSOM = 254  # begins a row that says who came back where, and who was taken
UNKNOWN = 255  # begins a turn of which the first part is not known

FLIPPED = np.array([1 << n - FLIP if FLIP <= n < MOVE else 0 for n in range(256)], np.int64)
"""FLIPPED[noted]: the tile that a remembered action turned over, as a set."""


@kernel
def open_turn(s: ArkantarState) -> None:
    """Make room for the turn that begins, and forget the oldest where there is none."""
    if s.remembered == MEMORY_TURNS:
        for turn in range(MEMORY_TURNS - 1):
            for i in range(3):
                s.memory[turn, i] = s.memory[turn + 1, i]
        s.remembered -= 1
    for i in range(3):
        s.memory[s.remembered, i] = NOTHING


@kernel
def note_flip(s: ArkantarState, tile: int) -> None:
    """Remember that a tile was turned over as the next action of this turn."""
    s.memory[s.remembered, s.used] = FLIP + tile


@kernel
def note_move(s: ArkantarState, tile: int, direction: int) -> None:
    """Remember that the piece on a tile slid in a direction."""
    s.memory[s.remembered, s.used] = MOVE + tile * 4 + direction


@kernel
def note_ransom(s: ArkantarState, victim: int, knight: int) -> None:
    """Remember, after the Monarch's Move, whom it took and who came back to where it began."""
    for _ in range(2):
        s.remembered += 1
        open_turn(s)
    s.memory[s.remembered, 0] = RANSOM
    s.memory[s.remembered, 1] = MOVE + s.monarch_from  # large numbers: these are no flips
    s.memory[s.remembered, 2] = MOVE + victim * 4 + knight


def note_earlier_actions(s: ArkantarState) -> None:
    """Remember that a game was set up in the middle of a turn: its beginning is not known."""
    s.memory[0, 0] = UNKNOWN


@kernel
def slide_back(pieces: Any, side: int, tile: int, direction: int) -> None:
    """Put the piece that had slid away from a tile back on it: the first one in that direction."""
    there = NEXT[tile, direction]
    while True:
        for kind in range(4):
            if pieces[side, kind] & bit(there):
                pieces[side, kind] ^= bit(there) | bit(tile)
                return
        there = NEXT[there, direction]


@kernel
def rows_to_look_back(s: ArkantarState) -> int:
    """How far back a third occurrence would begin, by the Walls alone; 0 if there is none.

    Walls change nearly every turn and are quick to walk back: unless they stood as they do now at
    the beginning of two earlier turns of this side, there is no need to look at the pieces.
    """
    memory, rows = s.memory, np.int64(s.remembered)
    changed = np.int64(0)
    came_back = 0
    furthest: Any = 0
    for row in range(rows - 2, -1, -2):
        for i in range(3):
            changed ^= FLIPPED[memory[row, i]] ^ FLIPPED[memory[row + 1, i]]
        if changed == 0:
            came_back += 1
            furthest = rows - row
    return furthest if came_back >= 2 else 0


@kernel
def step_back(s: ArkantarState, row: Any, side: Any, walls: Any, pieces: Any) -> Any:
    """Take back, on `pieces`, the turn of a side that ends before a row of the memory.

    The row in which that turn begins, -1 if it is not known, and the Walls as they stood then.
    """
    row -= 1
    if s.memory[row, 0] == RANSOM:
        kinds: Any = np.int64(s.memory[row, 2]) - MOVE
        home: Any = np.int64(s.memory[row, 1]) - MOVE
        pieces[side, kinds % 4] ^= bit(home)
        pieces[1 - side, kinds // 4] |= pieces[side, MONARCH]
        row -= 2
    if row < 0 or s.memory[row, 0] == UNKNOWN:
        return np.int64(-1), walls
    for i in range(2, -1, -1):
        noted: Any = np.int64(s.memory[row, i])
        if noted >= MOVE:
            slide_back(pieces, side, (noted - MOVE) // 4, (noted - MOVE) % 4)
        elif noted >= FLIP:
            walls ^= bit(noted - FLIP)
    return row, walls


@kernel
def third_time(s: ArkantarState) -> bool:
    """Whether the position on the board begins a turn of this side for the third time."""
    rows = rows_to_look_back(s)
    if rows == 0:
        return False
    seen = 1
    walls = s.walls
    pieces = s.pieces.copy()
    side: Any = np.int64(s.seat)
    row = np.int64(s.remembered)
    last = row - rows
    while row > last:
        side = 1 - side
        row, walls = step_back(s, row, side, walls, pieces)
        if row < 0:
            break
        if side == s.seat and walls == s.walls and (pieces == s.pieces).all():
            seen += 1
    return seen >= 3
