"""Every declared observation as networks want it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ostraka
from ostraka.core.errors import InvalidOption
from ostraka.core.learn.observation import Field, Layout
from ostraka.envs import Batch
from ostraka.envs.encode import one_hot, planes, scaled

SMALL = Layout(
    Field("board", (2, 2, 3), 0, 1, "two boards"),
    Field("walls", (2, 3), -1, 1, "one more"),
    Field("cards", (4,), 0, 100, "a list"),
    Field("turn", (), 1, 3, "a number"),
)
ROW = np.array([0, 1] * 6 + [0, -1, 1, 0, 0, 1] + [0, 50, 100, 25] + [2], np.int8)


def test_small_numbers_have_a_column_for_each_value() -> None:
    row = one_hot(SMALL, ROW)
    assert row.shape == (12 * 2 + 6 * 3 + 4 + 3,)
    assert row[:4].tolist() == [1, 0, 0, 1]
    assert row[24:33].tolist() == [0, 1, 0, 1, 0, 0, 0, 0, 1]
    assert row[42:46].tolist() == [0.0, 0.5, 1.0, 0.25]
    assert row[46:].tolist() == [0, 1, 0]
    assert one_hot(SMALL, ROW, most=1).tolist() == scaled(SMALL, ROW).tolist()


def test_fields_of_one_shape_stand_side_by_side() -> None:
    found = planes(SMALL, np.stack([ROW, ROW]))
    assert {shape: part.shape for shape, part in found.items()} == {
        (): (2, 1),
        (4,): (2, 1, 4),
        (2, 3): (2, 3, 2, 3),
    }
    assert found[2, 3][0, 2].tolist() == [[0, -1, 1], [0, 0, 1]]


@pytest.mark.parametrize("name", ostraka.game_names())
def test_every_game_can_be_encoded(name: str) -> None:
    batch = Batch(name, 3, seed=1)
    for _ in range(10):
        batch.step(batch.sample())
    layout, rows = batch.game.observation, batch.observations
    columns = one_hot(layout, rows)
    assert columns.shape[:-1] == (3,)
    assert np.abs(columns).max() <= 1
    small = sum(field.size for field in layout if field.high - field.low < 32)
    wide = [field for field in layout if field.high - field.low >= 32]
    shares = sum(np.abs(rows[:, layout.slice(f.name)] / max(-f.low, f.high)).sum() for f in wide)
    assert np.abs(columns).sum() == pytest.approx(3 * small + shares, rel=1e-4)
    assert sum(part[0].size for part in planes(layout, rows).values()) == layout.size


def test_a_board_stays_a_board() -> None:
    state = ostraka.load("arkantar").start(seed=1)
    board = planes(state.game.observation, state.observation(0))[7, 7]
    fields = state.game.observation.split(state.observation(0))
    assert (board[:4] == fields["own"]).all()
    assert (board[8] == fields["walls"]).all()


@pytest.mark.parametrize("garbage", [[1, 2], None, "row", np.zeros(21), [[1], [2, 3]]])
def test_garbage_is_refused_with_one_sentence(garbage: Any) -> None:
    for encode in (one_hot, planes, scaled):
        with pytest.raises(InvalidOption, match="whole numbers, 23 in each row"):
            encode(SMALL, garbage)
    with pytest.raises(InvalidOption, match="at least 1"):
        one_hot(SMALL, ROW, most=0)
