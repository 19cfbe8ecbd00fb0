"""Looking along rows and columns at once, for whoever judges positions rather than plays them.

What stands in a row or column of seven tiles is a number below 128; tables say how far a piece on
it sees. `blocked` is the set of tiles with Walls or pieces.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel import kernel
from ostraka.games.arkantar.board import SIDE, around

__all__ = ["count", "in_reach", "reach", "sight", "stop_at"]

LINE = (1 << SIDE) - 1
COLUMN = sum(1 << SIDE * row for row in range(SIDE))
GATHER = sum(1 << 42 - 6 * row for row in range(SIDE))  # brings a column's tiles side by side
GATHERED = 42


def _tables() -> tuple[Any, Any, Any]:
    free = np.zeros((LINE + 1, SIDE), np.int64)
    seen = np.zeros((LINE + 1, SIDE), np.int64)
    ends = np.zeros((LINE + 1, SIDE, 2), np.int64)
    for line in range(LINE + 1):
        for at in range(SIDE):
            for way, step in enumerate((1, -1)):
                last = at
                while 0 <= last + step < SIDE and not line >> last + step & 1:
                    last += step
                    free[line, at] |= 1 << last
                    seen[line, at] |= 1 << last
                ends[line, at, way] = last
                if 0 <= last + step < SIDE:
                    seen[line, at] |= 1 << last + step
    return free, seen, ends


FREE, SEEN, ENDS = _tables()
SPREAD = np.array([sum(1 << SIDE * i for i in range(SIDE) if n >> i & 1) for n in range(LINE + 1)])


@kernel
def row_line(blocked: Any, row: int) -> Any:
    """What stands in a row."""
    return (blocked >> (SIDE * row)) & LINE


@kernel
def column_line(blocked: Any, column: int) -> Any:
    """What stands in a column."""
    return ((((blocked >> column) & COLUMN) * GATHER) >> GATHERED) & LINE


@kernel
def reach(blocked: Any, tile: int) -> Any:
    """The free tiles in a straight line from a tile."""
    row, column = tile // SIDE, tile % SIDE
    across = FREE[row_line(blocked, row), column] << (SIDE * row)
    return across | (SPREAD[FREE[column_line(blocked, column), row]] << column)


@kernel
def sight(blocked: Any, tile: int) -> Any:
    """The free tiles in a straight line from a tile, and what stands at their ends."""
    row, column = tile // SIDE, tile % SIDE
    across = SEEN[row_line(blocked, row), column] << (SIDE * row)
    return across | (SPREAD[SEEN[column_line(blocked, column), row]] << column)


@kernel
def stop_at(blocked: Any, tile: int, direction: int) -> Any:
    """Where a piece that slides from a tile comes to rest, the tile itself if it cannot move."""
    row, column = tile // SIDE, tile % SIDE
    if direction == 0 or direction == 2:
        return ENDS[column_line(blocked, column), row, direction // 2] * SIDE + column
    return row * SIDE + ENDS[row_line(blocked, row), column, direction // 2]


@kernel
def in_reach(mine: Any, walls: Any, flipped: Any) -> Any:
    """The Walls that a side whose pieces are `mine` may break, some tiles being flipped already."""
    broken = flipped & ~walls
    reached = np.int64(0)
    for direction in range(4):
        front = around(mine, direction)
        reached |= front
        front = around(front & broken, direction)
        reached |= front
        reached |= around(front & broken, direction)
    return reached & walls & ~flipped


PAIRS = np.int64(0x5555555555555555)
FOURS = np.int64(0x3333333333333333)
EIGHTS = np.int64(0x0F0F0F0F0F0F0F0F)
BYTES = np.int64(0x0101010101010101)


@kernel
def count(tiles: Any) -> Any:
    """How many tiles a set has."""
    tiles = tiles - ((tiles >> 1) & PAIRS)
    tiles = (tiles & FOURS) + ((tiles >> 2) & FOURS)
    tiles = (tiles + (tiles >> 4)) & EIGHTS
    return ((tiles * BYTES) >> 56) & 255
