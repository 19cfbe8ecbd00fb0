"""Builder cards: the deck, its discard pile, and the hands."""

from __future__ import annotations

from ostraka.core.kernel.random import shuffle
from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.sight import (
    moved_unseen,
    place_emptied,
    seen_by_all,
    seen_by_one,
)
from ostraka.games.ancient_knowledge.rules.state import I, big_rule
from ostraka.games.ancient_knowledge.state_types import AkData, AkState


@rule
def to_hand(s: AkState, seat: int, card: int) -> None:
    """Put a card into a hand, which is kept in ascending order."""
    i = I(s.held[seat])
    while i > 0 and s.hand[seat, i - 1] > card:
        s.hand[seat, i] = s.hand[seat, i - 1]
        i -= 1
    s.hand[seat, i] = card
    s.held[seat] += 1


@rule
def out_of_hand(s: AkState, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    i = 0
    while s.hand[seat, i] != card:
        i += 1
    s.held[seat] -= 1
    while i < s.held[seat]:
        s.hand[seat, i] = s.hand[seat, i + 1]
        i += 1
    s.hand[seat, i] = 0


@rule
def to_pile(s: AkState, card: int) -> None:
    """Put a card on the discard pile; knowledge on it goes back to the supply."""
    s.pile[s.pile_size] = card
    s.pile_size += 1
    s.knowledge[card] = 0


@rule
def open_to_pile(s: AkState, card: int) -> None:
    """Discard a card that everybody sees."""
    to_pile(s, card)
    for seat in range(s.players):
        s.sight[seat, card] = st.IN_PILE


@big_rule
def discard_from_hand(s: AkState, data: AkData, seat: int, card: int) -> None:
    """Discard a card face down: only its owner knows which it was."""
    out_of_hand(s, seat, card)
    to_pile(s, card)
    moved_unseen(s, data, 1 << seat, st.IN_HAND << seat, st.IN_PILE)
    seen_by_one(s, seat, card, st.IN_PILE)
    if s.held[seat] == 0:
        place_emptied(s, data, st.IN_HAND << seat, 0)


@rule
def top_card(s: AkState, data: AkData) -> int:
    """Take the top card of the deck; an empty deck is first made again from the discard pile."""
    if s.deck_size == 0:
        if s.pile_size == 0:
            return 0
        place_emptied(s, data, st.IN_DECK, 0)
        for i in range(s.pile_size):
            s.deck[i] = s.pile[i]
            s.pile[i] = 0
        s.deck_size = s.pile_size
        s.pile_size = 0
        shuffle(s, s.deck, 0, s.deck_size)
        place_emptied(s, data, st.IN_PILE, st.IN_DECK)
    s.deck_size -= 1
    card = I(s.deck[s.deck_size])
    s.deck[s.deck_size] = 0
    s.reveals += 1
    return card


@big_rule
def draw_cards(s: AkState, data: AkData, seat: int, n: int) -> None:
    """Draw n cards as far as the hand limit and the deck allow."""
    room = st.HAND_LIMIT - I(s.held[seat])
    for _ in range(min(n, room)):
        card = top_card(s, data)
        if card == 0:
            break
        moved_unseen(s, data, 1 << seat, st.IN_DECK, st.IN_HAND << seat)
        to_hand(s, seat, card)
        seen_by_one(s, seat, card, st.IN_HAND << seat)


@big_rule
def look(s: AkState, data: AkData, seat: int, n: int) -> None:
    """Lay the top n cards apart: open if seat is -1, else for that seat's eyes only."""
    for _ in range(n):
        card = top_card(s, data)
        if card == 0:
            break
        s.limbo[s.in_limbo] = card
        s.in_limbo += 1
        if seat < 0:
            seen_by_all(s, card)
        else:
            moved_unseen(s, data, 1 << seat, st.IN_DECK, st.IN_LIMBO)
            seen_by_one(s, seat, card, st.IN_LIMBO)


@rule
def out_of_limbo(s: AkState, card: int) -> None:
    """Take a card from among those set aside, keeping the order of the others."""
    i = 0
    while s.limbo[i] != card:
        i += 1
    s.in_limbo -= 1
    while i < s.in_limbo:
        s.limbo[i] = s.limbo[i + 1]
        i += 1
    s.limbo[i] = 0


@big_rule
def drop_limbo(s: AkState, data: AkData, seat: int) -> None:
    """Discard the cards set aside; seat is who has seen them, -1 if everybody has."""
    for i in range(s.in_limbo):
        card = I(s.limbo[i])
        s.limbo[i] = 0
        if seat < 0:
            open_to_pile(s, card)
        else:
            to_pile(s, card)
            seen_by_one(s, seat, card, st.IN_PILE)
    s.in_limbo = 0
    if seat >= 0:
        place_emptied(s, data, st.IN_LIMBO, st.IN_PILE)
