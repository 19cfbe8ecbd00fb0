"""The match behind a claim: played in the arena, looked at after every deal, ended when settled."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.strength.claims import Claim
from ostraka.arena import Contest, GameResult, Ledger, compete, share_interval

__all__ = ["Standing", "settle", "standing"]

SEED = 2026
MOST_DEALS = 150  # a claim that is not settled by then is reported as it stands


@dataclass(frozen=True)
class Standing:
    """A claim and how it stands."""

    claim: Claim
    deals: tuple[float, ...]
    """What the first bot took from each deal, 0 to 1, in the order of the deals."""
    low: float
    high: float
    seconds: tuple[float, float]
    """What each bot took for a decision, in the mean."""
    thinking: float
    """Seconds that both bots took in all."""
    faults: int

    @property
    def settled(self) -> bool:
        """Whether the interval lies on one side of what is claimed."""
        return self.low > self.claim.above or self.high < self.claim.above

    @property
    def share(self) -> float:
        """The first bot's share of the points."""
        return sum(self.deals) / len(self.deals) if self.deals else 0.5

    def as_json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {
            "group": self.claim.group,
            "game": self.claim.game,
            "first": self.claim.first,
            "second": self.claim.second,
            "above": self.claim.above,
            "share": round(self.share, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "games": 2 * len(self.deals),
            "seconds": [round(seconds, 5) for seconds in self.seconds],
            "thinking": round(self.thinking, 1),
            "faults": self.faults,
            "deals": list(self.deals),
        }


def in_order(contest: Contest, results: Iterable[GameResult]) -> Iterator[Sequence[GameResult]]:
    """The whole deals from the first one on.

    Short games end early: to look at deals in the order in which they end would favour them.
    """
    by_number = {result.fixture: result for result in results}
    first = 0
    while all(first + game in by_number for game in range(contest.round_size)):
        yield [by_number[first + game] for game in range(contest.round_size)]
        first += contest.round_size


def standing(claim: Claim, contest: Contest, results: Iterable[GameResult]) -> Standing:
    """How a claim stands after some games."""
    deals: list[float] = []
    spent, decisions, faults = [0.0, 0.0], [0, 0], 0
    for deal in in_order(contest, results):
        if any(result.void for result in deal):
            continue
        deals.append(sum(result.points[result.seats.index(0)] for result in deal) / len(deal))
        for result in deal:
            faults += result.fault is not None
            for seat, bot in enumerate(result.seats):
                spent[bot] += result.seconds[seat]
                decisions[bot] += result.decisions[seat]
    low, high = share_interval(deals)
    first, second = (spent[bot] / max(1, decisions[bot]) for bot in range(2))
    return Standing(claim, tuple(deals), low, high, (first, second), sum(spent), faults)


def settle(claim: Claim, folder: Path, workers: int, look: Callable[[Standing], None]) -> Standing:
    """Play until a claim is settled, continuing from the games that the folder holds."""
    contest = Contest.of(claim.game, [claim.first, claim.second], players=2, seed=SEED)
    home = folder / contest.code
    home.mkdir(parents=True, exist_ok=True)
    with Ledger.open(home / f"{claim.name}.jsonl", contest) as ledger:
        now = standing(claim, contest, ledger.results)
        look(now)
        if now.settled:
            return now
        with closing(compete(ledger, MOST_DEALS, workers=workers)) as results:
            for _ in results:
                now = standing(claim, contest, ledger.results)
                look(now)
                if now.settled:
                    break
    return now
