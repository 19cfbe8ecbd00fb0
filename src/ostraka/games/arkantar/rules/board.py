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

SIZES = ("7x7", "5x5", "3x3")
"""The boards: the whole one, and small ones in its middle for exact methods and quick games."""

_STARTS = (
    "SMLKLMS/#######/......./......./......./#######/smlklms",
    "#######/#MLKLM#/#######/#.....#/#######/#mlklm#/#######",
    "#######/#######/##.LK##/#######/##kl.##/#######/#######",
)
"""How the pieces and Walls stand on each, rows 7 down to 1. Small boards lie between Walls that
nobody can break; on the smallest, nobody could defend a Monarch that stood opposite a Knight."""


def _tiles(start: str, letter: str) -> int:
    rows = "".join(reversed(start.split("/")))
    return sum(1 << tile for tile, found in enumerate(rows) if found == letter)


def _outside(rim: int) -> int:
    inner = range(rim, SIDE - rim)
    return FULL & ~sum(1 << row * SIDE + column for row in inner for column in inner)


OUTSIDE = np.array([_outside(rim) for rim in range(len(SIZES))], np.int64)
"""OUTSIDE[rim]: the tiles that do not belong to a board."""

START_WALLS = np.array([_tiles(start, "#") for start in _STARTS], np.int64)
"""START_WALLS[rim]: the Walls of a new game, those around a small board among them."""

START_PIECES = np.array(
    [[[_tiles(start, one) for one in side] for side in ("klms", "KLMS")] for start in _STARTS],
    np.int64,
)
"""START_PIECES[rim, side, kind]: Black below, White above."""

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
