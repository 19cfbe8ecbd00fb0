"""Artifacts that recover lost knowledge or draw in the timeline phase, under a condition."""

from __future__ import annotations

from typing import Any

from ..table import Table

TEN = "P1 P2 P3 P4 P5 P6 P7 P8 P9 P10"


def after(**seat: Any) -> Table:
    """The table after a timeline phase in which nothing was to be chosen."""
    table = Table(phase="timeline", **seat)
    assert table.state.seat == 1
    return table


def drawn(**seat: Any) -> list[str]:
    """The hand after such a phase, the deck beginning with C30 and C31."""
    return after(deck="C30 C31", **seat).hand


def test_a1_recovers_one_lost_knowledge_with_four_megaliths_in_the_past() -> None:
    assert after(artifacts="A1", past="M1 M2* M3 M4", lost=3).lost == 2
    assert after(artifacts="A1", past="M1 M2 M3 M4 M5 M6", lost=3).lost == 2
    assert after(artifacts="A1", past="M1 M2 M3 C1 P1", lost=3).lost == 3


def test_a1_does_not_count_megaliths_in_the_timeline() -> None:
    assert after(artifacts="A1", past="M1 M2 M3", line={3: "M4 M5"}, lost=3).lost == 3


def test_a1_has_nothing_to_recover_at_zero() -> None:
    assert after(artifacts="A1", past="M1 M2 M3 M4").lost == 0


def test_a1_works_once_in_every_turn_of_its_owner() -> None:
    table = after(artifacts="A1", past="M1 M2 M3 M4", lost=3)
    table.play("search", "search")
    assert (table.lost, table.state.seat) == (2, 0)
    assert table.play("search", "search").lost == 1


def test_a5_draws_one_card_with_three_artifacts_itself_included() -> None:
    assert drawn(artifacts="A5 A26 A28") == ["C30"]
    assert drawn(artifacts="A5 A26 A28 A29 A36") == ["C30"]
    assert drawn(artifacts="A5 A26") == []


def test_a5_does_not_count_artifacts_in_hand() -> None:
    assert drawn(artifacts="A5 A26", hand="A28 A29") == ["A28", "A29"]


def test_a5_draws_nothing_with_a_full_hand() -> None:
    assert drawn(artifacts="A5 A26 A28", hand=TEN) == TEN.split()


def test_a5_condition_is_looked_at_when_it_is_resolved() -> None:
    def table() -> Table:
        return Table(artifacts="A5 A26 A15", past="C1*", deck="C30", phase="timeline")

    # A15 may leave the board for its effect: first or last.
    assert table().play("use A15").hand == []
    assert table().play("use A5", "use A15").hand == ["C30"]


def test_a10_draws_one_card_with_at_most_three_lost_knowledge_and_a_past() -> None:
    assert drawn(artifacts="A10", past="C1", lost=3) == ["C30"]
    assert drawn(artifacts="A10", past="C1* C2 M1") == ["C30"]


def test_a10_does_nothing_with_four_lost_knowledge_or_an_empty_past() -> None:
    assert drawn(artifacts="A10", past="C1", lost=4) == []
    assert drawn(artifacts="A10") == []
    assert drawn(artifacts="A10", line={3: "C1"}) == []


def test_a10_draws_nothing_with_a_full_hand() -> None:
    assert drawn(artifacts="A10", past="C1", hand=TEN) == TEN.split()


def test_a10_becomes_available_through_another_effect() -> None:
    # M31 recovers the fourth lost knowledge; only then are there three.
    table = after(artifacts="A10", past="C1", line={4: "M31"}, lost=4, deck="C30")
    assert (table.lost, table.hand) == (3, ["C30"])


def test_a14_draws_one_card_with_five_lost_knowledge() -> None:
    assert drawn(artifacts="A14", lost=5) == ["C30"]
    assert drawn(artifacts="A14", lost=17) == ["C30"]
    assert drawn(artifacts="A14", lost=4) == []


def test_a14_draws_nothing_with_a_full_hand() -> None:
    assert drawn(artifacts="A14", lost=5, hand=TEN) == TEN.split()


def test_a14_condition_is_looked_at_when_it_is_resolved() -> None:
    def table() -> Table:
        return Table(artifacts="A14", line={4: "M31"}, lost=5, deck="C30", phase="timeline")

    assert set(table().legal) == {"use A14", "use M31"}
    first = table().play("use A14")
    assert (first.hand, first.lost) == (["C30"], 4)
    second = table().play("use M31")
    assert (second.hand, second.lost) == ([], 4)
