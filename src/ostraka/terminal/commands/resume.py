"""The command `ostraka resume`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ostraka.core.errors import InvalidRecord
from ostraka.core.i18n.message import Message
from ostraka.terminal.arguments.common import Lang
from ostraka.terminal.arguments.packs import Shelf, shelve
from ostraka.terminal.console import language
from ostraka.terminal.library import Library, read_game
from ostraka.terminal.table.sitting import sit_down

app = typer.Typer(pretty_exceptions_enable=False, add_completion=False)


@app.command()
def resume(
    which: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="A number or name of `ostraka saves`, or a file."),
    ] = None,
    pack: Shelf = None,
    lang: Lang = None,
) -> None:
    """Go on with the unfinished game that was played last, or with another one."""
    shelve(pack)
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
    sit_down(file, language(lang))
