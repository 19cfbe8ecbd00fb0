"""Discarding of one's own choice: prices, ARCHIVE, artifacts taken off the board.

Cards are chosen one at a time in ascending order, so that every set of cards can be discarded in
exactly one way.
"""

from __future__ import annotations

from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.builders import discard_from_hand, open_to_pile
from ostraka.games.ancient_knowledge.rules.codes import Verb
from ostraka.games.ancient_knowledge.rules.learn import release
from ostraka.games.ancient_knowledge.rules.state import I, big_rule, offer
from ostraka.games.ancient_knowledge.rules.timeline import leave, slot_of
from ostraka.games.ancient_knowledge.state_types import AkData, AkState


@rule
def count_in_hand(s: AkState, data: AkData, seat: int, kinds: int, first: int) -> int:
    """How many cards of these kinds are in hand, from a place of the hand on."""
    n = 0
    for i in range(first, s.held[seat]):
        n += kinds >> data.kind[s.hand[seat, i]] & 1
    return I(n)


@rule
def position_in_hand(s: AkState, seat: int, card: int) -> int:
    """The place of a card in its hand."""
    i = 0
    while s.hand[seat, i] != card:
        i += 1
    return i


@big_rule
def offer_discards(s: AkState, data: AkData, seat: int) -> None:
    """Offer the cards that may be discarded next: n in all, or as many as there are."""
    frame = s.stack[s.depth - 1]
    kinds, first, up_to = I(frame[st.CONTEXT]), I(frame[st.CURSOR]), frame[st.EXTRA] != 0
    left = count_in_hand(s, data, seat, kinds, first)
    need = min(I(frame[st.N]), left)
    if up_to and left > 0:
        offer(s, Verb.DONE, 0, 0)
    for i in range(first, s.held[seat]):
        card = I(s.hand[seat, i])
        if kinds >> data.kind[card] & 1:
            if up_to or left >= need:
                offer(s, Verb.DISCARD, card, 0)
            left -= 1


@big_rule
def discard_next(s: AkState, data: AkData, seat: int, card: int) -> None:
    """Discard a card and count it for the effect below; done when n are gone."""
    frame = s.stack[s.depth - 1]
    frame[st.CURSOR] = position_in_hand(s, seat, card)
    discard_from_hand(s, data, seat, card)
    s.stack[s.depth - 2, st.COUNT] += 1
    frame[st.N] -= 1
    if frame[st.N] == 0:
        s.depth -= 1


@rule
def offer_archive(s: AkState, seat: int) -> None:
    """ARCHIVE: offer the cards to discard next; at least one, then as many as wanted."""
    frame = s.stack[s.depth - 1]
    if frame[st.COUNT] > 0:
        offer(s, Verb.DONE, 0, 0)
    elif frame[st.EXTRA] != 0 and s.held[seat] > 0:
        offer(s, Verb.PASS, 0, 0)
    for i in range(frame[st.CURSOR], s.held[seat]):
        offer(s, Verb.DISCARD, I(s.hand[seat, i]), 0)


@rule
def offer_artifacts(s: AkState, seat: int) -> None:
    """Offer its own artifacts that may be discarded from play next."""
    frame = s.stack[s.depth - 1]
    if frame[st.CURSOR] < s.artifact_count[seat]:
        offer(s, Verb.DONE, 0, 0)
    for i in range(frame[st.CURSOR], s.artifact_count[seat]):
        offer(s, Verb.DESTROY, I(s.artifacts[seat, i]), 0)


@rule
def discard_artifact(s: AkState, seat: int, card: int) -> int:
    """Discard an artifact from play, which frees its space; the place it had."""
    i = 0
    while s.artifacts[seat, i] != card:
        i += 1
    for j in range(i, st.ARTIFACT_SPACES - 1):
        s.artifacts[seat, j] = s.artifacts[seat, j + 1]
    s.artifacts[seat, st.ARTIFACT_SPACES - 1] = 0
    s.artifact_count[seat] -= 1
    open_to_pile(s, card)
    return i


@rule
def destroy(s: AkState, data: AkData, seat: int, card: int) -> None:
    """Discard a card from play: a monument (what stands above drops) or an artifact."""
    release(s, data, card)
    if slot_of(s, seat, card) >= 0:
        leave(s, seat, card)
        open_to_pile(s, card)
    else:
        discard_artifact(s, seat, card)
