"""What everyone sees of Arkantar, and what never changes about it."""

from __future__ import annotations

from typing import Any

from ostraka.core.message import Message
from ostraka.games.arkantar.actions import KINDS as ACTION_KINDS
from ostraka.games.arkantar.actions import SEATS, piece_word
from ostraka.games.arkantar.board import KNIGHTS, TILES, tile_name
from ostraka.games.arkantar.kernel import ACTIONS_PER_TURN, TAKES
from ostraka.games.arkantar.notation import LETTERS, flipped_tiles, position_text
from ostraka.games.arkantar.shape import Catalogue, Piece, PieceKind, Table

__all__ = ["NAMES", "catalogue", "table"]

NAMES: tuple[PieceKind, ...] = ("monarch", "large", "medium", "small")


def table(s: Any) -> Table:
    """The board, the captured Knights and the turn."""
    walls = int(s.walls)
    return {
        "rows": position_text(s).split(" ")[0].split("/"),
        "walls": [tile_name(tile) for tile in range(TILES) if walls >> tile & 1],
        "pieces": _pieces(s),
        "captured": [
            [NAMES[kind] for kind in KNIGHTS for _ in range(int(s.captured[side, kind - 1]))]
            for side in range(2)
        ],
        "used": int(s.used),
        "actions_per_turn": ACTIONS_PER_TURN,
        "moved": bool(s.moved),
        "flipped": flipped_tiles(s),
        "monarch_from": None if s.over else tile_name(int(s.monarch_from)),
        "quiet": int(s.quiet),
        "inertia": int(s.inertia),
    }


def _pieces(s: Any) -> list[Piece]:
    return [
        {"tile": tile_name(tile), "side": side, "kind": NAMES[kind]}
        for side, boards in enumerate(s.pieces.tolist())
        for kind, board in enumerate(boards)
        for tile in range(TILES)
        if board >> tile & 1
    ]


def catalogue(locale: str) -> Catalogue:
    """Sides, tiles and pieces, and who takes whom."""
    return {
        "sides": [Message(side).text(locale) for side in SEATS],
        "tiles": [tile_name(tile) for tile in range(TILES)],
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
