"""How fast a game's rules run here, for `ostraka bench`."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

import numpy as np

from ostraka.core.game import Game
from ostraka.core.kernel import ACTION
from ostraka.core.playout import playouts
from ostraka.core.random import new_stream

__all__ = ["Speed", "kernel_rate", "measure", "python_rate"]


@dataclass(frozen=True)
class Speed:
    """What was measured of one game; a step is one action of one player."""

    game: str
    kernel_actions_per_second: float
    python_actions_per_second: float
    actions_per_game: float
    state_bytes: int

    def as_json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return asdict(self)


def kernel_rate(game: Game, seconds: float, players: int | None = None) -> tuple[float, float]:
    """Actions per second of random games inside compiled code, and actions per game."""
    batch = np.zeros(2, game.dtype).view(np.recarray)
    actions = np.zeros(game.max_legal, ACTION)
    options = game.option_codes(game.check_options({}))
    stream = new_stream(1)
    count = game.check_players(players)
    game.prepare()
    playouts(batch, game.data, count, options, stream, actions, 50)
    games, played, begun = 1, 0, time.perf_counter()
    total = 0
    while (spent := time.perf_counter() - begun) < seconds:
        played += int(playouts(batch, game.data, count, options, stream, actions, games))
        total += games
        games = min(games * 2, 4096)
    return played / spent, played / total


def python_rate(game: Game, seconds: float) -> float:
    """Actions per second of random games driven through the Python API."""
    chance = Random(2)
    played, seed, begun = 0, 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        state = game.start(seed=seed)
        while codes := state.codes:  # empty once the game is over
            state.play(chance.choice(codes))
            played += 1
        seed += 1
    return played / spent


def measure(game: Game, seconds: float) -> Speed:
    """Measure one game."""
    kernel, length = kernel_rate(game, seconds)
    return Speed(game.name, kernel, python_rate(game, seconds), length, game.dtype.itemsize)
