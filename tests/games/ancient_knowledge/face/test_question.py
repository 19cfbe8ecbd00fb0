"""What is asked, in one sentence with its numbers."""

from __future__ import annotations

from ostraka.core.i18n.message import Message, message_of
from ostraka.core.play.state import State
from ostraka.games.ancient_knowledge import GAME

from ..heritage.tabletop import Alone
from ..table import Table


def question(table: Table, seat: int | None = 0, locale: str = "en") -> str:
    return asked(table.state, seat).text(locale)


def asked(state: State, seat: int | None) -> Message:
    question = state.view(seat)["question"]
    assert question is not None
    return message_of(question)


def test_the_opening_asks_for_as_many_cards_as_are_to_go() -> None:
    state = GAME.start(seed=4)
    question = asked(state, 0)
    assert question.text() == "Player 1: choose 4 cards to discard from those you drew."
    assert "unter den gezogenen Karten 4" in question.text("de")


def test_an_action_says_how_many_are_left() -> None:
    table = Table()
    assert question(table) == "Player 1: take an action (2 left this turn)."
    assert question(table.play("search")) == "Player 1: take an action (1 left this turn)."


def test_an_effect_asks_in_the_name_of_its_card() -> None:
    table = Table(hand="C1 C2", line={2: "P1:3", 5: "M7:2"}).play("archive", "discard C1")
    table.play("done")
    assert question(table) == "Player 1: remove 1 knowledge from your monuments."
    table = Table(line={1: "M14"}, others=[{"hand": "C1"}, {"hand": "C4"}], phase="decline")
    assert question(table, 1).startswith("Player 1, ")
    assert "(M14)" in question(table, 1)


def test_a_coffer_asks_in_its_name() -> None:
    table = Alone(solo={"coffers": "B"}, line={2: "P1:5", 5: "M7:6"}).play("coffer B")
    assert "Chest of Kypselos (B): remove up to 4 knowledge from a monument." in question(table)
    assert "Coffre de Cypsélos (B)" in question(table, 0, "fr")


def test_each_question_about_coffers_says_when_in_the_turn_it_is_asked() -> None:
    table = Alone(solo={"coffers": "G"}).play("search", "search")
    said = []
    for _ in range(4):
        said.append(question(table))
        table.play("go")
    assert len(set(said)) == 4
    assert "timeline phase" in said[0]
    assert "decline phase" in said[1]
    assert "roll" in said[2]
    assert "next turn" in said[3]
