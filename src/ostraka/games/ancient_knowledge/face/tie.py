"""How a tie in points was broken, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ostraka.core.message import Message, joined

__all__ = ["tie_break"]


def tie_break(
    seats: Sequence[Message], scores: Sequence[int], lost: Sequence[int], places: Sequence[int]
) -> Message | None:
    """Of those with most points the one with less lost knowledge wins; None without a tie."""
    level = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(level) < 2:
        return None
    winners = [seat for seat, place in enumerate(places) if place == 1]
    values: dict[str, Any] = {"seats": joined([seats[seat] for seat in level])}
    if len(winners) > 1:
        return Message("ak-tie-shared", points=max(scores), **values)
    values |= {"winner": seats[winners[0]], "lost": lost[winners[0]]}
    return Message("ak-tie-lost", points=max(scores), **values)
