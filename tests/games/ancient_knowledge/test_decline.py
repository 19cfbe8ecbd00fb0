"""Timeline geometry, the timeline phase, the decline phase, the middle and the end of the game."""

from __future__ import annotations

from .table import Table


def test_neighbours_are_above_below_and_beside_never_diagonal() -> None:
    # Ollantaytambo unloads neighbouring cities: it stands in space 3, lower
    table = Table(line={2: "C1:1 C2:1", 3: "C6 C3:1", 4: "C4:1 C5:1", 5: "C7:1"}, phase="timeline")
    left = {e["card"]: e["knowledge"] for e in table.seat()["timeline"]}
    # after the phases everything has slid by one space
    assert left == {"C1": 0, "C2": 1, "C6": 0, "C3": 0, "C4": 0, "C5": 1, "C7": 1}


def test_monuments_slide_one_space_and_keep_their_level() -> None:
    table = Table(line={2: "M1:3", 5: "M2 M3", 6: "C1"}, phase="decline")
    assert table.line() == {
        "M1": (1, "lower"), "M2": (4, "lower"), "M3": (4, "upper"), "C1": (5, "lower"),
    }  # fmt: skip


def test_knowledge_left_on_a_declining_monument_is_lost() -> None:
    table = Table(line={1: "M1:3"}, lost=2, phase="decline")
    assert table.past == ["M1"]
    assert table.lost == 5


def test_the_worked_example_of_a_decline() -> None:
    table = Table(
        line={1: "C5:2 P33:1", 3: "M1"}, artifacts="A32", phase="decline", deck="C7 C8 M5 M6",
        past="C1 C2 C3 C4 M2 M3",
    )  # fmt: skip
    assert set(table.legal) == {"decline C5", "decline P33"}
    table.play("decline P33")  # two cities to hand; Past 7: a tile is turned at that point
    assert table.hand == ["C7", "C8"]
    assert set(table.legal) == {"turn 1", "turn 2"}
    table.play("turn 2")
    assert table.past[-2:] == ["P33", "C5"]
    assert table.lost == 3
    assert table.line() == {"M1": (2, "lower")}
    assert table.hand == ["C7", "C8", "M5", "M6"], "A32 draws 2 for the 3 lost"


def test_a_monument_above_drops_when_the_lower_one_leaves() -> None:
    table = Table(line={1: "C25:2 M1:1"}, phase="decline")
    table.play("decline C25")
    assert table.past == ["M1"]
    assert table.position("discard") == ["C25"]
    assert table.lost == 1, "knowledge of a discarded monument is not lost"


def test_a_monument_moved_into_space_1_declines_in_the_same_phase() -> None:
    table = Table(line={1: "C15", 4: "M1:2"}, phase="decline")
    table.refuses("move M1 4", "move C15 2")
    table.play("move M1 1")
    assert table.past == ["C15", "M1"]
    assert table.lost == 2


def test_a_monument_moved_out_of_space_1_in_time_only_slides() -> None:
    table = Table(line={1: "C15 M1:2"}, phase="decline")
    table.play("decline C15", "move M1 4")
    assert table.past == ["C15"]
    assert table.line() == {"M1": (3, "lower")}


def test_a_swap_into_space_1_during_the_phase_is_followed_by_decline() -> None:
    table = Table(
        line={1: "P9 M1", 4: "M5:2", 5: "C9"},
        tiles=["T16 T5 T6", "T9 T10 T11", "T28 T29 T30"],
        phase="decline",
    )
    table.play("decline P9", "learn T16")
    assert set(table.legal) == {"swap M1 M5", "swap M1 C9", "swap M5 C9"}, "P9 is frozen"
    table.play("swap M1 M5")
    assert table.past == ["P9", "M5"]
    assert table.lost == 2
    assert table.line() == {"M1": (3, "lower"), "C9": (4, "lower")}


def test_potala_palace_skips_the_decline_phase_and_the_slide() -> None:
    table = Table(hand="C30", line={1: "M1:4", 2: "M2"}, actions=1)
    table.play("create C30 3")
    assert table.past == []
    assert table.line() == {"M1": (1, "lower"), "M2": (2, "lower"), "C30": (3, "lower")}


def test_potala_palace_created_in_a_decline_phase_skips_nothing() -> None:
    table = Table(hand="C30", line={1: "M11:1"}, phase="decline")
    table.play("create C30 3")
    assert table.past == ["M11"]
    assert table.line() == {"C30": (2, "lower")}
    assert table.position("skip") is False


def test_timeline_effects_are_ordered_by_their_owner_and_fire_once() -> None:
    table = Table(hand="C1", artifacts="A35 A8", phase="timeline", deck="M1 M2 M3")
    assert set(table.legal) == {"use A35", "use A8"}
    table.play("use A8")  # discard one card, draw one
    assert table.position("discard") == ["C1"]


def test_optional_effects_may_be_left_mandatory_ones_not() -> None:
    table = Table(hand="C1 C2", artifacts="A8 A3", phase="timeline")
    assert "stop" in table.legal
    table.play("stop")
    assert table.hand == ["C1", "C2"]
    mixed = Table(hand="C1 C2", artifacts="A8", line={4: "C35"}, phase="timeline")
    assert "stop" not in mixed.legal


def test_a_second_seventh_monument_changes_nothing() -> None:
    seven = "C1 C2 C3 C4 C5 C7 C8"
    table = Table(
        line={1: "M1"}, past="M2 M3 M4 M5 M6 M7", others=[{"past": seven}], phase="decline"
    )
    assert table.position("turned") == 1
    assert len(table.past) == 7
    assert table.state.seat == 1


def test_the_turned_tile_is_dealt_level_two() -> None:
    table = Table(
        line={1: "M1"},
        past="M2 M3 M4 M5 M6 M7",
        phase="decline",
        tiles=["T1 T2 T3", "T4 T5 T6", "T28 T29 T30"],
        technology_decks=["", "T31 T32 T33"],
    )
    table.play("turn 1")
    level_two = [["T31", "T32", "T33"], ["T28", "T29", "T30"]]
    assert table.position("tiles") == [level_two[0], ["T4", "T5", "T6"], level_two[1]]
    assert table.position("technology_discards")[0] == ["T1", "T2", "T3"]


FOURTEEN = "C1 C2 C3 C4 C5 C7 C8 M2 M3 M4 M5 M6 M7"


def test_the_round_is_completed_after_the_fourteenth_monument() -> None:
    table = Table(line={1: "M1"}, past=FOURTEEN, phase="decline")
    assert table.position("ending") is True
    assert table.state.outcome is None, "the other player has the last turn"
    end = table.play("search", "search").state.outcome
    assert end is not None
    assert "fourteen" in str(end.reason)


def test_the_game_ends_at_once_when_the_last_player_triggers_it() -> None:
    table = Table(line={1: "M1"}, past=FOURTEEN, phase="decline", first=1)
    assert table.state.over


def test_two_monuments_of_one_phase_arrive_one_after_the_other() -> None:
    table = Table(line={1: "M1 M8"}, past="C1 C2 C3 C4 C5 C7", phase="decline")
    table.play("decline M1")
    assert set(table.legal) == {"turn 1", "turn 2"}
    assert table.past[-1] == "M1"
    table.play("turn 1")
    assert table.past[-1] == "M8"
