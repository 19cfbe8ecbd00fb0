"""Several processes on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ostraka.client import Client, RemoteTable
from ostraka.protocol.live import FromServer
from tests.server.cluster import Cluster, free_port
from tests.server.serving import serving

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).resolve().parents[2]


def steps_of(table: RemoteTable) -> list[tuple[int, int, int]]:
    """Grows with every message of changes: from which version to which, and the ply."""
    steps: list[tuple[int, int, int]] = []

    def hear(message: FromServer) -> None:
        if message["type"] == "changes":
            steps.append((message["since"], message["version"], message["ply"]))

    table.told.append(hear)
    return steps


async def until_version(table: RemoteTable, version: int) -> None:
    await table.until(lambda: bool(table.views) and table.version >= version)


async def test_what_is_entered_while_another_worker_opens_the_table_is_not_missed(
    cluster: Cluster,
) -> None:
    database = cluster.create("opening")
    async with serving(database) as first, serving(database) as second:
        ada, bo = await first.person("Ada"), await first.person("Bo")
        made = await ada.create("arkantar", public=True)
        registry, read, go_on = second.context.registry, asyncio.Event(), asyncio.Event()

        async def slowly(_: str) -> None:
            read.set()
            await go_on.wait()

        registry.ready = slowly
        async with asyncio.timeout(60):
            opening = asyncio.ensure_future(registry.session(made["table"]))
            await read.wait()
            await bo.join(str(made["invite"]))
            await asyncio.sleep(0.5)  # the news of it comes while the table is being opened
            go_on.set()
            session = await opening
            while session.table.status != "playing":
                await asyncio.sleep(0.02)


async def test_clients_at_two_workers_see_the_same_changes_in_the_same_order(
    cluster: Cluster,
) -> None:
    database = cluster.create("two_workers")
    async with serving(database) as first, serving(database) as second:
        ada = await first.person("Ada")
        bo = await second.person("Bo")
        made = await ada.create("ankhor", public=True)
        await bo.join(str(made["invite"]))
        eve = await second.visitor()
        async with ada.live() as one, bo.live() as two, eve.live() as three:
            here, theirs = await one.sit(made["table"]), await two.sit(made["table"])
            seen = await three.sit(made["table"])
            watchers = [steps_of(here), steps_of(seen)]
            chance = random.Random(4)
            everyone = (here, theirs, seen)
            async with asyncio.timeout(300):
                for table in everyone:
                    await until_version(table, 1)
                for _ in range(30):
                    seat = here.views[0]["to_act"][0]
                    table = (here, theirs)[seat]
                    await table.asked()
                    version = table.version
                    await table.act(table.random_choice(seat, chance), seat)
                    for other in everyone:
                        await until_version(other, version + 1)
            assert watchers[0] == watchers[1]
            assert len(watchers[0]) == 30
            session = await first.context.registry.session(made["table"])
            other_session = await second.context.registry.session(made["table"])
            assert session.table.state.tobytes() == other_session.table.state.tobytes()
            await here.do("chat", text="hello from the first")
            await theirs.until(lambda: bool(theirs.chat))
            assert theirs.chat[-1]["name"] == "Ada"
            await theirs.until(lambda: all(s["present"] for s in theirs.info["seats"]))


async def test_two_workers_that_act_at_once_enter_one_action(cluster: Cluster) -> None:
    database = cluster.create("two_rivals")
    async with serving(database) as first, serving(database) as second:
        ada = await first.person("Ada")
        seats = [{"who": "me"}, {"who": "screen", "name": "Bo"}]
        made = await ada.create("arkantar", seats=seats)
        async with (
            Client(second.address, ada.secret) as elsewhere,
            ada.live() as one,
            elsewhere.live() as two,
        ):
            here, there = await one.sit(made["table"]), await two.sit(made["table"])
            for _ in range(10):
                async with asyncio.timeout(10):
                    seat = await here.asked()
                    assert await there.asked() == seat
                assert seat is not None
                version = here.version
                answers = await asyncio.gather(
                    here.act(here.rows(seat)[0], seat),
                    there.act(there.rows(seat)[-1], seat),
                    return_exceptions=True,
                )
                assert sum(isinstance(answer, dict) for answer in answers) == 1, answers
                async with asyncio.timeout(10):
                    for table in (here, there):
                        await until_version(table, version + 1)
            session = await first.context.registry.session(made["table"])
            assert session.table.ply == 10


async def test_the_command_serves_with_several_workers_and_takes_leave(cluster: Cluster) -> None:
    database = cluster.create("by_command")
    port = free_port()
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "ostraka.cli", "serve", "--port", str(port)),
            *("--database", database, "--workers", "2", "--log-level", "error"),
        ],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        async with Client(f"http://127.0.0.1:{port}") as ada:
            async with asyncio.timeout(90):
                while True:
                    try:
                        await ada.sign_in("Ada")
                        break
                    except Exception:
                        await asyncio.sleep(0.2)
            made = await ada.play("arkantar", level=1, seat=0)
            async with ada.live(patience=0.1) as live:
                table = await live.sit(made["table"])
                await table.asked()
                await table.act(table.rows(0)[0])
                heard: list[FromServer] = []
                live.heard.append(heard.append)
                process.send_signal(signal.SIGTERM)
                async with asyncio.timeout(20):
                    while not any(m["type"] == "closing" for m in heard):
                        await asyncio.sleep(0.05)
        assert process.wait(30) == 0
        assert process.stdout is not None
        assert str(port) in process.stdout.read()
    finally:
        process.kill()
        process.wait(10)
        if process.stdout is not None:
            process.stdout.close()
