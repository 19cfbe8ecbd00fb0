"""Moves that no player means: moving a tile again that was moved a moment ago.

Where a tile may move to does not depend on where it lies. Two moves of one tile, with no tile
placed or moved in between, are one move that costs two ankhs; there and back they are nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.games.ankhor.codes import BUY, MOVE, kind_of, move_tile

if TYPE_CHECKING:
    from ostraka.core.play.state import State


def moved_already(state: State) -> frozenset[int]:
    """The legal moves of the tile that the acting seat was the last to move, in this very turn."""
    moves = [code for code in state.codes.tolist() if kind_of(code) == MOVE]
    tile = _last_moved(state) if moves else None
    return frozenset(code for code in moves if move_tile(code) == tile)


def _last_moved(state: State) -> int | None:
    """The tile moved this turn since which no other was moved or bought."""
    earlier, turn = state.fork(), int(state.raw.turns)
    for code in reversed(state.played):
        earlier.undo()
        if int(earlier.raw.turns) != turn or kind_of(code) == BUY:
            return None
        if kind_of(code) == MOVE:
            return int(move_tile(code))
    return None
