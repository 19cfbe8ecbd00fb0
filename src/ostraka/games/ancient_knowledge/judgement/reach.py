"""Alone: how near the objectives on the board are, for the evaluation."""

from __future__ import annotations

from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.tables import C_COMPARISON, C_NUMBER, C_QUANTITY
from ostraka.games.ancient_knowledge.rules.quantities import quantity, together
from ostraka.games.ancient_knowledge.rules.solo_turn import COFFERS
from ostraka.games.ancient_knowledge.rules.state import SLOTS, I
from ostraka.games.ancient_knowledge.state_types import AkData, AkState


@rule
def past_to_be(s: AkState, data: AkData, kind: int, turns: float) -> int:
    """The monuments of a kind in the Past, and those that will get there in this many turns."""
    number = I(s.past_kinds[0, kind])
    for slot in range(SLOTS):
        card = I(s.line[0, slot])
        if data.kind[card] == kind and not data.lasting[card] and slot // 2 + 1 <= turns:
            number += 1
    return number


@rule
def to_be(s: AkState, data: AkData, q: int, turns: float) -> int:
    """A quantity as it will be: monuments on their way to the Past count as being there."""
    group = q & 0x0F
    if q & 0xF0 != words.IN_PAST or group == words.WITH_ENDGAME:
        return quantity(s, data, q, 0, 0, 0, 0)
    if 1 <= group <= 3:
        return past_to_be(s, data, words.CITY + group - 1, turns)
    a = past_to_be(s, data, words.CITY, turns)
    b = past_to_be(s, data, words.CITY + 1, turns)
    c = past_to_be(s, data, words.CITY + 2, turns)
    return together(group, a, b, c)


@rule
def objectives_in_reach(s: AkState, data: AkData, turns: float, points: float) -> float:
    """How near all objectives together are with this many turns to go and points to expect.

    1 when all of them will be met.
    """
    near = 1.0
    for coffer in range(COFFERS):
        if s.objectives >> coffer & 1 == 0:
            continue
        first = I(data.coffer_objective[coffer, 0])
        for i in range(first, first + data.coffer_objective[coffer, 1]):
            row = data.conditions[i]
            q, number = I(row[C_QUANTITY]), I(row[C_NUMBER])
            value = points if q == words.SCORE_SO_FAR else float(to_be(s, data, q, turns))
            if row[C_COMPARISON] == words.AT_LEAST:
                near *= min(1.0, (1.0 + max(0.0, value)) / (1.0 + number))
            elif value > number:
                near *= (1.0 + number) / (1.0 + value)
    return near
