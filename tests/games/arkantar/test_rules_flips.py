"""Building and breaking Walls."""

from __future__ import annotations

import pytest

from ostraka import IllegalAction

from .table import GAME, play, set_up, texts


def refusal(state: object, action: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        state.play(action)  # type: ignore[attr-defined]
    return str(refused.value)


def test_any_path_without_a_piece_may_be_built_on() -> None:
    state = set_up("kd1 Kd7", "c4")
    builds = {text[1:] for text in texts(state, "+")}
    assert len(builds) == 49 - 3
    assert builds.isdisjoint({"d1", "d7", "c4"})
    assert "already a Wall" in refusal(state, "+c4")
    assert "There is a piece on d7" in refusal(state, "+d7")
    state.play("+e4")
    assert "..#.#.." in str(state.position).split("/")[3]


def test_the_start_offers_21_builds_and_7_breaks() -> None:
    state = GAME.start(seed=1)
    assert len(texts(state, "+")) == 21
    assert texts(state, "-") == {f"-{column}2" for column in "abcdefg"}
    assert len(state.legal) == 28


def test_a_wall_orthogonally_next_to_an_own_piece_may_be_broken() -> None:
    state = set_up("kd4 Kg7", "d5 d3 c4 e4 c5 e3")
    assert texts(state, "-") == {"-d5", "-d3", "-c4", "-e4"}
    assert "neither next to" in refusal(state, "-c5")
    state.play("-d5")
    assert "d5" not in {text[1:] for text in texts(state, "-")}
    assert "d4-d7" in state.legal


def test_a_wall_next_to_an_enemy_piece_only_may_not_be_broken() -> None:
    state = set_up("ka1 Kd4", "d5")
    assert texts(state, "-") == set()


def test_walls_do_not_reach_around_the_edge_of_the_board() -> None:
    state = set_up("kg3 Ka7", "a4 a3 a2")
    assert texts(state, "-") == set()
    state = set_up("ka3 Kg7", "g2 g3 g4")
    assert texts(state, "-") == set()


def test_a_line_of_two_walls_is_broken_nearest_first() -> None:
    state = set_up("kd1 Kg7", "d2 d3")
    assert texts(state, "-") == {"-d2"}
    state.play("-d2")
    assert texts(state, "-") == {"-d3"}
    play(state, "-d3 d1-d7")
    assert state.seat == 1


def test_a_line_of_three_walls_is_broken_in_one_turn() -> None:
    state = play(set_up("kd1 Kg7", "d2 d3 d4 d5"), "-d2 -d3")
    assert texts(state, "-") == {"-d4"}
    state.play("-d4")
    assert state.seat == 1
    assert str(state.position).split("/")[3:6] == [".......", ".......", "......."]


def test_nearer_walls_may_have_fallen_in_any_order() -> None:
    """c2 and c3 are both next to a piece; c4 is behind both of them from c1."""
    walls = "c2 c3 c4"
    for order in ("-c2 -c3", "-c3 -c2"):
        state = play(set_up("kc1 sb3 Kg7", walls), order)
        assert "-c4" in state.legal, order


def test_a_far_wall_may_fall_first_when_another_piece_is_next_to_it() -> None:
    state = set_up("kc1 sd3 Kg7", "c2 c3 b3")
    assert texts(state, "-") == {"-c2", "-c3"}
    play(state, "-c3")
    assert "-b3" in state.legal, "behind c3, in the line of the Knight on d3"
    play(state, "-c2")
    assert "-b3" in state.legal


def test_a_wall_is_not_reached_around_a_corner() -> None:
    state = play(set_up("kc1 Kg7", "c2 d2"), "-c2")
    assert texts(state, "-") == set()
    assert "neither next to" in refusal(state, "-d2")


def test_a_path_that_was_open_before_does_not_carry_a_line_on() -> None:
    state = set_up("kd1 Kg7", "d3 c1")
    assert texts(state, "-") == {"-c1"}
    play(state, "-c1")
    assert texts(state, "-") == set()


def test_the_enemys_broken_walls_do_not_carry_a_line_on() -> None:
    """The line must be of Walls that you broke, this turn."""
    state = set_up("kd1 Kc2 Lg7", "d2 d3", side="w")
    play(state, "-d2 end")
    assert texts(state, "-") == set()


def test_a_piece_in_between_stops_a_line() -> None:
    state = set_up("kd1 Ld3 Kg7", "d2 d4")
    play(state, "-d2")
    assert texts(state, "-") == set()


def test_no_tile_is_flipped_twice_in_a_turn() -> None:
    state = set_up("kd1 Kg7", "d2")
    play(state, "-d2")
    assert "+d2" not in state.legal
    assert "already been flipped" in refusal(state, "+d2")
    state = play(set_up("kd1 Kg7"), "+d2")
    assert "-d2" not in state.legal
    assert "already been flipped" in refusal(state, "-d2")


def test_in_the_next_turn_a_tile_may_be_flipped_again() -> None:
    state = play(set_up("kd1 Kd7"), "+d2 end +a1 end")
    assert "-d2" in state.legal


def test_a_wall_built_this_turn_does_not_carry_a_line_on() -> None:
    state = play(set_up("kd1 Kg7", "d3"), "+d2")
    assert texts(state, "-") == set()


def test_after_a_move_nothing_is_flipped_any_more() -> None:
    state = play(set_up("kd1 sa1 Kg7", "c4 e4"), "d1-d7")
    assert texts(state, "+") == texts(state, "-") == set()
    assert "Once a piece has moved" in refusal(state, "+a5")
    assert "Once a piece has moved" in refusal(state, "-c4")
    play(state, "end")
    assert texts(state, "+") != set()
