"""Which effects and primitives were at work in a game, seen from outside, step by step.

`fired` holds bits: 48 bytes of effects, then 8 bytes of primitives. An effect that is carried out
stands on the stack; one that only changes rules is at work when what it changes happens.
"""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.compile import kernel
from ostraka.games.ancient_knowledge.language import tables as tb
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.codes import Verb, card_of, verb_of
from ostraka.games.ancient_knowledge.rules.quantities import holds, meets
from ostraka.games.ancient_knowledge.rules.scoring import endgame_points
from ostraka.games.ancient_knowledge.rules.sets import board_card
from ostraka.games.ancient_knowledge.rules.state import Frame, I

PRIMITIVES = 48  # the first byte of the primitives
ROOM = PRIMITIVES + 8
ANY_KIND = 255


@kernel
def mark(fired: Any, effect: int, op: int) -> None:
    fired[effect >> 3] |= 1 << (effect & 7)
    fired[PRIMITIVES + (op >> 3)] |= 1 << (op & 7)


@kernel
def note_standing(s: Any, data: Any, op: int, kinds: int, fired: Any) -> None:
    """The standing effects on the active board that change something of this sort now."""
    seat = I(s.active)
    for i in range(s.slots + st.ARTIFACT_SPACES):
        effect = I(data.effect[board_card(s, seat, i), words.ANYTIME])
        if effect != 0 and data.effects[effect, tb.E_FLAGS] & words.STANDING:
            row = data.steps[data.effects[effect, tb.E_DO]]
            if row[tb.S_OP] == op and row[tb.S_KINDS] & kinds and holds(s, data, effect, seat, 0):
                mark(fired, effect, op)


@kernel
def note_entry(s: Any, data: Any, card: int, fired: Any) -> None:
    """A card enters play: its own standing effect, and those that make it cheaper."""
    effect = I(data.effect[card, words.IMMEDIATE])
    if effect != 0 and data.effects[effect, tb.E_FLAGS] & words.STANDING:
        if holds(s, data, effect, I(s.active), 0):
            mark(fired, effect, I(data.steps[data.effects[effect, tb.E_DO], tb.S_OP]))
    note_standing(s, data, words.DISCOUNT, 1 << I(data.kind[card]), fired)


@kernel
def note(s: Any, data: Any, chosen: int, fired: Any) -> None:
    """Note what the next step will carry out."""
    if verb_of(chosen) == Verb.LEARN and not meets(s, data, card_of(chosen), I(s.seat), 0):
        note_standing(s, data, words.RELIEF, ANY_KIND, fired)
    if chosen != 0 or s.depth == 0:
        return
    frame = s.stack[s.depth - 1]
    if frame[st.KIND] == Frame.EFFECT and frame[st.N] < data.effects[frame[st.WHAT], tb.E_DOS]:
        row = data.effects[frame[st.WHAT]]
        mark(fired, I(frame[st.WHAT]), I(data.steps[row[tb.E_DO] + frame[st.N], tb.S_OP]))
        if row[tb.E_PAY] != 0:
            mark(fired, I(frame[st.WHAT]), I(data.steps[row[tb.E_PAY], tb.S_OP]))
    elif frame[st.KIND] == Frame.PLACE:
        note_entry(s, data, I(frame[st.CARD]), fired)
    elif frame[st.KIND] == Frame.DRAW:
        note_standing(s, data, words.EXCAVATE, ANY_KIND, fired)


@kernel
def note_scoring(s: Any, data: Any, fired: Any) -> None:
    """Note which endgame effects were worth something."""
    for seat in range(s.players):
        for i in range(s.past_size[seat]):
            card = I(s.past[seat, i])
            if endgame_points(s, data, seat, card) > 0:
                effect = I(data.effect[card, words.ENDGAME])
                mark(fired, effect, I(data.steps[data.effects[effect, tb.E_DO], tb.S_OP]))
