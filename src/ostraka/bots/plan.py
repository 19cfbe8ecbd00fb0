"""How a tree search is to go about it: what levels are made of."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from ostraka.bots.workspace import DEEPEST, PLAN
from ostraka.core.game.game import Game
from ostraka.core.kernel.compile import records


@dataclass(frozen=True)
class SearchPlan:
    """How to search; see `ostraka.bots.workspace.PLAN`."""

    explore: float = 1.0
    temperature: float = 0.0
    margin: float = 0.0
    own_oversight: float = 0.0
    oversight: float = 0.0
    playout: int = 1 << 30
    tries: int = 1
    sight: int = DEEPEST
    expand: int = 1

    def record(self, game: Game, seat: int, salt: int, only: int | None) -> Any:
        """The plan as the compiled code reads it."""
        plan = records(bytes(PLAN.itemsize), PLAN)[0]
        for field in fields(self):
            setattr(plan, field.name, getattr(self, field.name))
        plan.sight = min(self.sight, DEEPEST)
        plan.seat, plan.redraw = seat, game.hidden or game.chance
        plan.salt = salt
        plan.only = -1 if only is None else only
        return plan
