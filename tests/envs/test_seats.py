"""One seat in each of many games, against bots that choose inside the compiled step."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

from ostraka.core.errors import IllegalAction, OstrakaError
from ostraka.envs import SeatBatch, Vector


def finished(batch: SeatBatch, steps: int) -> tuple[int, float]:
    """How many games end in this many steps, and what they are worth to the learners."""
    ended, worth = 0, 0.0
    for _ in range(steps):
        batch.step(batch.sample())
        waiting = batch.seats == batch.own
        assert (waiting | (batch.seats < 0)).all(), "the own seat is to act"
        assert (batch.own_rewards[~batch.terminated] == 0).all()
        ended += int(batch.terminated.sum())
        worth += float(batch.own_rewards.sum())
    return ended, worth


@pytest.mark.parametrize("autoreset", ["same_step", "next_step"])
def test_the_own_seat_is_always_the_one_to_act(autoreset: Any) -> None:
    batch = SeatBatch("arkantar", 32, opponents="random", seed=3, autoreset=autoreset)
    assert {0, 1} == set(batch.own.tolist()), "it is drawn for each game"
    ended, _ = finished(batch, 150)
    assert ended > 20


def test_a_better_bot_beats_the_lot() -> None:
    lot = finished(SeatBatch("arkantar", 32, opponents="random", seat=0, seed=3), 200)
    greedy = finished(SeatBatch("arkantar", 32, opponents="myopic", seat=0, seed=3), 200)
    assert greedy[1] / greedy[0] < lot[1] / lot[0] - 0.3


def test_bots_of_python_play_as_well() -> None:
    batch = SeatBatch("arkantar", 4, opponents="absent", seat=1, seed=3)
    ended, _ = finished(batch, 120)
    assert ended > 0


def test_three_opponents_of_three_kinds() -> None:
    opponents = ["greedy", "absent", "random"]
    batch = SeatBatch("ankhor", 6, players=4, opponents=opponents, seed=2)
    assert finished(batch, 60)[0] > 0


def test_a_seed_decides_everything_whatever_the_number_of_threads() -> None:
    seen = []
    for threads in (1, 3):
        batch = SeatBatch("arkantar", 9, opponents="greedy", seed=11, threads=threads)
        finished(batch, 40)
        seen.append((batch.observations.tobytes(), batch.own.tobytes(), batch.seeds.tobytes()))
    assert seen[0] == seen[1]
    again = SeatBatch("arkantar", 9, opponents="greedy", seed=1)
    finished(again.reset(seed=11), 40)
    assert (again.own == batch.own).all()


def test_it_is_saved_restored_and_copied() -> None:
    batch = SeatBatch("arkantar", 6, opponents="greedy", seed=4)
    finished(batch, 10)
    saved = batch.save()
    choices = batch.sample().copy()
    seen = batch.step(choices).observations.copy()
    for other in (batch.restore(saved), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))):
        other.restore(saved)
        assert (other.step(choices).observations == seen).all()


def test_the_end_is_seen_by_the_own_seat_and_not_by_a_bot() -> None:
    batch = SeatBatch("ankhor", 16, opponents="greedy", seat=0, seed=4, autoreset="next_step")
    for _ in range(400):
        batch.step(batch.sample())
        for i in np.flatnonzero(batch.terminated):
            assert (batch.state(int(i)).observation(0) == batch.observations[i]).all()
            return
    pytest.fail("no game ended")


@pytest.mark.parametrize(
    "given",
    [{"opponents": "nobody"}, {"opponents": ["random"] * 3}, {"opponents": 3}, {"seat": 2}],
)
def test_wrong_opponents_are_refused_with_one_sentence(given: Any) -> None:
    with pytest.raises(OstrakaError) as refused:
        SeatBatch("arkantar", 2, **given)
    assert str(refused.value).endswith(".")


def test_what_is_refused_changes_nothing() -> None:
    batch = SeatBatch("arkantar", 3, opponents="greedy", seed=4)
    before = batch.observations.copy()
    with pytest.raises(IllegalAction):
        batch.step([-1, 0, 0])
    assert (batch.observations == before).all()


def test_gymnasium_makes_many_of_it_at_once() -> None:
    envs = gymnasium.make_vec("ostraka/arkantar-v1", num_envs=3, opponents="greedy", seat=1)
    inside = envs.unwrapped
    assert isinstance(inside, Vector)
    seen, info = inside.reset(seed=[1, 2, 3])
    assert info["seat"].tolist() == [1, 1, 1]
    for _ in range(5):
        seen, rewards, *_ = envs.step(seen["action_mask"].argmax(axis=1))
    assert seen in envs.observation_space
    assert rewards.shape == (3,)
    assert inside.autoreset_mode is gymnasium.vector.AutoresetMode.NEXT_STEP
