"""Counting the action sequences of a given length: the exactness test of any game's rules.

`perft(s, data, depth, …)` counts the leaves of the tree of legal actions. Equal counts from a
second implementation are strong evidence that both have the same rules.

A count that takes long can be watched and ended from another thread through its tally.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel.compile import ACTION, kernel, records
from ostraka.core.kernel.verbs import apply, legal

STOP, COUNTED = 0, 1
"""Places in a tally: not 0 ends the count; this many leaves are counted so far."""


@kernel
def perft(stack: Any, actions: Any, data: Any, ply: int, depth: int, tally: Any) -> int:
    """The number of action sequences of `depth` from the state stack[ply].

    stack and actions are working space: one state and one row of actions for each ply.
    """
    if depth == 0:
        return 1
    count = legal(stack[ply], data, actions[ply])
    if depth == 1:
        return count
    total = 0
    for i in range(count):
        if tally[STOP]:
            break
        stack[ply + 1] = stack[ply]
        apply(stack[ply + 1], data, actions[ply, i])
        if depth == 2:  # most of all calls: the last row need not be another
            total += legal(stack[ply + 1], data, actions[ply + 1])
        else:
            total += perft(stack, actions, data, ply + 1, depth - 1, tally)
    if depth == 2:
        tally[COUNTED] += total
    return total


def new_tally() -> Any:
    """A tally of a count that nobody has ended."""
    return np.zeros(2, np.int64)


def room(state: Any, max_legal: int, depth: int) -> tuple[Any, Any]:
    """Working space for `perft`, with the state at its root."""
    stack = records(state.tobytes() + bytes(state.dtype.itemsize * depth), state.dtype)
    return stack, np.zeros((depth + 1, max_legal), ACTION)


def leaves(state: Any, data: Any, max_legal: int, depth: int, tally: Any = None) -> int:
    """The number of action sequences of `depth` from a state."""
    stack, actions = room(state, max_legal, depth)
    tally = new_tally() if tally is None else tally
    return int(perft(stack, actions, data, 0, depth, tally))
