"""What is measured, and how: by turns, so that a busy machine slows everyone alike."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

__all__ = ["Claim", "Runner", "by_turns", "ratio", "timed"]


class Runner(NamedTuple):
    """Something that steps, and what one of its steps is."""

    name: str
    step: str
    begin: Callable[[], Callable[[float], float]]
    """Makes it ready, compiled and warm; what that gives measures steps per second."""


class Claim(NamedTuple):
    """That we are at least this many times as fast as a peer."""

    ours: Runner
    peer: Runner
    promised: float


def timed(
    choose: Callable[[], Any], step: Callable[[Any], Any], steps: int
) -> Callable[[float], float]:
    """Measures steps per second; what chooses the actions is not counted.

    `steps`: how many are made by one call of `step`.
    """
    step(choose())

    def rate(seconds: float) -> float:
        spent, calls = 0.0, 0
        while spent < seconds:
            chosen = choose()
            begun = time.perf_counter()
            step(chosen)
            spent += time.perf_counter() - begun
            calls += 1
        return calls * steps / spent

    return rate


def by_turns(
    runners: Sequence[Runner], seconds: float, rounds: int, tell: Callable[[str], object]
) -> dict[str, list[float]]:
    """Steps per second of each runner by name, once in every round."""
    ready = {}
    for runner in runners:
        tell(f"preparing {runner.name}")
        ready[runner.name] = runner.begin()
    rates: dict[str, list[float]] = {name: [] for name in ready}
    for _ in range(rounds):
        for name, rate in ready.items():
            tell(f"measuring {name}")
            rates[name].append(rate(seconds))
    return rates


def ratio(claim: Claim, rates: dict[str, list[float]]) -> float:
    """How many times as fast as the peer we are: the median over the rounds."""
    pairs = zip(rates[claim.ours.name], rates[claim.peer.name], strict=True)
    return statistics.median(ours / theirs for ours, theirs in pairs)
