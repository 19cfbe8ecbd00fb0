"""What never changes: every card, coffer and challenge, with words for all that is on a table."""

from __future__ import annotations

import pytest

from ostraka.core.i18n.message import LOCALES
from ostraka.core.show.shapes import accepts
from ostraka.games.ancient_knowledge import GAME
from ostraka.games.ancient_knowledge.face.shape import AkCatalogue
from ostraka.games.ancient_knowledge.language.grammar import LETTERS


@pytest.mark.parametrize("locale", LOCALES)
def test_the_catalogue_holds_every_card_coffer_and_challenge(locale: str) -> None:
    catalogue = GAME.display.catalogue(locale)
    assert accepts(AkCatalogue, catalogue) is None
    assert {card["id"] for card in catalogue["cards"]} == set(GAME.pack.numbers)
    assert all(card["text"] for card in catalogue["cards"])
    assert [coffer["id"] for coffer in catalogue["coffers"]] == list(LETTERS)
    assert [challenge["number"] for challenge in catalogue["challenges"]] == list(range(1, 11))
    assert set(catalogue["verbs"]) == set(GAME.actions.kinds)
    state = GAME.start(seed=1)
    assert set(catalogue["categories"]) == set(state.breakdown[0])


def test_house_cards_are_marked() -> None:
    cards = {card["id"]: card for card in GAME.display.catalogue()["cards"]}
    assert cards["HC2"]["house"]
    assert not cards["C1"]["house"]


def test_names_that_the_french_booklet_prints_are_used() -> None:
    french = GAME.display.catalogue("fr")
    names = {card["id"]: card["name"] for card in french["cards"]}
    assert names["HC1"] == "Abou Simbel"
    assert names["HT9"] == "Alphabet sudarabique"
    assert french["activations"]["timeline"] == "Chronique"
    assert "Déconnaissance" in french["phases"]["unlearned"]
    assert french["zones"]["collection"] == "Connaissances"


def test_every_objective_is_a_sentence_in_german() -> None:
    for coffer in GAME.display.catalogue("de")["coffers"]:
        assert coffer["objective"].startswith("Du hast ")
        assert not coffer["objective"].endswith("hast.")
