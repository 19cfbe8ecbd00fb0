"""The command `ostraka resume`."""

from __future__ import annotations

from pathlib import Path

from ostraka.core.errors import InvalidRecord
from ostraka.core.i18n.message import Message
from ostraka.terminal.arguments import needed_packs_option, shelve
from ostraka.terminal.command import argument, command, lang_option
from ostraka.terminal.library import Library, read_game
from ostraka.terminal.table.session import resume_game


@command()
@argument("which", "GAME", "help-resume-game", required=False)
@needed_packs_option
@lang_option
def resume(which: str | None, packs: tuple[Path, ...], lang: str) -> None:
    """Go on with the unfinished game that was played last, or with another one."""
    shelve(packs)
    library = Library()
    if which is None:
        left = library.unfinished()
        if not left or left[0].file is None:
            raise InvalidRecord(Message("terminal-no-save"))
        file = left[0].file
    elif Path(which).exists() or which.endswith(".json"):
        file = read_game(Path(which))
    else:
        file = library.open(which)
    resume_game(file, lang)
