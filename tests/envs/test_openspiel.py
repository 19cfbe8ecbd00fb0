"""OpenSpiel: its own suites on our games, its searches at our tables, and nothing told too much."""

from __future__ import annotations

import doctest
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import ostraka
from ostraka.core.errors import (
    GameOver,
    IllegalAction,
    InvalidOption,
    OstrakaError,
)
from ostraka.envs.openspiel import OpenState
from ostraka.envs.rewards import standing

SECRET = ("ankhor", "ancient_knowledge", "ancient_knowledge_solo")
NAMES = ("arkantar", *SECRET)
TYPES = pyspiel.GameType


def loaded(name: str) -> Any:
    """A game with few set-ups, so that the suites spend no time on listing them."""
    return pyspiel.load_game(f"ostraka_{name}" + ("(setups=20,seed=3)" if name in SECRET else ""))


def begun(name: str, setup: int = 0) -> Any:
    """A state in which the first seat is to act."""
    state = loaded(name).new_initial_state()
    if state.is_chance_node():
        state.apply_action(setup)
    return state


def played(state: Any, choices: Random, most: int = 10_000) -> Any:
    """Some random actions later."""
    while not state.is_terminal() and most > 0:
        state.apply_action(choices.choice(state.legal_actions()))
        most -= 1
    return state


# -- OpenSpiel's own suites --------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_random_games_pass_openspiels_tests_in_cpp(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_random_games_pass_openspiels_tests_in_python(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(loaded(name))


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_can_be_written_and_written_again(name: str) -> None:
    written, again = (
        generate_playthrough.playthrough(str(loaded(name)), [], seed=5) for _ in range(2)
    )
    assert written == again
    assert f'GameType.long_name = "{ostraka.load(name).title}"' in written
    assert "InformationStateString(0)" in written
    assert "ObservationTensor(0)" in written


