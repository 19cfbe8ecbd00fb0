"""What everyone sees of Arkantar, and what never changes about it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from ostraka.core.message import Message
from ostraka.games.arkantar.actions import KINDS as ACTION_KINDS
from ostraka.games.arkantar.actions import SEATS, piece_word
from ostraka.games.arkantar.board import SIDE, TILES, tile_name
from ostraka.games.arkantar.kernel import ACTIONS_PER_TURN, STATE, TAKES
from ostraka.games.arkantar.notation import LETTERS
from ostraka.games.arkantar.shape import Catalogue, Piece, PieceKind, Table

__all__ = ["NAMES", "catalogue", "table"]

TILE_NAMES = [tile_name(tile) for tile in range(TILES)]
NAMES: tuple[PieceKind, ...] = ("monarch", "large", "medium", "small")
PIECES = "".join(LETTERS).encode()  # by side and kind, as in the record
BOARD = STATE["pieces"].base
ROW_STARTS = range(0, TILES, SIDE)
IN_ROW = 2**SIDE - 1
NAMES_IN_ROW = [
    [[TILE_NAMES[start + n] for n in range(SIDE) if tiles >> n & 1] for tiles in range(2**SIDE)]
    for start in ROW_STARTS
]
WALLS_IN_ROW = [
    bytes(ord("#" if tiles >> n & 1 else ".") for n in range(SIDE)) for tiles in range(2**SIDE)
]
"""What stands in a row, by the set of its tiles."""


def table(s: Any) -> Table:
    """The board, the captured Knights and the turn; views share what is the same in them."""
    walls, pieces = int(s["walls"]), s["pieces"].tobytes()
    return {
        "rows": _rows(walls, pieces),
        "walls": _tiles(walls),
        "pieces": _pieces(pieces),
        "captured": _captured(s["captured"].tobytes()),
        "used": int(s["used"]),
        "actions_per_turn": ACTIONS_PER_TURN,
        "moved": bool(s["moved"]),
        "flipped": _tiles(int(s["flipped"])),
        "monarch_from": None if s["over"] else TILE_NAMES[int(s["monarch_from"])],
        "quiet": int(s["quiet"]),
        "inertia": int(s["inertia"]),
    }


@lru_cache(4096)
def _tiles(board: int) -> list[str]:
    """The names of the tiles in a set, a1 first."""
    names: list[str] = []
    for row in NAMES_IN_ROW:
        names += row[board & IN_ROW]
        board >>= SIDE
    return names


@lru_cache(4096)
def _pieces(boards: bytes) -> list[Piece]:
    """The pieces of both sides, from the bytes of the record."""
    return [
        piece
        for side, kinds in enumerate(_read(boards, "pieces"))
        for kind, board in zip(NAMES, kinds, strict=True)
        for piece in _alike(side, kind, board)
    ]


@lru_cache(4096)
def _alike(side: int, kind: PieceKind, board: int) -> list[Piece]:
    """The pieces of a kind."""
    return [{"tile": tile, "side": side, "kind": kind} for tile in _tiles(board)]


@lru_cache(1024)
def _captured(counts: bytes) -> list[list[PieceKind]]:
    """The captured Knights of both sides, from the bytes of the record."""
    return [
        [kind for kind, count in zip(NAMES[1:], side, strict=True) for _ in range(count)]
        for side in _read(counts, "captured")
    ]


def _read(field: bytes, name: str) -> list[list[int]]:
    """The numbers of a field that has a row for each side, from its bytes."""
    rows: list[list[int]] = np.frombuffer(field, STATE[name].base).reshape(2, -1).tolist()
    return rows


def _rows(walls: int, boards: bytes) -> list[str]:
    """Rows 7 down to 1, as in a position."""
    letters = bytearray(b"".join([WALLS_IN_ROW[walls >> n & IN_ROW] for n in ROW_STARTS]))
    for letter, board in zip(PIECES, np.frombuffer(boards, BOARD).tolist(), strict=True):
        while board:
            letters[(board & -board).bit_length() - 1] = letter
            board &= board - 1
    text = letters.decode()
    return [text[start : start + SIDE] for start in reversed(ROW_STARTS)]


def catalogue(locale: str) -> Catalogue:
    """Sides, tiles and pieces, and who takes whom."""
    return {
        "sides": [Message(side).text(locale) for side in SEATS],
        "tiles": TILE_NAMES,
        "pieces": [
            {
                "kind": name,
                "name": piece_word(kind).text(locale),
                "letter": LETTERS[1][kind],
                "takes": [NAMES[victim] for victim in range(4) if TAKES[kind, victim]],
            }
            for kind, name in enumerate(NAMES)
        ],
        "slots": {kind.verb: list(kind.slots) for kind in ACTION_KINDS.values()},
    }
