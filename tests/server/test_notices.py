"""What processes tell one another: short enough for the database, in order, nothing lost."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import text

from ostraka.server.store.notify import LONGEST, grown, packed, rows_of
from ostraka.server.store.store import ServerStore
from ostraka.server.tables.entries import JournalEntry
from tests.server.cluster import Cluster
from tests.server.serving import serving

bodies = st.dictionaries(st.text(max_size=5), st.text(max_size=300), max_size=4)


def written(entries: list[JournalEntry]) -> str:
    return grown("aaaaaaaa", entries[-1].number, [entry.row("aaaaaaaa") for entry in entries])


@given(st.lists(bodies, min_size=1, max_size=4), st.integers(1, 10**6))
def test_entries_that_are_told_are_read_as_they_were(told: list[Any], number: int) -> None:
    entries = [JournalEntry("chat", body, 7, number + n) for n, body in enumerate(told)]
    line = written(entries)
    assert "\n" not in line
    assert [JournalEntry.told(*row) for row in rows_of(line)] == entries


def test_entries_that_are_too_long_are_only_announced() -> None:
    line = written([JournalEntry("chat", {"text": "é" * LONGEST}, 7, 12)])
    assert line == "aaaaaaaa 12"
    assert rows_of(line) == []


@given(st.lists(st.text("abcé ", min_size=1, max_size=3000), max_size=12))
def test_no_text_is_longer_than_the_database_takes(lines: list[str]) -> None:
    texts = list(packed(lines))
    assert all(len(text.encode()) <= LONGEST for text in texts)
    assert [line for text in texts for line in text.split("\n")] == lines


@pytest.mark.anyio
async def test_what_is_told_is_not_read_again(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An action that was played elsewhere costs no question to the database."""
    database = cluster.create("told")
    async with serving(database) as first, serving(database) as second:
        ada, bo = await first.person("Ada"), await second.person("Bo")
        made = await ada.create("arkantar", public=True)
        await bo.join(str(made["invite"]))
        async with ada.live() as one, bo.live() as two:
            here, there = await one.sit(made["table"]), await two.sit(made["table"])
            async with asyncio.timeout(60):
                await here.asked()
                await there.until(lambda: bool(there.views))
                version = there.version
                asked: list[ServerStore] = []
                read = ServerStore.read

                def look(store: ServerStore, job: Any) -> Any:
                    asked.append(store)
                    return read(store, job)

                monkeypatch.setattr(ServerStore, "read", look)
                await here.act(here.random_choice(0, random.Random(1)), 0)
                await there.until(lambda: there.version > version)
            assert second.context.store not in asked


@pytest.mark.anyio
async def test_news_that_cannot_be_read_are_looked_up(cluster: Cluster) -> None:
    """As from a process of another version: the journal says what they would have said."""
    database = cluster.create("untold")
    async with serving(database) as server:
        ada = await server.person("Ada")
        made = await ada.create("arkantar")
        async with ada.live() as one:
            table = await one.sit(made["table"])
            entry = JournalEntry("chat", {"guest": None, "seat": None, "text": "psst"}, 1, 2)
            with server.context.store.engine.begin() as connection:
                row = dict(zip("tnamkb", entry.row(made["table"]), strict=True))
                connection.execute(text("INSERT INTO entries VALUES (:t, :n, :a, :m, :k, :b)"), row)
                connection.execute(text("SELECT pg_notify('ostraka', 'nonsense of another kind')"))
            async with asyncio.timeout(30):
                await table.until(lambda: bool(table.chat))
            assert table.chat[-1]["text"] == "psst"
