"""What a contest's results say: who beats whom, scores, lengths, seats, time.

Only whole rounds count, since only in them everybody has sat everywhere; as long as none is whole,
everything counts. Void games never do. A game lost by a fault counts as lost, but it says nothing
about scores, lengths or seats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean

import numpy as np

from ostraka.arena.contest import Contest
from ostraka.arena.ratings import ratings
from ostraka.arena.report.estimate import Estimate, share
from ostraka.arena.result import GameResult
from ostraka.arena.standings import whole_rounds


def counted(contest: Contest, results: Sequence[GameResult]) -> list[GameResult]:
    """The results that count, in the order of their fixtures."""
    found = sorted(results, key=lambda result: result.fixture)
    whole = whole_rounds(contest, found)
    kept = [result for result in found if contest.round_of(result.fixture) in whole] or found
    return [result for result in kept if not result.void]


@dataclass(frozen=True)
class Spread:
    """How some numbers are distributed."""

    values: tuple[int, ...]

    @cached_property
    def mean(self) -> float:
        """Their mean."""
        return fmean(self.values)

    @cached_property
    def quartiles(self) -> tuple[float, ...]:
        """Least, lower quartile, median, upper quartile, most."""
        return tuple(np.percentile(self.values, [0, 25, 50, 75, 100]).tolist())


@dataclass(frozen=True)
class ThinkingTime:
    """What a bot spent on its decisions, in seconds."""

    decisions: int
    mean: float
    slowest: float


class Numbers:
    """Everything that is computed from the results of a contest, when it is asked for."""

    def __init__(self, contest: Contest, results: Sequence[GameResult]) -> None:
        self.contest = contest
        self.all = sorted(results, key=lambda result: result.fixture)
        self.results = counted(contest, results)
        self.clean = [result for result in self.results if result.fault is None]
        """Games that ended by their rules."""
        self.even = 1 / contest.players

    @property
    def faults(self) -> list[GameResult]:
        """Games that did not end by their rules."""
        return [result for result in self.all if result.fault is not None]

    @property
    def rounds(self) -> int:
        """How many rounds are counted."""
        return len({self.contest.round_of(result.fixture) for result in self.results})

    @cached_property
    def points(self) -> list[Estimate]:
        """The share of the victory that each bot had, over all its games."""
        return [
            share(
                (self.contest.round_of(result.fixture), result.points[result.seats.index(bot)])
                for result in self.results
                if bot in result.seats
            )
            for bot in range(len(self.contest.bots))
        ]

    def against(self, row: int, column: int) -> Estimate:
        """How often one bot was placed ahead of another, equal places counting half.

        Between two players this is the share of the victory.
        """
        return share(
            (self.contest.round_of(result.fixture), (1 + (theirs > own) - (theirs < own)) / 2)
            for result in self.results
            for own, theirs in _places(result, row, column)
        )

    @cached_property
    def ladder(self) -> list[int]:
        """The bots by their share of the points, the best first; those without games last."""

        def place(bot: int) -> tuple[float, int]:
            points = self.points[bot]
            return -points.mean if points.count else 1.0, bot

        return sorted(range(len(self.contest.bots)), key=place)

    @cached_property
    def ratings(self) -> list[Estimate]:
        """The rating of each bot."""
        games = Counter(bot for result in self.results for bot in result.seats)
        return [
            Estimate(rating.mu, rating.low, rating.high, games[bot])
            for bot, rating in enumerate(ratings(self.contest, self.results))
        ]

    def scores(self, bot: int) -> Spread | None:
        """The scores of a bot."""
        return _spread(
            result.scores[result.seats.index(bot)] for result in self.clean if bot in result.seats
        )

    def lengths(self, bot: int | None = None) -> Spread | None:
        """The actions in a game, of all games or of those with a bot."""
        return _spread(result.plies for result in self.clean if bot is None or bot in result.seats)

    def seat(self, seat: int) -> Estimate:
        """The share of the victory that a seat had."""
        return share(
            (self.contest.round_of(result.fixture), result.points[seat]) for result in self.clean
        )

    def time(self, bot: int) -> ThinkingTime | None:
        """The time that a bot took, faults included."""
        spent = [
            (result.decisions[seat], result.seconds[seat], result.slowest[seat])
            for result in self.all
            for seat, sitting in enumerate(result.seats)
            if sitting == bot and result.decisions[seat]
        ]
        if not spent:
            return None
        decisions = sum(number for number, _, _ in spent)
        seconds = sum(each for _, each, _ in spent)
        return ThinkingTime(decisions, seconds / decisions, max(most for _, _, most in spent))


def _places(result: GameResult, row: int, column: int) -> list[tuple[int, int]]:
    """The places of two bots, if both sat at the table."""
    if row not in result.seats or column not in result.seats:
        return []
    return [(result.places[result.seats.index(row)], result.places[result.seats.index(column)])]


def _spread(values: Iterable[int]) -> Spread | None:
    found = tuple(values)
    return Spread(found) if found else None