class Glance(mcts.Evaluator):  # type: ignore[misc]
    """A few random actions, and who is ahead then."""

    def __init__(self, seed: int) -> None:
        self.choices = Random(seed)

    def evaluate(self, state: OpenState) -> Any:
        ahead = played(state.clone(), self.choices, 8)
        if ahead.is_terminal():
            return np.array(ahead.returns())
        return np.array(standing(ahead.desk.game.places(ahead.desk.state.raw)))

    def prior(self, state: OpenState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def bot(game: Any, seed: int) -> Any:
    """OpenSpiel's search: with resampling where something is hidden."""
    chance, glance = np.random.RandomState(seed), Glance(seed)
    if game.get_type().information == TYPES.Information.PERFECT_INFORMATION:
        return mcts.MCTSBot(game, 2.0, 8, glance, random_state=chance)
    return ismcts.ISMCTSBot(game, glance, 2.0, 8, random_state=chance)


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_search_plays_a_whole_game(name: str) -> None:
    game, state, choices = loaded(name), begun(name, 7), Random(2)
    searcher, searched = bot(game, 1), 0
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(int(searcher.step(state)))
            searched += 1
        else:
            state.apply_action(choices.choice(state.legal_actions()))
    assert searched > 10
    assert state.returns() == list(state.desk.rewards)
    if game.num_players() > 1:
        assert sum(state.returns()) == 0
    else:
        assert state.returns()[0] in (-1, 1)


# -- what a game says of itself ----------------------------------------------------------------


def test_games_are_known_by_their_kind_of_chance_and_information() -> None:
    arkantar, ankhor = loaded("arkantar").get_type(), loaded("ankhor").get_type()
    assert arkantar.chance_mode == TYPES.ChanceMode.DETERMINISTIC
    assert arkantar.information == TYPES.Information.PERFECT_INFORMATION
    assert ankhor.chance_mode == TYPES.ChanceMode.EXPLICIT_STOCHASTIC
    assert ankhor.information == TYPES.Information.IMPERFECT_INFORMATION
    assert arkantar.utility == ankhor.utility == TYPES.Utility.ZERO_SUM
    assert loaded("ancient_knowledge_solo").get_type().utility == TYPES.Utility.GENERAL_SUM


def test_players_options_and_seed_are_parameters() -> None:
    game = pyspiel.load_game("ostraka_ankhor(players=3,edition=fr,seed=4,setups=5)")
    assert game.num_players() == 3
    assert game.max_chance_outcomes() == 5
    assert game.num_distinct_actions() == ostraka.load("ankhor").action_count
    state = game.new_initial_state()
    assert [outcome for outcome, _ in state.chance_outcomes()] == [0, 1, 2, 3, 4]
    state.apply_action(2)
    same = ostraka.load("ankhor").start(seed=4 * 5 + 2, players=3, edition="fr")
    assert state.desk.state.tobytes() == same.tobytes()
    assert str(state) == str(same.position)
    assert sorted(state.legal_actions()) == sorted(same.indices)


def test_actions_are_written_as_people_type_them() -> None:
    state = begun("ankhor")
    texts = {state.action_to_string(action) for action in state.legal_actions()}
    assert texts == {action.text for action in state.desk.state.legal}
    assert state.action_to_string(0, 2339) == "end"
    assert loaded("ankhor").new_initial_state().action_to_string(-1, 4) == "set-up 4"


# -- honesty -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SECRET)
def test_a_redrawn_state_is_the_same_to_the_seat_that_drew_it(name: str) -> None:
    choices, moved, tensors = Random(9), 0, 0
    state = begun(name, 11)
    for _ in range(25):
        played(state, choices, 3)
        if state.is_terminal():
            break
        before = str(state)
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, choices.random)
            moved += other.desk.state.tobytes() != state.desk.state.tobytes()
            for look in ("information_state_string", "observation_string"):
                assert getattr(other, look)(player) == getattr(state, look)(player)
            for look in ("information_state_tensor", "observation_tensor"):
                assert getattr(other, look)(player) == getattr(state, look)(player)
                tensors += 1
            assert other.history() == state.history()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
        assert str(state) == before
    assert moved > 10
    assert tensors > 20


@pytest.mark.parametrize("name", NAMES)
def test_what_is_remembered_tells_apart_what_was_done(name: str) -> None:
    state = begun(name)
    seat = state.current_player()
    children = [state.child(action) for action in state.legal_actions()[:6]]
    assert len({child.information_state_string(seat) for child in children}) == len(children)
    assert state.clone().information_state_string(seat) == state.information_state_string(seat)


def test_two_ways_to_one_table_are_two_memories() -> None:
    """Perfect recall: the tables are equal, the pasts are not."""
    ways = []
    for order in (("take b b w", "take k k g"), ("take k k g", "take b b w")):
        state = begun("ankhor")
        for text in order:
            chosen = {state.action_to_string(a): a for a in state.legal_actions()}
            state.apply_action(chosen[text])
        ways.append(state)
    first, second = ways
    assert first.information_state_string(0) != second.information_state_string(0)


@pytest.mark.parametrize("name", NAMES)
def test_copies_go_their_own_way_and_what_is_written_comes_back(name: str) -> None:
    choices = Random(1)
    state = played(begun(name), choices, 15)
    seat = state.current_player()
    other = state.resample_from_infostate(seat, choices.random)
    for origin in (state, other):
        before = str(origin), origin.information_state_string(seat)
        played(origin.clone(), choices, 4)
        again = pickle.loads(pickle.dumps(origin))
        _, third = pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(origin.get_game(), origin)
        )
        for copied in (again, third):
            assert (str(copied), copied.information_state_string(seat)) == before
            assert copied.history() == origin.history()
            assert copied.legal_actions() == origin.legal_actions()
        assert (str(origin), origin.information_state_string(seat)) == before


# -- observers ---------------------------------------------------------------------------------


