"""Artifacts of the timeline phase with a choice or a condition: A31, A33 and A35."""

from __future__ import annotations

from typing import Any

from ..table import Table

TILES = ["T2 T9 T10", "T19 T20 T24", "T30 T33 T34"]


def phase(**table: Any) -> Table:
    """The start of the timeline phase of seat 0."""
    table.setdefault("tiles", TILES)
    return Table(phase="timeline", **table)


def over(table: Table) -> bool:
    """Nothing is left to choose in the turn of seat 0."""
    return table.state.seat == 1


def test_a31_is_discarded_to_move_one_monument() -> None:
    table = phase(artifacts="A31", line={3: "M9:3 C11:1", 5: "C12 C13"})
    assert set(table.legal) == {"use A31", "stop"}
    table.play("use A31")
    assert table.seat()["artifacts"] == []
    assert table.position("discard") == ["A31"]
    table.refuses("pass", "done", "stop", "move M9 3", "move M9 5")
    table.play("move M9 6")  # locked to space 3, which binds its creation only
    assert over(table)
    assert table.knowledge("M9") == 3
    assert table.line() == {
        "C11": (2, "lower"),
        "C12": (4, "lower"),
        "C13": (4, "upper"),
        "M9": (5, "lower"),
    }


def test_a31_may_be_kept() -> None:
    table = phase(artifacts="A31", line={3: "C11:1"}).play("stop")
    assert over(table)
    assert table.seat()["artifacts"] == ["A31"]
    assert table.line() == {"C11": (2, "lower")}


def test_a31_makes_a_monument_moved_to_space_one_decline_in_the_same_turn() -> None:
    table = phase(artifacts="A31", line={4: "C11:2"}).play("use A31", "move C11 1")
    assert over(table)
    assert table.past == ["C11"]
    assert table.lost == 2


def test_a31_lands_above_a_monument_and_sets_off_no_creation() -> None:
    table = phase(artifacts="A24 A31", line={3: "C12:3", 5: "M8"}).play("use A31", "move C12 5")
    assert over(table)
    assert table.line() == {"M8": (4, "lower"), "C12": (4, "upper")}
    assert table.knowledge("C12") == 3


def test_a31_can_be_discarded_for_nothing_with_an_empty_timeline() -> None:
    table = phase(artifacts="A31").play("use A31")
    assert over(table)
    assert table.seat()["artifacts"] == []


def test_a31_is_discarded_for_nothing_when_no_monument_has_a_destination() -> None:
    full = {space: f"C{10 + space} M{15 + space}" for space in range(1, 7)}
    table = phase(artifacts="A31", line=full).play("use A31")
    assert table.seat()["artifacts"] == []
    assert set(table.legal) == {"decline C11", "decline M16"}


def test_a31_moves_nothing_of_an_opponent() -> None:
    table = phase(artifacts="A31", others=[{"line": {3: "C11"}}]).play("use A31")
    assert over(table)
    assert table.line(1) == {"C11": (3, "lower")}


def test_a33_lets_its_owner_learn_with_seventeen_lost_knowledge() -> None:
    table = phase(artifacts="A33", lost=17)
    assert set(table.legal) == {
        "pass",
        *("learn T9", "learn T10", "learn T19", "learn T20", "learn T30"),
    }
    table.play("learn T9")
    assert over(table)
    assert table.seat()["collection"] == ["T9"]
    assert table.lost == 15


def test_a33_may_be_declined() -> None:
    table = phase(artifacts="A33", lost=20).play("pass")
    assert over(table)
    assert table.seat()["collection"] == []
    assert table.lost == 20


def test_a33_does_nothing_below_seventeen_or_when_nothing_can_be_learned() -> None:
    assert over(phase(artifacts="A33", lost=16))
    assert over(phase(lost=5, others=[{"artifacts": "A33", "lost": 17}]))
    assert over(phase(artifacts="A33", lost=17, tiles=["T1 T2 T7", "T15 T18 T24", "T33 T34 T35"]))


def test_a33_tests_its_condition_when_it_is_resolved() -> None:
    # M31 takes one lost knowledge off: before A33 it leaves sixteen.
    table = phase(artifacts="A33", line={4: "M31"}, lost=17)
    assert {"use A33", "use M31"} <= set(table.legal)
    assert over(table.play("use M31"))
    assert table.seat()["collection"] == []
    assert table.lost == 16
    table = phase(artifacts="A33", line={4: "M31"}, lost=17).play("use A33", "learn T10")
    assert table.seat()["collection"] == ["T10"]


def test_a33_sets_off_reactions_to_its_learn() -> None:
    table = phase(artifacts="A20 A33", lost=17, deck="M8").play("learn T10")
    assert over(table)
    assert table.hand == ["M8"]


def test_a33_costs_three_other_cards() -> None:
    table = Table(hand="A33 C6 C7 C8 C9", actions=2).play("create A33")
    table.play("discard C6", "discard C8")  # and C9, the only card that can follow
    assert table.hand == ["C7"]
    assert table.seat()["artifacts"] == ["A33"]
    Table(hand="A33 C6 C7").refuses("create A33")


def test_a35_draws_a_card_with_at_most_one_in_hand() -> None:
    assert phase(artifacts="A35", deck="M8").hand == ["M8"]
    assert phase(artifacts="A35", hand="C6", deck="M8").hand == ["C6", "M8"]


def test_a35_draws_nothing_with_two_in_hand_or_for_an_opponent() -> None:
    table = phase(artifacts="A35", hand="C6 C7", deck="M8")
    assert over(table)
    assert table.hand == ["C6", "C7"]
    table = phase(deck="M8", others=[{"artifacts": "A35"}])
    assert table.hand == []
    assert table.seat(1)["hand"] == []


def test_a35_is_enabled_by_a_discard_and_disabled_by_a_draw_before_it() -> None:
    # C35 discards a card in each timeline phase, P31 draws one.
    table = phase(artifacts="A35", line={4: "C35"}, hand="C6 C7", deck="M8").play("discard C6")
    assert over(table)
    assert table.hand == ["C7", "M8"]
    table = phase(artifacts="A35", line={4: "P31"}, hand="C6", deck="M8 M9")
    assert set(table.legal) == {"use A35", "use P31"}
    assert table.play("use P31").hand == ["C6", "M8"]
    table = phase(artifacts="A35", line={4: "P31"}, hand="C6", deck="M8 M9")
    assert table.play("use A35").hand == ["C6", "M8", "M9"]
