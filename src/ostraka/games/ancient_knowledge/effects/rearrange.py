"""Moving and swapping monuments of a timeline; locks do not matter here.

The Time card and monuments on a third place stay where they are.
"""

from __future__ import annotations

from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.effects.removal import eligible
from ostraka.games.ancient_knowledge.language.tables import S_SCOPE, S_TO
from ostraka.games.ancient_knowledge.language.words import SELF
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.codes import Verb
from ostraka.games.ancient_knowledge.rules.state import I, big_rule, offer, time_card
from ostraka.games.ancient_knowledge.rules.timeline import (
    free_slot,
    has_destination,
    leave,
    put,
    slot_of,
)
from ostraka.games.ancient_knowledge.state_types import AkData, AkState


@rule
def movable(s: AkState, data: AkData, seat: int, step: int, card: int, slot: int) -> bool:
    """Whether the monument in a slot may be moved and has somewhere to go."""
    return (
        s.line[seat, slot] != s.declining
        and eligible(s, data, seat, step, card, slot)
        and has_destination(s, seat, slot, I(data.steps[step, S_TO]))
    )


@rule
def can_move(s: AkState, data: AkData, seat: int, step: int, card: int) -> bool:
    """Whether any monument can be moved."""
    for slot in range(st.SLOTS):
        if s.line[seat, slot] != 0 and movable(s, data, seat, step, card, slot):
            return True
    return False


@big_rule
def offer_moves(s: AkState, data: AkData, seat: int) -> None:
    """Offer every monument that may move with every space it may go to."""
    frame = s.stack[s.depth - 1]
    step, card = I(frame[st.WHAT]), I(frame[st.CARD])
    to = I(data.steps[step, S_TO])
    for slot in range(st.SLOTS):
        if s.line[seat, slot] == 0 or not movable(s, data, seat, step, card, slot):
            continue
        for space in range(1, st.SPACES + 1):
            if (to == 0 or to == space) and slot >> 1 != space - 1:
                if free_slot(s, seat, space) >= 0:
                    offer(s, Verb.MOVE, I(s.line[seat, slot]), space)


@rule
def move(s: AkState, seat: int, card: int, space: int) -> None:
    """Move a monument to a space with room; the one above it drops."""
    leave(s, seat, card)
    put(s, seat, card, space)


@rule
def offer_swaps(s: AkState, data: AkData, seat: int, step: int, card: int, enough: int) -> int:
    """Offer every pair that may trade places; with `enough` > 0 only count up to that number."""
    only = card if data.steps[step, S_SCOPE] == SELF else 0
    if only != 0 and slot_of(s, seat, only) < 0:
        return 0
    found = 0
    for a in range(st.SLOTS):
        first = I(s.line[seat, a])
        if first == 0 or first == s.declining or first == time_card(s):
            continue
        for b in range(a + 1, st.SLOTS):
            second = I(s.line[seat, b])
            if second == 0 or second == s.declining or second == time_card(s):
                continue
            if only == 0 or first == only or second == only:
                found += 1
                if enough == 0:
                    offer(s, Verb.SWAP, first, second)
                elif found == enough:
                    return found
    return found


@rule
def can_swap(s: AkState, data: AkData, seat: int, step: int, card: int) -> bool:
    """Whether any two monuments can trade places."""
    return offer_swaps(s, data, seat, step, card, 1) > 0


@rule
def swap(s: AkState, seat: int, a: int, b: int) -> None:
    """Two monuments trade their exact slots, knowledge and all."""
    slot_a, slot_b = slot_of(s, seat, a), slot_of(s, seat, b)
    s.line[seat, slot_a] = b
    s.line[seat, slot_b] = a
