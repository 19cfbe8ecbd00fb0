"""Dealing all that a seat cannot know, by what it knows alone.

Mostly all builder cards that the seat has lost sight of may lie in all the same places; then they
are dealt again (`deal`). Otherwise they are first laid out by what the seat knows (`spots`), and
trade places at random wherever, as far as the seat can tell, each of the two may lie in the place
of the other (`sight`). Doing this often enough gives any state that agrees with all it has seen.
"""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.random import below, shuffle
from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.knowledge.deal import deal_again
from ostraka.games.ancient_knowledge.knowledge.spots import (
    at,
    hidden_place,
    lay_out,
    lay_out_technologies,
    loose,
    set_at,
    set_technology,
    spots,
    technology_at,
    technology_spots,
)
from ostraka.games.ancient_knowledge.rules.state import SEEN
from ostraka.games.ancient_knowledge.state_types import AkData, AkState

SWEEPS = 6


@rule
def trade_sight(s: AkState, seat: int, a: int, b: int) -> None:
    """Two cards have traded places: what the others know of one they now know of the other."""
    for other in range(s.players):
        if other != seat:
            kept = s.sight[other, a]
            s.sight[other, a] = s.sight[other, b]
            s.sight[other, b] = kept


@rule
def trade(s: AkState, seat: int, i: int, j: int) -> bool:
    """Two hidden spots trade their builder cards, if the seat cannot tell; whether they did."""
    a, b = at(s, i), at(s, j)
    if not loose(s, seat, a) or not loose(s, seat, b):
        return False
    here, there = hidden_place(s, i), hidden_place(s, j)
    if here == there or s.sight[seat, a] & there == 0 or s.sight[seat, b] & here == 0:
        return False
    set_at(s, i, b)
    set_at(s, j, a)
    trade_sight(s, seat, a, b)
    return True


@rule
def trade_builders(s: AkState, seat: int, stream: Any) -> None:
    """Let builder cards trade places as far as the seat cannot tell."""
    count = spots(s)
    for _ in range(SWEEPS):
        for i in range(count):
            if loose(s, seat, at(s, i)):
                trade(s, seat, i, below(stream, count))
    shuffle(stream, s.deck, 0, s.deck_size)


@rule
def sort_hands(s: AkState, seat: int) -> None:
    """Put the hands of all others back into ascending order."""
    for other in range(s.players):
        for i in range(1, s.held[other]):
            card = s.hand[other, i]
            j = i
            while other != seat and j > 0 and s.hand[other, j - 1] > card:
                s.hand[other, j] = s.hand[other, j - 1]
                j -= 1
            s.hand[other, j] = card


@rule
def trade_technologies(s: AkState, data: AkData, seat: int, level: int, stream: Any) -> None:
    """Let technologies of a level trade places in their deck (and limbo) where not known."""
    for i in range(technology_spots(s, data, level) - 1, 0, -1):
        a = technology_at(s, level, i)
        j = below(stream, i + 1)
        b = technology_at(s, level, j)
        if s.sight[seat, a] != SEEN and s.sight[seat, b] != SEEN:
            set_technology(s, level, i, b)
            set_technology(s, level, j, a)
            trade_sight(s, seat, a, b)


@rule
def deal_all(s: AkState, data: AkData, seat: int, stream: Any) -> None:
    """Deal everything that the seat cannot know, by what it knows alone."""
    if not deal_again(s, seat, stream):
        lay_out(s, seat)
        sort_hands(s, seat)
        trade_builders(s, seat, stream)
    sort_hands(s, seat)
    for level in range(2):
        lay_out_technologies(s, data, seat, level)
        trade_technologies(s, data, seat, level, stream)
