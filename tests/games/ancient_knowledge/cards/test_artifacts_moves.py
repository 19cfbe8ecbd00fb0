"""Artifacts that move a monument in the timeline phase."""

from __future__ import annotations

from ..table import Table

# Twelve monuments without a timeline effect: every space is full.
FULL = {1: "C1 C2", 2: "C3 C4", 3: "C5 P1", 4: "P2 P3", 5: "P4 P5", 6: "M1 M2"}


def test_a6_moves_a_monument_with_four_knowledge_from_space_one_to_space_three() -> None:
    table = Table(artifacts="A6", line={1: "C1:4"}, phase="timeline")
    # It did not decline, and slid with all others.
    assert (table.line(), table.knowledge("C1")) == ({"C1": (2, "lower")}, 4)
    assert (table.past, table.lost) == ([], 0)


def test_a6_leaves_a_monument_with_three_knowledge_or_outside_space_one() -> None:
    table = Table(artifacts="A6", line={1: "C1:3", 2: "C2:4"}, phase="timeline")
    assert (table.past, table.lost) == (["C1"], 3)
    assert table.line() == {"C2": (1, "lower")}


def test_a6_moves_one_of_two_as_its_owner_chooses() -> None:
    table = Table(artifacts="A6", line={1: "C1:4 P1:6"}, phase="timeline")
    assert set(table.legal) == {"move C1 3", "move P1 3"}
    table.play("move C1 3")
    # P1 dropped to the lower level and declined.
    assert table.line() == {"C1": (2, "lower")}
    assert (table.past, table.lost) == (["P1"], 6)


def test_a6_examines_the_upper_level_too() -> None:
    table = Table(artifacts="A6", line={1: "C1:1 P1:4"}, phase="timeline")
    assert table.line() == {"P1": (2, "lower")}
    assert (table.past, table.lost) == (["C1"], 1)


def test_a6_takes_the_upper_level_of_space_three_if_the_lower_is_taken() -> None:
    table = Table(artifacts="A6", line={1: "C1:4", 3: "P1"}, phase="timeline")
    assert table.line() == {"P1": (2, "lower"), "C1": (2, "upper")}


def test_a6_does_nothing_with_space_three_full() -> None:
    table = Table(artifacts="A6", line={1: "C1:4", 3: "P1 P2"}, phase="timeline")
    assert (table.past, table.lost) == (["C1"], 4)


def test_a6_ignores_a_lock_and_is_no_creation() -> None:
    # C21 is locked to space 6; A24 would answer a creation.
    table = Table(artifacts="A6 A24", line={1: "C21:4"}, phase="timeline")
    assert (table.line(), table.state.seat) == ({"C21": (2, "lower")}, 1)


def test_a13_may_move_a_monument_without_knowledge_to_another_space() -> None:
    def table() -> Table:
        return Table(
            artifacts="A13", line={3: "C1 C2:1", 4: "P1", 6: "P2:1 P3:2"}, phase="timeline"
        )

    # C1 and P1 carry nothing; not to their own space, nor to one that is full.
    assert set(table().legal) == {
        *(f"move C1 {space}" for space in (1, 2, 4, 5)),
        *(f"move P1 {space}" for space in (1, 2, 5)),
        "pass",
    }
    moved = table().play("move C1 4")
    # Upper level over P1; C2 drops; then everything slides one space.
    assert moved.line() == {
        "C2": (2, "lower"),
        "P1": (3, "lower"),
        "C1": (3, "upper"),
        "P2": (5, "lower"),
        "P3": (5, "upper"),
    }
    assert moved.knowledge("C2") == 1
    declined = table().play("pass")
    assert declined.line()["C1"] == (2, "lower")


def test_a13_to_space_one_makes_the_monument_decline_in_the_same_turn() -> None:
    table = Table(artifacts="A13", line={5: "C1"}, phase="timeline").play("move C1 1")
    assert (table.line(), table.past) == ({}, ["C1"])


def test_a13_may_save_a_monument_of_space_one_even_a_locked_one() -> None:
    table = Table(artifacts="A13", line={1: "C21"}, phase="timeline").play("move C21 3")
    assert (table.line(), table.past) == ({"C21": (2, "lower")}, [])


def test_a13_does_nothing_without_a_monument_without_knowledge() -> None:
    table = Table(artifacts="A13", line={3: "C1:1"}, phase="timeline")
    assert (table.state.seat, table.line()) == (1, {"C1": (2, "lower")})
    assert Table(artifacts="A13", phase="timeline").state.seat == 1


def test_a13_does_nothing_in_a_full_timeline() -> None:
    table = Table(artifacts="A13", line=FULL, phase="timeline")
    # Straight to the decline phase.
    assert set(table.legal) == {"decline C1", "decline C2"}


def test_a13_moves_are_no_creations() -> None:
    # Neither A24 (space 5 or 6) nor the immediate effect of C12 answers the move.
    table = Table(artifacts="A13 A24", line={4: "C12", 3: "P1:3"}, lost=3, phase="timeline").play(
        "move C12 5"
    )
    assert (table.lost, table.knowledge("P1"), table.state.seat) == (3, 3, 1)
