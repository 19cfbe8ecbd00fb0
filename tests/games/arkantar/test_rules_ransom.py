"""Ransom: a Monarch that takes a Knight may bring one of its own back."""

from __future__ import annotations

import pytest

from ostraka import IllegalAction

from .table import play, set_up, texts


def test_a_monarch_that_takes_a_knight_may_ransom_one_of_its_own() -> None:
    state = set_up("kd1 Sd2 Kg7", captured="lmS")
    assert texts(state, "d1x") == {"d1xd2", "d1xd2=L", "d1xd2=M"}
    state.play("d1xd2=L")
    assert state.position == "......K/......./......./......./......./...k.../...l... w SSm"
    assert state.seat == 1


def test_a_ransom_is_never_compulsory() -> None:
    state = set_up("kd1 Sd2 Kg7", captured="lmS").play("d1xd2")
    assert state.position == "......K/......./......./......./......./...k.../....... w SSlm"


def test_white_ransoms_in_the_same_way() -> None:
    state = set_up("Kd1 sd3 kg7", captured="LLs", side="w")
    assert texts(state, "d1x") == {"d1xd3", "d1xd3=L"}
    state.play("d1xd3=L")
    assert state.position == "......k/......./......./......./...K.../......./...L... b Lss"


def test_the_enemys_captured_knights_cannot_be_ransomed() -> None:
    state = set_up("kd1 Sd2 Kg7", captured="LMS")
    assert texts(state, "d1x") == {"d1xd2"}
    with pytest.raises(IllegalAction, match="None of your captured pieces is a Large Knight"):
        state.play("d1xd2=L")


def test_the_ransomed_knight_stands_where_the_monarch_began_the_turn() -> None:
    """The Monarch goes to d7 first, and takes from there."""
    state = play(set_up("kd1 Sa7 Kg1", captured="l"), "d1-d7")
    assert texts(state, "d7x") == {"d7xa7", "d7xa7=L"}
    state.play("d7xa7=L")
    assert state.position == "k....../......./......./......./......./......./...l..K w S"


def test_a_ransom_after_two_moves_returns_to_the_first_tile() -> None:
    state = play(set_up("kb2 Sa1 Kg4", captured="m"), "b2-b7 b7-a7 a7xa1=M")
    assert state.position == "......./......./......./......K/......./.m...../k...... w S"


def test_no_ransom_when_the_tile_is_occupied_after_the_capture() -> None:
    """The Monarch leaves d1, a Knight slides in, the Monarch takes: d1 is not free."""
    state = play(set_up("kd1 sa1 Sd7 Kg4", "e1", captured="l"), "d1-d6 a1-d1")
    assert texts(state, "d6x") == {"d6xd7"}
    with pytest.raises(IllegalAction, match="No ransom: d1"):
        state.play("d6xd7=L")
    free = play(set_up("kd1 sa1 Sd7 Kg4", "e1", captured="l"), "d1-d6 a1-a7")
    assert texts(free, "d6x") == {"d6xd7", "d6xd7=L"}


def test_a_monarch_back_where_it_began_may_ransom_onto_that_tile() -> None:
    state = play(set_up("kd1 Sd2 Kg7", captured="l"), "d1-a1 a1-g1")
    assert texts(state, "g1x") == {"g1xg7"}, "a Monarch is no Knight"
    state = play(set_up("kd1 Sd2 Kg7", "c1 f1", captured="l"), "d1-e1 e1-d1")
    assert texts(state, "d1x") == {"d1xd2", "d1xd2=L"}


def test_knights_do_not_ransom() -> None:
    state = set_up("ld1 ka1 Md2 Kg7", captured="ls")
    assert texts(state, "d1x") == {"d1xd2"}
    with pytest.raises(IllegalAction, match="Only a Monarch that takes a Knight"):
        state.play("d1xd2=L")


def test_knights_do_not_ransom_even_when_the_monarchs_tile_is_free() -> None:
    state = play(set_up("ld1 ka1 Md2 Kg6", captured="ls"), "a1-a7")
    assert texts(state, "d1x") == {"d1xd2"}
    with pytest.raises(IllegalAction, match="Only a Monarch that takes a Knight"):
        state.play("d1xd2=L")


def test_taking_the_monarch_gives_no_ransom() -> None:
    state = set_up("kd1 Kd2", captured="l")
    assert texts(state, "d1x") == {"d1xd2"}
    with pytest.raises(IllegalAction, match="Only a Monarch that takes a Knight"):
        state.play("d1xd2=L")


def test_a_move_without_capture_gives_no_ransom() -> None:
    state = set_up("kd1 Kg7", captured="l")
    with pytest.raises(IllegalAction, match="Only a Monarch that takes a Knight"):
        state.play("d1-d7=L")


def test_a_captured_knight_can_be_ransomed_from_the_next_turn_on() -> None:
    state = set_up("kd1 la1 La2 Sd2 Kg7", "c1", side="w")
    state.play("a2xa1")
    assert texts(state, "d1x") == {"d1xd2", "d1xd2=L"}


def test_a_ransomed_knight_is_no_longer_captured_and_can_be_taken_again() -> None:
    state = set_up("kd1 Sd2 Ma1 Lg1 Kg7", captured="l").play("d1xd2=L")
    assert str(state.position).endswith(" w S")
    state.play("g1xd1")
    assert str(state.position).endswith(" b Sl")
