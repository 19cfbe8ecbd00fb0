"""What may happen to a store while people play: said in a sentence, nothing acknowledged lost."""

from __future__ import annotations

import asyncio
import ctypes
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event, text

from ostraka.client import Client, Refused
from ostraka.server.store import store as reading
from ostraka.server.store import writer as writing
from ostraka.server.store.store import ServerStore
from tests.server.cluster import Cluster
from tests.server.serving import Served, serving
from tests.server.test_heads import act
from tests.server.test_live_play import two_at_a_table

pytestmark = pytest.mark.anyio

FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left' USING ERRCODE = '53100'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk();
"""


@contextmanager
def a_full_disk(store: ServerStore) -> Iterator[None]:
    """A store that cannot grow: SQLite by its own limit, PostgreSQL by its own error."""
    if store.shared:
        with store.engine.begin() as connection:
            connection.execute(text(FULL))
        yield
        with store.engine.begin() as connection:
            connection.execute(text("DROP TRIGGER full_disk ON entries"))
        return
    with store.engine.begin() as connection:  # no page has room for one entry more
        connection.execute(text("CREATE TABLE filler (body BLOB)"))
        pages = connection.execute(text("PRAGMA page_count")).scalar_one()
        connection.execute(text("CREATE TRIGGER grow BEFORE INSERT ON entries BEGIN "
                                "INSERT INTO filler VALUES (zeroblob(100000)); END"))  # fmt: skip

    def limited(connection: Any, *_: Any) -> None:
        connection.execute(f"PRAGMA max_page_count={pages}")

    def unlimited(connection: Any, *_: Any) -> None:
        connection.execute("PRAGMA max_page_count=1073741823")

    event.listen(store.engine, "checkout", limited)
    yield
    event.remove(store.engine, "checkout", limited)
    event.listen(store.engine, "checkout", unlimited)


async def refused_as_unavailable(server: Served) -> None:
    """Wait until somebody is told that the store cannot take anything."""
    counted = server.context.metrics.registry.get_sample_value
    while not counted("ostraka_refused_total", {"code": "unavailable"}):
        await asyncio.sleep(0.02)


async def numbers(server: Served, ident: str) -> tuple[int, int]:
    session = await server.context.registry.session(ident)
    async with session.lock:
        return session.table.number, session.table.ply


async def refused_in(people: Client) -> Refused:
    with pytest.raises(Refused) as refused:
        await people.create("arkantar")
    return refused.value


async def test_a_full_disk_is_said_in_a_sentence_and_play_continues_once_there_is_room(
    server: Served,
) -> None:
    ada, _, ident = await two_at_a_table(server)
    async with ada.live() as live:
        mine = await live.sit(ident)
        await act(mine)
        before = await numbers(server, ident)
        with a_full_disk(server.context.store):
            acting = asyncio.create_task(act(mine))
            await refused_as_unavailable(server)
            assert await numbers(server, ident) == before
            refused = await refused_in(ada)
            assert refused.code == "unavailable"
            assert "disk is full" in str(refused)
            assert not acting.done()
        await acting  # the client has asked again by itself
        assert await numbers(server, ident) == (before[0] + 1, before[1] + 1)


async def test_a_database_that_goes_away_is_waited_for_and_comes_back_by_itself(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "PATIENCE", 0.3)
    monkeypatch.setattr(reading, "READ_PATIENCE", 0.3)
    async with serving(cluster.create("away")) as server:
        ada, _, ident = await two_at_a_table(server)
        async with ada.live() as live:
            mine = await live.sit(ident)
            await act(mine)
            before = await numbers(server, ident)
            await asyncio.to_thread(cluster.stop, signal.SIGQUIT)
            try:
                acting = asyncio.create_task(act(mine))
                refused = await refused_in(ada)
                assert (refused.code, "cannot be reached" in str(refused)) == ("unavailable", True)
                assert not acting.done()
            finally:
                await asyncio.to_thread(cluster.start)
            await acting
            assert await numbers(server, ident) == (before[0] + 1, before[1] + 1)


async def test_a_writer_that_is_interrupted_forgets_nothing(
    server: Served, caplog: pytest.LogCaptureFixture
) -> None:
    ada, _, ident = await two_at_a_table(server)
    thread = server.context.store.writer.thread
    assert thread.ident is not None
    async with ada.live() as live:
        mine = await live.sit(ident)
        before = await numbers(server, ident)
        for _ in range(3):
            stop = ctypes.py_object(SystemExit)
            assert ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), stop)
            async with asyncio.timeout(20):
                await act(mine)
        assert "the writer was interrupted and continues" in caplog.messages
        assert thread.is_alive()
        assert await numbers(server, ident) == (before[0] + 3, before[1] + 3)


async def test_connections_that_the_database_ends_are_made_again(cluster: Cluster) -> None:
    async with serving(cluster.create("ended")) as server:
        ada, _, ident = await two_at_a_table(server)
        ended = text(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
        async with ada.live() as live:
            mine = await live.sit(ident)
            before = await numbers(server, ident)
            for _ in range(3):
                acting = asyncio.create_task(act(mine))
                killed = await server.context.store.read(lambda c: c.execute(ended).scalar_one())
                assert killed
                async with asyncio.timeout(20):
                    await acting
            assert await numbers(server, ident) == (before[0] + 3, before[1] + 3)
