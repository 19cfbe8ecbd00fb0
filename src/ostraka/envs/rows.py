"""The memory of a batch: one row for each game, laid out so that others can share it.

Every array begins at a multiple of 64 bytes, which is what PyTorch and JAX want of memory that they
take over without copying it (DLPack).
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from ostraka.core.game.game import Game
from ostraka.core.kernel.compile import ACTION, records
from ostraka.core.learn.observation import CELL
from ostraka.envs.lent import HEAD, Rows

LINE = 64


def aligned(shape: tuple[int, ...], dtype: Any) -> npt.NDArray[Any]:
    """A zeroed array that begins at a multiple of 64 bytes."""
    kind = np.dtype(dtype)
    size = prod(shape) * kind.itemsize
    memory = np.zeros(size + LINE, np.uint8)
    start = -memory.ctypes.data % LINE
    whole: npt.NDArray[Any] = memory[start : start + size].view(kind).reshape(shape)
    return whole


def new_rows(game: Game, n: int, players: int, final: bool) -> Rows:
    """Room for so many games; for final observations only where they are wanted."""
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
