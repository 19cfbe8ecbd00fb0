"""The page docs/peers.md: what a run found, with what one step is."""

from __future__ import annotations

import os
import platform
import statistics
from collections.abc import Iterator, Sequence
from datetime import date
from typing import Any

import ostraka
from bench.speed.costs import SIZES, TRIES, Cost
from bench.speed.ours import GAMES
from bench.speed.runner import Claim, Runner, ratio

__all__ = ["page"]

INTRODUCTION = """# Compared with its peers

Written by `python -m bench --save` (`make bench` only measures). Everyone is measured by turns in
the same run on the same machine; a ratio is the median over the rounds. Choosing actions is not
counted, except where a step says so.

![Speeds side by side, and the cost of a step by the size of a batch](pictures/peers.svg)
"""


def page(
    claims: Sequence[Claim],
    runners: Sequence[Runner],
    rates: dict[str, list[float]],
    found: Sequence[Cost],
    memory: dict[str, int],
    starts: dict[str, tuple[float, float]],
    searches: dict[str, Any],
    load: float,
) -> str:
    """The whole page; `load` is that of the machine when the run began."""
    return "\n".join(
        [
            INTRODUCTION,
            f"{date.today().isoformat()}: {platform.machine()}, {os.cpu_count()} cores, Python "
            f"{platform.python_version()}, Ostraka {ostraka.__version__}; games of two players. "
            f"When it began the machine’s load average was {load:.1f}.\n",
            *_claims(claims, rates),
            *_steps(runners, rates),
            *_costs(found),
            *_starts(memory, starts),
            *_searches(searches),
        ]
    )


def _claims(claims: Sequence[Claim], rates: dict[str, list[float]]) -> Iterator[str]:
    yield "| ours | peer | times as fast | promised |\n|---|---|--:|--:|"
    for claim in claims:
        times = ratio(claim, rates)
        yield f"| {claim.ours.name} | {claim.peer.name} | {times:,.1f} | {claim.promised:g} |"
    yield ""


def _steps(runners: Sequence[Runner], rates: dict[str, list[float]]) -> Iterator[str]:
    yield "| | steps per second | one step is |\n|---|--:|---|"
    for runner in runners:
        yield f"| {runner.name} | {statistics.median(rates[runner.name]):,.0f} | {runner.step} |"
    yield ""


def _costs(found: Sequence[Cost]) -> Iterator[str]:
    yield f"Nanoseconds for one step of one game, by the games in a batch, best of {TRIES}:\n"
    yield "| | threads | " + " | ".join(f"{size:,}" for size in SIZES) + " |"
    yield "|---|--:|" + "--:|" * len(SIZES)
    for game, title in GAMES.items():
        for threads in sorted({cost.threads for cost in found}):
            line = [c.nanoseconds for c in found if c.game == game and c.threads == threads]
            cells = " | ".join(f"{value:,.0f}" for value in line)
            yield f"| {title} | {threads} | {cells} |"
    yield ""


def _starts(memory: dict[str, int], starts: dict[str, tuple[float, float]]) -> Iterator[str]:
    yield "What one game of a batch takes, and how long the first step takes to come:\n"
    yield "| | action space | observation | bytes per game | first start | later starts |"
    yield "|---|--:|--:|--:|--:|--:|"
    for name, title in GAMES.items():
        game = ostraka.load(name)
        space = f"{game.action_count:,} | {game.observation.size:,} | {memory[name]:,}"
        first, later = starts[name]
        yield f"| {title} | {space} | {first:.0f} s | {later:.1f} s |"
    yield ""


def _searches(searches: dict[str, Any]) -> Iterator[str]:
    yield "Searches: a playout goes down the tree, then at random to the end of the game.\n"
    yield "| search | a second | of |\n|---|--:|---|"
    for row in searches["rows"]:
        yield f"| {row['name']} | {row['rate']:,.0f} | {row['unit'].removesuffix('/s')} |"
    times = f"{searches['ratio']:.1f} × (promised: {searches['promised']:g})"
    yield f"\nOur playouts to OpenSpiel’s, one thread each: {times}.\n"
