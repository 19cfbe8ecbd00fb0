"""Choices made in secret: marks on a hand or a board until everybody has chosen."""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.random import below
from ostraka.games.ancient_knowledge.rules.rule import rule
from ostraka.games.ancient_knowledge.rules.state import (
    CARD,
    CURSOR,
    EXTRA,
    F_OPENING,
    F_OPPONENTS,
    HAND_LIMIT,
    KIND,
    WHAT,
    I,
)

__all__ = ["redraw_marks"]


@rule
def redraw_marks(s: Any, seat: int, stream: Any) -> None:
    """What others have marked in secret could be anything: mark other places instead."""
    frame = s.stack[s.depth - 1]
    if frame[KIND] != F_OPENING and frame[KIND] != F_OPPONENTS:
        return
    for distance in range(s.players):
        other = (s.active + distance) % s.players
        if other == seat or s.marks[other] == 0:
            continue
        there = I(s.artifact_count[other]) if frame[WHAT] else I(s.held[other])
        marked = 0
        for i in range(HAND_LIMIT):
            marked += s.marks[other] >> i & 1
        choosing = distance == frame[CARD]
        left = marked + (I(frame[EXTRA]) if choosing else 0)
        s.marks[other] = 0
        for i in range(there):  # choose `left` of `there` places; the first `marked` are marked
            if left > 0 and below(stream, there - i) < left:
                left -= 1
                if marked > 0:
                    marked -= 1
                    s.marks[other] |= 1 << i
                    if choosing:
                        frame[CURSOR] = i + 1
