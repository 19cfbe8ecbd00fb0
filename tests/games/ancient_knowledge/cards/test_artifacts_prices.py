"""Artifacts with a price in the timeline phase: cards of the hand, or the artifact itself."""

from __future__ import annotations

from typing import Any

from ..table import Table

TEN = "P1 P2 P3 P4 P5 P6 P7 P8 P9 P10"


def timeline(**seat: Any) -> Table:
    """A timeline phase about to begin."""
    return Table(phase="timeline", **seat)


def rotated(table: Table) -> int:
    """The number of rotated monuments in the Past."""
    return sum(entry["rotated"] for entry in table.seat()["past"])


def test_a3_discards_two_cards_to_remove_up_to_three_knowledge() -> None:
    def table() -> Table:
        return timeline(artifacts="A3", hand="C1 M1 A1", line={2: "C2:2", 3: "C3:4"})

    paid = table().play("use A3")
    assert paid.knowledge("C3") == 4  # the price comes first
    paid.play("discard C1", "discard A1")
    assert sorted(paid.position("discard")) == ["A1", "C1"]
    paid.play("remove C2 1", "remove C3 2")
    assert (paid.knowledge("C2"), paid.knowledge("C3")) == (1, 2)
    # Once per timeline phase; A3 stays on the board.
    assert (paid.hand, paid.seat()["artifacts"], paid.state.seat) == (["M1"], ["A3"], 1)
    one = table().play("use A3", "discard C1", "discard M1", "remove C3 1")
    assert (one.knowledge("C2"), one.knowledge("C3"), one.hand) == (2, 3, ["A1"])
    over = table().play("use A3", "discard C1", "discard M1")
    over.refuses("remove C3 4")


def test_a3_may_be_declined() -> None:
    table = timeline(artifacts="A3", hand="C1 M1", line={2: "C2:2"}).play("stop")
    assert (table.hand, table.knowledge("C2"), table.state.seat) == (["C1", "M1"], 2, 1)


def test_a3_is_not_available_with_one_card_in_hand() -> None:
    table = timeline(artifacts="A3", hand="C1", line={2: "C2:2"})
    assert (table.hand, table.knowledge("C2"), table.state.seat) == (["C1"], 2, 1)


def test_a3_may_be_paid_although_no_knowledge_can_be_removed() -> None:
    table = timeline(artifacts="A3", hand="C1 M1 P1", line={2: "C2"})
    table.play("use A3", "discard C1", "discard M1")
    assert (table.hand, table.state.seat) == (["P1"], 1)


def test_a3_leaves_the_amount_free_with_a_single_candidate() -> None:
    table = timeline(artifacts="A3", hand="C1 M1", line={2: "C2:2"}).play("use A3")
    assert table.hand == []
    assert set(table.legal) == {"remove C2 1", "remove C2 2", "done"}
    assert table.play("done").knowledge("C2") == 2


def test_a7_discards_two_artifacts_of_the_hand_to_draw_four() -> None:
    table = timeline(artifacts="A7 A26", hand="C1 A1 A2 A3", deck="C30 C31 C32 C33 C34")
    table.play("use A7", "discard A1", "discard A3")
    assert table.hand == ["C1", "C30", "C31", "C32", "C33", "A2"]
    # Artifacts on the board are no price, and it works once per phase.
    assert (table.seat()["artifacts"], table.state.seat) == (["A7", "A26"], 1)
    assert sorted(table.position("discard")) == ["A1", "A3"]


def test_a7_may_be_declined() -> None:
    table = timeline(artifacts="A7", hand="C1 A1 A2").play("stop")
    assert (table.hand, table.state.seat) == (["C1", "A1", "A2"], 1)


def test_a7_is_not_available_with_one_artifact_in_hand() -> None:
    table = timeline(artifacts="A7 A26 A28", hand="C1 C2 C3 A1")
    assert (table.hand, table.state.seat) == (["C1", "C2", "C3", "A1"], 1)


