"""Environments whose observations are shares from -1 to 1, for networks that want no whole numbers.

    env = ostraka.envs.scale(gymnasium.make("ostraka/arkantar-v1"))

Masks stay as they are, and so does everything else.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import vector
from gymnasium.spaces import Box, Dict
from gymnasium.vector.utils import batch_space
from pettingzoo import AECEnv
from pettingzoo.utils import BaseWrapper

from ostraka.core.errors import InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.i18n.message import Message
from ostraka.envs.encode import furthest, scaled
from ostraka.envs.single import Seat
from ostraka.envs.spaces import masked_space
from ostraka.envs.table import AecEnv
from ostraka.envs.vector import Vector


def scale(env: Any) -> Any:
    """An environment of ours with its observations scaled; refuses any other."""
    inside = getattr(env, "unwrapped", None)
    if isinstance(env, gymnasium.Env) and isinstance(inside, Seat):
        return ScaledSeat(env, inside.desk.game)
    if isinstance(env, vector.VectorEnv) and isinstance(inside, Vector):
        return ScaledVector(env, inside.batch.game)
    if isinstance(env, AECEnv) and isinstance(inside, AecEnv):
        return ScaledTable(env, inside.desk.game)
    raise InvalidOption(Message("envs-scale", type=type(env).__name__))


def scaled_space(game: Game) -> Dict:
    """A scaled observation beside the mask of legal actions."""
    layout, most = game.observation, furthest(game.observation)
    shares = Box(layout.low / most, layout.high / most, dtype=np.float32)
    return Dict(observation=shares, action_mask=masked_space(game)["action_mask"])


def _shares(game: Game, seen: Any) -> dict[str, Any]:
    return {**seen, "observation": scaled(game.observation, seen["observation"])}


class ScaledSeat(gymnasium.ObservationWrapper[Any, Any, Any]):
    """One seat."""

    def __init__(self, env: Any, game: Game) -> None:
        super().__init__(env)
        self._game = game
        self.observation_space = scaled_space(game)

    def observation(self, observation: Any) -> dict[str, Any]:
        return _shares(self._game, observation)


class ScaledVector(vector.VectorWrapper[Any, Any, Any, Any, Any]):
    """Many games at once, their final observations among what is scaled."""

    def __init__(self, env: Any, game: Game) -> None:
        super().__init__(env)
        self._game = game
        self.single_observation_space = scaled_space(game)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        seen, info = self.env.reset(seed=seed, options=options)
        return _shares(self._game, seen), info

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        seen, rewards, terminated, truncated, info = self.env.step(actions)
        if "final_obs" in info:
            info["final_obs"] = _shares(self._game, info["final_obs"])
        return _shares(self._game, seen), rewards, terminated, truncated, info


class ScaledTable(BaseWrapper):  # type: ignore[misc]
    """All seats of one game."""

    def __init__(self, env: Any, game: Game) -> None:
        super().__init__(env)
        self._game = game
        self._spaces = {agent: scaled_space(game) for agent in env.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        self.env.observation_space(agent)  # which refuses who is not there
        return self._spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        return _shares(self._game, self.env.observe(agent))
