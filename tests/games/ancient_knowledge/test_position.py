"""Position documents: zones round-trip, what is missing is dealt, every mistake is reported."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ostraka.core.errors import InvalidPosition
from ostraka.games.ancient_knowledge import GAME
from ostraka.games.ancient_knowledge_solo import GAME as SOLO

from .table import Table, board


def refused(**document: Any) -> list[str]:
    with pytest.raises(InvalidPosition) as refusal:
        GAME.from_position(document, seed=1)
    return [str(message) for message in refusal.value.messages]


def two(**first: Any) -> list[dict[str, Any]]:
    return [{**board(), **first}, board()]


def test_what_is_not_given_is_dealt_from_the_seed() -> None:
    one = GAME.from_position({"players": [{}, {}]}, seed=1)
    same = GAME.from_position({"players": [{}, {}]}, seed=1)
    other = GAME.from_position({"players": [{}, {}]}, seed=2)
    assert one.position == same.position != other.position
    document = one.position
    assert isinstance(document, dict)
    assert [len(seat["hand"]) for seat in document["players"]] == [6, 6]
    assert all(None not in tile for tile in document["tiles"])
    GAME.positions.check(one.raw)


def test_a_position_survives_json_in_the_middle_of_an_effect() -> None:
    table = Table(hand="C16 C1 C2 C3", line={3: "M1:2"})
    table.play("create C16 2", "discard C1")
    document = json.loads(json.dumps(table.state.position))
    again = GAME.from_position(document, seed=9)
    assert again.position == document
    assert [a.text for a in again.legal] == table.legal


def test_the_decks_given_are_on_top() -> None:
    table = Table(deck="C1 M1", technology_decks=["T1", "T40"])
    assert table.position("deck")[:2] == ["C1", "M1"]
    assert len(table.position("deck")) == 144
    assert table.position("technology_decks")[1][0] == "T40"


def test_every_mistake_of_form_is_reported() -> None:
    wrong = refused(
        players=[
            {
                "hand": ["C1", 5],
                "timeline": [
                    {"card": "C2", "space": 9},
                    {"card": "C3", "space": 2, "level": "middle"},
                    {"card": "C4", "space": 1, "knowledge": -1},
                    "C5",
                ],
                "past": ["C6", {"rotated": 1}],
                "lost": "many",
                "colour": "red",
            },
            board(),
        ],
        phase="dinner",
        tiles=[["T28", "T1", "T2", "T4"], {}, []],
        skip=1,
        banana=1,
    )
    places = [
        "banana",
        "players[0].colour",
        "players[0].hand[1]",
        "players[0].timeline[0].space",
        "players[0].timeline[1].level",
        "players[0].timeline[2].knowledge",
        "players[0].timeline[3]",
        "players[0].past[1].card",
        "players[0].past[1].rotated",
        "players[0].lost",
        "tiles[0]",
        "tiles[1]",
        "phase",
        "skip",
    ]
    assert [line.partition(": ")[0] for line in wrong] == places


def test_every_card_that_cannot_be_there_is_reported() -> None:
    wrong = refused(
        players=[
            {
                "hand": ["C1", "C1", "T1", "X9"],
                "timeline": [
                    {"card": "A1", "space": 3},
                    {"card": "C3", "space": 2, "level": "upper"},
                ],
                "past": ["A3"],
                "artifacts": ["C7"],
            },
            board(),
        ],
        tiles=[["T28", "T1", "T2"], ["T3"], []],
    )
    assert len(wrong) >= 9, wrong
    for part in ("players[0].hand[1]", "X9", "T1", "players[0].artifacts[0]", "tiles[1]"):
        assert any(part in line for line in wrong), part


@pytest.mark.parametrize(
    ("document", "part"),
    [
        ({"players": []}, "players"),
        ({"players": two(hand=[f"C{n}" for n in range(1, 12)])}, "hand"),
        ({"players": two(artifacts=[f"A{n}" for n in range(1, 7)])}, "artifacts"),
        ({"players": two(past=[f"C{n}" for n in range(1, 8)]), "turned": 0}, "turned"),
        ({"players": two(past=[f"C{n}" for n in range(1, 15)]), "ending": False}, "ending"),
        ({"players": two(), "phase": "opening"}, "players"),
        ({"players": two(), "state": "dance"}, "state"),
        ({"players": two(), "pending": {}}, "pending"),
        ({"players": two(), "sight": [{"moon": ["C1"]}]}, "sight"),
        ({"players": two(), "turn": 2}, "turn"),
        ({"players": two(), "actions": 3}, "actions"),
    ],
)
def test_a_mistake_is_named(document: dict[str, Any], part: str) -> None:
    assert any(part in line for line in refused(**document))


@pytest.mark.parametrize("document", [5, "x", [], [[]]])
def test_something_else_than_a_document_is_refused(document: Any) -> None:
    with pytest.raises(InvalidPosition):
        GAME.from_position(document, seed=1)


def test_a_game_that_is_over_has_had_its_end_triggered() -> None:
    over = GAME.from_position({"players": [{}, {}], "phase": "over"}, seed=1)
    GAME.positions.check(over.raw)
    assert over.outcome is not None
    for wrong, where in (
        ({"ending": False}, "ending"),
        ({"turn": 1}, "turn"),
        ({"turns": 3}, "turns"),
    ):
        with pytest.raises(InvalidPosition, match=f"{where}: a game is over"):
            GAME.from_position({"players": [{}, {}], "phase": "over", **wrong}, seed=1)


def test_a_solo_game_that_is_over_has_run_out_of_time() -> None:
    over = SOLO.from_position({"players": [{}], "phase": "over"}, seed=1)
    SOLO.positions.check(over.raw)
    assert over.over
    early = {"solo": {"time": {"space": 3, "departures": 1}}}
    for wrong in (early, {"turns": 4}):
        with pytest.raises(InvalidPosition, match="solo game"):
            SOLO.from_position({"players": [{}], "phase": "over", **wrong}, seed=1)
