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

from ostraka.bots.first_use import LEVEL, first_use
from ostraka.bots.search import NODES, TreeSearch
from ostraka.bots.simple import AbsentBot, Bot, EagerBot, GreedyBot, MyopicBot, RandomBot
from ostraka.bots.workspace import SearchPlan
from ostraka.core.game.game import Game
from ostraka.core.game.study import Budget, Findings, Line, Search, Stop, acting
from ostraka.core.kernel.random import STEP, mix, new_stream
from ostraka.core.play.action import Action
from ostraka.core.play.state import State

UCT_SECONDS = 1.0
LUCK = 1 << 20
LUCK_BITS = np.uint64(44)
DECISIONS = 8
"""So many decisions of one seat in a row may add to the same tree."""
WORSE = 0.45
"""With a smaller chance to win than this a bot takes half of the victory."""


@dataclass(frozen=True)
class Level:
    """One level of one game."""

    number: int
    search: str
    """ "tree" for the search that serves every game, "own" for the game's own."""
    budget: Budget
    plan: dict[str, Any]
    details: float = 0.0
    """The share of its actions that it overlooks, but never all with the same verb."""

    def start(
        self,
        game: Game,
        seed: int,
        threads: int = 1,
        playing: bool = True,
        budget: Budget | None = None,
    ) -> Search:
        """A search with this level's strength, for a player or for a study."""
        if self.search == "tree":
            nodes = _room_for(budget or self.budget, game)
            plan = SearchPlan(**self.plan)
            return TreeSearch(game, plan, seed=seed, threads=threads, nodes=nodes, playing=playing)
        assert game.search is not None, f"{game.name} has no search of its own"
        return game.search(game, seed=seed, threads=threads, playing=playing, **self.plan)


def _room_for(budget: Budget, game: Game) -> int:
    """How many nodes a tree may need: little room is quick to make for a bot that hardly thinks."""
    if budget.iterations is None:
        return NODES
    return min(NODES, DECISIONS * (budget.iterations + 2) * game.max_legal)


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
            details=entry.get("details", 0.0),
        )
        for number, entry in enumerate(table["level"], 1)
    )


def sensible(state: State, findings: Findings) -> Line:
    """The best action that a search has found, pointless ones left out."""
    return _sensible(state, findings)[0]


def _sensible(state: State, findings: Findings) -> tuple[Line, ...]:
    """What a search thinks of the actions, best first, pointless ones left out."""
    pointless = state.game.actions.pointless(state)
    lines = tuple(line for line in findings.lines if line.code not in pointless)
    return lines or findings.lines


def _lots(seed: int, count: int) -> list[float]:
    """So many numbers from 0 to 1, as `below` would draw them from a stream, but all at once."""
    spread = getattr(mix, "py_func", mix)
    with np.errstate(over="ignore"):
        steps = np.arange(1, count + 1, dtype=np.uint64) * STEP
        drawn = spread(np.uint64(new_stream(seed).chance) + steps) >> LUCK_BITS
    return (drawn / LUCK).tolist()  # type: ignore[no-any-return]


def _verbs(state: State) -> list[Any]:
    """The verb of each legal action; as a number where the action space says it, which is quick."""
    if state.game.learnable:
        return state.game.action_table["verb"][state.indices].tolist()  # type: ignore[no-any-return]
    return [row["verb"] for row in state.rows]


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
        self.search = level.start(game, seed, threads, budget=self.budget)
        self._stop: Stop = np.zeros(1, np.int8)

    def choose(self, state: State) -> Action:
        """The action to play; at once when there is only one."""
        if len(state.legal) == 1:
            return state.legal[0]
        with first_use(self.game, LEVEL):
            lines = _sensible(state, self.consider(state))
        if self.level.details:
            lines = self._roughly(state, lines)
        return state.legal[state.legal.codes.index(lines[0].code)]

    def _roughly(self, state: State, lines: tuple[Line, ...]) -> tuple[Line, ...]:
        """The actions that the level does not overlook, at least one of each verb, best first."""
        seat = acting(state)
        codes = state.codes.tolist()
        luck = dict(zip(codes, _lots((self.seed << 20) + state.ply, len(codes)), strict=True))
        verbs = dict(zip(codes, _verbs(state), strict=True))
        luckiest: dict[Any, float] = {}
        for line in lines:
            verb = verbs[line.code]
            luckiest[verb] = max(luckiest.get(verb, 0.0), luck[line.code])
        seen = (
            line
            for line in lines
            if luck[line.code] >= min(self.level.details, luckiest[verbs[line.code]])
        )
        return tuple(sorted(seen, key=lambda line: -line.wins[seat]))

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


def agrees_to_draw(bot: Bot, state: State, seat: int) -> bool:
    """Whether the bot that holds a seat would rather have a draw; one that cannot tell would not.

    Draws are agreed on only in games without secrets, so the state may be searched as it is.
    """
    if not isinstance(bot, LevelBot):
        return False
    return bot.consider(state).best.wins[seat] < WORSE
