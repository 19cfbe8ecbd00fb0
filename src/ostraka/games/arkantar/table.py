"""What everyone sees of Arkantar, and what never changes about it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ostraka.core.message import Message
from ostraka.games.arkantar.actions import KINDS as ACTION_KINDS
from ostraka.games.arkantar.actions import SEATS, piece_word
from ostraka.games.arkantar.board import SIDE, TILES, tile_name
from ostraka.games.arkantar.kernel import ACTIONS_PER_TURN, TAKES
from ostraka.games.arkantar.notation import LETTERS
from ostraka.games.arkantar.shape import Catalogue, Piece, PieceKind, Table

__all__ = ["NAMES", "catalogue", "table"]

TILE_NAMES = [tile_name(tile) for tile in range(TILES)]
NUMBERS = {name: tile for tile, name in enumerate(TILE_NAMES)}
NAMES: tuple[PieceKind, ...] = ("monarch", "large", "medium", "small")
LETTER = {
    (side, name): letters[kind]
    for side, letters in enumerate(LETTERS)
    for kind, name in enumerate(NAMES)
}


def table(s: Any) -> Table:
    """The board, the captured Knights and the turn."""
    walls = _tiles(int(s["walls"]))
    pieces = [
        piece
        for side, boards in enumerate(s["pieces"].tolist())
        for kind, board in zip(NAMES, boards, strict=True)
        for piece in _pieces(side, kind, board)
    ]
    return {
        "rows": _rows(walls, pieces),
        "walls": walls,
        "pieces": pieces,
        "captured": [
            [kind for kind, count in zip(NAMES[1:], counts, strict=True) for _ in range(count)]
            for counts in s["captured"].tolist()
        ],
        "used": int(s["used"]),
        "actions_per_turn": ACTIONS_PER_TURN,
        "moved": bool(s["moved"]),
        "flipped": _tiles(int(s["flipped"])),
        "monarch_from": None if s["over"] else TILE_NAMES[int(s["monarch_from"])],
        "quiet": int(s["quiet"]),
        "inertia": int(s["inertia"]),
    }


def _tiles(board: int) -> list[str]:
    """The names of the tiles in a set, a1 first."""
    names = []
    while board:
        names.append(TILE_NAMES[(board & -board).bit_length() - 1])
        board &= board - 1
    return names


@lru_cache(4096)
def _pieces(side: int, kind: PieceKind, board: int) -> tuple[Piece, ...]:
    """The pieces of a kind; views share them."""
    return tuple({"tile": tile, "side": side, "kind": kind} for tile in _tiles(board))


def _rows(walls: list[str], pieces: list[Piece]) -> list[str]:
    """Rows 7 down to 1, as in a position."""
    letters = ["."] * TILES
    for tile in walls:
        letters[NUMBERS[tile]] = "#"
    for piece in pieces:
        letters[NUMBERS[piece["tile"]]] = LETTER[piece["side"], piece["kind"]]
    board = "".join(letters)
    return [board[start : start + SIDE] for start in range(TILES - SIDE, -1, -SIDE)]


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
