"""Why a game has ended, and how a tie was broken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ostraka.core.i18n.message import Message, joined


def reason(
    seats: Sequence[Message], scores: Sequence[int], lost: Sequence[int], places: Sequence[int]
) -> Message:
    """The rule that ended the game; of those with most points less lost knowledge decides."""
    ended = Message("ak-reason-fourteen")
    level = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(level) < 2:
        return ended
    winners = [seat for seat, place in enumerate(places) if place == 1]
    names = joined([seats[seat] for seat in level])
    values: dict[str, Any] = {"ended": ended, "seats": names, "points": max(scores)}
    if len(winners) > 1:
        return Message("ak-tie-shared", **values)
    return Message("ak-tie-lost", **values, winner=seats[winners[0]], lost=lost[winners[0]])
