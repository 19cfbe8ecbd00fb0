"""The whole state of a game of Ankh'or, as one record.

A domain is a list of tiles in the order in which they were bought: what each shows (`face`) and
where it lies (`at`, a place code of `geometry`). Which tiles are adjacent, which are covered and
where another tile could go follow from that list; they are kept beside it because legal actions
and scores ask for them all the time. Sets of tiles are bit masks over positions in the list.
"""

from __future__ import annotations

from math import comb, sqrt

import numpy as np

from ostraka.core.kernel.compile import HEADER
from ostraka.games.ankhor.rules import tables as tb

SEATS = max(tb.PLAYERS)
PILE = int(max(tb.DATA.piles))


def most_ground(tiles: int) -> int:
    """No domain of this many tiles has more ground places: each is at a side of one of them."""
    return max(1, 4 * tiles)


def most_upper(tiles: int) -> int:
    """No domain of this many tiles has more upper places.

    q full squares of ground tiles need at least (√q + 1)² tiles (Brunn and Minkowski, for cells of
    a grid). Higher up no more come about: a tile there takes one place, and gives rise to one at
    most, as the lower left tile of a square.
    """
    return int((sqrt(tiles) - 1) ** 2) if tiles else 0


MAX_PLACES = most_ground(tb.MAX_TILES)
"""Of both sorts together: q full squares have at least 2q common sides, which are no places."""

MAX_LEGAL = comb(tb.TOKENS + 2, 3) + 3 + (tb.COLUMNS + tb.MAX_TILES) * MAX_PLACES
"""The takes, two piles and the end; each column and each tile to every place.

An upper place counts three times for a column, as one of three markers is spared there; but each
full square has cost the ground four places.
"""

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
        ("at", "i4", (SEATS, tb.MAX_TILES)),  # where each tile lies
        ("near", "i4", (SEATS, tb.MAX_TILES)),  # the tiles adjacent to each tile
        ("places", "i4", (SEATS, MAX_PLACES)),  # where a further tile could lie: ground, then upper
        ("rests", "i4", (SEATS, MAX_PLACES)),  # the tiles that such a place touches or rests on
        ("covered", "i4", (SEATS,)),  # the tiles that carry another
        ("colours", "i4", (SEATS, tb.COLOURS)),  # the tiles of each colour
        ("animals", "i4", (SEATS, tb.ANIMALS)),  # the tiles with each animal
        ("face", "i1", (SEATS, tb.MAX_TILES)),
        ("tiles", "i1", (SEATS,)),  # how many tiles
        ("ground_places", "i1", (SEATS,)),
        ("all_places", "i1", (SEATS,)),
        # Tokens, by seat.
        ("stock", "i1", (SEATS, tb.TOKENS)),
        ("stored", "i1", (SEATS,)),  # colours with a token on their warehouse, as a bit mask
        ("bonus", "i1", (SEATS,)),
        (
            "earned",
            "i1",
            (SEATS, tb.COLOURS + tb.ANIMALS),
        ),  # bonus tokens by group, if merged ones stay
        ("points", "i1", (SEATS,)),  # for the tiles of the domain alone
        # The table.
        ("supply", "i1", (tb.TOKENS,)),
        ("bonus_supply", "i1"),
        ("markers", "i1", (tb.COLUMNS, tb.WIDEST)),  # -1 where a column has no such marker
        ("prices", "i1", (tb.COLUMNS, tb.COLOURS)),  # the same, as markers of each colour
        ("offer", "i1", (tb.COLUMNS,)),  # faces, NO_TILE for a gap
        ("unseen", "i1", (tb.FACES,)),  # tiles of each face that the piles hold between them
        ("piles", "i1", (2, PILE)),  # faces, the top one last; 0 beyond the top
        ("pile", "i1", (2,)),  # how many tiles in each pile
        # The turn.
        ("edition", "i1"),
        ("merged_bonus", "i1"),  # 1 where groups that merge keep all their bonus tokens
        ("covered_at_once", "i1"),  # 1 where the limit applies at once to tokens set free in `fr`
        ("scribe_limits", "i1"),  # 1 where the limits apply before the extra turn of a scribe
        ("first", "i1"),  # the start player
        ("phase", "i1"),
        ("resume", "i1"),  # while tokens go back within a turn: the phase that continues, plus 1
        ("spendable", "i1"),  # ankhs that may still be spent this turn
        ("bought", "i1"),  # 1 once a tile was bought this turn
        ("extra", "i1"),  # 1 when the same seat continues with an extra turn
        ("actor", "i1"),  # the seat that acted last
        ("last", "i2"),  # the code of its action and one more, 0 before the first
        ("idle", "i2"),  # finished turns since the last purchase
        ("rounds", "i2"),
        ("turns", "i2"),  # finished turns, extra turns included
    ],
    align=True,
)
