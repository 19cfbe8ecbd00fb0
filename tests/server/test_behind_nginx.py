"""Two servers on one PostgreSQL behind nginx with TLS, run as docs/operations.md says."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import psycopg
import pytest

from ostraka.client import Client, RemoteTable
from tests.server.cluster import Cluster, binary, free_port
from tests.server.nginx import Nginx, certify, program
from tests.server.serving import serving
from tests.server.test_workers import until_version

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(program() is None, reason="nginx is not installed on this machine"),
]
ROOT = Path(__file__).resolve().parents[2]


class Backend:
    """`ostraka serve` as a process that can be restarted on its port."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        self.database = database
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        quiet = {"OSTRAKA_LOG_LEVEL": "error", "OSTRAKA_WARM": "false", "OSTRAKA_HSTS": "true"}
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "ostraka.cli", "serve", "--port", str(self.port)),
                *("--database", self.database),
            ],
            env={**os.environ, **quiet, "PYTHONPATH": str(ROOT / "src")},
            stdout=subprocess.DEVNULL,
        )
        async with asyncio.timeout(120), httpx.AsyncClient() as http:
            while True:
                try:
                    found = await http.get(f"http://127.0.0.1:{self.port}/readyz")
                    if found.status_code == 200:
                        return
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.1)

    async def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            await asyncio.to_thread(self._process.wait, 60)
            self._process = None


@pytest.fixture
def certified(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of nginx; clients of this test trust the certificate in it."""
    folder = tmp_path / "nginx"
    folder.mkdir()
    monkeypatch.setenv("SSL_CERT_FILE", str(certify(folder)))
    return folder


@asynccontextmanager
async def site(folder: Path, database: str) -> AsyncIterator[tuple[Nginx, list[Backend]]]:
    async with AsyncExitStack() as stack:
        backends = [Backend(database), Backend(database)]
        for backend in backends:
            stack.push_async_callback(backend.stop)
            await backend.start()
        folder.parent.chmod(0o755)
        nginx = Nginx(folder, free_port(), [backend.port for backend in backends])
        stack.callback(nginx.close)
        yield nginx, backends


async def test_the_page_comes_compressed_and_addresses_are_those_of_the_visitors(
    cluster: Cluster, certified: Path
) -> None:
    async with site(certified, cluster.create("behind_nginx")) as (nginx, _):
        async with httpx.AsyncClient(base_url=nginx.address) as http:
            page = await http.get("/", headers={"Accept-Encoding": "gzip"})
            assert page.headers["content-encoding"] == "gzip"
            assert "max-age" in page.headers["strict-transport-security"]
            assert "<title>Ostraka" in page.text
        statuses = []
        crowd = httpx.AsyncHTTPTransport(local_address="127.0.0.5")
        async with httpx.AsyncClient(base_url=nginx.address, transport=crowd) as http:
            for number in range(200):
                forged = {"X-Forwarded-For": f"10.0.0.{number}"}
                answer = await http.post("/api/guests", json={"name": "Eve"}, headers=forged)
                statuses.append(answer.status_code)
                if answer.status_code == 429:
                    break
        assert statuses[-1] == 429, "one address may make only so many guests, whatever it claims"
        other = httpx.AsyncHTTPTransport(local_address="127.0.0.6")
        async with httpx.AsyncClient(base_url=nginx.address, transport=other) as http:
            assert (await http.post("/api/guests", json={"name": "Ada"})).status_code == 201


async def acted(table: RemoteTable, chance: random.Random, times: int) -> None:
    """This many acknowledged actions."""
    for _ in range(times):
        seat = await table.asked()
        assert seat is not None
        version = table.version
        await table.act(table.random_choice(seat, chance), seat)
        await until_version(table, version + 1)


async def test_servers_are_restarted_in_turn_and_backed_up_while_people_play(
    cluster: Cluster, certified: Path
) -> None:
    database = cluster.create("rolling")
    chance = random.Random(3)
    async with (
        site(certified, database) as (nginx, backends),
        Client(nginx.address) as ada,
        asyncio.timeout(600),
    ):
        await ada.sign_in("Ada")
        seats = [{"who": "me"}, {"who": "screen", "name": "Bo"}]
        made = await ada.create("ankhor", seats=seats)
        async with ada.live() as live:
            table = await live.sit(made["table"])
            await acted(table, chance, 5)
            for backend in backends:
                restarting = asyncio.create_task(restarted(backend))
                await acted(table, chance, 5)
                await restarting
                await acted(table, chance, 2)
            saved = await asyncio.to_thread(copied, cluster, "rolling", "restored")
            await acted(table, chance, 3)
        async with serving(database) as served:
            session = await served.context.registry.session(made["table"])
            assert session.table.ply == 22
        async with serving(saved) as served:
            session = await served.context.registry.session(made["table"])
            assert session.table.ply == 19
            assert session.table.state.legal


async def restarted(backend: Backend) -> None:
    await backend.stop()
    await backend.start()


def copied(cluster: Cluster, name: str, target: str) -> str:
    """Dump a schema while it is in use, and restore it in another database."""
    dump, restore = binary("pg_dump"), binary("psql")
    assert dump is not None
    assert restore is not None
    text = subprocess.run(
        [dump, "--schema", name, cluster.address], check=True, capture_output=True
    ).stdout
    with psycopg.connect(cluster.address, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{target}"'.encode())
    address = cluster.address.replace("/postgres", f"/{target}")
    subprocess.run([restore, "-q", address], input=text, check=True, capture_output=True)
    return f"{address}?options=-csearch_path%3D{name}"
