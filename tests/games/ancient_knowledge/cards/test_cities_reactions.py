"""The city that answers its owner's LEARN of a secret technology."""

from __future__ import annotations

from ..table import Table
from .learning import face_up, learner

# T12 removes knowledge by artifacts, T9 lost knowledge: without either they leave all as it is.


def test_c11_removes_one_knowledge_and_draws_a_card_after_a_secret_technology() -> None:
    table = learner("T12", line={3: "M5:2", 5: "C11:2"}, deck="P1 P2").play("learn T12")
    assert sorted(table.legal) == ["remove C11 1", "remove M5 1"]
    assert table.hand == []
    table.play("remove M5 1")
    assert [table.knowledge(c) for c in ("M5", "C11")] == [1, 2]
    assert table.hand == ["P1"]
    assert table.lost == 0


def test_c11_answers_a_secret_technology_of_level_two() -> None:
    table = learner("T34", line={5: "C11:2"}, past="C1 C2 C3", deck="P1").play("learn T34")
    assert table.knowledge("C11") == 1
    assert table.hand == ["P1"]


def test_c11_does_not_answer_ancient_or_writing_technologies() -> None:
    table = learner("T9", "T20", line={5: "C11:2"}).play("learn T9")
    assert table.knowledge("C11") == 2
    assert table.hand == []
    table = learner("T20", line={5: "C11:2"}).play("learn T20")
    assert table.knowledge("C11") == 2
    assert table.hand == []


def test_c11_does_not_answer_from_the_past_nor_to_an_opponent() -> None:
    assert learner("T12", past="C11", line={3: "M5:2"}).play("learn T12").hand == []
    table = learner("T12", line={5: "C11:2"}, turn=1).play("learn T12")
    assert table.knowledge("C11") == 2
    assert table.hand == []
    assert table.seat(1)["hand"] == []


def test_c11_answers_every_secret_technology_of_a_turn() -> None:
    table = learner("T12", "T14", line={5: "C11:2"}, deck="P1 P2").play("learn T12", "learn T14")
    assert table.hand == ["P1", "P2"]


def test_c11_still_draws_when_no_knowledge_is_there_to_remove() -> None:
    table = learner("T12", line={5: "C11:0"}, deck="P1 P2").play("learn T12")
    assert table.hand == ["P1"]


def test_c11_acts_after_the_technologys_own_effect() -> None:
    # T11 empties C11 first, so that the megalith alone is left for the removal.
    table = learner("T11", line={3: "M5:1", 5: "C11:1"}, deck="P1").play("learn T11")
    assert [table.knowledge(c) for c in ("M5", "C11")] == [0, 0]
    assert table.hand == ["P1"]


def test_c11_still_removes_with_a_full_hand_and_draws_nothing() -> None:
    hand = "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10"
    table = learner("T12", hand=hand, line={5: "C11:2"}, deck="P1").play("learn T12")
    assert table.knowledge("C11") == 1
    assert table.hand == hand.split()


def test_c11_answers_a_learn_granted_by_another_card() -> None:
    table = Table(hand="P14", line={5: "C11:2"}, tiles=face_up("T12"), deck="P1")
    table.play("create P14 3", "learn T12", "remove C11 1")
    assert table.knowledge("C11") == 1
    assert table.hand == ["P1"]


def test_c11_is_ordered_freely_among_the_reactions() -> None:
    hand = "A1 A2 A3 A4 A5 A6 A7 A8"
    line = {5: "C11:1"}
    table = learner("T12", hand=hand, line=line, artifacts="A19", deck="P1 P2 P3")
    table.play("learn T12")
    assert sorted(table.legal) == ["use A19", "use C11"]
    table.play("use C11")
    assert table.knowledge("C11") == 0
    assert [c for c in table.hand if c.startswith("P")] == ["P1", "P2"]
