"""Where the bots of a contest stand: points, wins, ratings, time and faults.

Shares of the points are those of whole rounds, since only in them everybody has sat everywhere; as
long as none is whole, all games count. Their intervals are made over rounds, not games: the games
of a round share a deal, and are not independent of each other.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from ostraka.arena.contest import Contest
from ostraka.arena.interval import share_interval
from ostraka.arena.ratings import Rating, ratings
from ostraka.arena.result import GameResult


@dataclass(frozen=True)
class BotStanding:
    """What one bot has achieved."""

    bot: int
    label: str
    games: int
    wins: int
    """Games in which it came first; alone, or among others but not with all of them."""
    draws: int
    losses: int
    points: float
    """Its share of the victory per game."""
    low: float
    high: float
    rating: Rating
    decisions: int
    seconds: float
    slowest: float
    faults: dict[str, int]

    def as_json(self) -> dict[str, Any]:
        """Ready for JSON."""
        rating = self.rating
        return {
            "bot": self.label,
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "points": self.points,
            "interval": [self.low, self.high],
            "rating": {
                "mu": rating.mu,
                "sigma": rating.sigma,
                "interval": [rating.low, rating.high],
            },
            "decisions": self.decisions,
            "seconds": self.seconds,
            "slowest": self.slowest,
            "faults": self.faults,
        }


@dataclass(frozen=True)
class Standings:
    """What a contest has shown so far."""

    contest: Contest
    games: int
    rounds: int
    """Whole ones."""
    void: int
    table: tuple[BotStanding, ...]
    """The best first, by their points."""
    faulty: tuple[GameResult, ...]

    def as_json(self) -> dict[str, Any]:
        """Ready for JSON."""
        labels = self.contest.labels
        return {
            "contest": self.contest.as_json(),
            "games": self.games,
            "rounds": self.rounds,
            "void": self.void,
            "bots": [standing.as_json() for standing in self.table],
            "faults": [
                {
                    "fixture": result.fixture,
                    "bot": None if fault.seat is None else labels[result.seats[fault.seat]],
                    "kind": fault.kind,
                    "text": fault.text,
                }
                for result in self.faulty
                if (fault := result.fault) is not None
            ],
        }


def whole_rounds(contest: Contest, results: Sequence[GameResult]) -> set[int]:
    """The rounds of which every game has been played."""
    sizes = Counter(contest.round_of(result.fixture) for result in results)
    return {number for number, size in sizes.items() if size == contest.round_size}


def standings(contest: Contest, results: Sequence[GameResult]) -> Standings:
    """What the results say."""
    found = sorted(results, key=lambda result: result.fixture)
    whole = whole_rounds(contest, found)
    rated = ratings(contest, found)
    table = [
        _standing(contest, bot, [r for r in found if bot in r.seats], whole, rated[bot])
        for bot in range(len(contest.bots))
    ]
    table.sort(key=lambda standing: (-standing.points, -standing.rating.mu, standing.bot))
    return Standings(
        contest=contest,
        games=len(found),
        rounds=len(whole),
        void=sum(result.void for result in found),
        table=tuple(table),
        faulty=tuple(result for result in found if result.fault is not None),
    )


def _standing(
    contest: Contest, bot: int, results: list[GameResult], whole: set[int], rating: Rating
) -> BotStanding:
    ends: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    by_round: defaultdict[int, list[float]] = defaultdict(list)
    decisions, seconds, slowest = 0, 0.0, 0.0
    for result in results:
        seat = result.seats.index(bot)
        decisions += result.decisions[seat]
        seconds += result.seconds[seat]
        slowest = max(slowest, result.slowest[seat])
        if result.void:
            continue
        ends[_end(result, seat)] += 1
        if result.fault is not None and result.fault.seat == seat:
            faults[result.fault.kind] += 1
        number = contest.round_of(result.fixture)
        if number in whole or not whole:
            by_round[number].append(result.points[seat])
    means = [fmean(points) for _, points in sorted(by_round.items())]
    low, high = share_interval(means) if means else (0.0, 1.0)
    return BotStanding(
        bot=bot,
        label=contest.labels[bot],
        games=sum(ends.values()),
        wins=ends["win"],
        draws=ends["draw"],
        losses=ends["loss"],
        points=fmean(means) if means else 0.0,
        low=low,
        high=high,
        rating=rating,
        decisions=decisions,
        seconds=seconds,
        slowest=slowest,
        faults=dict(faults),
    )


def _end(result: GameResult, seat: int) -> str:
    if result.places[seat] != 1:
        return "loss"
    return "draw" if set(result.places) == {1} else "win"
