"""Scoring: victory points by category, and the places with their tie-break."""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.language import tables as tb
from ostraka.games.ancient_knowledge.language.words import ENDGAME, TIERS
from ostraka.games.ancient_knowledge.rules.quantities import amount, holds, quantity
from ostraka.games.ancient_knowledge.rules.state import SOLO_LOST, I
from ostraka.games.ancient_knowledge.rules.timeline import monuments_in_line
from ostraka.games.ancient_knowledge.state_types import AkData, AkState


@rule
def tier(data: AkData, step: int, value: int) -> int:
    """The points of the highest tier reached."""
    first = I(data.steps[step, tb.S_ARG])
    won = 0
    for i in range(first, first + data.steps[step, tb.S_TO]):
        if value >= data.tiers[i, 0]:
            won = I(data.tiers[i, 1])
    return won


@rule
def endgame_points(s: AkState, data: AkData, seat: int, card: int) -> int:
    """What the endgame effect of a monument in the Past is worth now."""
    effect = I(data.effect[card, ENDGAME])
    if effect == 0 or not holds(s, data, effect, seat, 0):
        return 0
    total = 0
    first = I(data.effects[effect, tb.E_DO])
    for step in range(first, first + data.effects[effect, tb.E_DOS]):
        if data.steps[step, tb.S_OP] == TIERS:
            value = quantity(s, data, I(data.steps[step, tb.S_PER]), seat, card, 0, 0)
            total += tier(data, step, value)
        else:
            total += amount(s, data, step, seat, card, 0, 0)
    return total


@rule
def points(s: AkState, data: AkData, seat: int) -> int:
    """Past, endgame effects, technologies, timeline; less lost knowledge."""
    total = monuments_in_line(s, seat) - I(s.lost[seat])
    for i in range(s.past_size[seat]):
        card = I(s.past[seat, i])
        total += I(data.vp[card]) + endgame_points(s, data, seat, card)
    for i in range(s.learned[seat]):
        total += I(data.vp[s.collection[seat, i]])
    return total


@rule
def score(s: AkState, data: AkData, out: Any) -> None:
    """The points of each seat, as they stand."""
    for seat in range(s.players):
        out[seat] = points(s, data, seat)


@rule
def rank(s: AkState, data: AkData, out: Any) -> None:
    """More points win; then less lost knowledge; then the place is shared.

    Alone, the first place goes to nobody where an objective was missed.
    """
    for seat in range(s.players):
        mine = points(s, data, seat)
        place = 1
        for other in range(s.players):
            theirs = points(s, data, other)
            if theirs > mine or (theirs == mine and s.lost[other] < s.lost[seat]):
                place += 1
        out[seat] = place + (s.over == SOLO_LOST)
