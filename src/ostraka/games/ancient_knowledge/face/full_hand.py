"""Cards that are not drawn because the hand has no room for them."""

from __future__ import annotations

from ostraka.games.ancient_knowledge.language import tables as tb
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.codes import Verb, verb_of
from ostraka.games.ancient_knowledge.rules.quantities import amount, modifier
from ostraka.games.ancient_knowledge.rules.state import Frame
from ostraka.games.ancient_knowledge.rules.taking import CARDS_PER_MONUMENT
from ostraka.games.ancient_knowledge.state_types import AkState


def undrawn(pack: Pack, s: AkState, chosen: int) -> int:
    """How many cards the step about to be taken would draw, but for the hand limit."""
    due = _due(pack, s, int(s.active), chosen)
    return max(0, int(s.held[s.active]) + due - st.HAND_LIMIT) if due else 0


def _due(pack: Pack, s: AkState, seat: int, chosen: int) -> int:
    if chosen:
        return int(verb_of(chosen) == Verb.SEARCH)
    if s.depth == 0:
        return 0
    frame = s.stack[s.depth - 1]
    if frame[st.KIND] == Frame.DRAW:
        each = modifier(s, pack.data, seat, words.EXCAVATE, words.BUILDER_BITS, 0)
        return int(frame[st.N]) * (int(each) or CARDS_PER_MONUMENT)
    if frame[st.KIND] != Frame.EFFECT:
        return 0
    effect, done = int(frame[st.WHAT]), int(frame[st.N])
    step = int(pack.data.effects[effect, tb.E_DO]) + done
    if done == pack.data.effects[effect, tb.E_DOS] or pack.data.steps[step, tb.S_OP] != words.DRAW:
        return 0
    card, count, context = (int(frame[at]) for at in (st.CARD, st.COUNT, st.CONTEXT))
    return int(amount(s, pack.data, step, seat, card, count, context))
