"""Action codes: the dense index of each decision, counted through from structure.

    TAKE     which three tokens
    BUY      column, ground spot; then column, spared colour, upper spot
    REFRESH  pile
    MOVE     tile, by its position in the domain; ground spot, or upper spot
    RETURN   which resources are kept, as many as may be; then only ankhs go back
    END      nothing

A spot is a place by its position in the list that the seat's domain has of them (`places` in the
record), the ground and the upper ones counted apart. Places themselves reach too far to be counted.
How many ankhs go back is no choice, so a code does not say it.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Any

import numpy as np

from ostraka.core.kernel.compile import kernel
from ostraka.core.learn.index import NONE
from ostraka.games.ankhor.rules.state import most_ground, most_upper
from ostraka.games.ankhor.rules.tables import COLOURS, COLUMNS, DATA, MAX_TILES, TOKENS
from ostraka.games.ankhor.state_types import AnkhorState

TAKE, BUY, REFRESH, MOVE, RETURN, END = range(6)

THREES = np.array(list(combinations_with_replacement(range(TOKENS), 3)), np.int8)
"""Three tokens, in the order of their types."""

KEPT = np.array(
    [
        [chosen.count(colour) for colour in range(COLOURS)]
        for chosen in combinations_with_replacement(range(COLOURS), int(DATA.stock_limit))
    ],
    np.int8,
)
"""How many resources of each colour may be kept, as many as the stock may hold in all."""

ONLY_ANKHS = len(KEPT)
"""Stands for keeping all resources."""

GROUND, UPPER = most_ground(MAX_TILES), most_upper(MAX_TILES)
"""How many spots a whole domain can have."""

# A tile is bought into a domain that has room for it, so there are fewer spots.
BUY_GROUND, BUY_UPPER = most_ground(MAX_TILES - 1), most_upper(MAX_TILES - 1)
SPOTS = GROUND + UPPER


def _rows() -> list[tuple[int, int, int, int]]:
    """What each code means, as verb, thing, place and number; NONE where it has no such part.

    An upper spot is counted on from the most ground spots that there can be.
    """
    columns, colours = range(COLUMNS), range(COLOURS)
    upper = range(GROUND, GROUND + BUY_UPPER)
    return [
        *((TAKE, three, NONE, NONE) for three in range(len(THREES))),
        *((BUY, column, spot, NONE) for column, spot in product(columns, range(BUY_GROUND))),
        *((BUY, column, spot, spared) for column, spared, spot in product(columns, colours, upper)),
        *((REFRESH, pile, NONE, NONE) for pile in range(2)),
        *((MOVE, tile, spot, NONE) for tile, spot in product(range(MAX_TILES), range(SPOTS))),
        *((RETURN, which, NONE, NONE) for which in range(ONLY_ANKHS + 1)),
        (END, NONE, NONE, NONE),
    ]


ROWS = np.array(_rows(), np.int8)
"""Verb, thing, place and number of each code."""

CODES = len(ROWS)
"""How many codes there are."""

_verbs: list[int] = ROWS[:, 0].tolist()
BUY_CODES, REFRESH_CODES, MOVE_CODES = (_verbs.index(verb) for verb in (BUY, REFRESH, MOVE))
BUY_UPPER_CODES = BUY_CODES + COLUMNS * BUY_GROUND
RETURN_CODES, END_CODE = _verbs.index(RETURN), _verbs.index(END)
ONLY_ANKHS_CODE = RETURN_CODES + ONLY_ANKHS

_THREE = np.zeros((TOKENS, TOKENS, TOKENS), np.int8)
_THREE[tuple(THREES.T)] = range(len(THREES))
_WHICH = np.zeros([int(DATA.stock_limit) + 1] * COLOURS, np.int16)
_WHICH[tuple(KEPT.T)] = range(len(KEPT))


@kernel
def whole(field: Any) -> int:
    """A small field of the record as a full integer: rules are compiled for one kind of number."""
    return np.int64(field)  # type: ignore[return-value]


@kernel
def kind_of(code: int) -> int:
    """Which kind of action a code is."""
    if code < BUY_CODES:
        return TAKE
    if code < REFRESH_CODES:
        return BUY
    if code >= RETURN_CODES:
        return END if code == END_CODE else RETURN
    return MOVE if code >= MOVE_CODES else REFRESH


@kernel
def take_code(first: int, second: int, third: int) -> int:
    """Take three tokens, named in the order of their types."""
    return int(_THREE[first, second, third])


@kernel
def take_token(code: int, which: int) -> int:
    """The first, second or third token of a take."""
    return int(THREES[code, which])


@kernel
def buy_ground_code(column: int, spot: int) -> int:
    """Buy the tile of a column for a ground spot."""
    return BUY_CODES + column * BUY_GROUND + spot


@kernel
def buy_upper_code(column: int, spared: int, spot: int) -> int:
    """Buy the tile of a column for an upper spot, and spare a marker of a colour."""
    return BUY_UPPER_CODES + (column * COLOURS + spared) * BUY_UPPER + spot


@kernel
def buy_column(code: int) -> int:
    """The column from which a tile is bought."""
    if code < BUY_UPPER_CODES:
        return (code - BUY_CODES) // BUY_GROUND
    return (code - BUY_UPPER_CODES) // (COLOURS * BUY_UPPER)


@kernel
def buy_spared(code: int) -> int:
    """The colour that is not paid, -1 if all are."""
    if code < BUY_UPPER_CODES:
        return -1
    return (code - BUY_UPPER_CODES) // BUY_UPPER % COLOURS


@kernel
def buy_place(s: AnkhorState, seat: int, code: int) -> int:
    """Where the bought tile goes."""
    if code < BUY_UPPER_CODES:
        return int(s.places[seat, (code - BUY_CODES) % BUY_GROUND])
    spot = (code - BUY_UPPER_CODES) % BUY_UPPER
    return int(s.places[seat, int(s.ground_places[seat]) + spot])


@kernel
def refresh_code(pile: int) -> int:
    """Refresh the offer from a pile."""
    return REFRESH_CODES + pile


@kernel
def refresh_pile(code: int) -> int:
    """The pile chosen for a refresh."""
    return code - REFRESH_CODES


@kernel
def moves_of(tile: int) -> int:
    """The first code of a tile's moves: its ground spots come first, then its upper ones."""
    return MOVE_CODES + tile * SPOTS


@kernel
def move_tile(code: int) -> int:
    """The tile that moves."""
    return (code - MOVE_CODES) // SPOTS


@kernel
def move_place(s: AnkhorState, seat: int, code: int) -> int:
    """Where the moved tile goes."""
    spot = (code - MOVE_CODES) % SPOTS
    if spot >= GROUND:
        spot += int(s.ground_places[seat]) - GROUND
    return int(s.places[seat, spot])


@kernel
def return_code(blue: int, white: int, black: int, green: int, red: int) -> int:
    """Give back surplus tokens and keep this many of each resource, all that may be kept."""
    return RETURN_CODES + int(_WHICH[blue, white, black, green, red])


@kernel
def kept(s: AnkhorState, seat: int, code: int, colour: int) -> int:
    """How many resource tokens of a colour are in the stock after surplus tokens went back."""
    if code == ONLY_ANKHS_CODE:
        return int(s.stock[seat, colour])
    return int(KEPT[code - RETURN_CODES, colour])
