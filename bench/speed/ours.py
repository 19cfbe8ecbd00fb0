"""Ourselves: the kernels, the Python API, batches, and PettingZoo's wrappers around a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from pettingzoo.utils import wrappers

import ostraka
from bench.speed.runner import Runner, timed
from ostraka.envs import Batch
from ostraka.envs.table import AecEnv
from ostraka.terminal.commands.bench import kernel_rate, python_rate

__all__ = ["GAMES", "THREADS", "N", "aec", "batch", "from_python", "in_kernel"]

GAMES = {name: ostraka.load(name).title for name in ("arkantar", "ankhor", "ancient_knowledge")}
N = 1024
THREADS = 2
Rate = Callable[[float], float]

IN_KERNEL = "one action of random play inside compiled code, choosing included"
FROM_PYTHON = "one action of random play through the Python API, choosing included"
IN_BATCH = "one action of one game, with its observation, mask, legal list, rewards and reset"
IN_WRAPPERS = "`last` and `step` of one agent in PettingZoo’s three usual wrappers"


def in_kernel(name: str) -> Runner:
    def begin() -> Rate:
        game = ostraka.load(name)
        return lambda seconds: kernel_rate(game, seconds)[0]

    return Runner(f"{GAMES[name]}, kernel", IN_KERNEL, begin)


def from_python(name: str) -> Runner:
    return Runner(
        f"{GAMES[name]}, Python API",
        FROM_PYTHON,
        lambda: partial(python_rate, ostraka.load(name)),
    )


def batch(name: str, n: int = N, threads: int = THREADS) -> Runner:
    """Random games, each action an index; the games are well mixed before anything is timed."""

    def begin() -> Rate:
        games = Batch(name, n, threads=threads, seed=1)
        for _ in range(100):
            games.step(games.sample())
        return timed(games.sample, games.step, n)

    many = "batch of one" if n == 1 else f"batch of {n:,}"
    return Runner(f"{GAMES[name]}, {many}", IN_BATCH, begin)


def wrapped(env: Any) -> Any:
    """An environment in the wrappers that PettingZoo puts around its own games."""
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def agents(env: Any) -> Rate:
    """How often a second an agent of PettingZoo's looks and acts, in random games."""
    chance = np.random.default_rng(1)

    def choose() -> Any:
        if not env.agents or all(env.terminations.values()) or all(env.truncations.values()):
            env.reset(seed=int(chance.integers(2**31)))
        mask = env.observe(env.agent_selection)["action_mask"]
        legal = np.flatnonzero(mask)
        return int(legal[int(chance.integers(len(legal)))])

    def step(action: Any) -> None:
        env.last()
        env.step(action)

    env.reset(seed=1)
    return timed(choose, step, 1)


def aec(name: str) -> Runner:
    return Runner(f"{GAMES[name]}, PettingZoo", IN_WRAPPERS, lambda: agents(wrapped(AecEnv(name))))
