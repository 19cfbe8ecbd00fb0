"""Cities with an effect on creation."""

from __future__ import annotations

import pytest

from ..table import Table


def test_c12_takes_one_lost_knowledge_off_the_board() -> None:
    table = Table(hand="C12", lost=4).play("create C12 1")
    assert table.lost == 3
    assert table.knowledge("C12") == 2


def test_c12_is_created_without_effect_when_no_knowledge_is_lost() -> None:
    table = Table(hand="C12", others=[{"lost": 3}]).play("create C12 1")
    assert table.lost == 0
    assert table.seat(1)["lost"] == 3
    assert table.line() == {"C12": (1, "lower")}


def test_c13_trades_places_with_another_monument_of_choice() -> None:
    table = Table(hand="C13", line={2: "M5:3 M6:1", 6: "P5:4"}).play("create C13 4")
    assert sorted(table.legal) == ["swap C13 P5", "swap M5 C13", "swap M6 C13"]
    table.play("swap M6 C13")
    assert table.line() == {
        "M5": (2, "lower"),
        "C13": (2, "upper"),
        "M6": (4, "lower"),
        "P5": (6, "lower"),
    }
    assert [table.knowledge(c) for c in ("M5", "M6", "C13", "P5")] == [3, 1, 1, 4]


def test_c13_must_trade_with_the_only_other_monument() -> None:
    table = Table(hand="C13", line={2: "M5:3"}).play("create C13 4")
    assert table.line() == {"C13": (2, "lower"), "M5": (4, "lower")}


def test_c13_stays_where_it_is_when_it_stands_alone() -> None:
    table = Table(hand="C13", others=[{"line": {2: "M5:3"}}]).play("create C13 4")
    assert table.line() == {"C13": (4, "lower")}
    assert "search" in table.legal


def test_c13_sets_off_no_entry_effect_and_heeds_no_lock() -> None:
    table = Table(hand="C13", line={4: "C35:1", 1: "C12:2"}, lost=3).play("create C13 4")
    table.play("swap C35 C13")
    assert table.line()["C35"] == (4, "upper")
    assert table.line()["C13"] == (4, "lower")
    table = Table(hand="C13", line={1: "C12:2"}, lost=3).play("create C13 4")
    assert table.line() == {"C13": (1, "lower"), "C12": (4, "lower")}
    assert table.lost == 3


def test_c13_created_in_a_decline_phase_cannot_trade_with_the_declining_monument() -> None:
    table = Table(hand="C13", line={1: "M11:1", 3: "M5:2", 5: "M6:1"}, phase="decline")
    table.play("create C13 4")
    assert sorted(table.legal) == ["swap C13 M6", "swap M5 C13"]
    table = Table(hand="C13", line={1: "M11:1"}, phase="decline").play("create C13 4")
    assert table.past == ["M11"]
    assert table.line() == {"C13": (3, "lower")}


def test_c13_bringing_a_monument_into_space_one_makes_it_decline_in_the_same_phase() -> None:
    table = Table(hand="C13 A1 A2 A3", line={1: "M11:1", 3: "M5:2"}, phase="decline")
    table.play("create C13 1")
    assert table.past == ["M11", "M5"]
    assert table.line() == {"C13": (2, "lower")}
    assert table.lost == 3


def test_c14_trades_places_with_another_monument_of_choice() -> None:
    table = Table(hand="C14", line={2: "M5:3 M6:1", 6: "P5:4"}).play("create C14 5")
    assert sorted(table.legal) == ["swap C14 P5", "swap M5 C14", "swap M6 C14"]
    table.play("swap C14 P5")
    assert table.line() == {
        "M5": (2, "lower"),
        "M6": (2, "upper"),
        "P5": (5, "lower"),
        "C14": (6, "lower"),
    }
    assert [table.knowledge(c) for c in ("M5", "M6", "C14", "P5")] == [3, 1, 2, 4]


def test_c14_trades_levels_with_a_monument_of_its_own_space() -> None:
    table = Table(hand="C14", line={5: "M5:3"}).play("create C14 5")
    assert table.line() == {"C14": (5, "lower"), "M5": (5, "upper")}


