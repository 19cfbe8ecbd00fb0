"""What `bench.against` measures, of whichever Ostraka stands first on the path.

It is run as a program beside old and new sources alike, so it uses only what has been there for
long, and whatever cannot be measured of some sources is left out. Each line read names a measure;
each line answered is a rate: this many units in a second of this process's own time, which a busy
machine stretches less than the clock's.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time
import tracemalloc
from collections.abc import Callable
from inspect import signature
from typing import Any

import numpy as np
import orjson

import ostraka
from ostraka.bots import Budget, SearchPlan, TreeSearch
from ostraka.core.kernel.compile import ACTION
from ostraka.core.kernel.playout import playouts
from ostraka.core.kernel.random import new_stream

Measure = Callable[[float], float]

ENGINES = ("ostraka.games.arkantar.search.engine", "ostraka.bots.turns")  # where it is, and was
GUIDED = SearchPlan(explore=0.8, temperature=0.1, playout=16, margin=0.1)
JUDGED = SearchPlan(explore=0.6, temperature=0.1, playout=0)
ITERATIONS = 1000  # of one search, so that all trees are alike
STATES = 200  # whose memory is shared out
ACTIONS = 20  # played in each of them
MIXED = 100  # steps after which the games of a batch stand far apart


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work in a second of processor time."""
    work()
    units, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        units += work()
    return units / spent


def random_games(game: Any) -> Measure:
    """Actions of random games inside compiled code."""
    batch = np.zeros(2, game.dtype).view(np.recarray)
    actions = np.zeros(game.max_legal, ACTION)
    options = game.option_codes(game.check_options({}))
    players, stream = game.check_players(None), new_stream(1)

    def work() -> int:
        return int(playouts(batch, game.data, players, options, stream, actions, 20))

    return lambda seconds: rate(work, seconds)


def perft(game: Any) -> Measure:
    """Rows of actions counted from the start."""
    state = game.start(seed=0)
    depth = 1
    while state.perft(depth) < 20_000:
        depth += 1
    return lambda seconds: rate(lambda: int(state.perft(depth)), seconds)


def tree(game: Any, plan: SearchPlan) -> Measure:
    """Iterations of the tree search from the start of a game."""
    search = TreeSearch(game, plan, seed=1, threads=1, nodes=200_000)
    state = game.start(seed=1)
    budget = Budget(iterations=ITERATIONS)
    return lambda seconds: rate(lambda: int(search.run(state, budget).iterations), seconds)


def engine(game: Any) -> Measure:
    """Positions that Arkantar's own search looks at."""
    for module in ENGINES:
        try:
            made = importlib.import_module(module).TurnSearch
            break
        except ModuleNotFoundError:
            continue
    alone = {"playing" if "playing" in signature(made).parameters else "follow": False}
    search = made(game, threads=1, turns=9, solve=False, **alone)
    state = game.start(seed=1)
    for _ in range(6):
        state.play(search.run(state, Budget(nodes=3000)).best.code)
    return lambda seconds: rate(lambda: int(search.run(state, Budget(nodes=20_000)).nodes), seconds)


def batch(game: Any, n: int) -> Measure:
    """Steps of games in a batch, choosing included."""
    games = importlib.import_module("ostraka.envs").Batch(game.name, n, seed=1)
    for _ in range(MIXED):
        games.step(games.sample())

    def work() -> int:
        for _ in range(max(1, 256 // n)):
            games.step(games.sample())
        return max(n, 256)

    return lambda seconds: rate(work, seconds)


def telling(game: Any) -> Measure:
    """Actions of random games that are told to every seat and to spectators, as a server does."""
    players, chance = max(game.players), random.Random(1)
    state = game.start(seed=1, players=players)
    viewers = [None] if game.told_alike else [*range(players), None]

    def work() -> int:
        nonlocal state
        if state.over:
            state = game.start(seed=chance.randrange(1000), players=players)
        state.play(chance.choice(state.codes))
        for seat in viewers:
            orjson.dumps(state.changes_json(seat, since=state.ply - 1))
        return 1

    return lambda seconds: rate(work, seconds)


def memory(game: Any) -> dict[str, int]:
    """The bytes of a record, and of a State some actions into a game."""

    def played(seed: int) -> Any:
        state = game.start(seed=seed)
        for _ in range(ACTIONS):
            if not state.over:
                state.play(state.codes[0])
        return state

    played(0)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [played(seed) for seed in range(STATES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return {"record": game.dtype.itemsize, "State": (after - before) // len(kept)}


def measures(name: str) -> dict[str, Callable[[], Measure]]:
    """What is measured of a game, by name; each is set up when it is first wanted."""
    game = ostraka.load(name)
    found: dict[str, Callable[[], Measure]] = {
        "random games": lambda: random_games(game),
        "perft": lambda: perft(game),
        "tree, random": lambda: tree(game, SearchPlan()),
        "tree, guided": lambda: tree(game, GUIDED),
        "tree, judged": lambda: tree(game, JUDGED),
        "telling": lambda: telling(game),
        "batch of one": lambda: batch(game, 1),
        "batch of 1,024": lambda: batch(game, 1024),
    }
    if name == "arkantar":
        found["own engine"] = lambda: engine(game)
    return found


def answer(ready: dict[tuple[str, str], Measure], asked: dict[str, Any]) -> Any:
    """What is asked for: the measures of all games, the memory of one, or a rate."""
    match asked["what"]:
        case "names":
            return {name: list(measures(name)) for name in ostraka.game_names()}
        case "memory":
            return memory(ostraka.load(asked["game"]))
    key = asked["game"], asked["what"]
    if key not in ready:
        ready[key] = measures(asked["game"])[asked["what"]]()
    return ready[key](asked["seconds"])


def main() -> None:
    """Answer one line after the other."""
    ready: dict[tuple[str, str], Measure] = {}
    for line in sys.stdin:
        try:
            said = {"answer": answer(ready, json.loads(line))}
        except Exception as error:
            said = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
