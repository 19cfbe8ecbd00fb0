"""Technologies that take knowledge off monuments, or lost knowledge off the board."""

from __future__ import annotations

import pytest

from .learning import learner

LINE = {1: "C1:2", 2: "M5:1 P5:3", 4: "C2:0 M6:4", 5: "P6:1", 6: "P2:0 C3:1"}
CARDS = ("C1", "M5", "P5", "C2", "M6", "P6", "P2", "C3")
OTHERS = [{"line": {3: "C4:2 M7:2", 4: "P1:2"}}]


def learned(technology: str) -> list[int]:
    """The knowledge on the monuments of LINE after learning the technology."""
    table = learner(technology, line=LINE, others=OTHERS).play(f"learn {technology}")
    assert table.lost == 0
    assert [table.knowledge(card, 1) for card in ("C4", "M7", "P1")] == [2, 2, 2]
    assert "search" in table.legal
    return [table.knowledge(card) for card in CARDS]


def changes_nothing(technology: str, line: dict[int, str]) -> None:
    """It may be learned all the same, and is."""
    table = learner(technology, line=line).play(f"learn {technology}")
    for standing in line.values():
        for entry in standing.split():
            card, _, knowledge = entry.partition(":")
            assert table.knowledge(card) == int(knowledge)
    assert table.seat()["collection"] == [technology]
    assert "search" in table.legal


def test_t6_removes_one_knowledge_from_every_own_pyramid() -> None:
    assert learned("T6") == [2, 1, 2, 0, 4, 0, 0, 1]


def test_t6_does_nothing_without_a_pyramid_carrying_knowledge() -> None:
    changes_nothing("T6", {1: "C1:2", 2: "M5:1", 3: "P5:0"})
    changes_nothing("T6", {})


def test_t11_removes_one_knowledge_from_every_own_city() -> None:
    assert learned("T11") == [1, 1, 3, 0, 4, 1, 0, 0]


def test_t11_does_nothing_without_a_city_carrying_knowledge() -> None:
    changes_nothing("T11", {1: "C1:0", 2: "M5:1", 3: "P5:2"})
    changes_nothing("T11", {})


def test_t20_removes_one_knowledge_from_every_own_megalith() -> None:
    assert learned("T20") == [2, 0, 3, 0, 3, 1, 0, 1]


def test_t20_does_nothing_without_a_megalith_carrying_knowledge() -> None:
    changes_nothing("T20", {1: "C1:2", 2: "M5:0", 3: "P5:2"})
    changes_nothing("T20", {})


def test_t12_removes_as_much_knowledge_as_there_are_artifacts_split_at_will() -> None:
    line = {2: "M5:4", 4: "C1:1 P5:3"}
    table = learner("T12", line=line, artifacts="A1 A2 A3").play("learn T12")
    table.refuses("done", "pass", "remove M5 4", "remove C1 2")
    table.play("remove M5 1", "remove C1 1")  # the third from the one that is left
    assert [table.knowledge(card) for card in ("M5", "C1", "P5")] == [3, 0, 2]
    table = learner("T12", line=line, artifacts="A1 A2 A3").play("learn T12", "remove M5 3")
    assert [table.knowledge(card) for card in ("M5", "C1", "P5")] == [1, 1, 3]
    assert table.lost == 0


@pytest.mark.parametrize(("held", "left"), [(6, 1), (5, 0), (2, 0)])
def test_t12_takes_all_it_can_off_a_single_monument(held: int, left: int) -> None:
    line = {2: f"M5:{held}", 4: "C1:0"}
    table = learner("T12", line=line, artifacts="A1 A2 A3 A4 A5").play("learn T12")
    assert table.knowledge("M5") == left
    assert "search" in table.legal


def test_t12_empties_the_timeline_when_artifacts_outnumber_the_knowledge() -> None:
    table = learner("T12", line={2: "M5:1", 4: "C1:1"}, artifacts="A1 A2 A3").play("learn T12")
    assert [table.knowledge(card) for card in ("M5", "C1")] == [0, 0]


def test_t12_does_nothing_without_artifacts_on_the_board() -> None:
    others = [{"artifacts": "A3 A4"}]
    table = learner("T12", line={2: "M5:4"}, hand="A1 A2", others=others).play("learn T12")
    assert table.knowledge("M5") == 4
    assert "search" in table.legal


def test_t14_removes_three_knowledge_from_one_monument_carrying_five() -> None:
    line = {2: "M5:5", 4: "C1:4 P5:9"}
    table = learner("T14", line=line).play("learn T14")
    assert sorted(table.legal) == ["remove M5 3", "remove P5 3"]
    table.play("remove P5 3")
    assert [table.knowledge(card) for card in ("M5", "C1", "P5")] == [5, 4, 6]
    assert table.lost == 0


def test_t14_takes_the_only_monument_that_qualifies() -> None:
    table = learner("T14", line={2: "M5:4", 4: "C1:5"}).play("learn T14")
    assert [table.knowledge(card) for card in ("M5", "C1")] == [4, 2]


def test_t14_does_nothing_when_no_monument_carries_five() -> None:
    changes_nothing("T14", {2: "M5:4", 4: "C1:4 P5:4"})
    changes_nothing("T14", {})


@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_t9_discards_two_lost_knowledge_or_what_there_is(before: int, after: int) -> None:
    table = learner("T9", lost=before, others=[{"lost": 4}]).play("learn T9")
    assert table.lost == after
    assert table.seat(1)["lost"] == 4
    assert table.seat()["collection"] == ["T9"]


@pytest.mark.parametrize("lost", [5, 9])
def test_t23_discards_three_of_at_least_five_lost_knowledge(lost: int) -> None:
    assert learner("T23", lost=lost).play("learn T23").lost == lost - 3


def test_t23_is_refused_with_four_lost_knowledge() -> None:
    learner("T23", lost=4, line={3: "M5:6"}, others=[{"lost": 7}]).refuses("learn T23")


def test_t23_asks_for_four_lost_knowledge_only_beside_p19() -> None:
    assert learner("T23", lost=4, line={4: "P19:4"}).play("learn T23").lost == 1
    learner("T23", lost=3, line={4: "P19:4"}).refuses("learn T23")


def test_t23_learned_without_its_requirement_discards_what_there_is() -> None:
    table = learner("T23", lost=2, line={1: "M34:0"}, phase="decline").play("learn T23")
    assert table.lost == 0
