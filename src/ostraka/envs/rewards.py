"""What a finished game is worth to each seat.

A seat's reward counts whom it has beaten and who has beaten it: (seats with a worse place − seats
with a better place) / (seats − 1). With two that is 1, 0 or −1; with more it lies between, and all
rewards of a game add up to nothing. A solo game is worth 1 if it was won and −1 if not. Before the
end every reward is 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ostraka.core.kernel.compile import kernel


@kernel
def reward_places(places: Any, players: int, out: Any) -> None:
    """Write the reward of each seat, from the places of all."""
    if players == 1:
        out[0] = 1.0 if places[0] == 1 else -1.0
        return
    for seat in range(players):
        beaten = 0
        for other in range(players):
            if places[other] > places[seat]:
                beaten += 1
            elif places[other] < places[seat]:
                beaten -= 1
        out[seat] = beaten / (players - 1)


def standing(places: Sequence[int]) -> tuple[float, ...]:
    """The reward of each seat, from the places of all."""
    out = np.zeros(len(places))
    reward_places(np.array(places, np.int32), len(places), out)
    return tuple(out.tolist())
