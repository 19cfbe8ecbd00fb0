"""The memory of a batch: one row for each game, as compiled code and other libraries take it.

Arrays begin at a multiple of 64 bytes, as PyTorch and JAX want memory that they share (DLPack).

Compiled code is given the rows by their addresses. An array costs something at every call from
Python, and compiled code counts references whenever it takes a row of it. A batch keeps its arrays
for as long as it lives and waits for every call to end, so one small array of addresses and sizes
will do.
"""

from __future__ import annotations

from math import prod
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import types
from numba.extending import intrinsic, overload
from numba.np.numpy_support import carray

from ostraka.core.game.game import Game
from ostraka.core.kernel.compile import ACTION, COMPILED, records
from ostraka.core.learn.observation import CELL

LINE = 64
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


def aligned(shape: tuple[int, ...], dtype: Any) -> npt.NDArray[Any]:
    """A zeroed array that begins at a multiple of 64 bytes."""
    kind = np.dtype(dtype)
    size = prod(shape) * kind.itemsize
    memory = np.zeros(size + LINE, np.uint8)
    start = -memory.ctypes.data % LINE
    whole: npt.NDArray[Any] = memory[start : start + size].view(kind).reshape(shape)
    return whole


def new_rows(game: Game, n: int, players: int, final: bool) -> Rows:
    """Room for this many games; for final observations only where they are wanted."""
    size = game.observation.size
    return Rows(
        states=records(bytes((n + 1) * game.dtype.itemsize), game.dtype),
        heads=records(bytes(n * HEAD.itemsize), HEAD),
        observations=aligned((n, size), CELL),
        masks=aligned((n, game.action_count), np.int8),
        legal=aligned((n, game.max_legal), ACTION),
        rewards=aligned((n, players), np.float32),
        final_observations=aligned((n if final else 0, size), CELL),
    )


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
