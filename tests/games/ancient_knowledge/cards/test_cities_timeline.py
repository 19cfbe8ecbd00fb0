"""Cities with an effect in every timeline phase of their owner."""

from __future__ import annotations

import pytest

from ..table import Table

FULL = "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10"


def test_c6_takes_one_knowledge_off_every_neighbouring_city() -> None:
    table = Table(
        line={2: "C1:3", 3: "C6:2 C2:3", 4: "C3:3 C4:3", 5: "C5:3"}, lost=1, phase="timeline"
    )
    assert {card: table.knowledge(card) for card in table.line()} == {
        "C1": 2,
        "C6": 2,
        "C2": 2,
        "C3": 2,
        "C4": 3,  # diagonal
        "C5": 3,  # two spaces away
    }
    assert table.lost == 1
    assert table.state.seat == 1


def test_c6_on_the_upper_level_reaches_the_upper_neighbours_and_the_city_below() -> None:
    table = Table(line={2: "C1:3 C2:3", 3: "C3:3 C6:2", 4: "C4:3 C5:3"}, phase="timeline")
    assert [table.knowledge(c) for c in ("C1", "C2", "C3", "C4", "C5")] == [3, 2, 2, 3, 2]


def test_c6_leaves_other_kinds_and_cities_without_knowledge_alone() -> None:
    table = Table(line={2: "M5:3", 3: "C6:2 P5:3", 4: "C3:0"}, phase="timeline")
    assert [table.knowledge(c) for c in ("M5", "C6", "P5", "C3")] == [3, 2, 3, 0]


def test_c6_acts_already_in_the_turn_it_is_created() -> None:
    table = Table(hand="C6", line={3: "C1:3"}, actions=1).play("create C6 2")
    assert table.knowledge("C1") == 2
    assert table.knowledge("C6") == 2


def test_c6_in_the_past_does_nothing_any_more() -> None:
    table = Table(past="C6", line={2: "C1:3", 3: "C2:3"}, phase="timeline")
    assert [table.knowledge(c) for c in ("C1", "C2")] == [3, 3]


def test_c7_loses_three_knowledge_when_two_neighbours_are_pyramids() -> None:
    table = Table(line={2: "P1:1", 3: "C7:10", 4: "P2:1"}, phase="timeline")
    assert [table.knowledge(c) for c in ("P1", "C7", "P2")] == [1, 7, 1]
    assert table.lost == 0


def test_c7_loses_three_knowledge_no_more_when_three_neighbours_are_pyramids() -> None:
    table = Table(line={2: "P1", 3: "C7:10 P3:4", 4: "P2"}, phase="timeline")
    assert table.knowledge("C7") == 7


def test_c7_keeps_its_knowledge_when_one_neighbour_is_a_pyramid() -> None:
    table = Table(line={2: "P1", 3: "C7:10 M5", 4: "C1 P2"}, phase="timeline")  # P2: diagonal
    assert table.knowledge("C7") == 10


def test_c7_loses_what_is_left_when_it_carries_less_than_three() -> None:
    table = Table(line={3: "C7:2 P1", 4: "P2"}, lost=2, phase="timeline")
    assert table.knowledge("C7") == 0
    assert table.lost == 2


@pytest.mark.parametrize("pair", ["C1 C2", "M1 M2", "P1 P2"])
def test_c8_loses_two_knowledge_when_two_neighbours_share_a_kind(pair: str) -> None:
    before, after = pair.split()
    line = {3: f"{before}:2", 4: "C8:9", 5: f"{after}:2"}
    table = Table(line=line, phase="timeline")
    assert [table.knowledge(c) for c in (before, "C8", after)] == [2, 7, 2]


def test_c8_counts_the_monument_above_and_loses_two_with_three_of_a_kind_too() -> None:
    table = Table(line={3: "M1", 4: "C8:9 M2"}, phase="timeline")
    assert table.knowledge("C8") == 7
    table = Table(line={3: "M1", 4: "C8:9 M2", 5: "M3"}, phase="timeline")
    assert table.knowledge("C8") == 7


def test_c8_does_not_count_itself_nor_diagonal_monuments() -> None:
    table = Table(line={3: "C1 M2", 4: "C8:9 P1", 5: "M1 P2"}, phase="timeline")
    assert table.knowledge("C8") == 9


def test_c8_loses_what_is_left_when_it_carries_one() -> None:
    table = Table(line={3: "C1", 4: "C8:1", 5: "C2"}, phase="timeline")
    assert table.knowledge("C8") == 0
    assert table.lost == 0


@pytest.mark.parametrize("lost", [0, 2])
def test_c9_draws_a_card_with_at_most_two_lost_knowledge_and_a_past(lost: int) -> None:
    table = Table(line={4: "C9:1"}, past="M5*", lost=lost, deck="A7 A8", phase="timeline")
    assert table.hand == ["A7"]


def test_c9_draws_nothing_with_three_lost_knowledge() -> None:
    assert Table(line={4: "C9:1"}, past="M5", lost=3, phase="timeline").hand == []


def test_c9_draws_nothing_while_the_past_is_empty() -> None:
    table = Table(line={4: "C9:1"}, others=[{"past": "M5"}], phase="timeline")
    assert table.hand == []


