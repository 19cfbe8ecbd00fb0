"""Sentences that can be said in any of the project's languages.

A Message is a key of the Fluent catalogues in `ostraka/locale`, or of those that a game from
outside brings with it, and the values to put into it. It is formatted only when someone reads it:
`str(message)` in English, `message.text("fr")` in French. Values may be messages themselves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ostraka.core.i18n.catalogue import LOCALES, add_catalogues, catalogue, is_known, spoken
from ostraka.core.shape import Shape

__all__ = [
    "LOCALES",
    "Message",
    "add_catalogues",
    "is_known",
    "joined",
    "listed",
    "message_of",
]


class JoinedShape(Shape):
    """Several sentences side by side, as one value of a sentence."""

    join: str
    """What stands between them; `and` makes a list of them, as the reader's language does."""
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
        return self.form(None, locale) or ""

    def form(self, name: str | None, locale: str) -> str | None:
        """One of its attributes, None if it has no such attribute; without a name the sentence."""
        words, entry = spoken(self.key, locale)
        pattern = entry.value if name is None else entry.attributes.get(name)
        if pattern is None:
            return None
        values = {each: _put(value, locale) for each, value in self.values.items()}
        text = words.said(pattern, values, self.key)
        return text.encode(errors="replace").decode()  # half a character cannot be printed

    def to(self, reader: Message | None) -> Message:
        """The same for a reader: where it names them, the catalogues may say “you”."""
        if reader is None:
            return self
        values = {name: _addressed(value, reader) for name, value in self.values.items()}
        return Message(self.key, **values)

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


class _Reader(Message):
    """The name of the reader."""

    __slots__ = ()


class _Joined:
    """Several messages side by side, as one value of a message."""

    __slots__ = ("parts", "separator")

    def __init__(self, parts: Sequence[Message], separator: str) -> None:
        self.parts = list(parts)
        self.separator = separator

    def text(self, locale: str = "en") -> str:
        return self.form(None, locale) or ""

    def form(self, name: str | None, locale: str) -> str | None:
        texts = [part.form(name, locale) for part in self.parts]
        if any(text is None for text in texts):
            return None
        said = [text for text in texts if text is not None]
        return _listed(said, locale) if self.separator == AND else self.separator.join(said)

    def to(self, reader: Message) -> _Joined:
        return _Joined([_addressed(part, reader) for part in self.parts], self.separator)

    def as_json(self) -> JoinedShape:
        return {"join": self.separator, "parts": [part.as_json() for part in self.parts]}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, _Joined)
            and self.parts == other.parts
            and self.separator == other.separator
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"joined({self.parts!r}, {self.separator!r})"


AND = "and"


def joined(parts: Sequence[Message], separator: str = ", ") -> _Joined:
    """Messages side by side as a value for another message."""
    return _Joined(parts, separator)


def listed(parts: Sequence[Message]) -> _Joined:
    """Messages as a list with “and” before the last, as a value for another message."""
    return _Joined(parts, AND)


def _listed(texts: list[str], locale: str) -> str:
    """A list as a language writes it: `list-more` joins, `list-and` joins the last one."""
    from ostraka.core.i18n.phrase import start

    words = catalogue(locale if locale in LOCALES else "en")
    if len(texts) < 2:
        return "".join(texts)
    said = texts[0]
    for key, text in zip([*["list-more"] * (len(texts) - 2), "list-and"], texts[1:], strict=True):
        values = {"first": said, "next": text, "start": start(text)}
        said = words.glue(key, **values) or f"{said}, {text}"
    return said


def _put(value: Any, locale: str) -> Any:
    """A value as the catalogues take it."""
    if isinstance(value, (Message, _Joined)):
        from ostraka.core.i18n.phrase import Phrase

        return Phrase(lambda name: value.form(name, locale), isinstance(value, _Reader))
    return value


def _addressed(value: Any, reader: Message) -> Any:
    """A value in which the reader is known."""
    if value == reader:
        return _Reader(reader.key, **reader.values)
    return value.to(reader) if isinstance(value, (Message, _Joined)) else value


def message_of(document: Mapping[str, Any]) -> Message:
    """The message whose JSON this is, as a view or a change holds it."""
    return Message(document["key"], **{n: _value(v) for n, v in document["values"].items()})


def _value(value: Any) -> Any:
    if not isinstance(value, Mapping):
        return value
    if "join" in value:
        return joined([message_of(part) for part in value["parts"]], value["join"])
    return message_of(value)
