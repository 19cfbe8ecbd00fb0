"""Artifacts by which monuments enter with less knowledge: A28 for cities, A36 for pyramids."""

from __future__ import annotations

from typing import Any

from ..table import Table


def entered(card: str, space: int, hand: str = "", **table: Any) -> int:
    """The knowledge on a monument that has just been created."""
    return Table(hand=f"{card} {hand}", **table).play(f"create {card} {space}").knowledge(card)


def test_a28_takes_one_knowledge_off_each_city_created() -> None:
    assert entered("C7", 3, artifacts="A28") == 9
    assert entered("C7", 3) == 10
    table = Table(hand="C6 C11", line={4: "C8:5"}, artifacts="A28")
    table.play("create C6 2", "create C11 5")  # the turn ends and everything slides
    left = {e["card"]: e["knowledge"] for e in table.seat()["timeline"]}
    assert left == {"C6": 1, "C11": 1, "C8": 5}


def test_a28_leaves_other_kinds_and_opponents_alone() -> None:
    assert entered("M8", 4, artifacts="A28") == 3
    assert entered("P8", 3, artifacts="A28") == 3
    assert entered("C7", 3, others=[{"artifacts": "A28"}]) == 10
    assert entered("C7", 3, hand="A28") == 10


def test_a28_adds_up_with_other_reductions_and_stops_at_nothing() -> None:
    assert entered("C7", 3, artifacts="A28", line={5: "C24 P22"}) == 7
    assert entered("C13", 4, artifacts="A28") == 0
    assert entered("C9", 4, artifacts="A28", line={5: "C24 P22"}) == 0
    assert entered("C22", 2, artifacts="A28", past="C6 C11 C12") == 0  # six, less five, less one


def test_a28_reduces_a_city_created_by_an_effect() -> None:
    table = Table(hand="M18 C7", artifacts="A28").play("create M18 6", "create C7 3")
    assert (table.knowledge("C7"), table.knowledge("M18")) == (9, 3)


def test_a28_created_after_a_city_does_not_change_it() -> None:
    table = Table(hand="C7 A28").play("create C7 3", "create A28")
    assert table.knowledge("C7") == 10
    assert table.seat()["artifacts"] == ["A28"]


def test_a36_takes_one_knowledge_off_each_pyramid_created() -> None:
    assert entered("P8", 3, artifacts="A36") == 2
    assert entered("P8", 3) == 3
    table = Table(hand="P8 P9", line={5: "P29:3"}, artifacts="A36")
    table.play("create P8 3", "create P9 4")
    left = {e["card"]: e["knowledge"] for e in table.seat()["timeline"]}
    assert left == {"P8": 2, "P9": 1, "P29": 3}


def test_a36_leaves_other_kinds_and_opponents_alone() -> None:
    assert entered("M8", 4, artifacts="A36") == 3
    assert entered("C7", 3, artifacts="A36") == 10
    assert entered("P8", 3, others=[{"artifacts": "A36"}]) == 3
    assert entered("P8", 3, hand="A36") == 3


def test_a36_adds_up_with_other_reductions_and_stops_at_nothing() -> None:
    assert entered("P8", 3, artifacts="A36", line={5: "C34"}) == 1
    assert entered("P34", 2, artifacts="A36") == 0
    assert entered("P26", 2, artifacts="A36", line={5: "C34"}) == 0
    assert entered("P17", 3, artifacts="A36", past="P7 P8") == 2


def test_a36_reduces_a_pyramid_created_by_an_effect() -> None:
    table = Table(hand="M18 P8", artifacts="A36").play("create M18 6", "create P8 3")
    assert (table.knowledge("P8"), table.knowledge("M18")) == (2, 3)


def test_a36_created_after_a_pyramid_does_not_change_it() -> None:
    table = Table(hand="P8 A36").play("create P8 3", "create A36")
    assert table.knowledge("P8") == 3
    assert table.seat()["artifacts"] == ["A36"]
