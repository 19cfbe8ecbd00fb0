"""The rules of Heaps, over one record."""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel.compile import HEADER, kernel
from ostraka.core.kernel.random import draw, seeded
from ostraka.core.kernel.verbs import implement
from ostraka.core.learn.observation import Field, Layout

__all__ = ["HEAPS", "LAYOUT", "MOST", "STATE", "TAKEN"]

HEAPS = 3
MOST = 5  # stones in the largest heap
TAKEN = 1  # why a game is over: the last stone is taken

LAYOUT = Layout(
    Field("heaps", (HEAPS,), 0, MOST, "stones in each heap"),
    Field("to_act", (), 0, 1, "whether the seat is to act"),
    Field("last", (), -1, 1, "who took last: 1 the seat, -1 the other, 0 nobody yet"),
    Field("misere", (), 0, 1, "option: whoever takes the last stone loses"),
)
TO_ACT, LAST, MISERE = LAYOUT.at("to_act"), LAYOUT.at("last"), LAYOUT.at("misere")

STATE = np.dtype(
    [*HEADER, ("heaps", "i1", (HEAPS,)), ("misere", "i1"), ("last", "i1")],
    align=True,
)


@kernel
def setup(s: Any, data: Any, players: int, options: Any, seed: Any) -> None:
    """Heaps of three, four and five stones."""
    seeded(s, seed)
    s.players = players
    s.misere = options[0]
    s.last = -1
    for heap in range(HEAPS):
        s.heaps[heap] = MOST - HEAPS + 1 + heap


@kernel
def legal(s: Any, data: Any, out: Any) -> int:
    """One stone or more, from one heap."""
    number = 0
    for heap in range(HEAPS):
        for stones in range(1, s.heaps[heap] + 1):
            out[number] = heap * MOST + stones - 1
            number += 1
    return number


@kernel
def apply(s: Any, data: Any, action: Any) -> None:
    """Take the stones; the game is over when none is left."""
    s.heaps[action // MOST] -= action % MOST + 1
    s.last = s.seat
    s.seat = 1 - s.seat
    left = 0
    for heap in range(HEAPS):
        left += s.heaps[heap]
    if left == 0:
        s.over = TAKEN
        s.seat = -1


@kernel
def score(s: Any, data: Any, out: Any) -> None:
    """A point for the winner."""
    for seat in range(2):
        out[seat] = 1 if s.over and (s.last == seat) != (s.misere == 1) else 0


@kernel
def rank(s: Any, data: Any, out: Any) -> None:
    """The winner first."""
    for seat in range(2):
        out[seat] = 2 if s.over and (s.last == seat) == (s.misere == 1) else 1


@kernel
def reshuffle(s: Any, data: Any, seat: int, stream: Any) -> None:
    """Nothing is hidden; only the unused stream of chance is replaced."""
    s.chance = draw(stream)


@kernel
def observe(s: Any, data: Any, seat: int, out: Any) -> None:
    """The heaps, whether the seat is to act, who took last, and who must not."""
    for heap in range(HEAPS):
        out[heap] = s.heaps[heap]
    out[TO_ACT] = s.seat == seat
    out[LAST] = 0
    if s.last >= 0:
        out[LAST] = 1 if s.last == seat else -1
    out[MISERE] = s.misere


implement(
    STATE,
    setup=setup,
    legal=legal,
    apply=apply,
    score=score,
    rank=rank,
    reshuffle=reshuffle,
    observe=observe,
)
