"""A batch as Gymnasium's VectorEnv."""

from __future__ import annotations

import pickle
import subprocess
import sys
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from ostraka.core.errors import IllegalAction, InvalidOption
from ostraka.envs import Vector
from ostraka.envs.encode import scaled
from ostraka.envs.spaces import fields_space


def sampled(envs: Vector) -> np.ndarray[Any, np.dtype[np.int64]]:
    return envs.batch.sample()


def test_what_it_gives_lies_in_its_spaces() -> None:
    envs = Vector("arkantar", 3, threads=2)
    assert isinstance(envs, VectorEnv)
    observations, info = envs.reset(seed=1)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    for _ in range(50):
        assert observations in envs.observation_space
        assert info["seat"].shape == (3,)
        chosen = np.maximum(sampled(envs), 0)
        assert chosen in envs.action_space
        observations, rewards, terminated, truncated, info = envs.step(chosen)
        assert rewards.shape == terminated.shape == truncated.shape == (3,)
        assert info["rewards"].shape == (3, 2)
        assert not truncated.any()


@pytest.mark.parametrize("mode", ["next_step", "same_step"])
def test_who_ends_a_game_is_rewarded_for_it(mode: Any) -> None:
    envs = Vector("arkantar", 6, autoreset=mode)
    observations, _ = envs.reset(seed=3)
    for _ in range(2000):
        observations, rewards, terminated, _, info = envs.step(sampled(envs))
        if rewards.any():
            break
    (i,) = np.flatnonzero(rewards)[:1]
    assert terminated[i]
    assert rewards[i] == 1, "only who acts takes a Monarch"
    assert sorted(info["rewards"][i].tolist()) == [-1, 1]
    over = envs.batch.game.observation.at("over")
    if mode == "same_step":
        assert info["_final_obs"][i]
        assert info["final_obs"]["observation"][i, over] == 1
        assert info["final_obs"] in envs.observation_space
        assert not info["final_obs"]["action_mask"].any()
        assert observations["observation"][i, over] == 0
    else:
        assert observations["observation"][i, over] == 1
        _, rewards, terminated, _, _ = envs.step(sampled(envs))
        assert not rewards[i]
        assert not terminated[i]


def test_earlier_observations_are_kept_unless_nobody_wants_them() -> None:
    for copy in (True, False):
        envs = Vector("arkantar", 2, copy=copy)
        before, _ = envs.reset(seed=1)
        kept = before["observation"].copy()
        envs.step(sampled(envs))
        assert np.array_equal(before["observation"], kept) == copy


def test_gymnasiums_own_wrappers_take_it() -> None:
    inside = Vector("arkantar", 4)
    envs = RecordEpisodeStatistics(inside)
    envs.reset(seed=1)
    lengths: list[int] = []
    while len(lengths) < 3:
        info = envs.step(sampled(inside))[4]
        if "episode" in info:
            lengths += info["episode"]["l"][info["_episode"]].tolist()
    assert all(length > 1 for length in lengths)


def test_what_is_refused_changes_nothing() -> None:
    envs = Vector("arkantar", 2)
    envs.reset(seed=1)
    before = envs.batch.observations.copy()
    with pytest.raises(IllegalAction, match="Game 1: there is no action 5000"):
        envs.step([int(sampled(envs)[0]), 5000])
    with pytest.raises(InvalidOption, match="is not a seed"):
        envs.reset(seed=[1, -2])
    with pytest.raises(InvalidOption, match="one for each of the 2 games, not 3"):
        envs.reset(seed=[1, 2, 3])
    for options in ({"inertia": 20}, {"reset_mask": [True]}, 5, ["reset_mask"]):
        with pytest.raises(InvalidOption, match=r"A reset does not take|Say which games"):
            envs.reset(options=options)  # type: ignore[arg-type]
    assert np.array_equal(envs.batch.observations, before)


def test_only_some_games_may_be_reset() -> None:
    envs = Vector("arkantar", 3)
    envs.reset(seed=1)
    envs.step(sampled(envs))
    envs.reset(options={"reset_mask": np.array([True, False, True])})
    assert envs.batch.plies.tolist() == [0, 1, 0]


def test_a_copy_goes_its_own_way_and_a_mode_may_be_gymnasiums() -> None:
    envs = Vector("arkantar", np.int64(2), autoreset=AutoresetMode.SAME_STEP)  # type: ignore[arg-type]
    envs.reset(seed=1)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    for other in (deepcopy(envs), pickle.loads(pickle.dumps(envs))):
        other.step(sampled(other))
        assert (other.batch.plies.tolist(), envs.batch.plies.tolist()) == ([1, 1], [0, 0])


def test_fields_and_scaled_numbers() -> None:
    envs = Vector("arkantar", 5)
    rows = envs.reset(seed=1)[0]["observation"]
    layout = envs.batch.game.observation
    assert fields_space(envs.batch.game).contains(layout.split(rows[0]))
    shares = scaled(layout, rows)
    assert shares.dtype == np.float32
    assert np.abs(shares).max() <= 1
    assert shares[0, layout.at("inertia")] == 0.5


def test_without_gymnasium_batches_work_and_the_rest_says_what_is_missing() -> None:
    script = """
import sys
sys.modules["gymnasium"] = None
import ostraka.envs
batch = ostraka.envs.Batch("arkantar", 2, seed=1)
batch.step(batch.sample())
try:
    ostraka.envs.Vector
except ImportError as error:
    print(error)
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.stdout == 'This needs the package gymnasium: pip install "ostraka[envs]".\n', (
        done.stderr
    )


def test_code_that_ignores_the_mask_can_have_legal_actions_drawn() -> None:
    envs = Vector("arkantar", 3, autoreset="same_step", illegal="random")
    envs.reset(seed=1)
    legal = int(envs.batch.legal[0, 0])
    for chosen in ([legal, 1079, -5], [10**9, 0, 0]):
        envs.step(np.array(chosen))
    assert envs.batch.plies.tolist() == [2, 2, 2]
    twin = Vector("arkantar", 3, autoreset="same_step")
    twin.reset(seed=1)
    with pytest.raises(IllegalAction):
        twin.step(np.array([legal, 1079, -5]))
    with pytest.raises(InvalidOption, match="random"):
        Vector("arkantar", 3, illegal="lose")
