"""What a finished game is worth to each seat.

A seat's reward counts whom it has beaten and who has beaten it: (seats with a worse place − seats
with a better place) / (seats − 1). With two that is 1, 0 or −1; with more it lies between, and all
rewards of a game add up to nothing. A solo game is worth 1 if it was won and −1 if not. Before the
end every reward is 0.
"""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["standing"]


def standing(places: Sequence[int]) -> tuple[float, ...]:
    """The reward of each seat, from the places of all."""
    if len(places) == 1:
        return (1.0 if places[0] == 1 else -1.0,)
    others = len(places) - 1
    return tuple(sum((place > own) - (place < own) for place in places) / others for own in places)
