"""Megaliths that change knowledge on entering play: their own, or that of other megaliths."""

from __future__ import annotations

from typing import Any

from ..table import Table
from .actions import actions_left


def enters(card: str, space: int, **seat: Any) -> int:
    """The knowledge a card of the hand enters with."""
    return Table(hand=card, **seat).play(f"create {card} {space}").knowledge(card)


def test_m17_enters_with_five_less_given_three_megaliths_in_the_past() -> None:
    assert enters("M17", 2, past="M1 M2* M3") == 1
    assert enters("M17", 2, past="M1 M2 M3 M4 M5") == 1


def test_m17_enters_with_six_given_fewer_megaliths() -> None:
    assert enters("M17", 2, past="M1 M2 C1 P1") == 6
    # Megaliths in the timeline, itself included, do not count.
    table = Table(hand="M17", past="M1 M2", line={4: "M3 M5"}).play("create M17 2")
    assert table.knowledge("M17") == 6


def test_m17_adds_up_with_other_reductions_down_to_zero() -> None:
    def table(past: str, artifacts: str) -> Table:
        return Table(hand="M17", past=past, artifacts=artifacts, line={5: "M20"})

    assert table("M1 M2 M3", "").play("create M17 2").knowledge("M17") == 0
    assert table("M1 M2 M3", "A26").play("create M17 2").knowledge("M17") == 0
    assert table("M1", "A26").play("create M17 2").knowledge("M17") == 4


def test_m17_does_not_change_once_it_stands() -> None:
    table = Table(past="M1 M2", line={1: "M3", 4: "M17:6"}, phase="decline")
    assert table.past == ["M1", "M2", "M3"]
    assert table.knowledge("M17") == 6


def test_m20_lowers_every_other_megalith_its_owner_creates_by_one() -> None:
    table = Table(hand="M31 M30", line={5: "M20:2"})
    table.play("create M31 2", "create M30 5")
    assert table.knowledge("M31", 0) == 2
    assert table.knowledge("M30", 0) == 2
    # Nothing that stands is changed.
    assert table.knowledge("M20", 0) == 2


def test_m20_does_not_lower_itself_nor_other_kinds() -> None:
    assert enters("M20", 5) == 2
    assert Table(hand="C12", line={5: "M20"}).play("create C12 1").knowledge("C12") == 2
    assert Table(hand="P9", line={5: "M20"}).play("create P9 4").knowledge("P9") == 2


def test_m20_does_nothing_from_the_hand_the_past_or_an_opponents_timeline() -> None:
    assert Table(hand="M31 M20").play("create M31 2").knowledge("M31") == 3
    assert enters("M31", 2, past="M20") == 3
    table = Table(hand="M31", others=[{"line": {5: "M20"}}]).play("create M31 2")
    assert table.knowledge("M31") == 3


def test_m20_adds_up_with_a26_and_never_below_zero() -> None:
    def table(card: str) -> Table:
        return Table(hand=card, line={5: "M20"}, artifacts="A26")

    assert table("M31").play("create M31 2").knowledge("M31") == 1
    assert table("M35").play("create M35 2").knowledge("M35") == 0


def test_m20_works_until_the_moment_it_goes_to_the_past() -> None:
    def table() -> Table:
        return Table(hand="M31", line={1: "M20 M11"}, phase="decline")

    # M11 grants a CREATE: before M20 has left, and after.
    before = table().play("decline M11", "create M31 2")
    assert before.knowledge("M31") == 2
    after = table().play("decline M20", "create M31 2")
    assert after.knowledge("M31") == 3


def test_m21_enters_with_six_less_given_four_megaliths_in_the_past() -> None:
    assert enters("M21", 3, past="M1 M2* M3 M4") == 1
    assert enters("M21", 3, past="M1 M2 M3 M4 M5") == 1
    assert enters("M21", 3, past="M1 M2 M3 C1 P1") == 7
    table = Table(hand="M21", past="M1 M2 M3", line={4: "M5 M6"}).play("create M21 3")
    assert table.knowledge("M21") == 7


def test_m21_adds_up_with_other_reductions_down_to_zero() -> None:
    past = "M1 M2 M3 M4"
    assert enters("M21", 3, past=past, artifacts="A26") == 0
    table = Table(hand="M21", past=past, artifacts="A26", line={5: "M20"}).play("create M21 3")
    assert table.knowledge("M21") == 0
    assert enters("M21", 3, artifacts="A26") == 6


def test_m23_takes_one_knowledge_off_every_other_megalith() -> None:
    table = Table(
        hand="M23 C1",
        line={2: "M31:3 C12:2", 4: "P9:1 M29", 6: "M26:1"},
        others=[{"line": {3: "M30:3"}}],
    )
    table.play("create M23 5")
    # Its own 2 stay; a megalith without knowledge, other kinds and opponents are left alone.
    standing = {card: table.knowledge(card) for card in table.line()}
    assert standing == {"M31": 2, "C12": 2, "P9": 1, "M29": 0, "M23": 2, "M26": 0}
    assert table.knowledge("M30", 1) == 3
    assert (table.hand, table.lost, actions_left(table)) == ([], 0, 1)


def test_m23_does_nothing_without_another_megalith_with_knowledge() -> None:
    table = Table(hand="M23 C1", line={2: "M31 C12:2"}).play("create M23 5")
    assert (table.knowledge("M31"), table.knowledge("C12"), table.knowledge("M23")) == (0, 2, 2)
    assert actions_left(table) == 1


def test_m23_is_resolved_in_any_order_with_the_reactions_to_its_creation() -> None:
    # A24 (space 5) may take the last knowledge of M31 before M23 does.
    table = Table(hand="M23 C1", line={2: "M31:1"}, artifacts="A24").play("create M23 5")
    assert {"use M23", "use A24"} <= set(table.legal)
    table.play("use A24", "remove M31 1", "remove M23 1")
    assert (table.knowledge("M31"), table.knowledge("M23")) == (0, 1)
    assert actions_left(table) == 1
