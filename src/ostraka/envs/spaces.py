"""The spaces of Gymnasium, made from what a game declares."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict

from ostraka.core.game import Game
from ostraka.core.observation import Layout

__all__ = ["fields_space", "masked_space", "observation_space", "scaled"]


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


def scaled(layout: Layout, rows: npt.NDArray[np.int8]) -> npt.NDArray[np.float32]:
    """Observations as shares of the furthest from 0 that each number can be, from -1 to 1."""
    furthest = np.maximum(np.abs(layout.low.astype(np.int16)), layout.high).astype(np.float32)
    return np.divide(rows, np.maximum(furthest, 1), dtype=np.float32)
