"""Cities with an effect when they decline."""

from __future__ import annotations

import pytest

from ..table import Table

NINE = "A1 A2 A3 A4 A5 A6 A7 A8 A9"
FULL = f"{NINE} A10"


def test_c15_moves_another_monument_to_any_space_with_room() -> None:
    table = Table(line={1: "C15:1", 3: "M5:2 M6:1", 4: "P5 P6"}, phase="decline")
    monuments = {3: ("M5", "M6"), 4: ("P5", "P6")}
    assert sorted(table.legal) == sorted(
        f"move {card} {space}"
        for home, cards in monuments.items()
        for card in cards
        for space in (1, 2, 3, 5, 6)
        if space not in (home, 3)
    )
    table.play("move M5 6")
    assert table.past == ["C15"]
    assert table.lost == 1
    assert table.line() == {
        "M6": (2, "lower"),  # dropped, then slid
        "P5": (3, "lower"),
        "P6": (3, "upper"),
        "M5": (5, "lower"),
    }
    assert [table.knowledge(c) for c in ("M5", "M6")] == [2, 1]


def test_c15_must_move_the_only_other_monument_but_never_itself() -> None:
    table = Table(line={1: "C15:1", 3: "C35:1"}, phase="decline")
    assert sorted(table.legal) == [f"move C35 {space}" for space in (1, 2, 4, 5, 6)]
    table.refuses("pass", "done", "move C15 3", "move C35 3")
    table.play("move C35 2")
    assert table.line() == {"C35": (1, "lower")}


def test_c15_moving_a_monument_into_space_one_makes_it_decline_in_the_same_phase() -> None:
    deck = "P1 P2 P3 P4"
    table = Table(line={1: "C15:1", 4: "C16:2"}, deck=deck, phase="decline").play("move C16 1")
    assert table.past == ["C15", "C16"]
    assert table.hand == deck.split()
    assert table.lost == 3
    assert table.line() == {}


def test_c15_moving_a_waiting_monument_out_of_space_one_spares_it() -> None:
    table = Table(line={1: "C15:1 M5:3"}, phase="decline").play("decline C15")
    assert sorted(table.legal) == [f"move M5 {space}" for space in range(2, 7)]
    table.play("move M5 2")
    assert table.past == ["C15"]
    assert table.lost == 1
    assert table.line() == {"M5": (1, "lower")}


def test_c15_fills_its_own_place_in_space_one() -> None:
    table = Table(line={1: "C15:1 M5:3", 3: "M6"}, phase="decline").play("decline C15")
    table.refuses("move M6 1")


def test_c15_does_nothing_alone_or_in_a_full_timeline() -> None:
    table = Table(line={1: "C15:1"}, phase="decline")
    assert table.past == ["C15"]
    line = {1: "C15 M1", 2: "M2 M3", 3: "M4 M5", 4: "M6 M7", 5: "P1 P2", 6: "P3 P4"}
    table = Table(line=line, phase="decline").play("decline C15")
    assert table.past == ["C15", "M1"]
    assert table.line()["P4"] == (5, "upper")


def test_c15_declining_second_finds_nobody_left_to_move() -> None:
    table = Table(line={1: "C15:1 M5:3"}, phase="decline").play("decline M5")
    assert table.past == ["M5", "C15"]  # nobody was left to be moved
    assert table.state.seat == 1


def test_c16_draws_four_cards() -> None:
    table = Table(line={1: "C16:2"}, hand="A1", deck="P1 P2 P3 P4 P5", phase="decline")
    assert table.hand == ["P1", "P2", "P3", "P4", "A1"]
    assert table.past == ["C16"]
    assert table.lost == 2


def test_c16_draws_up_to_the_hand_limit_of_ten() -> None:
    table = Table(line={1: "C16:2"}, hand=NINE, deck="P1 P2", phase="decline")
    assert len(table.hand) == 10
    assert table.position("deck")[0] == "P2"
    table = Table(line={1: "C16:2"}, hand=FULL, deck="P1 P2", phase="decline")
    assert table.hand == FULL.split()
    assert table.past == ["C16"]


def test_c16_draws_nothing_outside_space_one() -> None:
    table = Table(line={2: "C16:2"}, phase="decline")
    assert table.hand == []
    assert table.line() == {"C16": (1, "lower")}


def test_c17_draws_six_cards() -> None:
    deck = "P1 P2 P3 P4 P5 P6"
    table = Table(line={1: "C17:3"}, deck=f"{deck} P7", phase="decline")
    assert table.hand == deck.split()
    assert table.past == ["C17"]
    assert table.lost == 3


