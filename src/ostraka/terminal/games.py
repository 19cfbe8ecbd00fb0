"""The command `ostraka games`."""

from __future__ import annotations

import json

import typer
from rich.table import Table as Grid

from ostraka.core.message import Message
from ostraka.core.registry import game_names, load
from ostraka.terminal.arguments import Json, Lang
from ostraka.terminal.screen import language, out

__all__ = ["app"]

app = typer.Typer(pretty_exceptions_enable=False, add_completion=False)


@app.command()
def games(lang: Lang = None, as_json: Json = False) -> None:
    """List the games, their players and their options."""
    found = [load(name) for name in game_names()]
    if as_json:
        rows = [
            {
                "name": game.name,
                "title": game.title,
                "players": list(game.players),
                "hidden": game.hidden,
                "chance": game.chance,
                "credits": game.credits,
                "options": [
                    {"name": o.name, "default": o.default, "allowed": o.allowed}
                    for o in game.options
                ],
            }
            for game in found
        ]
        out.print_json(json.dumps(rows))
        return
    speech = language(lang)
    words = ("name", "players", "options", "by")
    heads = [Message(f"terminal-games-{word}").text(speech) for word in words]
    grid = Grid(*heads, box=None, pad_edge=False)
    for game in found:
        options = "\n".join(
            f"{o.name} ({json.dumps(o.default)}: {o.allowed}) "
            f"{game.label('option', o.name).text(speech)}"
            for o in game.options
        )
        players = ", ".join(map(str, game.players))
        grid.add_row(game.name, players, options or "-", game.credits)
    out.print(grid, soft_wrap=False)
