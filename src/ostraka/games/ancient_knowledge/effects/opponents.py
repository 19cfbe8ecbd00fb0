"""Effects on opponents: knowledge added, lost knowledge given, discards forced, cards stolen.

Forced discards are chosen in secret and carried out together: until the last opponent has chosen,
a choice is only a mark on its owner's hand or board.
"""

from __future__ import annotations

from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.effects.discards import discard_artifact
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.builders import discard_from_hand, out_of_hand, to_hand
from ostraka.games.ancient_knowledge.rules.codes import Verb
from ostraka.games.ancient_knowledge.rules.sight import moved_unseen, place_emptied, seen_by_one
from ostraka.games.ancient_knowledge.rules.state import Frame, I, big_rule, offer, push
from ostraka.games.ancient_knowledge.rules.timeline import monuments_in_line
from ostraka.games.ancient_knowledge.state_types import AkData, AkState


@rule
def opponent_has_monument(s: AkState) -> bool:
    """Whether any opponent of the active player has a monument in the timeline."""
    for seat in range(s.players):  # noqa: SIM110 - compiled
        if seat != s.active and monuments_in_line(s, seat) > 0:
            return True
    return False


@rule
def opponent_has_cards(s: AkState, artifacts: int) -> bool:
    """Whether any opponent has a card in hand (or an artifact in play)."""
    for seat in range(s.players):
        if seat != s.active and (s.artifact_count[seat] if artifacts else s.held[seat]) > 0:
            return True
    return False


@rule
def offer_add(s: AkState) -> None:
    """For one opponent after the other, in turn order: offer the monuments to load."""
    frame = s.stack[s.depth - 1]
    while frame[st.CURSOR] < s.players:
        seat = (s.active + frame[st.CURSOR]) % s.players
        for slot in range(s.slots):
            if s.line[seat, slot] != 0:
                offer(s, Verb.ADD, I(s.line[seat, slot]), I(frame[st.N]))
        if s.offered > 0:
            return
        frame[st.CURSOR] += 1


@rule
def offer_give(s: AkState, seat: int) -> None:
    """Offer to move lost knowledge onto one monument of an opponent."""
    most = min(I(s.stack[s.depth - 1, st.N]), I(s.lost[seat]))
    if most == 0 or not opponent_has_monument(s):
        return
    offer(s, Verb.DONE, 0, 0)
    for offset in range(1, s.players):
        other = (s.active + offset) % s.players
        for slot in range(s.slots):
            if s.line[other, slot] != 0:
                for k in range(1, most + 1):
                    offer(s, Verb.GIVE, I(s.line[other, slot]), k)


@rule
def choose_give(s: AkState, seat: int, card: int, k: int) -> None:
    """Move k lost knowledge from its own board onto a monument."""
    s.depth -= 1
    s.lost[seat] -= k
    s.knowledge[card] += k


@rule
def can_steal(s: AkState) -> bool:
    """Whether the active player has room and an opponent has a card."""
    return s.held[s.active] < st.HAND_LIMIT and opponent_has_cards(s, 0)


@rule
def offer_victims(s: AkState) -> None:
    """Offer the opponents who hold a card."""
    if s.held[s.active] >= st.HAND_LIMIT:
        return
    for offset in range(1, s.players):
        seat = (s.active + offset) % s.players
        if s.held[seat] > 0:
            offer(s, Verb.VICTIM, 0, I(seat))


@rule
def choose_victim(s: AkState, seat: int, victim: int) -> None:
    """Look at the whole hand of an opponent."""
    s.depth -= 1
    for i in range(s.held[victim]):
        seen_by_one(s, seat, I(s.hand[victim, i]), st.IN_HAND << victim)
    s.reveals += 1
    push(s, Frame.TAKE, victim, 0, 0, 0, 0, 0)


@rule
def offer_stolen(s: AkState) -> None:
    """Offer the cards of the hand looked at."""
    victim = I(s.stack[s.depth - 1, st.WHAT])
    for i in range(s.held[victim]):
        offer(s, Verb.TAKE, I(s.hand[victim, i]), 0)


@big_rule
def choose_stolen(s: AkState, data: AkData, seat: int, card: int) -> None:
    """Take a card; thief and victim know which, the others only that one was taken."""
    s.depth -= 1
    victim = I(s.stack[s.depth, st.WHAT])
    out_of_hand(s, victim, card)
    to_hand(s, seat, card)
    moved_unseen(s, data, 1 << seat | 1 << victim, st.IN_HAND << victim, st.IN_HAND << seat)
    seen_by_one(s, seat, card, st.IN_HAND << seat)
    seen_by_one(s, victim, card, st.IN_HAND << seat)
    if s.held[victim] == 0:
        place_emptied(s, data, st.IN_HAND << victim, 0)


@rule
def offer_marks(s: AkState) -> None:
    """One opponent after the other marks what to discard; when nobody is left, nothing is offered.

    Frame: n per opponent; WHAT 1 for artifacts in play, 0 for cards in hand; CARD the opponent's
    distance from the active player; EXTRA marks still to make; CURSOR the first place allowed.
    """
    frame = s.stack[s.depth - 1]
    while frame[st.EXTRA] == 0:
        frame[st.CARD] += 1
        if frame[st.CARD] >= s.players:
            return
        seat = (s.active + frame[st.CARD]) % s.players
        there = I(s.artifact_count[seat]) if frame[st.WHAT] else I(s.held[seat])
        frame[st.EXTRA] = min(I(frame[st.N]), there)
        frame[st.CURSOR] = 0
    seat = (s.active + frame[st.CARD]) % s.players
    s.seat = seat
    there = I(s.artifact_count[seat]) if frame[st.WHAT] else I(s.held[seat])
    for i in range(frame[st.CURSOR], there - frame[st.EXTRA] + 1):
        if frame[st.WHAT]:
            offer(s, Verb.DESTROY, I(s.artifacts[seat, i]), 0)
        else:
            offer(s, Verb.DISCARD, I(s.hand[seat, i]), 0)


@rule
def mark(s: AkState, seat: int, place: int) -> None:
    """Mark a place of its own hand or board."""
    frame = s.stack[s.depth - 1]
    s.marks[seat] |= 1 << place
    frame[st.CURSOR] = place + 1
    frame[st.EXTRA] -= 1


@big_rule
def carry_out_marks(s: AkState, data: AkData, artifacts: int) -> None:
    """Everything marked is discarded at the same time; artifacts that others chose are seen."""
    if artifacts and s.players > 2:
        s.reveals += 1
    for seat in range(s.players):
        for place in range(st.HAND_LIMIT - 1, -1, -1):
            if s.marks[seat] >> place & 1:
                if artifacts:
                    discard_artifact(s, seat, I(s.artifacts[seat, place]))
                else:
                    discard_from_hand(s, data, seat, I(s.hand[seat, place]))
        s.marks[seat] = 0
