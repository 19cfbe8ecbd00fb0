"""Studying a state: what a search may spend, what it has found, and what a search is.

This stands below games and bots alike. A game may offer a search of its own (`Game.search`);
whoever wants advice, a level or an analysis is given a Search and need not know which one it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import numpy as np
import numpy.typing as npt

from ostraka.core.errors import GameOver, InvalidOption
from ostraka.core.i18n.message import Message

if TYPE_CHECKING:
    from ostraka.core.play.state import State

Stop = npt.NDArray[np.int8]
"""One number, shared by threads: a search ends as soon as it is not 0."""


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
        numbers = all(isinstance(limit, (int, float)) for limit in given)
        if not given or not numbers or not all(0 < limit < 1e12 for limit in given):
            raise InvalidOption(Message("error-budget"))


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
    final: bool = False
    """Whether the points in the lines are those of ended games, not of games that were cut."""

    @property
    def best(self) -> Line:
        """The action to play."""
        return self.lines[0]


class Search(Protocol):
    """Anything that can study a state: the search that serves every game, or a game's own."""

    def run(
        self, state: State, budget: Budget, stop: Stop | None = None, only: int | None = None
    ) -> Findings:
        """Search a state that is not over for the seat to act, or only one of its actions."""


def acting(state: State) -> int:
    """The seat to act; refuses a game that is over."""
    if state.seat is None:
        raise GameOver(Message("error-over"))
    return state.seat
