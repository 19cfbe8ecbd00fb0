"""Writing files of the player's choice: never over a file that is not theirs without asking."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from ostraka.core.errors import InvalidOption, OstrakaError
from ostraka.core.i18n.message import Message
from ostraka.terminal.console import say
from ostraka.terminal.library import GameFile, read_game
from ostraka.terminal.prompt import Lines, interactive, yes

if TYPE_CHECKING:
    from ostraka.terminal.table.table import Table


def writable(path: Path | None) -> None:
    """Find out before the work whether its result can be written; refuses with the reason."""
    if path is None:
        return
    try:
        if path.is_dir():
            raise IsADirectoryError(21, os.strerror(21))
        if path.exists():
            with path.open("ab"):
                return
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".", suffix=".new"):
            pass
    except OSError as error:
        reason = error.strerror or type(error).__name__
        message = Message("error-file-unwritable", path=str(path), reason=reason)
        raise InvalidOption(message) from None


def allowed(path: Path, lang: str, *, force: bool = False, lines: Lines | None = None) -> bool:
    """Whether a file may be written: a new one, or one that the person agrees to replace.

    Where nobody can be asked it is refused.
    """
    writable(path)
    if force or not path.exists() or not path.stat().st_size:
        return True
    if lines is None and not interactive():
        raise InvalidOption(Message("terminal-file-exists", path=str(path)))
    question = Message("terminal-replace", path=str(path)).text(lang)
    return yes(lines or Lines(), question)


def save(table: Table, rest: str) -> None:
    """Write the game, with who sits where, to a file; without one, it is kept anyway."""
    path = Path(rest).expanduser() if rest else None
    if path is None:
        table.keep()
        say("terminal-saved", table.lang, path=table.keeper.place)
        return
    if not (_same_game(path, table) or allowed(path, table.lang, lines=table.lines)):
        say("terminal-unchanged", table.lang)
        return
    GameFile.begin(path, table.state, tuple(table.seats))
    say("terminal-saved", table.lang, path=str(path))


def _same_game(path: Path, table: Table) -> bool:
    """Whether a file holds an earlier moment of this very game."""
    try:
        record = read_game(path).saved.record
    except OstrakaError:
        return False
    state = table.state
    begun = (record.game, record.seed, record.options) == (
        state.game.name, state.seed, state.options,
    )  # fmt: skip
    return begun and tuple(state.actions[: len(record.actions)]) == record.actions