def test_c9_draws_up_to_the_hand_limit_of_ten() -> None:
    nine = FULL.removesuffix(" A10")
    table = Table(line={4: "C9:1"}, past="M5", hand=nine, deck="A11", phase="timeline")
    assert len(table.hand) == 10
    table = Table(line={4: "C9:1"}, past="M5", hand=FULL, deck="A11", phase="timeline")
    assert table.hand == FULL.split()
    assert table.position("deck")[0] == "A11"


def test_c10_may_take_two_knowledge_in_all_off_own_monuments_when_they_carry_eleven() -> None:
    line = {2: "P1:3", 3: "C10:4", 4: "M5:4"}
    split = Table(line=line, phase="timeline").play("remove P1 1", "remove M5 1")
    assert [split.knowledge(c) for c in ("P1", "C10", "M5")] == [2, 4, 3]
    own = Table(line=line, phase="timeline").play("remove C10 2")
    assert [own.knowledge(c) for c in ("P1", "C10", "M5")] == [3, 2, 4]
    assert own.state.seat == 1
    assert own.lost == 0


def test_c10_may_take_one_knowledge_or_none() -> None:
    line = {2: "P1:3", 3: "C10:4", 4: "M5:4"}
    one = Table(line=line, phase="timeline").play("remove P1 1", "done")
    assert [one.knowledge(c) for c in ("P1", "C10", "M5")] == [2, 4, 4]
    none = Table(line=line, phase="timeline").play("done")
    assert [none.knowledge(c) for c in ("P1", "C10", "M5")] == [3, 4, 4]
    Table(line=line, phase="timeline").refuses("remove P1 3", "remove C10 3")


def test_c10_leaves_the_amount_free_when_it_alone_carries_knowledge() -> None:
    for amount, action in ((0, "done"), (1, "remove C10 1"), (2, "remove C10 2")):
        table = Table(line={3: "C10:11", 4: "M5:0"}, phase="timeline").play(action)
        assert table.knowledge("C10") == 11 - amount
        assert table.state.seat == 1


def test_c10_does_nothing_with_ten_knowledge_in_the_timeline() -> None:
    others = [{"line": {3: "M6:9"}}]
    table = Table(line={2: "P1:3", 3: "C10:4", 4: "M5:3"}, others=others, phase="timeline")
    assert table.state.seat == 1
    assert [table.knowledge(c) for c in ("P1", "C10", "M5")] == [3, 4, 3]


def test_c10_counts_the_knowledge_at_the_moment_its_owner_resolves_it() -> None:
    line = {2: "C1:3", 3: "C6:2", 5: "C10:6"}
    first = Table(line=line, phase="timeline").play("use C10", "remove C10 2")
    assert [first.knowledge(c) for c in ("C1", "C6", "C10")] == [2, 2, 4]
    too_late = Table(line=line, phase="timeline").play("use C6")
    assert [too_late.knowledge(c) for c in ("C1", "C6", "C10")] == [2, 2, 6]
    assert too_late.state.seat == 1


def test_c35_makes_its_owner_discard_a_card_of_choice() -> None:
    table = Table(line={4: "C35:1"}, hand="C1 M2 A3", phase="timeline")
    assert sorted(table.legal) == ["discard A3", "discard C1", "discard M2"]
    table.play("discard M2")
    assert table.hand == ["C1", "A3"]
    assert table.position("discard") == ["M2"]
    assert table.state.seat == 1


def test_c35_takes_the_last_card_and_nothing_from_an_empty_hand() -> None:
    table = Table(line={4: "C35:1"}, hand="A3", phase="timeline")
    assert table.hand == []
    assert table.state.seat == 1
    table = Table(line={4: "C35:1"}, phase="timeline")
    assert table.state.seat == 1


def test_c35_asks_for_nothing_once_it_is_in_the_past() -> None:
    table = Table(past="C35", hand="A3 A4", phase="timeline")
    assert table.hand == ["A3", "A4"]


def test_c35_can_be_created_in_space_four_only() -> None:
    table = Table(hand="C35 A1 A2 A3")
    table.refuses("create C35 3", "create C35 5")
    table.play("create C35 4")
    assert table.line() == {"C35": (4, "lower")}
    assert table.knowledge("C35") == 1
    assert table.hand == ["A1", "A2", "A3"]
    Table(hand="C35 A1 A2 A3", line={4: "M5 M6"}).refuses("create C35 4", "create C35 3")


def test_c36_loses_two_knowledge_with_four_cities_in_the_past() -> None:
    table = Table(line={3: "C36:8", 4: "M5:3"}, past="C1 C2* C3 C4", phase="timeline")
    assert [table.knowledge(c) for c in ("C36", "M5")] == [6, 3]
    assert table.lost == 0


def test_c36_keeps_its_knowledge_with_three_cities_in_the_past() -> None:
    past = "C1 C2 C3 M1 M2 M3 M4 P1"
    table = Table(line={3: "C36:8", 4: "C5"}, past=past, phase="timeline")
    assert table.knowledge("C36") == 8


def test_c36_loses_what_is_left_when_it_carries_one() -> None:
    table = Table(line={3: "C36:1"}, past="C1 C2 C3 C4 C5", phase="timeline")
    assert table.knowledge("C36") == 0
    assert table.lost == 0
