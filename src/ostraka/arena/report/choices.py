"""How often things are taken, and how those fare who take them.

A thing is a card, a tile, whatever a game counts (`core/game/items.py`). The pick-rate is the share
of seats that took it among those that could. The win-rate is the share of the victory of the seats
that took it. Strong bots take other things than weak ones; therefore each taker is also compared
with what the same bot wins on average, and things are sorted by that difference.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from ostraka.arena.report.estimate import Estimate, difference, share
from ostraka.arena.report.numbers import Numbers


@dataclass(frozen=True)
class PickRate:
    """One thing, or one group of things."""

    name: str
    reach: int
    """This many seats could have taken it."""
    taken: int
    """This many did."""
    wins: Estimate
    """The share of the victory of those who did."""
    gain: Estimate
    """What they won beyond the average of the same bot."""

    @property
    def rate(self) -> float:
        """The pick-rate."""
        return self.taken / self.reach


@dataclass
class _Seen:
    reach: int = 0
    takers: list[tuple[int, float, float]] = field(default_factory=list)  # round, points, gain


def sorts(numbers: Numbers) -> list[str]:
    """The sorts of things that were counted."""
    return sorted({sort for result in numbers.clean for sort in result.items})


def choices(numbers: Numbers, sort: str, named: Callable[[str], str] = str) -> list[PickRate]:
    """All things of a sort, those with the greatest gain first; `named` may group them."""
    means = [estimate.mean for estimate in numbers.points]
    seen: dict[str, _Seen] = {}
    for result in numbers.clean:
        number = numbers.contest.round_of(result.fixture)
        for seat, counts in enumerate(result.items.get(sort, ())):
            points = result.points[seat]
            for name, times in counts.items():
                entry = seen.setdefault(named(name), _Seen())
                entry.reach += 1
                if times:
                    entry.takers.append((number, points, points - means[result.seats[seat]]))
    found = [_choice(name, entry) for name, entry in seen.items()]
    return sorted(found, key=lambda choice: (*_rank(choice.gain), choice.name))


def _choice(name: str, seen: _Seen) -> PickRate:
    takers: Iterable[tuple[int, float, float]] = seen.takers
    wins = share((number, points) for number, points, _ in takers)
    gain = difference((number, gained) for number, _, gained in takers)
    return PickRate(name, seen.reach, len(seen.takers), wins, gain)


def _rank(gain: Estimate) -> tuple[bool, float]:
    return (True, 0.0) if math.isnan(gain.mean) else (False, -gain.mean)