def test_c14_stays_where_it_is_when_it_stands_alone() -> None:
    table = Table(hand="C14").play("create C14 5")
    assert table.line() == {"C14": (5, "lower")}


def test_c14_bringing_a_monument_into_space_one_makes_it_decline_with_its_effect() -> None:
    hand = "C14 A1 A2 A3 A4"
    table = Table(hand=hand, line={1: "M11:1", 3: "C16:2"}, deck="P1 P2 P3 P4", phase="decline")
    table.play("create C14 1")
    assert table.past == ["M11", "C16"]
    assert table.hand == ["P1", "P2", "P3", "P4"]
    assert table.line() == {"C14": (2, "lower")}
    assert table.lost == 3


def test_c14_created_in_a_decline_phase_finds_nobody_when_all_others_are_declining() -> None:
    table = Table(hand="C14", line={1: "M11:1"}, phase="decline").play("create C14 5")
    assert table.past == ["M11"]
    assert table.line() == {"C14": (4, "lower")}


def test_c20_takes_one_knowledge_off_every_other_city() -> None:
    line = {2: "C1:3", 3: "M5:3 P5:3", 4: "C9:0", 6: "C2:1"}
    others = [{"line": {3: "C3:2"}}]
    table = Table(hand="C20", line=line, others=others).play("create C20 2")
    cards = ("C20", "C1", "M5", "P5", "C9", "C2")
    assert [table.knowledge(c) for c in cards] == [2, 2, 3, 3, 0, 0]
    assert table.knowledge("C3", 1) == 2
    assert table.lost == 0


def test_c20_does_nothing_without_another_city() -> None:
    table = Table(hand="C20", line={3: "M5:3"}).play("create C20 2")
    assert [table.knowledge(c) for c in ("C20", "M5")] == [2, 3]
    assert "search" in table.legal


def test_c20_and_the_reactions_to_its_creation_come_in_any_order() -> None:
    hand = "C20 A1 A2 A3"
    table = Table(hand=hand, line={3: "C1:2"}, artifacts="A24").play("create C20 5")
    assert sorted(table.legal) == ["use A24", "use C20"]
    table.play("use A24", "remove C1 2")
    assert [table.knowledge(c) for c in ("C20", "C1")] == [2, 0]


def test_c30_skips_the_whole_decline_phase_of_this_turn() -> None:
    table = Table(hand="C30", line={1: "C16:3 M5:1", 4: "P5:2"}, artifacts="A32", actions=1)
    table.play("create C30 3")
    assert table.state.seat == 1
    assert table.past == []
    assert table.lost == 0
    assert table.hand == []
    assert table.line() == {
        "C16": (1, "lower"),
        "M5": (1, "upper"),
        "C30": (3, "lower"),
        "P5": (4, "lower"),
    }


def test_c30_does_not_skip_the_timeline_phase() -> None:
    table = Table(hand="C30", line={2: "C6:2"}, actions=1).play("create C30 3")
    assert table.knowledge("C30") == 2  # the neighbouring C6 took one
    assert table.line()["C6"] == (2, "lower")


def test_c30_created_by_the_first_action_still_skips_the_phase_after_the_second() -> None:
    table = Table(hand="C30", line={1: "M5:1"}).play("create C30 3", "search")
    assert table.line() == {"M5": (1, "lower"), "C30": (3, "lower")}


def test_c30_leaves_the_opponent_and_later_turns_of_its_owner_as_usual() -> None:
    table = Table(hand="C30", line={1: "M5:1"}, others=[{"line": {1: "M6:2", 3: "P6:1"}}])
    table.play("create C30 3", "search", "search", "search")
    assert table.line(1) == {"P6": (2, "lower")}
    assert table.seat(1)["lost"] == 2
    assert table.state.seat == 0
    table.play("search", "search")
    assert table.past == ["M5"]
    assert table.line() == {"C30": (2, "lower")}


def test_c30_created_in_a_decline_phase_skips_neither_that_one_nor_a_later_one() -> None:
    table = Table(hand="C30", line={1: "M11:1", 5: "M5:1"}, phase="decline")
    table.play("create C30 3")
    assert table.past == ["M11"]
    assert table.line() == {"C30": (2, "lower"), "M5": (4, "lower")}
    table.play("search", "search", "search", "search")
    assert table.line() == {"C30": (1, "lower"), "M5": (3, "lower")}


