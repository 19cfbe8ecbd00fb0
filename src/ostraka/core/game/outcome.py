"""How a game ended, also for players who resigned or agreed on a draw."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ostraka.core.i18n.message import Message

if TYPE_CHECKING:
    from ostraka.core.play.state import State


@dataclass(frozen=True)
class Outcome:
    """Who won, with what score, and why the game ended."""

    places: tuple[int, ...]
    """The place of each seat; 1 is first, seats that tie share a place. Alone, 2 is a game lost."""

    scores: tuple[int, ...]
    reason: Message

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place: several where the victory is shared, all in a draw.

        None where a single player has lost.
        """
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def winner(self) -> int | None:
        """The one seat that won, or None."""
        return self.winners[0] if len(self.winners) == 1 else None

    @property
    def draw(self) -> bool:
        """Whether nobody was better than anybody else."""
        return len(self.winners) == len(self.places) > 1


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
    return Outcome(places, state.scores, state.game.scoring.reason(state.raw))


def agreed_outcome(state: State, kind: str, seat: int) -> Outcome:
    """What came out of a game that its players ended: by a draw, or since one of two resigned."""
    if kind == "draw":
        return Outcome((1,) * state.players, state.scores, Message("reason-agreed"))
    reason = Message("reason-resigned", seat=state.game.display.seat_name(state.raw, seat))
    gone = {*state.left, seat}
    places = tuple(2 if each in gone else 1 for each in range(state.players))
    return Outcome(places, state.scores, reason)
