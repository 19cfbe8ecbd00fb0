"""What the acting seat may do.

Before the main action: take three tokens or buy a tile. Before and after it, while an ankh is
spendable: refresh the offer or move a tile. After it also: end the turn. With too many tokens at
the end of a turn: return exactly the surplus.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel.compile import kernel
from ostraka.games.ankhor.rules import codes
from ostraka.games.ankhor.rules.codes import (
    buy_ground_code,
    buy_upper_code,
    moves_of,
    refresh_code,
    return_code,
    whole,
)
from ostraka.games.ankhor.rules.geometry import LEVEL, carried_by_others, touches_another
from ostraka.games.ankhor.rules.offer import can_refresh, choosable
from ostraka.games.ankhor.rules.state import NO_TILE, TURN_AFTER, TURN_MAIN, TURN_RETURN
from ostraka.games.ankhor.rules.tables import COLOURS, COLUMNS, KINDS, TOKENS
from ostraka.games.ankhor.rules.tokens import resources_over, short
from ostraka.games.ankhor.state_types import AnkhorData, AnkhorState


@kernel
def legal(s: AnkhorState, data: AnkhorData, out: Any) -> int:
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
        out[count] = codes.END_CODE
        count += 1
    return count


# Token types have four bits each, so that what is needed can be taken from what is there in a
# single subtraction: the highest bit of each type stays if there is enough of it.
NEEDED = (1 << 4 * codes.THREES.astype(np.int64)).sum(1)
ENOUGH = sum(8 << 4 * token for token in range(TOKENS))


@kernel
def _takes(s: AnkhorState, out: Any) -> int:
    """Any three tokens that the supply holds; the code of a take is which three they are."""
    there = ENOUGH
    for token in range(TOKENS):
        there += min(7, int(s.supply[token])) << 4 * token
    count = 0
    for three in range(NEEDED.size):
        if there - NEEDED[three] & ENOUGH == ENOUGH:
            out[count] = three
            count += 1
    return count


@kernel
def _buys(s: AnkhorState, seat: int, column: int, out: Any, count: int) -> int:
    """The tile of a column, on every place where it may lie and can be paid.

    An upper place needs the tile's colour beneath it, and costs one marker less, of the
    buyer's choice.
    """
    missing = 0
    for colour in range(COLOURS):
        missing += short(s, seat, column, colour)
    ground, upper = int(s.ground_places[seat]), int(s.all_places[seat] - s.ground_places[seat])
    if missing == 0:
        for spot in range(ground):
            out[count + spot] = buy_ground_code(column, spot)
        count += ground
    if missing <= 1 and upper > 0:
        alike = int(s.colours[seat, int(s.offer[column]) // KINDS])
        for spared in range(COLOURS):
            if s.prices[column, spared] == 0 or missing > short(s, seat, column, spared):
                continue
            for spot in range(upper):
                if int(s.rests[seat, ground + spot]) & alike:
                    out[count] = buy_upper_code(column, spared, spot)
                    count += 1
    return count


@kernel
def _moves(s: AnkhorState, seat: int, out: Any, count: int) -> int:
    """Every tile that carries none, to every place that can hold it."""
    covered = int(s.covered[seat])
    ground, upper = int(s.ground_places[seat]), int(s.all_places[seat] - s.ground_places[seat])
    for tile in range(int(s.tiles[seat])):
        if covered >> tile & 1:
            continue
        code = moves_of(tile)
        if s.at[seat, tile] < LEVEL:
            for spot in range(ground):
                if touches_another(int(s.rests[seat, spot]), tile):
                    out[count] = code + spot
                    count += 1
        else:
            for spot in range(upper):
                if carried_by_others(int(s.rests[seat, ground + spot]), tile):
                    out[count] = code + codes.GROUND + spot
                    count += 1
    return count


@kernel
def _returns(s: AnkhorState, data: AnkhorData, seat: int, out: Any) -> int:
    """Every choice of surplus resources; surplus ankhs are all alike."""
    over = resources_over(s, data, seat)
    stock = s.stock[seat]
    if over == 0:
        out[0] = codes.ONLY_ANKHS_CODE
        return 1
    count = 0
    for b in range(min(over, int(stock[0])) + 1):
        for w in range(min(over - b, int(stock[1])) + 1):
            for k in range(min(over - b - w, int(stock[2])) + 1):
                for g in range(min(over - b - w - k, int(stock[3])) + 1):
                    r = over - b - w - k - g
                    if r <= stock[4]:
                        out[count] = return_code(
                            int(stock[0]) - b,
                            int(stock[1]) - w,
                            int(stock[2]) - k,
                            int(stock[3]) - g,
                            int(stock[4]) - r,
                        )
                        count += 1
    return count


@kernel
def ankh_action_possible(s: AnkhorState) -> bool:
    """Whether an ankh could still be spent this turn."""
    if s.spendable == 0:
        return False
    if can_refresh(s):
        return True
    return _can_move(s, whole(s.seat))


@kernel
def _can_move(s: AnkhorState, seat: int) -> bool:
    """Whether some tile that carries none has a place to go to."""
    ground = int(s.ground_places[seat])
    for tile in range(int(s.tiles[seat])):
        if int(s.covered[seat]) >> tile & 1:
            continue
        if s.at[seat, tile] < LEVEL:
            for spot in range(ground):
                if touches_another(int(s.rests[seat, spot]), tile):
                    return True
        else:
            for spot in range(ground, int(s.all_places[seat])):
                if carried_by_others(int(s.rests[seat, spot]), tile):
                    return True
    return False
