"""Players who give up before the end, or agree on it, and what comes out.

With two players the game ends at once. With more the others play on: the seat stays at the table
with its points, whoever runs the table plays its turns (letting them pass, or with a bot), and at
the end it is behind all who stayed.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from ostraka.core.message import Message
from ostraka.core.outcome import Outcome

if TYPE_CHECKING:
    from ostraka.core.state import State

__all__ = ["agreed_outcome", "ended", "places_of_those_who_stayed"]


def places_of_those_who_stayed(places: Sequence[int], left: Collection[int]) -> tuple[int, ...]:
    """Places among those who stayed; all who left share the place behind them."""
    if not left:
        return tuple(places)  # alone, the first place may be nobody's
    stayed = [place for seat, place in enumerate(places) if seat not in left]
    return tuple(
        len(stayed) + 1 if seat in left else 1 + sum(other < place for other in stayed)
        for seat, place in enumerate(places)
    )


def ended(state: State) -> Outcome:
    """What came out of a game that the rules have ended."""
    places = places_of_those_who_stayed(state.game.places(state.raw), state.left)
    return Outcome(places, state.scores, state.game.reason(state.raw))


def agreed_outcome(state: State, kind: str, seat: int) -> Outcome:
    """What came out of a game that its players ended: by a draw, or since one of two resigned."""
    if kind == "draw":
        return Outcome((1,) * state.players, state.scores, Message("reason-agreed"))
    reason = Message("reason-resigned", seat=state.game.seat_name(state.raw, seat))
    gone = {*state.left, seat}
    places = tuple(2 if each in gone else 1 for each in range(state.players))
    return Outcome(places, state.scores, reason)
