"""Reading documents that people write: positions, packs, records, saved games.

The form of a document is declared once, as a TypedDict (`core/shape.py`), with limits where
Python's types say less: `Annotated[int, Limits(0, 9)]` is a number from 0 to 9; a text or a list
may have limits on its length, a text also a pattern. `mistakes` finds everything that departs from
the form, each with its place (`domains[1].bonus`). Whether a document of the right form makes
sense is a matter of the rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, TypeVar, Union, get_args, get_origin

from typing_extensions import get_type_hints, is_typeddict

from ostraka.core.checks import quoted
from ostraka.core.errors import OstrakaError
from ostraka.core.i18n.message import Message

T = TypeVar("T")
Mistake = tuple[str, Message]
"""The place, and what is wrong there."""


@dataclass(frozen=True)
class Limits:
    """The least and the largest number, or length of a text or a list."""

    least: int
    most: int

    def refuse(self, value: Any) -> Message | None:
        if isinstance(value, int):
            good = self.least <= value <= self.most
            return None if good else self.number(value)
        key = "document-text-length" if isinstance(value, str) else "document-length"
        good = self.least <= len(value) <= self.most
        return None if good else Message(key, n=len(value), least=self.least, most=self.most)

    def __get_pydantic_json_schema__(self, core: Any, handler: Any) -> dict[str, Any]:
        schema: dict[str, Any] = handler(core)
        names = {"integer": ("minimum", "maximum"), "string": ("minLength", "maxLength")}
        least, most = names.get(schema.get("type", ""), ("minItems", "maxItems"))
        return schema | {least: self.least, most: self.most}

    def number(self, value: Any) -> Message:
        """What is said of a value that is not such a number."""
        return Message("document-number", value=quoted(value), least=self.least, most=self.most)


@dataclass(frozen=True)
class Spelling:
    """How a text is spelt: a regular expression, and an example for people."""

    pattern: str
    example: str

    def refuse(self, value: str) -> Message | None:
        if re.fullmatch(self.pattern, value):
            return None
        return Message("document-spelling", value=quoted(value), example=self.example)


@dataclass(frozen=True)
class OneLine:
    """A text on one line that is not blank."""

    most: int

    def refuse(self, value: str) -> Message | None:
        if value.strip() and value.isprintable() and len(value) <= self.most:
            return None
        return Message("document-line", most=self.most)


def read_document(shape: type[T], document: Any, refusal: type[OstrakaError]) -> T:
    """A document of the declared form; anything else is refused with every mistake."""
    found = [problem(*mistake) for mistake in mistakes(shape, document)]
    if found:
        raise refusal(*found)
    return document  # type: ignore[no-any-return]


def problem(place: str, reason: Message) -> Message:
    """A mistake as a sentence."""
    return Message("document-problem", place=place, reason=reason) if place else reason


def mistakes(shape: Any, value: Any, place: str = "") -> Iterator[Mistake]:
    """Everything in a value that departs from its declared form."""
    shape, *notes = get_args(shape) if get_origin(shape) is Annotated else (shape,)
    notes = [note for note in notes if hasattr(note, "refuse")]
    kind = get_origin(shape) or shape
    if kind is Any:
        return
    if kind in (Union, UnionType):
        yield from mistakes(_member(get_args(shape), value), value, place)
    elif kind is Literal:
        known = get_args(shape)
        if not any(value == word and type(value) is type(word) for word in known):
            words = ", ".join(map(str, known))
            yield place, Message("document-word", value=quoted(value), known=words)
    elif type(value) is not _python(kind):
        if kind is int and notes:
            yield place, notes[0].number(value)
        else:
            yield place, Message(f"document-{_WORDS[_python(kind)]}", value=quoted(value))
    elif refused := [why for note in notes if (why := note.refuse(value))]:
        yield place, refused[0]
    elif is_typeddict(kind):
        yield from _of_fields(kind, value, place)
    elif kind is dict:
        for key, inner in value.items():
            yield from mistakes(get_args(shape)[1], inner, _within(place, key))
    elif kind in (list, tuple):
        yield from _of_entries(kind, get_args(shape), value, place)


_WORDS = {
    int: "whole",
    bool: "flag",
    str: "text",
    list: "list",
    dict: "object",
    NoneType: "null",
}


def _python(kind: Any) -> Any:
    """The type that a value of a declared kind has once JSON or TOML has been read."""
    if is_typeddict(kind):
        return dict
    return list if kind is tuple else kind


def _member(members: tuple[Any, ...], value: Any) -> Any:
    """The member of a union that a value is measured by: the one of its type, else the first."""
    for member in members:
        plain = get_args(member)[0] if get_origin(member) is Annotated else member
        if get_origin(plain) is Literal:
            matches = value in get_args(plain)
        else:
            matches = type(value) is _python(get_origin(plain) or plain)
        if matches:
            return member
    return members[0]


@cache
def _fields(shape: Any) -> dict[str, Any]:
    return get_type_hints(shape, include_extras=True)


def _of_fields(shape: Any, table: dict[Any, Any], place: str) -> Iterator[Mistake]:
    fields = _fields(shape)
    for key in table:
        if key not in fields:
            yield _within(place, key), Message("document-unknown")
    for key, inner in fields.items():
        optional = get_origin(inner) is NotRequired
        if key in table:
            inner = get_args(inner)[0] if optional else inner
            yield from mistakes(inner, table[key], _within(place, key))
        elif shape.__total__ and not optional:
            yield _within(place, key), Message("document-missing")


def _of_entries(
    kind: Any, members: tuple[Any, ...], value: list[Any], place: str
) -> Iterator[Mistake]:
    if kind is list:
        (member,) = members
        if member in (str, int) and all(type(inner) is member for inner in value):
            return  # thousands of actions, in no time
        members *= len(value)
    elif len(members) != len(value):
        n = len(members)
        yield place, Message("document-exact-length", n=len(value), exactly=n)
        return
    for i, (member, inner) in enumerate(zip(members, value, strict=True)):
        yield from mistakes(member, inner, f"{place}[{i}]")


def _within(place: str, key: Any) -> str:
    return f"{place}.{quoted(key)}" if place else quoted(key)
