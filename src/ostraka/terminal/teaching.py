"""The command `ostraka rules`."""

from __future__ import annotations

from typing import Annotated

import typer

from ostraka.core.registry import load
from ostraka.terminal.arguments import Game, Lang
from ostraka.terminal.rules import show_rules
from ostraka.terminal.screen import language

__all__ = ["app"]

app = typer.Typer(pretty_exceptions_enable=False, add_completion=False)


@app.command()
def rules(
    game: Game,
    section: Annotated[
        str,
        typer.Argument(metavar="[SECTION]", help="A section of the page, by a word of its title."),
    ] = "",
    lang: Lang = None,
) -> None:
    """Explain a whole game: its goal, its turns, its end."""
    show_rules(load(game), language(lang), section)
