"""What a search does with a batch: redraw what is hidden, copy rows, take states in and out."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

import ostraka
from ostraka.core.errors import InvalidOption
from ostraka.envs import Batch


def played(name: str, n: int = 4, steps: int = 25, **how: Any) -> Batch:
    batch = Batch(name, n, seed=5, **how)
    for _ in range(steps):
        batch.step(batch.sample())
    return batch


def future(batch: Batch, choices: list[list[int]]) -> bytes:
    """What is seen while some choices, by their place among the legal ones, are played."""
    seen = []
    for row in choices:
        batch.step([int(batch.legal[i, k % batch.counts[i]]) for i, k in enumerate(row)])
        seen.append(batch.observations.tobytes())
    return b"".join(seen)


@pytest.mark.parametrize("name", ["ankhor", "ancient_knowledge"])
def test_reshuffling_changes_what_comes_and_nothing_that_the_seat_knows(name: str) -> None:
    batch = played(name)
    saved, choices = batch.save(), [[k, k + 1, k + 2, k + 3] for k in range(12)]
    known = batch.observations.copy(), batch.masks.copy(), batch.seats.copy()
    first = future(batch, choices)
    assert future(batch.restore(saved), choices) == first, "restored games meet the same draws"
    other = set()
    for _ in range(4):
        batch.restore(saved).reshuffle()
        now = batch.observations, batch.masks, batch.seats
        assert all((a == b).all() for a, b in zip(now, known, strict=True))
        other.add(future(batch, choices))
    assert first not in other
    assert len(other) == 4


def test_only_the_games_that_are_meant_are_reshuffled() -> None:
    batch = played("ankhor")
    before = [batch.state(i).tobytes() for i in range(4)]
    for rows in ([1, 3], [False, True, False, True], np.array([3, 1])):
        batch.reshuffle(rows, seats=0)
        after = [batch.state(i).tobytes() for i in range(4)]
        assert [a == b for a, b in zip(after, before, strict=True)] == [True, False, True, False]
    assert batch.seeds.tolist()[1] == -1 != batch.seeds.tolist()[0]


def test_rows_are_copied_and_go_their_own_ways() -> None:
    batch = played("arkantar", 5)
    batch.copy_rows(2, [0, 4])
    for i in (0, 4):
        assert batch.state(i).tobytes() == batch.state(2).tobytes()
        assert (batch.masks[i] == batch.masks[2]).all()
        assert (batch.observations[i] == batch.observations[2]).all()
    indices = batch.sample()
    indices[0], indices[2] = batch.legal[0, 0], batch.legal[2, batch.counts[2] - 1]
    batch.step(indices)
    assert batch.state(0).tobytes() != batch.state(2).tobytes()


def test_a_state_goes_out_and_in_again() -> None:
    batch, game = played("ankhor", players=3), ostraka.load("ankhor")
    state = batch.state(1)
    assert (state.ply, state.seat, state.players) == (25, batch.seats[1], 3)
    assert sorted(state.indices) == sorted(batch.legal[1, : batch.counts[1]].tolist())
    assert (state.observation(int(batch.seats[1])) == batch.observations[1]).all()
    copied = pickle.loads(pickle.dumps(state)).play(state.legal[0])
    batch.load(0, copied)
    assert batch.state(0).tobytes() == copied.tobytes()
    assert batch.plies[0] == 26
    assert sorted(copied.indices) == sorted(np.flatnonzero(batch.masks[0]).tolist())
    fresh = game.start(seed=3, players=3)
    batch.load(2, fresh).step(batch.sample())
    assert batch.plies[2] == 1


@pytest.mark.parametrize(
    "garbage",
    [
        lambda batch: batch.reshuffle([0, 4]),
        lambda batch: batch.reshuffle("all"),
        lambda batch: batch.reshuffle([0.5]),
        lambda batch: batch.reshuffle([[0]]),
        lambda batch: batch.reshuffle([0, 1], seats=[0, 1, 0]),
        lambda batch: batch.reshuffle(seats=2),
        lambda batch: batch.reshuffle(seats="me"),
        lambda batch: batch.copy_rows([0, 1], [1, 2, 3]),
        lambda batch: batch.copy_rows(0, 9),
        lambda batch: batch.state(4),
        lambda batch: batch.state("0"),
        lambda batch: batch.load(0, None),
        lambda batch: batch.load(0, ostraka.load("ankhor").start(seed=1)),
        lambda batch: batch.load(0, ostraka.load("arkantar").start(seed=1, inertia=7)),
        lambda batch: batch.load(0, ostraka.load("arkantar").start(seed=1).resign(0)),
        lambda batch: batch.reset(seed=[1, 2]),
        lambda batch: batch.reset(seed=[1, 2, 3, "4"]),
    ],
)
def test_garbage_is_refused_with_one_sentence(garbage: Any) -> None:
    batch = Batch("arkantar", 4, seed=1)
    before = batch.observations.tobytes(), batch.state(0).tobytes(), batch.seeds.tolist()
    with pytest.raises(InvalidOption) as refused:
        garbage(batch)
    assert len(refused.value.messages) == 1
    assert str(refused.value).endswith(".")
    assert before == (batch.observations.tobytes(), batch.state(0).tobytes(), batch.seeds.tolist())


def test_games_may_have_seeds_of_their_own() -> None:
    batch = Batch("ankhor", 3, seed=1)
    batch.reset(seed=[7, 8, 7])
    assert batch.seeds[0] == batch.seeds[2] != batch.seeds[1]
    again = Batch("ankhor", 3, seed=2)
    again.reset(seed=(7, None, 9))
    assert again.seeds[0] == batch.seeds[0]
    assert (again.observations[0] == batch.observations[0]).all()
