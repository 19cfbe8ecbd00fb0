"""The numbers of Arkantar's actions, from 0 to `COUNT` - 1, and how they look from White's side.

A Move is a piece's tile and a direction, and how it ends: before the obstacle, with a capture, or
with a capture and the ransom of a Large, Medium or Small Knight (2, 3, 4).
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ostraka.core.kernel.compile import ACTION, kernel
from ostraka.games.arkantar.rules.board import TILES
from ostraka.games.arkantar.state_types import ArkantarState

BUILD = 0
BREAK = BUILD + TILES
MOVE = BREAK + TILES
ENDINGS = 5
STOP, TAKE = 0, 1
END = MOVE + TILES * 4 * ENDINGS
PASS = END + 1
COUNT = PASS + 1


def _turned() -> npt.NDArray[np.int32]:
    """Each action on a board that is turned around: tiles and directions point the other way."""
    turned = np.arange(COUNT, dtype=ACTION)
    for first in (BUILD, BREAK):
        turned[first : first + TILES] = turned[first : first + TILES][::-1]
    moves = turned[MOVE:END].reshape(TILES, 4, ENDINGS)
    moves[:] = np.roll(moves[::-1], 2, axis=1).copy()
    return turned


TURNED = np.stack([np.arange(COUNT, dtype=ACTION), _turned()])
"""TURNED[seat, code]: the action as a seat sees it, and the other way round."""


@kernel
def turned(s: ArkantarState, data: Any, number: Any) -> Any:
    """From a code to its index and back: as the seat to act sees the board, own row lowest."""
    return TURNED[s.seat, number]
