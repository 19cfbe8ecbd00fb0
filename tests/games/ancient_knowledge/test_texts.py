"""The cards say in every language what their data make them do."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import BaseNode, Junk, VariableReference
from fluent.syntax.ast import Message as FluentMessage

from ostraka.core.i18n.message import LOCALES
from ostraka.games.ancient_knowledge.language import words
from ostraka.games.ancient_knowledge.language.card import Card, Condition, Effect, Step
from ostraka.games.ancient_knowledge.language.compiler import BASE, check_pack, load_pack
from ostraka.games.ancient_knowledge.text.texts import (
    country,
    face,
    facts,
    lines,
    plain,
    requirement,
)

CARDS = {card.id: card for card in check_pack(BASE)[0]}

SAMPLES = tomllib.loads((Path(__file__).parent / "card_texts.toml").read_text(encoding="utf-8"))


def sound(text: str) -> bool:
    """Whether a text is finished: something in it, nothing of the catalogues left over."""
    return (
        bool(text.strip())
        and not re.search(r"[{}$\n]|ak-|  | [.,]|\.\.", text)
        and text[0] == text[0].upper()
        and text[-1] == "."
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_a_finished_text_in_every_language(locale: str) -> None:
    assert len(CARDS) == 189
    for card in CARDS.values():
        assert lines(card, locale), card.id
        assert sound(plain(card, locale)), (card.id, plain(card, locale))
        assert bool(requirement(card, locale)) == card.technology
        assert all(facts(card, locale))


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_say_what_the_cards_do(locale: str) -> None:
    assert len(SAMPLES[locale]) >= (40 if locale == "en" else 12)
    for identity, text in SAMPLES[locale].items():
        assert plain(CARDS[identity], locale) == text


def test_cards_with_the_same_effect_say_the_same_and_others_do_not() -> None:
    said: dict[str, tuple[object, ...]] = {}
    for card in CARDS.values():
        does = (tuple(card.effects.items()), card.requires, card.vp if card.technology else 0)
        # “each other city” is said on cities only, so the kind of the card may matter as well
        assert said.setdefault(plain(card), does) == does, card.id


# -- the whole language, beyond what the base cards use -------------------------------------------

CITY = Card("X1", "A city", "city", start=3)
ARTIFACT = Card("X2", "An artifact", "artifact")


def spoken(card: Card, effect: Effect) -> dict[str, str]:
    """The text of an effect in every language."""
    whole = replace(card, effects={effect.when: effect})
    texts = {locale: plain(whole, locale) for locale in LOCALES}
    for text in texts.values():
        assert sound(text), text
    return texts


def steps() -> Iterator[Step]:
    """Every verb with all that may stand next to it."""
    kinds = ("", *words.MONUMENTS)
    for n in (1, 2):
        for up_to in (False, True):
            yield from (Step("discard", n, kind=kind, up_to=up_to) for kind in (*kinds, "artifact"))
            yield Step("recover", n, up_to=up_to)
            for scope in words.SCOPES:
                for kind in kinds:
                    for having in (0, 1, 4):
                        for m in (0, 1, 2):
                            yield Step(
                                "remove", n, scope=scope, kind=kind, having=having, targets=m,
                                up_to=up_to,
                            )  # fmt: skip
                        yield Step("remove", n, scope=scope, kind=kind, having=having, each=True)
        yield from (Step("seek", n, kind=kind) for kind in (*words.MONUMENTS, "artifact"))
        yield from (Step("opponents_discard", n, source=zone) for zone in ("hand", "artifacts"))
        yield from (Step(verb, n) for verb in ("draw", "share", "add", "straighten", "score"))
        yield from (Step("bury", n, level=level) for level in (0, 1, 2))
        yield Step("give", n, up_to=True)
        yield from (Step(verb, n) for verb in ("relief", "excavate", "discount"))
        yield from (Step("discount", n, kind=kind) for kind in words.MONUMENTS)
        yield Step("look", n, keep=1)
        yield Step("look", n, create="artifact")
        yield from (Step("look", n, learn=level) for level in (1, 2))
    for may in (False, True):
        for scope in ("own", "others", "self"):
            for kind in kinds:
                yield Step("move", scope=scope, kind=kind, may=may)
        yield Step("move", bare=True, may=may, to=6)
        yield Step("move", having=2, may=may, space=1)
        yield from (Step("create", what=what, may=may) for what in words.CREATABLE)
        yield from (Step("create", what=what, free=True, may=may) for what in words.CREATABLE)
        for level in (0, 1, 2):
            yield from (Step("learn", level=level, free=free, may=may) for free in (False, True))
            yield Step("learn", level=level, relief=1, may=may)
        yield Step("archive", may=may)
    yield from (Step("swap", scope=scope) for scope in ("own", "self"))
    yield from (Step("destroy", what=what) for what in ("self", "artifacts"))
    yield Step("steal")
    yield from (Step("store", n) for n in (1, 2))
    yield from (Step(verb) for verb in ("claim", "act", "renew", "skip_unlearning"))
    yield Step("skip_decline")
    yield Step("tiers", per="past", tiers=((3, 4),))
    yield Step("tiers", per="technologies", tiers=((3, 4), (5, 7), (6, 9)))


def test_every_verb_of_the_language_has_its_words() -> None:
    met = set()
    for step in steps():
        met.add(step.primitive)
        spoken(CITY, Effect("timeline", (step,)))
        spoken(CITY, Effect("decline", (step, step), (Condition("hand", ">=", 1),)))
        spoken(CITY, Effect("timeline", (Step("draw"), step), pay=Step("discard", 2)))
    assert met == set(words.PRIMITIVES)


@pytest.mark.parametrize("quantity", words.QUANTITIES)
def test_every_quantity_can_be_a_condition_and_a_measure(quantity: str) -> None:
    said = set()
    for comparison in words.COMPARISONS:
        for number in (0, 1, 2):
            condition = Condition(quantity, comparison, number)
            said.add(spoken(CITY, Effect("timeline", (Step("draw"),), (condition,)))["en"])
    assert len(said) == 9
    for every in (1, 3):
        step = Step("draw", per=quantity, every=every)
        said.add(spoken(CITY, Effect("timeline", (step,)))["en"])
    assert len(said) == 11


def test_every_event_is_told_apart_and_a_card_never_answers_itself() -> None:
    for card in (CITY, ARTIFACT):
        said = {
            spoken(card, Effect("anytime", (Step("draw"),), event=e))["en"] for e in words.EVENTS
        }
        assert len(said) == len(words.EVENTS)
    own = Effect("anytime", (Step("draw"),), event="create.city")
    assert "another city" in spoken(CITY, own)["en"]
    assert "a city" in spoken(ARTIFACT, own)["en"]


def test_every_activation_and_kind_has_a_name() -> None:
    for locale in LOCALES:
        whole = [replace(CITY, effects={w: Effect(w, (Step("draw"),))}) for w in words.ACTIVATIONS]
        assert len({plain(card, locale) for card in whole}) == len(words.ACTIVATIONS)
        labels = {face(replace(CITY, kind=kind), locale)["kind_label"] for kind in words.KINDS}
        assert len(labels) == len(words.KINDS)


def test_several_effects_stand_on_lines_of_their_own() -> None:
    effects = {w: Effect(w, (Step("draw"),)) for w in ("immediate", "decline")}
    assert lines(replace(CITY, effects=effects)) == [
        "Immediate: Draw 1 card.",
        "Decline: Draw 1 card.",
    ]


def test_german_turns_the_words_round_after_a_clause_and_only_there() -> None:
    may = Step("learn", may=True)
    plainly = Effect("timeline", (may,))
    conditional = Effect("timeline", (may,), (Condition("hand", "==", 0),))
    second = Effect("timeline", (Step("draw"), may))
    assert spoken(CITY, plainly)["de"] == "Zeitleiste: Du darfst eine Technologie LERNEN."
    assert spoken(CITY, conditional)["de"].endswith("hast, darfst du eine Technologie LERNEN.")
    assert spoken(CITY, second)["de"].endswith("1 Karte, dann darfst du eine Technologie LERNEN.")


# -- the face -------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_faces_are_ready_for_json(locale: str) -> None:
    for card in CARDS.values():
        assert json.loads(json.dumps(face(card, locale))) == face(card, locale)
        assert face(card, locale)["text"] == plain(card, locale)


def test_a_face_shows_the_numbers_of_its_kind_of_card_and_no_others() -> None:
    city, artifact, technology = (dict(face(CARDS[identity])) for identity in ("C21", "A12", "T28"))
    numbers = ("space", "locked", "knowledge", "vp", "cost", "level")
    assert [city[name] for name in numbers] == [6, True, 4, 0, 1, None]
    assert [artifact[name] for name in numbers] == [None, False, None, None, 3, None]
    assert [technology[name] for name in numbers] == [None, False, None, 3, None, 2]
    assert city["facts"] == [
        "Starting space 6 only",
        "Knowledge 4",
        "0 VP",
        "Cost: discard 1 other card",
    ]
    assert artifact["facts"] == ["Cost: discard 3 other cards"]
    assert technology["facts"] == ["Level II"]
    assert (city["group"], artifact["group"], technology["group"]) == (
        "monument",
        "artifact",
        "technology",
    )
    assert city["requirement"] is None
    assert technology["requirement"] == "Requires at least 4 artifacts in play."
    assert face(CARDS["T4"])["requirement"] == "No requirement."
    assert (city["activations"], technology["activations"]) == (["decline"], ["endgame"])
    assert not any(face(card)["house"] for card in CARDS.values())


# -- the catalogues -------------------------------------------------------------------------------


def variables(node: Any, found: set[str]) -> set[str]:
    """The variables anywhere in a part of a catalogue."""
    if isinstance(node, VariableReference):
        found.add(node.id.name)
    elif isinstance(node, BaseNode):
        for child in vars(node).values():
            variables(child, found)
    elif isinstance(node, list):
        for child in node:
            variables(child, found)
    return found


def catalogue(locale: str) -> dict[str, set[str]]:
    """The messages of a language with the variables that each one uses."""
    text = files("ostraka") / "locale" / locale / "ancient_knowledge_cards.ftl"
    entries = parse(text.read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, Junk)]
    return {
        entry.id.name: variables(entry.value, set())
        for entry in entries
        if isinstance(entry, FluentMessage)
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_the_catalogues_hold_the_same_messages_with_the_same_variables(locale: str) -> None:
    assert catalogue(locale) == catalogue("en")
    assert all(key.startswith(("ak-card-", "ak-items-")) for key in catalogue(locale))


def test_a_country_is_named_in_the_language_of_the_reader() -> None:
    turkish = Card("C1", "Hattusa", "city", country="Türkiye")
    korean = Card("C2", "Gyeongju", "city", country="South Korea")
    foreign = Card("C3", "Angkor", "city", country="Atlantis")
    assert {locale: country(turkish, locale) for locale in LOCALES} == {
        "en": "Türkiye",
        "fr": "Turquie",
        "es": "Turquía",
        "de": "Türkei",
    }
    assert country(korean, "es") == "Corea del Sur"
    assert country(foreign, "fr") == "Atlantis"


def test_a_limit_of_nothing_is_said_as_nothing() -> None:
    gnosticism = replace(
        CARDS["T28"],
        requires=(Condition("knowledge", "<=", 0), Condition("past", ">=", 6)),
    )
    assert "no knowledge on your monuments and at least 6" in plain(gnosticism, "en")
    for locale in LOCALES:
        assert not re.search(r"(most|plus|máximo|más|höchstens) 0", plain(gnosticism, locale))


@pytest.mark.parametrize(
    ("locale", "monument", "technology"),
    [
        ("en", "If this monument has no knowledge", "Requires no knowledge on your monuments"),
        ("fr", "Si ce monument ne porte aucun savoir", "Condition\u202f: aucun savoir sur vos"),
        ("es", "Si este monumento no tiene ningún", "Requisito: ningún conocimiento en tus"),
        ("de", "keine Wissensmarker", "Voraussetzung: keine Wissensmarker auf deinen"),
    ],
)
def test_none_is_said_as_none(locale: str, monument: str, technology: str) -> None:
    cards = {card.id: card for card in load_pack().cards if card is not None}
    assert monument in plain(cards["HC4"], locale)
    assert technology in plain(cards["HT12"], locale)
