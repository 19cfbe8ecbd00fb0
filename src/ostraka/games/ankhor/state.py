"""The whole state of a game of Ankh'or, as one record.

A domain is a list of tiles in the order in which they were bought: what each shows (`face`) and
where it lies (`at`, a place code of `geometry`). Which tiles are adjacent, which are covered and
where another tile could go follow from that list; they are kept beside it because legal actions
and scores ask for them all the time. Sets of tiles are bit masks over positions in the list.
"""

from __future__ import annotations

import numpy as np

from ostraka.core.kernel import HEADER
from ostraka.games.ankhor.tables import (
    ANIMALS,
    COLOURS,
    COLUMNS,
    DATA,
    MAX_TILES,
    PLAYERS,
    TOKENS,
    WIDEST,
)

__all__ = [
    "EN",
    "ES",
    "FR",
    "GIVEN_UP",
    "MAX_LEGAL",
    "MAX_PLACES",
    "NOTHING_LEFT",
    "NO_TILE",
    "STATE",
    "THIRTEEN",
    "TURN_AFTER",
    "TURN_MAIN",
    "TURN_RETURN",
]

SEATS = max(PLAYERS)
PILE = int(max(DATA.piles))
MAX_PLACES = 4 * MAX_TILES
"""A tile has four sides, and each full square of four takes away more sides than it adds places."""

MAX_LEGAL = 2048
"""Every tile to every other tile's four sides, every column to all of them, and the takes."""
assert MAX_LEGAL > MAX_TILES * MAX_PLACES + COLUMNS * MAX_PLACES + 56 + 3

NO_TILE = -1  # a gap in the offer

# Editions, in the order of tables.EDITIONS.
EN, ES, FR = 0, 1, 2

# Where the turn stands: before the main action, after it, or giving surplus tokens back.
TURN_MAIN, TURN_AFTER, TURN_RETURN = 0, 1, 2

# Why a game is over: a 13th tile, no tiles left to buy, or too many turns without a purchase.
THIRTEEN, NOTHING_LEFT, GIVEN_UP = 1, 2, 3

STATE = np.dtype(
    [
        *HEADER,
        # Domains, by seat.
        ("at", "i4", (SEATS, MAX_TILES)),  # where each tile lies
        ("near", "i4", (SEATS, MAX_TILES)),  # the tiles adjacent to each tile
        ("places", "i4", (SEATS, MAX_PLACES)),  # where a further tile could lie: ground, then upper
        ("rests", "i4", (SEATS, MAX_PLACES)),  # the tiles that such a place touches or rests on
        ("covered", "i4", (SEATS,)),  # the tiles that carry another
        ("colours", "i4", (SEATS, COLOURS)),  # the tiles of each colour
        ("animals", "i4", (SEATS, ANIMALS)),  # the tiles with each animal
        ("face", "i1", (SEATS, MAX_TILES)),
        ("tiles", "i1", (SEATS,)),  # how many tiles
        ("ground_places", "i1", (SEATS,)),
        ("all_places", "i1", (SEATS,)),
        # Tokens, by seat.
        ("stock", "i1", (SEATS, TOKENS)),
        ("stored", "i1", (SEATS,)),  # colours with a token on their warehouse, as a bit mask
        ("bonus", "i1", (SEATS,)),
        # The table.
        ("supply", "i1", (TOKENS,)),
        ("bonus_supply", "i1"),
        ("markers", "i1", (COLUMNS, WIDEST)),  # -1 where a column has no such marker
        ("offer", "i1", (COLUMNS,)),  # faces, NO_TILE for a gap
        ("piles", "i1", (2, PILE)),  # faces, the top one last; 0 beyond the top
        ("pile", "i1", (2,)),  # how many tiles in each pile
        # The turn.
        ("edition", "i1"),
        ("first", "i1"),  # the start player
        ("phase", "i1"),
        ("spendable", "i1"),  # ankhs that may still be spent this turn
        ("bought", "i1"),  # 1 once a tile was bought this turn
        ("extra", "i1"),  # 1 when the same seat goes on with an extra turn
        ("idle", "i2"),  # finished turns since the last purchase
        ("rounds", "i2"),
        ("turns", "i2"),  # finished turns, extra turns included
    ],
    align=True,
)
