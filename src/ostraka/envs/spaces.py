"""The spaces of Gymnasium, made from what a game declares."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete

from ostraka.core.game.game import Game
from ostraka.core.learn.observation import Layout
from ostraka.envs.desk import Desk


def observation_space(game: Game) -> Box:
    """An observation as one row of numbers."""
    return Box(game.observation.low, game.observation.high, dtype=np.int8)


def fields_space(game: Game) -> Dict:
    """An observation by field, as `game.observation.split` gives it."""
    return Dict(
        {field.name: Box(field.low, field.high, field.shape, np.int8) for field in game.observation}
    )


def masked_space(game: Game) -> Dict:
    """An observation beside the mask of legal actions."""
    mask = Box(0, 1, (game.action_count,), np.int8)
    return Dict(observation=observation_space(game), action_mask=mask)


class LegalSpace(Discrete):
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


def furthest(layout: Layout) -> npt.NDArray[np.float32]:
    """The furthest from 0 that each number of an observation can be, and at least 1."""
    most = np.maximum(np.abs(layout.low.astype(np.int16)), layout.high)
    return np.maximum(most, 1).astype(np.float32)


def scaled(layout: Layout, rows: npt.NDArray[np.int8]) -> npt.NDArray[np.float32]:
    """Observations as shares of the furthest from 0 that each number can be, from -1 to 1."""
    return np.divide(rows, furthest(layout), dtype=np.float32)
