"""The command `ostraka games`."""

from __future__ import annotations

import json
from typing import Any

from ostraka.core.game.registry import game_names, load
from ostraka.core.i18n.message import Message
from ostraka.terminal.arguments.output import json_option, lang_option
from ostraka.terminal.command import command
from ostraka.terminal.console import out, say, write


@command()
@lang_option
@json_option
def games(lang: str, as_json: bool) -> None:
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
    for game in found:
        most = game.players[-1]
        players = str(most) if len(game.players) == 1 else f"{game.players[0]}–{most}"
        said = Message("terminal-game-players", players=players, most=most).text(lang)
        write(" · ".join((game.name, game.title, said, game.credits)))
        for option in game.options:
            usual = f"{option.name}={_word(option.default)}"
            label = game.label("option", option.name)
            allowed = Message("labelled", label=label, text=option.allowed).text(lang)
            write(f"    {usual:16}  {allowed}")
    say("terminal-games-options", lang)


def _word(value: Any) -> str:
    """A value as it is typed after `-o NAME=`."""
    return value if isinstance(value, str) else json.dumps(value)
