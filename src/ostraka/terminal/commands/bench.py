"""`ostraka bench`: how fast the rules of a game run here."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

import numpy as np
from rich.table import Table as Grid

from ostraka.core.game.game import Game
from ostraka.core.game.registry import game_names, load
from ostraka.core.i18n.message import Message
from ostraka.core.i18n.numbers import number
from ostraka.core.kernel.compile import ACTION
from ostraka.core.kernel.playout import playouts
from ostraka.core.kernel.random import new_stream
from ostraka.terminal.arguments import optional_game
from ostraka.terminal.command import command, json_option, lang_option, option
from ostraka.terminal.console import out, prepared, print_document, warn
from ostraka.terminal.mistakes import Decimal


@command()
@optional_game
@option("--seconds", type=Decimal(0.1, 60), default=2.0, key="help-bench-seconds")
@lang_option
@json_option
def bench(game: str | None, seconds: float, lang: str, as_json: bool) -> None:
    """Measure how fast the rules run on this machine."""
    measured = []
    for name in [game] if game else game_names():
        loaded = load(name)
        with prepared(loaded, lang), warn.status(f"{loaded.title} …"):
            measured.append(measure(loaded, seconds))
    if as_json:
        print_document([speed.as_json() for speed in measured])
        return
    words = ("game", "kernel", "python", "length", "state")
    grid = Grid(*(Message(f"terminal-bench-{word}").text(lang) for word in words))
    for speed in measured:
        grid.add_row(
            speed.game,
            number(speed.kernel_actions_per_second, 0, lang, grouped=True),
            number(speed.python_actions_per_second, 0, lang, grouped=True),
            number(speed.actions_per_game, 0, lang),
            f"{speed.state_bytes}",
        )
    out.print(grid)


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
