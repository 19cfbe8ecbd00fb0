"""How many live tables a server bears: actions a second, and how long everyone waits for them.

    python -m bench.server --tables 10,50,150,300 --seconds 10 [--database postgresql://…]

Server and clients are separate processes on this machine. At each table two clients play Arkantar
as fast as they are answered, every commit durable. Measured is the time from an action sent until
both seats have its changes, and the server's memory after each round.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson
import websockets
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection

ROOT = Path(__file__).resolve().parents[1]
GENEROUS = {
    "OSTRAKA_CONNECTIONS_PER_ADDRESS": "20000",
    "OSTRAKA_MESSAGE_RATE": "100000",
    "OSTRAKA_REQUEST_RATE": "100000",
    "OSTRAKA_GUEST_RATE": "100000",
    "OSTRAKA_TABLE_RATE": "100000",
    "OSTRAKA_TABLES_PER_GUEST": "100000",
    "OSTRAKA_LOG_LEVEL": "error",
    "OSTRAKA_WARM": "false",
}


@contextmanager
def serving(database: str) -> Iterator[tuple[str, int]]:
    """A server in a process of its own: its address and process id."""
    process = subprocess.Popen(
        [sys.executable, "-m", "ostraka.cli", "serve", "--port", "0", "--database", database],
        env={**os.environ, **GENEROUS, "PYTHONPATH": str(ROOT / "src"), "OSTRAKA_LANG": "en"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        words = process.stdout.readline().split()
        address = next(word for word in words if word.startswith("http"))
        _until_ready(address)
        yield address, process.pid
    finally:
        process.terminate()
        process.wait(20)


def _until_ready(address: str) -> None:
    while True:
        try:
            if httpx.get(f"{address}/readyz").status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.1)


def memory(process: int) -> float:
    """Megabytes that a process holds."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def spent(process: int) -> float:
    """Seconds of computing that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass
class Figures:
    """What was measured."""

    waits: list[float] = field(default_factory=list)
    seconds: float = 0.0
    computing: float = 0.0
    """Seconds of computing that the server used."""

    def at(self, share: float) -> float:
        """The wait within which a share of the actions reached everyone, in milliseconds."""
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Duel:
    """One table and its two clients, played as fast as they are answered."""

    def __init__(self, http: httpx.AsyncClient, live: str, number: int) -> None:
        self.http = http
        self.live = live
        self.chance = random.Random(number)
        self.sockets: list[ClientConnection] = []
        self.secrets: list[str] = []
        self.ident = ""
        self.standing: list[dict[str, Any]] = []
        self.deeds = 0

    async def begin(self) -> None:
        for name in ("A", "B"):
            found = (await self.http.post("/api/guests", json={"name": name})).json()
            self.secrets.append(found["secret"])
            socket = await websockets.connect(self.live, max_size=None, compression=None)
            hello = {"type": "hello", "protocol": 1, "secret": found["secret"]}
            await socket.send(orjson.dumps(hello).decode())
            await socket.recv()
            self.sockets.append(socket)

    async def deal(self) -> list[dict[str, Any]]:
        """A new table; the two first views."""
        bearer = [{"authorization": f"Bearer {secret}"} for secret in self.secrets]
        made = await self.http.post("/api/tables", json={"game": "arkantar"}, headers=bearer[0])
        code, self.ident = made.json()["invite"], made.json()["table"]
        await self.http.post(f"/api/invites/{code}/join", json={}, headers=bearer[1])
        views = []
        for socket in self.sockets:
            await socket.send(orjson.dumps({"type": "subscribe", "table": self.ident}).decode())
            views.append(await self._news(socket))
        return views

    async def _news(self, socket: ClientConnection) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = orjson.loads(await socket.recv())
            if message["type"] in ("view", "changes") and message["table"] == self.ident:
                return message

    async def play(self, figures: Figures, until: float) -> None:
        """Play table after table until it is enough."""
        while time.monotonic() < until:
            if not any(standing["legal"] for standing in self.standing):
                self.standing = await self.deal()
            while time.monotonic() < until:
                standing = self.standing
                seat = next((n for n in (0, 1) if standing[n]["legal"]), None)
                if seat is None:
                    break
                self.deeds += 1
                deed = {
                    "type": "act",
                    "table": self.ident,
                    "id": str(self.deeds),
                    "version": standing[seat]["version"],
                    "parts": self.chance.choice(standing[seat]["legal"]),
                }
                begun = time.perf_counter()
                await self.sockets[seat].send(orjson.dumps(deed).decode())
                self.standing = [await self._news(socket) for socket in self.sockets]
                figures.waits.append(time.perf_counter() - begun)

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()


async def measure(address: str, process: int, count: int, seconds: float) -> Figures:
    """So many tables at once."""
    live = address.replace("http", "ws") + "/api/live"
    figures = Figures(seconds=seconds)
    limits = httpx.Limits(max_connections=50, keepalive_expiry=3)
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits) as http:
        duels = [Duel(http, live, number) for number in range(count)]
        for begin in range(0, count, 50):
            await asyncio.gather(*(duel.begin() for duel in duels[begin : begin + 50]))
        warm = time.monotonic() + min(2.0, seconds / 2)
        await asyncio.gather(*(duel.play(Figures(), warm) for duel in duels))
        begun, before = time.monotonic(), spent(process)
        await asyncio.gather(*(duel.play(figures, begun + seconds) for duel in duels))
        figures.seconds = time.monotonic() - begun
        figures.computing = spent(process) - before
        await asyncio.gather(*(duel.close() for duel in duels))
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a server under load.")
    parser.add_argument("--tables", default="10,50,150,300")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--database", default="")
    given = parser.parse_args()
    heads = ("tables", "actions/s", "p50 ms", "p99 ms", "computing ms/action", "memory MB")
    grid = Grid(*heads, title="Live tables")
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite:///{folder}/bench.db"
        with serving(database) as (address, process):
            for count in [int(word) for word in given.tables.split(",")]:
                found = asyncio.run(measure(address, process, count, given.seconds))
                grid.add_row(
                    str(count),
                    f"{len(found.waits) / found.seconds:,.0f}",
                    f"{found.at(0.5):.1f}",
                    f"{found.at(0.99):.1f}",
                    f"{1000 * found.computing / max(1, len(found.waits)):.2f}",
                    f"{memory(process):.0f}",
                )
    Console().print(grid)


if __name__ == "__main__":
    main()
