"""All four languages hold the same messages with the same variables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Junk,
    Message,
    SelectExpression,
    StringLiteral,
    VariableReference,
)

from ostraka import LOCALES

FOLDER = files("ostraka") / "locale"
OF_ITS_OWN = re.compile(r"form-")
"""Messages that a language needs for its own grammar; others need not have them."""
GLUE = re.compile(r"(list|form)-")
"""Messages that join names; each language takes the values it needs."""
CATALOGUES = sorted(
    {entry.name for locale in LOCALES for entry in (FOLDER / locale).iterdir()} - {"__init__.py"}
)


def messages(locale: str, name: str) -> list[Message]:
    text = (FOLDER / locale / name).read_text(encoding="utf-8")
    body = parse(text).body
    junk = [str(entry.content) for entry in body if isinstance(entry, Junk)]
    assert not junk, f"{locale}/{name} cannot be read: {junk[0][:80]}"
    return [entry for entry in body if isinstance(entry, Message)]


def nodes(node: object) -> Iterator[BaseNode]:
    """A node of a message and everything in it."""
    if isinstance(node, BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for item in node:
            yield from nodes(item)


def calls(message: Message) -> Iterator[FunctionReference]:
    return (node for node in nodes(message) if isinstance(node, FunctionReference))


def variables(message: Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, VariableReference)}


@pytest.mark.parametrize("name", CATALOGUES)
def test_a_catalogue_is_there_in_every_language_with_the_same_messages(name: str) -> None:
    english = {message.id.name: variables(message) for message in messages("en", name)}
    for locale in LOCALES[1:]:
        other = {message.id.name: variables(message) for message in messages(locale, name)}
        lacking = {key for key in english.keys() - other.keys() if not OF_ITS_OWN.match(key)}
        assert lacking == set(), f"missing in {locale}/{name}"
        only = {key for key in other.keys() - english.keys() if not OF_ITS_OWN.match(key)}
        assert only == set(), f"only in {locale}/{name}"
        for key, names in english.items():
            if GLUE.match(key):
                continue
            assert other[key] == names, f"{key} in {locale}/{name} has other variables"


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_stands_twice_in_a_language(locale: str) -> None:
    keys = [
        message.id.name
        for name in CATALOGUES
        if (FOLDER / locale / name).is_file()
        for message in messages(locale, name)
    ]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("name", CATALOGUES)
def test_every_message_has_words(name: str) -> None:
    for locale in LOCALES:
        for message in messages(locale, name):
            assert message.value is not None, f"{message.id.name} in {locale}/{name} is empty"
            assert message.value.elements, f"{message.id.name} in {locale}/{name} is empty"


@pytest.mark.parametrize("name", CATALOGUES)
def test_a_choice_has_a_default(name: str) -> None:
    for locale in LOCALES:
        for message in messages(locale, name):
            for node in nodes(message):
                if isinstance(node, SelectExpression):
                    assert sum(variant.default for variant in node.variants) == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_only_known_functions_are_used_and_every_form_can_be_made(locale: str) -> None:
    """A form that a message asks for is made for plain names too: by `form-…` in core.ftl."""
    made = {message.id.name for message in messages(locale, "core.ftl")}
    for name in CATALOGUES:
        for message in messages(locale, name):
            for call in calls(message):
                assert call.id.name in ("FORM", "PERSON", "CAPITAL", "NUMBER"), message.id.name
                if call.id.name == "FORM":
                    wanted = call.arguments.positional[1]
                    assert isinstance(wanted, StringLiteral)
                    assert f"form-{wanted.value}" in made, message.id.name


def test_own_catalogues_are_translated() -> None:
    """Apart from names, no sentence of one language is that of another."""
    from ostraka.core.i18n.message import Message as Sentence

    for name in ("core.ftl", "terminal.ftl", "arkantar.ftl"):
        for message in messages("en", name):
            if GLUE.match(message.id.name):
                continue
            values = dict.fromkeys(variables(message), 2)
            said = {locale: Sentence(message.id.name, **values).text(locale) for locale in LOCALES}
            if len(said["en"].split()) > 4:
                assert len(set(said.values())) == 4, message.id.name


@pytest.mark.parametrize("name", CATALOGUES)
def test_french_keeps_a_narrow_space_that_does_not_break_at_its_marks(name: str) -> None:
    """A colon, a semicolon, a question or exclamation mark, % and guillemets stand so apart."""
    text = (FOLDER / "fr" / name).read_text(encoding="utf-8")
    assert re.findall(r".{0,20}[ \u00a0][:;!?»%](?!\w)|«[ \u00a0].{0,20}", text) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_apostrophes_are_printers_apostrophes(locale: str) -> None:
    for name in CATALOGUES:
        text = (FOLDER / locale / name).read_text(encoding="utf-8")
        assert re.findall(r"\w*'\w+", text) == [], f"{locale}/{name}"


def addressed(message: Message) -> set[str]:
    """The values that a message may say “you” for."""
    asked = (call.arguments.positional[0] for call in calls(message) if call.id.name == "PERSON")
    return {value.id.name for value in asked if isinstance(value, VariableReference)}


@pytest.mark.parametrize("name", CATALOGUES)
def test_whoever_reads_is_spoken_to_in_every_language(name: str) -> None:
    """Where one language says “you won”, no other names the reader like a stranger."""
    spoken = {
        locale: {message.id.name: addressed(message) for message in messages(locale, name)}
        for locale in LOCALES
    }
    for key, persons in spoken["en"].items():
        others = {locale: spoken[locale][key] for locale in LOCALES if key in spoken[locale]}
        assert all(found == persons for found in others.values()), f"{key}: {others}"


@pytest.mark.parametrize("locale", LOCALES)
def test_no_mark_follows_a_part_of_an_action(locale: str) -> None:
    """A part is a button of the page, with a gap after it: “Buy [tile] , place it” looks wrong."""
    for name in CATALOGUES:
        text = (FOLDER / locale / name).read_text(encoding="utf-8")
        assert re.findall(r"(?m)^web-\w+-do-.*\}[,;:.]", text) == [], name
