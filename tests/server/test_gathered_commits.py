"""Commits that append to many journals at once: each line by itself is right or too late."""

from __future__ import annotations

import asyncio
import time

import pytest

from ostraka.protocol.setup import TableSetup
from ostraka.server.store.store import ServerStore, open_store
from ostraka.server.tables.entries import Append, Head, JournalEntry, create, read_entries
from tests.server.tabletop import created

pytestmark = pytest.mark.anyio


def head(number: int) -> Head:
    return Head("playing", 10 * number, number, None, "{}")


def line(table: str, number: int, count: int = 1) -> Append:
    new = [JournalEntry("chat", {"text": table}, 5, number + n) for n in range(count)]
    return Append(table, new, head(number + count - 1))


async def tables(store: ServerStore, *idents: str) -> None:
    for ident in idents:
        body = created(invite=f"invite{ident}")
        first = [JournalEntry("create", body, 1, 1)]
        await store.write(create(ident, TableSetup.from_json(body), first, head(1)))


async def together(store: ServerStore, *jobs: Append) -> list[bool]:
    """The answers to jobs that wait for the same commit."""
    first = store.write(lambda connection: time.sleep(0.3))
    waiting = asyncio.ensure_future(first)
    await asyncio.sleep(0.1)
    answers = await asyncio.gather(*(store.write(job) for job in jobs))
    await waiting
    return list(answers)


async def numbers(store: ServerStore, ident: str) -> list[int]:
    return [entry.number for entry in await store.read(read_entries(ident))]


async def test_one_that_is_too_late_does_not_hold_up_the_others(database: str) -> None:
    store = open_store(database)
    try:
        await tables(store, "aaaaaaaa", "bbbbbbbb", "cccccccc")
        jobs = [line("cccccccc", 2, count=3), line("bbbbbbbb", 5), line("aaaaaaaa", 2)]
        assert await together(store, *jobs) == [True, False, True]
        assert await numbers(store, "aaaaaaaa") == [1, 2]
        assert await numbers(store, "bbbbbbbb") == [1]
        assert await numbers(store, "cccccccc") == [1, 2, 3, 4]
    finally:
        store.close()


async def test_what_was_written_already_is_written_once(database: str) -> None:
    store = open_store(database)
    try:
        await tables(store, "aaaaaaaa", "bbbbbbbb")
        job = line("aaaaaaaa", 2)
        assert await together(store, job, line("bbbbbbbb", 2)) == [True, True]
        assert await together(store, job, line("bbbbbbbb", 3)) == [True, True]  # as if unanswered
        assert await numbers(store, "aaaaaaaa") == [1, 2]
        assert await numbers(store, "bbbbbbbb") == [1, 2, 3]
    finally:
        store.close()


async def test_two_lines_of_one_table_follow_each_other(database: str) -> None:
    store = open_store(database)
    try:
        await tables(store, "aaaaaaaa")
        rivals = [line("aaaaaaaa", 2), line("aaaaaaaa", 2), line("aaaaaaaa", 3)]
        assert await together(store, *rivals) == [True, False, True]
        assert await numbers(store, "aaaaaaaa") == [1, 2, 3]
    finally:
        store.close()
