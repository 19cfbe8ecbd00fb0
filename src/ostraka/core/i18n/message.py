"""Sentences that can be said in any of the project's languages.

A Message is a key of the Fluent catalogues in `ostraka/locale`, or of those that a game from
outside brings with it, and the values to put into it. It is formatted only when someone reads it:
`str(message)` in English, `message.text("fr")` in French. Values may be messages themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Any

from ostraka.core.shape import Shape

LOCALES = ("en", "fr", "es", "de")


_folders: list[Traversable] = [files("ostraka") / "locale"]
"""Folders with a folder of catalogues for each language: ours, then those of games from outside."""


class _Catalogue:
    """The messages of one language; a file is parsed when the first of its messages is said."""

    def __init__(self, locale: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.locale = locale
        self.bundle: Any = FluentBundle([locale], use_isolating=False)
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

    def pattern(self, key: str) -> Any:
        """What a message says, None if there is no such message."""
        if not self.bundle.has_message(key):
            with self.lock:
                for text in [text for text in self.unread if f"\n{key} =" in text]:
                    self.unread.remove(text)
                    self.bundle.add_resource(self.parsed(text))
        return self.bundle.get_message(key).value if self.bundle.has_message(key) else None


@cache
def _catalogue(locale: str) -> _Catalogue:
    return _Catalogue(locale)


def is_known(key: str) -> bool:
    """Whether the catalogues have a message."""
    return _catalogue("en").pattern(key) is not None


def add_catalogues(folder: Traversable) -> None:
    """Say the messages of a folder too: `en/*.ftl` and, as far as they are there, `fr`, `es`, `de`.

    A game from outside brings its words in this way. What is said already keeps its meaning.
    """
    if folder.is_dir() and folder not in _folders:
        _folders.append(folder)
        for locale in LOCALES:
            _catalogue(locale).add(folder)


def _spoken(key: str, locale: str) -> tuple[_Catalogue, Any]:
    """What a message says in a language, or in English where that language has no words for it."""
    for candidate in (locale, "en"):
        if isinstance(candidate, str) and candidate in LOCALES:
            catalogue = _catalogue(candidate)
            pattern = catalogue.pattern(key)
            if pattern is not None:
                return catalogue, pattern
    raise KeyError(f"no message {key!r} in the catalogue {locale!r}")


class JoinedShape(Shape):
    """Several sentences side by side, as one value of a sentence."""

    join: str
    """What stands between them."""
    parts: list[Sentence]


Value = str | int | float | None
"""What is put into a sentence, besides other sentences."""


class Sentence(Shape):
    """A message as a document, for a client that has the catalogues itself."""

    key: str
    values: dict[str, Value | Sentence | JoinedShape]


class Message:
    """A sentence of the catalogues: a key and its values."""

    __slots__ = ("key", "values")

    def __init__(self, key: str, /, **values: Any) -> None:
        self.key = key
        self.values = values

    def text(self, locale: str = "en") -> str:
        """The sentence in a language; English where the language does not have it."""
        catalogue, pattern = _spoken(self.key, locale)
        values = {
            name: value.text(locale) if isinstance(value, (Message, _Joined)) else value
            for name, value in self.values.items()
        }
        text, problems = catalogue.bundle.format_pattern(pattern, values)
        if problems:
            raise KeyError(f"message {self.key!r} in {locale!r}: {problems[0]}")
        return str(text).encode(errors="replace").decode()  # half a character cannot be printed

    def __str__(self) -> str:
        return self.text("en")

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.values!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.values) == (other.key, other.values)

    def __hash__(self) -> int:
        return hash(self.key)

    def as_json(self) -> Sentence:
        """Key and values, for a client that has the catalogues itself."""
        values = dict(self.values)
        for name, value in values.items():
            if isinstance(value, (Message, _Joined)):
                values[name] = value.as_json()
        return {"key": self.key, "values": values}


class _Joined:
    """Several messages side by side, as one value of a message."""

    __slots__ = ("parts", "separator")

    def __init__(self, parts: list[Message], separator: str) -> None:
        self.parts = parts
        self.separator = separator

    def text(self, locale: str = "en") -> str:
        return self.separator.join(part.text(locale) for part in self.parts)

    def as_json(self) -> JoinedShape:
        return {"join": self.separator, "parts": [part.as_json() for part in self.parts]}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Joined) and self.parts == other.parts

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"joined({self.parts!r})"


def joined(parts: list[Message], separator: str = ", ") -> _Joined:
    """A list of messages as a value for another message."""
    return _Joined(parts, separator)


def message_of(document: Mapping[str, Any]) -> Message:
    """The message whose JSON this is, as a view or a change holds it."""
    return Message(document["key"], **{n: _value(v) for n, v in document["values"].items()})


def _value(value: Any) -> Any:
    if not isinstance(value, Mapping):
        return value
    if "join" in value:
        return joined([message_of(part) for part in value["parts"]], value["join"])
    return message_of(value)
