"""Gymnasium's own checks on every game, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ostraka
from ostraka.core.errors import GameOver, IllegalAction, InvalidOption, OstrakaError
from ostraka.envs.single import Seat

GAMES = ["arkantar", "ankhor", "ancient_knowledge", "ancient_knowledge_solo"]
BOUNDED = 4000


def made(game: str, **given: Any) -> Seat:
    seat = gymnasium.make(f"ostraka/{game}-v1", **given).unwrapped
    assert isinstance(seat, Seat)
    return seat


def finished(env: Seat, seed: int) -> tuple[float, int]:
    """The reward of a random game and the number of its steps."""
    env.reset(seed=seed)
    env.action_space.seed(seed)
    for steps in range(1, BOUNDED):
        _, reward, terminated, _, _ = env.step(env.action_space.sample())
        if terminated:
            return float(reward), steps
        assert reward == 0
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_passes_the_checks_of_gymnasium(game: str) -> None:
    """The checks draw an action before the deal: one that is not legal must not be refused."""
    check_env(made(game, illegal="random"))


def test_an_illegal_index_loses_where_that_is_wanted() -> None:
    env = made("arkantar", illegal="lose", seat=0)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.action_masks() == 0)[0])
    _, reward, terminated, truncated, _ = env.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    with pytest.raises(GameOver, match="reset"):
        env.step(illegal)
    env.reset(seed=2)
    assert env.step(env.action_space.sample())[2] is False


def test_a_legal_index_is_drawn_for_an_illegal_one_where_that_is_wanted() -> None:
    env = made("arkantar", illegal="random", seat=0)
    env.reset(seed=1)
    assert env.step(-1)[2] is False
    assert env.desk.state.ply > 0
    with pytest.raises(InvalidOption, match="one of raise, lose, random"):
        made("arkantar", illegal="ignore")


def test_an_unknown_keyword_is_a_type_error_as_other_libraries_expect() -> None:
    """TorchRL tries `frameskip` and looks for these words before it continues without."""
    with pytest.raises(TypeError, match="unexpected keyword argument 'frameskip'") as caught:
        gymnasium.make("ostraka/arkantar-v1", frameskip=1)
    assert isinstance(caught.value, InvalidOption)
    with pytest.raises(TypeError, match="Arkantar has no option “colour”"):
        Seat("arkantar", colour="red")


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_played_from_every_seat_against_the_bots(game: str) -> None:
    for players in ostraka.load(game).players:
        for seat in range(players):
            env = made(game, players=players, seat=seat)
            reward, steps = finished(env, seed=seat)
            assert -1 <= reward <= 1
            assert steps < len(env.desk.state.actions) or players == 1
            assert reward == env.desk.rewards[seat]


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_gives_the_same_game_again_and_other_games_after_it(game: str) -> None:
    env = made(game)
    first = [env.reset(seed=5)[0]["observation"].tobytes(), env.desk.state.seed]
    second = [env.reset()[0]["observation"].tobytes(), env.desk.state.seed]
    again = [env.reset(seed=5)[0]["observation"].tobytes(), env.desk.state.seed]
    after = [env.reset()[0]["observation"].tobytes(), env.desk.state.seed]
    assert (first, second) == (again, after)
    assert first[1] != second[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_left_in_its_middle_and_taken_up_again(game: str) -> None:
    env = made(game, opponents="random", seat=0)
    env.reset(seed=11)
    for _ in range(3):
        env.step(int(env.desk.indices[0]))
    moment = env.copy()
    rows = []
    for _ in range(2):
        seen, _ = env.restore(moment)
        row = [seen["observation"].tobytes()]
        for _ in range(4):
            if env.desk.state.over:
                break
            seen, *_ = env.step(int(env.desk.indices[-1]))
            row.append(seen["observation"].tobytes())
        rows.append(row)
    assert rows[0] == rows[1]


def test_a_deep_copy_goes_its_own_way() -> None:
    env = made("arkantar")
    env.reset(seed=2)
    other = copy.deepcopy(env)
    before = env.desk.state.tobytes()
    other.step(other.action_space.sample())
    assert env.desk.state.tobytes() == before
    assert env.action_space.sample() in env.desk.indices


def test_opponents_are_the_bots_that_were_asked_for() -> None:
    env, twin = (made("arkantar", seat=1, opponents=name) for name in ("eager", "random"))
    for one in (env, twin):
        one.reset(seed=4)
        assert one.desk.state.seat == 1
    assert env.desk.state.seed == twin.desk.state.seed
    state = ostraka.load("arkantar").start(seed=env.desk.state.seed)
    mind = env._bots[0]
    while state.seat == 0:
        state.play(mind.choose(state))
    assert env.desk.state.actions == state.actions
    assert twin.desk.state.actions != state.actions


def test_the_picture_is_of_one_size_and_shows_something() -> None:
    env = made("arkantar", render_mode="rgb_array")
    env.reset(seed=0)
    picture = env.render()
    assert picture.shape == (960, 960, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 3


@pytest.mark.parametrize(
    "action",
    [-1, 10**9, 1079, 0.5, float("nan"), True, np.True_, None, "end", [14], np.array([14])],
)
def test_what_is_not_legal_is_refused_with_a_sentence_and_changes_nothing(action: Any) -> None:
    env = made("arkantar")
    env.reset(seed=7)
    before = env.desk.state.tobytes()
    with pytest.raises(IllegalAction) as caught:
        env.step(action)
    assert str(caught.value).endswith(".")
    assert env.desk.state.tobytes() == before


@pytest.mark.parametrize("game", GAMES)
def test_nothing_can_be_played_before_the_first_game(game: str) -> None:
    env = made(game)
    with pytest.raises(IllegalAction, match="Reset the environment"):
        env.step(int(env.desk.indices[0]))
    assert not env.desk.state.actions


def test_only_what_was_copied_from_the_same_game_is_restored() -> None:
    env, other, larger = made("ankhor"), made("arkantar"), made("ankhor", players=3)
    for each in (env, other, larger):
        each.reset(seed=7)
    before = env.desk.state.tobytes()
    french = made("ankhor", edition="fr")
    french.reset(seed=7)
    for wrong in (None, "moment", other.copy(), larger.copy(), french.copy()):
        with pytest.raises(InvalidOption, match="Only a copy"):
            env.restore(wrong)  # type: ignore[arg-type]
    assert env.desk.state.tobytes() == before


@pytest.mark.parametrize("opponents", ["random", "eager", "5@20it"])
def test_an_environment_travels_and_plays_on_as_it_would_have(opponents: str) -> None:
    env = made("ankhor", opponents=opponents, seat=0)
    env.reset(seed=6)
    for _ in range(3):
        env.step(int(env.desk.indices[0]))
    other = pickle.loads(pickle.dumps(env))
    for _ in range(3):
        seen, there = (one.step(int(one.desk.indices[-1]))[0] for one in (env, other))
        assert np.array_equal(seen["observation"], there["observation"])
    assert other.desk.state.record == env.desk.state.record


def test_what_was_copied_before_the_first_game_is_not_begun_either() -> None:
    env = made("ankhor")
    moment = env.copy()
    env.reset(seed=7)
    env.restore(moment)
    with pytest.raises(IllegalAction, match="Reset the environment"):
        env.step(int(env.desk.indices[0]))


def test_numbers_of_numpy_are_numbers() -> None:
    env = made("arkantar", seat=np.int64(0), players=np.int64(2))
    first = env.reset(seed=np.int64(3))[0]["observation"]  # type: ignore[arg-type]
    assert np.array_equal(first, env.reset(seed=3)[0]["observation"])
    chosen = np.array(env.desk.indices[0])
    assert chosen in env.action_space
    env.step(chosen)
    assert env.desk.state.ply > 0


def test_a_reset_refuses_what_would_change_nothing() -> None:
    env = made("ankhor")
    env.reset(seed=7)
    before = env.desk.state.tobytes()
    for options in ({"edition": "fr"}, {"players": 3}, 5, "fr"):
        with pytest.raises(InvalidOption, match="A reset does not take"):
            env.reset(seed=8, options=options)  # type: ignore[arg-type]
    assert env.desk.state.tobytes() == before
    env.reset(seed=7, options={"of others": 1})


@pytest.mark.parametrize(
    ("mode", "how"),
    [("sync", {}), ("async", {"context": "spawn"})],  # others in this process may forbid to fork
)
def test_gymnasium_makes_many_of_it(mode: Any, how: dict[str, Any]) -> None:
    envs = gymnasium.make_vec(
        "ostraka/arkantar-v1", num_envs=2, vectorization_mode=mode, vector_kwargs=how
    )
    seen, _ = envs.reset(seed=1)
    for _ in range(3):
        seen, *_ = envs.step(seen["action_mask"].argmax(axis=1))
    assert seen in envs.observation_space
    envs.close()


def test_a_game_is_found_by_the_module_that_knows_it() -> None:
    """Gymnasium has no entry points for environments since 1.0; the module is named instead."""
    ask = "import gymnasium; print(gymnasium.make('ostraka.envs:ostraka/arkantar-v1').spec.id)"
    said = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["ostraka/arkantar-v1"]


@pytest.mark.parametrize("game", GAMES)
def test_a_name_ends_in_the_version_of_the_observations(game: str) -> None:
    names = [name for name in gymnasium.registry if name.startswith(f"ostraka/{game}-")]
    assert names == [f"ostraka/{game}-v{ostraka.load(game).observation_version}"]


def test_nothing_can_be_played_after_the_end() -> None:
    env = made("arkantar")
    finished(env, 3)
    with pytest.raises(GameOver, match="reset"):
        env.step(0)


@pytest.mark.parametrize(
    "given",
    [
        {"opponents": "nobody"},
        {"opponents": ["random", "random"]},
        {"opponents": 3},
        {"opponents": "99"},
        {"seat": 2},
        {"seat": "first"},
        {"players": 7},
        {"colour": "red"},
    ],
)
def test_wrong_seats_opponents_and_options_are_refused_with_a_sentence(given: Any) -> None:
    with pytest.raises(OstrakaError) as caught:
        made("arkantar", **given)
    assert str(caught.value).endswith(".")
    assert isinstance(caught.value, InvalidOption) or "opponents" in given
