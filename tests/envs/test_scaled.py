"""Scaled environments: the same games, told in shares from -1 to 1."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest

from ostraka.core.errors import InvalidOption
from ostraka.envs import Batch, Vector, aec, scale
from ostraka.envs.encode import scaled

with warnings.catch_warnings():  # its suite loads a game of its own in a way that it warns of
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test

GAMES = ["arkantar", "ankhor", "ancient_knowledge", "ancient_knowledge_solo"]


def same(shares: Any, whole: Any, game: Any) -> bool:
    """Whether one observation is the other in shares, and the masks are equal."""
    assert shares["observation"].dtype == np.float32
    told = scaled(game.observation, whole["observation"])
    return np.array_equal(shares["observation"], told) and np.array_equal(
        shares["action_mask"], whole["action_mask"]
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_seat(name: str) -> None:
    made = [gymnasium.make(f"ostraka/{name}-v1") for _ in range(2)]
    env, plain = scale(made[0]), made[1]
    game = plain.unwrapped.desk.game  # type: ignore[attr-defined]
    shares, whole = env.reset(seed=4)[0], plain.reset(seed=4)[0]
    for _ in range(5):
        assert shares in env.observation_space
        assert same(shares, whole, game)
        index = int(whole["action_mask"].argmax())
        shares, whole = env.step(index)[0], plain.step(index)[0]


@pytest.mark.parametrize("mode", ["same_step", "next_step"])
def test_many_games(mode: Any) -> None:
    plain = Vector("arkantar", 4, autoreset=mode)
    env = scale(Vector("arkantar", 4, autoreset=mode))
    shares, whole = env.reset(seed=4)[0], plain.reset(seed=4)[0]
    ended = False
    while not ended:
        assert shares in env.observation_space
        assert same(shares, whole, plain.batch.game)
        chosen = plain.batch.sample()
        shares, _, ends, _, info = env.step(chosen)
        whole, *_, told = plain.step(chosen)
        ended = ends.any()
    if mode == "same_step":
        assert same(info["final_obs"], told["final_obs"], plain.batch.game)


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # it has a mask beside it
@pytest.mark.parametrize("name", GAMES)
def test_all_seats_of_a_table(name: str) -> None:
    env, plain = scale(aec(name)), aec(name)
    api_test(env, num_cycles=30)
    for each in (env, plain):
        each.reset(seed=4)
    game = plain.unwrapped.desk.game
    for agent in env.agents:
        assert env.observe(agent) in env.observation_space(agent)
        assert same(env.observe(agent), plain.observe(agent), game)
    assert same(env.last()[0], plain.last()[0], game)


def test_what_is_no_environment_of_ours_is_refused() -> None:
    for thing in (None, "arkantar", Batch("arkantar", 2), gymnasium.make("CartPole-v1")):
        with pytest.raises(InvalidOption, match="can be scaled, not"):
            scale(thing)
