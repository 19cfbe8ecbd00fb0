"""The cards as files against the cards as printed: counts, numbers, activations."""

from __future__ import annotations

from collections import Counter

import pytest

from ostraka.games.ancient_knowledge import GAME
from ostraka.games.ancient_knowledge.language.compiler import BASE, check_pack

from .facts import FACTS

CARDS, PROBLEMS = check_pack(BASE)
BY_ID = {card.id: card for card in CARDS}

ACTIVATIONS = {
    "city": {"immediate": 10, "timeline": 7, "anytime": 4, "decline": 10, "endgame": 5},
    "megalith": {"immediate": 9, "timeline": 4, "anytime": 4, "decline": 9, "endgame": 10},
    "pyramid": {"immediate": 8, "timeline": 8, "anytime": 4, "decline": 8, "endgame": 8},
    "artifact": {"timeline": 20, "anytime": 16},
}


def test_the_base_pack_has_no_mistakes() -> None:
    assert not PROBLEMS


def test_there_are_36_cards_of_each_builder_kind_and_45_technologies() -> None:
    kinds = Counter(card.kind for card in CARDS)
    assert [kinds[kind] for kind in ("city", "megalith", "pyramid", "artifact")] == [36] * 4
    levels = Counter((card.kind, card.level) for card in CARDS if card.technology)
    assert all(levels[kind, 1] == 9 for kind in ("ancient", "writing", "secret"))
    assert all(levels[kind, 2] == 6 for kind in ("ancient", "writing", "secret"))


@pytest.mark.parametrize("kind", ACTIVATIONS)
def test_activations_are_spread_as_printed(kind: str) -> None:
    found = Counter(when for card in CARDS if card.kind == kind for when in card.effects)
    assert found == ACTIVATIONS[kind]


@pytest.mark.parametrize("identity", FACTS)
def test_the_numbers_of_a_card_are_those_printed(identity: str) -> None:
    kind, start, cost, knowledge, vp, locked, level, when = FACTS[identity]
    card = BY_ID[identity]
    assert (card.kind, card.start, card.cost, card.knowledge) == (
        kind, start or 0, cost or 0, knowledge or 0,
    )  # fmt: skip
    assert (card.vp, card.locked, card.level) == (vp or 0, locked, level or 0)
    assert list(card.effects) == ([when] if level != 2 else [])


def test_the_locked_monuments_are_the_eight_printed_so() -> None:
    locked = {card.id for card in CARDS if card.locked}
    assert locked == {"C21", "C35", "M9", "M13", "M14", "P10", "P19", "P20"}


def test_the_four_pre_made_hands_are_those_of_the_rulebook() -> None:
    hands: dict[int, set[str]] = {}
    for card in CARDS:
        if card.hand:
            hands.setdefault(card.hand, set()).add(card.id)
    assert hands == {
        1: {"C5", "M18", "P18", "P31", "A4", "A8"},
        2: {"M16", "M26", "P34", "A3", "A5", "A9"},
        3: {"C11", "M22", "P10", "P14", "P21", "A24"},
        4: {"M2", "M17", "P16", "A14", "A23", "A32"},
    }


def test_every_card_has_the_number_the_tables_know_it_by() -> None:
    for card in CARDS:
        number = GAME.pack.numbers[card.id]
        assert GAME.pack.card(number) == card
        assert GAME.pack.data.cost[number] == card.cost
        assert GAME.pack.data.knowledge[number] == card.knowledge
