"""States of Ankh’or to fit its evaluation to.

Bots that overlook some of their actions, so that games differ, play with the weights as they are;
every state on the way is described by what one seat has more than the other. What it brought is
half the victory and half the final lead, which says more than the victory alone.
"""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np
from rich.progress import track

import ostraka
from bench.tune.fit import fitted
from ostraka.bots import SearchPlan
from ostraka.bots.tree import grow
from ostraka.bots.workspace import TALLY, Workspace, room
from ostraka.core.kernel.compile import kernel, records
from ostraka.core.kernel.random import draw, new_stream
from ostraka.core.kernel.verbs import apply
from ostraka.games.ankhor.judgement.evaluate import NAMES, age, features
from ostraka.games.ankhor.rules.tables import FEATURES

__all__ = ["tune"]

LEAD = 4.0  # a final lead of this many points is as good as a chance of e to 1
PLAN = SearchPlan(explore=0.5, temperature=0.1, playout=0, expand=2, own_oversight=0.3)
ITERATIONS = 150
NODES = 600_000
LONGEST = 400

GAME = ostraka.load("ankhor")


@kernel
def self_play(room: Any, iterations: int, states: Any) -> int:
    """Play a game from states[0] to its end, or as far as there is room; how many states."""
    nodes, plan = room.nodes, room.play.plan
    tallies = np.zeros(1, TALLY)
    go_on = np.zeros(1, np.int8)
    ply = 0
    while not states[ply].over and ply + 1 < states.shape[0]:
        room.play.stack[0] = states[ply]
        room.count[0] = 1
        nodes[0].child = 0
        nodes[0].visits = 0
        plan.seat = states[ply].seat
        plan.salt = draw(room.play.stream)
        grow(room, tallies, go_on, iterations)
        best = nodes[0].child
        child = nodes[best].next
        while child:
            if nodes[child].visits > nodes[best].visits:
                best = child
            child = nodes[child].next
        states[ply + 1] = states[ply]
        ply += 1
        apply(states[ply], room.play.data, nodes[best].action)
    return ply + 1


@kernel
def describe(states: Any, data: Any, out: Any) -> None:
    """Write, for each state, what the first seat has more than the second, early and late."""
    one = np.zeros(len(FEATURES))
    other = np.zeros(len(FEATURES))
    for i in range(states.shape[0]):
        features(states[i], data, 0, one)
        features(states[i], data, 1, other)
        late = age(states[i], data)
        for j in range(len(FEATURES)):
            out[i, j] = (one[j] - other[j]) * (1.0 - late)
            out[i, len(FEATURES) + j] = (one[j] - other[j]) * late


def played(seed: int, memory: Workspace) -> tuple[Any, float]:
    """The states of one game, and what it brought the first seat."""
    states = records(bytes(GAME.dtype.itemsize * LONGEST), GAME.dtype)
    states[0] = records(GAME.start(seed=seed, players=2).tobytes(), GAME.dtype)[0]
    play = memory.play._replace(stream=new_stream(seed))
    length = self_play(memory._replace(play=play), ITERATIONS, states)
    first, second = GAME.scores(states[length - 1])
    places = GAME.places(states[length - 1])
    victory = 0.5 if places[0] == places[1] else float(places[0] == 1)
    lead = 1.0 / (1.0 + exp((second - first) / LEAD))
    return states[: length - 1], 0.5 * victory + 0.5 * lead


def tune(games: int, seed: int) -> tuple[tuple[str, ...], Any, int]:
    """Play and fit."""
    memory = room(GAME, PLAN.record(GAME, 0, 0, None), new_stream(seed), NODES)
    rows: list[Any] = []
    results: list[float] = []
    for number in track(range(seed, seed + games), "Ankh’or", transient=True):
        states, brought = played(number, memory)
        row = np.zeros((len(states), len(NAMES)))
        describe(states, GAME.data, row)
        rows.append(row)
        results += [brought] * len(states)
    return NAMES, fitted(np.vstack(rows), np.array(results)), len(results)
