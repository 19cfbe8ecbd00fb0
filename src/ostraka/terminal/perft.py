"""The command `ostraka perft`."""

from __future__ import annotations

from typing import Annotated

import typer

from ostraka.core.errors import InvalidOption
from ostraka.core.message import Message
from ostraka.terminal.arguments import At, Game, Json, Lang, Options, Players, Seed, begin
from ostraka.terminal.counting import count
from ostraka.terminal.screen import language

__all__ = ["app"]

DEEPEST = 30

app = typer.Typer(pretty_exceptions_enable=False, add_completion=False)


@app.command()
def perft(
    game: Game,
    depth: Annotated[int, typer.Argument(metavar="DEPTH", help="How many actions deep.")],
    position: At = None,
    players: Players = None,
    seed: Seed = 0,
    option: Options = None,
    divide: Annotated[bool, typer.Option("--divide", help="Split by the first action.")] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Count the action sequences of a length: the exactness test of the rules."""
    if not 0 <= depth <= DEEPEST:
        raise InvalidOption(Message("terminal-depth", limit=DEEPEST))
    speech = language(lang)
    state = begin(game, seed, players, option, position, speech)
    if not count(state, depth, divide, as_json, speech):
        raise KeyboardInterrupt
