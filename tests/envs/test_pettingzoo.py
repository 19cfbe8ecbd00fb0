"""PettingZoo's own suite on every game, and what it does not ask."""

from __future__ import annotations

import copy
import pickle
import warnings
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils import parallel_to_aec

import ostraka
from ostraka.core.errors import GameOver, IllegalAction, InvalidOption, OstrakaError, UnknownGame
from ostraka.core.packs.packs import read_bundle
from ostraka.envs import Batch, Seat, Vector
from ostraka.envs.table import aec, parallel

with warnings.catch_warnings():  # its suite loads a game of its own in a way that it warns of
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test

GAMES = ["arkantar", "ankhor", "ancient_knowledge", "ancient_knowledge_solo"]
BOUNDED = 4000


def played(env: Any, seed: int) -> Any:
    """The environment after a random game."""
    env.reset(seed=seed)
    for agent in env.agents:
        env.action_space(agent).seed(seed)
    for count, agent in enumerate(env.agent_iter(BOUNDED)):
        assert count < BOUNDED - 10, "the game does not end"
        _, _, terminated, truncated, _ = env.last(observe=False)
        if terminated or truncated:
            break
        env.step(env.action_space(agent).sample())
    return env


def test_pettingzoo_makes_a_game_by_its_name() -> None:
    env = pettingzoo.make("aec", "ostraka/ankhor-v1", players=3)
    assert env.unwrapped.possible_agents == ["player_1", "player_2", "player_3"]
    assert isinstance(pettingzoo.make("parallel", "ostraka/arkantar-v1"), pettingzoo.ParallelEnv)


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # it has a mask beside it
@pytest.mark.parametrize("game", GAMES)
def test_a_game_passes_the_suite_of_pettingzoo(game: str) -> None:
    for players in ostraka.load(game).players:
        api_test(aec(game, players), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_gives_the_same_game_again(game: str) -> None:
    seed_test(lambda: aec(game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_cut_short(game: str) -> None:
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: parallel(game, max_cycles=max_cycles),
            env=lambda max_cycles: parallel_to_aec(parallel(game, max_cycles=max_cycles)),
        )
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_table_can_be_rendered_in_every_way(game: str) -> None:
    render_test(lambda render_mode: aec(game, render_mode=render_mode))


@pytest.mark.parametrize("game", GAMES)
def test_only_who_is_to_act_has_a_mask_and_it_is_what_the_rules_allow(game: str) -> None:
    env = aec(game)
    env.reset(seed=3)
    state = env.unwrapped.desk.state
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        asked = agent == env.agent_selection
        assert np.flatnonzero(mask).tolist() == (sorted(state.indices) if asked else [])


@pytest.mark.parametrize("game", GAMES)
def test_rewards_come_with_the_end_and_say_who_won(game: str) -> None:
    for seed in range(3):
        env = played(aec(game), seed)
        state = env.unwrapped.desk.state
        assert state.over
        assert state.outcome is not None
        best = max(env.rewards.values())
        winners = [seat for seat, reward in enumerate(env.rewards.values()) if reward == best]
        if len(env.rewards) > 1:
            assert sum(env.rewards.values()) == 0
            assert winners == list(state.outcome.winners)
        assert env.unwrapped.desk.state.record.replay(state.game).tobytes() == state.tobytes()


def test_the_game_of_a_seed_is_the_game_that_everyone_gets_for_it() -> None:
    env = aec("arkantar")
    env.reset(seed=7)
    assert env.unwrapped.desk.state.tobytes() == ostraka.load("arkantar").start(seed=7).tobytes()


def test_a_copy_goes_its_own_way() -> None:
    env = aec("arkantar")
    env.reset(seed=7)
    other = copy.deepcopy(env)
    before = env.observe("player_1")
    other.step(other.action_space("player_1").sample())
    again = env.observe("player_1")
    assert all(np.array_equal(before[name], again[name]) for name in before)
    assert not np.array_equal(other.observe("player_1")["observation"], again["observation"])


@pytest.mark.parametrize("action", [-1, 10**9, 1079, 2.5, "d1-d4", True, None])
def test_what_is_not_legal_is_refused_with_a_sentence_and_changes_nothing(action: Any) -> None:
    env = aec("arkantar").unwrapped
    env.reset(seed=7)
    before = env.desk.state.tobytes()
    with pytest.raises(IllegalAction) as caught:
        env.step(action)
    assert str(caught.value).endswith(".")
    assert env.desk.state.tobytes() == before
    assert not any(env.terminations.values())


def test_nothing_can_be_played_after_the_end() -> None:
    env = played(aec("arkantar"), 1).unwrapped
    for call in (env.desk.act, env.step):
        with pytest.raises(GameOver, match="reset"):
            call(0)
    before = env.desk.state.tobytes()
    while env.agents:
        env.step(None)
    for action in (0, None):
        with pytest.raises(GameOver, match="reset"):
            env.step(action)
    assert env.desk.state.tobytes() == before


def test_nothing_can_be_played_before_the_first_game() -> None:
    env = aec("arkantar").unwrapped
    with pytest.raises(IllegalAction, match="Reset the environment"):
        env.step(int(env.desk.indices[0]))
    assert not env.desk.state.actions


def test_who_is_to_act_must_say_something_where_all_are_asked() -> None:
    env = parallel("ankhor", 3)
    env.reset(seed=3)
    acting = env.aec_env.agent_selection
    before = env.unwrapped.desk.state.tobytes()
    others = {agent: 0 for agent in env.agents if agent != acting}
    for given in (others, {}, None, [0, 0, 0]):
        with pytest.raises(IllegalAction, match=f"no action for {acting}"):
            env.step(given)
    assert env.unwrapped.desk.state.tobytes() == before
    env.step({acting: env.action_space(acting).sample()})
    assert env.unwrapped.desk.state.ply == 1


def test_a_reset_refuses_what_would_change_nothing() -> None:
    env = aec("ankhor")
    env.reset(seed=7, options={})
    before = env.unwrapped.desk.state.tobytes()
    with pytest.raises(InvalidOption, match="A reset does not take edition"):
        env.reset(seed=8, options={"edition": "fr"})
    assert env.unwrapped.desk.state.tobytes() == before


def test_a_table_travels_with_its_game() -> None:
    env = aec("ankhor", 3)
    env.reset(seed=7)
    env.step(env.action_space(env.agent_selection).sample())
    other = pickle.loads(pickle.dumps(env))
    assert other.agent_selection == env.agent_selection
    assert other.unwrapped.desk.state.record == env.unwrapped.desk.state.record
    assert other.unwrapped.desk is other.action_space("player_1").desk


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"game": None}, UnknownGame),
        ({"game": "arkantar", "players": 3}, InvalidOption),
        ({"game": "arkantar", "colour": "red"}, InvalidOption),
        ({"game": "arkantar", "render_mode": "hologram"}, InvalidOption),
        ({"game": "arkantar", "max_cycles": 0}, InvalidOption),
        ({"game": "arkantar", "max_cycles": 2.5}, InvalidOption),
    ],
)
def test_wrong_games_players_and_options_are_refused_with_a_sentence(
    given: dict[str, Any], error: type[OstrakaError]
) -> None:
    with pytest.raises(error) as caught:
        aec(**given)
    assert str(caught.value).endswith(".")


def test_an_agent_that_is_not_there_is_refused_with_a_sentence() -> None:
    env = aec("arkantar").unwrapped
    env.reset(seed=7)
    for ask in (env.observe, env.action_space, env.observation_space):
        for agent in ("player_3", None, ["player_1"]):
            with pytest.raises(InvalidOption, match="player_1, player_2"):
                ask(agent)


def test_a_game_with_an_owners_pack_is_refused_by_every_environment() -> None:
    """Its cards have no place in the action space, which is made from the boxes."""
    folder = Path(ostraka.__file__).parent / "games" / "ancient_knowledge" / "example_pack"
    game: Any = ostraka.load("ancient_knowledge").with_packs(read_bundle(folder))
    for make in (aec, Seat, lambda game: Batch(game, 2), lambda game: Vector(game, 2)):
        with pytest.raises(InvalidOption, match="pack"):
            make(game)
