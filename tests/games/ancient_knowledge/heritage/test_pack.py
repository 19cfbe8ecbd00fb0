"""The Heritage pack as a whole: how many cards of which sort, and how they are mixed in."""

from __future__ import annotations

from collections import Counter

import pytest

from ostraka.core.i18n.message import LOCALES
from ostraka.games.ancient_knowledge import GAME
from ostraka.games.ancient_knowledge.language.compiler import BASE, HERITAGE, check_pack
from ostraka.games.ancient_knowledge.language.reader import read_cards
from ostraka.games.ancient_knowledge.text.texts import face, plain
from tools.card_table import HERITAGE_PAGE, heritage_table, proofs

from ..test_card_table import ROOT
from .tabletop import SOLO

CARDS = read_cards(HERITAGE)[0]
HOUSE = [card for card in CARDS if card.house]


def test_there_are_36_builder_cards_and_12_technologies_in_balance() -> None:
    kinds = Counter(card.kind for card in CARDS if not card.technology)
    assert kinds == {"city": 9, "megalith": 9, "pyramid": 9, "artifact": 9}
    for level in (1, 2):
        kinds = Counter(card.kind for card in CARDS if card.level == level)
        assert kinds == {"ancient": 2, "writing": 2, "secret": 2}


def test_all_but_the_two_printed_cards_are_marked_as_ours() -> None:
    printed = [card.name for card in CARDS if not card.house]
    assert printed == ["Abu Simbel", "South Arabian Alphabet"]
    assert len(HOUSE) == 46
    assert all(face(card)["house"] for card in HOUSE)


def test_house_cards_bring_what_the_base_lacks() -> None:
    assert sum(len(card.effects) > 1 for card in HOUSE) >= 14
    assert sum(card.never_declines for card in HOUSE) >= 2
    holding = [
        c for c in HOUSE if any(s.verb == "store" for e in c.effects.values() for s in e.steps)
    ]
    assert len(holding) >= 2


def test_no_name_is_in_the_base_game() -> None:
    base = {card.name for card in check_pack(BASE)[0]}
    assert not base & {card.name for card in CARDS}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_its_text_in_every_language(locale: str) -> None:
    texts = {plain(card, locale) for card in CARDS}
    assert len(texts) >= 47
    assert not any("ak-" in text or "{" in text for text in texts)


def test_every_card_has_a_test_named_after_it() -> None:
    tests = proofs(CARDS, ROOT)
    assert not [identity for identity, found in tests.items() if not found]


def test_the_page_of_the_cards_is_what_the_generator_makes() -> None:
    assert (ROOT / HERITAGE_PAGE).read_text(encoding="utf-8") == heritage_table(ROOT), (
        "run: python -m tools.card_table"
    )


def test_the_option_mixes_the_cards_into_the_decks() -> None:
    plain_game = GAME.start(seed=1).raw
    mixed = GAME.start(seed=1, heritage=True).raw
    assert plain_game.builders == 144
    assert mixed.builders == 180
    assert [int(n) for n in plain_game.tech_deck_size] == [27, 18]
    assert [int(n) for n in mixed.tech_deck_size] == [33, 24]
    assert SOLO.start(seed=1).raw.builders == 180
    assert SOLO.start(seed=1, heritage=False).raw.builders == 144


def test_cards_of_the_pack_are_unknown_in_a_game_without_it() -> None:
    from ostraka.core.errors import InvalidPosition

    document = {"players": [{"hand": ["HC1"]}, {}]}
    with pytest.raises(InvalidPosition):
        GAME.from_position(document, seed=1)
    assert GAME.from_position(document, seed=1, heritage=True).view(0)["table"]["seats"][0][
        "hand"
    ] == ["HC1"]
