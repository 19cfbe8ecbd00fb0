"""Killing servers while people play: nothing acknowledged is lost, nothing happens twice.

    python -m tests.server.chaos --kills 1000 --store sqlite [--minutes 30]

Pairs of clients play Arkantar as fast as they are answered. At random moments the server is killed
with SIGKILL (of PostgreSQL's kills every tenth is of PostgreSQL itself) and started again. Clients
continue by themselves. In the end each journal is read and compared with what was acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import math
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from ostraka.client import Client, Disconnected, Refused, RemoteTable
from ostraka.server.store.schema import tables as table_rows
from ostraka.server.store.store import open_store
from ostraka.server.tables.commands import key_of
from ostraka.server.tables.entries import read_entries
from ostraka.server.tables.table import GameTable
from tests.server.cluster import Cluster, free_port

T = TypeVar("T")
ROOT = Path(__file__).resolve().parents[2]


class Nursery:
    """Bears servers and kills them."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        self.child: int | None = None
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery", database],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
        )
        self._read()

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def start(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{self.port}\n")
        self._process.stdin.flush()
        self.child = int(self._read())

    def kill(self) -> None:
        if self.child is not None:
            os.kill(self.child, signal.SIGKILL)
            until = time.monotonic() + 5
            while time.monotonic() < until:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(self.child, 0)
                    time.sleep(0.005)
                    continue
                break
            self.child = None

    def close(self) -> None:
        self.kill()
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(120)  # a busy machine takes its time
        assert self._process.stdout is not None
        self._process.stdout.close()


class Player:
    """Plays one seat, table after table, and remembers what was acknowledged."""

    def __init__(self, address: str, name: str) -> None:
        self.client = Client(address, timeout=5.0)
        self.name = name
        self.acknowledged: list[str] = []

    async def ready(self) -> None:
        await insist(lambda: self.client.sign_in(self.name))

    async def play(self, table: RemoteTable, seat: int, chance: random.Random) -> None:
        while True:
            await table.until(lambda: table.due is not None or table.over)
            if table.due is None:
                return
            row = chance.choice(table.rows(seat))
            try:
                answer = await table.act(row, seat)
            except Refused as error:
                if error.code not in ("stale", "state"):
                    raise
                await asyncio.sleep(0.01)
            else:
                self.acknowledged.append(key_of(str(self.client.guest), answer["id"]))


async def insist(call: Callable[[], Awaitable[T]], patience: float = 60.0) -> T:
    """Try until it succeeds: servers come and go."""
    until = time.monotonic() + patience
    while True:
        try:
            return await call()
        except (Disconnected, Refused):
            if time.monotonic() > until:
                raise
            await asyncio.sleep(0.05)


async def until_done(games: list[asyncio.Task[None]], ended: asyncio.Event) -> None:
    """Wait until both have finished their game, or until it is enough."""
    while not ended.is_set() and not all(game.done() for game in games):
        await asyncio.wait(games, timeout=0.1)
        for game in games:
            if game.done():
                game.result()
    for game in games:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)


async def pair(address: str, number: int, players: list[Player], ended: asyncio.Event) -> None:
    """Two people who play one table after the other."""
    one, two = Player(address, f"A{number}"), Player(address, f"B{number}")
    players += [one, two]
    await one.ready()
    await two.ready()
    chance = random.Random(number)
    async with one.client.live(patience=120) as left, two.client.live(patience=120) as right:
        left.longest_pause = right.longest_pause = 0.2
        while not ended.is_set():
            made = await insist(lambda: one.client.create("arkantar"))
            ident = made["table"]
            await insist(partial(two.client.join, str(made["invite"])))
            tables = [await left.sit(ident), await right.sit(ident)]
            games = [
                asyncio.create_task(player.play(table, seat, chance))
                for seat, (player, table) in enumerate(zip((one, two), tables, strict=True))
            ]
            await until_done(games, ended)
            del left.tables[ident], right.tables[ident]
    await one.client._http.aclose()
    await two.client._http.aclose()


async def run(
    database: str,
    kills: int,
    pairs: int,
    cluster: Cluster | None,
    seed: int = 1,
    minutes: float = math.inf,
) -> dict[str, int]:
    """Kill and restart so often while people play, or for so long; what was checked."""
    until, killed = time.monotonic() + 60 * minutes, 0
    nursery = Nursery(database)
    chance = random.Random(seed)
    players: list[Player] = []
    ended = asyncio.Event()
    try:
        nursery.start()
        address = f"http://127.0.0.1:{nursery.port}"
        people = [asyncio.create_task(pair(address, n, players, ended)) for n in range(pairs)]
        for number in range(kills):
            if time.monotonic() > until:
                break
            before = sum(len(player.acknowledged) for player in players)
            async with asyncio.timeout(300):  # somebody plays between two kills
                while sum(len(player.acknowledged) for player in players) == before:
                    await asyncio.sleep(0.02)
            await asyncio.sleep(chance.uniform(0.0, 0.25))
            if cluster is not None and number % 10 == 9:
                await asyncio.to_thread(cluster.stop, signal.SIGKILL)
                await asyncio.to_thread(cluster.start)
            else:
                await asyncio.to_thread(nursery.kill)
                await asyncio.to_thread(nursery.start)
            killed += 1
            for person in people:
                if person.done():
                    person.result()
        ended.set()
        await asyncio.gather(*people)
    finally:
        ended.set()
        nursery.close()
    return {"kills": killed, **check(database, players)}


def check(database: str, players: list[Player]) -> dict[str, int]:
    """Compare the journals with what was acknowledged."""
    store = open_store(database)
    try:
        with store.engine.connect() as connection:
            idents = [row.id for row in connection.execute(table_rows.select())]
            journals = {ident: read_entries(ident)(connection) for ident in idents}
    finally:
        store.close()
    entered: Counter[str] = Counter()
    actions = 0
    for ident, entries in journals.items():
        table = GameTable(ident, entries)  # every table replays
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        entered.update(entry.body["id"] for entry in entries if "id" in entry.body)
        actions += table.ply
    twice = [key for key, count in entered.items() if count > 1]
    assert not twice, f"applied twice: {twice[:3]}"
    lost = [key for player in players for key in player.acknowledged if key not in entered]
    assert not lost, f"acknowledged and lost: {lost[:3]}"
    return {
        "tables": len(journals),
        "actions": actions,
        "acknowledged": sum(len(player.acknowledged) for player in players),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--pairs", type=int, default=6)
    parser.add_argument("--minutes", type=float, default=math.inf, help="end early after so long")
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite")
    given = parser.parse_args()

    def play(database: str, cluster: Cluster | None) -> Coroutine[Any, Any, dict[str, int]]:
        return run(database, given.kills, given.pairs, cluster, minutes=given.minutes)

    if given.store == "postgresql":
        cluster = Cluster()
        try:
            found = asyncio.run(play(cluster.create("chaos"), cluster))
        finally:
            cluster.close()
    else:
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(play(f"sqlite:///{folder}/chaos.db", None))
    counts = ", ".join(f"{count} {word}" for word, count in found.items())
    print(f"{given.store}: {counts}, 0 lost, 0 doubled")


if __name__ == "__main__":
    main()
