"""What is asked of the side to act: what is left of the turn, and what is still possible in it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from ostraka.core.i18n.message import Message
from ostraka.core.kernel.compile import ACTION
from ostraka.games.arkantar.face.actions import SEATS
from ostraka.games.arkantar.judgement.evaluate import WEIGHTS
from ostraka.games.arkantar.rules import turn as rules
from ostraka.games.arkantar.rules.codes import BREAK, END, MOVE


class Asked(NamedTuple):
    """All that the question depends on."""

    seat: int
    can: str
    """The kinds of action that are possible."""
    left: int
    """How many actions."""


def asked(s: Any, legal: Sequence[int] | None = None) -> Asked:
    """What is asked in a state; its legal codes, if they are known."""
    if legal is None:
        out = np.empty(rules.MAX_LEGAL, ACTION)
        legal = out[: rules.legal(s, WEIGHTS, out)].tolist()
    breaks, moves = bisect_left(legal, BREAK), bisect_left(legal, MOVE)  # kind after kind
    kinds = []
    if breaks > 0:
        kinds.append("build")
    if moves > breaks:
        kinds.append("break")
    if moves < len(legal) and legal[moves] < END:
        kinds.append("move")
    left = rules.ACTIONS_PER_TURN - int(s["used"])
    return Asked(int(s["seat"]), "-".join(kinds) or "none", left)


def question(wanted: Asked) -> Message:
    """The question in words."""
    side = Message(SEATS[wanted.seat])
    return Message("arkantar-question", side=side, can=wanted.can, left=wanted.left)