def test_c17_draws_up_to_the_hand_limit_of_ten() -> None:
    table = Table(
        line={1: "C17:3"}, hand="A1 A2 A3 A4 A5 A6", deck="P1 P2 P3 P4 P5", phase="decline"
    )
    assert len(table.hand) == 10
    assert table.position("deck")[0] == "P5"
    table = Table(line={1: "C17:3"}, hand=FULL, phase="decline")
    assert table.hand == FULL.split()


def test_c17_and_c16_decline_in_the_order_their_owner_picks() -> None:
    deck = "P1 P2 P3 P4 P5 P6 P7 P8 P9"
    table = Table(line={1: "C16:2 C17:3"}, hand="A1", deck=deck, phase="decline")
    assert sorted(table.legal) == ["decline C16", "decline C17"]
    table.play("decline C17")
    assert table.past == ["C17", "C16"]
    assert len(table.hand) == 10
    assert table.lost == 5


def test_c19_takes_four_knowledge_off_a_city_carrying_six() -> None:
    table = Table(line={1: "C19:1", 3: "C29:6 M5:7", 5: "C1:5"}, phase="decline")
    assert [table.knowledge(c) for c in ("C29", "M5", "C1")] == [2, 7, 5]
    assert table.past == ["C19"]
    assert table.lost == 1


def test_c19_lets_its_owner_pick_among_several_cities() -> None:
    table = Table(line={1: "C19:1", 3: "C29:6", 5: "C28:9"}, phase="decline")
    assert sorted(table.legal) == ["remove C28 4", "remove C29 4"]
    table.play("remove C28 4")
    assert [table.knowledge(c) for c in ("C29", "C28")] == [6, 5]


def test_c19_does_nothing_when_no_city_carries_six() -> None:
    others = [{"line": {3: "C7:10"}}]
    table = Table(line={1: "C19:5", 3: "C29:5 M5:7"}, others=others, phase="decline")
    assert [table.knowledge(c) for c in ("C29", "M5")] == [5, 7]
    assert table.knowledge("C7", 1) == 10
    assert table.lost == 5


def test_c19_may_take_the_knowledge_off_itself() -> None:
    table = Table(line={1: "C19:6"}, phase="decline")
    assert table.past == ["C19"]
    assert table.lost == 2


def test_c21_takes_up_to_seven_knowledge_off_other_monuments() -> None:
    line = {1: "C21:4", 2: "M5:3", 4: "P5:2 C1:6"}
    table = Table(line=line, phase="decline").play("remove M5 3", "remove P5 1", "remove C1 3")
    assert [table.knowledge(c) for c in ("M5", "P5", "C1")] == [0, 1, 3]
    assert table.past == ["C21"]
    assert table.lost == 4


def test_c21_may_take_less_or_nothing() -> None:
    line = {1: "C21:4", 2: "M5:3", 4: "P5:2 C1:6"}
    table = Table(line=line, phase="decline").play("remove P5 2", "done")
    assert [table.knowledge(c) for c in ("M5", "P5", "C1")] == [3, 0, 6]
    table = Table(line=line, phase="decline").play("done")
    assert [table.knowledge(c) for c in ("M5", "P5", "C1")] == [3, 2, 6]
    assert table.state.seat == 1


@pytest.mark.parametrize("amount", [0, 1, 6, 7])
def test_c21_leaves_the_amount_free_for_a_single_monument_too(amount: int) -> None:
    table = Table(line={1: "C21:4", 2: "C7:10"}, phase="decline")
    table.refuses("remove C21 1", "remove C7 8")
    table.play(f"remove C7 {amount}" if amount else "done")
    assert table.knowledge("C7") == 10 - amount
    assert table.lost == 4


def test_c21_reaches_the_monument_waiting_beside_it_in_space_one() -> None:
    table = Table(line={1: "C21:4 M5:3"}, phase="decline").play("decline C21", "remove M5 3")
    assert table.past == ["C21", "M5"]
    assert table.lost == 4


def test_c21_does_nothing_without_knowledge_on_another_monument() -> None:
    table = Table(line={1: "C21:4", 3: "M5:0"}, phase="decline")
    assert table.past == ["C21"]
    assert table.lost == 4
    assert table.state.seat == 1


def test_c21_can_be_created_in_space_six_only() -> None:
    table = Table(hand="C21 A1 A2 A3")
    table.refuses("create C21 5", "create C21 1")
    table.play("create C21 6", "discard A2")
    assert table.line() == {"C21": (6, "lower")}
    assert table.hand == ["A1", "A3"]
    Table(hand="C21 A1 A2 A3", line={6: "M5 M6"}).refuses("create C21 6", "create C21 5")
