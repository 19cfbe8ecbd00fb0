"""pgx: board games in JAX, compiled for this processor; it finds its own number of threads."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from typing import Any

from bench.speed.ours import N
from bench.speed.runner import Runner, timed

__all__ = ["pgx"]

STEP = "one action of one game, with its observation, mask, rewards and reset"


def pgx(name: str) -> Runner:
    return Runner(f"pgx {name}, batch of {N:,}", STEP, lambda: _begin(name))


def _begin(name: str) -> Callable[[float], float]:
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    jax: Any = import_module("jax")
    jnp: Any = import_module("jax.numpy")
    library, reset = import_module("pgx"), import_module("pgx.experimental").auto_reset

    env = library.make(name)
    step = jax.jit(jax.vmap(reset(env.step, env.init)))
    state: Any = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), N))
    key = jax.random.PRNGKey(2)

    @jax.jit  # type: ignore[untyped-decorator]
    def sampled(key: Any, mask: Any) -> Any:
        key, ours, theirs = jax.random.split(key, 3)
        chosen = jax.random.categorical(ours, jnp.where(mask, 0.0, -jnp.inf), axis=-1)
        return key, chosen, jax.random.split(theirs, N)

    def choose() -> Any:
        nonlocal key
        key, chosen, keys = sampled(key, state.legal_action_mask)
        return jax.block_until_ready((chosen, keys))

    def act(chosen: Any) -> None:
        nonlocal state
        state = jax.block_until_ready(step(state, *chosen))

    for _ in range(10):
        act(choose())
    return timed(choose, act, N)
