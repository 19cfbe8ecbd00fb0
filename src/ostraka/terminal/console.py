"""What all commands share: where they print, in which language, and how they wait."""

from __future__ import annotations

import json
import locale
import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich import _wrap
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
)
from rich.text import Span, Text

from ostraka.core.errors import InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.game.options import Option
from ostraka.core.i18n.message import LOCALES, Message
from ostraka.core.kernel.prepare import is_prepared, prepare
from ostraka.core.play.state import State
from ostraka.core.show.accent import Accent, accented
from ostraka.core.show.view import ViewShape

# Rich breaks lines at any white space: with this never before “:” or “;” of a French sentence.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")

out = Console(highlight=False, soft_wrap=True)
warn = Console(stderr=True, highlight=False, soft_wrap=True)

ROOM = 12
"""This many columns are left to type in beside a question."""

_thought_about: set[str] = set()  # games whose bots have been prepared in this process


def language(wanted: str | None = None) -> str:
    """The language to speak: the one asked for, else the system's, else English."""
    names = ("OSTRAKA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # also where no such locale is there
    for candidate in (wanted, *map(os.environ.get, names), locale.getlocale()[0]):
        if candidate and candidate[:2].lower() in LOCALES:
            return candidate[:2].lower()
    return "en"


def asked_language() -> str:
    """The language that this command line asks for, in which mistakes in it are explained too."""
    words = sys.argv
    for word, following in zip(words, [*words[1:], ""], strict=True):
        if word == "--lang" or word.startswith("--lang="):
            return language(following if word == "--lang" else word.removeprefix("--lang="))
    return language()


def known_language(wanted: str | None) -> str | None:
    """A language that was asked for by name; refuses one that is not ours."""
    if wanted is not None and wanted.replace("-", "_").split("_")[0].lower() not in LOCALES:
        known = ", ".join(LOCALES)
        raise InvalidOption(Message("terminal-language", wanted=wanted[:20], known=known))
    return wanted


def write(text: str, stream: Console = out) -> None:
    """Print lines; at a terminal one that is too long continues below, indented, at a word."""
    stream.print(_fitted(text, stream), markup=False)


def _fitted(text: str, stream: Console) -> str:
    if not stream.is_terminal:
        return text
    return "\n".join(_wrapped(line, stream.width) for line in text.split("\n"))


def _wrapped(line: str, width: int) -> str:
    if len(line) < width:
        return line
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return textwrap.fill(
        line,
        width - 1,
        subsequent_indent=indent,
        drop_whitespace=True,
        replace_whitespace=False,
        break_long_words=False,
        break_on_hyphens=False,
    )


def fitted_prompt(text: str) -> str:
    """A question that leaves room for the answer: at a terminal it continues below, at a word."""
    if not out.is_terminal:
        return text
    return _wrapped(text.rstrip(), out.width - ROOM) + " "


def say(key: str, lang: str, stream: Console = out, **values: object) -> None:
    """Print a sentence of the catalogues."""
    write(Message(key, **values).text(lang), stream)


def print_document(document: Any) -> None:
    """Print JSON; half a character of a damaged file becomes a question mark."""
    text = json.dumps(document, ensure_ascii=False)
    out.print_json(text.encode(errors="replace").decode())


def painted(accents: Sequence[Accent], drawing: str) -> Text:
    """A drawing with its accents."""
    return Text(drawing, spans=[Span(*span) for span in accented(accents, drawing)])


def show_view(state: State, seat: int | None, lang: str, *, question: bool = True) -> None:
    """The table as a seat sees it (None: as everyone may), with the question unless it follows."""
    show_table(state.game, state.view(seat), lang, question=question)


def show_table(game: Game, view: ViewShape, lang: str, *, question: bool = True) -> None:
    """A table from its view, with the question unless it follows."""
    out.print()
    drawing = game.display.draw(view if question else view | {"question": None}, lang)
    out.print(painted(game.display.accents, _fitted(drawing, out)))


def option_text(game: Game, option: Option, value: Any, lang: str) -> str:
    """An option and its value in words."""
    shown: Message | str
    if isinstance(value, bool):
        shown = Message("terminal-yes" if value else "terminal-no")
    elif isinstance(value, str) and value:
        shown = game.label("value", value)
    else:
        shown = str(value) or "–"
    label = game.label("option", option.name)
    return Message("terminal-option", label=label, value=shown).text(lang)


@contextmanager
def prepared(game: Game, lang: str) -> Iterator[None]:
    """Compile a game's rules, showing how far it is; from cache afterwards, at once."""
    if is_prepared(game):
        with warn.status(Message("terminal-opening", game=game.title).text(lang)):
            prepare(game)
    else:
        words = Message("terminal-preparing", game=game.title).text(lang)
        columns = (TextColumn("{task.description}"), BarColumn(12), MofNCompleteColumn())
        with Progress(*columns, TimeElapsedColumn(), console=warn, transient=True) as progress:
            task = progress.add_task(words, total=len(game.compile_tasks()))
            prepare(game, lambda done, *_: progress.update(task, completed=done))
    yield


@contextmanager
def waiting(key: str, game: Game, lang: str, **values: object) -> Iterator[None]:
    """A sign of life while a bot thinks; the first time on a machine it has to be prepared."""
    from ostraka.bots.first_use import has_thought, note_thought

    message = Message(key, **values).text(lang)
    known = game.name in _thought_about or has_thought(game, key)
    if not known:
        message += " " + Message("terminal-preparing-bots").text(lang)
    with warn.status(message):
        yield
    _thought_about.add(game.name)
    if not known:
        note_thought(game, key)


def program() -> str:
    """How this command was started, so that it can be started again from here."""
    started = Path(sys.argv[0])
    found = shutil.which("ostraka")
    if started.name != "ostraka" or (found and Path(found).resolve() == started.resolve()):
        return "ostraka"
    try:
        return str(started.resolve().relative_to(Path.cwd()))
    except ValueError:
        return str(started)
