"""Artifacts that remove knowledge in the timeline phase, under a condition."""

from __future__ import annotations

from typing import Any

from ..table import Table

TEN = "M1 M2 M3 M4 M5 M6 M7 M8 M9 M10"


def untouched(**seat: Any) -> bool:
    """Whether a timeline phase passes without a choice, a removal or a draw."""
    table = Table(phase="timeline", **seat)
    before = sorted(e["knowledge"] for e in table.document["players"][0]["timeline"])
    now = sorted(e["knowledge"] for e in table.seat()["timeline"])
    return table.state.seat == 1 and now == before and table.hand == seat.get("hand", "").split()


def test_a2_removes_one_knowledge_and_draws_one_card_with_three_cities() -> None:
    line = {2: "C1:2 C2:1", 4: "C3 P9:1"}
    table = Table(artifacts="A2", line=line, deck="C30", phase="timeline")
    # Mandatory; any own monument with knowledge.
    assert set(table.legal) == {"remove C1 1", "remove C2 1", "remove P9 1"}
    assert table.hand == []  # the draw comes after the removal
    table.play("remove P9 1")
    assert (table.knowledge("P9"), table.knowledge("C1"), table.knowledge("C2")) == (0, 2, 1)
    assert (table.hand, table.lost) == (["C30"], 0)


def test_a2_and_a11_work_once_however_many_stand_in_the_timeline() -> None:
    cities = Table(
        artifacts="A2", line={2: "C1:2 C2", 4: "C3 C4"}, deck="C30 C31", phase="timeline"
    )
    assert (cities.knowledge("C1"), cities.hand) == (1, ["C30"])
    pyramids = Table(artifacts="A11", line={2: "P1:5 P3", 4: "P9 P10"}, phase="timeline")
    assert pyramids.play("remove P1 2").knowledge("P1") == 3


def test_a2_does_nothing_with_two_cities_in_the_timeline() -> None:
    assert untouched(artifacts="A2", line={2: "C1:2 C2:1", 4: "P9:1"})
    assert untouched(artifacts="A2", line={2: "C1:2 C2:1"}, past="C3 C4 C5")


def test_a2_draws_even_if_there_is_no_knowledge_to_remove() -> None:
    table = Table(artifacts="A2", line={2: "C1 C2", 4: "C3"}, deck="C30", phase="timeline")
    assert table.hand == ["C30"]


def test_a2_removes_knowledge_even_with_a_full_hand() -> None:
    line = {2: "C1 C2", 4: "C3:4"}
    table = Table(artifacts="A2", line=line, hand=TEN, phase="timeline")
    assert (table.knowledge("C3"), table.hand) == (3, TEN.split())


def test_a4_removes_one_knowledge_with_all_three_kinds_in_the_timeline() -> None:
    line = {2: "C1:2 M30", 4: "P9:1"}
    table = Table(artifacts="A4", line=line, deck="C30", phase="timeline")
    assert set(table.legal) == {"remove C1 1", "remove P9 1"}
    table.play("remove C1 1")
    assert (table.knowledge("C1"), table.knowledge("P9"), table.hand) == (1, 1, [])


def test_a4_does_nothing_when_a_kind_is_missing_from_the_timeline() -> None:
    assert untouched(artifacts="A4", line={2: "C1:2 M1:1", 4: "C2:1"}, past="P1")
    assert untouched(artifacts="A4", line={2: "C1:2 P1:1"}, past="M1")
    assert untouched(artifacts="A4", line={2: "M1:2 P1:1"}, past="C1")


def test_a4_is_mandatory_with_one_candidate_and_skipped_with_none() -> None:
    table = Table(artifacts="A4", line={2: "C1:2 M1", 4: "P1"}, phase="timeline")
    assert (table.knowledge("C1"), table.state.seat) == (1, 1)
    # Two of each kind are no more than one.
    two = Table(artifacts="A4", line={2: "C1:2 M1", 3: "P1 P3", 4: "C2 M2"}, phase="timeline")
    assert (two.knowledge("C1"), two.state.seat) == (1, 1)
    assert untouched(artifacts="A4", line={2: "C1 M1", 4: "P1"})


def test_a9_may_remove_one_knowledge_with_little_lost_and_a_past() -> None:
    def table() -> Table:
        return Table(artifacts="A9", past="C1", lost=3, line={3: "C2:2 C3:1"}, phase="timeline")

    taken = table().play("remove C2 1")
    assert (taken.knowledge("C2"), taken.knowledge("C3"), taken.state.seat) == (1, 1, 1)
    declined = table().play("done")
    assert (declined.knowledge("C2"), declined.knowledge("C3")) == (2, 1)
    table().refuses("remove C2 2")