def test_c30_created_in_space_one_in_a_decline_phase_declines_at_once() -> None:
    table = Table(hand="C30 A1 A2", line={1: "M11:1"}, phase="decline").play("create C30 1")
    assert table.past == ["M11", "C30"]
    assert table.lost == 1 + 3


def test_c31_takes_three_knowledge_off_each_of_two_cities_when_four_stand_in_the_timeline() -> None:
    line = {2: "C1:5", 4: "C2:2 M5:6", 5: "C4:4"}
    table = Table(hand="C31", line=line).play("create C31 3")
    table.play("remove C1 3", "remove C2 2")
    assert [table.knowledge(c) for c in ("C1", "C31", "C2", "M5", "C4")] == [2, 3, 0, 6, 4]
    assert table.lost == 0
    table = Table(hand="C31", line=line).play("create C31 3", "remove C31 3", "remove C4 3")
    assert [table.knowledge(c) for c in ("C1", "C31", "C2", "M5", "C4")] == [5, 0, 2, 6, 1]


def test_c31_offers_cities_with_knowledge_only_each_once_and_for_the_full_amount() -> None:
    table = Table(hand="C31", line={2: "C1:5", 4: "C2:0 M5:6", 5: "C4:4"}).play("create C31 3")
    table.refuses("remove C1 1", "remove C1 6", "remove C2 1", "remove M5 3", "done", "pass")
    table.play("remove C1 3").refuses("remove C1 2")


def test_c31_does_nothing_with_three_cities_in_the_timeline() -> None:
    line = {2: "C1:5", 4: "C2:2 M5:6", 5: "P5:4", 6: "P1 P2", 1: "P3"}
    table = Table(hand="C31", line=line, past="C3 C4").play("create C31 3")
    assert [table.knowledge(c) for c in ("C1", "C31", "C2", "M5", "P5")] == [5, 3, 2, 6, 4]
    assert "search" in table.legal


def test_c31_treats_itself_alone_when_no_other_city_has_knowledge() -> None:
    table = Table(hand="C31", line={2: "C1:0", 4: "C2:0", 5: "C4:0"}).play("create C31 3")
    assert table.knowledge("C31") == 0
    assert "search" in table.legal


def test_c31_treats_both_when_exactly_two_cities_have_knowledge() -> None:
    table = Table(hand="C31", line={2: "C1:4", 4: "C2:0", 5: "C4:0"}).play("create C31 3")
    assert [table.knowledge(c) for c in ("C1", "C31")] == [1, 0]


def test_c32_lets_its_owner_archive_without_an_action() -> None:
    table = Table(hand="C32 A1 A2 A3", line={5: "M5:2"}).play("create C32 3")
    table.refuses("done")
    table.play("discard A1", "discard A2", "done", "remove C32 1")  # the other from M5
    assert table.hand == ["A3"]
    assert [table.knowledge(c) for c in ("C32", "M5")] == [2, 1]
    assert table.position("actions") == 1
    assert table.state.seat == 0


def test_c32_may_be_left_unused() -> None:
    table = Table(hand="C32 A1 A2", line={5: "M5:2"}).play("create C32 3", "pass")
    assert table.hand == ["A1", "A2"]
    assert [table.knowledge(c) for c in ("C32", "M5")] == [3, 2]


def test_c32_offers_no_archive_with_an_empty_hand() -> None:
    table = Table(hand="C32", line={5: "M5:2"}).play("create C32 3")
    assert "search" in table.legal
    assert [table.knowledge(c) for c in ("C32", "M5")] == [3, 2]


@pytest.mark.parametrize("spare", [0, 2])
def test_c32_wastes_what_its_archive_discards_beyond_the_knowledge_there_is(spare: int) -> None:
    cards = [f"A{n}" for n in range(1, 4 + spare)]
    table = Table(hand=" ".join(["C32", *cards])).play("create C32 3")
    table.play(*(f"discard {card}" for card in cards))
    assert table.knowledge("C32") == 0
    assert table.hand == []
    assert "search" in table.legal
