"""CREATE: what can be put where at which cost, and what happens when it is in play."""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.tables import E_DO, E_FLAGS, S_OP
from ostraka.games.ancient_knowledge.rules.builders import out_of_limbo
from ostraka.games.ancient_knowledge.rules.codes import Verb
from ostraka.games.ancient_knowledge.rules.quantities import amount, holds, modifier
from ostraka.games.ancient_knowledge.rules.sets import add_part, gather_reactions, push_set
from ostraka.games.ancient_knowledge.rules.sight import seen_by_all
from ostraka.games.ancient_knowledge.rules.state import (
    ARTIFACT_SPACES,
    SLOTS,
    SPACES,
    Frame,
    I,
    Phase,
    big_rule,
    offer,
    push,
)
from ostraka.games.ancient_knowledge.rules.timeline import free_slot, put
from ostraka.games.ancient_knowledge.state_types import AkData, AkState

Costs = np.ndarray[Any, np.dtype[np.int64]]


@rule
def cost_of(data: AkData, card: int, space: int, free: int) -> int:
    """Cards to discard: the card's cost unless it is free, one per space away from its start."""
    cost = 0 if free else I(data.cost[card])
    if space != 0:
        cost += abs(space - I(data.start[card]))
    return cost


@rule
def room_for(s: AkState, data: AkData, seat: int, card: int, space: int) -> bool:
    """Whether a space has a place for a monument: one that never declines takes the third one."""
    if data.lasting[card]:
        return I(s.line[seat, SLOTS + space - 1]) == 0
    return free_slot(s, seat, space) >= 0


@rule
def creatable(
    s: AkState, data: AkData, seat: int, card: int, space: int, purse: int, free: int
) -> bool:
    """Whether a card can be put on a space (0: an artifact space) with that many cards to pay."""
    if space == 0:
        taken = s.artifact_count[seat] + s.blocked
        room = data.kind[card] == words.ARTIFACT and taken < ARTIFACT_SPACES
    else:
        room = room_for(s, data, seat, card, space) and (
            data.locked[card] == 0 or data.start[card] == space
        )
    return room and cost_of(data, card, space, free) <= purse


@rule
def offer_creations(s: AkState, data: AkData, seat: int, kinds: int, free: int, enough: int) -> int:
    """Offer every way to create a card of these kinds from hand; stops when `enough` are found.

    With `enough` > 0 nothing is offered, the ways are only counted.
    """
    found = 0
    purse = I(s.held[seat]) - 1
    for i in range(s.held[seat]):
        card = I(s.hand[seat, i])
        kind = I(data.kind[card])
        if kinds >> kind & 1 == 0:
            continue
        first, last = (0, 0) if kind == words.ARTIFACT else (1, SPACES)
        for space in range(first, last + 1):
            if creatable(s, data, seat, card, space, purse, free):
                found += 1
                if enough == 0:
                    offer(s, Verb.CREATE, card, space)
                elif found == enough:
                    return found
    return found


@rule
def start_creation(s: AkState, data: AkData, card: int, space: int, source: int, free: int) -> None:
    """The card, now set aside for all to see, is placed once its cost is paid."""
    s.limbo[s.in_limbo] = card
    s.in_limbo += 1
    seen_by_all(s, card)
    push(s, Frame.PLACE, space, card, 0, 0, 0, source)
    cost = cost_of(data, card, space, free)
    if cost > 0:
        push(s, Frame.PAY, 0, 0, cost, 0, words.BUILDER_BITS, 0)


@rule
def own_discount(s: AkState, data: AkData, seat: int, card: int) -> int:
    """What the card's own standing effect takes off on entry; may also skip the decline phase."""
    effect = I(data.effect[card, words.IMMEDIATE])
    if effect == 0 or data.effects[effect, E_FLAGS] & words.STANDING == 0:
        return 0
    if not holds(s, data, effect, seat, 0):
        return 0
    step = I(data.effects[effect, E_DO])
    op = I(data.steps[step, S_OP])
    if op == words.SKIP_DECLINE:
        if s.phase >= Phase.DECLINE:
            return 0
        s.skip = 1
    return amount(s, data, step, seat, card, 0, 0) if op == words.DISCOUNT else 0


@rule
def creation_costs(s: AkState, data: AkData, seat: int, free: int, told: Costs) -> None:
    """For every card in hand: the cards to pay on each space, then the knowledge it would bring.

    Only a look: an own effect that would skip the decline phase does not.
    """
    skip = s.skip
    for i in range(s.held[seat]):
        card = I(s.hand[seat, i])
        kind = I(data.kind[card])
        if kind == words.ARTIFACT:
            continue
        for space in range(1, SPACES + 1):
            told[i, space - 1] = cost_of(data, card, space, free)
        less = own_discount(s, data, seat, card)
        less += modifier(s, data, seat, words.DISCOUNT, 1 << kind, card)
        told[i, SPACES] = max(0, I(data.knowledge[card]) - less)
    s.skip = skip


@big_rule
def place(s: AkState, data: AkData, seat: int, card: int, space: int, source: int) -> None:
    """The paid card enters play; its immediate effect and all reactions form one set."""
    out_of_limbo(s, card)
    bit = 1 << I(data.kind[card])
    if space == 0:
        s.artifacts[seat, s.artifact_count[seat]] = card
        s.artifact_count[seat] += 1
    else:
        if data.lasting[card]:
            s.line[seat, SLOTS + space - 1] = card
        else:
            put(s, seat, card, space)
        less = own_discount(s, data, seat, card)
        less += modifier(s, data, seat, words.DISCOUNT, bit, card)
        s.knowledge[card] = max(0, I(data.knowledge[card]) - less)
    start = I(s.parts_used)
    add_part(s, data, I(data.effect[card, words.IMMEDIATE]))
    gather_reactions(s, data, seat, words.ON_CREATE, bit, card, source)
    push_set(s, start, space)
