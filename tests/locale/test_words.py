"""The same thing has the same name wherever it is spoken of, and numbers agree with their nouns."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from ostraka import LOCALES
from ostraka.core.i18n.message import Message

PACKAGE = files("ostraka")

AVOIDED = {
    "fr": {
        "ankhor": r"[Ee]ntrepôt|\b[Uu]n [Aa]nkh\b|marchandises sur|[Pp]yramides? bonus|[Éé]pargn",
        "ancient_knowledge": r"phase de déclin|débloqué|Ouvrir un coffre",
        "arkantar": r"sans capture|Finir",
        "web": r"robot|\b[Pp]laces? (?:libre|sont|\{)|reprendre",
        "server": r"robot|repris|\bproblème",
    },
    "es": {
        "ankhor": r"[Ll]oseta|[Rr]eserva\b|[Pp]irámide",
        "ancient_knowledge": r"decae|carta (?:de )?Tiempo|loseta de tecnología\b|mazo propio",
        "arkantar": r"\bromper",
        "terminal": r"\b(?:[Ll]a|[Uu]na|misma) orden\b|ORDEN",
        "envs": r"vuelva|es legal",
        "arena": r"misma orden",
        "cli": r"\b(?:[Ll]a|[Uu]na) orden\b",
    },
    "de": {
        "ankhor": r"\beinen Ankh|\b[Dd]er \**Ankh\b|Domäne|\bTuch\b|\bStock \{|Bonuspyramide",
        "ancient_knowledge": r"aufrechte?s? Monument|einsetzen|eingesetzt|umgedreht|Endwertung",
        "arkantar": r"brechen|setzt aus",
        "bots": r"Siegchance|Patzer|\bNoten\b",
    },
}
"""Words that the box, the rules page or the rest of the catalogues calls otherwise."""


def texts(locale: str, about: str) -> dict[str, str]:
    """The catalogues and rules pages about something, without the other names of a glossary."""
    catalogues = [entry for entry in (PACKAGE / "locale" / locale).iterdir() if about in entry.name]
    pages = [entry for entry in (PACKAGE / "pages" / locale).iterdir() if about in entry.name]
    found = {entry.name: entry.read_text(encoding="utf-8") for entry in catalogues + pages}
    return {name: re.sub(r"(?m)^- \*\*.*?\*\*", "", text) for name, text in found.items()}


@pytest.mark.parametrize(
    ("locale", "about"), [(locale, about) for locale in AVOIDED for about in AVOIDED[locale]]
)
def test_a_thing_has_one_name(locale: str, about: str) -> None:
    found = texts(locale, about)
    assert found
    for name, text in found.items():
        assert re.findall(rf".{{0,30}}(?:{AVOIDED[locale][about]}).{{0,20}}", text) == [], name


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
