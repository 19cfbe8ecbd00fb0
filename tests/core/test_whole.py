"""Whole numbers are taken from whoever has them: NumPy's are numbers, truths are none."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import ostraka
from ostraka.core.checks import whole
from ostraka.core.errors import InvalidOption


@pytest.mark.parametrize("number", [7, np.int8(7), np.uint64(7), np.array(7)])
def test_a_whole_number_is_one_whoever_has_it(number: Any) -> None:
    assert whole(number) == 7
    assert type(whole(number)) is int


class Broken:
    def __index__(self) -> int:
        raise OSError


@pytest.mark.parametrize(
    "thing",
    [
        None,
        True,
        np.True_,
        7.0,
        np.float32(7),
        float("nan"),
        "7",
        b"7",
        [7],
        np.array([7]),
        Broken(),
    ],
)
def test_what_only_looks_like_a_number_is_none(thing: Any) -> None:
    assert whole(thing) is None


def test_numbers_of_numpy_begin_the_game_of_the_same_numbers() -> None:
    game: Any = ostraka.load("arkantar")
    state = game.start(
        seed=np.int64(7), players=np.int64(2), inertia=np.int8(20), repetition=np.False_
    )
    assert state.tobytes() == game.start(seed=7, inertia=20, repetition=False).tobytes()
    document = json.dumps(state.record.as_json())
    assert game.replay(json.loads(document)).tobytes() == state.tobytes()


@pytest.mark.parametrize(
    "given",
    [
        {"seed": True},
        {"seed": np.float64(3)},
        {"seed": np.int64(-1)},
        {"players": np.int64(3)},
        {"players": 2.0},
        {"inertia": np.int64(121)},
        {"inertia": np.float64(20)},
        {"repetition": np.int64(1)},
    ],
)
def test_numbers_that_do_not_fit_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(InvalidOption) as refused:
        ostraka.load("arkantar").start(**given)
    assert str(refused.value).endswith(".")
