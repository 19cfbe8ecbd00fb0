"""What all commands share: where they print, in which language, and how they wait."""

from __future__ import annotations

import locale
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
)

from ostraka.core.errors import InvalidOption
from ostraka.core.game import Game
from ostraka.core.message import LOCALES, Message
from ostraka.core.prepare import is_prepared, prepare

__all__ = [
    "data_folder",
    "known_language",
    "language",
    "out",
    "prepared",
    "saves_folder",
    "say",
    "warn",
]

out = Console(highlight=False, soft_wrap=True)
warn = Console(stderr=True, highlight=False, soft_wrap=True)


def language(wanted: str | None = None) -> str:
    """The language to speak: the one asked for, else the system's, else English."""
    for candidate in (wanted, os.environ.get("OSTRAKA_LANG"), locale.getlocale()[0]):
        if candidate and candidate[:2].lower() in LOCALES:
            return candidate[:2].lower()
    return "en"


def known_language(wanted: str | None) -> str | None:
    """A language that was asked for by name; refuses one that is not ours."""
    if wanted is not None and wanted.replace("-", "_").split("_")[0].lower() not in LOCALES:
        known = ", ".join(LOCALES)
        raise InvalidOption(Message("terminal-language", wanted=wanted[:20], known=known))
    return wanted


def say(key: str, lang: str, **values: object) -> None:
    """Print a sentence of the catalogues."""
    out.print(Message(key, **values).text(lang), markup=False)


@contextmanager
def prepared(game: Game, lang: str) -> Iterator[None]:
    """Compile a game's rules, showing how far it is; from cache afterwards, at once."""
    words = Message("terminal-preparing", game=game.title).text(lang)
    if is_prepared(game):
        with warn.status(words):
            prepare(game)
    else:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        with Progress(*columns, TimeElapsedColumn(), console=warn, transient=True) as progress:
            task = progress.add_task(words, total=len(game.chores()))
            prepare(game, lambda done, *_: progress.update(task, completed=done))
    yield


def data_folder(name: str) -> Path:
    """A folder of what is kept for the user; `OSTRAKA_DATA_DIR` moves it."""
    given = os.environ.get("OSTRAKA_DATA_DIR")
    folder = (Path(given) if given else user_data_path("ostraka")) / name
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def saves_folder() -> Path:
    """Where unfinished games are kept."""
    return data_folder("saves")
