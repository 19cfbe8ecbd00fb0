"""Measure ourselves and our peers by turns, so that a busy machine slows both alike.

make bench                      the table
python -m bench --save          also add a line to bench/history.jsonl
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import ostraka
from bench.peers import catanatron_rate, quoridor_cpp_rate, quoridor_python_rate
from bench.search import measured, show
from ostraka.core.game import Game
from ostraka.terminal.speed import kernel_rate, python_rate

HISTORY = Path(__file__).parent / "history.jsonl"
ROUNDS = 5

Rate = Callable[[float], float]


def perft_rate(seconds: float) -> float:
    """Nodes per second of perft from the start of Arkantar."""
    state = ostraka.load("arkantar").start(seed=0)
    nodes, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        nodes += state.perft(5)
    return nodes / spent


def in_kernel(game: Game) -> Rate:
    return lambda seconds: kernel_rate(game, seconds)[0]


def from_python(game: Game) -> Rate:
    return lambda seconds: python_rate(game, seconds)


def pairs() -> list[tuple[str, Rate, str, Rate, float]]:
    """What is compared: ours, theirs, and the least ratio that we promise."""
    arkantar, ankhor = ostraka.load("arkantar"), ostraka.load("ankhor")
    knowledge = ostraka.load("ancient_knowledge")
    cpp, loop = "OpenSpiel quoridor, C++ MCTS rollouts", "OpenSpiel quoridor, Python loop"
    catan = "catanatron, random games of four"
    return [
        ("Arkantar, kernel", in_kernel(arkantar), cpp, quoridor_cpp_rate, 3.0),
        ("Arkantar, Python API", from_python(arkantar), loop, quoridor_python_rate, 1.0),
        ("Ankh'or, kernel", in_kernel(ankhor), catan, catanatron_rate, 8.0),
        ("Ancient Knowledge, kernel", in_kernel(knowledge), catan, catanatron_rate, 8.0),
    ]


def second_start() -> float:
    """Seconds that `ostraka perft arkantar 3` takes in all once its rules are compiled."""
    command = [sys.executable, "-m", "ostraka.cli", "perft", "arkantar", "3"]
    subprocess.run(command, check=True, capture_output=True)
    begun = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - begun


def main() -> None:
    """Measure, print, and keep the result if asked."""
    parser = argparse.ArgumentParser(prog="bench", description=main.__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each of five rounds")
    parser.add_argument("--save", action="store_true", help="add a line to bench/history.jsonl")
    given = parser.parse_args()
    rows, kept = [], []
    with Progress(transient=True) as progress:
        compared = pairs()
        task = progress.add_task("measuring", total=len(compared) * ROUNDS)
        for name, ours, peer, theirs, promised in compared:
            ours(0.1)
            rates = []
            for _ in range(ROUNDS):
                rates.append((ours(given.seconds), theirs(given.seconds)))
                progress.advance(task)
            ratio = statistics.median(a / b for a, b in rates)
            mine = statistics.median(a for a, _ in rates)
            other = statistics.median(b for _, b in rates)
            rows.append((name, f"{mine:,.0f}", peer, f"{other:,.0f}", f"{ratio:.1f} ×", promised))
            kept.append({"name": name, "rate": mine, "peer": peer, "peer_rate": other})
    table = Table("ours", "actions/s", "peer", "actions/s", "ratio", "promised")
    for *cells, promised in rows:
        table.add_row(*cells, f"≥ {promised:.0f} ×")
    console = Console()
    console.print(table)
    nodes, start = perft_rate(given.seconds * 2), second_start()
    console.print(f"Arkantar, perft from the start: {nodes / 1e6:.0f} M nodes/s")
    console.print(f"second start of `ostraka perft arkantar 3`: {start:.2f} s in all")
    for name in ostraka.game_names():
        console.print(f"a state of {name}: {ostraka.load(name).dtype.itemsize} bytes")
    show(measured(given.seconds), console)
    if given.save:
        line = {
            "date": date.today().isoformat(),
            "version": ostraka.__version__,
            "python": platform.python_version(),
            "rates": kept,
            "perft": nodes,
        }
        with HISTORY.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
