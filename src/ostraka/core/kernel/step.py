"""Whole steps for Python callers, each a single compiled call.

These functions take an array that holds one state, and one that holds the game's tables
(`Game.tables`): plain arrays are what compiled code can be called with at the least cost, and a
lone record costs more than most rules do.
"""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.compile import kernel
from ostraka.core.kernel.verbs import apply, index, legal, setup


@kernel
def laid_out(states: Any, tables: Any, players: int, options: Any, seed: int) -> None:
    """Lay out the start of a game in a zeroed state."""
    setup(states[0], tables[0], players, options, seed)


@kernel
def legal_in(states: Any, tables: Any, out: Any) -> int:
    """Write the legal actions of the state into `out`; how many there are."""
    return legal(states[0], tables[0], out)


@kernel
def indices_in(states: Any, tables: Any, out: Any) -> int:
    """Write the indices of the legal actions of the state into `out`; how many there are."""
    count = legal(states[0], tables[0], out)
    for i in range(count):
        out[i] = index(states[0], tables[0], out[i])
    return count


@kernel
def step(states: Any, tables: Any, action: int, out: Any, count: int) -> int:
    """Carry out an action if it is among the first `count` in `out`, the legal ones.

    Then `out` has the legal actions of the new state, and their number is returned. For an action
    that is not legal the answer is -1, and nothing has changed.
    """
    for i in range(count):
        if out[i] == action:
            apply(states[0], tables[0], action)
            return legal(states[0], tables[0], out)
    return -1


@kernel
def replayed(states: Any, tables: Any, actions: Any) -> None:
    """Carry out a row of actions that are known to be legal one after the other."""
    for action in actions:
        apply(states[0], tables[0], action)
