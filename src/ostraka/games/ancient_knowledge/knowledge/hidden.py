"""Reshuffling what a seat cannot know, and nothing else.

Mostly all builder cards that the seat has lost sight of may lie in all the same places; then they
are dealt anew (`deal`). Otherwise they are first laid out by what the seat knows (`spots`), and
trade places at random wherever, as far as the seat can tell, each of the two may lie in the place
of the other (`sight`). Doing this often enough gives any state that agrees with all it has seen.
"""

from __future__ import annotations

from typing import Any

from ostraka.core.random import below, draw, shuffle
from ostraka.games.ancient_knowledge.knowledge.deal import deal_anew
from ostraka.games.ancient_knowledge.knowledge.spots import (
    at,
    hidden_place,
    lay_out,
    lay_out_technologies,
    loose,
    set_at,
    spots,
)
from ostraka.games.ancient_knowledge.rules.offers import make_offer
from ostraka.games.ancient_knowledge.rules.rule import rule
from ostraka.games.ancient_knowledge.rules.state import (
    CARD,
    CURSOR,
    EXTRA,
    F_ACTION,
    F_OPENING,
    F_OPPONENTS,
    HAND_LIMIT,
    IN_HAND,
    IN_LIMBO,
    KIND,
    SEEN,
    WHAT,
    I,
)

__all__ = ["reshuffle"]

SWEEPS = 6


@rule
def watched(s: Any, seat: int, place: int) -> bool:
    """Whether somebody else's choice may depend on the cards in a place."""
    if s.seat == seat or s.stack[s.depth - 1, KIND] == F_ACTION:
        return False
    return place == IN_LIMBO or place == IN_HAND << I(s.seat)


@rule
def still_a_choice(s: Any, data: Any) -> Any:
    """Whether the seat to choose has something to choose."""
    make_offer(s, data)
    return s.offered > 0


@rule
def trade_sight(s: Any, seat: int, a: int, b: int) -> None:
    """Two cards have traded places: what the others know of one they now know of the other."""
    for other in range(s.players):
        if other != seat:
            kept = s.sight[other, a]
            s.sight[other, a] = s.sight[other, b]
            s.sight[other, b] = kept


@rule
def trade_builders(s: Any, data: Any, seat: int, stream: Any) -> None:
    """Let builder cards trade places as far as the seat cannot tell."""
    count = spots(s)
    row = s.sight[seat]
    for _ in range(SWEEPS):
        for i in range(count):
            a = at(s, i)
            if not loose(s, seat, a):
                continue
            j = below(stream, count)
            b = at(s, j)
            if not loose(s, seat, b):
                continue
            here, there = hidden_place(s, i), hidden_place(s, j)
            if here != there and row[a] & there and row[b] & here:
                set_at(s, i, b)
                set_at(s, j, a)
                trade_sight(s, seat, a, b)
                if watched(s, seat, here) or watched(s, seat, there):
                    if not still_a_choice(s, data):
                        set_at(s, i, a)
                        set_at(s, j, b)
                        trade_sight(s, seat, a, b)
    shuffle(stream, s.deck, 0, s.deck_size)


@rule
def sort_hands(s: Any, seat: int) -> None:
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
def set_technology(s: Any, level: int, i: int, card: int) -> None:
    """Put a technology into the i-th place of its deck, or beyond it into limbo."""
    if i < s.tech_deck_size[level]:
        s.tech_deck[level, i] = card
    else:
        s.limbo[i - s.tech_deck_size[level]] = card


@rule
def trade_technologies(s: Any, data: Any, seat: int, level: int, stream: Any) -> None:
    """Let technologies of a level trade places in their deck (and limbo) where not known."""
    size = I(s.tech_deck_size[level])
    looked = 0
    for i in range(s.in_limbo):
        looked += data.level[s.limbo[i]] == level + 1
    for i in range(size + looked - 1, 0, -1):
        a = I(s.tech_deck[level, i]) if i < size else I(s.limbo[i - size])
        j = below(stream, i + 1)
        b = I(s.tech_deck[level, j]) if j < size else I(s.limbo[j - size])
        if s.sight[seat, a] == SEEN or s.sight[seat, b] == SEEN:
            continue
        set_technology(s, level, i, b)
        set_technology(s, level, j, a)
        trade_sight(s, seat, a, b)
        if looked > 0 and s.seat != seat and not still_a_choice(s, data):
            set_technology(s, level, i, a)
            set_technology(s, level, j, b)
            trade_sight(s, seat, a, b)


@rule
def redraw_marks(s: Any, seat: int, stream: Any) -> None:
    """What others have marked in secret could be anything: mark other places instead."""
    frame = s.stack[s.depth - 1]
    if frame[KIND] != F_OPENING and frame[KIND] != F_OPPONENTS:
        return
    for distance in range(s.players):
        other = (s.active + distance) % s.players
        if other == seat or s.marks[other] == 0:
            continue
        there = I(s.artifact_count[other]) if frame[WHAT] else I(s.held[other])
        marked = 0
        for i in range(HAND_LIMIT):
            marked += s.marks[other] >> i & 1
        choosing = distance == frame[CARD]
        left = marked + (I(frame[EXTRA]) if choosing else 0)
        s.marks[other] = 0
        for i in range(there):  # choose `left` of `there` places; the first `marked` are marked
            if left > 0 and below(stream, there - i) < left:
                left -= 1
                if marked > 0:
                    marked -= 1
                    s.marks[other] |= 1 << i
                    if choosing:
                        frame[CURSOR] = i + 1


@rule
def reshuffle(s: Any, data: Any, seat: int, stream: Any) -> None:
    """Redraw all that the seat cannot know, future chance included; its knowledge is kept.

    Somebody else who is choosing among cards the seat does not see keeps something to choose.
    """
    s.chance = draw(stream)
    if s.over != 0:
        return
    dealt = False
    if s.seat == seat:  # somebody else's choice may hang on cards that the seat does not see
        dealt = deal_anew(s, seat, stream)
        if not dealt:
            lay_out(s, seat)
            sort_hands(s, seat)
        for level in range(2):
            lay_out_technologies(s, seat, level)
    if not dealt:
        trade_builders(s, data, seat, stream)
    sort_hands(s, seat)
    for level in range(2):
        trade_technologies(s, data, seat, level, stream)
    redraw_marks(s, seat, stream)
    if s.seat != seat:
        make_offer(s, data)
        if s.offered == 0:  # the hand lies in another order now: go through it from its start
            s.stack[s.depth - 1, CURSOR] = 0
            make_offer(s, data)
