"""What the acting seat may do.

Before the main action: take three tokens or buy a tile. Before and after it, while an ankh is
spendable: refresh the offer or move a tile. After it also: end the turn. With too many tokens at
the end of a turn: return exactly the surplus.
"""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel import kernel
from ostraka.games.ankhor.codes import (
    END,
    buy_code,
    move_code,
    refresh_code,
    return_code,
    take_code,
    whole,
)
from ostraka.games.ankhor.geometry import can_move_to
from ostraka.games.ankhor.offer import can_refresh, choosable
from ostraka.games.ankhor.state import NO_TILE, TURN_AFTER, TURN_MAIN, TURN_RETURN
from ostraka.games.ankhor.tables import COLOURS, COLUMNS, KINDS, TOKENS
from ostraka.games.ankhor.tokens import ankhs_over, resources_over, short, wanted

__all__ = ["ankh_action_possible", "legal"]


@kernel
def legal(s: Any, data: Any, out: Any) -> int:
    """Write the codes of all legal actions; how many there are."""
    if s.over:
        return 0
    seat = whole(s.seat)
    if s.phase == TURN_RETURN:
        return _returns(s, data, seat, out)
    count = 0
    if s.phase == TURN_MAIN:
        count = _takes(s, out)
        for column in range(COLUMNS):
            if s.offer[column] != NO_TILE:
                count = _buys(s, seat, column, out, count)
    if s.spendable > 0:
        if can_refresh(s):
            for pile in range(2):
                if choosable(s, pile):
                    out[count] = refresh_code(pile)
                    count += 1
        count = _moves(s, seat, out, count)
    if s.phase == TURN_AFTER:
        out[count] = END
        count += 1
    return count


@kernel
def _takes(s: Any, out: Any) -> int:
    """Any three tokens that the supply holds."""
    count = 0
    for first in range(TOKENS):
        if s.supply[first] == 0:
            continue
        for second in range(first, TOKENS):
            if s.supply[second] < (2 if second == first else 1):
                continue
            for third in range(second, TOKENS):
                needed = 1
                if third == second:
                    needed = 3 if second == first else 2
                if s.supply[third] >= needed:
                    out[count] = take_code(first, second, third)
                    count += 1
    return count


@kernel
def _buys(s: Any, seat: int, column: int, out: Any, count: int) -> int:
    """The tile of a column, on every place where it may lie and can be paid.

    An upper place needs the tile's colour beneath it, and costs one marker less, of the
    buyer's choice.
    """
    missing = 0
    for colour in range(COLOURS):
        missing += short(s, seat, column, colour)
    if missing == 0:
        for spot in range(int(s.ground_places[seat])):
            out[count] = buy_code(column, -1, int(s.places[seat, spot]))
            count += 1
    if missing <= 1 and s.ground_places[seat] < s.all_places[seat]:
        alike = int(s.colours[seat, int(s.offer[column]) // KINDS])
        for spared in range(COLOURS):
            if wanted(s, column, spared) == 0 or missing > short(s, seat, column, spared):
                continue
            for spot in range(int(s.ground_places[seat]), int(s.all_places[seat])):
                if int(s.rests[seat, spot]) & alike:
                    out[count] = buy_code(column, spared, int(s.places[seat, spot]))
                    count += 1
    return count


@kernel
def _moves(s: Any, seat: int, out: Any, count: int) -> int:
    """Every tile that carries none, to every place that can hold it."""
    covered = int(s.covered[seat])
    for tile in range(int(s.tiles[seat])):
        if covered >> tile & 1:
            continue
        for spot in range(int(s.all_places[seat])):
            if can_move_to(s, seat, tile, spot):
                out[count] = move_code(tile, int(s.places[seat, spot]))
                count += 1
    return count


@kernel
def _returns(s: Any, data: Any, seat: int, out: Any) -> int:
    """Every choice of surplus resources; surplus ankhs are all alike."""
    ankhs = ankhs_over(s, data, seat)
    over = resources_over(s, data, seat)
    stock = s.stock[seat]
    count = 0
    for b in range(min(over, int(stock[0])) + 1):
        for w in range(min(over - b, int(stock[1])) + 1):
            for k in range(min(over - b - w, int(stock[2])) + 1):
                for g in range(min(over - b - w - k, int(stock[3])) + 1):
                    r = over - b - w - k - g
                    if r <= stock[4]:
                        out[count] = return_code(b, w, k, g, r, ankhs)
                        count += 1
    return count


@kernel
def ankh_action_possible(s: Any) -> bool:
    """Whether an ankh could still be spent this turn."""
    if s.spendable == 0:
        return False
    if can_refresh(s):
        return True
    seat = whole(s.seat)
    for tile in range(int(s.tiles[seat])):
        if int(s.covered[seat]) >> tile & 1:
            continue
        for spot in range(int(s.all_places[seat])):
            if can_move_to(s, seat, tile, spot):
                return True
    return False
