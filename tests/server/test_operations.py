"""Operations: health, metrics, logs, leaving in good order, sweeping, settings."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
from sqlalchemy import update

from ostraka.client import Refused
from ostraka.core.errors import InvalidOption
from ostraka.protocol.live import FromServer
from ostraka.server import ids
from ostraka.server.http.pages import site_folder
from ostraka.server.logs import JsonLines
from ostraka.server.settings import Settings
from ostraka.server.store.schema import entries, tables
from ostraka.server.store.store import open_store, open_when_there
from ostraka.server.work.housekeeping import DAY, swept
from tests.server.cluster import Cluster
from tests.server.serving import Served, serving


@pytest.mark.anyio
async def test_health_readiness_and_metrics(server: Served) -> None:
    ada = await server.person()
    await ada.play("arkantar", level=1)
    async with httpx.AsyncClient(base_url=server.address) as client:
        assert (await client.get("/healthz")).text == "ok\n"
        assert (await client.get("/readyz")).status_code == 200
        numbers = (await client.get("/metrics")).text
    assert 'ostraka_entries_total{kind="create"} 1.0' in numbers
    assert "ostraka_commit_seconds_count" in numbers
    assert "ostraka_tables_in_memory 1.0" in numbers


@pytest.mark.anyio
async def test_the_documentation_is_served_and_nothing_beside_it(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.address) as client:
        assert (await client.get("/docs")).headers["location"] == "docs/"
        built = (site_folder() / "index.html").exists()
        found = await client.get("/docs/")
        assert found.status_code == (200 if built else 404)
        assert "script-src 'self' 'unsafe-inline'" in found.headers["content-security-policy"]
        for path in ("/docs/%2e%2e/app.py", "/docs/nothing", "/docs/" + "x" * 400):
            assert (await client.get(path)).status_code == 404
        other = (await client.get("/docsx")).headers["content-security-policy"]
        assert "script-src 'self';" in other


@pytest.mark.anyio
async def test_a_server_that_leaves_says_when_to_come_back_and_keeps_everything(
    database: str,
) -> None:
    heard: list[FromServer] = []
    async with serving(database) as served:
        ada = await served.person()
        secret = ada.secret
        made = await ada.play("arkantar", level=1, seat=0)
        async with ada.live(patience=0.1) as live:
            live.heard.append(heard.append)
            table = await live.sit(made["table"])
            await table.asked()
            await table.act(table.rows(0)[0])
            served.context.announce_shutdown()
            async with asyncio.timeout(5):
                while not any(message["type"] == "closing" for message in heard):
                    await asyncio.sleep(0.02)
            ply = (await served.context.registry.session(made["table"])).table.ply
    closing = next(message for message in heard if message["type"] == "closing")
    assert closing["after"] > 0
    async with serving(database) as served:
        again = await served.visitor()
        again.secret = secret
        found = await again.get("/api/me/tables")
        assert [table["table"] for table in found] == [made["table"]]
        assert (await served.context.registry.session(made["table"])).table.ply >= ply


@pytest.mark.anyio
async def test_a_bot_that_was_due_when_the_server_ended_acts_when_it_is_back(
    database: str,
) -> None:
    async with serving(database, pace=60.0) as served:
        ada = await served.person()
        seats = [{"who": "bot", "level": 1}, {"who": "me"}]
        made = await ada.create("arkantar", seats=seats)
        assert made["due"] == [0]
    async with serving(database) as served:
        late = update(tables).values(wake=ids.now() - 1)
        await served.context.store.write(lambda connection: connection.execute(late).rowcount)
        async with asyncio.timeout(20):
            while made["table"] not in served.context.registry.sessions:
                await asyncio.sleep(0.05)
            session = served.context.registry.sessions[made["table"]]
            while session.table.due != [1]:
                await asyncio.sleep(0.05)


@pytest.mark.anyio
async def test_a_journal_that_does_not_replay_puts_only_its_table_in_quarantine(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(database, pace=60.0) as served:
        ada = await served.person()
        damaged = await ada.play("arkantar", level=1, seat=0)
        sound = await ada.play("arkantar", level=1, seat=0)
        async with ada.live() as live:
            table = await live.sit(damaged["table"])
            await table.asked()
            await table.act(table.rows(0)[0])
        spoilt = orjson.dumps({"seat": 0, "actions": ["+z9"]}).decode()
        change = update(entries).where(entries.c.table == damaged["table"], entries.c.kind == "act")
        await served.context.store.write(
            lambda connection: connection.execute(change.values(body=spoilt)).rowcount
        )
        late = update(tables).values(wake=ids.now() - 1)
        await served.context.store.write(lambda connection: connection.execute(late).rowcount)
    async with serving(database) as served:
        again = await served.visitor()
        again.secret = ada.secret
        for _ in range(2):  # it stays there, and is not read again and again
            with pytest.raises(Refused, match="damaged") as refused:
                await again.get(f"/api/tables/{damaged['table']}")
            assert refused.value.code == "state"
        async with again.live() as live:
            with pytest.raises(Refused, match="damaged"):
                await live.sit(damaged["table"])
        assert (await again.get(f"/api/tables/{sound['table']}"))["status"] == "playing"
        async with asyncio.timeout(20):
            while sound["table"] not in served.context.registry.sessions:
                await asyncio.sleep(0.05)
        async with httpx.AsyncClient(base_url=served.address) as client:
            assert "ostraka_tables_quarantined 1.0" in (await client.get("/metrics")).text
    alerts = [record for record in caplog.records if "quarantine" in record.getMessage()]
    assert len(alerts) == 1
    assert alerts[0].levelname == "ERROR"
    assert vars(alerts[0])["table"] == damaged["table"]


def test_a_database_that_is_away_at_the_start_is_waited_for_with_a_sentence(
    cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    database = cluster.create("late")
    cluster.stop()
    try:
        with ThreadPoolExecutor(1) as pool, caplog.at_level("WARNING"):
            opening = pool.submit(open_when_there, database)
            while not caplog.records:
                time.sleep(0.02)
            assert not opening.done()
            cluster.start()
            opening.result(60).close()
    finally:
        if cluster.process is None:
            cluster.start()
    said = caplog.records[0]
    assert said.getMessage() == "the database cannot be reached; trying again"
    assert said.exc_info is None


def test_tables_that_nobody_needs_are_swept(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/s.db")
    store = open_store(settings.database)
    now = ids.now()

    def row(ident: str, status: str, days: int) -> dict[str, Any]:
        at = now - days * DAY
        return {
            "id": ident,
            "game": "arkantar",
            "status": status,
            "public": False,
            "invite": ident,
            "created": at,
            "moved": at,
            "number": 1,
            "wake": None,
            "summary": "{}",
        }

    kept = [row("a", "waiting", 6), row("b", "playing", 50), row("c", "over", 170)]
    gone = [row("d", "waiting", 8), row("e", "playing", 61), row("f", "over", 181)]
    try:
        with store.engine.begin() as connection:
            connection.execute(tables.insert(), [*kept, *gone])
            assert swept(settings, now, connection) == 3
            left = {found.id for found in connection.execute(tables.select())}
        assert left == {"a", "b", "c"}
    finally:
        store.close()


def test_logs_are_lines_of_json_without_secrets() -> None:
    record = logging.makeLogRecord(
        {"name": "ostraka.http", "levelname": "INFO", "msg": "request", "path": "/api", "status": 7}
    )
    line = json.loads(JsonLines().format(record))
    assert (line["what"], line["path"], line["status"]) == ("request", "/api", 7)


@pytest.mark.anyio
async def test_no_secret_and_no_chat_reaches_the_logs(
    quick_server: Served, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    ada = await quick_server.person()
    made = await ada.play("arkantar", level=1, seat=0)
    link = await ada.post("/api/me/links")
    async with ada.live() as live:
        table = await live.sit(made["table"])
        await table.do("chat", text="between us")
    ours = [r for r in caplog.records if r.name.startswith("ostraka")]
    assert ours
    said = " ".join(JsonLines().format(record) for record in ours)
    assert ada.secret is not None
    for word in (ada.secret, link["code"], "between us"):
        assert word not in said


def test_settings_come_from_flags_then_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OSTRAKA_PORT", "8123")
    monkeypatch.setenv("OSTRAKA_PACE", "0.1")
    monkeypatch.setenv("OSTRAKA_HSTS", "true")
    found = Settings.from_environment(port=None, host="0.0.0.0")
    assert (found.port, found.pace, found.hsts, found.host) == (8123, 0.1, True, "0.0.0.0")
    assert Settings.from_environment(port=1).port == 1
    monkeypatch.setenv("OSTRAKA_PORT", "many")
    with pytest.raises(InvalidOption, match="OSTRAKA_PORT"):
        Settings.from_environment()


def test_several_workers_need_postgresql() -> None:
    with pytest.raises(InvalidOption):
        Settings(database="sqlite:///x.db", workers=2)


def test_every_setting_is_documented() -> None:
    page = Path(__file__).resolve().parents[2] / "docs" / "operations.md"
    text = page.read_text(encoding="utf-8")
    missing = [name for name in vars(Settings()) if f"OSTRAKA_{name.upper()}" not in text]
    assert missing == []
