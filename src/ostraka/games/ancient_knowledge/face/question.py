"""What is asked of the seat to act, in one sentence; it holds nothing that others may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ostraka.core.i18n.message import Message
from ostraka.games.ancient_knowledge.face.pending import FRAME_NAMES
from ostraka.games.ancient_knowledge.face.table import cause_of_choice
from ostraka.games.ancient_knowledge.language.compiler import Pack
from ostraka.games.ancient_knowledge.rules.state import (
    CONTEXT,
    COUNT,
    EXTRA,
    F_ACTION,
    F_ARCHIVE,
    F_OPENING,
    F_OPPONENTS,
    F_PAY,
    F_REMOVE,
    F_STUDY,
    KIND,
    WHAT,
    N,
)

__all__ = ["question"]


def _asked(s: Any) -> Message:
    """The question itself, with the numbers that the rules or a card name."""
    frame = [int(value) for value in s.stack[s.depth - 1]]
    kind = frame[KIND]
    name = FRAME_NAMES[kind - 1]
    n = frame[N]
    if kind == F_ACTION:
        n = int(s.actions)
    elif kind in (F_OPENING, F_OPPONENTS):
        n = frame[EXTRA]
        name += "-artifacts" if frame[WHAT] else ""
    elif kind == F_PAY:
        name += "-up-to" if frame[EXTRA] else ""
    elif kind == F_ARCHIVE:
        name += "-more" if frame[COUNT] else ""
    elif kind == F_REMOVE:
        name += "-each" if frame[EXTRA] else ""
        name += "-up-to" if frame[CONTEXT] else ""
        return Message(f"ak-choice-{name}", n=n, targets=frame[EXTRA])
    elif kind == F_STUDY:
        name += "-under" if n else ""
    return Message(f"ak-choice-{name}", n=n)


def question(pack: Pack, s: Any, seat: Message, named: Callable[[str], Message]) -> Message:
    """Who is asked what, and by which card."""
    cause = cause_of_choice(pack, s)
    if cause is None:
        return Message("ak-ask", seat=seat, what=_asked(s))
    return Message("ak-ask-card", seat=seat, what=_asked(s), card=named(cause))
