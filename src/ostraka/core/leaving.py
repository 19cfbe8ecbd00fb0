"""Players who give up before the end.

With two players the game ends at once. With more the others play on: the seat stays at the table
with its points, whoever runs the table plays its turns (letting them pass, or with a bot), and at
the end it is behind all who stayed.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

__all__ = ["places_of_those_who_stayed"]


def places_of_those_who_stayed(places: Sequence[int], left: Collection[int]) -> tuple[int, ...]:
    """Places among those who stayed; all who left share the place behind them."""
    if not left:
        return tuple(places)  # alone, the first place may be nobody's
    stayed = [place for seat, place in enumerate(places) if seat not in left]
    return tuple(
        len(stayed) + 1 if seat in left else 1 + sum(other < place for other in stayed)
        for seat, place in enumerate(places)
    )
