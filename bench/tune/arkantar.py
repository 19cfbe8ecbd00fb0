"""Positions of Arkantar to fit its evaluation to.

They are taken as turns begin, except where the side to act can win this turn, since that is known
without weights.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from rich.progress import track

import ostraka
from bench.tune.fit import fitted
from ostraka.bots import Budget
from ostraka.bots.turns import TurnSearch
from ostraka.core.random import below, new_stream
from ostraka.games.arkantar import evaluate

__all__ = ["tune"]

OPENING = 6  # so many random actions make each game another one
LONGEST = 400

GAME = ostraka.load("arkantar")


def positions(seed: int) -> tuple[list[Any], list[float]]:
    """The features of one game's turns, and what each brought the seat to act."""
    state = GAME.start(seed=seed)
    stream = new_stream(seed)
    for _ in range(OPENING + seed % 2):
        state.play(state.codes[below(stream, len(state.codes))])
    players = [
        TurnSearch(GAME, seed=2 * seed + side, turns=0, oversight=0.8, solve=False)
        for side in range(2)
    ]
    rows, seats, last = [], [], None
    while not state.over and state.ply < LONGEST:
        assert state.seat is not None
        if state.seat != last and not evaluate.settled(state.raw):
            row = np.zeros(len(evaluate.FEATURES))
            evaluate.features(state.raw, row)
            rows.append(row)
            seats.append(state.seat)
        last = state.seat
        state.play(players[state.seat].run(state, Budget(nodes=3000)).best.code)
    if state.outcome is None or state.outcome.draw:
        return rows, [0.5] * len(rows)
    return rows, [float(state.outcome.places[seat] == 1) for seat in seats]


def tune(games: int, seed: int) -> tuple[tuple[str, ...], Any, int]:
    """Play and fit."""
    rows: list[Any] = []
    results: list[float] = []
    for number in track(range(seed, seed + games), "Arkantar", transient=True):
        more, outcome = positions(number)
        rows += more
        results += outcome
    return evaluate.FEATURES, fitted(np.array(rows), np.array(results)), len(rows)
