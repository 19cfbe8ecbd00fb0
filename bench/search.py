"""Playouts per second of our tree search, beside OpenSpiel's own C++ search on quoridor.

    python -m bench.search --seconds 2

A playout is one iteration: down the tree, then uniformly random actions to the end of the game.
Both searches are plain UCT from the start of the game; they are measured by turns.
"""

from __future__ import annotations

import argparse
import statistics
import time

import pyspiel
from rich.console import Console
from rich.table import Table

import ostraka
from bench.peers import QUORIDOR
from ostraka.bots import Budget, Plan, TreeSearch
from ostraka.bots.tree import NODE

ROUNDS = 3
SIMULATIONS = 200
PROMISED = 3.0


def quoridor_playouts(seconds: float) -> float:
    """Playouts per second of OpenSpiel's C++ MCTS."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.MCTSBot(QUORIDOR, evaluator, 2.0, SIMULATIONS, 100, False, 11, False)
    searches, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        bot.mcts_search(QUORIDOR.new_initial_state())
        searches += 1
    return searches * SIMULATIONS / spent


def our_playouts(name: str, seconds: float, threads: int = 1, plan: Plan | None = None) -> float:
    """Playouts per second of our search."""
    game = ostraka.load(name)
    search = TreeSearch(game, plan or Plan(), seed=1, threads=threads, nodes=1_000_000)
    found = search.run(game.start(seed=1), Budget(seconds=seconds))
    return found.iterations / found.seconds


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.search", description=main.__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each of three rounds")
    given = parser.parse_args()
    our_playouts("arkantar", 0.1)
    rates = [
        (our_playouts("arkantar", given.seconds), quoridor_playouts(given.seconds))
        for _ in range(ROUNDS)
    ]
    console = Console()
    table = Table("search", "playouts/s")
    table.add_row("Arkantar, ours, one thread", f"{statistics.median(a for a, _ in rates):,.0f}")
    table.add_row("quoridor, OpenSpiel C++", f"{statistics.median(b for _, b in rates):,.0f}")
    for threads in (2, 4):
        rate = our_playouts("arkantar", given.seconds, threads)
        table.add_row(f"Arkantar, ours, {threads} threads", f"{rate:,.0f}")
    judged = Plan(explore=0.6, temperature=0.1, playout=0)
    rate = our_playouts("arkantar", given.seconds, plan=judged)
    table.add_row("Arkantar, ours, judged at once", f"{rate:,.0f}")
    table.add_row("Ankh'or, ours, one thread", f"{our_playouts('ankhor', given.seconds):,.0f}")
    console.print(table)
    ratio = statistics.median(a / b for a, b in rates)
    console.print(f"ours to theirs: {ratio:.1f} × (promised: {PROMISED:.0f} ×)")
    console.print(f"memory: {NODE.itemsize} MB for a million nodes")


if __name__ == "__main__":
    main()
