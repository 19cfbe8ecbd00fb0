"""The Time card: sixteen turns, what it fills, what a skipped decline phase does to it."""

from __future__ import annotations

import pytest

from ostraka.core.kernel.random import below, new_stream

from .tabletop import SOLO, Alone


@pytest.mark.parametrize("time", [4, 3])
def test_a_solo_game_has_exactly_16_turns_and_15_when_hindered(time: int) -> None:
    for seed in range(60):
        state = SOLO.start(seed=seed, time=time, effects="ABEKO", objectives="CD")
        stream = new_stream(seed)
        while not state.over:
            state.play(state.codes[below(stream, len(state.codes))])
        assert state.raw.turns == 12 + time


def test_time_begins_on_the_lower_level_of_space_four() -> None:
    table = Alone()
    assert table.time == (4, "lower")
    assert Alone(options={"time": 3}).time == (3, "lower")


def test_time_fills_a_place_and_is_no_monument() -> None:
    table = Alone(hand="C9 P31 C1", solo={"time": {"space": 4}})
    assert "create C9 4" in table.legal
    table.play("create C9 4")
    assert table.line()["C9"] == (4, "upper")
    table.refuses("create P31 4")
    assert table.scores[0] == 1


def test_time_slides_with_the_monuments() -> None:
    table = Alone(line={3: "C5"}, solo={"time": {"space": 4}}, phase="decline")
    assert table.time == (3, "lower")
    assert table.line()["C5"] == (2, "lower")


def test_a_monument_above_time_drops_when_it_leaves() -> None:
    table = Alone(solo={"time": {"space": 1}}, line={1: "C5:1"}, phase="decline")
    assert table.past == ["C5"]
    assert table.time == (6, "lower")
    assert table.solo["time"]["departures"] == 1


def test_time_in_the_past_counts_for_nothing_and_comes_back_on_space_six() -> None:
    table = Alone(solo={"time": {"space": 1, "departures": 1}}, phase="decline")
    assert table.past == []
    assert table.time == (6, "lower")
    assert table.solo["time"]["departures"] == 2


def test_the_third_time_the_game_ends_before_any_monument_declines() -> None:
    table = Alone(
        solo={"time": {"space": 1, "departures": 2}, "time_start": 4},
        line={1: "C5:1"},
        document={"turns": 15},
        phase="decline",
    )
    assert table.state.over
    assert table.past == []
    assert table.lost == 0
    assert table.state.raw.turns == 16


def test_fourteen_monuments_do_not_end_a_solo_game() -> None:
    past = " ".join(f"C{n}" for n in range(1, 14))
    table = Alone(past=past, line={1: "M5"}, phase="decline")
    assert len(table.past) == 14
    assert not table.state.over


def test_time_is_never_moved_nor_swapped() -> None:
    table = Alone(
        line={3: "C5", 5: "M5"}, tiles=["T10 T16 T1", "T4 T5 T6", "T28 T29 T30"], actions=2
    )
    table.play("learn T16")
    assert table.line() == {"M5": (3, "lower"), "C5": (5, "lower")}
    assert table.time == (4, "lower")


# -- Potala Palace --------------------------------------------------------------------------------


def potala(line: dict[int, str], space: int, departures: int = 0) -> Alone:
    """After Potala Palace was created on space 3, up to the next turn."""
    table = Alone(
        hand="C30",
        line=line,
        solo={"time": {"space": space, "departures": departures}, "time_start": 4},
        actions=1,
        document={"turns": 15 if departures == 2 else 3},
    )
    return table.play("create C30 3")


def test_potala_skips_the_decline_phase_but_time_moves_one_space() -> None:
    table = potala({1: "C5:1"}, 5)
    assert table.past == []
    assert table.line() == {"C5": (1, "lower"), "C30": (3, "lower")}
    assert table.time == (4, "lower")


def test_potala_leaves_time_above_the_monuments_of_a_taken_space() -> None:
    one = potala({}, 4)  # Potala itself stands on space 3
    assert one.time == (3, "third")
    two = potala({2: "C5 M5"}, 3)
    assert two.time == (2, "third")
    assert two.line()["C5"] == (2, "lower")


def test_time_on_a_third_place_fills_no_place_and_slides_there() -> None:
    table = potala({}, 4)
    document = table.state.position
    assert isinstance(document, dict)
    assert not table.state.raw.line[0, 5]
    table.play("search", "search")
    assert table.time == (2, "third")
    assert table.line()["C30"] == (2, "lower")


def test_potala_lets_time_leave_from_space_one() -> None:
    table = potala({1: "C5"}, 1)
    assert table.past == []
    assert table.solo["time"]["departures"] == 1
    assert table.time == (6, "lower")


def test_potala_does_not_save_from_the_third_time() -> None:
    table = potala({1: "C5"}, 1, departures=2)
    assert table.state.over


def test_time_comes_back_above_a_monument_on_space_six() -> None:
    table = potala({6: "C18"}, 1)
    assert table.time == (6, "third")
