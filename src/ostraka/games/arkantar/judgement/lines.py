"""Looking along rows and columns at once, for whoever judges positions rather than plays them.

What stands in a row or column of seven tiles is a number below 128; tables say how far a piece on
it sees. `blocked` is the set of tiles with Walls or pieces.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel.compile import kernel
from ostraka.games.arkantar.rules.board import SIDE, around

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


def _spread(table: Any) -> Any:
    """The same table for columns: its tiles stand a row apart instead of side by side."""
    return sum(((table >> i) & 1) << SIDE * i for i in range(SIDE))


FREE, SEEN, ENDS = _tables()
RESTS = ((1 << ENDS[:, :, 0]) | (1 << ENDS[:, :, 1])) & ~(1 << np.arange(SIDE))
FREE_DOWN, SEEN_DOWN, RESTS_DOWN = _spread(FREE), _spread(SEEN), _spread(RESTS)


@kernel
def row_of(tile: Any) -> Any:
    """The row of a tile, quicker than dividing: right for the 49 tiles there are."""
    return ((tile * 37) >> 8) & 7


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
    row = row_of(tile)
    column = (tile - SIDE * row) & 7
    across = FREE[row_line(blocked, row), column] << (SIDE * row)
    return across | (FREE_DOWN[column_line(blocked, column), row] << column)


@kernel
def sight(blocked: Any, tile: int) -> Any:
    """The free tiles in a straight line from a tile, and what stands at their ends."""
    row = row_of(tile)
    column = (tile - SIDE * row) & 7
    across = SEEN[row_line(blocked, row), column] << (SIDE * row)
    return across | (SEEN_DOWN[column_line(blocked, column), row] << column)


@kernel
def rests(blocked: Any, tile: int) -> Any:
    """The tiles on which a piece that slides from a tile can come to rest."""
    row = row_of(tile)
    column = (tile - SIDE * row) & 7
    across = RESTS[row_line(blocked, row), column] << (SIDE * row)
    return across | (RESTS_DOWN[column_line(blocked, column), row] << column)


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
