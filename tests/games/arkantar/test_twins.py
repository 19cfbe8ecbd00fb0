"""Pieces keep their ids: moved, captured, ransomed, taken back, replayed."""

from __future__ import annotations

from typing import Any

from ostraka import Record, State
from ostraka.games.arkantar import GAME

from .table import play, set_up


def standing(state: State) -> dict[str, str]:
    """Where each piece stands."""
    return {piece["id"]: piece["tile"] for piece in state.view()["table"]["pieces"]}


def captured(state: State, side: int) -> list[str]:
    return [knight["id"] for knight in state.view()["table"]["captured"][side]]


def test_a_knight_that_passes_its_twin_keeps_its_id() -> None:
    state = set_up("kd1 Kd7 sa1 sb4")
    assert standing(state)["black-small-1"] == "a1"
    assert standing(state)["black-small-2"] == "b4"
    play(state, "a1-a7")
    assert standing(state)["black-small-1"] == "a7"
    assert standing(GAME.from_position(state.position))["black-small-1"] == "b4"


def test_everyone_sees_the_same_ids_whenever_they_come() -> None:
    state = GAME.start(seed=1)
    watched = []
    while not state.over and state.ply < 120:
        moves = [row for row in state.rows if row["verb"] in ("move", "take")]
        state.play((moves or state.rows)[state.ply % len(moves or state.rows)])
        watched.append(standing(state))
    assert standing(Record.from_json(state.record.as_json()).replay()) == watched[-1]
    assert standing(state.fork()) == watched[-1]
    assert standing(state.reshuffled(0, 7)) == watched[-1]
    for earlier in reversed(watched[:-1]):
        assert standing(state.undo()) == earlier
    fresh = GAME.from_position(state.position, seed=1)
    assert sorted(standing(fresh).values()) == sorted(standing(state).values())


def test_a_change_names_the_piece() -> None:
    state = set_up("kd1 Sd3 Kg7", captured="lmS").play("d1xd3=L")
    told: dict[str, Any] = {change.told.kind: change.told for change in state.changes()}
    assert (told["move"].thing, told["move"].source) == ("black-monarch", "d1")
    assert (told["take"].thing, told["take"].target) == ("white-small-1", "captured-1")
    assert (told["ransom"].thing, told["ransom"].source) == ("black-large-1", "captured-0")


def test_a_captured_knight_comes_back_as_itself() -> None:
    state = set_up("kd1 Sd3 Kg7 lg1", captured="lmS")
    assert captured(state, 0) == ["black-large-2", "black-medium-1"]
    state.play("d1xd3=L")
    assert captured(state, 0) == ["black-medium-1"]
    assert captured(state, 1) == ["white-small-1", "white-small-2"]
    assert standing(state)["black-large-2"] == "d1"


def test_tiles_of_a_turn_stand_in_the_order_of_time() -> None:
    state = set_up("kd1 Kd7", walls="c2 d2").play("-d2").play("+a4")
    assert state.view()["table"]["flipped"] == ["d2", "a4"]
    assert Record.from_json(state.record.as_json()).replay().view() == state.view()
    assert state.undo().view()["table"]["flipped"] == ["d2"]
    assert state.play("+a4").play("d1-d6").view()["table"]["flipped"] == []
