"""Reshuffling what a seat cannot know, and nothing else."""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.random import draw
from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.knowledge.chooser import deal_to_chooser
from ostraka.games.ancient_knowledge.knowledge.marks import redraw_marks
from ostraka.games.ancient_knowledge.knowledge.trades import deal_all
from ostraka.games.ancient_knowledge.state_types import AkData, AkState


@rule
def reshuffle(s: AkState, data: AkData, seat: int, stream: Any) -> None:
    """Redraw all that the seat cannot know, future chance included; its knowledge is kept.

    Somebody else who is choosing among cards the seat does not see keeps something to choose.
    """
    s.chance = draw(stream)
    if s.over != 0:
        return
    if s.seat == seat:
        deal_all(s, data, seat, stream)
        redraw_marks(s, seat, stream)
    else:
        deal_to_chooser(s, data, seat, stream)
