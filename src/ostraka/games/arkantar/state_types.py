"""The fields of the records that rules read, for type checkers.

Written by `python -m tools.state_types` from the dtypes.
"""

from __future__ import annotations

from typing import Protocol

from ostraka.core.kernel.arrays import Grid


class ArkantarState(Protocol):
    """The state of a game."""

    chance: int
    reveals: int
    players: int
    seat: int
    over: int
    used: int
    moved: int
    monarch_from: int
    winner: int
    last: int
    walls: int
    pieces: Grid[int]
    flipped: int
    captured: Grid[int]
    quiet: int
    inertia: int
    repetition: int
    stuck_loses: int
    remembered: int
    rim: int
    memory: Grid[int]
