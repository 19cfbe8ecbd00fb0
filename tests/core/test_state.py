"""The friendly object around a kernel record: starting, acting, undoing, forking."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

import ostraka
from ostraka import (
    GameOver,
    IllegalAction,
    InvalidOption,
    InvalidRecord,
    NothingToUndo,
    OstrakaError,
    Record,
    UnknownGame,
)
from ostraka.core.game.outcome import places_of_those_who_stayed
from ostraka.core.kernel.perft import COUNTED, STOP, new_tally
from ostraka.core.kernel.random import new_stream
from ostraka.games.arkantar import GAME


def test_the_games_are_listed_and_loaded_by_name() -> None:
    assert ostraka.game_names()[0] == "arkantar"
    assert ostraka.load("arkantar") is GAME
    assert ostraka.load(" Arkantar ") is GAME
    with pytest.raises(UnknownGame, match="did you mean “arkantar”"):
        ostraka.load("arkanta")
    with pytest.raises(UnknownGame, match="the games are arkantar"):
        ostraka.load("quoridor")
    with pytest.raises(LookupError):
        ostraka.load("")


def test_a_seed_is_kept_and_a_fresh_one_is_made_where_none_is_given() -> None:
    assert GAME.start(seed=7).seed == 7
    assert GAME.start(seed=7).tobytes() == GAME.start(seed=7).tobytes()
    assert GAME.start(seed=7).tobytes() != GAME.start(seed=8).tobytes()
    assert len({GAME.start().seed for _ in range(20)}) > 15


@pytest.mark.parametrize("seed", [-1, 2**53, 1.5, "7", True])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(InvalidOption, match="is not a seed"):
        GAME.start(seed=seed)
    with pytest.raises(InvalidOption, match="is not a seed"):
        GAME.from_position(GAME.start(seed=1).position, seed=seed)


@pytest.mark.parametrize("players", [0, 1, 3, -2, "2", True, 2.0, 2.5, 10**30])
def test_a_number_of_players_that_the_game_does_not_have_is_refused(players: Any) -> None:
    with pytest.raises(InvalidOption, match="cannot be played by"):
        GAME.start(seed=1, players=players)


def test_every_wrong_option_is_reported_and_the_known_ones_are_named() -> None:
    with pytest.raises(InvalidOption) as refused:
        GAME.start(seed=1, colour="red", inertia=-5, stuck="never")
    assert [message.key for message in refused.value.messages] == [
        "error-unknown-option",
        "error-option-value",
        "error-option-value",
    ]
    assert "stuck, repetition, inertia" in str(refused.value)
    assert "pass, lose" in str(refused.value)


def test_options_are_kept_with_their_defaults() -> None:
    usual = {"stuck": "pass", "repetition": True, "inertia": 60, "board": "7x7"}
    assert GAME.start(seed=1).options == usual
    assert GAME.start(seed=1, inertia=8).options["inertia"] == 8


def test_a_state_stays_below_300_bytes() -> None:
    assert len(GAME.start(seed=1).tobytes()) < 300


@pytest.mark.parametrize(
    "action", ["", "nonsense", "+a1", None, 1.5, True, b"+c4", [], -1, 10**6, 2**31, 10**30]
)
def test_what_is_refused_changes_nothing(action: Any) -> None:
    state = GAME.start(seed=1).play("+d4")
    before, legal = state.tobytes(), [a.text for a in state.legal]
    with pytest.raises(IllegalAction):
        state.play(action)
    assert state.tobytes() == before
    assert state.actions == ["+d4"]
    assert [a.text for a in state.legal] == legal


def test_an_endless_text_is_refused_unread() -> None:
    with pytest.raises(IllegalAction, match="too long"):
        GAME.start(seed=1).play("x" * 10**6)


def test_an_action_is_played_as_text_as_an_action_or_by_its_code() -> None:
    by_text = GAME.start(seed=1).play("+d4")
    action = next(a for a in GAME.start(seed=1).legal if a.text == "+d4")
    by_action = GAME.start(seed=1).play(action)
    by_code = GAME.start(seed=1).play(action.code)
    by_numpy = GAME.start(seed=1).play(np.int32(action.code))  # type: ignore[arg-type]
    assert len({s.tobytes() for s in (by_text, by_action, by_code, by_numpy)}) == 1


def test_legal_is_a_lazy_view() -> None:
    legal = GAME.start(seed=1).legal
    assert len(legal) == 28
    assert "+d4" in legal
    assert "+d1" not in legal
    assert "nonsense" not in legal
    assert 5 not in legal
    assert legal[0].text == "+a3"
    assert [a.text for a in legal[1:3]] == ["+b3", "+c3"]
    assert legal[-1].text == "-g2"
    assert repr(legal) == "<28 legal actions>"
    assert next(iter(legal)) == legal[0]


def test_undo_leads_back_byte_by_byte() -> None:
    state = GAME.start(seed=1)
    kept = [state.tobytes()]
    actions = ("+d4", "-d2", "d1-d3", "-d6", "end")
    kept.extend(state.play(action).tobytes() for action in actions)
    while state.ply:
        assert state.tobytes() == kept.pop()
        state.undo()
    assert state.tobytes() == kept.pop()
    with pytest.raises(NothingToUndo, match="nothing to undo"):
        state.undo()
    assert len(state.legal) == 28


def test_what_people_tell_apart_is_followed_again_after_undo() -> None:
    """From the first action on: here it moves one of two Knights that are alike."""
    position = GAME.start(seed=2).play("-a2").position
    state, fresh = (GAME.from_position(position, seed=2) for _ in range(2))
    first = next(action.text for action in state.legal if action.text[0] not in "+-")
    state.play(first)
    second, other = (action.text for action in list(state.legal)[:2])
    state.play(second).view(None)
    state.undo().play(other)
    assert state.view(None) == fresh.play(first).play(other).view(None)


def test_undo_after_the_end_opens_the_game_again() -> None:
    state = GAME.from_position("K....../......./......./......./......./......./s.....k b -")
    assert state.play("a1xa7").over
    assert len(state.undo().legal) > 0
    assert "a1xa7" in state.legal


def test_undo_is_free_until_another_seat_has_acted() -> None:
    state = GAME.start(seed=1)
    assert not state.undo_is_free(0)
    state.play("+d4")
    assert state.undo_is_free(0)
    assert not state.undo_is_free(1)
    state.play("end")
    assert state.undo_is_free(0), "White has not acted yet"
    state.play("+d5")
    assert not state.undo_is_free(0)
    assert state.undo_is_free(1)
    state.agree_draw()
    assert not state.undo_is_free(1)


def test_a_fork_goes_its_own_way() -> None:
    state = GAME.start(seed=1, inertia=5).play("+d4")
    before = state.tobytes()
    fork = state.fork()
    assert fork.tobytes() == before
    assert fork.options == state.options
    fork.play("+d5").play("end")
    assert state.tobytes() == before
    assert state.actions == ["+d4"]
    assert fork.actions == ["+d4", "+d5", "end"]
    state.play("end")
    fork.undo().undo().undo()
    assert fork.ply == 0
    assert state.ply == 2


def test_a_fork_keeps_what_the_players_agreed() -> None:
    fork = GAME.start(seed=1).resign(1).fork()
    assert fork.over
    assert fork.outcome is not None
    assert fork.outcome.winner == 0


def test_a_reshuffled_state_looks_the_same_and_has_no_past() -> None:
    state = GAME.start(seed=1).play("+d4")
    other = state.reshuffled(0, seed=5)
    assert other.position == state.position
    assert other.view(0) == state.view(0)
    assert other.raw.chance != state.raw.chance, "the future is redrawn as well"
    assert state.reshuffled(0, seed=5).tobytes() == other.tobytes()
    assert other.ply == state.ply
    assert other.changes(0) == []
    with pytest.raises(NothingToUndo):
        other.undo()
    for drawn in (other, other.fork(), pickle.loads(pickle.dumps(other))):
        with pytest.raises(InvalidRecord, match="cannot be recorded"):
            _ = drawn.record
    assert state.actions == ["+d4"]


@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", 0.0])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    state = GAME.start(seed=1)
    for ask in (state.view, state.observation, state.resign, lambda s: state.reshuffled(s, 1)):
        with pytest.raises(InvalidOption, match="There is no seat"):
            ask(seat)
    assert not state.over


def test_a_view_says_what_the_players_agreed() -> None:
    state = GAME.start(seed=1)
    assert state.view()["agreed"] is None
    assert state.resign(0).view()["agreed"] == ["resign", 0]


def test_an_observation_is_made_of_bytes_from_the_seats_own_side() -> None:
    state = GAME.start(seed=1)
    black, white = state.observation(0), state.observation(1)
    assert black.dtype == white.dtype == np.int8
    assert black.shape == white.shape == (GAME.observation.size,)
    differing = np.flatnonzero(black != white).tolist()
    layout = GAME.observation
    d1, own_d1 = layout.at("monarch_from") + 3, layout.at("monarch_from") + 45
    assert differing == [d1, own_d1, layout.at("to_act")], "the start is the same from both sides"


def test_perft_of_a_game_that_is_over() -> None:
    state = GAME.start(seed=1).agree_draw()
    assert [state.perft(depth) for depth in range(3)] == [1, 0, 0]
    assert state.divide(2) == {}


def test_everything_that_can_be_refused_is_one_kind_of_error() -> None:
    for error in (UnknownGame, InvalidOption, IllegalAction, GameOver, NothingToUndo):
        assert issubclass(error, OstrakaError)
    assert issubclass(GameOver, IllegalAction)


def test_an_error_speaks_every_language() -> None:
    with pytest.raises(IllegalAction) as refused:
        GAME.start(seed=1).play("+a1")
    assert len({refused.value.text(locale) for locale in ostraka.LOCALES}) == 4


def test_a_state_has_a_short_description() -> None:
    assert repr(GAME.start(seed=1).play("+d4")) == "<Arkantar, 1 actions>"
    assert repr(GAME) == "<Arkantar>"
    assert "Black to act" in str(GAME.start(seed=1))


def test_playing_draws_nothing_from_global_generators() -> None:
    import random

    random.seed(1)
    np.random.seed(1)
    before = random.getstate(), np.random.get_state()[1].tolist()  # type: ignore[index]
    state = GAME.start(seed=1)
    stream = new_stream(3)
    state.play(state.legal[int(stream.chance % np.uint64(len(state.legal)))])
    state.reshuffled(0, 9)
    assert (random.getstate(), np.random.get_state()[1].tolist()) == before  # type: ignore[index]


@pytest.mark.parametrize("depth", [-1, True, 1.5, "2"])
def test_a_depth_that_is_none_is_refused(depth: Any) -> None:
    state = ostraka.load("arkantar").start(seed=1)
    with pytest.raises(ostraka.InvalidOption, match="depth"):
        state.perft(depth)
    with pytest.raises(ostraka.InvalidOption, match="depth"):
        state.divide(0)


# -- players who give up ------------------------------------------------------------------------


def test_resigning_keeps_the_points_and_says_who_resigned() -> None:
    state = ostraka.load("ankhor").start(seed=3)
    for _ in range(12):
        state.play(state.legal[0])
    before, parts = state.scores, state.breakdown
    assert any(before)
    state.resign(0)
    assert (state.scores, state.breakdown) == (before, parts)
    assert state.outcome is not None
    assert state.outcome.places == (2, 1)
    assert str(state.outcome.reason) == "Player 1 resigned."


def test_of_more_than_two_the_others_play_on_until_one_is_left() -> None:
    state = ostraka.load("ankhor").start(seed=3, players=4)
    state.play(state.legal[0]).resign(2)
    assert not state.over
    assert state.left == (2,)
    assert state.view(0)["left"] == [2]
    with pytest.raises(IllegalAction, match="already resigned"):
        state.resign(2)
    state.resign(0)
    assert not state.over
    again = Record.from_json(state.record.as_json()).replay()
    assert again.leaving == state.leaving == ((1, 2), (1, 0))
    state.resign(3)
    assert state.outcome is not None
    assert state.outcome.winners == (1,)
    replayed = Record.from_json(state.record.as_json()).replay()
    assert replayed.outcome == state.outcome
    state.undo().undo()
    assert state.left == (2,)


@pytest.mark.parametrize("left", [[[0]], [[0, 9]], "x", [[1, 0], [1, 0]], [[True, 0]]])
def test_a_record_with_a_wrong_list_of_those_who_left_is_refused(left: object) -> None:
    state = ostraka.load("ankhor").start(seed=3, players=3)
    state.play(state.legal[0])
    document = state.record.as_json()
    del document["check"]
    with pytest.raises(OstrakaError, match=r"“left(\[\d\])*”"):
        Record.from_json(document | {"left": left}).replay()


def test_places_are_those_of_the_seats_that_stayed() -> None:
    assert places_of_those_who_stayed((1, 2, 3, 4), {0}) == (4, 1, 2, 3)
    assert places_of_those_who_stayed((1, 1, 3, 4), {1, 2}) == (1, 3, 3, 2)
    assert places_of_those_who_stayed((1, 1), ()) == (1, 1)


def test_a_draw_is_agreed_on_only_where_the_game_has_it() -> None:
    with pytest.raises(IllegalAction, match="has no draw"):
        ostraka.load("ankhor").start(seed=3).agree_draw()


def test_secrets_are_what_not_everyone_sees() -> None:
    assert not GAME.start(seed=1).has_secrets(0)
    assert not ostraka.load("ankhor").start(seed=1).has_secrets(0)
    assert ostraka.load("ancient_knowledge").start(seed=1).has_secrets(0)


@pytest.mark.parametrize("seed", [-1, 1.5, "x", True, 2**60])
def test_odd_seeds_are_refused_with_a_sentence(seed: int) -> None:
    with pytest.raises(InvalidOption, match="is not a seed"):
        GAME.start(seed=1).reshuffled(0, seed)


def test_a_count_can_be_watched_and_ended() -> None:
    tally = new_tally()
    assert GAME.start(seed=1).perft(3, tally) == tally[COUNTED] == 21598
    tally[STOP] = 1
    assert GAME.start(seed=1).perft(5, tally) < 21598
