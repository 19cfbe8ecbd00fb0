"""LEARN: which technologies can be taken, and what follows from taking one."""

from __future__ import annotations

from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.language.words import BUILDER_BITS, IMMEDIATE, ON_LEARN, RELIEF
from ostraka.games.ancient_knowledge.rules.codes import Verb
from ostraka.games.ancient_knowledge.rules.quantities import meets, modifier
from ostraka.games.ancient_knowledge.rules.sets import add_part, gather_reactions, push_set
from ostraka.games.ancient_knowledge.rules.sight import seen_by_all
from ostraka.games.ancient_knowledge.rules.state import FACE_UP, I, big_rule, offer
from ostraka.games.ancient_knowledge.rules.technologies import off_tile, refill_check
from ostraka.games.ancient_knowledge.state_types import AkData, AkState


@rule
def offer_technologies(
    s: AkState, data: AkData, seat: int, free: int, level: int, relief: int, enough: int
) -> int:
    """Offer every face-up technology whose requirement is met (or any, if it is free).

    Only those of the level, unless that is 0; `relief` lowers a minimum of the requirement, besides
    what standing effects lower.

    With `enough` > 0 nothing is offered, they are only counted up to that number.
    """
    found = 0
    lowered = 0 if free else relief + modifier(s, data, seat, RELIEF, BUILDER_BITS, 0)
    for tile in range(3):
        for place in range(FACE_UP):
            card = I(s.tiles[tile, place])
            if card == 0 or (level != 0 and data.level[card] != level):
                continue
            if free or meets(s, data, card, seat, lowered):
                found += 1
                if enough == 0:
                    offer(s, Verb.LEARN, card, 0)
                elif found == enough:
                    return found
    return found


@big_rule
def learn(s: AkState, data: AkData, seat: int, card: int, source: int) -> None:
    """Take a technology: refill of its tile, its immediate effect, then the reactions.

    Where the table says so, its effect and the reactions are one set, in any order.
    """
    tile = off_tile(s, card)
    kind = I(data.kind[card])
    s.collection[seat, s.learned[seat]] = card
    s.learned[seat] += 1
    s.learned_kinds[seat, kind] += 1
    s.learned_kinds[seat, 0] += data.level[card] == 2
    seen_by_all(s, card)
    start = I(s.parts_used)
    gather_reactions(s, data, seat, ON_LEARN, 1 << kind, 0, source)
    if s.any_order == 0:
        push_set(s, start, 0)
        start = I(s.parts_used)
    add_part(s, data, I(data.effect[card, IMMEDIATE]))
    push_set(s, start, 0)
    if tile >= 0:
        refill_check(s, tile)


@rule
def store(s: AkState, card: int, technology: int) -> None:
    """Lay a face-up technology on a monument; its tile may be refilled."""
    tile = off_tile(s, technology)
    s.stored[card] = technology
    refill_check(s, tile)


@rule
def release(s: AkState, data: AkData, card: int) -> None:
    """A technology that lies on a card goes to the discard pile of its level."""
    technology = I(s.stored[card])
    if technology != 0:
        level = I(data.level[technology]) - 1
        s.tech_pile[level, s.tech_pile_size[level]] = technology
        s.tech_pile_size[level] += 1
        s.stored[card] = 0


@big_rule
def claim(s: AkState, data: AkData, seat: int, card: int) -> None:
    """The technology on a card joins the collection if its requirement is met, else is discarded.

    That is no LEARN: nothing reacts, and its own effect does not happen.
    """
    technology = I(s.stored[card])
    if technology == 0 or not meets(s, data, technology, seat, 0):
        release(s, data, card)
        return
    s.stored[card] = 0
    s.collection[seat, s.learned[seat]] = technology
    s.learned[seat] += 1
    s.learned_kinds[seat, I(data.kind[technology])] += 1
    s.learned_kinds[seat, 0] += data.level[technology] == 2
