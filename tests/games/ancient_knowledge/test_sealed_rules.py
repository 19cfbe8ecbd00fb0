"""A sealed rule is called through its address, and is a rule like any other for its callers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ostraka.core.kernel.compile import kernel, records
from ostraka.games.ancient_knowledge.rules.rule import sealed

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
