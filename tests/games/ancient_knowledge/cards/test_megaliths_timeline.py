"""Megaliths that work in every timeline phase of their owner."""

from __future__ import annotations

from typing import Any

from ..table import Table


def lost_after(**seat: Any) -> int:
    """The lost knowledge after a timeline phase (nothing stands in space 1)."""
    table = Table(phase="timeline", **seat)
    assert table.state.seat == 1
    return table.lost


def test_m29_recovers_one_lost_knowledge_from_five_on() -> None:
    assert lost_after(line={4: "M29:3"}, lost=5) == 4
    assert lost_after(line={4: "M29:3"}, lost=12) == 11
    assert lost_after(line={4: "M29:3"}, lost=4) == 4
    assert lost_after(line={4: "M29:3"}) == 0


def test_m29_condition_is_looked_at_when_it_is_resolved() -> None:
    def table() -> Table:
        return Table(line={4: "M29", 2: "M31"}, lost=5, phase="timeline")

    assert set(table().legal) == {"use M29", "use M31"}
    assert table().play("use M29").lost == 3
    assert table().play("use M31").lost == 4  # 4 are too few for M29 by then


def test_m29_works_in_the_turn_it_is_created_and_only_in_turns_of_its_owner() -> None:
    table = Table(hand="M29", lost=7, actions=1).play("create M29 4")
    assert (table.lost, table.state.seat) == (6, 1)
    table.play("search", "search")
    assert (table.lost, table.state.seat) == (6, 0)
    table.play("search", "search")
    assert table.lost == 5


def test_m29_does_nothing_from_the_past() -> None:
    assert lost_after(past="M29", lost=7) == 7


def test_m30_recovers_one_lost_knowledge_with_three_megaliths_in_the_past() -> None:
    assert lost_after(line={5: "M30:3"}, past="M1 M2* M3", lost=2) == 1
    assert lost_after(line={5: "M30:3"}, past="M1 M2 M3 M4 M5", lost=2) == 1
    assert lost_after(line={5: "M30:3"}, past="M1 M2 C1 P1", lost=2) == 2


def test_m30_does_not_count_megaliths_in_the_timeline() -> None:
    assert lost_after(line={5: "M30", 3: "M3 M4"}, past="M1 M2", lost=2) == 2


def test_m30_has_nothing_to_recover_at_zero() -> None:
    assert lost_after(line={5: "M30:3"}, past="M1 M2 M3") == 0


def test_m31_recovers_one_lost_knowledge_in_every_timeline_phase() -> None:
    assert lost_after(line={2: "M31:3"}, lost=1) == 0
    assert lost_after(line={2: "M31:3"}, lost=9) == 8
    assert lost_after(line={2: "M31:3"}) == 0


def test_m31_recovers_before_it_declines() -> None:
    # Timeline phase in space 1 (4 − 1), then it declines with its 3.
    table = Table(line={1: "M31:3"}, lost=4, phase="timeline")
    assert (table.lost, table.past) == (6, ["M31"])
    # In the Past it does nothing any more.
    table.play("search", "search", "search", "search")
    assert (table.lost, table.state.seat) == (6, 1)


def test_m35_takes_one_knowledge_off_each_neighbouring_city() -> None:
    table = Table(
        line={3: "M35:1 C1:4", 2: "C2:2 C11:2", 4: "C3:1 C14:2", 5: "C16:2"}, phase="timeline"
    )
    # Neighbours: above, and on the same level before and after; no diagonals, none farther off.
    standing = {card: table.knowledge(card) for card in table.line()}
    assert standing == {"M35": 1, "C1": 3, "C2": 1, "C11": 2, "C3": 0, "C14": 2, "C16": 2}
    assert table.lost == 0


def test_m35_on_the_upper_level_has_the_upper_neighbours() -> None:
    table = Table(line={3: "C1:4 M35", 2: "C2:2 C11:2", 4: "C3:1 C14:2"}, phase="timeline")
    standing = {card: table.knowledge(card) for card in table.line()}
    assert standing == {"C1": 3, "M35": 0, "C2": 2, "C11": 1, "C3": 1, "C14": 1}


def test_m35_spares_other_kinds_and_does_nothing_to_a_city_without_knowledge() -> None:
    table = Table(
        line={3: "M35:1 P9:2", 2: "M30:2", 4: "C1"},
        others=[{"line": {3: "C2:2", 4: "C3:2"}}],
        phase="timeline",
    )
    standing = {card: table.knowledge(card) for card in table.line()}
    assert standing == {"M35": 1, "P9": 2, "M30": 2, "C1": 0}
    assert (table.knowledge("C2", 1), table.knowledge("C3", 1)) == (2, 2)


def test_m35_position_counts_when_it_is_resolved() -> None:
    # A13 may take C3, without knowledge, from under C1, which then drops beside M35.
    def table() -> Table:
        line = {2: "C2:1", 3: "M35:1", 4: "C3 C1:4"}
        return Table(line=line, artifacts="A13", phase="timeline")

    first = table().play("use M35", "move C3 6")
    assert (first.knowledge("C2"), first.knowledge("C1")) == (0, 4)
    second = table().play("use A13", "move C3 6")
    assert (second.knowledge("C2"), second.knowledge("C1")) == (0, 3)
