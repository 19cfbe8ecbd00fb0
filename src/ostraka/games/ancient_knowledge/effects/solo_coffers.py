"""Coffers at the solo table: chosen as objectives, given up, used as effects."""

from __future__ import annotations

from ostraka.core.kernel.random import below
from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.effects.interpreter import available, start_effect
from ostraka.games.ancient_knowledge.rules.codes import Verb
from ostraka.games.ancient_knowledge.rules.solo_turn import COFFERS
from ostraka.games.ancient_knowledge.rules.state import (
    COUNT,
    CURSOR,
    Frame,
    I,
    big_rule,
    offer,
    push,
)
from ostraka.games.ancient_knowledge.state_types import AkData, AkState

DRAWN = 5


@rule
def count_bits(bits: int) -> int:
    """How many coffers a set holds."""
    n = 0
    for i in range(COFFERS):
        n += bits >> i & 1
    return I(n)


@rule
def draw_coffers(s: AkState, to_do: int) -> None:
    """Draw five of the coffers still to do (all if fewer are left), to choose objectives from."""
    left = to_do
    for _ in range(min(DRAWN, count_bits(to_do))):
        nth = below(s, count_bits(left))
        for i in range(COFFERS):
            if left >> i & 1:
                if nth == 0:
                    left ^= 1 << i
                    break
                nth -= 1
    s.drawn = to_do ^ left
    s.legacy = 1
    s.reveals += 1
    if count_bits(I(s.drawn)) == 1:  # the last one is the objective, there is nothing to choose
        s.objectives = s.drawn
        s.blocked = 1
    else:
        push(s, Frame.COFFERS, 0, 0, 0, 0, 0, 0)


@rule
def offer_objectives(s: AkState) -> None:
    """Offer the coffers drawn, one after the other; at least one becomes an objective."""
    frame = s.stack[s.depth - 1]
    if frame[COUNT] > 0:
        offer(s, Verb.DONE, 0, 0)
    for i in range(frame[CURSOR], COFFERS):
        if s.drawn >> i & 1:
            offer(s, Verb.CHOOSE, 0, i)


@rule
def choose_objective(s: AkState, coffer: int) -> None:
    """Lay a coffer on an artifact space."""
    frame = s.stack[s.depth - 1]
    s.objectives |= 1 << coffer
    s.blocked += 1
    frame[CURSOR] = coffer + 1
    frame[COUNT] += 1


@rule
def may_give_up(s: AkState) -> None:
    """The middle of a campaign's game, and only then: all objectives but one may be given up."""
    if s.legacy and s.blocked > 1:
        push(s, Frame.ABANDON, 0, 0, 0, 0, 0, 0)


@rule
def offer_abandoning(s: AkState) -> None:
    """Offer to give up objectives while more than one is left."""
    frame = s.stack[s.depth - 1]
    offer(s, Verb.DONE, 0, 0)
    for i in range(frame[CURSOR], COFFERS):
        if s.blocked > 1 and s.objectives >> i & 1:
            offer(s, Verb.ABANDON, 0, i)


@rule
def abandon(s: AkState, coffer: int) -> None:
    """Give an objective up: its artifact space is free again."""
    s.objectives ^= 1 << coffer
    s.given_up |= 1 << coffer
    s.blocked -= 1
    s.stack[s.depth - 1, CURSOR] = coffer + 1


@big_rule
def offer_coffers(s: AkState, data: AkData) -> None:
    """Offer the coffers under the board whose effect would do something."""
    for i in range(COFFERS):
        if s.coffers >> i & 1 and available(s, data, 0, I(data.coffer_effect[i]), 0):
            offer(s, Verb.COFFER, 0, i)


@big_rule
def use_coffer(s: AkState, data: AkData, coffer: int) -> None:
    """Discard a coffer from under the board and apply its effect at once."""
    s.coffers ^= 1 << coffer
    s.used |= 1 << coffer
    start_effect(s, data, 0, I(data.coffer_effect[coffer]), 0)
