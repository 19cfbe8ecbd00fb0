"""The rows of a batch, lent to compiled code by their addresses.

Whoever hands an array to compiled code from Python pays for it at every call, and compiled code
counts who holds it whenever it takes a row of it. A batch keeps its arrays for as long as it lives
and waits for every call to end, so one small array of their addresses and sizes serves as well:
together that is worth a good part of a step.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import types
from numba.extending import intrinsic, overload
from numba.np.numpy_support import carray

from ostraka.core.kernel.compile import ACTION, COMPILED
from ostraka.core.learn.observation import CELL

HEAD = np.dtype(
    [
        ("seed", "i8"),  # of this game
        ("chance", "u8"),  # the stream from which seeds are drawn
        ("plies", "i4"),  # actions played in this game
        ("count", "i4"),  # legal actions, 0 once it is over
        ("seat", "i1"),  # the seat to act, -1 once it is over
        ("acted", "i1"),  # the seat that acted in the last step, -1 where a game was laid out
        ("terminated", "?"),  # the last step ended a game
    ],
    align=True,
)
"""What there is to know of each game beside its state."""


class Rows(NamedTuple):
    """Everything that is kept of a batch, one row for each game."""

    states: Any
    """Those of the games, and behind them a zeroed one, from which games are laid out."""
    heads: Any
    observations: Any
    masks: Any
    legal: Any
    rewards: Any
    final_observations: Any


def lend(rows: Rows) -> Any:
    """What stands for the rows in calls of compiled code: for each array address, rows, columns."""
    if not COMPILED:
        return rows
    told = [(part.ctypes.data, len(part), part.size // max(1, len(part))) for part in rows]
    return np.array(told, np.int64)


def borrowed(lent: Any, kind: Any) -> Rows:
    """The rows again, given the dtype of a state; to be called by compiled code."""
    rows: Rows = lent
    return rows


def _as_pointer(_: Any, address: Any) -> Any:
    """A number as an address."""

    def convert(context: Any, builder: Any, _: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], context.get_value_type(types.voidptr))

    return types.voidptr(address), convert


_pointer: Any = intrinsic(_as_pointer)


@overload(borrowed)
def _borrowed(lent: Any, kind: Any) -> Any:
    def rows(lent: Any, kind: Any) -> Rows:
        return Rows(
            carray(_pointer(lent[0, 0]), lent[0, 1], kind),
            carray(_pointer(lent[1, 0]), lent[1, 1], HEAD),
            carray(_pointer(lent[2, 0]), (lent[2, 1], lent[2, 2]), CELL),
            carray(_pointer(lent[3, 0]), (lent[3, 1], lent[3, 2]), np.int8),
            carray(_pointer(lent[4, 0]), (lent[4, 1], lent[4, 2]), ACTION),
            carray(_pointer(lent[5, 0]), (lent[5, 1], lent[5, 2]), np.float32),
            carray(_pointer(lent[6, 0]), (lent[6, 1], lent[6, 2]), CELL),
        )

    return rows
