"""Taking knowledge off monuments: spread at will, from chosen ones, or from each."""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.language import tables as tb
from ostraka.games.ancient_knowledge.language.words import ADJACENT, BARE, OTHERS, SELF
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.codes import Verb
from ostraka.games.ancient_knowledge.rules.state import I, big_rule, offer
from ostraka.games.ancient_knowledge.rules.timeline import adjacent, slot_of
from ostraka.games.ancient_knowledge.state_types import AkData, AkState


@rule
def eligible(s: AkState, data: AkData, seat: int, step: int, card: int, slot: int) -> Any:
    """Whether the monument in a slot is one that a step of `card` may concern (step 0: any)."""
    there = I(s.line[seat, slot])
    if there == 0:
        return False
    if step == 0:
        return True
    row = data.steps[step]
    scope = row[tb.S_SCOPE]
    if scope == SELF and there != card:
        return False
    if scope == OTHERS and there == card:
        return False
    if scope == ADJACENT:
        own = slot_of(s, seat, card)
        if own < 0 or not adjacent(own, slot):
            return False
    knowledge = s.knowledge[there]
    if row[tb.S_FLAGS] & BARE and knowledge > 0:
        return False
    if row[tb.S_ARG] != 0 and slot >> 1 != row[tb.S_ARG] - 1:
        return False
    return row[tb.S_KINDS] >> data.kind[there] & 1 != 0 and knowledge >= row[tb.S_HAVING]


@rule
def loaded(s: AkState, data: AkData, seat: int, step: int, card: int, slot: int) -> int:
    """The knowledge that a step may take off the monument in a slot."""
    there = s.line[seat, slot]
    if there == 0 or s.knowledge[there] == 0 or not eligible(s, data, seat, step, card, slot):
        return 0
    return I(s.knowledge[there])


@rule
def can_remove(s: AkState, data: AkData, seat: int, step: int, card: int) -> bool:
    """Whether there is any knowledge that the step could take."""
    for slot in range(s.slots):  # noqa: SIM110 - compiled
        if loaded(s, data, seat, step, card, slot) > 0:
            return True
    return False


@big_rule
def remove_each(s: AkState, data: AkData, seat: int, step: int, card: int, n: int) -> None:
    """Take n knowledge off every monument the step concerns, as far as it has any."""
    for slot in range(s.slots):
        there = loaded(s, data, seat, step, card, slot)
        if there > 0:
            s.knowledge[s.line[seat, slot]] = max(0, there - n)


@big_rule
def offer_removal(s: AkState, data: AkData, seat: int) -> None:
    """Offer monuments in timeline order, with amounts that still allow the whole removal.

    Either n in all, spread over the monuments, or n off each of a number of monuments. Taking them
    in order makes every distribution reachable in exactly one way.
    """
    frame = s.stack[s.depth - 1]
    step, card, n, targets = (
        I(frame[st.WHAT]),
        I(frame[st.CARD]),
        I(frame[st.N]),
        I(frame[st.EXTRA]),
    )
    up_to = frame[st.CONTEXT] != 0
    first = I(frame[st.CURSOR])
    total, count = 0, 0  # knowledge and monuments from here on
    for slot in range(first, s.slots):
        there = loaded(s, data, seat, step, card, slot)
        total += there
        count += there > 0
    if total == 0:
        return
    if up_to:
        offer(s, Verb.DONE, 0, 0)
    need, monuments = min(n, total), min(targets, count)
    for slot in range(first, s.slots):
        there = loaded(s, data, seat, step, card, slot)
        if there == 0:
            continue
        total -= there
        count -= 1
        most = min(there, n)
        least = 1
        if not up_to and targets > 0:
            least = most if count >= monuments - 1 else most + 1
        elif not up_to:
            least = max(1, need - total)
        for k in range(least, most + 1):
            offer(s, Verb.REMOVE, I(s.line[seat, slot]), k)


@rule
def choose_removal(s: AkState, seat: int, card: int, k: int) -> None:
    """Take k knowledge off a monument, then continue with those behind it."""
    frame = s.stack[s.depth - 1]
    s.knowledge[card] -= k
    frame[st.CURSOR] = slot_of(s, seat, card) + 1
    if frame[st.EXTRA] > 0:
        frame[st.EXTRA] -= 1
        if frame[st.EXTRA] == 0:
            s.depth -= 1
    else:
        frame[st.N] -= k
        if frame[st.N] == 0:
            s.depth -= 1