def test_observers_see_the_declared_fields_as_shares() -> None:
    game, state = loaded("ancient_knowledge"), begun("ancient_knowledge")
    layout = ostraka.load("ancient_knowledge").observation
    kinds = {
        "all": pyspiel.IIGObservationType(perfect_recall=False),
        "public": pyspiel.IIGObservationType(
            perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
        ),
        "private": pyspiel.IIGObservationType(perfect_recall=False, public_info=False),
    }
    seen = {}
    for name, kind in kinds.items():
        observer = make_observation(game, kind)
        observer.set_from(state, 0)
        assert np.abs(observer.tensor).max() <= 1
        seen[name] = observer
    secret = {field.name for field in layout if field.private}
    assert set(seen["all"].dict) == {field.name for field in layout}
    assert set(seen["private"].dict) == secret
    assert set(seen["public"].dict) == set(seen["all"].dict) - secret
    sizes = [len(seen[name].tensor) for name in ("public", "private", "all")]
    assert sizes[0] + sizes[1] == sizes[2] == layout.size
    for field in layout:
        assert seen["all"].dict[field.name].shape == field.shape


def test_no_observer_sees_the_secrets_of_all() -> None:
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(InvalidOption, match="secrets of all seats"):
        loaded("ankhor").make_py_observer(everything)
    with pytest.raises(InvalidOption, match="no parameters"):
        loaded("ankhor").make_py_observer(None, {"x": 1})


# -- what is refused ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wanted",
    ["players=9", "edition=it", "seed=-1", "setups=0", "setups=9999999"],
)
def test_a_wrong_parameter_is_refused_with_a_sentence(wanted: str) -> None:
    with pytest.raises(OstrakaError, match=r"\.$"):
        pyspiel.load_game(f"ostraka_ankhor({wanted})")


def test_an_unknown_parameter_is_refused_by_openspiel() -> None:
    with pytest.raises(pyspiel.SpielError, match="colour"):
        pyspiel.load_game("ostraka_arkantar(colour=1)")


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    state = begun("ankhor")
    before = str(state)
    for action in (2339, 99_999):
        with pytest.raises(IllegalAction, match=r"not legal now|no action"):
            state.apply_action(action)
        assert str(state) == before
    for action in (-7, 2340):
        with pytest.raises(InvalidOption, match="not an index"):
            state.action_to_string(0, action)
    with pytest.raises(InvalidOption, match="no set-up 20"):
        loaded("ankhor").new_initial_state().apply_action(20)
    over = played(begun("arkantar"), Random(3))
    before = str(over)
    with pytest.raises(GameOver, match="over"):
        over.apply_action(0)
    assert str(over) == before


def test_an_observer_refuses_who_is_not_there() -> None:
    """Compiled code trusts the seats it is given."""
    for name in ("arkantar", "ankhor"):
        game, state = loaded(name), begun(name)
        for kind in (
            pyspiel.IIGObservationType(perfect_recall=False),
            pyspiel.IIGObservationType(perfect_recall=True),
            pyspiel.IIGObservationType(public_info=False, perfect_recall=False),
        ):
            observer = game.make_py_observer(kind)
            for player in (-1, 2, 100_000):
                for look in (observer.set_from, observer.string_from):
                    with pytest.raises(InvalidOption, match=f"no seat {player}"):
                        look(state, player)


def test_without_openspiel_a_sentence_says_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import ostraka.envs.openspiel"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.returncode != 0
    assert 'pip install "ostraka[openspiel]"' in told.stderr.splitlines()[-1]


def test_the_examples_of_the_page_come_out_as_written() -> None:
    page = Path(__file__).parents[2] / "docs" / "openspiel.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert tried > 8
    assert failed == 0


def test_a_process_that_used_openspiel_ends_in_peace() -> None:
    code = "import pyspiel, ostraka.envs.openspiel; pyspiel.load_game('ostraka_arkantar')"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (0, "")
