"""envpool: environments in C++, stepped by a pool of threads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from bench.speed.ours import THREADS, N
from bench.speed.runner import Runner, timed

__all__ = ["envpool"]

STEP = "one action of one game, with its observation, mask, rewards and reset"


def envpool(name: str) -> Runner:
    return Runner(f"envpool {name}, batch of {N:,}", STEP, lambda: _begin(name))


def _begin(name: str) -> Callable[[float], float]:
    import envpool as library

    env = library.make(name, "gymnasium", num_envs=N, num_threads=THREADS, seed=1)
    chance = np.random.default_rng(1)
    info: dict[str, Any] = env.reset()[1]

    def choose() -> Any:
        mask = np.asarray(info["legal_action_mask"])
        weights = np.where(mask, chance.random(mask.shape), -1.0)
        return weights.argmax(axis=1).astype(np.int32)

    def act(chosen: Any) -> None:
        nonlocal info
        info = env.step(chosen)[4]

    for _ in range(10):
        act(choose())
    return timed(choose, act, N)
