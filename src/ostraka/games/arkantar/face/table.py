"""What everyone sees of Arkantar, and what never changes about it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from ostraka.core.i18n.message import Message
from ostraka.games.arkantar.face.actions import KINDS as ACTION_KINDS
from ostraka.games.arkantar.face.actions import SEATS, piece_word
from ostraka.games.arkantar.face.notation import LETTERS
from ostraka.games.arkantar.face.shape import ArkantarCatalogue, ArkantarTable
from ostraka.games.arkantar.face.twins import NAMES, TILE_NAMES, captives, first, flipped, pieces
from ostraka.games.arkantar.rules.board import OUTSIDE, SIDE, TILES
from ostraka.games.arkantar.rules.turn import ACTIONS_PER_TURN, STATE, TAKES

PIECES = "".join(LETTERS).encode()  # by side and kind, as in the state
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


def table(s: Any) -> ArkantarTable:
    """The board, the captured Knights and the turn; views share what is the same in them."""
    walls, twins = int(s["walls"]), first(s)
    return {
        "rows": rows_of(walls, s["pieces"].tobytes()),
        "walls": walls_of(walls),
        "pieces": pieces(twins),
        "captured": captives(twins),
        "used": int(s["used"]),
        "actions_per_turn": ACTIONS_PER_TURN,
        "moved": bool(s["moved"]),
        "flipped": flipped(twins),
        "monarch_from": None if s["over"] else TILE_NAMES[int(s["monarch_from"])],
        "quiet": int(s["quiet"]),
        "inertia": int(s["inertia"]),
        "outside": walls_of(int(OUTSIDE[s["rim"]])),
    }


@lru_cache(4096)
def walls_of(board: int) -> list[str]:
    """The names of the tiles in a set, a1 first."""
    names: list[str] = []
    for row in NAMES_IN_ROW:
        names += row[board & IN_ROW]
        board >>= SIDE
    return names


def rows_of(walls: int, boards: bytes) -> list[str]:
    """Rows 7 down to 1, as in a position."""
    letters = bytearray(b"".join([WALLS_IN_ROW[walls >> n & IN_ROW] for n in ROW_STARTS]))
    for letter, board in zip(PIECES, np.frombuffer(boards, BOARD).tolist(), strict=True):
        while board:
            letters[(board & -board).bit_length() - 1] = letter
            board &= board - 1
    text = letters.decode()
    return [text[start : start + SIDE] for start in reversed(ROW_STARTS)]


def catalogue(locale: str) -> ArkantarCatalogue:
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
