"""The same thing has the same name wherever it is spoken of, and numbers agree with their nouns."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Pattern, TextElement
from fluent.syntax.visitor import Visitor

from ostraka import LOCALES
from ostraka.core.i18n.message import Message

PACKAGE = files("ostraka")

TERMS = Path(__file__).parent / "terms"
TABLES = sorted(TERMS.glob("*/*.toml"))
"""By language and game: what a thing is called, and what it must not be called instead."""


def texts(locale: str, about: str) -> dict[str, str]:
    """What the catalogues and pages about something say, without other names and typed words."""
    catalogues = [entry for entry in (PACKAGE / "locale" / locale).iterdir() if about in entry.name]
    pages = [entry for entry in (PACKAGE / "pages" / locale).iterdir() if about in entry.name]
    found = {entry.name: _said(entry.read_text(encoding="utf-8")) for entry in catalogues}
    found |= {entry.name: entry.read_text(encoding="utf-8") for entry in pages}
    names = r"(?m)^- \*\*.*?\*\*"
    return {
        name: re.sub(rf"{names}|`.*?`|[“„«].*?[”“»]|\{{#.*?\}}|\((?:#|sign:).*?\)", "", text)
        for name, text in found.items()
    }


def _said(text: str) -> str:
    """The words of a catalogue, one pattern to a line, without keys and variables."""
    found = _Patterns()
    found.visit(parse(text))
    return "\n".join(found.lines)


class _Patterns(Visitor):
    """The words of every pattern, its variants and attributes included."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def visit_Pattern(self, node: Pattern) -> None:
        parts = (part.value if isinstance(part, TextElement) else "{}" for part in node.elements)
        self.lines.append("".join(parts))
        self.generic_visit(node)


@pytest.mark.parametrize("table", TABLES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_thing_has_one_name(table: Path) -> None:
    found = texts(table.parent.name, table.stem)
    assert found
    terms = tomllib.loads(table.read_text(encoding="utf-8"))
    for term, words in terms.items():
        assert set(words) <= {"say", "avoid"}, term
        if say := words.get("say"):
            assert any(re.search(say, text) for text in found.values()), f"{term}: {say}"
        if avoid := words.get("avoid"):
            for name, text in found.items():
                assert re.findall(rf".{{0,30}}(?:{avoid}).{{0,20}}", text) == [], f"{term}, {name}"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_has_a_table_of_terms(locale: str) -> None:
    for game in ("arkantar", "ankhor", "ancient_knowledge"):
        assert TERMS / locale / f"{game}.toml" in TABLES


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_of_the_grades_are_those_that_are_explained(locale: str) -> None:
    explained = Message("bots-grades").text(locale)
    for grade in ("forced", "best", "good", "inaccuracy", "mistake", "blunder"):
        assert f"{Message(f'bots-grade-{grade}').text(locale)} (" in explained or grade == "forced"
    assert f"{Message('bots-grade-forced').text(locale)}{_colon(locale)}" in explained


def _colon(locale: str) -> str:
    return "\u202f:" if locale == "fr" else ":"


@pytest.mark.parametrize("locale", ["fr", "es", "de"])
def test_percent_never_stands_alone_on_a_line(locale: str) -> None:
    for entry in (PACKAGE / "locale" / locale).iterdir():
        text = entry.read_text(encoding="utf-8")
        assert re.findall(r".{0,20}[\d}][ \u00a0]?%", text) == [], entry.name


@pytest.mark.parametrize(
    ("key", "locale", "values", "said"),
    [
        ("ak-do-give", "de", {"n": 1}, "1 verlorenen Wissensmarker"),
        ("ak-do-recover", "de", {"n": 1}, "1 verlorenen Wissensmarker"),
        ("ak-card-with", "de", {"n": 1}, "mindestens 1 Wissensmarker"),
        ("ak-card-with", "de", {"n": 2}, "mindestens 2 Wissensmarkern"),
        ("web-coffers-unlocked", "fr", {"count": 1}, "1 déverrouillé"),
        ("web-coffers-spent", "es", {"count": 1}, "1 gastado"),
        ("web-campaign-state", "fr", {"achieved": 1, "games": 1}, "1 coffre sur 15"),
    ],
)
def test_one_is_not_many(key: str, locale: str, values: dict[str, int], said: str) -> None:
    names = {"seat": "A", "victim": "B", "card": "C"}
    text = Message(key, **names, **values).text(locale)
    assert re.search(rf"{re.escape(said)}(?!\w)", text), text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", ["terminal-help", "terminal-who"])
def test_lists_of_words_fit_eighty_columns(key: str, locale: str) -> None:
    first, *listed = Message(key, game="Ancient Knowledge solo", level=3).text(locale).splitlines()
    assert first
    assert [line for line in listed if len(line) > 80] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_sentences_break_where_the_screen_ends(locale: str) -> None:
    """Only lists have lines of their own."""
    assert "\n" not in Message("bots-grades").text(locale)
