"""Dealing again while somebody else is choosing among cards that the seat does not see.

Whoever is asked has a real choice: a single option would have been taken at once. So the cards are
dealt as always, by what the seat knows alone, and where that leaves nothing to choose, cards trade
places until there is something. In the rare case that this leads nowhere all stays as it is.
"""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.random import below
from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.knowledge.marks import redraw_marks
from ostraka.games.ancient_knowledge.knowledge.spots import (
    set_technology,
    spots,
    technology_at,
    technology_spots,
)
from ostraka.games.ancient_knowledge.knowledge.trades import (
    deal_all,
    sort_hands,
    trade,
    trade_sight,
)
from ostraka.games.ancient_knowledge.rules.state import CURSOR, KIND, SEEN, Frame, I
from ostraka.games.ancient_knowledge.state_types import AkData, AkState
from ostraka.games.ancient_knowledge.turn.offers import make_offer

DEALS = 8  # tries before cards are traded one by one
TRADES = 4000


@rule
def options(s: AkState, data: AkData) -> int:
    """How many options there are, up to as many as make a real choice, which is 2.

    One of the turn's two actions is asked for even if there is only one.
    """
    make_offer(s, data)
    if s.offered == 1 and s.stack[s.depth - 1, KIND] == Frame.ACTION:
        return 2
    return min(2, I(s.offered))


@rule
def trade_technology(s: AkState, data: AkData, seat: int, level: int, stream: Any) -> None:
    """Two technologies of a level trade places, if the seat cannot tell."""
    count = technology_spots(s, data, level)
    if count > 1:
        i, j = below(stream, count), below(stream, count)
        a, b = technology_at(s, level, i), technology_at(s, level, j)
        if s.sight[seat, a] != SEEN and s.sight[seat, b] != SEEN:
            set_technology(s, level, i, b)
            set_technology(s, level, j, a)
            trade_sight(s, seat, a, b)


@rule
def trade_for_a_choice(s: AkState, data: AkData, seat: int, stream: Any) -> bool:
    """Let cards trade places, never to fewer options, until there is a choice; whether there is."""
    s.stack[s.depth - 1, CURSOR] = 0  # the hand lies in another order: go through all of it
    found = options(s, data)
    count = spots(s)
    looking = s.in_limbo > 0 and data.level[s.limbo[0]] > 0
    for _ in range(TRADES):
        if found == 2:
            break
        if looking:
            trade_technology(s, data, seat, I(data.level[s.limbo[0]]) - 1, stream)
            found = options(s, data)
            continue
        i, j = below(stream, count), below(stream, count)
        if trade(s, seat, i, j):
            now = options(s, data)
            if now < found:
                trade(s, seat, i, j)
            else:
                found = now
    sort_hands(s, seat)
    return options(s, data) == 2


@rule
def deal_to_chooser(s: AkState, data: AkData, seat: int, stream: Any) -> None:
    """Deal all that the seat cannot know so that whoever is choosing has a choice."""
    deck, pile, hand, limbo = s.deck.copy(), s.pile.copy(), s.hand.copy(), s.limbo.copy()
    technologies, sight = s.tech_deck.copy(), s.sight.copy()
    cursor = s.stack[s.depth - 1, CURSOR]
    for _ in range(DEALS):
        deal_all(s, data, seat, stream)
        redraw_marks(s, seat, stream)
        if options(s, data) == 2:
            return
    if not trade_for_a_choice(s, data, seat, stream):
        s.deck[:], s.pile[:], s.hand[:], s.limbo[:] = deck, pile, hand, limbo
        s.tech_deck[:], s.sight[:] = technologies, sight
        s.stack[s.depth - 1, CURSOR] = cursor
        make_offer(s, data)
