"""Do bots peek? Redeal what the seat to act cannot know, and see whether anything changes."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import ostraka
from ostraka.bots import Budget, bot
from ostraka.bots.analysis import analyse
from ostraka.core.kernel.random import below, new_stream
from ostraka.core.play.state import State

__all__ = ["Honesty", "check"]

ITERATIONS = 200
REDEALS = 3
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("ankhor", 2, {}),
    ("ankhor", 4, {}),
    ("ancient_knowledge", 2, {}),
    ("ancient_knowledge", 3, {"heritage": True}),
    ("ancient_knowledge", 4, {}),
)


@dataclass(frozen=True)
class Honesty:
    """Over how many positions, each redealt several times, nothing changed."""

    game: str
    players: int
    options: dict[str, Any]
    positions: int
    unchanged: int
    moved: int
    """In how many of them redealing really changed the hidden part of the position."""


def positions(game: str, players: int, options: dict[str, Any], count: int) -> list[State]:
    """Positions from random games, spread over their whole length."""
    found: list[State] = []
    seed = 0
    while len(found) < count:
        seed += 1
        state = ostraka.load(game).start(seed=seed, players=players, **options)
        stream = new_stream(seed)
        while not state.over and len(found) < count:
            if below(stream, 12) == 0 and len(state.codes) > 1:
                found.append(state.fork())
            state.play(state.codes[below(stream, len(state.codes))])
    return found


def opinion(state: State, level: int) -> str:
    """What a bot chooses and what the analysis tells, for one seed and number of iterations."""
    budget = Budget(iterations=ITERATIONS)
    chosen = bot(state.game, level=level, seed=5, budget=budget).choose(state)
    told = analyse(state, budget, seed=3).as_json()
    del told["seconds"], told["ply"]
    return json.dumps([chosen.text, told], sort_keys=True)


def check(count: int, advance: Callable[[], None]) -> list[Honesty]:
    """Ask for opinions before and after redealing, at every table."""
    found = []
    for game, players, options in TABLES:
        unchanged = moved = 0
        for number, state in enumerate(positions(game, players, options, count)):
            assert state.seat is not None
            deals = [state.reshuffled(state.seat, seed) for seed in range(REDEALS)]
            level = number % 8 + 1
            opinions = {opinion(deal, level) for deal in deals}
            unchanged += len(opinions) == 1
            moved += len({deal.tobytes() for deal in deals}) > 1
            advance()
        found.append(Honesty(game, players, options, count, unchanged, moved))
    return found
