"""Writing files of the player's choice: never over a file that is not theirs without asking."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from ostraka.core.errors import InvalidOption
from ostraka.core.i18n.message import Message
from ostraka.terminal.prompt import Lines, interactive, yes


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
