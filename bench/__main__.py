"""Measure ourselves and our peers by turns, so that a busy machine slows all alike.

make bench                      the tables
python -m bench --save          also docs/peers.md, its picture, and a line in bench/history.jsonl
python -m bench --only chess    the claims that name something, and nothing else
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import time
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

import ostraka
from bench.search import measured, show
from bench.speed.claims import BESIDE, CLAIMS, named, runners
from bench.speed.costs import SIZES, Cost, costs, first_start, memory, second_start
from bench.speed.ours import GAMES
from bench.speed.page import page
from bench.speed.picture import draw
from bench.speed.runner import Claim, Runner, by_turns, ratio

WIDE = 120  # columns, where nobody says how many there are
HISTORY = Path(__file__).parent / "history.jsonl"
DOCS = Path(__file__).parents[1] / "docs"


def perft_rate(seconds: float) -> float:
    """Nodes per second of perft from the start of Arkantar."""
    state = ostraka.load("arkantar").start(seed=0)
    nodes, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        nodes += state.perft(5)
    return nodes / spent


def claims_table(claims: Sequence[Claim], rates: dict[str, list[float]]) -> Table:
    """Ours beside theirs."""
    table = Table("ours", "steps/s", "peer", "steps/s", "ratio", "promised")
    for claim in claims:
        speeds = [
            f"{statistics.median(rates[each.name]):,.0f}" for each in (claim.ours, claim.peer)
        ]
        times = ratio(claim, rates)
        colour = "" if times >= claim.promised else "[red]"
        table.add_row(
            claim.ours.name,
            speeds[0],
            claim.peer.name,
            speeds[1],
            f"{colour}{times:,.1f} ×",
            f"≥ {claim.promised:g} ×",
        )
    return table


def steps_table(measured: list[Runner], rates: dict[str, list[float]]) -> Table:
    """What one step of everyone is."""
    table = Table("", "steps/s", "one step is")
    for runner in measured:
        speed = f"{statistics.median(rates[runner.name]):,.0f}"
        table.add_row(runner.name, speed, runner.step)
    return table


def costs_table(found: list[Cost]) -> Table:
    """What a step costs by the size of a batch and its threads."""
    table = Table("ns per step", "threads", *(f"{size:,}" for size in SIZES))
    for game, title in GAMES.items():
        for threads in sorted({cost.threads for cost in found}):
            line = [c.nanoseconds for c in found if c.game == game and c.threads == threads]
            table.add_row(title, str(threads), *(f"{value:,.0f}" for value in line))
    return table


def main() -> None:
    """Measure, print, and keep the result if asked."""
    parser = argparse.ArgumentParser(prog="bench", description=main.__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each runner and round")
    parser.add_argument("--rounds", type=int, default=5)
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument("--save", action="store_true", help="write docs/peers.md and the history")
    kept.add_argument("--only", metavar="TEXT", help="the claims in whose names this stands")
    given = parser.parse_args()
    load = os.getloadavg()[0]
    console = Console(width=None if sys.stdout.isatty() else WIDE)
    columns = SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
    with Progress(*columns, transient=True, console=console) as progress:
        task = progress.add_task("")

        def tell(what: str) -> None:
            progress.update(task, description=what)

        if given.only is not None:
            claims = named(given.only)
            if not claims:
                parser.error(f"no claim names {given.only}")
            rates = by_turns(runners(claims), given.seconds, given.rounds, tell)
            console.print(claims_table(claims, rates))
            return
        everyone = [*runners(CLAIMS), *BESIDE]
        rates = by_turns(everyone, given.seconds, given.rounds, tell)
        found = costs(given.seconds / 2, tell)
        taken = {name: memory(name) for name in GAMES}
        starts = {}
        for name, title in GAMES.items():
            tell(f"compiling {title} as if for the first time")
            starts[name] = first_start(name)
    console.print(claims_table(CLAIMS, rates), steps_table(everyone, rates), costs_table(found))
    for name, title in GAMES.items():
        first, later = starts[name]
        state = ostraka.load(name).dtype.itemsize
        console.print(
            f"{title}: a state has {state:,} bytes, a game in a batch {taken[name]:,};"
            f" first step after {first:.1f} s, later after {later:.1f} s"
        )
    nodes = perft_rate(given.seconds * 2)
    console.print(f"Arkantar, perft from the start: {nodes / 1e6:.0f} M nodes/s")
    console.print(f"second start of `ostraka perft arkantar 3`: {second_start():.2f} s in all")
    searches = measured(given.seconds)
    show(searches, console)
    if given.save:
        draw(DOCS / "pictures" / "peers.svg", everyone, rates, found)
        text = page(CLAIMS, everyone, rates, found, taken, starts, searches, load)
        (DOCS / "peers.md").write_text(text, encoding="utf-8")
        keep(rates, nodes)


def keep(rates: dict[str, list[float]], nodes: float) -> None:
    """Add a line to the history."""
    line = {
        "date": date.today().isoformat(),
        "version": ostraka.__version__,
        "python": platform.python_version(),
        "rates": [
            {
                "name": claim.ours.name,
                "rate": statistics.median(rates[claim.ours.name]),
                "peer": claim.peer.name,
                "peer_rate": statistics.median(rates[claim.peer.name]),
            }
            for claim in CLAIMS
        ],
        "perft": nodes,
    }
    with HISTORY.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
