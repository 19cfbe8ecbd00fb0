"""`rules` and `ostraka rules GAME`: a whole game explained, or one section of it."""

from __future__ import annotations

import os

from ostraka.core.errors import InvalidOption
from ostraka.core.game import Game
from ostraka.core.message import Message
from ostraka.pages.page import Page, page
from ostraka.pages.render import drawn, shown
from ostraka.terminal.line import interactive
from ostraka.terminal.screen import out

__all__ = ["show_rules"]

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
