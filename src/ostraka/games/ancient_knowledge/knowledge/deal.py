"""Dealing again the cards that a seat has lost sight of, where any of them may lie anywhere.

This is the usual case: some cards are known, and the rest lie in the deck and in the hands of the
others, nobody can tell which where. Every such deal is equally likely, and what comes of it is
decided by the seat's knowledge and the stream alone.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel.random import shuffle
from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.knowledge.spots import (
    at,
    hidden_place,
    loose,
    put_in_order,
    set_at,
    spots,
)
from ostraka.games.ancient_knowledge.rules.state import I
from ostraka.games.ancient_knowledge.state_types import AkState


@rule
def known_first(cards: Any, count: int, unknown: Any) -> None:
    """Sort the known cards of a pile to its bottom."""
    kept = 0
    for i in range(count):
        card = cards[i]
        if not unknown[card]:
            cards[i] = cards[kept]
            cards[kept] = card
            kept += 1
    put_in_order(cards, kept)


@rule
def deal_again(s: AkState, seat: int, stream: Any) -> bool:
    """Deal the loose cards again if each may lie wherever one of them lies; whether that is so.

    What the other seats know of a spot stays with the spot.
    """
    count = spots(s)
    unknown = np.zeros(len(s.knowledge), np.uint8)
    common, needed = 255, 0
    for i in range(count):
        card = at(s, i)
        if loose(s, seat, card):
            unknown[card] = 1
            common &= I(s.sight[seat, card])
            needed |= hidden_place(s, i)
    if needed & ~common:
        return False
    cards = np.zeros(len(s.knowledge), np.uint16)
    number = 0
    for card in range(1, s.builders + 1):
        if unknown[card]:
            cards[number] = card
            number += 1
    shuffle(stream, cards, 0, number)
    known_first(s.deck, s.deck_size, unknown)
    known_first(s.pile, s.pile_size, unknown)
    sight = s.sight.copy()
    for i in range(count):
        before = at(s, i)
        if unknown[before]:
            number -= 1
            card = I(cards[number])
            set_at(s, i, card)
            for other in range(s.players):
                if other != seat:
                    s.sight[other, card] = sight[other, before]
    shuffle(stream, s.deck, 0, s.deck_size)
    return True
