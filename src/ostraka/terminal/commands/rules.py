"""`ostraka rules`: a game explained, whole or by section."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from ostraka.core.errors import InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message
from ostraka.pages.page import Page, page
from ostraka.pages.render import drawn, shown
from ostraka.terminal.arguments.common import Game as GameName
from ostraka.terminal.arguments.common import Lang
from ostraka.terminal.console import language, out
from ostraka.terminal.prompt import interactive

app = typer.Typer(pretty_exceptions_enable=False, add_completion=False)


@app.command()
def rules(
    game: GameName,
    section: Annotated[
        str,
        typer.Argument(metavar="[SECTION]", help="A section of the page, by a word of its title."),
    ] = "",
    lang: Lang = None,
) -> None:
    """Explain a whole game: its goal, its turns, its end."""
    show_rules(load(game), language(lang), section)


WIDEST = 88
"""Longer lines are hard to read."""


def show_rules(game: Game, lang: str, section: str = "") -> None:
    """Show the page, or one section: formatted and scrolled at a terminal, as it is elsewhere."""
    found = page(game.name, lang)
    chosen = _section(found, section) if section else None
    if not interactive():
        out.print(drawn(found, chosen), markup=False)
        return
    os.environ.setdefault("LESS", "-RFX")
    width = min(out.width, WIDEST)
    with out.pager(styles=True):
        out.print(shown(found, chosen), width=width, soft_wrap=False)


def _section(found: Page, wanted: str) -> str:
    """The id of a section by a word of its title."""
    word = wanted.casefold()
    for id_, title in found.headings:
        if word == id_ or word in title.casefold():
            return id_
    known = ", ".join(id_ for id_, _ in found.headings)
    raise InvalidOption(Message("terminal-no-section", wanted=wanted[:40], known=known))
