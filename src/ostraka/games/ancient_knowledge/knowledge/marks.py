"""Choices made in secret: marks on a hand or a board until everybody has chosen."""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.random import below
from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.state import Frame, I
from ostraka.games.ancient_knowledge.state_types import AkState


@rule
def redraw_marks(s: AkState, seat: int, stream: Any) -> None:
    """What others have marked in secret could be anything: mark other places instead."""
    frame = s.stack[s.depth - 1]
    if frame[st.KIND] != Frame.OPENING and frame[st.KIND] != Frame.OPPONENTS:
        return
    for distance in range(s.players):
        other = (s.active + distance) % s.players
        if other == seat or s.marks[other] == 0:
            continue
        there = I(s.artifact_count[other]) if frame[st.WHAT] else I(s.held[other])
        marked = 0
        for i in range(st.HAND_LIMIT):
            marked += s.marks[other] >> i & 1
        choosing = distance == frame[st.CARD]
        left = marked + (I(frame[st.EXTRA]) if choosing else 0)
        s.marks[other] = 0
        for i in range(there):  # choose `left` of `there` places; the first `marked` are marked
            if left > 0 and below(stream, there - i) < left:
                left -= 1
                if marked > 0:
                    marked -= 1
                    s.marks[other] |= 1 << i
                    if choosing:
                        frame[st.CURSOR] = i + 1
