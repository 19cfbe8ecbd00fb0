"""What is asked of the seat to act, in one sentence; it holds nothing that others may not know."""

from __future__ import annotations

from collections.abc import Callable

from ostraka.core.i18n.message import Message
from ostraka.games.ancient_knowledge.face.document import FRAME_NAMES, PHASE_NAMES
from ostraka.games.ancient_knowledge.face.table import cause_of_choice
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.state import Frame
from ostraka.games.ancient_knowledge.state_types import AkState


def _asked(s: AkState) -> Message:
    """The question itself, with the numbers that the rules or a card name."""
    frame = s.stack[s.depth - 1].tolist()
    kind = frame[st.KIND]
    name = FRAME_NAMES[kind - 1]
    n = frame[st.N]
    if kind == Frame.ACTION:
        n = int(s.actions)
    elif kind in (Frame.OPENING, Frame.OPPONENTS):
        n = frame[st.EXTRA]
        name += "-artifacts" if frame[st.WHAT] else ""
    elif kind == Frame.PAY:
        name += "-up-to" if frame[st.EXTRA] else ""
    elif kind == Frame.ARCHIVE:
        name += "-more" if frame[st.COUNT] else ""
    elif kind == Frame.REMOVE:
        name += "-each" if frame[st.EXTRA] else ""
        name += "-up-to" if frame[st.CONTEXT] else ""
        return Message(f"ak-choice-{name}", n=n, targets=frame[st.EXTRA])
    elif kind == Frame.STUDY:
        name += "-under" if n else ""
    elif kind == Frame.PAUSE:
        return Message("ak-choice-pause", phase=PHASE_NAMES[int(s.phase)])
    return Message(f"ak-choice-{name}", n=n)


def question(pack: Pack, s: AkState, seat: Message, named: Callable[[str], Message]) -> Message:
    """Who is asked what, and by which card."""
    cause = cause_of_choice(pack, s)
    if cause is None:
        return Message("ak-ask", seat=seat, what=_asked(s))
    return Message("ak-ask-card", seat=seat, what=_asked(s), card=named(cause))
