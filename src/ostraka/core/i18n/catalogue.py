"""The catalogues: every folder of `ostraka/locale` is a language, and games may bring folders too.

Nothing else lists the languages. A folder with a `core.ftl` in it is one, and what it lacks is said
in English.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Any

OWN = files("ostraka") / "locale"


def _found() -> tuple[str, ...]:
    """The languages whose folders are there, English first."""
    names = [entry.name for entry in OWN.iterdir() if (entry / "core.ftl").is_file()]
    return ("en", *sorted(set(names) - {"en"}))


LOCALES = _found()

_folders: list[Traversable] = [OWN]
"""Folders with a folder of catalogues for each language: ours, then those of games from outside."""


class Catalogue:
    """The messages of one language; a file is parsed when the first of its messages is said."""

    def __init__(self, locale: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        from ostraka.core.i18n.phrase import functions  # dear to load, and not always wanted

        self.locale = locale
        self.bundle: Any = FluentBundle([locale], functions(self.glue), use_isolating=False)
        self.parsed = FluentResource
        self.unread: list[str] = []
        self.lock = Lock()
        for folder in _folders:
            self.add(folder)

    def add(self, folder: Traversable) -> None:
        """Know the messages of another folder, where it has any in this language."""
        home = folder / self.locale
        if home.is_dir():
            entries = (entry for entry in home.iterdir() if entry.name.endswith(".ftl"))
            self.unread += ["\n" + entry.read_text(encoding="utf-8") for entry in entries]

    def entry(self, key: str) -> Any:
        """A message with its value and its attributes, None if there is no such message."""
        if not self.bundle.has_message(key):
            with self.lock:
                for text in [text for text in self.unread if f"\n{key} =" in text]:
                    self.unread.remove(text)
                    self.bundle.add_resource(self.parsed(text))
        return self.bundle.get_message(key) if self.bundle.has_message(key) else None

    def said(self, pattern: Any, values: dict[str, Any], key: str) -> str:
        """A message or an attribute with its values put in; refuses one whose values are wrong."""
        text, problems = self.bundle.format_pattern(pattern, values)
        if problems:
            raise KeyError(f"message {key!r} in {self.locale!r}: {problems[0]}")
        return str(text)

    def glue(self, key: str, **values: Any) -> str | None:
        """What joins names in this language, None if it has no such message."""
        entry = self.entry(key)
        return None if entry is None else self.said(entry.value, values, key)


@cache
def catalogue(locale: str) -> Catalogue:
    """The messages of a language."""
    return Catalogue(locale)


def is_known(key: str) -> bool:
    """Whether the catalogues have a message."""
    return catalogue("en").entry(key) is not None


def add_catalogues(folder: Traversable) -> None:
    """Say the messages of a folder too: `en/*.ftl` and, where they are there, other languages.

    A game from outside brings its words in this way. What is said already keeps its meaning.
    """
    if folder.is_dir() and folder not in _folders:
        _folders.append(folder)
        for locale in LOCALES:
            catalogue(locale).add(folder)


def spoken(key: str, locale: str) -> tuple[Catalogue, Any]:
    """A message in a language, or in English where that language has no words for it."""
    for candidate in (locale, "en"):
        if isinstance(candidate, str) and candidate in LOCALES:
            found = catalogue(candidate)
            entry = found.entry(key)
            if entry is not None:
                return found, entry
    raise KeyError(f"no message {key!r} in the catalogue {locale!r}")
