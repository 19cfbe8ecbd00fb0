"""A mean with its 95 % interval, over rounds.

Games of one round share a deal and are not independent of each other; rounds are. So whatever is
averaged is first averaged within each round, and the interval is that of the rounds.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from ostraka.arena.interval import share_interval

FEWEST = 10
"""Of a difference no interval is given below this many rounds: it could not be trusted."""
NORMAL = 1.959964


@dataclass(frozen=True)
class Estimate:
    """A mean, the ends of its interval (None: too little is known), and what it was made of."""

    mean: float
    low: float | None
    high: float | None
    count: int
    """How many values were averaged: games, or seats of games."""


def share(values: Iterable[tuple[int, float]]) -> Estimate:
    """The mean of shares between 0 and 1, each given with its round."""
    rounds, count = _by_round(values)
    means = [fmean(found) for found in rounds]
    low, high = share_interval(means) if means else (0.0, 1.0)
    return Estimate(fmean(means) if means else math.nan, low, high, count)


def difference(values: Iterable[tuple[int, float]]) -> Estimate:
    """The mean of differences, each given with its round: that of the values, not of the rounds.

    The interval treats it as a ratio of two sums over rounds, with Student's quantile.
    """
    rounds, count = _by_round(values)
    if not count:
        return Estimate(math.nan, None, None, 0)
    mean = sum(map(sum, rounds)) / count
    if len(rounds) < FEWEST:
        return Estimate(mean, None, None, count)
    degrees = len(rounds) - 1
    squares = sum((sum(found) - mean * len(found)) ** 2 for found in rounds)
    error = math.sqrt(squares * len(rounds) / degrees) / count
    reach = student(degrees) * error
    return Estimate(mean, mean - reach, mean + reach, count)


def student(degrees: int) -> float:
    """Student's quantile for 95 %, by Cornish and Fisher's expansion (within 0.1 % from 5 on)."""
    z, n = NORMAL, degrees
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + first + second + third


def _by_round(values: Iterable[tuple[int, float]]) -> tuple[list[list[float]], int]:
    rounds: dict[int, list[float]] = {}
    count = 0
    for number, value in values:
        rounds.setdefault(number, []).append(value)
        count += 1
    return [rounds[number] for number in sorted(rounds)], count
