"""`ostraka heaps 3 4 5`: the action that wins."""

from __future__ import annotations

from ostraka.core.i18n.message import Message
from ostraka.terminal.command import argument, command, lang_option
from ostraka.terminal.console import say, write
from ostraka.terminal.library import GameFile
from ostraka_heaps.winning import winning


@command()
@argument("stones", "STONES", "heaps-help-stones", type=int, nargs=3)
@lang_option
def heaps(stones: tuple[int, ...], lang: str) -> None:
    """Say which action wins."""
    found = winning(list(stones))
    say("heaps-wins" if found else "heaps-wins-none", lang, action=found or "")


def after_game(file: GameFile, lang: str) -> None:
    """Say how many actions a game took."""
    write(Message("heaps-length", count=len(file.saved.record.actions)).text(lang))
