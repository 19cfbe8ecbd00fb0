"""Action codes: one number for each decision.

The lowest three bits say which kind of action it is; the rest depends on the kind:

    TAKE     three token types, in order, three bits each
    BUY      column (3 bits), spared colour plus one or 0 (3 bits), place
    REFRESH  pile
    MOVE     tile, by its position in the domain (5 bits), place
    RETURN   how many tokens of each of the six types, three bits each
    END      nothing
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel import kernel

__all__ = [
    "BUY",
    "END",
    "MOVE",
    "REFRESH",
    "RETURN",
    "TAKE",
    "buy_code",
    "buy_column",
    "buy_place",
    "buy_spared",
    "kind_of",
    "move_code",
    "move_place",
    "move_tile",
    "refresh_code",
    "refresh_pile",
    "return_code",
    "return_count",
    "take_code",
    "take_token",
    "whole",
]

TAKE, BUY, REFRESH, MOVE, RETURN, END = range(6)


@kernel
def whole(field: Any) -> int:
    """A small field of the record as a full integer: rules are compiled for one kind of number."""
    return np.int64(field)  # type: ignore[return-value]


@kernel
def kind_of(code: int) -> int:
    """Which kind of action a code is."""
    return code & 7


@kernel
def take_code(first: int, second: int, third: int) -> int:
    """Take three tokens, named in the order of their types."""
    return TAKE | first << 3 | second << 6 | third << 9


@kernel
def take_token(code: int, which: int) -> int:
    """The first, second or third token of a take."""
    return code >> (3 + 3 * which) & 7


@kernel
def buy_code(column: int, spared: int, place: int) -> int:
    """Buy the tile of a column for a place; `spared` is a colour, or -1 on the ground."""
    return BUY | column << 3 | (spared + 1) << 6 | place << 9


@kernel
def buy_column(code: int) -> int:
    """The column from which a tile is bought."""
    return code >> 3 & 7


@kernel
def buy_spared(code: int) -> int:
    """The colour that is not paid, -1 if all are."""
    return (code >> 6 & 7) - 1


@kernel
def buy_place(code: int) -> int:
    """Where the bought tile goes."""
    return code >> 9


@kernel
def refresh_code(pile: int) -> int:
    """Refresh the offer from a pile."""
    return REFRESH | pile << 3


@kernel
def refresh_pile(code: int) -> int:
    """The pile chosen for a refresh."""
    return code >> 3 & 1


@kernel
def move_code(tile: int, place: int) -> int:
    """Move a tile of the domain to a place."""
    return MOVE | tile << 3 | place << 8


@kernel
def move_tile(code: int) -> int:
    """The tile that moves."""
    return code >> 3 & 31


@kernel
def move_place(code: int) -> int:
    """Where the moved tile goes."""
    return code >> 8


@kernel
def return_code(blue: int, white: int, black: int, green: int, red: int, ankhs: int) -> int:
    """Give back so many tokens of each type."""
    return RETURN | blue << 3 | white << 6 | black << 9 | green << 12 | red << 15 | ankhs << 18


@kernel
def return_count(code: int, token: int) -> int:
    """How many tokens of a type are given back."""
    return code >> (3 + 3 * token) & 7
