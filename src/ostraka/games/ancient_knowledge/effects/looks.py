"""Looking at cards of a deck: keep one, create one, learn one, share them out, seek a kind."""

from __future__ import annotations

from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.language.words import BUILDER_BITS, RELIEF
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.builders import (
    drop_limbo,
    look,
    open_to_pile,
    out_of_limbo,
    to_hand,
    top_card,
)
from ostraka.games.ancient_knowledge.rules.codes import Verb
from ostraka.games.ancient_knowledge.rules.create import creatable, start_creation
from ostraka.games.ancient_knowledge.rules.learn import learn
from ostraka.games.ancient_knowledge.rules.quantities import meets, modifier
from ostraka.games.ancient_knowledge.rules.sight import moved_unseen, seen_by_all, seen_by_one
from ostraka.games.ancient_knowledge.rules.state import Frame, I, big_rule, offer, push
from ostraka.games.ancient_knowledge.rules.technologies import top_technology, under_deck
from ostraka.games.ancient_knowledge.state_types import AkData, AkState


@rule
def start_keep(s: AkState, data: AkData, seat: int, n: int, keep: int) -> None:
    """Look alone at n builder cards to keep some; void with a full hand."""
    if s.held[seat] < st.HAND_LIMIT:
        look(s, data, seat, n)
        push(s, Frame.KEEP, 0, 0, min(keep, st.HAND_LIMIT - I(s.held[seat])), 0, 0, 0)


@rule
def offer_kept(s: AkState) -> None:
    """Offer the cards looked at."""
    for i in range(s.in_limbo):
        offer(s, Verb.KEEP, I(s.limbo[i]), 0)


@big_rule
def choose_kept(s: AkState, data: AkData, seat: int, card: int) -> None:
    """Keep a card in secret; after the last one to keep, discard the others unseen."""
    frame = s.stack[s.depth - 1]
    out_of_limbo(s, card)
    to_hand(s, seat, card)
    moved_unseen(s, data, 1 << seat, st.IN_LIMBO, st.IN_HAND << seat)
    seen_by_one(s, seat, card, st.IN_HAND << seat)
    frame[st.N] -= 1
    if frame[st.N] <= 0 or s.in_limbo == 0:
        s.depth -= 1
        drop_limbo(s, data, seat)


@rule
def start_unearth(s: AkState, data: AkData, seat: int, card: int, n: int) -> None:
    """Look alone at n builder cards to create an artifact among them."""
    look(s, data, seat, n)
    push(s, Frame.UNEARTH, 0, card, 0, 0, 0, 0)


@big_rule
def offer_unearthed(s: AkState, data: AkData, seat: int) -> None:
    """Offer the artifacts that can be paid for."""
    for i in range(s.in_limbo):
        card = I(s.limbo[i])
        if creatable(s, data, seat, card, 0, I(s.held[seat]), 0):
            offer(s, Verb.CREATE, card, 0)


@big_rule
def choose_unearthed(s: AkState, data: AkData, seat: int, card: int) -> None:
    """Create the artifact, paying from hand; the other cards are discarded unseen."""
    s.depth -= 1
    source = I(s.stack[s.depth, st.CARD])
    out_of_limbo(s, card)
    seen_by_all(s, card)
    drop_limbo(s, data, seat)
    start_creation(s, data, card, 0, source, 0)


@big_rule
def start_study(s: AkState, data: AkData, seat: int, card: int, level: int, n: int) -> None:
    """Look alone at n technologies of a deck, to learn one of them if any can be learned."""
    for _ in range(n):
        technology = top_technology(s, level)
        if technology == 0:
            break
        s.limbo[s.in_limbo] = technology
        s.in_limbo += 1
        for other in range(s.players):
            s.sight[other, technology] = st.SEEN if other == seat else 0
    push(s, Frame.STUDY, 0, card, 0, 0, 0, level)
    s.offered = 0
    offer_studied(s, data, seat)
    if s.offered == 0:
        s.stack[s.depth - 1, st.N] = 1


@big_rule
def offer_studied(s: AkState, data: AkData, seat: int) -> None:
    """Offer first what can be learned, then the others to put under the deck, top one first."""
    frame = s.stack[s.depth - 1]
    if frame[st.N] == 0:
        lowered = modifier(s, data, seat, RELIEF, BUILDER_BITS, 0)
        for i in range(s.in_limbo):
            card = I(s.limbo[i])
            if meets(s, data, card, seat, lowered):
                offer(s, Verb.LEARN, card, 0)
        return
    for i in range(s.in_limbo):
        if s.limbo[i] != frame[st.WHAT]:
            offer(s, Verb.PLACE, I(s.limbo[i]), 0)


@big_rule
def choose_studied(s: AkState, data: AkData, seat: int, card: int) -> None:
    """Put a technology aside to be learned, or under the deck; learn when the rest is away."""
    frame = s.stack[s.depth - 1]
    if frame[st.N] == 0:
        frame[st.WHAT] = card
        frame[st.N] = 1
        seen_by_all(s, card)
    else:
        out_of_limbo(s, card)
        under_deck(s, I(data.level[card]) - 1, card)
    finish_study(s, data, seat)


@rule
def finish_study(s: AkState, data: AkData, seat: int) -> None:
    """Once only the technology to be learned is left, learn it."""
    frame = s.stack[s.depth - 1]
    chosen = I(frame[st.WHAT])
    if s.in_limbo > (chosen != 0):
        return
    s.depth -= 1
    if chosen != 0:
        out_of_limbo(s, chosen)
        learn(s, data, seat, chosen, I(frame[st.CARD]))


@rule
def start_share(s: AkState, data: AkData, n: int) -> None:
    """Turn up n builder cards for everybody."""
    look(s, data, -1, n)
    push(s, Frame.SHARE, 0, 0, 0, 0, 0, 0)


@rule
def offer_shared(s: AkState) -> None:
    """Owner, opponents in turn order, owner again take a card each; full hands are passed over."""
    frame = s.stack[s.depth - 1]
    while frame[st.CURSOR] <= s.players and s.in_limbo > 0:
        picker = (s.active + frame[st.CURSOR]) % s.players
        if s.held[picker] < st.HAND_LIMIT:
            s.seat = picker
            for i in range(s.in_limbo):
                offer(s, Verb.TAKE, I(s.limbo[i]), 0)
            return
        frame[st.CURSOR] += 1


@rule
def choose_shared(s: AkState, seat: int, card: int) -> None:
    """Take an open card into hand; everybody knows it."""
    s.stack[s.depth - 1, st.CURSOR] += 1
    out_of_limbo(s, card)
    to_hand(s, seat, card)
    for other in range(s.players):
        s.sight[other, card] = st.IN_HAND << seat


@big_rule
def seek(s: AkState, data: AkData, seat: int, kinds: int, n: int) -> None:
    """Turn cards up until n of the kinds are found, the hand is full, or all have been seen."""
    found, renewed = 0, False
    while found < n and s.held[seat] < st.HAND_LIMIT:
        if s.deck_size == 0:
            if renewed:
                break
            renewed = True
        card = top_card(s, data)
        if card == 0:
            break
        if kinds >> data.kind[card] & 1:
            found += 1
            to_hand(s, seat, card)
            for other in range(s.players):
                s.sight[other, card] = st.IN_HAND << seat
        else:
            open_to_pile(s, card)
