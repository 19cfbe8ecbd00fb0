"""Megaliths that answer a LEARN or the CREATE of an artifact: remove 1 knowledge, draw 1."""

from __future__ import annotations

from ..table import Table
from .actions import actions_left

TILES = ["T19 T20 T9", "T4 T5 T10", "T40 T41 T42"]
TEN = "P1 P2 P3 P4 P5 P6 P7 P8 P9 P10"


def test_m22_removes_one_knowledge_and_draws_one_card_after_a_writing_technology() -> None:
    table = Table(line={5: "M22:2 C1:4"}, tiles=TILES, deck="C9").play("learn T19")
    # Mandatory; any own monument with knowledge, M22 included.
    assert set(table.legal) == {"remove M22 1", "remove C1 1"}
    table.play("remove M22 1")
    assert (table.knowledge("M22"), table.knowledge("C1"), table.hand) == (1, 4, ["C9"])
    assert (table.lost, actions_left(table)) == (0, 1)


def test_m22_answers_level_two_as_well() -> None:
    table = Table(line={5: "M22:2"}, past="M1 M2 M3", tiles=TILES, deck="C9").play("learn T40")
    assert (table.knowledge("M22"), table.hand) == (1, ["C9"])


def test_m22_does_not_answer_ancient_or_secret_technologies() -> None:
    table = Table(line={5: "M22:2 P9:1"}, tiles=TILES, deck="C9")
    table.play("learn T9", "learn T10", "move P9 3")
    assert (table.seat()["collection"], table.hand) == (["T9", "T10"], [])
    assert table.knowledge("M22") == 2


def test_m22_draws_even_if_there_is_no_knowledge_to_remove() -> None:
    table = Table(line={5: "M22"}, tiles=TILES, deck="C9").play("learn T19")
    assert (table.knowledge("M22"), table.hand) == (0, ["C9"])


def test_m22_removes_knowledge_even_with_a_full_hand() -> None:
    table = Table(line={5: "M22:1"}, hand=TEN, tiles=TILES, deck="C9").play("learn T19")
    assert (table.knowledge("M22"), table.hand) == (0, TEN.split())


def test_m22_comes_after_the_effect_of_the_technology() -> None:
    # T20 takes 1 off M22 first; only C1 is left to take from.
    table = Table(line={5: "M22:1 C1:4"}, tiles=TILES, deck="C9").play("learn T20")
    assert (table.knowledge("M22"), table.knowledge("C1"), table.hand) == (0, 3, ["C9"])


def test_m22_does_nothing_in_the_past_in_hand_or_in_an_opponents_timeline() -> None:
    past = Table(past="M22", line={5: "C1:4"}, tiles=TILES).play("learn T19")
    assert (past.hand, past.knowledge("C1")) == ([], 4)
    hand = Table(hand="M22", line={5: "C1:4"}, tiles=TILES).play("learn T19")
    assert (hand.hand, hand.knowledge("C1")) == (["M22"], 4)
    other = Table(others=[{"line": {5: "M22:2"}}], line={5: "C1:4"}, tiles=TILES).play("learn T19")
    assert (other.hand, other.knowledge("C1")) == ([], 4)
    assert (other.seat(1)["hand"], other.knowledge("M22", 1)) == ([], 2)


def test_m22_and_a17_answer_in_the_order_their_owner_wants() -> None:
    table = Table(line={5: "M22:2"}, artifacts="A17", tiles=TILES, deck="C9 C10 C11 C12")
    table.play("learn T19")
    assert set(table.legal) == {"use M22", "use A17"}
    table.play("use A17")
    assert (table.hand, table.knowledge("M22")) == (["C9", "C10", "C11"], 1)


def test_m26_removes_one_knowledge_and_draws_one_card_after_an_artifact() -> None:
    table = Table(hand="A1", line={6: "M26:3 C1:4"}, deck="C9").play("create A1")
    assert set(table.legal) == {"remove M26 1", "remove C1 1"}
    table.play("remove C1 1")
    assert (table.knowledge("M26"), table.knowledge("C1"), table.hand) == (3, 3, ["C9"])
    assert actions_left(table) == 1


def test_m26_answers_every_artifact_of_the_turn() -> None:
    table = Table(hand="A26 A28", line={6: "M26:3"}, deck="C9 C10")
    table.play("create A26", "create A28")
    assert (table.knowledge("M26"), table.hand) == (1, ["C9", "C10"])


def test_m26_does_not_answer_a_monument() -> None:
    table = Table(hand="C12", line={6: "M26:3"}).play("create C12 1")
    assert (table.knowledge("M26"), table.hand, actions_left(table)) == (3, [], 1)


def test_m26_draws_even_if_there_is_no_knowledge_to_remove() -> None:
    table = Table(hand="A1", line={6: "M26"}, deck="C9").play("create A1")
    assert table.hand == ["C9"]


def test_m26_draws_no_further_than_ten_cards() -> None:
    # Ten in hand, one of them created: room for exactly one again.
    table = Table(hand=TEN.replace("P10", "A1"), line={6: "M26:1"}, deck="C9 C10")
    table.play("create A1")
    assert (len(table.hand), table.knowledge("M26")) == (10, 0)
    assert table.position("deck")[0] == "C10"


def test_m26_does_nothing_in_the_past_in_hand_or_in_an_opponents_timeline() -> None:
    past = Table(hand="A1", past="M26", line={5: "C1:4"}).play("create A1")
    assert (past.hand, past.knowledge("C1")) == ([], 4)
    hand = Table(hand="A1 M26", line={5: "C1:4"}).play("create A1")
    assert (hand.hand, hand.knowledge("C1")) == (["M26"], 4)
    other = Table(hand="A1", others=[{"line": {5: "M26:2"}}], line={5: "C1:4"}).play("create A1")
    assert (other.hand, other.knowledge("C1"), other.knowledge("M26", 1)) == ([], 4, 2)


def test_m26_and_p20_answer_in_the_order_their_owner_wants() -> None:
    table = Table(hand="A1", line={6: "M26:1", 3: "P20"}, tiles=TILES, deck="C9")
    table.play("create A1")
    assert {"use M26", "use P20"} <= set(table.legal)
    table.play("use P20", "learn T9")
    assert (table.seat()["collection"], table.hand) == (["T9"], ["C9"])
    assert table.knowledge("M26") == 0
