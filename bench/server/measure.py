"""One round: this many tables at one server, all played as fast as it answers."""

from __future__ import annotations

import asyncio
import gc
import resource
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import httpx

from bench.server.duels import Duel, OurDuel, TheirDuel
from bench.server.hosts import Host

__all__ = ["Figures", "grown", "measured"]

TOGETHER = 25  # tables that are laid out at once


@dataclass
class Figures:
    """What was measured."""

    host: str
    tables: int
    waits: list[float] = field(repr=False)
    seconds: float
    computing: float
    """Seconds of computing that the server used …"""
    storing: float
    """… and its database …"""
    asking: float
    """… and the clients."""
    memory: float
    idle: int = 0
    """Tables that were there beside the live ones."""

    @property
    def rate(self) -> float:
        """Actions a second."""
        return len(self.waits) / self.seconds

    def at(self, share: float) -> float:
        """The wait within which a share of the actions reached both seats, in milliseconds."""
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def _own() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def _http(host: Host) -> httpx.AsyncClient:
    limits = httpx.Limits(max_connections=TOGETHER, keepalive_expiry=3)
    return httpx.AsyncClient(base_url=host.address, timeout=120, limits=limits)


def _maker(host: Host, http: httpx.AsyncClient) -> Callable[[], Duel]:
    if host.name.startswith("boardgame"):
        return lambda: TheirDuel(host.address)
    return lambda: OurDuel(host.address, http)


async def _laid_out(make: Callable[[], Duel], count: int) -> list[Duel]:
    duels = [make() for _ in range(count)]
    for begin in range(0, count, TOGETHER):
        await asyncio.gather(*(duel.begin() for duel in duels[begin : begin + TOGETHER]))
    return duels


async def _played(host: Host, duels: list[Duel], seconds: float, idle: int) -> Figures:
    for duel in duels:
        duel.playing = True
        duel.go()
    await asyncio.sleep(min(2.0, seconds / 2))  # until all are in step
    for duel in duels:
        duel.waits.clear()
    gc.collect()
    began, used, stored, asked = time.monotonic(), host.computing(), host.storing(), _own()
    await asyncio.sleep(seconds)
    waits = [wait for duel in duels for wait in duel.waits]
    spent = time.monotonic() - began
    for duel in duels:
        duel.playing = False
        if duel.failure is not None:
            raise duel.failure
    return Figures(
        host.name,
        len(duels),
        waits,
        spent,
        host.computing() - used,
        host.storing() - stored,
        _own() - asked,
        host.memory(),
        idle,
    )


async def measured(host: Host, tables: int, seconds: float) -> Figures:
    """This many live tables."""
    async with _http(host) as http:
        duels = await _laid_out(_maker(host, http), tables)
        try:
            return await _played(host, duels, seconds, 0)
        finally:
            for duel in duels:
                duel.close()
            await asyncio.sleep(0.3)


async def grown(host: Host, live: int, steps: list[int], seconds: float) -> list[Figures]:
    """Some live tables among more and more whose players are connected and only look."""
    found = []
    resting: list[Duel] = []
    async with _http(host) as http:
        make = _maker(host, http)
        duels = await _laid_out(make, live)
        try:
            for step in steps:
                resting += await _laid_out(make, step - len(resting))
                found.append(await _played(host, duels, seconds, step))
                await asyncio.sleep(0.5)
        finally:
            for duel in (*duels, *resting):
                duel.close()
            await asyncio.sleep(0.5)
    return found
