"""Ratings by openskill: the Plackett-Luce model, for any number of players.

A rating is a normal distribution of a bot's skill; the interval holds 95 % of it. Everybody begins
at 25 ± 16. A rating says how a bot fares against the whole field of one contest, and compares only
within it; what openskill makes of results depends a little on their order, so they are taken in the
order of the fixtures. Bots do not learn while they play, so their skill is not allowed to drift.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ostraka.arena.contest import Contest
from ostraka.arena.result import GameResult

NORMAL = 1.959964


@dataclass(frozen=True)
class Rating:
    """The skill of a bot, as far as it is known."""

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.mu - NORMAL * self.sigma

    @property
    def high(self) -> float:
        """The upper end."""
        return self.mu + NORMAL * self.sigma


class Ladder:
    """Ratings that follow one result after the other."""

    def __init__(self, contest: Contest) -> None:
        from openskill.models import PlackettLuce

        self._model: Any = PlackettLuce(tau=0.0)
        self._skills = [self._model.rating() for _ in contest.bots]

    def add(self, result: GameResult) -> None:
        """Take a result into account; a void game says nothing."""
        if result.void:
            return
        teams = [[self._skills[bot]] for bot in result.seats]
        rated = self._model.rate(teams, ranks=list(result.places))
        for bot, (skill,) in zip(result.seats, rated, strict=True):
            self._skills[bot] = skill

    @property
    def ratings(self) -> tuple[Rating, ...]:
        """The rating of each bot."""
        return tuple(Rating(skill.mu, skill.sigma) for skill in self._skills)


def ratings(contest: Contest, results: Iterable[GameResult]) -> tuple[Rating, ...]:
    """The rating of each bot of a contest."""
    ladder = Ladder(contest)
    for result in sorted(results, key=lambda result: result.fixture):
        ladder.add(result)
    return ladder.ratings