def test_a7_draws_no_further_than_ten_cards() -> None:
    table = timeline(
        artifacts="A7", hand="P1 P2 P3 P4 P5 P6 P7 P8 A1 A2", deck="C30 C31 C32 C33"
    ).play("use A7")
    # From ten cards: two away, two drawn.
    assert len(table.hand) == 10
    assert {"C30", "C31"} <= set(table.hand)
    assert table.position("deck")[0] == "C32"


def test_a8_discards_one_card_to_draw_one() -> None:
    table = timeline(artifacts="A8", hand="C1 A1", deck="C30 C31").play("use A8", "discard C1")
    assert (table.hand, table.position("discard")) == (["C30", "A1"], ["C1"])
    assert table.state.seat == 1  # once per phase


def test_a8_may_be_declined_and_needs_a_card() -> None:
    declined = timeline(artifacts="A8", hand="C1").play("stop")
    assert (declined.hand, declined.state.seat) == (["C1"], 1)
    empty = timeline(artifacts="A8", deck="C30")
    assert (empty.hand, empty.state.seat) == ([], 1)


def test_a8_is_not_hindered_by_a_full_hand() -> None:
    table = timeline(artifacts="A8", hand=TEN, deck="C30").play("use A8", "discard P4")
    assert len(table.hand) == 10
    assert "C30" in table.hand


def test_a15_gives_itself_away_to_straighten_up_to_four_monuments() -> None:
    table = timeline(artifacts="A15 A26", past="C1* C2* M1* P1* P2* C3").play("use A15")
    assert rotated(table) == 1
    assert (table.seat()["artifacts"], table.position("discard")) == (["A26"], ["A15"])
    few = timeline(artifacts="A15", past="C1* C2* M1").play("use A15")
    assert rotated(few) == 0


def test_a15_may_be_declined() -> None:
    table = timeline(artifacts="A15", past="C1* C2*").play("stop")
    assert (rotated(table), table.seat()["artifacts"], table.state.seat) == (2, ["A15"], 1)


def test_a15_may_be_wasted_with_nothing_rotated() -> None:
    table = timeline(artifacts="A15", past="C1").play("use A15")
    assert (rotated(table), table.seat()["artifacts"]) == (0, [])
    assert (table.position("discard"), table.state.seat) == (["A15"], 1)


def test_a15_lets_monuments_be_excavated_again() -> None:
    table = timeline(artifacts="A15", past="C1* C2*").play("use A15", "search", "search")
    assert (table.state.seat, "excavate 2" in table.legal) == (0, True)


def test_a21_gives_itself_away_to_remove_up_to_four_knowledge() -> None:
    def table() -> Table:
        return timeline(artifacts="A21", line={2: "C2:3", 3: "C3:5"})

    split = table().play("use A21", "remove C2 1", "remove C3 3")
    assert (split.knowledge("C2"), split.knowledge("C3")) == (2, 2)
    assert (split.seat()["artifacts"], split.position("discard")) == ([], ["A21"])
    assert (split.state.seat, split.lost) == (1, 0)
    less = table().play("use A21", "remove C2 2", "done")
    assert (less.knowledge("C2"), less.knowledge("C3"), less.seat()["artifacts"]) == (1, 5, [])
    none = table().play("use A21", "done")
    assert (none.knowledge("C2"), none.knowledge("C3"), none.seat()["artifacts"]) == (3, 5, [])
    table().play("use A21").refuses("remove C3 5")


def test_a21_may_be_declined() -> None:
    table = timeline(artifacts="A21", line={2: "C2:3"}).play("stop")
    assert (table.knowledge("C2"), table.seat()["artifacts"]) == (3, ["A21"])


def test_a21_may_be_wasted_without_knowledge_in_the_timeline() -> None:
    table = timeline(artifacts="A21", line={2: "C2"}).play("use A21")
    assert (table.seat()["artifacts"], table.position("discard")) == ([], ["A21"])
    assert table.state.seat == 1


def test_a21_frees_its_artifact_space() -> None:
    table = timeline(artifacts="A21 A26 A28 A29 A36", hand="A1").play("use A21")
    table.play("search", "search", "create A1")
    assert "A1" in table.seat()["artifacts"]
