"""The hidden spots of a table, and an order for them that depends on nothing hidden.

Deck, discard pile, hands and limbo are looked at as one row of spots. Before anything is drawn
again for a seat, the cards whose place it does not know are laid out as if nobody had looked: each
where the seat thinks it may be (`sight`), the lowest numbers first. What comes of a reshuffle is
then decided by the seat's knowledge and the stream alone, never by where the cards truly were.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.rules.state import IN_DECK, IN_HAND, IN_LIMBO, IN_PILE, SEEN, I
from ostraka.games.ancient_knowledge.state_types import AkData, AkState

PLACES = 7  # bits of `sight`: deck, pile, four hands, limbo
NOWHERE = -1


@rule
def hidden_place(s: AkState, i: int) -> int:
    """The place of the i-th hidden spot: deck, pile, hands, limbo, in this order; 0 at the end."""
    if i < s.deck_size:
        return IN_DECK
    i -= s.deck_size
    if i < s.pile_size:
        return IN_PILE
    i -= s.pile_size
    for seat in range(s.players):
        if i < s.held[seat]:
            return IN_HAND << seat
        i -= s.held[seat]
    return IN_LIMBO if i < s.in_limbo else 0


@rule
def at(s: AkState, i: int) -> int:
    """The card in the i-th hidden spot."""
    if i < s.deck_size:
        return I(s.deck[i])
    i -= s.deck_size
    if i < s.pile_size:
        return I(s.pile[i])
    i -= s.pile_size
    for seat in range(s.players):
        if i < s.held[seat]:
            return I(s.hand[seat, i])
        i -= s.held[seat]
    return I(s.limbo[i])


@rule
def set_at(s: AkState, i: int, card: int) -> None:
    """Put a card into the i-th hidden spot."""
    if i < s.deck_size:
        s.deck[i] = card
        return
    i -= s.deck_size
    if i < s.pile_size:
        s.pile[i] = card
        return
    i -= s.pile_size
    for seat in range(s.players):
        if i < s.held[seat]:
            s.hand[seat, i] = card
            return
        i -= s.held[seat]
    s.limbo[i] = card


@rule
def spots(s: AkState) -> int:
    """How many hidden spots there are."""
    count = I(s.deck_size) + I(s.pile_size) + I(s.in_limbo)
    for seat in range(s.players):
        count += I(s.held[seat])
    return count


@rule
def loose(s: AkState, seat: int, card: int) -> bool:
    """Whether a builder card may lie in several places, as far as the seat can tell."""
    may = I(s.sight[seat, card])
    return card <= s.builders and may & (may - 1) != 0


@rule
def number_of(place: int) -> int:
    """The number of a place, which is a bit of `sight`."""
    number = 0
    while place >> number > 1:
        number += 1
    return number


@rule
def find_room(may: Any, where: Any, room: Any, comes: Any, card: int) -> None:
    """Give a card a place it may be in; where all are full, others move on to make room.

    A breadth-first search over places: comes[p] is the card that would move to p.
    """
    order = np.zeros(PLACES, np.int64)
    reached = 0
    for place in range(PLACES):
        comes[place] = 0
        if may[card] >> place & 1:
            comes[place] = card
            order[reached] = place
            reached += 1
    looked = 0
    while room[order[looked]] == 0:
        full = order[looked]
        looked += 1
        for tenant in range(1, card):
            if where[tenant] != full:
                continue
            for place in range(PLACES):
                if comes[place] == 0 and may[tenant] >> place & 1:
                    comes[place] = tenant
                    order[reached] = place
                    reached += 1
    place = order[looked]
    room[place] -= 1
    while comes[place] != card:
        tenant = comes[place]
        left = where[tenant]
        where[tenant] = place
        place = left
    where[card] = place


@rule
def put_in_order(cards: Any, count: int) -> None:
    """Sort the first cards of a row."""
    for i in range(1, count):
        card = cards[i]
        j = i
        while j > 0 and cards[j - 1] > card:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card


@rule
def lay_out(s: AkState, seat: int) -> None:
    """Lay the loose builder cards out by the seat's knowledge alone, deck and pile in order.

    What the other seats know of a spot stays with the spot.
    """
    count = spots(s)
    may = np.zeros(len(s.knowledge), np.int64)
    where = np.full(len(s.knowledge), NOWHERE, np.int64)
    room = np.zeros(PLACES, np.int64)
    comes = np.zeros(PLACES, np.int64)
    for i in range(count):
        card = at(s, i)
        if loose(s, seat, card):
            may[card] = I(s.sight[seat, card])
            room[number_of(hidden_place(s, i))] += 1
    for card in range(1, s.builders + 1):
        if may[card] != 0:
            find_room(may, where, room, comes, card)
    known = s.sight.copy()
    following = np.zeros(PLACES, np.int64)
    for i in range(count):
        before = at(s, i)
        if may[before] == 0:
            continue
        place = number_of(hidden_place(s, i))
        card = following[place] + 1
        while where[card] != place:
            card += 1
        following[place] = card
        set_at(s, i, card)
        for other in range(s.players):
            if other != seat:
                s.sight[other, card] = known[other, before]
    put_in_order(s.deck, s.deck_size)
    put_in_order(s.pile, s.pile_size)


@rule
def technology_spots(s: AkState, data: AkData, level: int) -> int:
    """How many places of a level are face down: those of its deck, and of cards set aside."""
    count = I(s.tech_deck_size[level])
    for i in range(s.in_limbo):
        count += data.level[s.limbo[i]] == level + 1
    return I(count)


@rule
def technology_at(s: AkState, level: int, i: int) -> int:
    """The technology in the i-th place of its deck, or beyond it among those set aside."""
    size = I(s.tech_deck_size[level])
    return I(s.tech_deck[level, i]) if i < size else I(s.limbo[i - size])


@rule
def set_technology(s: AkState, level: int, i: int, card: int) -> None:
    """Put a technology into the i-th place."""
    if i < s.tech_deck_size[level]:
        s.tech_deck[level, i] = card
    else:
        s.limbo[i - s.tech_deck_size[level]] = card


@rule
def lay_out_technologies(s: AkState, data: AkData, seat: int, level: int) -> None:
    """Put the unknown technologies of a level into ascending order.

    What the other seats know of a spot stays with the spot.
    """
    count = technology_spots(s, data, level)
    unknown = np.zeros(len(s.knowledge), np.uint8)
    card = len(unknown)
    for i in range(count):
        found = technology_at(s, level, i)
        if s.sight[seat, found] != SEEN:
            unknown[found] = 1
            card = min(card, found)
    known = s.sight.copy()
    for i in range(count):
        before = technology_at(s, level, i)
        if known[seat, before] == SEEN:
            continue
        while not unknown[card]:
            card += 1
        set_technology(s, level, i, card)
        for other in range(s.players):
            if other != seat:
                s.sight[other, card] = known[other, before]
        card += 1
