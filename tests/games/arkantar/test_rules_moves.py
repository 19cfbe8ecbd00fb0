"""Sliding, taking, and the length of a turn."""

from __future__ import annotations

import pytest

from ostraka import GameOver, IllegalAction, State
from ostraka.core.i18n.message import Message, message_of

from .table import GAME, play, set_up, texts


def refusal(state: State, action: str) -> str:
    before = state.tobytes()
    with pytest.raises(IllegalAction) as refused:
        state.play(action)
    assert state.tobytes() == before
    return str(refused.value)


@pytest.mark.parametrize(
    ("pieces", "walls", "reached"),
    [
        ("kd1 Kg7", "", {"d1-d7", "d1-a1", "d1-g1"}),
        ("kd1 Kg7", "d6 b1", {"d1-d5", "d1-c1", "d1-g1"}),
        ("kd1 sd3 sg1 Kg7", "", {"d1-d2", "d1-a1", "d1-f1"}),
        ("kd4 Kg7", "", {"d4-d7", "d4-d1", "d4-a4", "d4-g4"}),
        ("kd1 Kg7", "d2 c1 e1", set()),
    ],
)
def test_a_piece_slides_until_a_wall_a_piece_or_the_edge(
    pieces: str, walls: str, reached: set[str]
) -> None:
    state = set_up(pieces, walls)
    tile = pieces[1:3]
    assert {text for text in texts(state, tile) if "x" not in text} == reached


def test_a_slide_cannot_stop_short_or_go_nowhere_or_bend() -> None:
    state = set_up("kd1 Kg7", "c1")
    assert "stops on d7" in refusal(state, "d1-d5")
    assert "cannot move in that direction at all" in refusal(state, "d1-c1")
    assert "straight line" in refusal(state, "d1-e2")
    assert "straight line" in refusal(state, "d1-d1")


def test_only_own_pieces_move() -> None:
    state = set_up("kd1 Kg7")
    assert "not yours" in refusal(state, "g7-g1")
    assert "You have no piece on a4" in refusal(state, "a4-a7")


def test_a_slide_may_end_in_a_capture_or_in_front_of_the_enemy() -> None:
    state = set_up("la1 kg1 Ma6 Kg7")
    assert {"a1-a5", "a1xa6"} <= texts(state, "a1")
    after = state.fork().play("a1-a5")
    assert after.seat == 0, "the turn goes on"
    taken = state.fork().play("a1xa6")
    assert taken.seat == 1
    assert str(taken.position) == "......K/l....../......./......./......./......./......k w M"


def test_an_enemy_next_door_may_be_taken_and_cannot_be_slid_towards() -> None:
    state = set_up("la1 kg1 Ma2 Kg7")
    assert "a1xa2" in state.legal
    assert "a1-a2" not in state.legal


def test_capturing_is_never_compulsory() -> None:
    state = set_up("la1 kg1 Ma2 Kg7")
    assert len(state.legal) > 40
    play(state, "+d4 end")
    assert state.seat == 1


def test_own_pieces_are_never_taken() -> None:
    state = set_up("la1 ma2 kg1 Kg7")
    assert "a1xa2" not in state.legal
    assert "no enemy piece" in refusal(state, "a1xa2")


def test_a_capture_needs_a_clear_way() -> None:
    state = set_up("la1 kg1 Ma6 Kg7", "a3")
    assert "does not reach" in refusal(state, "a1xa6")
    state = set_up("la1 kg1 Ma6 Mb1 Kg7")
    assert "no enemy piece" in refusal(state, "a1xa5")
    state = set_up("la1 kg1 Ma3 Ma6 Kg7")
    assert "does not reach" in refusal(state, "a1xa6")


TAKES = {  # the table of the rules, mover by mover
    "l": "LMK",
    "m": "MSK",
    "s": "SLK",
    "k": "LMSK",
}


@pytest.mark.parametrize("mover", "klms")
@pytest.mark.parametrize("victim", "KLMS")
@pytest.mark.parametrize("gap", [0, 2])
@pytest.mark.parametrize("side", "bw")
def test_who_takes_whom(mover: str, victim: str, gap: int, side: str) -> None:
    pieces = {"b1": mover, f"b{2 + gap}": victim}
    if mover != "k":
        pieces["g1"] = "k"
    if victim != "K":
        pieces["g7"] = "K"
    if side == "w":
        pieces = {tile: letter.swapcase() for tile, letter in pieces.items()}
    state = set_up(" ".join(letter + tile for tile, letter in pieces.items()), side=side)
    capture = f"b1xb{2 + gap}"
    assert (capture in state.legal) == (victim in TAKES[mover])
    if victim not in TAKES[mover]:
        assert "cannot take" in refusal(state, capture)


def test_taking_the_monarch_wins_at_once() -> None:
    state = set_up("sa1 kg1 Ka7", side="b").play("a1xa7")
    assert state.over
    assert state.seat is None
    assert len(state.legal) == 0
    assert state.outcome is not None
    assert state.outcome.winner == 0
    assert str(state.outcome.reason) == "Black took White’s Monarch."
    assert state.scores == (1, 0)
    with pytest.raises(GameOver, match="game is over"):
        state.play("end")


def test_white_wins_by_taking_blacks_monarch() -> None:
    state = set_up("ka1 Ka7", side="w").play("a7xa1")
    assert state.outcome is not None
    assert state.outcome.winner == 1
    assert state.outcome.places == (2, 1)
    assert state.scores == (0, 1)


def test_a_capture_ends_the_turn() -> None:
    for before in ("", "+e5", "+e5 +e6", "g1-b1"):
        state = play(set_up("la1 kg1 Ma6 Kg7"), before)
        state.play("a1xa6")
        assert state.seat == 1, before
        assert state.raw.used == 0


def test_a_turn_has_three_actions_at_most() -> None:
    state = GAME.start(seed=1)
    play(state, "+d4 +d5")
    assert state.seat == 0
    play(state, "+e4")
    assert state.seat == 1


def test_a_turn_may_end_after_one_or_two_actions_but_not_before() -> None:
    state = GAME.start(seed=1)
    assert "end" not in state.legal
    assert "at least one action" in refusal(state, "end")
    assert play(state.fork(), "+d4 end").seat == 1
    assert play(state.fork(), "+d4 +d5 end").seat == 1


def test_several_pieces_or_one_may_move_in_a_turn() -> None:
    state = play(set_up("ka1 sg1 Kd7"), "a1-a7 a7-c7 c7-c1")
    assert state.seat == 1
    state = play(set_up("ka1 sg1 Kd7"), "a1-a7 g1-a1 a7-c7")
    assert state.seat == 1


def test_nobody_may_pass_who_can_act() -> None:
    state = GAME.start(seed=1)
    assert "pass" not in state.legal
    assert "Only a player who cannot do anything" in refusal(state, "pass")


def test_black_moves_first_and_the_sides_alternate() -> None:
    state = GAME.start(seed=1)
    assert state.seat == 0
    assert play(state, "+d4 end").seat == 1
    assert play(state, "+d5 end").seat == 0


def asked(state: State) -> Message:
    question = state.view()["question"]
    assert question is not None
    return message_of(question)


def test_the_question_names_only_what_is_still_possible() -> None:
    state = set_up("kd1 Kg7")
    assert asked(state).values["can"] == "build-move"
    state.play("d1-d7")
    assert asked(state).values["can"] == "move"


def test_a_piece_that_nothing_can_take_says_so() -> None:
    state = set_up("kd1 Kg7")
    assert "None of your pieces can take" in str(state.why_not({"to": "g7"}))
