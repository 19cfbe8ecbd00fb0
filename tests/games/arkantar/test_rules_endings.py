"""The rulings R1–R3, resigning, and agreeing on a draw."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka import GameOver, IllegalAction, InvalidOption, State

from .table import GAME, play, set_up, texts

# Black fills a corner and can do nothing: no Path, no Wall next door, nothing to take.
FULL = "K######/#######/####L##/#######/SM#####/lsM####/klS####"
# The same with one Path left, which White may build over.
ONE_LEFT = "K.#####/#######/####L##/#######/SM#####/lsM####/klS####"


def reason(state: State) -> str:
    assert state.outcome is not None
    return state.outcome.reason.key


def test_R1_a_player_without_a_legal_action_passes() -> None:
    state = GAME.from_position(f"{FULL} b -")
    assert texts(state) == {"pass"}
    state.play("pass")
    assert state.seat == 1
    assert not state.over


def test_R1_the_pass_comes_after_the_last_path_was_built_over() -> None:
    state = play(GAME.from_position(f"{ONE_LEFT} w -"), "+b7 end")
    assert texts(state) == {"pass"}


def test_R1_one_free_path_is_enough_to_act() -> None:
    state = GAME.from_position(f"{ONE_LEFT} b -")
    assert texts(state) == {"+b7"}


def test_R1_as_an_option_who_cannot_act_loses() -> None:
    state = GAME.from_position(f"{ONE_LEFT} w -", stuck="lose").play("+b7")
    assert not state.over
    state.play("end")
    assert reason(state) == "arkantar-reason-stuck"
    assert state.outcome is not None
    assert state.outcome.winner == 1
    assert str(state.outcome.reason) == "Black cannot act and loses."


def test_R1_a_capture_next_door_is_enough_to_act() -> None:
    able = FULL.replace("/klS", "/klM").replace("lsM", "lsS")
    state = GAME.from_position(f"{able} b -")
    assert texts(state) == {"b1xc1", "b2xc2"}


CYCLE = "d1-d6 end g7-g2 end d6-d1 end g2-g7 end "


def shuffling(**options: Any) -> State:
    """Two Monarchs that can go to and fro."""
    return set_up("kd1 Kg7", "d7 g1 c1 e1 f7 c6 e6 f2", **options)


def test_R2_the_third_time_a_position_begins_a_turn_is_a_draw() -> None:
    state = play(shuffling(), CYCLE)
    play(state, CYCLE[: -len("end ")])
    assert not state.over
    state.play("end")
    assert reason(state) == "arkantar-reason-repetition"
    assert state.outcome is not None
    assert state.outcome.draw
    assert state.outcome.winner is None
    assert state.scores == (0, 0)
    assert state.outcome.places == (1, 1)


def test_R2_a_position_in_the_middle_of_a_turn_does_not_count() -> None:
    """In each turn the Monarch leaves and returns: the board is the same far more often."""
    state = play(shuffling(), "d1-d6 d6-d1 end g7-g2 g2-g7 end")
    assert not state.over
    play(state, "d1-d6 d6-d1 end g7-g2 g2-g7")
    assert not state.over
    state.play("end")
    assert reason(state) == "arkantar-reason-repetition"


def test_R2_the_same_board_with_the_other_side_to_begin_is_another_position() -> None:
    """Black loses a move: the board comes back with White to begin, then with Black."""
    state = set_up("kd1 Kg7", "d7 g1 c1 e1 f7 c6 e6 f2")
    play(state, "d1-d6 end g7-g2 end d6-d1 end g2-g7 end")  # Black to begin, twice now
    play(state, "d1-d6 d6-d1 end")  # White to begin, once
    assert not state.over
    play(state, "g7-g2 g2-g7 end")
    assert reason(state) == "arkantar-reason-repetition"


def test_R2_walls_make_a_position_another_one() -> None:
    state = play(shuffling(), CYCLE + "+a4 d1-d6 end g7-g2 end d6-d1 end g2-g7 end")
    assert not state.over
    play(state, CYCLE)
    assert not state.over, "with the Wall it stood there once before"
    play(state, "d1-d6")
    assert not state.over
    state.play("end")
    assert reason(state) == "arkantar-reason-repetition"


def test_R2_equal_pieces_that_change_places_leave_the_position_as_it_was() -> None:
    """Black's two Small Knights go round a square of four tiles, half a round in two turns."""
    state = set_up("sa1 sb2 kd4 Kg7", "a3 b3 c1 c2 f7 g1 f2 d3 d5 c4 e4")
    half = "a1-b1 b2-a2 end g7-g2 end b1-b2 a2-a1 end g2-g7 end"
    play(state, half)
    assert not state.over
    play(state, half)
    assert reason(state) == "arkantar-reason-repetition"


def test_R2_a_capture_without_ransom_makes_every_later_position_a_new_one() -> None:
    state = set_up("kd1 la1 Ma7 Kg7", "d7 g1 c1 e1 f7 c6 e6 f2 b7 b1 a2")
    play(state, "d1-d6 end g7-g2 end d6-d1 end g2-g7 end -a2 a1xa7")
    play(state, "g7-g2 end d1-d6 end g2-g7 end d6-d1 end g7-g2 end d1-d6 end g2-g7 end d6-d1")
    assert not state.over
    state.play("end")
    assert reason(state) == "arkantar-reason-repetition"


