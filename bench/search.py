"""Playouts per second of our tree search, beside OpenSpiel's own C++ search on quoridor.

    python -m bench.search --seconds 2

A playout is one iteration: down the tree, then uniformly random actions to the end of the game.
Both searches are plain UCT from the start of the game; they are measured by turns.
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import Any

import pyspiel
from rich.console import Console
from rich.table import Table

import ostraka
from bench.speed.peers.playing import QUORIDOR
from ostraka.bots import Budget, SearchPlan, TreeSearch
from ostraka.bots.workspace import NODE
from ostraka.games.arkantar.search.engine import TurnSearch

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


def our_playouts(
    name: str, seconds: float, threads: int = 1, plan: SearchPlan | None = None
) -> float:
    """Playouts per second of our search."""
    game = ostraka.load(name)
    search = TreeSearch(game, plan or SearchPlan(), seed=1, threads=threads, nodes=1_000_000)
    found = search.run(game.start(seed=1), Budget(seconds=seconds))
    return found.iterations / found.seconds


def engine_nodes(seconds: float, threads: int) -> float:
    """Positions per second of the alpha-beta engine for Arkantar, after a few turns of a game."""
    game = ostraka.load("arkantar")
    engine = TurnSearch(game, threads=threads, turns=9, solve=False, playing=False)
    state = game.start(seed=1)
    for _ in range(6):
        state.play(engine.run(state, Budget(nodes=3000)).best.code)
    found = engine.run(state, Budget(seconds=seconds))
    return found.nodes / found.seconds


def measured(seconds: float) -> dict[str, Any]:
    """All rates, the ratio to OpenSpiel's, and the bytes of a node."""
    our_playouts("arkantar", 0.1)
    rates = [(our_playouts("arkantar", seconds), quoridor_playouts(seconds)) for _ in range(ROUNDS)]
    ours, theirs = (statistics.median(side) for side in zip(*rates, strict=True))
    rows = [
        ("Arkantar, ours, one thread", ours),
        ("quoridor, OpenSpiel C++, one thread", theirs),
    ]
    for threads in (2, 4):
        name = f"Arkantar, ours, {threads} threads"
        rows.append((name, our_playouts("arkantar", seconds, threads)))
    judged = SearchPlan(explore=0.6, temperature=0.1, playout=0)
    rows.append(("Arkantar, ours, judged at once", our_playouts("arkantar", seconds, plan=judged)))
    rows.append(("Ankh’or, ours, one thread", our_playouts("ankhor", seconds)))
    listed = [{"name": name, "rate": rate, "unit": "playouts/s"} for name, rate in rows]
    for threads in (1, 2):
        rate = engine_nodes(seconds, threads)
        named = f"Arkantar engine, {threads} thread{'s' * (threads > 1)}"
        listed.append({"name": named, "rate": rate, "unit": "nodes/s"})
    return {
        "rows": listed,
        "ratio": statistics.median(a / b for a, b in rates),
        "promised": PROMISED,
        "node_bytes": NODE.itemsize,
    }


def show(found: dict[str, Any], console: Console) -> None:
    """Print what was measured."""
    table = Table("search", "rate", "unit")
    for row in found["rows"]:
        table.add_row(row["name"], f"{row['rate']:,.0f}", row["unit"])
    console.print(table)
    console.print(f"ours to theirs: {found['ratio']:.1f} × (promised: {PROMISED:.0f} ×)")
    console.print(f"memory: {found['node_bytes']} MB for a million nodes")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.search", description=main.__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each of three rounds")
    show(measured(parser.parse_args().seconds), Console())


if __name__ == "__main__":
    main()
