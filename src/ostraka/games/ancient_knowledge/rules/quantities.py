"""Counting: the quantities of the card language, conditions, requirements and amounts."""

from __future__ import annotations

from typing import Any

from ostraka.games.ancient_knowledge.language.tables import (
    C_COMPARISON,
    C_NUMBER,
    C_QUANTITY,
    E_DO,
    E_FLAGS,
    E_IF,
    E_IFS,
    S_EVERY,
    S_KINDS,
    S_N,
    S_OP,
    S_PER,
)
from ostraka.games.ancient_knowledge.language.words import (
    ADJACENT_TO,
    ANCIENT,
    ANYTIME,
    ARTIFACTS,
    AT_LEAST,
    AT_MOST,
    CITY,
    CONTEXT,
    DISCARDED,
    EXCAVATE,
    HAND,
    IN_COLLECTION,
    IN_PAST,
    KNOWLEDGE,
    LOST,
    OWN_KNOWLEDGE,
    SAME,
    SETS,
    SPACE_1,
    STANDING,
    WITH_ENDGAME,
)
from ostraka.games.ancient_knowledge.rules.rule import rule
from ostraka.games.ancient_knowledge.rules.state import ARTIFACT_SPACES, I, time_card
from ostraka.games.ancient_knowledge.rules.timeline import adjacent, slot_of

__all__ = ["amount", "holds", "meets", "modifier", "quantity", "together"]


@rule
def single(s: Any, q: int, seat: int, card: int, discarded: int, context: int) -> int:
    """A quantity that is one number of the state."""
    if q == ARTIFACTS:
        return I(s.artifact_count[seat])
    if q == HAND:
        return I(s.held[seat])
    if q == LOST:
        return I(s.lost[seat])
    if q == KNOWLEDGE:
        total = 0
        for slot in range(s.slots):
            total += I(s.knowledge[s.line[seat, slot]])
        return total
    if q == OWN_KNOWLEDGE:
        return I(s.knowledge[card])
    if q == SPACE_1:
        lower, upper = I(s.line[seat, 0]), I(s.line[seat, 1])
        return I(lower != 0 and lower != time_card(s)) + I(upper != 0 and upper != time_card(s))
    if q == DISCARDED:
        return discarded
    if q == CONTEXT:
        return context
    return I(s.lost_in_phase)


@rule
def kind_count(s: Any, data: Any, zone: int, i: int, seat: int, own: int) -> int:
    """How many cards of the zone's i-th kind there are; `own` is the slot for adjacency."""
    if zone == IN_PAST:
        return I(s.past_kinds[seat, CITY + i])
    if zone == IN_COLLECTION:
        return I(s.learned_kinds[seat, ANCIENT + i])
    n = 0
    for slot in range(s.slots):
        card = s.line[seat, slot]
        if card != 0 and data.kind[card] == CITY + i:
            n += zone != ADJACENT_TO or (own >= 0 and adjacent(own, slot))
    return I(n)


@rule
def together(group: int, a: int, b: int, c: int) -> int:
    """Three kinds counted as one group: the most of one kind, complete sets, or all."""
    if group == SAME:
        return max(a, b, c)
    if group == SETS:
        return min(a, b, c)
    return a + b + c


@rule
def quantity(s: Any, data: Any, q: int, seat: int, card: int, discarded: int, context: int) -> int:
    """The value of a quantity for the owner of a card."""
    zone, group = q & 0xF0, q & 0x0F
    if zone == 0:
        return single(s, q, seat, card, discarded, context)
    if group == WITH_ENDGAME:
        return I(s.past_kinds[seat, 0] if zone == IN_PAST else s.learned_kinds[seat, 0])
    own = slot_of(s, seat, card) if zone == ADJACENT_TO else -1
    if 1 <= group <= 3:
        return kind_count(s, data, zone, group - 1, seat, own)
    a = kind_count(s, data, zone, 0, seat, own)
    b = kind_count(s, data, zone, 1, seat, own)
    c = kind_count(s, data, zone, 2, seat, own)
    return together(group, a, b, c)


@rule
def holds(s: Any, data: Any, effect: int, seat: int, context: int) -> bool:
    """Whether all conditions of an effect hold now."""
    row = data.effects[effect]
    for i in range(row[E_IF], row[E_IF] + row[E_IFS]):
        condition = data.conditions[i]
        value = quantity(s, data, I(condition[C_QUANTITY]), seat, I(row[0]), 0, context)
        number = I(condition[C_NUMBER])
        comparison = condition[C_COMPARISON]
        if comparison == AT_LEAST:
            if value < number:
                return False
        elif comparison == AT_MOST:
            if value > number:
                return False
        elif value != number:
            return False
    return True


@rule
def amount(s: Any, data: Any, step: int, seat: int, card: int, discarded: int, context: int) -> int:
    """The number of a step: plain, or for every full so many of a quantity."""
    row = data.steps[step]
    if row[S_PER] == 0:
        return I(row[S_N])
    value = quantity(s, data, I(row[S_PER]), seat, card, discarded, context)
    return I(row[S_N]) * (value // I(row[S_EVERY]))


@rule
def modifier(s: Any, data: Any, seat: int, op: int, kinds: int, entering: int) -> int:
    """What the standing effects on a board add up to (for EXCAVATE: the largest).

    Only those that concern one of the kinds; never that of the card just entering play.
    """
    total = 0
    slots = I(s.slots)
    for i in range(slots + ARTIFACT_SPACES):
        card = I(s.line[seat, i]) if i < slots else I(s.artifacts[seat, i - slots])
        effect = I(data.effect[card, ANYTIME])
        if effect == 0 or card == entering or data.effects[effect, E_FLAGS] & STANDING == 0:
            continue
        step = I(data.effects[effect, E_DO])
        row = data.steps[step]
        if row[S_OP] == op and row[S_KINDS] & kinds and holds(s, data, effect, seat, 0):
            n = amount(s, data, step, seat, card, 0, 0)
            total = max(total, n) if op == EXCAVATE else total + n
    return total


@rule
def meets(s: Any, data: Any, card: int, seat: int, lowered: int) -> bool:
    """Whether a technology's requirement is met; all minimums together may be short by `lowered`.

    Each card that lowers a minimum by 1 chooses its own: two of them lower one by 2, or two by 1.
    """
    first = data.requires[card, 0]
    for i in range(first, first + data.requires[card, 1]):
        condition = data.conditions[i]
        value = quantity(s, data, I(condition[C_QUANTITY]), seat, 0, 0, 0)
        number = I(condition[C_NUMBER])
        if condition[C_COMPARISON] == AT_LEAST:
            if value < number:
                lowered -= number - value
                if lowered < 0:
                    return False
        elif condition[C_COMPARISON] == AT_MOST:
            if value > number:
                return False
        elif value != number:
            return False
    return True
