"""Positions of Arkantar to fit its evaluation to, and how much its search may claim.

    python -m bench.tune.arkantar --games 200 --write

plays, and measures the scale between the values of a search and the results of games: it keeps the
weights, prints how reliable the chances are, and writes the scale beside the weights.

Positions are taken as turns begin, except where the side to act can win this turn, since that is
known without weights. The players look one turn ahead and overlook some of their own turns, so that
games differ and come to an end.
"""

from __future__ import annotations

import argparse
import re
from dataclasses import dataclass, field
from importlib.resources import files
from math import log
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

import ostraka
from bench.tune.fit import fitted
from ostraka.bots import Budget
from ostraka.core.kernel.random import below, new_stream
from ostraka.games.arkantar.judgement import evaluate
from ostraka.games.arkantar.judgement.threats import wins_this_turn
from ostraka.games.arkantar.search.engine import TurnSearch

__all__ = ["Games", "play", "played", "reliability", "scale", "tune"]

OPENING = 6  # this many random actions make each game another one
LONGEST = 400
OVERSIGHT = 0.25
NODES = 2500

GAME = ostraka.load("arkantar")

Rows = list[tuple[float, float, float]]


@dataclass
class Games:
    """What was seen as turns began: features, what the search said in log-odds, and the result."""

    rows: list[Any] = field(default_factory=list)
    said: list[float] = field(default_factory=list)
    results: list[float] = field(default_factory=list)


def play(seed: int, weights: Any, games: Games) -> None:
    """Play one game and add its turns."""
    state = GAME.start(seed=seed)
    stream = new_stream(seed)
    for _ in range(OPENING + seed % 2):
        state.play(state.codes[below(stream, len(state.codes))])
    players = [
        TurnSearch(
            GAME, seed=2 * seed + side, turns=1, oversight=OVERSIGHT, solve=False, weights=weights
        )
        for side in range(2)
    ]
    seats, last = [], None
    while not state.over and state.ply < LONGEST:
        assert state.seat is not None
        found = players[state.seat].run(state, Budget(nodes=NODES))
        chance = found.best.value
        if state.seat != last and not wins_this_turn(state.raw) and 0 < chance < 1:
            row = np.zeros(len(evaluate.FEATURES))
            evaluate.features(state.raw, row)
            games.rows.append(row)
            games.said.append(evaluate.SCALE * log(chance / (1 - chance)))
            seats.append(state.seat)
        last = state.seat
        state.play(found.best.code)
    drawn = state.outcome is None or state.outcome.draw
    for seat in seats:
        won = state.outcome is not None and state.outcome.places[seat] == 1
        games.results.append(0.5 if drawn else float(won))


def scale(games: Games) -> float:
    """How many log-odds of the search make one of the result."""
    return float(1.0 / fitted(np.array(games.said)[:, None], np.array(games.results), 0.0)[0])


def reliability(games: Games, said_per_result: float, bins: int = 10) -> Rows:
    """For each tenth of the chances that were claimed: their mean, what was won, how many turns."""
    chance = 1 / (1 + np.exp(-np.array(games.said) / said_per_result))
    results = np.array(games.results)
    table = []
    for low in range(bins):
        inside = np.minimum((chance * bins).astype(int), bins - 1) == low
        if inside.any():
            count = float(inside.sum())
            table.append((float(chance[inside].mean()), float(results[inside].mean()), count))
    return table


def played(games: int, seed: int) -> Games:
    """Games with the weights as they are."""
    found = Games()
    for number in track(range(seed, seed + games), "Arkantar", transient=True):
        play(number, evaluate.WEIGHTS, found)
    return found


def tune(games: int, seed: int) -> tuple[tuple[str, ...], Any, int]:
    """Play and fit."""
    found = played(games, seed)
    weights = fitted(np.array(found.rows), np.array(found.results))
    return evaluate.FEATURES, weights, len(found.rows)


def main() -> None:
    """Measure the scale, print how reliable the chances are, and write it if asked."""
    parser = argparse.ArgumentParser(prog="bench.tune.arkantar", description=main.__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    found = played(given.games, given.seed)
    measured = scale(found)
    table = Table("chance claimed", "points won", "turns", title=f"scale {measured:.2f}")
    for claimed, won, turns in reliability(found, measured):
        table.add_row(f"{claimed:.0%}", f"{won:.0%}", f"{turns:.0f}")
    Console().print(table)
    if given.write:
        path: Any = files("ostraka.games.arkantar") / "weights.toml"
        text = path.read_text(encoding="utf-8")
        path.write_text(
            re.sub(r"(?m)^scale = .*$", f"scale = {measured:.2f}", text), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
