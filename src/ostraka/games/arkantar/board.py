"""The 7 × 7 board of Arkantar as numbers.

A tile is a number 0–48: row 1 first, column a first. A set of tiles is one 64-bit integer with a
bit for each tile. The four directions are the order of `STEPS`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel.compile import kernel

SIDE = 7
TILES = SIDE * SIDE
FULL = (1 << TILES) - 1

MONARCH, LARGE, MEDIUM, SMALL = range(4)
KNIGHTS = (LARGE, MEDIUM, SMALL)

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # up the board, right, down, left: (columns, rows)


def tile_name(tile: int) -> str:
    """Column letter and row number: tile 0 is a1."""
    return "abcdefg"[tile % SIDE] + str(tile // SIDE + 1)


def tile_number(name: str) -> int | None:
    """The tile of that name, or None where there is none."""
    if len(name) == 2 and name[0] in "abcdefg" and name[1] in "1234567":
        return "1234567".index(name[1]) * SIDE + "abcdefg".index(name[0])
    return None


def _next() -> np.ndarray[Any, np.dtype[np.int64]]:
    table = np.full((TILES, 4), -1, np.int64)
    for tile in range(TILES):
        for direction, (dx, dy) in enumerate(STEPS):
            column, row = tile % SIDE + dx, tile // SIDE + dy
            if 0 <= column < SIDE and 0 <= row < SIDE:
                table[tile, direction] = row * SIDE + column
    return table


def _rays() -> np.ndarray[Any, np.dtype[np.int64]]:
    table = np.zeros((TILES, 4), np.int64)
    for tile in range(TILES):
        for direction in range(4):
            beyond = NEXT[tile, direction]
            while beyond >= 0:
                table[tile, direction] |= 1 << int(beyond)
                beyond = NEXT[beyond, direction]
    return table


NEXT = _next()
"""NEXT[tile, direction]: the neighbouring tile, -1 beyond the edge."""

RAY = _rays()
"""RAY[tile, direction]: every tile from there to the edge."""

STEP = np.array([[1 << int(t) if t >= 0 else 0 for t in row] for row in NEXT], np.int64)
"""STEP[tile, direction]: the neighbouring tile as a set, empty beyond the edge."""

ROWS = [((1 << SIDE) - 1) << SIDE * row for row in range(SIDE)]
START_WALLS = ROWS[1] | ROWS[5]

_FIRST_ROW = {MONARCH: "d", LARGE: "ce", MEDIUM: "bf", SMALL: "ag"}


def _start_pieces() -> np.ndarray[Any, np.dtype[np.int64]]:
    table = np.zeros((2, 4), np.int64)
    for side, row in enumerate("17"):
        for kind, columns in _FIRST_ROW.items():
            for column in columns:
                tile = tile_number(column + row)
                assert tile is not None
                table[side, kind] |= 1 << tile
    return table


START_PIECES = _start_pieces()
"""START_PIECES[side, kind]: Black on row 1, White on row 7."""

_NOT_A = FULL & ~sum(1 << SIDE * row for row in range(SIDE))
_NOT_G = FULL & ~sum(1 << SIDE * row + SIDE - 1 for row in range(SIDE))


@kernel
def bit(tile: int) -> int:
    """The set that holds one tile."""
    return np.int64(1) << np.int64(tile)  # type: ignore[return-value]


_DE_BRUIJN = np.int64(0x022FDD63CC95386D)
_POSITION = np.zeros(64, np.int64)
for _i in range(64):
    _POSITION[(0x022FDD63CC95386D << _i & 0xFFFFFFFFFFFFFFFF) >> 58] = _i


@kernel
def lowest(tiles: int) -> int:
    """The first tile of a set that is not empty."""
    return _POSITION[(((tiles & -tiles) * _DE_BRUIJN) >> 58) & 63]  # type: ignore[no-any-return]


@kernel
def first_is_among(tiles: int, wanted: int, direction: int) -> bool:
    """Whether the first of some tiles on a ray, going in its direction, is one of those wanted.

    Up and right lead to higher tile numbers, so the first tile is the lowest bit; down and left the
    first is the highest bit, and of two sets without a common tile the greater number has it.
    """
    if direction < 2:
        return bool(tiles & -tiles & wanted)
    return (tiles & wanted) > (tiles & ~wanted)


@kernel
def around(tiles: int, direction: int) -> int:
    """Every tile one step in a direction from a set of tiles."""
    if direction == 0:
        return (tiles << SIDE) & FULL
    if direction == 1:
        return (tiles & _NOT_G) << 1
    if direction == 2:
        return tiles >> SIDE
    return (tiles & _NOT_A) >> 1
