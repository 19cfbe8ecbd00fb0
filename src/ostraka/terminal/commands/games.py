"""The command `ostraka games`."""

from __future__ import annotations

import json
from typing import Any

from ostraka.core.errors import OstrakaError
from ostraka.core.game.game import Game
from ostraka.core.game.registry import game_names, load
from ostraka.core.i18n.message import Message
from ostraka.terminal.command import command, json_option, lang_option
from ostraka.terminal.console import asked_language, print_document, say, warn, write


@command()
@lang_option
@json_option
def games(lang: str, as_json: bool) -> None:
    """List the games, their players and their options."""
    found = [game for game in map(_loaded, game_names()) if game is not None]
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
        print_document(rows)
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


def _loaded(name: str) -> Game | None:
    """A game; one that cannot be loaded is named with the reason."""
    try:
        return load(name)
    except OstrakaError as error:
        write(error.text(asked_language()), warn)
        return None


def _word(value: Any) -> str:
    """A value as it is typed after `-o NAME=`."""
    return value if isinstance(value, str) else json.dumps(value)