def test_R2_a_position_may_come_back_across_captures_with_ransom() -> None:
    begin = "#######/#######/##.L.##/##.Kl##/##..k##/#######/####### w Ll"
    cycle = "d4xe4=L e3-c3 end d4-d3 d3-e3 e4-c4 c3-d3 d3-d4 d4-e4 c4-d4 end e4xe3=L"
    state = play(GAME.from_position(begin), cycle)
    assert state.position == begin
    play(state, cycle[: -len(" e4xe3=L")])
    assert not state.over
    state.play("e4xe3=L")
    assert reason(state) == "arkantar-reason-repetition"


def test_R2_the_middle_of_a_turn_in_which_a_game_is_set_up_does_not_count() -> None:
    """The board stands so at the beginning of a turn of Black's only later."""
    walls = "d7 g1 c1 e1 f7 c6 e6 f2"
    state = set_up("kd1 Kg7", walls, turn="1 - m d6")
    to_and_fro = "g7-g2 g2-g7 end "
    play(state, "end " + to_and_fro + "d1-d6 end " + to_and_fro + "d6-d1 end " + to_and_fro)
    assert not state.over, "Black begins from here for the second time"


def test_R2_can_be_switched_off() -> None:
    state = play(shuffling(repetition=False), CYCLE * 4)
    assert not state.over


def test_R3_sixty_turns_without_a_capture_are_a_draw() -> None:
    state = shuffling(repetition=False)
    play(state, CYCLE * 14 + "d1-d6 end g7-g2 end d6-d1 end g2-g7")
    assert not state.over
    state.play("end")
    assert reason(state) == "arkantar-reason-inertia"
    assert state.outcome is not None
    assert state.outcome.draw


@pytest.mark.parametrize("number", [1, 2, 7, 120])
def test_R3_the_number_of_turns_is_an_option(number: int) -> None:
    state = shuffling(repetition=False, inertia=number)
    turns = (CYCLE * 31).split(" end ")
    for turn in turns[: number - 1]:
        play(state, f"{turn} end")
        assert not state.over
    play(state, f"{turns[number - 1]} end")
    assert reason(state) == "arkantar-reason-inertia"


def test_R3_can_be_switched_off() -> None:
    state = play(shuffling(repetition=False, inertia=0), CYCLE * 40)
    assert not state.over


def test_R3_a_capture_begins_the_count_again() -> None:
    state = set_up("kd1 la1 Ma7 Kg7", "d7 c1 e1 c6 e6 f7 f2", inertia=4, repetition=False)
    play(state, "d1-d6 end g7-g1 end a1xa7")
    play(state, "g1-g7 end d6-d1 end g7-g1 end")
    assert not state.over
    play(state, "d1-d6 end")
    assert reason(state) == "arkantar-reason-inertia"


def test_R3_a_capture_in_the_last_turn_prevents_the_draw() -> None:
    state = set_up("kd1 la1 Ma7 Kg7", inertia=2)
    play(state, "+d4 end +d5 end")
    assert state.over
    state = set_up("kd1 la1 La7 Kg7", inertia=2)
    play(state, "+d4 end a7xa1")
    assert not state.over


def test_R3_a_pass_is_a_turn_without_a_capture() -> None:
    state = GAME.from_position(f"{FULL} b -", inertia=1).play("pass")
    assert reason(state) == "arkantar-reason-inertia"


@pytest.mark.parametrize(
    "options",
    [
        {"inertia": -1},
        {"inertia": 121},
        {"inertia": 2.5},
        {"inertia": True},
        {"repetition": 1},
        {"stuck": "win"},
        {"colour": "red"},
    ],
)
def test_options_that_arkantar_does_not_have_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(InvalidOption) as refused:
        GAME.start(seed=1, **options)
    assert len(refused.value.messages) == 1


def test_a_player_may_resign_in_or_out_of_turn() -> None:
    for seat in (0, 1):
        state = GAME.start(seed=1).play("+d4").resign(seat)
        assert state.over
        assert state.outcome is not None
        assert state.outcome.winner == 1 - seat
        assert state.scores == (0, 0), "resigning keeps the points as they were"
        assert str(state.outcome.reason) == f"{['Black', 'White'][seat]} resigned."


def test_two_players_may_agree_on_a_draw() -> None:
    state = GAME.start(seed=1).play("+d4").agree_draw()
    assert state.outcome is not None
    assert state.outcome.draw
    assert state.outcome.reason.key == "reason-agreed"
    with pytest.raises(GameOver):
        state.play("+d5")
    with pytest.raises(GameOver):
        state.resign(0)
    state.undo()
    assert not state.over
    state.play("+d5")


def test_nobody_resigns_or_agrees_after_the_end() -> None:
    state = set_up("sa1 kg1 Ka7").play("a1xa7")
    with pytest.raises(GameOver):
        state.resign(1)
    with pytest.raises(GameOver):
        state.agree_draw()
    with pytest.raises(IllegalAction):
        state.play("a7-a1")
