"""A25: knowledge removed in place of the draw of an EXCAVATE."""

from __future__ import annotations

from ..table import Table
from .actions import actions_left

DECK = "C30 C31 C32 C33 C34 C35"


def excavated(rotated: int, artifacts: str = "A25", hand: str = "") -> Table:
    """An EXCAVATE of this many of three monuments, with two monuments carrying knowledge."""
    table = Table(
        artifacts=artifacts,
        past="C1 C2 C3",
        hand=hand,
        line={2: "C4:4", 3: "C5:5"},
        deck=DECK,
    )
    return table.play(f"excavate {rotated}")


def rotated(table: Table) -> int:
    """The number of rotated monuments in the Past."""
    return sum(entry["rotated"] for entry in table.seat()["past"])


def test_a25_may_remove_up_to_six_knowledge_in_place_of_the_draw_after_two() -> None:
    table = excavated(2)
    assert set(table.legal) == {"use A25", "draw"}
    table.play("use A25", "remove C4 2", "remove C5 4")
    assert (table.knowledge("C4"), table.knowledge("C5")) == (2, 1)
    assert (table.hand, rotated(table)) == ([], 2)
    assert (table.lost, actions_left(table)) == (0, 1)


def test_a25_removes_any_amount_from_none_to_six() -> None:
    some = excavated(2).play("use A25", "remove C5 1")
    assert (some.knowledge("C4"), some.knowledge("C5"), some.hand) == (4, 4, [])
    none = excavated(2).play("use A25", "done")
    assert (none.knowledge("C4"), none.knowledge("C5"), none.hand) == (4, 5, [])
    # Never more from a monument than it carries, nor more than six in all.
    excavated(2).play("use A25").refuses("remove C4 5")
    excavated(2).play("use A25", "remove C4 4").refuses("remove C5 3")


def test_a25_may_be_declined_for_the_normal_draw() -> None:
    table = excavated(2).play("draw")
    assert table.hand == DECK.split()[:4]
    assert (table.knowledge("C4"), table.knowledge("C5"), rotated(table)) == (4, 5, 2)


def test_a25_with_a29_gives_up_or_draws_six() -> None:
    assert excavated(2, artifacts="A25 A29").play("draw").hand == DECK.split()
    table = excavated(2, artifacts="A25 A29").play("use A25", "remove C4 4", "remove C5 2")
    assert (table.knowledge("C4"), table.knowledge("C5"), table.hand) == (0, 3, [])


def test_a25_does_nothing_after_one_or_three() -> None:
    one = excavated(1)
    assert (one.hand, actions_left(one)) == (DECK.split()[:2], 1)
    three = excavated(3)
    assert (three.hand, actions_left(three)) == (DECK.split(), 1)
    assert (three.knowledge("C4"), three.knowledge("C5")) == (4, 5)


def test_a25_is_worth_its_choice_with_a_full_hand() -> None:
    ten = "P1 P2 P3 P4 P5 P6 P7 P8 P9 P10"
    table = excavated(2, hand=ten).play("use A25", "remove C4 1", "remove C5 5")
    assert (table.knowledge("C4"), table.knowledge("C5")) == (3, 0)
    assert table.hand == ten.split()


def test_a25_of_an_opponent_changes_nothing() -> None:
    table = Table(past="C1 C2", others=[{"artifacts": "A25", "line": {3: "C3:4"}}], deck=DECK)
    table.play("excavate 2")
    assert (table.hand, table.knowledge("C3", 1)) == (DECK.split()[:4], 4)


def test_a25_answers_each_excavate_of_the_turn() -> None:
    table = Table(artifacts="A25", past="C1 C2 C3 M1", line={3: "C5:8"}, deck=DECK)
    table.play("excavate 2", "use A25", "remove C5 6", "excavate 2")
    assert set(table.legal) == {"use A25", "draw"}
