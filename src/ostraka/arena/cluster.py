"""The games of a contest on a Ray cluster: `--ray auto`, `--ray local`, `--ray HOST:PORT`.

Each CPU of the cluster holds one referee (`ostraka.arena.process`), which watches over a process
of its own, so that faults are dealt with exactly as on one machine. Results come back to the
driver, which alone writes the file. A referee that is lost with its machine is replaced, and its
game is played again: once, then it is void. All machines need the same Ostraka and the same bots.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Generator, Iterable, Iterator
from typing import Any

from ostraka.arena.code import code_digest
from ostraka.arena.contest import Contest, Fixture
from ostraka.arena.process import Referee
from ostraka.arena.result import Fault, GameResult, forfeit
from ostraka.arena.workers import cores
from ostraka.bots.errors import BotFailed
from ostraka.core.errors import InvalidOption
from ostraka.core.i18n.message import Message

QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
BEYOND_LOOPBACK = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"
"""Ray's name for it; at 0 it stays on the loopback address, on every system."""
REACH = 10.0
"""Seconds within which a cluster must answer."""


class Host:
    """A referee somewhere in the cluster."""

    def __init__(self, document: dict[str, Any], path: list[str]) -> None:
        sys.path.extend(entry for entry in path if entry not in sys.path)
        self.contest = Contest.from_json(document)
        self.referee = Referee(self.contest)

    def begin(self) -> str:
        """Have everything compiled; which code will play here."""
        self.referee.begin()
        return code_digest(self.contest)

    def play(self, number: int) -> dict[str, Any]:
        """One game."""
        return self.referee.play(self.contest.fixture(number)).as_json()


def play_on_ray(
    contest: Contest, fixtures: Iterable[Fixture], address: str, workers: int | None = None
) -> Generator[GameResult, None, None]:
    """Play games on a cluster and give their results as they come; at most so many at once."""
    ray, begun = connected(address, workers)
    hosts = _Hosts(ray, contest)
    try:
        room = int(ray.cluster_resources().get("CPU", 1))
        yield from hosts.play(list(fixtures), min(room, workers or room))
    finally:
        hosts.end()
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
        raise InvalidOption(Message("arena-ray-missing")) from None
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    if address == "local":
        settings.update(num_cpus=workers or cores(), include_dashboard=False)
    try:
        _reach(address)
        if ray.is_initialized():
            return ray, False
        ray.init(address=address, **settings)
    except (OSError, ValueError, RuntimeError) as error:
        reason = " ".join(str(error).split())[:200]
        raise InvalidOption(
            Message("arena-ray-address", address=address[:80], reason=reason)
        ) from None
    return ray, True


def _reach(address: str) -> None:
    """Knock at HOST:PORT: Ray itself would go on knocking for minutes."""
    host, sign, port = address.rpartition("://")[2].rpartition(":")
    if sign:
        socket.create_connection((host.strip("[]"), int(port)), timeout=REACH).close()


class _Hosts:
    """The referees of one contest."""

    def __init__(self, ray: Any, contest: Contest) -> None:
        self.ray = ray
        self.contest = contest
        self.code = code_digest(contest)
        self.remote = ray.remote(num_cpus=1, max_restarts=0)(Host)
        self.busy: dict[Any, tuple[Any, Fixture | None]] = {}

    def play(self, fixtures: list[Fixture], hosts: int) -> Iterator[GameResult]:
        """Hand games out to whoever is free."""
        waiting = fixtures[::-1]
        lost: set[int] = set()
        for _ in range(min(hosts, len(fixtures))):
            self.begin()
        while self.busy:
            (done,), _ = self.ray.wait(list(self.busy), num_returns=1)
            host, fixture = self.busy.pop(done)
            try:
                answer = self.ray.get(done)
            except self.ray.exceptions.RayActorError as error:
                if fixture is None:
                    raise BotFailed(Message("arena-worker", reason=_short(error))) from None
                if fixture.number in lost:
                    yield forfeit(fixture, Fault(None, "void", _short(error)))
                else:
                    lost.add(fixture.number)
                    waiting.append(fixture)
                self.begin()
                continue
            except self.ray.exceptions.RayTaskError as error:
                raise BotFailed(Message("arena-worker", reason=_short(error.cause))) from None
            if fixture is None:
                self.check(answer)
            else:
                yield GameResult.from_json(answer)
            if waiting:
                following = waiting.pop()
                self.busy[host.play.remote(following.number)] = (host, following)

    def begin(self) -> None:
        """Have one more referee."""
        host = self.remote.remote(self.contest.as_json(), sys.path)
        self.busy[host.begin.remote()] = (host, None)

    def check(self, code: str) -> None:
        """Refuse a machine on which other rules or other bots would play."""
        if code != self.code:
            raise InvalidOption(Message("arena-ray-code"))

    def end(self) -> None:
        """End whatever is still being played."""
        for host, _ in self.busy.values():
            self.ray.kill(host)
        self.busy.clear()


def _short(error: object) -> str:
    return " ".join(str(error).split())[:300]
