"""`ostraka rules`: a game explained, whole or by section."""

from __future__ import annotations

import os

from ostraka.core.errors import InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message
from ostraka.pages.page import Page, page
from ostraka.pages.render import drawn, shown
from ostraka.terminal.arguments import game_argument
from ostraka.terminal.command import argument, command, lang_option
from ostraka.terminal.console import out
from ostraka.terminal.prompt import interactive

WIDEST = 88
"""Longer lines are hard to read."""


@command()
@game_argument
@argument("section", "SECTION", "help-rules-section", default="")
@lang_option
def rules(game: str, section: str, lang: str) -> None:
    """Explain a whole game: its goal, its turns, its end."""
    show_rules(load(game), lang, section)


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
