"""What a step of a batch costs by its size and threads, what a game takes, and the first start."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import NamedTuple

from bench.speed.ours import GAMES, THREADS, batch
from ostraka.envs import Batch

__all__ = ["SIZES", "Cost", "costs", "first_start", "memory", "second_start"]

SIZES = (1, 4, 16, 64, 256, 1024, 4096)
TRIES = 3
"""The best of this many counts: what else the machine does can only slow a step down."""

FIRST = """
import sys, time
from ostraka.envs import Batch
begun = time.perf_counter()
batch = Batch(sys.argv[1], 16, seed=1)
batch.step(batch.sample())
print(time.perf_counter() - begun)
"""


class Cost(NamedTuple):
    """Nanoseconds for one step of one game, in a batch of a size, shared by threads."""

    game: str
    threads: int
    size: int
    nanoseconds: float


def costs(seconds: float, tell: Callable[[str], object]) -> list[Cost]:
    """For every game: the cost of a step against the size of the batch and its threads."""
    found = []
    for game, title in GAMES.items():
        for threads in range(1, THREADS + 1):
            for size in SIZES:
                tell(f"measuring {title}, {size:,} games, {threads} threads")
                rate = batch(game, size, threads).begin()
                best = max(rate(seconds / TRIES) for _ in range(TRIES))
                found.append(Cost(game, threads, size, 1e9 / best))
    return found


def memory(game: str) -> int:
    """The bytes that one game of a batch takes: state, observations, mask and legal list."""
    return Batch(game, 64, seed=1).nbytes // 64


def first_start(game: str) -> tuple[float, float]:
    """Seconds until a first step where nothing is compiled yet, and where all is."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"OSTRAKA_CACHE_DIR": folder, "OSTRAKA_COMPILED_DIR": folder}
        command = [sys.executable, "-c", FIRST, game]
        first, second = (
            subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
            for _ in range(2)
        )
        return float(first.stdout), float(second.stdout)


def second_start() -> float:
    """Seconds that `ostraka perft arkantar 3` takes in all once its rules are compiled."""
    command = [sys.executable, "-m", "ostraka.cli", "perft", "arkantar", "3"]
    subprocess.run(command, check=True, capture_output=True)
    begun = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - begun
