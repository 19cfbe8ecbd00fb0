"""Carrying out actions, and how turns and rounds follow one another."""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.compile import kernel
from ostraka.games.ankhor.rules import codes
from ostraka.games.ankhor.rules import state as st
from ostraka.games.ankhor.rules import tables as tb
from ostraka.games.ankhor.rules.codes import (
    buy_column,
    buy_place,
    buy_spared,
    kept,
    kind_of,
    move_place,
    move_tile,
    refresh_pile,
    take_token,
    whole,
)
from ostraka.games.ankhor.rules.geometry import survey
from ostraka.games.ankhor.rules.groups import part, settle_bonus
from ostraka.games.ankhor.rules.legal import ankh_action_possible
from ostraka.games.ankhor.rules.offer import clear, fill, offered
from ostraka.games.ankhor.rules.tokens import (
    ankhs_over,
    give_back,
    lose_covered,
    pay,
    resources_over,
    store_surplus,
)
from ostraka.games.ankhor.state_types import AnkhorData, AnkhorState

# An action is carried out in steps: the price, the placing, and one after the other what follows.
PAY, PLACE, STOCK, COVER, BONUS, CLEAR, FILL, CLOSE, NEXT, DONE = range(10)


@kernel
def apply(s: AnkhorState, data: AnkhorData, action: Any) -> None:
    """Carry out a legal action of the acting seat."""
    code = int(action)
    step = PAY
    while step != DONE:
        step = advance(s, data, code, step)


@kernel
def advance(s: AnkhorState, data: AnkhorData, code: int, step: int) -> int:
    """Carry out one step of an action; which step follows it.

    Whoever tells what an action does goes through the same steps and looks at the table after each.
    """
    seat = whole(s.seat)
    if step == PAY:
        s.actor = seat
        s.last = code + 1
        return _pay(s, data, seat, code)
    if step == PLACE:
        if kind_of(code) == codes.MOVE:
            if s.merged_bonus:
                part(s, data, seat, move_tile(code))
            s.at[seat, move_tile(code)] = move_place(s, seat, code)
        else:
            _buy(s, seat, code)
        survey(s, data, seat)
        return COVER if kind_of(code) == codes.MOVE else STOCK
    if step == STOCK:
        _stock_warehouse(s, seat)
        return COVER
    if step == COVER:
        if lose_covered(s, seat) and s.covered_at_once:
            s.resume = s.phase + 1
        return BONUS
    if step == BONUS:
        settle_bonus(s, data, seat)
        return CLOSE
    if step == CLEAR:
        clear(s)
        return FILL
    if step == FILL:
        fill(s, refresh_pile(code))
        return CLOSE
    if step == CLOSE:
        return NEXT if _turn_ends(s, data, kind_of(code)) else DONE
    _next_turn(s, data)
    return DONE


@kernel
def _pay(s: AnkhorState, data: AnkhorData, seat: int, code: int) -> int:
    """Tokens change hands, as every action but the end of a turn begins; which step follows."""
    kind = kind_of(code)
    if kind == codes.TAKE:
        for which in range(3):
            give_back(s, seat, take_token(code, which), -1)
        s.phase = st.TURN_AFTER
    elif kind == codes.BUY:
        pay(s, seat, buy_column(code), buy_spared(code))
        return PLACE
    elif kind == codes.RETURN:
        for colour in range(tb.COLOURS):
            give_back(s, seat, colour, int(s.stock[seat, colour]) - kept(s, seat, code, colour))
        give_back(s, seat, tb.ANKH, ankhs_over(s, data, seat))
    elif kind != codes.END:
        s.spendable -= 1
        give_back(s, seat, tb.ANKH, 1)
        return CLEAR if kind == codes.REFRESH else PLACE
    return CLOSE


@kernel
def _buy(s: AnkhorState, seat: int, code: int) -> None:
    """Place the tile that has been paid; a scribe brings an extra turn."""
    column = buy_column(code)
    face = int(s.offer[column])
    s.offer[column] = st.NO_TILE
    s.bought = 1
    s.phase = st.TURN_AFTER
    add_tile(s, seat, face, buy_place(s, seat, code))
    if face % tb.KINDS == tb.SCRIBE:
        s.extra = 1


@kernel
def _stock_warehouse(s: AnkhorState, seat: int) -> None:
    """A warehouse that has just been bought takes a token of its colour, if there is one."""
    face = int(s.face[seat, int(s.tiles[seat]) - 1])
    colour = face // tb.KINDS
    if face % tb.KINDS == tb.WAREHOUSE and s.supply[colour] > 0:
        s.supply[colour] -= 1
        s.stored[seat] |= 1 << colour


@kernel
def add_tile(s: AnkhorState, seat: int, face: int, place: int) -> None:
    """Lay a further tile into a domain."""
    tile = int(s.tiles[seat])
    s.face[seat, tile] = face
    s.at[seat, tile] = place
    s.colours[seat, face // tb.KINDS] |= 1 << tile
    if face % tb.KINDS < tb.ANIMALS:
        s.animals[seat, face % tb.KINDS] |= 1 << tile
    s.tiles[seat] += 1


@kernel
def _turn_ends(s: AnkhorState, data: AnkhorData, kind: int) -> bool:
    """Whether the turn is over after an action of this kind.

    It is after a scribe, and as soon as the main action is done and no ankh can be spent. What
    can be stored is stored; a seat that is still over a limit must return the surplus first.
    """
    if kind == codes.RETURN and not s.resume:
        return True
    if s.resume:
        if kind != codes.RETURN and _must_return(s, data):
            return False
        s.phase = s.resume - 1
        s.resume = 0
    if kind != codes.END and not s.extra and (s.phase == st.TURN_MAIN or ankh_action_possible(s)):
        return False
    if s.extra and not s.scribe_limits:
        return True
    if _must_return(s, data):
        s.spendable = 0
        return False
    return True


@kernel
def _must_return(s: AnkhorState, data: AnkhorData) -> bool:
    """Store what can be stored; whether tokens are still over a limit and must go back now."""
    seat = whole(s.seat)
    store_surplus(s, data, seat)
    if resources_over(s, data, seat) == 0 and ankhs_over(s, data, seat) == 0:
        return False
    s.phase = st.TURN_RETURN
    return True


@kernel
def _next_turn(s: AnkhorState, data: AnkhorData) -> None:
    """An extra turn for the same seat, or the next seat's turn; rounds begin with `first`."""
    s.turns += 1
    s.idle = 0 if s.bought else s.idle + 1
    if s.extra:
        s.extra = 0
    else:
        s.seat = (s.seat + 1) % s.players
        if s.seat == s.first:
            _finish_round(s, data)
            if s.over:
                return
    begin_turn(s)


@kernel
def begin_turn(s: AnkhorState) -> None:
    """Spendable this turn are the ankhs held at its start."""
    s.phase = st.TURN_MAIN
    s.bought = 0
    s.spendable = s.stock[s.seat, tb.ANKH]


@kernel
def _finish_round(s: AnkhorState, data: AnkhorData) -> None:
    """A game ends only between rounds, when all have had the same number of turns."""
    for seat in range(whole(s.players)):
        if s.tiles[seat] >= data.end_tiles:
            s.over = st.THIRTEEN
    if not s.over and s.pile[0] + s.pile[1] + offered(s) == 0:
        s.over = st.NOTHING_LEFT
    if not s.over and s.idle >= data.end_idle:
        s.over = st.GIVEN_UP
    if s.over:
        s.seat = -1
        s.phase = st.TURN_MAIN
        s.spendable = 0
        s.bought = 0
    else:
        s.rounds += 1
