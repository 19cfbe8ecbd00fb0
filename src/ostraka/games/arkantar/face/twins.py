"""What a position alone does not tell: which of two Knights is which, and what was turned first.

Each piece keeps its number as long as the game lasts. Twins are a row with one number for each of
the fourteen pieces: the tile on which it stands, or that it is captured or was left in the box.
With them go the tiles that were turned this turn, in the order in which that happened.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from ostraka.games.arkantar.face.shape import Captive, Piece, PieceKind
from ostraka.games.arkantar.rules.board import OUTSIDE, TILES, tile_name
from ostraka.games.arkantar.rules.turn import STATE

Row = tuple[int, ...]


class PieceTwins(NamedTuple):
    """Where each piece is, and the tiles turned this turn, the first one first."""

    pieces: Row
    flipped: Row


CAPTURED, BOXED = -1, -2
NAMES: tuple[PieceKind, ...] = ("monarch", "large", "medium", "small")
TILE_NAMES = [tile_name(tile) for tile in range(TILES)]
ROOM = [(side, kind) for side in range(2) for kind in range(4) for _ in range(2 if kind else 1)]
"""The side and the kind of each piece: a Monarch, and two Knights of each size."""
START = {alike: ROOM.index(alike) for alike in ROOM}
SIDES = ("black", "white")


def _id(piece: int) -> str:
    """What a piece is known by: `white-large-2`."""
    side, kind = ROOM[piece]
    number = piece - START[side, kind] + 1
    return f"{SIDES[side]}-{NAMES[kind]}" + (f"-{number}" if kind else "")


IDS = [_id(piece) for piece in range(len(ROOM))]


def first(s: Any) -> PieceTwins:
    """Numbered by their tiles, a1 first; then those captured."""
    row = _first(s["pieces"].tobytes(), s["captured"].tobytes())
    return PieceTwins(row, _flipped(s))


def _flipped(s: Any) -> Row:
    return _set(int(s["flipped"]) & ~int(OUTSIDE[s["rim"]]))


def _set(board: int) -> Row:
    return tuple(tile for tile in range(TILES) if board >> tile & 1) if board else ()


@lru_cache(4096)
def _first(pieces: bytes, captured: bytes) -> Row:
    boards = np.frombuffer(pieces, STATE["pieces"].base).reshape(2, -1).tolist()
    counts = np.frombuffer(captured, STATE["captured"].base).reshape(2, -1).tolist()
    return tuple(
        place
        for side in range(2)
        for kind, board in enumerate(boards[side])
        for place in _alike(board, counts[side][kind - 1] if kind else 0, 2 if kind else 1)
    )


@lru_cache(4096)
def _alike(board: int, captured: int, most: int) -> list[int]:
    """The places of the pieces of a kind."""
    on_tiles = [tile for tile in range(TILES) if board >> tile & 1]
    return [*on_tiles, *[CAPTURED] * captured, BOXED, BOXED][:most]


def follow(twins: PieceTwins, before: Any, after: Any) -> PieceTwins:
    """Of a kind at most one piece leaves a tile and one comes to a tile in one action.

    A ransomed Knight is the first of those captured.
    """
    return PieceTwins(_moved(twins.pieces, before, after), _turned(twins.flipped, after))


def _turned(known: Row, after: Any) -> Row:
    """One tile at most is turned in an action; with a new turn none is."""
    now = _flipped(after)
    still = tuple(tile for tile in known if tile in now)
    return (*still, *(tile for tile in now if tile not in known))


def _moved(row: Row, before: Any, after: Any) -> Row:
    if before["pieces"].tobytes() == after["pieces"].tobytes():
        return row
    old, new = before["pieces"].tolist(), after["pieces"].tolist()
    moved = list(row)
    for (side, kind), start in START.items():
        was, now = old[side][kind], new[side][kind]
        if was != now:
            left, came = was & ~now, now & ~was
            at = moved.index(left.bit_length() - 1 if left else CAPTURED, start)
            moved[at] = came.bit_length() - 1 if came else CAPTURED
    return tuple(moved)


def pieces(twins: PieceTwins) -> list[Piece]:
    """The pieces on the board, always in the same order; views share them."""
    return _pieces(twins.pieces)


@lru_cache(4096)
def _pieces(row: Row) -> list[Piece]:
    return [_piece(piece, tile) for piece, tile in enumerate(row) if tile >= 0]


@lru_cache(4096)
def _names(tiles: Row) -> list[str]:
    return [TILE_NAMES[tile] for tile in tiles]


def flipped(twins: PieceTwins) -> list[str]:
    """The tiles turned this turn, in the order of time."""
    return _names(twins.flipped)


@lru_cache(len(ROOM) * TILES)
def _piece(piece: int, tile: int) -> Piece:
    side, kind = ROOM[piece]
    return {"id": IDS[piece], "tile": TILE_NAMES[tile], "side": side, "kind": NAMES[kind]}


def told_apart(table: dict[str, Any], twins: PieceTwins) -> dict[str, Any]:
    """A table on which twins have their own numbers and tiles stand in the order of time."""
    turned = flipped(twins)
    return {**table, "pieces": pieces(twins), "captured": captives(twins), "flipped": turned}


def captives(twins: PieceTwins) -> list[list[Captive]]:
    """The captured Knights, by owner; a captured Monarch ends the game."""
    return _captives(twins.pieces)


@lru_cache(4096)
def _captives(row: Row) -> list[list[Captive]]:
    lists: list[list[Captive]] = [[], []]
    for piece, tile in enumerate(row):
        side, kind = ROOM[piece]
        if tile == CAPTURED and kind:
            lists[side].append({"id": IDS[piece], "kind": NAMES[kind]})
    return lists
