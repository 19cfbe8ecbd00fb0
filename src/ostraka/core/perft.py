"""Counting the action sequences of a given length: the exactness test of any game's rules.

`perft(s, data, depth, …)` counts the leaves of the tree of legal actions. Equal counts from a
second implementation are strong evidence that both have the same rules.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel import ACTION, kernel, records
from ostraka.core.verbs import apply, legal

__all__ = ["leaves", "perft", "room"]


@kernel
def perft(stack: Any, actions: Any, data: Any, ply: int, depth: int) -> int:
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
        stack[ply + 1] = stack[ply]
        apply(stack[ply + 1], data, actions[ply, i])
        total += perft(stack, actions, data, ply + 1, depth - 1)
    return total


def room(state: Any, max_legal: int, depth: int) -> tuple[Any, Any]:
    """Working space for `perft`, with the state at its root."""
    stack = records(state.tobytes() + bytes(state.dtype.itemsize * depth), state.dtype)
    return stack, np.zeros((depth + 1, max_legal), ACTION)


def leaves(state: Any, data: Any, max_legal: int, depth: int) -> int:
    """The number of action sequences of `depth` from a state."""
    stack, actions = room(state, max_legal, depth)
    return int(perft(stack, actions, data, 0, depth))
