"""Clocks: how much time each seat has left, as it follows from the moments in the journal.

Time runs only for people whose decision is awaited. A budget earns its increment when a turn is
passed on, and loses it again when that turn is taken back; a slow clock gives every turn its days.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from ostraka.protocol.table import ClockPlan, Clocks


@dataclass(frozen=True)
class TimeControl:
    """How much time there is."""

    kind: Literal["turns", "days"]
    """`turns`: a budget with an increment; `days`: so much for every turn."""
    base: int
    increment: int = 0

    def as_json(self) -> ClockPlan:
        """As the protocol says it."""
        return {"kind": self.kind, "base": self.base, "increment": self.increment}


@dataclass
class Clock:
    """The clocks of one table."""

    plan: TimeControl
    left: list[int]
    """Milliseconds per seat at the moment `at`."""
    at: int
    running: tuple[int, ...] = field(default=())

    @classmethod
    def begun(cls, plan: TimeControl, players: int, at: int) -> Clock:
        """Clocks at the start of a game."""
        return cls(plan, [plan.base * 1000] * players, at)

    def to(self, at: int) -> None:
        """Let time pass until a moment."""
        passed = max(0, at - self.at)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - passed)
        self.at = max(at, self.at)

    def passed_on(self, seat: int) -> int:
        """A seat has passed its turn on; the milliseconds that it earned."""
        if self.plan.kind == "days":
            earned = self.plan.base * 1000 - self.left[seat]
        else:
            earned = self.plan.increment * 1000
        self.left[seat] += earned
        return earned

    def taken_back(self, seat: int, earned: int) -> None:
        """What a turn earned is lost when it is taken back; a second is always left."""
        self.left[seat] = max(min(self.left[seat], 1000), self.left[seat] - earned)

    @property
    def deadline(self) -> int | None:
        """When the next seat runs out of time, None if no clock is running."""
        return min((self.at + self.left[seat] for seat in self.running), default=None)

    def fallen(self, now: int) -> list[int]:
        """The seats whose time is over."""
        return [seat for seat in self.running if self.at + self.left[seat] <= now]

    def as_json(self) -> Clocks:
        """As the protocol says it."""
        return {
            "plan": self.plan.as_json(),
            "left": list(self.left),
            "running": list(self.running),
            "at": self.at,
        }
