"""An action space that knows which of its actions are legal now."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Discrete

from ostraka.envs.desk import Desk

__all__ = ["LegalActions"]


class LegalActions(Discrete):
    """All actions of a game by index; `sample` draws a legal one where no mask says otherwise.

    What is legal is what the seat to act on the desk may do. After the end of a game any index is
    as good as another.
    """

    def __init__(self, desk: Desk, seed: int | None = None) -> None:
        super().__init__(desk.game.action_count, seed=seed)
        self.desk = desk

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and len(self.desk.indices):
            mask = self.desk.mask
        return super().sample(mask, probability)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discrete) and (self.n, self.start) == (other.n, other.start)

    __hash__ = None  # type: ignore[assignment] # as all spaces
