"""Bots by level, and the few that have a name.

The levels of a game are data: `levels.toml` in the game's folder, or the common one beside this
module. Each says which search to use, how long, and with what weaknesses; weak levels look less far
ahead and overlook things, as people do, but never play at random. Another package adds bots with
the entry point group `ostraka.bots`: name → a callable that takes the game and `seed=`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Any

import numpy as np

from ostraka.bots.absent import AbsentBot
from ostraka.bots.plan import SearchPlan
from ostraka.bots.search import TreeSearch
from ostraka.bots.simple import Bot, EagerBot, GreedyBot, MyopicBot, RandomBot
from ostraka.core.game.game import Game
from ostraka.core.game.study import Budget, Findings, Line, Search, Stop
from ostraka.core.play.action import Action
from ostraka.core.play.state import State

UCT_SECONDS = 1.0


@dataclass(frozen=True)
class Level:
    """One level of one game."""

    number: int
    search: str
    """ "tree" for the search that serves every game, "own" for the game's own."""
    budget: Budget
    plan: dict[str, Any]

    def start(self, game: Game, seed: int, threads: int = 1, playing: bool = True) -> Search:
        """A search with this level's strength, for a player or for a study."""
        if self.search == "tree":
            plan = SearchPlan(**self.plan)
            return TreeSearch(game, plan, seed=seed, threads=threads, playing=playing)
        own = game.search(seed=seed, threads=threads, playing=playing, **self.plan)
        assert own is not None, f"{game.name} has no search of its own"
        return own


@cache
def levels(game: Game) -> tuple[Level, ...]:
    """The levels of a game, the weakest first."""
    found = None if game.home is None else game.home / "levels.toml"
    if found is None or not found.is_file():
        found = files("ostraka.bots") / "levels.toml"
    table = tomllib.loads(found.read_text(encoding="utf-8"))
    return tuple(
        Level(
            number=number,
            search=entry.get("search", "tree"),
            budget=Budget(
                seconds=entry.get("seconds"),
                iterations=entry.get("iterations"),
                nodes=entry.get("nodes"),
            ),
            plan=entry.get("plan", {}),
        )
        for number, entry in enumerate(table["level"], 1)
    )


def sensible(state: State, findings: Findings) -> Line:
    """The best action that a search has found, pointless ones left out."""
    pointless = state.game.pointless(state)
    lines = findings.lines
    return next((line for line in lines if line.code not in pointless), lines[0])


class LevelBot:
    """A bot that searches with a level's strength."""

    def __init__(
        self,
        game: Game,
        level: Level,
        *,
        seed: int = 0,
        threads: int = 1,
        budget: Budget | None = None,
    ) -> None:
        self.game = game
        self.level = level
        self.seed = seed
        self.budget = budget or level.budget
        self.search = level.start(game, seed, threads)
        self._stop: Stop = np.zeros(1, np.int8)

    def choose(self, state: State) -> Action:
        """The action to play; at once when there is only one."""
        if len(state.legal) == 1:
            return state.legal[0]
        code = sensible(state, self.consider(state)).code
        return state.legal[state.legal.codes.index(code)]

    def consider(self, state: State) -> Findings:
        """What the bot thinks of a state."""
        self._stop[0] = 0
        return self.search.run(state, self.budget, self._stop)

    def stop(self) -> None:
        """Make a choice that is being thought about in another thread now."""
        self._stop[0] = 1


def uct(
    game: Game,
    *,
    seed: int = 0,
    seconds: float = UCT_SECONDS,
    budget: Budget | None = None,
    threads: int = 1,
) -> LevelBot:
    """Plain UCT with uniformly random playouts: the yardstick for everything cleverer."""
    level = Level(0, "tree", Budget(seconds=seconds), {"explore": 1.0})
    return LevelBot(game, level, seed=seed, threads=threads, budget=budget)


NAMED: dict[str, Callable[..., Bot]] = {
    "absent": AbsentBot,
    "random": RandomBot,
    "greedy": GreedyBot,
    "eager": EagerBot,
    "myopic": MyopicBot,
    "uct": uct,
}


def bot_names() -> list[str]:
    """The names of all bots that are not levels."""
    return [*NAMED, *sorted(point.name for point in entry_points(group="ostraka.bots"))]
