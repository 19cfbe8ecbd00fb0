"""Fit the weights of a game's evaluation to the results of games that it plays against itself.

    python -m bench.tune arkantar --games 300 --write

Positions are taken as turns begin, except where the side to act can win this turn, since that is
known without weights. The fit is a logistic regression with a mild pull towards zero. A game can
be tuned if its `evaluate` module has FEATURES, `features(s, out)` and `settled(s)` (seen from the
seat to act) and a `weights.toml` beside it.
"""

from __future__ import annotations

import argparse
import time
from datetime import date
from importlib import import_module
from importlib.resources import files
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import ostraka
from ostraka.bots import Budget
from ostraka.bots.turns import TurnSearch
from ostraka.core.game import Game
from ostraka.core.random import below, new_stream

OPENING = 6  # so many random actions make each game another one
PULL = 2.0
LONGEST = 400


def positions(game: Game, module: Any, seed: int) -> tuple[list[Any], list[float]]:
    """The features of one game's turns, and what each brought the seat to act."""
    state = game.start(seed=seed)
    stream = new_stream(seed)
    for _ in range(OPENING + seed % 2):
        state.play(state.codes[below(stream, len(state.codes))])
    players = [
        TurnSearch(game, seed=2 * seed + side, turns=0, oversight=0.8, solve=False)
        for side in range(2)
    ]
    rows, seats, last = [], [], None
    while not state.over and state.ply < LONGEST:
        assert state.seat is not None
        if state.seat != last and not module.settled(state.raw):
            row = np.zeros(len(module.FEATURES))
            module.features(state.raw, row)
            rows.append(row)
            seats.append(state.seat)
        last = state.seat
        state.play(players[state.seat].run(state, Budget(nodes=3000)).best.code)
    if state.outcome is None or state.outcome.draw:
        return rows, [0.5] * len(rows)
    return rows, [float(state.outcome.places[seat] == 1) for seat in seats]


def fitted(rows: Any, results: Any) -> Any:
    """The weights that explain the results best."""
    weights = np.zeros(rows.shape[1])
    for _ in range(30):
        chance = 1.0 / (1.0 + np.exp(-rows @ weights))
        slope = rows.T @ (results - chance) - PULL * weights
        curve = (rows * (chance * (1.0 - chance))[:, None]).T @ rows
        weights = weights + np.linalg.solve(curve + PULL * np.eye(len(weights)), slope)
    return weights


def main() -> None:
    """Play, fit, print, and write the weights if asked."""
    parser = argparse.ArgumentParser(prog="bench.tune", description=main.__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    game = ostraka.load(given.game)
    module = import_module(f"ostraka.games.{game.name}.evaluate")
    rows: list[Any] = []
    results: list[float] = []
    begun = time.perf_counter()
    with Progress(transient=True) as progress:
        for seed in progress.track(range(given.seed, given.seed + given.games)):
            more, outcome = positions(game, module, seed)
            rows += more
            results += outcome
    weights = fitted(np.array(rows), np.array(results))
    table = Table("feature", "was", "is")
    for name, old, new in zip(module.FEATURES, module.WEIGHTS, weights, strict=True):
        table.add_row(name, f"{old:.3f}", f"{new:.3f}")
    console = Console()
    console.print(table)
    console.print(f"{len(rows)} positions, {time.perf_counter() - begun:.0f} s")
    if given.write:
        lines = [
            "# What each feature is worth to the side to act, in log-odds of winning.",
            f"# Written by `python -m bench.tune {game.name}`; the features are those of"
            " evaluate.py, in its order.",
            "",
            "version = 1",
            f'made = "{date.today().isoformat()}, {given.games} games, {len(rows)} positions"',
            "",
            "[weights]",
            *(f"{n} = {weight:.4f}" for n, weight in zip(module.FEATURES, weights, strict=True)),
        ]
        path: Any = files(module.__package__ or "") / "weights.toml"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
