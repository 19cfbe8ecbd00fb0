"""Counting: the quantities of the card language, conditions, requirements and amounts."""

from __future__ import annotations

from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.language import tables as tb
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.rules.state import ARTIFACT_SPACES, I, time_card
from ostraka.games.ancient_knowledge.rules.timeline import adjacent, slot_of
from ostraka.games.ancient_knowledge.state_types import AkData, AkState


@rule
def single(s: AkState, q: int, seat: int, card: int, discarded: int, context: int) -> int:
    """A quantity that is one number of the state."""
    if q == words.ARTIFACTS:
        return I(s.artifact_count[seat])
    if q == words.HAND:
        return I(s.held[seat])
    if q == words.LOST:
        return I(s.lost[seat])
    if q == words.KNOWLEDGE:
        total = 0
        for slot in range(s.slots):
            total += I(s.knowledge[s.line[seat, slot]])
        return total
    if q == words.OWN_KNOWLEDGE:
        return I(s.knowledge[card])
    if q == words.SPACE_1:
        lower, upper = I(s.line[seat, 0]), I(s.line[seat, 1])
        return I(lower != 0 and lower != time_card(s)) + I(upper != 0 and upper != time_card(s))
    if q == words.DISCARDED:
        return discarded
    if q == words.CONTEXT:
        return context
    return I(s.lost_in_phase)


@rule
def kind_count(s: AkState, data: AkData, zone: int, i: int, seat: int, own: int) -> int:
    """How many cards of the zone's i-th kind there are; `own` is the slot for adjacency."""
    if zone == words.IN_PAST:
        return I(s.past_kinds[seat, words.CITY + i])
    if zone == words.IN_COLLECTION:
        return I(s.learned_kinds[seat, words.ANCIENT + i])
    n = 0
    for slot in range(s.slots):
        card = s.line[seat, slot]
        if card != 0 and data.kind[card] == words.CITY + i:
            n += zone != words.ADJACENT_TO or (own >= 0 and adjacent(own, slot))
    return I(n)


@rule
def together(group: int, a: int, b: int, c: int) -> int:
    """Three kinds counted as one group: the most of one kind, complete sets, or all."""
    if group == words.SAME:
        return max(a, b, c)
    if group == words.SETS:
        return min(a, b, c)
    return a + b + c


@rule
def quantity(
    s: AkState, data: AkData, q: int, seat: int, card: int, discarded: int, context: int
) -> int:
    """The value of a quantity for the owner of a card."""
    zone, group = q & 0xF0, q & 0x0F
    if zone == 0:
        return single(s, q, seat, card, discarded, context)
    if group == words.WITH_ENDGAME:
        return I(s.past_kinds[seat, 0] if zone == words.IN_PAST else s.learned_kinds[seat, 0])
    own = slot_of(s, seat, card) if zone == words.ADJACENT_TO else -1
    if 1 <= group <= 3:
        return kind_count(s, data, zone, group - 1, seat, own)
    a = kind_count(s, data, zone, 0, seat, own)
    b = kind_count(s, data, zone, 1, seat, own)
    c = kind_count(s, data, zone, 2, seat, own)
    return together(group, a, b, c)


@rule
def holds(s: AkState, data: AkData, effect: int, seat: int, context: int) -> bool:
    """Whether all conditions of an effect hold now."""
    row = data.effects[effect]
    for i in range(row[tb.E_IF], row[tb.E_IF] + row[tb.E_IFS]):
        condition = data.conditions[i]
        value = quantity(s, data, I(condition[tb.C_QUANTITY]), seat, I(row[0]), 0, context)
        number = I(condition[tb.C_NUMBER])
        comparison = condition[tb.C_COMPARISON]
        if comparison == words.AT_LEAST:
            if value < number:
                return False
        elif comparison == words.AT_MOST:
            if value > number:
                return False
        elif value != number:
            return False
    return True


@rule
def amount(
    s: AkState, data: AkData, step: int, seat: int, card: int, discarded: int, context: int
) -> int:
    """The number of a step: plain, or for every full n of a quantity."""
    row = data.steps[step]
    if row[tb.S_PER] == 0:
        return I(row[tb.S_N])
    value = quantity(s, data, I(row[tb.S_PER]), seat, card, discarded, context)
    return I(row[tb.S_N]) * (value // I(row[tb.S_EVERY]))


@rule
def modifier(s: AkState, data: AkData, seat: int, op: int, kinds: int, entering: int) -> int:
    """What the standing effects on a board add up to (for EXCAVATE: the largest).

    Only those that concern one of the kinds; never that of the card just entering play.
    """
    total = 0
    slots = I(s.slots)
    for i in range(slots + ARTIFACT_SPACES):
        card = I(s.line[seat, i]) if i < slots else I(s.artifacts[seat, i - slots])
        effect = I(data.effect[card, words.ANYTIME])
        if (
            effect == 0
            or card == entering
            or data.effects[effect, tb.E_FLAGS] & words.STANDING == 0
        ):
            continue
        step = I(data.effects[effect, tb.E_DO])
        row = data.steps[step]
        if row[tb.S_OP] == op and row[tb.S_KINDS] & kinds and holds(s, data, effect, seat, 0):
            n = amount(s, data, step, seat, card, 0, 0)
            total = max(total, n) if op == words.EXCAVATE else total + n
    return total


@rule
def meets(s: AkState, data: AkData, card: int, seat: int, lowered: int) -> bool:
    """Whether a technology's requirement is met; all minimums together may be short by `lowered`.

    Each card that lowers a minimum by 1 chooses its own: two of them lower one by 2, or two by 1.
    """
    first = data.requires[card, 0]
    for i in range(first, first + data.requires[card, 1]):
        condition = data.conditions[i]
        value = quantity(s, data, I(condition[tb.C_QUANTITY]), seat, 0, 0, 0)
        number = I(condition[tb.C_NUMBER])
        if condition[tb.C_COMPARISON] == words.AT_LEAST:
            if value < number:
                lowered -= number - value
                if lowered < 0:
                    return False
        elif condition[tb.C_COMPARISON] == words.AT_MOST:
            if value > number:
                return False
        elif value != number:
            return False
    return True
