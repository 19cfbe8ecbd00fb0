"""What a search is allowed to spend, and what it has found."""

from __future__ import annotations

from dataclasses import dataclass

from ostraka.core.errors import InvalidOption
from ostraka.core.message import Message

__all__ = ["Budget", "Findings", "Line"]


@dataclass(frozen=True)
class Budget:
    """Limits of a search; whichever is reached first ends it.

    With `iterations` or `nodes` alone the answer depends on nothing but the position and the seed;
    `seconds` makes it depend on the machine.
    """

    seconds: float | None = None
    iterations: int | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        given = [
            limit for limit in (self.seconds, self.iterations, self.nodes) if limit is not None
        ]
        if not given or not all(0 < limit < 1e12 for limit in given):
            raise InvalidOption(Message("bots-budget"))


@dataclass(frozen=True)
class Line:
    """What a search thinks of one action."""

    code: int
    visits: int
    value: float
    """How good it is for the seat to act, 0 to 1: what the actions are ordered by."""
    wins: tuple[float, ...]
    """The share of the victory that each seat can expect."""
    scores: tuple[float, ...]
    """The points of each seat where the simulated games ended or were cut."""
    codes: tuple[int, ...]
    """The action and the ones that are expected to follow."""
    sure: bool = True
    """Whether it was studied as well as the best ones; otherwise its value is a first guess."""


@dataclass(frozen=True)
class Findings:
    """What a search thinks of a state: its actions, the best one first."""

    seat: int
    lines: tuple[Line, ...]
    iterations: int
    nodes: int
    seconds: float
    depth: int = 0
    """How many actions ahead the expected line reaches."""
    exact: bool = False
    """Whether the best line is proven, not estimated."""

    @property
    def best(self) -> Line:
        """The action to play."""
        return self.lines[0]
