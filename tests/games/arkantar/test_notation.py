"""Texts and sentences of actions."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ostraka import LOCALES, IllegalAction

from .table import GAME, play, set_up
from .test_position import positions


@given(positions())
@settings(max_examples=60, deadline=None, derandomize=True)
def test_every_action_parses_back_to_itself(text: str) -> None:
    state = GAME.from_position(text, seed=1)
    seen = set()
    for action in state.legal:
        assert state.action(action.text).code == action.code
        assert action.text in state.legal
        seen.add(action.text)
    assert len(seen) == len(state.legal)


@given(positions(), st.text("abcdefgh123456789-+x=LMSK endpass", max_size=9))
@settings(max_examples=200, deadline=None, derandomize=True)
def test_whatever_is_typed_is_played_or_refused_with_a_reason(text: str, typed: str) -> None:
    state = GAME.from_position(text, seed=1)
    before = state.tobytes()
    if typed in state.legal:
        state.play(typed)
        assert state.actions == [typed.strip()]
        return
    with pytest.raises(IllegalAction) as refused:
        state.play(typed)
    assert len(refused.value.messages) == 1
    assert all(refused.value.text(locale).endswith(".") for locale in LOCALES)
    assert state.tobytes() == before


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("", "malformed"),
        ("c4", "malformed"),
        ("+", "malformed"),
        ("+c44", "malformed"),
        ("++c4", "malformed"),
        ("d1:d4", "malformed"),
        ("d1xd6=K", "malformed"),
        ("d1xd6=k", "malformed"),
        ("END", "end-early"),
        ("end end", "malformed"),
        ("+h4", "no-tile"),
        ("+c9", "no-tile"),
        ("-c0", "no-tile"),
        ("h1-h4", "no-tile"),
        ("d1-d9", "no-tile"),
        ("d1xz1=L", "no-tile"),
        ("end", "end-early"),
        ("pass", "pass-can-act"),
        ("+d1", "build-on-piece"),
        ("+d2", "build-on-wall"),
        ("-d4", "break-path"),
        ("-d6", "break-far"),
        ("d7-d4", "move-enemy"),
        ("d4-d5", "move-nothing"),
        ("d1-e4", "move-crooked"),
        ("d1-d4", "move-blocked"),
        ("d1xd4", "capture-nothing"),
        ("d1xd7", "capture-unreached"),
        ("d1xd7=L", "capture-unreached"),
    ],
)
def test_a_refusal_names_the_rule(typed: str, key: str) -> None:
    state = GAME.start(seed=1)
    with pytest.raises(IllegalAction) as refused:
        state.play(typed)
    assert refused.value.messages[0].key == f"arkantar-{key}"


def test_spaces_around_an_action_do_not_matter() -> None:
    assert GAME.start(seed=1).play("  +c4 \n").actions == ["+c4"]


@pytest.mark.parametrize(
    ("position", "action", "sentence"),
    [
        ("kd1 Kd7", "+c4", "Black builds a Wall on c4."),
        ("kd1 Kd7", "d1-d6", "Black moves the Monarch from d1 to d6."),
        ("ka1 ld1 Md3 Kg7", "d1xd3", "Black’s Large Knight on d1 takes the Medium Knight on d3."),
    ],
)
def test_an_action_says_what_it_does(position: str, action: str, sentence: str) -> None:
    state = set_up(position)
    found = next(a for a in state.legal if a.text == action)
    assert found.sentence() == sentence
    assert len({found.sentence(locale) for locale in LOCALES}) == 4


def test_the_other_sentences() -> None:
    state = set_up("kd1 Sd2 Kg7", "c1", captured="l")
    says = {action.text: action.sentence() for action in state.legal}
    assert says["-c1"] == "Black breaks the Wall on c1."
    assert says["d1xd2=L"].endswith("and ransoms a Large Knight, which returns to d1.")
    state.play("+a5")
    says = {action.text: action.sentence() for action in state.legal}
    assert says["end"] == "Black ends their turn."
    stuck = GAME.from_position("K######/#######/####L##/#######/SM#####/lsM####/klS#### b -")
    assert stuck.legal[0].sentence() == "Black cannot act and passes."


def test_an_action_is_a_value() -> None:
    state = GAME.start(seed=1)
    action = next(a for a in state.legal if a.text == "+c4")
    again = next(a for a in GAME.start(seed=2).legal if a.text == "+c4")
    assert action == again == "+c4"
    assert hash(action) == hash(again)
    assert str(action) == "+c4"
    assert repr(action) == "Action('+c4')"
    with pytest.raises(AttributeError):
        action.text = "+c5"
    assert action in state.legal
    assert state.play(action).actions == ["+c4"]


def test_an_action_keeps_its_meaning_when_the_state_moves_on() -> None:
    state = set_up("kd1 Kg7")
    action = next(a for a in state.legal if a.text == "d1-d7")
    legal = state.legal
    play(state, "+a4 end +a5 end")
    assert action.sentence() == "Black moves the Monarch from d1 to d7."
    assert "d1-d7" in {a.text for a in legal}


def test_an_action_is_not_played_as_another_one() -> None:
    """The Monarch's way is shorter now: d1-d7 is no longer there to be played."""
    state = set_up("kd1 Kg7")
    action = next(a for a in state.legal if a.text == "d1-d7")
    play(state, "+d5 end +a5 end")
    assert "d1-d4" in state.legal
    assert action not in state.legal
    before = state.tobytes()
    with pytest.raises(IllegalAction):
        state.play(action)
    assert state.tobytes() == before


def test_the_drawing_shows_the_board_the_captured_and_the_turn() -> None:
    state = set_up("kd1 Kg7 sa1", "c4", captured="Ls").play("+e4")
    drawn = str(state)
    assert drawn.splitlines()[0].startswith("7")
    assert "(#)" in drawn, "a tile flipped this turn is marked"
    assert "captured: White L, Black s" in drawn
    assert "Black to act, 2 actions left" in drawn
    for locale in LOCALES:
        assert state.game.display.draw(state.view(), locale)
    assert "over" in str(state.resign(0)) or state.over


def test_random_walks_have_texts_and_sentences_throughout() -> None:
    chance = random.Random(3)
    state = GAME.start(seed=1)
    while not state.over and state.ply < 200:
        action = chance.choice(state.legal)
        assert action.sentence("de") != action.sentence("en")
        state.play(action)
