"""Packs laid over the house: cards added and replaced, coffers and challenges replaced."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ostraka.core.i18n.message import LOCALES
from ostraka.core.packs.packs import InvalidPack, read_bundle
from ostraka.games.ancient_knowledge import GAME
from ostraka.games.ancient_knowledge.game import AncientKnowledge
from ostraka.games.ancient_knowledge.rules.state import AMPLE, STATE, USUAL, WIDE_STATE
from ostraka.games.ancient_knowledge.solo.game import AncientKnowledgeSolo

from .boxes import CITY, box, large_box

SOLO = """
[[coffer]]
id = "B"
name = "Chest of the Ferryman"
names = { de = "Truhe des Fährmanns" }
objective = ["past >= 2"]
do = [{ draw = 1 }]

[[challenge]]
number = 4
name = "Across the River"
names = { es = "Al otro lado del río" }
objectives = "B"
effects = "CA"
"""
LASTING = """
[[card]]
id = "EG2"
name = "Causeway"
kind = "pyramid"
start = 3
cost = 0
knowledge = 0
vp = 0
never_declines = true
[card.timeline]
do = [{ draw = 1 }]
"""


def game(folder: Path) -> AncientKnowledge:
    return AncientKnowledge(read_bundle(folder))


def solo(folder: Path) -> AncientKnowledgeSolo:
    return AncientKnowledgeSolo(read_bundle(folder))


def test_a_card_with_a_new_id_is_added(tmp_path: Path) -> None:
    mine = game(box(tmp_path / "p"))
    assert len(mine.pack.cards) == len(GAME.pack.cards) + 1
    assert mine.pack.data.base_builders == GAME.pack.data.base_builders + 1
    assert mine.packs[0].name == "egypt"
    assert mine.dtype is STATE
    hands = mine.start(seed=1, players=2, deal="pre-made").position
    assert isinstance(hands, dict)
    assert "EG1" in hands["deck"]


def test_a_pack_may_be_mixed_in_with_heritage_only(tmp_path: Path) -> None:
    mine = game(box(tmp_path / "p", manifest='mixed_in = "heritage"\n'))
    assert mine.pack.data.base_builders == GAME.pack.data.base_builders
    for heritage in (False, True):
        position = mine.start(seed=1, players=2, deal="pre-made", heritage=heritage).position
        assert isinstance(position, dict)
        assert ("EG1" in position["deck"]) == heritage


def test_a_card_of_the_house_is_replaced_and_keeps_its_place(tmp_path: Path) -> None:
    text = CITY.replace("EG1", "HC3")
    mine = game(box(tmp_path / "p", text))
    number = mine.pack.numbers["HC3"]
    assert number == GAME.pack.numbers["HC3"]
    assert mine.pack.card(number).vp == 4
    assert mine.pack.data.vp[number] == 4
    assert mine.pack.data.base_builders == GAME.pack.data.base_builders, "still of Heritage"


def test_a_replaced_card_stays_in_its_pre_made_hand(tmp_path: Path) -> None:
    hand = next(card for card in GAME.pack.cards if card is not None and card.hand)
    mine = game(box(tmp_path / "p", CITY.replace("EG1", hand.id)))
    assert mine.pack.card(mine.pack.numbers[hand.id]).hand == hand.hand
    assert np.array_equal(mine.pack.data.hands, GAME.pack.data.hands)


def test_a_card_cannot_replace_one_of_another_sort(tmp_path: Path) -> None:
    with pytest.raises(InvalidPack, match="card T1: T1 replaces a card of another sort"):
        game(box(tmp_path / "p", CITY.replace("EG1", "T1")))


def test_later_packs_lie_over_earlier_ones(tmp_path: Path) -> None:
    first = read_bundle(box(tmp_path / "one"))
    second = read_bundle(box(tmp_path / "two", CITY.replace("vp = 4", "vp = 7"), 'name = "b"'))
    mine = AncientKnowledge(first, second)
    assert mine.pack.card(mine.pack.numbers["EG1"]).vp == 7
    assert [pack.name for pack in mine.packs] == ["egypt", "b"]
    assert mine.reference == f"ancient_knowledge+{first.id}+{second.id}"


def test_names_and_texts_are_there_in_every_language(tmp_path: Path) -> None:
    mine = game(box(tmp_path / "p", CITY + CITY.replace("EG1", "HC1")))
    said = {}
    for locale in LOCALES:
        faces = {face["id"]: face for face in mine.display.catalogue(locale)["cards"]}
        french = locale == "fr"
        for card in ("EG1", "HC1"):
            assert faces[card]["name"] == (
                "Port du ouadi al-Jarf" if french else "Harbour of Wadi al-Jarf"
            )
        said[locale] = faces["EG1"]["text"]
        assert mine.named("EG1").text(locale) == f"{faces['EG1']['name']} (EG1)"
        described = mine.display.describe(faces["EG1"]["name"], locale)
        assert described is not None
        assert said[locale] in described
    assert len(set(said.values())) == 4


def test_coffers_and_challenges_are_replaced(tmp_path: Path) -> None:
    mine = solo(box(tmp_path / "p", SOLO))
    catalogue = mine.display.catalogue("de")
    assert catalogue["coffers"][1]["name"] == "Truhe des Fährmanns"
    assert "Vergangenheit" in catalogue["coffers"][1]["objective"]
    assert len(catalogue["coffers"]) == 15
    challenge = mine.display.catalogue("es")["challenges"][3]
    assert challenge["name"] == "Al otro lado del río"
    assert (challenge["objectives"], challenge["effects"]) == (["B"], ["A", "C"])
    assert len({each["name"] for each in mine.display.catalogue("en")["challenges"]}) == 10
    state = mine.start(seed=1, **mine.pack.challenges[3].options("hand1"))
    assert state.view(0)["table"]["solo"]["coffers"] == ["A", "C"]
    assert "Chest of the Ferryman" in str(state)
    assert "Chest of the Ferryman" in (mine.display.describe("B") or "")


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ('id = "B"', 'id = "Z"', "coffer Z: id: “Z”"),
        ('objective = ["past >= 2"]', "objective = []", "coffer B: objective: The list"),
        ("do = [{ draw = 1 }]", "", "coffer B: do: This is missing"),
        ("do = [{ draw = 1 }]", 'do = [{ draw = 1 }]\nsource = ["me", "me"]', "source[0]: “me”"),
        ("number = 4", "number = 11", "challenge 11: number: “11”"),
        ('objectives = "B"', 'objectives = "BZ"', "challenge 4: objectives"),
        ('effects = "CA"', 'effects = "CB"', "challenge 4: A coffer cannot be"),
        ('[[coffer]]\nid = "B"', "coffer = 3\n[[x]]", "cards.toml: coffer: A list is expected"),
    ],
)
def test_a_mistake_in_a_coffer_or_a_challenge_is_told(
    tmp_path: Path, old: str, new: str, word: str
) -> None:
    assert old in SOLO
    with pytest.raises(InvalidPack) as refused:
        solo(box(tmp_path / "p", SOLO.replace(old, new)))
    assert word in refused.value.text()


def test_a_monument_that_never_declines_has_its_place_without_heritage(tmp_path: Path) -> None:
    mine = game(box(tmp_path / "p", LASTING))
    board = {"hand": [], "timeline": [{"card": "EG2", "space": 3, "level": "third"}]}
    state = mine.from_position({"players": [board, {"hand": []}], "deck": ["M1"]}, seed=1)
    mine.positions.check(state.raw)
    state.play("search")
    state.play("search")
    assert state.view(0)["table"]["seats"][0]["hand_size"] >= 1
    assert mine.start(seed=1, players=2).raw["slots"] == 18
    assert GAME.start(seed=1, players=2).raw["slots"] == 12


def test_cards_that_the_evaluation_does_not_know_are_average_ones_of_their_kind(
    tmp_path: Path,
) -> None:
    mine = game(box(tmp_path / "p", CITY + CITY.replace("EG1", "HC3")))
    data = mine.pack.data
    cities = [
        mine.pack.numbers[card.id]
        for card in mine.pack.cards
        if card is not None and card.kind == "city" and not card.names
    ]
    for card in ("EG1", "HC3"):
        weights = data.card_weights[mine.pack.numbers[card]]
        assert weights == pytest.approx(data.card_weights[cities].mean(axis=0))
        assert weights.any()


def test_the_room_of_states_follows_from_the_number_of_cards(tmp_path: Path) -> None:
    assert GAME.dtype is STATE
    assert game(large_box(tmp_path / "large")).dtype is WIDE_STATE
    assert STATE.names == WIDE_STATE.names, "rules find their way by the names of the fields"
    for room, cards in ((USUAL, 254), (AMPLE, 1016)):
        builders = min(room.builders, cards - 54)
        assert room.holds(builders, (27, 27))
        assert not room.holds(room.builders + 1, (27, 27))
        assert not room.holds(100, (room.level + 1, 3))
    assert not USUAL.holds(200, (30, 25)), "255 is the Time card"


def test_more_cards_than_fit_are_refused(tmp_path: Path) -> None:
    text = "".join(CITY.replace("EG1", f"EG{number}") for number in range(1, 900))
    with pytest.raises(InvalidPack, match="builder cards"):
        game(box(tmp_path / "p", text))
