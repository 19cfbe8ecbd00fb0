"""Tokens: prices, warehouses and the limits at the end of a turn.

A warehouse stores one token of its own colour while no tile covers it. There is one warehouse of
each colour, so what a seat has stored is a set of colours. The engine decides where tokens lie:
payments use stored tokens first, and tokens over the limit are stored before any is returned.
"""

from __future__ import annotations

from ostraka.core.kernel.compile import kernel
from ostraka.games.ankhor.rules.state import FR
from ostraka.games.ankhor.rules.tables import ANKH, COLOURS, KINDS, WAREHOUSE
from ostraka.games.ankhor.state_types import AnkhorData, AnkhorState


@kernel
def held(s: AnkhorState, seat: int, colour: int) -> int:
    """The resource tokens of a colour that a seat can spend, a stored one included."""
    return int(s.stock[seat, colour]) + (int(s.stored[seat]) >> colour & 1)


@kernel
def short(s: AnkhorState, seat: int, column: int, colour: int) -> int:
    """How many tokens of a colour a seat lacks to pay a column's price."""
    return max(0, int(s.prices[column, colour]) - held(s, seat, colour))


@kernel
def give_back(s: AnkhorState, seat: int, token: int, count: int) -> None:
    """Put tokens from a seat's stock back into the supply."""
    s.stock[seat, token] -= count
    s.supply[token] += count


@kernel
def pay(s: AnkhorState, seat: int, column: int, spared: int) -> None:
    """Pay one token for each marker above a column, but for one of the spared colour (-1: none)."""
    for row in range(s.markers.shape[1]):
        colour = int(s.markers[column, row])
        if colour < 0:
            continue
        if colour == spared:
            spared = -1
        elif int(s.stored[seat]) >> colour & 1:
            s.stored[seat] ^= 1 << colour
            s.supply[colour] += 1
        else:
            give_back(s, seat, colour, 1)


@kernel
def stores(s: AnkhorState, seat: int, tile: int) -> bool:
    """Whether a tile is a warehouse that no tile covers."""
    return int(s.face[seat, tile]) % KINDS == WAREHOUSE and not int(s.covered[seat]) >> tile & 1


@kernel
def lose_covered(s: AnkhorState, seat: int) -> bool:
    """A token on a warehouse that is now covered goes to the supply, or in `fr` to the stock.

    Whether one went to the stock.
    """
    freed = False
    if s.stored[seat] == 0:
        return freed
    for tile in range(int(s.tiles[seat])):
        if int(s.face[seat, tile]) % KINDS == WAREHOUSE and not stores(s, seat, tile):
            colour = int(s.face[seat, tile]) // KINDS
            if int(s.stored[seat]) >> colour & 1:
                s.stored[seat] ^= 1 << colour
                if s.edition == FR:
                    s.stock[seat, colour] += 1
                    freed = True
                else:
                    s.supply[colour] += 1
    return freed


@kernel
def resources_over(s: AnkhorState, data: AnkhorData, seat: int) -> int:
    """How many resource tokens in a seat's stock are above the limit."""
    total = 0
    for colour in range(COLOURS):
        total += int(s.stock[seat, colour])
    return max(0, total - int(data.stock_limit))


@kernel
def ankhs_over(s: AnkhorState, data: AnkhorData, seat: int) -> int:
    """How many of a seat's ankhs are above the limit."""
    return max(0, int(s.stock[seat, ANKH]) - int(data.ankh_limit))


@kernel
def store_surplus(s: AnkhorState, data: AnkhorData, seat: int) -> None:
    """Tokens over the limit go into free warehouses of their colour, in the order of colours."""
    over = resources_over(s, data, seat)
    for colour in range(COLOURS):
        if over == 0:
            return
        if s.stock[seat, colour] == 0 or int(s.stored[seat]) >> colour & 1:
            continue
        for tile in range(int(s.tiles[seat])):
            if int(s.face[seat, tile]) // KINDS == colour and stores(s, seat, tile):
                s.stock[seat, colour] -= 1
                s.stored[seat] |= 1 << colour
                over -= 1
                break
