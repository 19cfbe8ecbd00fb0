"""Sets of effects that fall due together, and their owner's choice of order.

Which effects belong to a set is fixed when it arises; whether one can be carried out is looked at
again before every choice. An effect that is impossible now is not offered, and nobody has to wait
for it. What is optional may be left when nothing mandatory remains.
"""

from __future__ import annotations

from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.tables import E_EVENT, E_FLAGS, E_KINDS
from ostraka.games.ancient_knowledge.rules.state import (
    ARTIFACT_SPACES,
    DEEPEST,
    PARTS,
    Frame,
    I,
    big_rule,
    push,
)
from ostraka.games.ancient_knowledge.state_types import AkData, AkState


@rule
def add_part(s: AkState, data: AkData, effect: int) -> None:
    """Add an effect to the set being gathered, unless there is none or it is only standing.

    A chain of effects that bring each other about breaks off where it gets too long.
    """
    if effect == 0 or data.effects[effect, E_FLAGS] & words.STANDING != 0:
        return
    if s.depth < DEEPEST and s.parts_used < PARTS:
        s.parts[s.parts_used] = effect
        s.parts_used += 1


@rule
def push_set(s: AkState, start: int, context: int) -> None:
    """Put the parts gathered since `start` on the stack as one set."""
    if s.parts_used > start:
        push(s, Frame.SET, start, 0, I(s.parts_used) - start, 0, context, 0)


@rule
def board_card(s: AkState, seat: int, i: int) -> int:
    """The i-th card in play of a seat: timeline slots, then artifact spaces."""
    return I(s.line[seat, i]) if i < s.slots else I(s.artifacts[seat, i - s.slots])


@big_rule
def gather_reactions(
    s: AkState, data: AkData, seat: int, event: int, kinds: int, entering: int, source: int
) -> None:
    """Add the reactions of a board to an event.

    `kinds` is the kind the event concerns (one bit; 0 if none), `entering` the card created, which
    never reacts to itself, `source` the card whose effect brought the event about.
    """
    for i in range(s.slots + ARTIFACT_SPACES):
        card = board_card(s, seat, i)
        effect = I(data.effect[card, words.ANYTIME])
        if effect == 0 or card == entering:
            continue
        row = data.effects[effect]
        if row[E_EVENT] != event or (kinds != 0 and row[E_KINDS] & kinds == 0):
            continue
        if row[E_FLAGS] & words.INSTEAD or (row[E_FLAGS] & words.NO_CHAIN and source == card):
            continue
        add_part(s, data, effect)


@big_rule
def gather_timeline(s: AkState, data: AkData, seat: int) -> None:
    """Add the timeline effects of a board."""
    for i in range(s.slots + ARTIFACT_SPACES):
        add_part(s, data, I(data.effect[board_card(s, seat, i), words.TIMELINE]))
