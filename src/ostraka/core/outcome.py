"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass

from ostraka.core.message import Message

__all__ = ["Outcome"]


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
