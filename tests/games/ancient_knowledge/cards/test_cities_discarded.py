"""The great cities that are lost to the Past if they decline with knowledge on them."""

from __future__ import annotations

import pytest

from ..table import Table

knowledge = pytest.mark.parametrize("knowledge", [1, 5])


def is_discarded_with_knowledge(card: str, knowledge: int) -> None:
    """With knowledge the city goes to the discard pile: no Past, no points, nothing lost."""
    table = Table(line={1: f"{card}:{knowledge}", 3: "M5:2"}, past="C1", lost=1, phase="decline")
    assert table.past == ["C1"]
    assert table.position("discard") == [card]
    assert table.lost == 1
    assert table.line() == {"M5": (2, "lower")}
    assert table.scores[0] == 1 - 1  # the monument in the timeline and the lost knowledge


def reaches_the_past_without_knowledge(card: str, points: int) -> None:
    """Without knowledge the city declines like any other monument."""
    table = Table(line={1: f"{card}:0"}, phase="decline")
    assert table.past == [card]
    assert table.position("discard") == []
    assert table.scores[0] == points


@knowledge
def test_c25_is_discarded_when_it_declines_with_knowledge(knowledge: int) -> None:
    is_discarded_with_knowledge("C25", knowledge)


def test_c25_reaches_the_past_without_knowledge() -> None:
    reaches_the_past_without_knowledge("C25", 6)


def test_c25_is_saved_by_a_decline_effect_that_clears_it_in_time() -> None:
    line = {1: "C25:3 C21:2"}
    table = Table(line=line, phase="decline").play("decline C21", "remove C25 3")
    assert table.past == ["C21", "C25"]
    assert table.lost == 2
    table = Table(line=line, phase="decline").play("decline C25")
    assert table.past == ["C21"]
    assert table.position("discard") == ["C25"]


@knowledge
def test_c26_is_discarded_when_it_declines_with_knowledge(knowledge: int) -> None:
    is_discarded_with_knowledge("C26", knowledge)


def test_c26_reaches_the_past_without_knowledge() -> None:
    reaches_the_past_without_knowledge("C26", 7)


def test_c26_discarded_is_no_seventh_or_fourteenth_monument() -> None:
    six = "C1 C2 C3 C4 C5 C6"
    table = Table(line={1: "C26:1"}, past=six, phase="decline")
    assert table.state.seat == 1
    assert table.position("turned") == 0
    table = Table(line={1: "C26:0"}, past=six, phase="decline")
    assert sorted(table.legal) == ["turn 1", "turn 2"]
    thirteen = f"{six} M1 M2 M3 M4 M5 M6 M7"
    table = Table(line={1: "C26:1"}, past=thirteen, phase="decline")
    assert not table.position("ending")
    table = Table(line={1: "C26:0"}, past=thirteen, phase="decline")
    assert table.position("ending")


@knowledge
def test_c27_is_discarded_when_it_declines_with_knowledge(knowledge: int) -> None:
    is_discarded_with_knowledge("C27", knowledge)


def test_c27_reaches_the_past_without_knowledge() -> None:
    reaches_the_past_without_knowledge("C27", 8)


def test_c27_discarded_adds_nothing_to_the_knowledge_lost_in_the_phase() -> None:
    table = Table(line={1: "C27:8 M5:2"}, artifacts="A32", phase="decline").play("decline C27")
    assert table.lost == 2
    assert table.hand == []  # A32 draws for every three lost
    table = Table(line={1: "M5:3"}, artifacts="A32", phase="decline")
    assert len(table.hand) == 2


@knowledge
def test_c28_is_discarded_when_it_declines_with_knowledge(knowledge: int) -> None:
    is_discarded_with_knowledge("C28", knowledge)


def test_c28_reaches_the_past_without_knowledge() -> None:
    reaches_the_past_without_knowledge("C28", 10)


def test_c28_moved_out_of_space_one_in_time_neither_declines_nor_is_discarded() -> None:
    table = Table(line={1: "C28:9 C15:0"}, phase="decline").play("decline C15", "move C28 4")
    assert table.past == ["C15"]
    assert table.position("discard") == []
    assert table.line() == {"C28": (3, "lower")}
    assert table.knowledge("C28") == 9


@knowledge
def test_c29_is_discarded_when_it_declines_with_knowledge(knowledge: int) -> None:
    is_discarded_with_knowledge("C29", knowledge)


def test_c29_reaches_the_past_without_knowledge() -> None:
    reaches_the_past_without_knowledge("C29", 12)


def test_c29_discarded_from_the_lower_level_leaves_the_monument_above_to_decline() -> None:
    table = Table(line={1: "C29:4 M5:2", 2: "P5 P6"}, phase="decline").play("decline C29")
    assert table.past == ["M5"]
    assert table.lost == 2
    assert table.position("discard") == ["C29"]
    assert table.line() == {"P5": (1, "lower"), "P6": (1, "upper")}


def test_c29_waiting_above_declines_after_the_monument_below_all_the_same() -> None:
    table = Table(line={1: "M5:2 C29:4"}, phase="decline").play("decline M5")
    assert table.past == ["M5"]
    assert table.position("discard") == ["C29"]
    assert table.lost == 2
