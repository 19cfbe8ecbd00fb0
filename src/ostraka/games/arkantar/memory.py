"""Remembering the turns since the last capture, to recognise a position that comes back.

A repeated position (ruling R2) is found by walking back: each remembered turn is three bytes, one
for each action, and every action but a capture can be taken back from its byte alone. So the whole
history fits into the state, and the comparison is of the positions themselves, not of hashes.

A capture clears the memory. With the inertia rule at 60 turns or fewer the memory never overflows;
where that rule is off, the oldest turn is forgotten.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel import kernel
from ostraka.games.arkantar.board import NEXT, TILES, bit

__all__ = ["MEMORY_TURNS", "note_flip", "note_move", "open_turn", "third_time"]

MEMORY_TURNS = 60

NOTHING = 0
FLIP = 1  # + tile
MOVE = FLIP + TILES  # + the tile it left * 4 + direction

FLIPPED = np.array([1 << n - FLIP if FLIP <= n < MOVE else 0 for n in range(256)], np.int64)
"""FLIPPED[noted]: the tile that a remembered action turned over, as a set."""


@kernel
def open_turn(s: Any) -> None:
    """Make room for the turn that begins, and forget the oldest where there is none."""
    if s.remembered == MEMORY_TURNS:
        for turn in range(MEMORY_TURNS - 1):
            for i in range(3):
                s.memory[turn, i] = s.memory[turn + 1, i]
        s.remembered -= 1
    for i in range(3):
        s.memory[s.remembered, i] = NOTHING


@kernel
def note_flip(s: Any, tile: int) -> None:
    """Remember that a tile was turned over as the next action of this turn."""
    s.memory[s.remembered, s.used] = FLIP + tile


@kernel
def note_move(s: Any, tile: int, direction: int) -> None:
    """Remember that the piece on a tile slid in a direction."""
    s.memory[s.remembered, s.used] = MOVE + tile * 4 + direction


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
def turns_to_look_back(s: Any) -> int:
    """How far back a third occurrence would begin, by the Walls alone; 0 if there is none.

    Walls change nearly every turn and are quick to walk back: unless they stood as they do now at
    the beginning of two earlier turns of this side, there is no need to look at the pieces.
    """
    memory, turns = s.memory, np.int64(s.remembered)
    changed = np.int64(0)
    came_back = 0
    furthest: Any = 0
    for turn in range(turns - 2, -1, -2):
        for i in range(3):
            changed ^= FLIPPED[memory[turn, i]] ^ FLIPPED[memory[turn + 1, i]]
        if changed == 0:
            came_back += 1
            furthest = turns - turn
    return furthest if came_back >= 2 else 0


@kernel
def third_time(s: Any) -> bool:
    """Whether the position on the board begins a turn of this side for the third time."""
    turns = turns_to_look_back(s)
    if turns == 0:
        return False
    seen = 1
    walls = s.walls
    pieces = s.pieces.copy()
    for back in range(1, turns + 1):
        side = (s.seat + back) & 1
        for i in range(2, -1, -1):
            noted: Any = np.int64(s.memory[s.remembered - back, i])
            if noted >= MOVE:
                slide_back(pieces, side, (noted - MOVE) // 4, (noted - MOVE) % 4)
            elif noted >= FLIP:
                walls ^= bit(noted - FLIP)
        if side == s.seat and walls == s.walls and (pieces == s.pieces).all():
            seen += 1
    return seen >= 3
