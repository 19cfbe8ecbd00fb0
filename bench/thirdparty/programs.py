"""The programs: each uses one library as its own documentation does, and says what came of it.

A program that fails raises; nothing is caught here. Their order is that of the table.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import ostraka

GAMES = ("arkantar", "ankhor", "ancient_knowledge", "ancient_knowledge_solo")
SEVERAL = GAMES[:3]

PROGRAMS: list[tuple[str, str, Callable[[], str]]] = []


def program(library: str, what: str) -> Callable[[Callable[[], str]], Callable[[], str]]:
    """Enter a program into the table."""

    def enter(run: Callable[[], str]) -> Callable[[], str]:
        PROGRAMS.append((library, what, run))
        return run

    return enter


def _name(game: str) -> str:
    return f"ostraka/{game}-v{ostraka.load(game).observation_version}"


# -- Gymnasium ------------------------------------------------------------------------------------


@program("gymnasium", '`check_env`, `illegal="random"`')
def gymnasium_checker() -> str:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    import ostraka.envs  # noqa: F401

    for game in GAMES:
        env = gymnasium.make(_name(game), illegal="random")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            check_env(env.unwrapped, skip_render_check=True)
    return f"{len(GAMES)} games"


@program("gymnasium", "`make_vec` finds our vector environment; a seed for each game")
def gymnasium_make_vec() -> str:
    import gymnasium

    import ostraka.envs

    envs: Any = gymnasium.make_vec(_name("arkantar"), 8, opponents="greedy")
    assert isinstance(envs.unwrapped, ostraka.envs.Vector)
    first, _ = envs.reset(seed=list(range(8)))
    again, _ = envs.reset(seed=list(range(8)))
    assert (first["observation"] == again["observation"]).all()
    steps = 0
    for _ in range(200):
        seen, *_ = envs.step(envs.unwrapped.batch.sample())
        steps += len(seen["observation"])
    return f"{steps} steps"


@program(
    "gymnasium",
    "wrappers: `TimeLimit`, `FlattenObservation`, `NormalizeReward` …; `SyncVectorEnv`",
)
def gymnasium_wrappers() -> str:
    import gymnasium
    from gymnasium import wrappers

    import ostraka.envs  # noqa: F401

    env: Any = gymnasium.make(_name("ankhor"), max_episode_steps=50)
    env = wrappers.NormalizeReward(wrappers.RecordEpisodeStatistics(env))
    seen, _ = env.reset(seed=1)
    ended = 0
    for _ in range(120):
        index = env.action_space.sample(mask=seen["action_mask"])
        seen, _, terminated, truncated, info = env.step(index)
        if terminated or truncated:
            assert "episode" in info
            ended += 1
            seen, _ = env.reset()
    assert ended
    flat = wrappers.FlattenObservation(gymnasium.make(_name("arkantar")))
    assert flat.reset(seed=1)[0].ndim == 1
    several = gymnasium.vector.SyncVectorEnv([lambda: gymnasium.make(_name("arkantar"))] * 3)
    assert several.reset(seed=1)[0]["observation"].shape[0] == 3
    return f"{ended} episodes"


# -- PettingZoo -----------------------------------------------------------------------------------


@program("pettingzoo", "registry, `api_test`, `seed_test`, `parallel_api_test`")
def pettingzoo_tests() -> str:
    import pettingzoo
    from pettingzoo.test import api_test, parallel_api_test, seed_test

    import ostraka.envs

    for game in SEVERAL:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            api_test(pettingzoo.make("aec", _name(game)), num_cycles=60)
            seed_test(lambda game=game: ostraka.envs.aec(game), num_cycles=20)
            parallel_api_test(ostraka.envs.parallel(game), num_cycles=60)
    return f"{len(SEVERAL)} games"


# -- Stable-Baselines3 ----------------------------------------------------------------------------


@program("sb3-contrib", "SB3's `check_env`; `MaskablePPO` learns on four `Seat`s")
def maskable_ppo() -> str:
    import gymnasium
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_checker import check_env
    from stable_baselines3.common.env_util import make_vec_env

    import ostraka.envs  # noqa: F401

    for game in GAMES:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            check_env(gymnasium.make(_name(game), illegal="random"), skip_render_check=True)
    envs = make_vec_env(_name("arkantar"), 4, env_kwargs={"board": "5x5"})
    model = MaskablePPO("MultiInputPolicy", envs, n_steps=64, batch_size=64, n_epochs=2, seed=1)
    model.learn(512)
    return f"{model.num_timesteps} steps"


# -- Tianshou -------------------------------------------------------------------------------------


@program("tianshou", "`PettingZooEnv`, random agents collected by its `Collector`")
def tianshou_games() -> str:
    from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
    from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
    from tianshou.data import Collector, VectorReplayBuffer
    from tianshou.env import DummyVectorEnv, PettingZooEnv

    import ostraka.envs

    env = PettingZooEnv(ostraka.envs.aec("arkantar", board="5x5"))
    player = MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=env.action_space)
    algorithm = MultiAgentOffPolicyAlgorithm(algorithms=[player] * 2, env=env)
    envs = DummyVectorEnv([lambda: PettingZooEnv(ostraka.envs.aec("arkantar", board="5x5"))] * 2)
    collector = Collector(algorithm, envs, VectorReplayBuffer(4000, 2))
    collector.reset()
    found = collector.collect(n_episode=4)
    return f"{found.n_collected_episodes} games"


# -- TorchRL --------------------------------------------------------------------------------------


@program("torchrl", "`GymEnv` by name, `check_env_specs`, `ActionMask` rollout")
def torchrl_by_name() -> str:
    from torchrl.envs import GymEnv, TransformedEnv, check_env_specs
    from torchrl.envs.transforms import ActionMask

    env = GymEnv(f"ostraka.envs:{_name('arkantar')}", categorical_action_encoding=True)
    check = GymEnv(
        f"ostraka.envs:{_name('arkantar')}", illegal="random", categorical_action_encoding=True
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env_specs(check)
    masked = TransformedEnv(env, ActionMask(mask_key="action_mask"))
    return f"{masked.rollout(30).shape[0]} steps"


@program("torchrl", "`PettingZooWrapper` of our `aec`")
def torchrl_pettingzoo() -> str:
    from torchrl.envs import PettingZooWrapper

    import ostraka.envs

    env = PettingZooWrapper(ostraka.envs.aec("arkantar"), use_mask=True)
    return f"{env.rollout(20).shape[0]} steps"


# -- files ----------------------------------------------------------------------------------------


def _decisions(folder: Path) -> Path:
    words = "selfplay arkantar --games 8 --search uct@8it --workers 1 -o board=5x5 --out"
    command = [sys.executable, "-m", "ostraka.cli", *words.split(), str(folder / "games")]
    subprocess.run(command, check=True, capture_output=True)
    return folder / "games"


@program("pandas", "`read_parquet` of a self-play folder; `pyarrow.dataset` of the same")
def parquet_folders() -> str:
    import pandas
    import pyarrow.dataset

    with tempfile.TemporaryDirectory() as folder:
        path = _decisions(Path(folder))
        rows = len(pandas.read_parquet(path))
        assert pyarrow.dataset.dataset(path).count_rows() == rows > 0
    return f"{rows} rows"


@program("torch", "`DataLoader` over `stream_decisions`; a batch shared without copying")
def torch_loader() -> str:
    import torch
    from torch.utils.data import DataLoader, IterableDataset

    from ostraka.envs import Batch
    from ostraka.envs.selfplay import stream_decisions

    class Decisions(IterableDataset):  # type: ignore[misc]
        def __init__(self, folder: Path) -> None:
            self.folder = folder

        def __iter__(self) -> Any:
            for part in stream_decisions(self.folder):
                yield from zip(part.observations, part.chosen, strict=True)

    with tempfile.TemporaryDirectory() as folder:
        loaded = sum(len(rows) for rows, _ in DataLoader(Decisions(_decisions(Path(folder))), 64))
    batch = Batch("arkantar", 4, seed=1)
    shared = torch.from_dlpack(batch.observations)
    batch.step(batch.sample())
    assert (shared.numpy() == batch.observations).all()
    return f"{loaded} rows"


# -- OpenSpiel ------------------------------------------------------------------------------------


@program("open-spiel", "`random_sim_test`, Python MCTS and ISMCTS")
def openspiel_searches() -> str:
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    import ostraka.envs.openspiel  # noqa: F401

    chance = np.random.RandomState(1)
    for game in SEVERAL:
        loaded = pyspiel.load_game(f"ostraka_{game}")
        pyspiel.random_sim_test(loaded, 1, False, False)
        state = loaded.new_initial_state()
        while state.is_chance_node():
            state.apply_action(3)
        kind = mcts.MCTSBot if game == "arkantar" else ismcts.ISMCTSBot
        rollouts = mcts.RandomRolloutEvaluator(1, chance)
        bot = (
            kind(loaded, 2.0, 4, rollouts)
            if kind is mcts.MCTSBot
            else kind(loaded, rollouts, 2.0, 4, random_state=chance)
        )
        assert bot.step(state) in state.legal_actions()
    return f"{len(SEVERAL)} games"


@program("open-spiel", "`alpha_beta_search` of a turn of Arkantar 3×3: it cannot be won at once")
def openspiel_exact() -> str:
    import pyspiel
    from open_spiel.python.algorithms import minimax

    import ostraka.envs.openspiel  # noqa: F401

    game = pyspiel.load_game("ostraka_arkantar(board=3x3,repetition=False)")
    value, _ = minimax.alpha_beta_search(
        game, value_function=lambda _: 0.0, maximum_depth=3, maximizing_player_id=0
    )
    assert value == 0
    return "no win in the first turn"
