"""Moves that no player means: moving a tile that was moved or bought a moment ago.

Where a tile may move to does not depend on where it lies. Two moves of one tile, with no tile
placed or moved in between, are one move that costs two ankhs; there and back they are nothing. A
tile bought for the ground could have been laid where it moves to (an upper one only on its colour).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.games.ankhor.rules.codes import BUY, BUY_UPPER_CODES, MOVE, kind_of, move_tile

if TYPE_CHECKING:
    from ostraka.core.play.state import State


def moved_already(state: State) -> frozenset[int]:
    """The legal moves of the tile that the acting seat was the last to lay, in this very turn."""
    moves = [code for code in state.codes.tolist() if kind_of(code) == MOVE]
    tile = _last_laid(state) if moves else None
    return frozenset(code for code in moves if move_tile(code) == tile)


def _last_laid(state: State) -> int | None:
    """The tile moved this turn, or bought for the ground, since which no other was laid."""
    earlier, turn = state.fork(), int(state.raw.turns)
    for code in reversed(state.played):
        earlier.undo()
        if int(earlier.raw.turns) != turn:
            return None
        if kind_of(code) == BUY:
            twice = code >= BUY_UPPER_CODES or earlier.raw.merged_bonus  # groups may pay twice
            return None if twice else int(earlier.raw.tiles[earlier.raw.seat])
        if kind_of(code) == MOVE:
            return int(move_tile(code))
    return None
