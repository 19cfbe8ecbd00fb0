"""Lists are made of heads, which are written seldom: they follow from the journals."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select, text

from ostraka.client import RemoteTable
from ostraka.server.store.schema import tables
from ostraka.server.tables.entries import Append, JournalEntry
from tests.server.serving import Served, serving
from tests.server.test_live_play import two_at_a_table

pytestmark = pytest.mark.anyio


async def in_the_store(server: Served, ident: str) -> int:
    """The length of the journal as the head in the store has it."""
    wanted = select(tables.c.number).where(tables.c.id == ident)
    return int(await server.context.store.read(lambda c: c.execute(wanted).scalar_one()))


async def act(table: RemoteTable) -> None:
    """Black, who begins, plays the first legal action; a turn has three."""
    assert await table.asked() == 0
    await table.act(table.rows(0)[0], 0)


async def test_a_list_knows_what_the_head_in_the_store_does_not_know_yet(server: Served) -> None:
    ada, _, ident = await two_at_a_table(server)
    heads = server.context.registry.heads
    async with ada.live() as live:
        mine = await live.sit(ident)
        await act(mine)  # a table that was just opened writes its head
        known = await in_the_store(server, ident)
        await act(mine)
        session = await server.context.registry.session(ident)
        listed = (await ada.get("/api/me/tables"))[0]
        assert listed["ply"] == session.table.ply == 2
        await heads.write()
        assert await in_the_store(server, ident) == session.table.number > known
        assert heads.summary(ident) is None


async def test_heads_that_a_crash_left_behind_are_written_when_the_server_is_back(
    database: str,
) -> None:
    async with serving(database) as server:
        ada, _, ident = await two_at_a_table(server)
        secret = ada.secret
        session = await server.context.registry.session(ident)
        number, seat = session.table.number, session.table.due[0]
        body: dict[str, Any] = {"seat": seat, "actions": [session.table.state.legal[0].text]}
        entry = JournalEntry("act", body, session.table.moved - 60_000, number + 1)
        assert await server.context.store.write(Append(ident, [entry]))
    async with serving(database) as server:
        for _ in range(200):
            if await in_the_store(server, ident) == number + 1:
                break
            await asyncio.sleep(0.05)
        assert await in_the_store(server, ident) == number + 1
        ada = await server.visitor()
        ada.secret = secret
        assert (await ada.get("/api/me/tables"))[0]["ply"] == 1


async def test_a_commit_that_fails_leads_back_to_what_the_store_holds(
    quick_server: Served,
) -> None:
    ada, _, ident = await two_at_a_table(quick_server)
    store = quick_server.context.store
    async with ada.live() as live:
        mine = await live.sit(ident)
        await act(mine)
        session = await quick_server.context.registry.session(ident)
        number, ply = session.table.number, session.table.ply
        counted = quick_server.context.metrics.registry.get_sample_value
        trap = text(
            "CREATE TRIGGER trap BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'no'); END"
        )
        await store.write(lambda connection: connection.execute(trap) and None)
        acting = asyncio.create_task(act(mine))  # it is refused as busy, and tried again
        while not counted("ostraka_refused_total", {"code": "busy"}):
            await asyncio.sleep(0.05)
        async with session.lock:
            assert (session.table.number, session.table.ply) == (number, ply)
        assert mine.views[0]["ply"] == ply
        await store.write(lambda connection: connection.execute(text("DROP TRIGGER trap")) and None)
        await acting
        assert (session.table.number, session.table.ply) == (number + 1, ply + 1)
