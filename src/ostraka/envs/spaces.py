"""The spaces of Gymnasium, made from what a game declares."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box, Dict

from ostraka.core.game import Game
from ostraka.envs.scaling import scaled

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
