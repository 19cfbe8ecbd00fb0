"""A job on a Ray cluster: `--ray auto`, `--ray local`, `--ray HOST:PORT`.

Each CPU of the cluster holds one worker (`ostraka.work.process`), which watches over a process of
its own, so that faults are dealt with exactly as on one machine. Results come back to the driver,
which alone keeps them. A worker that is lost with its machine is replaced, and its piece done
again: once. All machines need the same Ostraka and the same bots.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Generator, Iterable, Iterator
from typing import Any, Generic, TypeVar

from ostraka.bots.errors import BotFailed
from ostraka.core.errors import InvalidOption
from ostraka.core.extras import MissingPackage
from ostraka.core.i18n.message import Message
from ostraka.work.job import Job
from ostraka.work.pool import cores
from ostraka.work.process import Worker

R = TypeVar("R")

QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
BEYOND_LOOPBACK = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"
"""Ray's name for it; at 0 it stays on the loopback address, on every system."""
REACH = 10.0
"""Seconds within which a cluster must answer."""


def run_on_ray(
    job: Job[R], numbers: Iterable[int], address: str, workers: int | None = None
) -> Generator[R, None, None]:
    """Do pieces of a job on a cluster, at most this many at once; their results as they come."""
    ray, begun = connected(address, workers)
    driver = _Driver(ray, job)
    try:
        room = int(ray.cluster_resources().get("CPU", 1))
        yield from driver.run(list(numbers), min(room, workers or room))
    finally:
        driver.end()
        if begun:
            ray.shutdown()


def connected(address: str, workers: int | None = None) -> tuple[Any, bool]:
    """Ray, and whether it was only now connected to a cluster.

    `local` begins a cluster of one machine, which listens on the loopback address alone.
    """
    os.environ.update(QUIET)
    if address == "local":
        os.environ.setdefault(BEYOND_LOOPBACK, "0")
    try:
        import ray
    except ImportError:
        raise MissingPackage("ray", "ray") from None
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    if address == "local":
        settings.update(num_cpus=workers or cores(), include_dashboard=False)
    try:
        _reach(address)
        if ray.is_initialized():
            return ray, False
        ray.init(address=address, **settings)
    except (OSError, ValueError, RuntimeError) as error:
        raise InvalidOption(
            Message("work-ray-address", address=address[:80], reason=_short(error)[:200])
        ) from None
    return ray, True


def _reach(address: str) -> None:
    """Knock at HOST:PORT: Ray itself would continue knocking for minutes."""
    host, sign, port = address.rpartition("://")[2].rpartition(":")
    if sign:
        socket.create_connection((host.strip("[]"), int(port)), timeout=REACH).close()


class _Driver(Generic[R]):
    """Hands the pieces of one job out to workers in the cluster."""

    def __init__(self, ray: Any, job: Job[R]) -> None:
        self.ray = ray
        self.job = job
        self.code = job.digest()
        self.remote = ray.remote(num_cpus=1, max_restarts=0)(Worker)
        self.busy: dict[Any, tuple[Any, int | None]] = {}

    def run(self, numbers: list[int], workers: int) -> Iterator[R]:
        """Hand pieces out to free workers."""
        waiting = numbers[::-1]
        lost: set[int] = set()
        for _ in range(min(workers, len(numbers))):
            self.begin()
        while self.busy:
            (done,), _ = self.ray.wait(list(self.busy), num_returns=1)
            worker, number = self.busy.pop(done)
            try:
                answer = self.ray.get(done)
            except self.ray.exceptions.RayActorError as error:
                if number is None:
                    raise BotFailed(Message("work-failed", reason=_short(error))) from None
                if number in lost:
                    yield self.job.lost(number, (), _short(error))
                else:
                    lost.add(number)
                    waiting.append(number)
                self.begin()
                continue
            except self.ray.exceptions.RayTaskError as error:
                if isinstance(error.cause, BotFailed):
                    raise error.cause from None
                raise BotFailed(Message("work-failed", reason=_short(error.cause))) from None
            if number is not None:
                yield answer
            elif answer != self.code:
                raise InvalidOption(Message("work-ray-code"))
            if waiting:
                following = waiting.pop()
                self.busy[worker.do.remote(following)] = (worker, following)

    def begin(self) -> None:
        """Have one more worker."""
        worker = self.remote.remote(self.job, None, sys.path)
        self.busy[worker.begin.remote()] = (worker, None)

    def end(self) -> None:
        """End whatever is still being done."""
        for worker, _ in self.busy.values():
            self.ray.kill(worker)
        self.busy.clear()


def _short(error: object) -> str:
    return " ".join(str(error).split())[:300]
