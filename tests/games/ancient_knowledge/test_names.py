"""Cards have their usual names in every language, and are found by any of them."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message as FluentMessage
from fluent.syntax.ast import SelectExpression

from ostraka import load
from ostraka.core.errors import IllegalAction
from ostraka.core.i18n.message import LOCALES
from ostraka.games.ancient_knowledge.text.names import card_name, coffer_name, folded

from .table import Table

GAME: Any = load("ancient_knowledge_solo")
CARDS = [card for card in GAME.pack.cards if card is not None]
OTHERS = [locale for locale in LOCALES if locale != "en"]


def variants(locale: str, key: str) -> set[str]:
    """The ids for which a catalogue has a name of its own."""
    folder = files("ostraka") / "locale" / locale
    text = (folder / "ancient_knowledge_names.ftl").read_text(encoding="utf-8")
    [message] = [
        entry
        for entry in parse(text).body
        if isinstance(entry, FluentMessage) and entry.id.name == key
    ]
    select = message.value.elements[0].expression  # type: ignore[union-attr]
    assert isinstance(select, SelectExpression)
    return {variant.key.name for variant in select.variants} - {"other"}  # type: ignore[union-attr]


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_names_every_card_and_coffer(locale: str) -> None:
    assert variants(locale, "ak-name") == {card.id for card in CARDS}
    assert variants(locale, "ak-name-coffer") == {coffer.id for coffer in GAME.pack.coffers}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_things_have_one_name(locale: str) -> None:
    names = Counter(folded(card_name(card, locale)) for card in CARDS)
    names += Counter(folded(coffer_name(coffer, locale)) for coffer in GAME.pack.coffers)
    assert names.most_common(1)[0][1] == 1
    assert not any("'" in card_name(card, locale) for card in CARDS), "a straight apostrophe"


@pytest.mark.parametrize(
    ("identity", "names"),
    [
        ("C9", ("Petra", "Pétra", "Petra", "Petra")),
        ("C30", ("Potala Palace", "Palais du Potala", "Palacio de Potala", "Potala-Palast")),
        ("A29", ("Phaistos Disc", "Disque de Phaistos", "Disco de Festo", "Diskos von Phaistos")),
        ("T6", ("Anaximander", "Anaximandre", "Anaximandro", "Anaximander")),
    ],
)
def test_names_are_the_usual_ones(identity: str, names: tuple[str, ...]) -> None:
    card = next(card for card in CARDS if card.id == identity)
    said = [card_name(card, locale) for locale in ("en", "fr", "es", "de")]
    assert said == list(names)


@pytest.mark.parametrize(
    ("identity", "french", "spanish"),
    [
        ("C7", "du Temple de Louxor (C7)", "del Templo de Lúxor (C7)"),
        ("P1", "de la Pyramide de Khéphren (P1)", "de la Pirámide de Kefrén (P1)"),
        ("C24", "de l’Île de Pâques (C24)", "de la Isla de Pascua (C24)"),
        ("C5", "des Grottes d’Ellora (C5)", "de las Cuevas de Ellora (C5)"),
        ("HC1", "d’Abou Simbel (HC1)", "de Abu Simbel (HC1)"),
        ("HP5", "de La Danta (HP5)", "de La Danta (HP5)"),
    ],
)
def test_names_in_sentences_have_their_articles(identity: str, french: str, spanish: str) -> None:
    named = GAME.named(identity)
    assert [named.form("de", "fr"), named.form("de", "es")] == [french, spanish]


@pytest.mark.parametrize(
    "typed",
    [
        "create C24 5",
        "create Easter Island 5",
        "create île de pâques 5",
        "create l'Île de Pâques 5",
        "create isla de pascua 5",
        "create OSTERINSEL 5",
        "CREATE ile de paques 5",
    ],
)
def test_a_card_is_typed_by_its_id_or_its_name_in_any_language(typed: str) -> None:
    table = Table(hand="C24 M20 P22")
    table.play(typed)
    assert table.line() == {"C24": (5, "lower")}


def test_two_names_in_one_action_are_told_apart() -> None:
    table = Table(hand="C13 C1", line={5: "M10", 6: "P1"})
    table.play("create Lopburi Temple 4", "swap Lopburi Temple The Fairies' Rock")
    assert table.line()["C13"] == (5, "lower")
    assert table.line()["M10"] == (4, "lower")


def test_a_refusal_knows_the_card_by_its_name() -> None:
    table = Table(hand="C24")
    with pytest.raises(IllegalAction) as refused:
        table.state.play("create Machu Picchu 3")
    assert [message.key for message in refused.value.messages] == ["ak-not-in-hand"]


@pytest.mark.parametrize("locale", OTHERS)
@pytest.mark.parametrize("game", ["ancient_knowledge", "ancient_knowledge_solo"])
def test_rules_pages_and_lessons_call_cards_as_the_table_does(game: str, locale: str) -> None:
    english, other = (texts(game, each) for each in ("en", locale))
    assert english.keys() == other.keys()
    for place, text in english.items():
        for card in CARDS:
            if re.search(rf"\b{re.escape(card.name)}\b", text):
                name = card_name(card, locale)
                assert name.casefold() in other[place].casefold(), (place, name)


def texts(game: str, locale: str) -> dict[str, str]:
    """The sections of a rules page, and every message of lessons and rulings."""
    page = (files("ostraka") / "pages" / locale / f"{game}.md").read_text(encoding="utf-8")
    found = {f"section {n}": part for n, part in enumerate(re.split(r"(?m)^#+ ", page))}
    for name in ("lessons", "ancient_knowledge", "ancient_knowledge_solo"):
        text = (files("ostraka") / "locale" / locale / f"{name}.ftl").read_text(encoding="utf-8")
        found |= {
            entry.id.name: text[entry.span.start : entry.span.end]
            for entry in parse(text).body
            if isinstance(entry, FluentMessage) and entry.span
        }
    return found
