"""A sealed rule is called through its address, and is a rule like any other for its callers."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import ostraka
from ostraka.core.kernel.cache import SEALED
from ostraka.core.kernel.compile import kernel, records
from ostraka.core.kernel.sealed import sealed
from ostraka.games.ancient_knowledge.language.compiler import load_pack
from ostraka.games.ancient_knowledge.rules.state import STATE
from ostraka.games.ancient_knowledge.turn.phases import deal

PAIR = np.dtype([("left", "i8"), ("right", "i8")], align=True)
SMALL_PAIR = np.dtype([("left", "i1"), ("right", "i1")], align=True)

big_rule = sealed((PAIR, SMALL_PAIR), PAIR)


@big_rule
def divide(s: Any, data: Any, by: int) -> None:
    """Both parts divided; nothing can be divided by zero."""
    if by == 0:
        raise ValueError("by zero")
    s.left //= by
    s.right //= by


@big_rule
def divide_twice(s: Any, data: Any, by: int) -> None:
    divide(s, data, by)
    divide(s, data, by)


@kernel
def call(states: Any, tables: Any, by: int) -> None:
    divide_twice(states[0], tables[0], by)


def pair(left: int, right: int, dtype: np.dtype[Any] = PAIR) -> Any:
    states = records(bytes(dtype.itemsize), dtype)
    states[0].left, states[0].right = left, right
    return states


def test_a_sealed_rule_changes_what_it_is_given() -> None:
    states = pair(36, 72)
    call(states, pair(0, 0), 3)
    assert (states[0].left, states[0].right) == (4, 8)


def test_a_sealed_rule_knows_which_of_its_records_it_is_given() -> None:
    small, large = pair(36, 72, SMALL_PAIR), pair(3600, 7200)
    call(small, pair(0, 0), 3)
    call(large, pair(0, 0), 3)
    assert (small[0].left, small[0].right) == (4, 8)
    assert (large[0].left, large[0].right) == (400, 800)


def test_an_error_inside_sealed_rules_reaches_the_caller() -> None:
    for _ in range(2):  # the first call goes through the address that is not filled in yet
        with pytest.raises(ValueError, match="by zero"):
            call(pair(36, 72), pair(0, 0), 0)


def digest(games: bool) -> str:
    """What the rules of Ancient Knowledge make of some deals, or of two whole random games."""
    seen = hashlib.sha256()
    if not games:
        options = np.zeros(16, np.int64)
        for players in (2, 3, 4):
            states = records(bytes(STATE.itemsize), STATE)
            deal(states[0], load_pack().data, players, options, players)
            seen.update(states.tobytes())
        return seen.hexdigest()
    chance = Random(7)
    for name, players in (("ancient_knowledge", 3), ("ancient_knowledge_solo", 1)):
        state = ostraka.load(name).start(seed=7, players=players, heritage=True)
        while not state.over:
            state.play(chance.choice(state.codes.tolist()))
            seen.update(state.tobytes())
    return seen.hexdigest()


@pytest.mark.parametrize("games", [False, pytest.param(True, marks=pytest.mark.long)])
def test_rules_that_are_not_sealed_give_the_same_results(games: bool) -> None:
    done = subprocess.run(
        [sys.executable, str(Path(__file__)), *["games"] * games],
        env={**os.environ, "OSTRAKA_SEALED": "0"},
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [False, digest(games)]


if __name__ == "__main__":
    print(json.dumps([SEALED, digest("games" in sys.argv)]))
