"""What one action, one spectator and one bot's thought cost, in processor time and bytes.

Processor time hardly depends on what else a machine does, so these hold on a busy one too.
"""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import orjson

import ostraka
from bench.server.duels import OurDuel
from bench.server.hosts import Host, ours
from bench.server.measure import _http
from bench.server.sockets import Socket, connected

__all__ = ["Served", "Thought", "served", "thoughts"]


@dataclass
class Served:
    """What a server spent on some tables with spectators."""

    spectators: int
    actions: int
    computing: float
    """Seconds."""
    heard: list[int] = field(repr=False)
    """Bytes of the messages that a seat heard …"""
    watched: list[int] = field(repr=False)
    """… and a spectator."""

    @property
    def each(self) -> float:
        """Milliseconds of computing for one action."""
        return 1000 * self.computing / self.actions


class WatchedDuel(OurDuel):
    """A table that some others look at."""

    def __init__(self, host: Host, http: object, spectators: int) -> None:
        super().__init__(host.address, http)  # type: ignore[arg-type]
        self.watchers: list[Socket] = []
        self.count = spectators
        self.heard: list[int] = []
        self.watched: list[int] = []

    async def deal(self) -> None:
        await super().deal()
        while len(self.watchers) < self.count:
            socket = await connected(self.live)
            socket.say(orjson.dumps({"type": "hello", "protocol": 1, "secret": self.secrets[0]}))
            socket.heard = lambda text: self.watched.append(len(text))
            self.watchers.append(socket)
        for socket in self.watchers:
            ask = {"type": "subscribe", "table": self.ident, "seat": "spectator"}
            socket.say(orjson.dumps(ask))

    def _hear(self, seat: int, text: bytes) -> None:
        self.heard.append(len(text))
        super()._hear(seat, text)

    def close(self) -> None:
        super().close()
        for socket in self.watchers:
            socket.close()


async def _round(host: Host, tables: int, spectators: int, seconds: float) -> Served:
    async with _http(host) as http:
        duels = [WatchedDuel(host, http, spectators) for _ in range(tables)]
        for duel in duels:
            await duel.begin()
        for duel in duels:
            duel.playing = True
            duel.go()
        await asyncio.sleep(seconds / 3)
        for duel in duels:
            duel.waits.clear()
            duel.heard.clear()
            duel.watched.clear()
        used = host.computing()
        await asyncio.sleep(seconds)
        found = Served(
            spectators,
            sum(len(duel.waits) for duel in duels),
            host.computing() - used,
            [size for duel in duels for size in duel.heard],
            [size for duel in duels for size in duel.watched],
        )
        for duel in duels:
            duel.close()
        await asyncio.sleep(0.5)
        return found


def served(seconds: float = 6.0, tables: int = 20) -> tuple[list[Served], float]:
    """Tables without and with spectators; and the bytes that an action takes in the database."""
    with ours("SQLite", "sqlite") as host:
        rounds = [asyncio.run(_round(host, tables, count, seconds)) for count in (0, 5, 20)]
        return rounds, _stored(host)


def _stored(host: Host) -> float:
    """Bytes in a server's SQLite for each entry of its journals."""
    opened = {path.resolve() for path in Path(f"/proc/{host.root}/fd").iterdir()}
    (file,) = (path for path in opened if path.name == "bench.db")
    with closing(sqlite3.connect(file)) as database:
        (entries,) = database.execute("SELECT count(*) FROM entries").fetchone()
        (pages,) = database.execute("PRAGMA page_count").fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    return float(pages * size / entries)


@dataclass
class Thought:
    """How long a level thinks about one decision: seconds of processor time."""

    game: str
    level: int
    seconds: float


def thoughts(levels: tuple[int, ...] = (1, 3, 5, 8), decisions: int = 12) -> list[Thought]:
    """The middle of some decisions in a game that the level plays against itself."""
    found = []
    for name in ("arkantar", "ankhor", "ancient_knowledge"):
        for level in levels:
            state = ostraka.load(name).start(seed=11)
            bot = ostraka.bot(name, str(level), seed=1)
            bot.choose(state)
            spent: list[float] = []
            while len(spent) < decisions and not state.over:
                if len(state.legal) == 1:
                    state.play(state.legal[0])
                    continue
                begun = time.process_time()
                action = bot.choose(state)
                spent.append(time.process_time() - begun)
                state.play(action)
            found.append(Thought(name, level, statistics.mean(spent)))
    return found
