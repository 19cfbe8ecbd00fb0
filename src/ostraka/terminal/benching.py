"""The command `ostraka bench`."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table as Grid

from ostraka.core.message import Message
from ostraka.core.numbers import number
from ostraka.core.registry import game_names, load
from ostraka.terminal.arguments import GameOrNone, Json, Lang
from ostraka.terminal.screen import language, out, prepared, warn
from ostraka.terminal.speed import measure

__all__ = ["app"]

app = typer.Typer(pretty_exceptions_enable=False, add_completion=False)


@app.command()
def bench(
    game: GameOrNone = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=60, help="For each measurement.")] = 2.0,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Measure how fast the rules run on this machine."""
    speech = language(lang)
    measured = []
    for name in [game] if game else game_names():
        loaded = load(name)
        with prepared(loaded, speech), warn.status(f"{loaded.title} …"):
            measured.append(measure(loaded, seconds))
    if as_json:
        out.print_json(json.dumps([speed.as_json() for speed in measured]))
        return
    words = ("game", "kernel", "python", "length", "state")
    grid = Grid(*(Message(f"terminal-bench-{word}").text(speech) for word in words))
    for speed in measured:
        grid.add_row(
            speed.game,
            number(speed.kernel_actions_per_second, 0, speech, grouped=True),
            number(speed.python_actions_per_second, 0, speech, grouped=True),
            number(speed.actions_per_game, 0, speech),
            f"{speed.state_bytes}",
        )
    out.print(grid)