def test_a9_may_be_declined_with_a_single_candidate_too() -> None:
    table = Table(artifacts="A9", past="C1* M1", line={3: "C2:2"}, phase="timeline")
    assert set(table.legal) == {"remove C2 1", "done"}
    assert table.play("done").knowledge("C2") == 2


def test_a9_does_nothing_with_four_lost_knowledge_or_an_empty_past() -> None:
    assert untouched(artifacts="A9", past="C1", lost=4, line={3: "C2:2"})
    assert untouched(artifacts="A9", line={3: "C2:2"})


def test_a9_is_skipped_without_knowledge_in_the_timeline() -> None:
    assert untouched(artifacts="A9", past="C1", line={3: "C2"})


def test_a11_removes_up_to_two_knowledge_with_three_pyramids() -> None:
    def table() -> Table:
        return Table(artifacts="A11", line={2: "P1:2 P3:1", 4: "P9 C1:1"}, phase="timeline")

    both = table().play("remove P1 2")
    assert (both.knowledge("P1"), both.state.seat) == (0, 1)
    split = table().play("remove P3 1", "remove C1 1")
    assert (split.knowledge("P1"), split.knowledge("P3"), split.knowledge("C1")) == (2, 0, 0)
    one = table().play("remove P1 1", "done")
    assert (one.knowledge("P1"), one.knowledge("P3"), one.knowledge("C1")) == (1, 1, 1)
    none = table().play("done")
    assert none.knowledge("P1") == 2


def test_a11_leaves_the_amount_free_with_a_single_candidate() -> None:
    table = Table(artifacts="A11", line={2: "P1:5 P3", 4: "P9"}, phase="timeline")
    assert set(table.legal) == {"remove P1 1", "remove P1 2", "done"}


def test_a11_does_nothing_with_two_pyramids_in_the_timeline() -> None:
    assert untouched(artifacts="A11", line={2: "P1:2 P3:1", 4: "C1:1"}, past="P4 P5 P6")


def test_a11_is_skipped_without_knowledge_in_the_timeline() -> None:
    assert untouched(artifacts="A11", line={2: "P1 P3", 4: "P9"})


def test_a27_removes_one_knowledge_and_draws_one_card_with_space_one_full() -> None:
    table = Table(artifacts="A27", line={1: "C1:1 P1:1", 5: "M1:4"}, deck="C30", phase="timeline")
    # Any own monument, not only those of space 1.
    assert set(table.legal) == {"remove C1 1", "remove P1 1", "remove M1 1"}
    table.play("remove M1 1")
    assert (table.knowledge("M1"), table.hand) == (3, ["C30"])
    table.play("decline C1")
    assert (table.lost, table.past) == (2, ["C1", "P1"])


def test_a27_does_nothing_with_one_monument_or_none_in_space_one() -> None:
    one = Table(artifacts="A27", line={1: "C1:1", 2: "P1:1 P2:1"}, phase="timeline")
    assert (one.hand, one.knowledge("P1"), one.lost) == ([], 1, 1)
    assert untouched(artifacts="A27", line={2: "P1:1 P2:1"})


def test_a27_draws_even_if_there_is_no_knowledge_to_remove() -> None:
    table = Table(artifacts="A27", line={1: "C1 P1"}, deck="C30", phase="timeline")
    assert table.hand == ["C30"]


def test_a27_removes_knowledge_even_with_a_full_hand() -> None:
    table = Table(artifacts="A27", line={1: "C1 P1", 3: "P2:2"}, hand=TEN, phase="timeline")
    assert (table.knowledge("P2"), table.hand) == (1, TEN.split())


def test_a27_condition_is_looked_at_when_it_is_resolved() -> None:
    def table() -> Table:
        return Table(artifacts="A6 A27", line={1: "C1:4 P1"}, deck="C30", phase="timeline")

    assert set(table().legal) == {"use A6", "use A27"}
    # A6 first takes C1 to space 3, and space 1 is no longer full.
    assert table().play("use A6").hand == []
    # A27 first takes 1 off C1, which then has too little for A6.
    second = table().play("use A27")
    assert second.hand == ["C30"]
    assert second.line() == {"C1": (1, "lower"), "P1": (1, "upper")}
    assert second.knowledge("C1") == 3
