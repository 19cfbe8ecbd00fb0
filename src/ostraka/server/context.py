"""The scene: the parts of one running server, put together once."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
import time
from collections.abc import Sequence
from typing import Any, Protocol

from sqlalchemy import text

from ostraka.protocol.live import FromServer
from ostraka.server.http.limits import Rates
from ostraka.server.metrics import Metrics
from ostraka.server.packs import Offered
from ostraka.server.people import People
from ostraka.server.settings import Settings
from ostraka.server.solo import Solo, enters_result
from ostraka.server.store.news import News
from ostraka.server.store.notices import rows_of
from ostraka.server.store.store import Store, open_store
from ostraka.server.tables.commands import Draft
from ostraka.server.tables.entries import Entry
from ostraka.server.tables.registry import Hall
from ostraka.server.tables.rematch import completed, rematches
from ostraka.server.tables.table import Table
from ostraka.server.work.bots import Thinkers
from ostraka.server.work.housekeeping import Housekeeping
from ostraka.server.work.reviews import Reviews
from ostraka.server.work.tries import Tries
from ostraka.server.work.warmup import Warming

SWITCH = 0.001  # seconds for which the event loop may keep the writer from its next statement

FILES = 20
"""How many files of the page may be fetched in the time of a request: a page has some dozens, and
a household, or a school, has one address."""
RARELY = (50_000, 20, 20)
"""When Python looks for rings of garbage. Tables in memory are many small things that stay, and
going over them every few hundred of new ones took a third of the time of every action."""

log = logging.getLogger("ostraka.server")


class Leaving(Protocol):
    """A connection that can be told that the server goes away."""

    guest: str | None

    def say(self, message: FromServer) -> None:
        """Queue a message."""

    def close(self, code: int) -> None:
        """End it soon."""


class Scene:
    """Everything that requests and connections share."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.people = People(store)
        self.packs = Offered(settings.packs)
        self.hall = Hall(store, self.people)
        self.hall.entered = self._count
        self.hall.writing.append(rematches(self.hall))
        self.thinkers = Thinkers(settings.thinkers, settings.floor, metrics)
        self.reviews = Reviews(store, self.thinkers, settings.review_seconds)
        self.tries = Tries(self.thinkers)
        self.solo = Solo(store)
        self.hall.writing.append(enters_result)
        self.housekeeping = Housekeeping(settings, self.hall, self.thinkers)
        self.warming = Warming()
        self.connections: dict[Leaving, str] = {}
        """Open connections and the addresses they come from."""
        self.requests = Rates(settings.request_rate, 4 * settings.request_rate)
        files = FILES * settings.request_rate
        self.files = Rates(files, 4 * files)
        self.guest_rate = Rates(settings.guest_rate, 20)
        self.guess_rate = Rates(0.1, 20)
        """Invitation codes that no table has."""
        self.chat_rate = Rates(1.0, 10)
        self.study_rate = Rates(0.5, 10)
        self.try_rate = Rates(4.0, 40)
        """A move that is tried and the bot's answer are two questions."""
        self.puzzle_rate = Rates(5.0, 40)
        self.past_rate = Rates(settings.request_rate / 5, 5 * settings.request_rate)
        self.table_rate = Rates(settings.table_rate, max(30.0, settings.table_rate))
        self.closing = False
        self._news: News | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    def open(cls, settings: Settings) -> Scene:
        """Open the store and put everything in its place."""
        metrics = Metrics()
        return cls(settings, open_store(settings.database, metrics.committed), metrics)

    def _count(self, kind: str) -> None:
        self.metrics.busy.entries[kind] += 1

    def completed(self, table: Table, drafts: Sequence[Draft]) -> list[Draft]:
        """Drafts with all that only the server knows."""
        return completed(table, drafts)

    # -- its life -------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Listen to other processes, look after bots and clocks."""
        sys.setswitchinterval(SWITCH)
        gc.set_threshold(*RARELY)
        self.housekeeping.begin()
        if self.settings.warm:
            self.hall.ready = self.warming.rules
            self.thinkers.ready = self.warming.bots
            self._keep(self.warming.begin())
        if self.store.shared:
            self._news = News(self.store.engine, self._heard)
            self.hall.said = self._say

    def say_goodbye(self) -> None:
        """Tell everyone when to come back."""
        if self.closing:
            return
        self.closing = True
        for connection in list(self.connections):
            connection.say({"type": "closing", "after": self.settings.shutdown_seconds})
            connection.close(1012)

    def dismiss(self, guest: str) -> None:
        """A guest's secrets have stopped working: connections must show a good one again."""
        self._dismiss(guest)
        self.hall.said(f"! {guest}")

    def _dismiss(self, guest: str) -> None:
        self.people.forget(guest)
        for connection in list(self.connections):
            if connection.guest == guest:
                connection.close(1012)

    async def rename(self, guest: str) -> None:
        """A guest has another name: everyone at their tables is told."""
        await self._rename(guest)
        self.hall.said(f"~ {guest}")

    async def _rename(self, guest: str) -> None:
        await self.people.relearn(guest)
        await self.hall.introduce(guest)

    async def end(self) -> None:
        """Take leave, write what waits, and close."""
        self.say_goodbye()
        self.warming.end()
        until = time.monotonic() + 2.0
        while self.connections and time.monotonic() < until:
            await asyncio.sleep(0.02)
        await self.housekeeping.end()
        self.reviews.end()
        for task in list(self._tasks):
            task.cancel()
        self.thinkers.close()
        if self._news is not None:
            await asyncio.to_thread(self._news.close)
        await asyncio.to_thread(self.store.close)

    # -- other processes --------------------------------------------------------------------------

    def _spawn(self, job: Any) -> None:
        self._keep(asyncio.ensure_future(job))

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    def _heard(self, payload: str | None) -> None:
        """Take news from this process or another; None: some were lost, so all is looked up."""
        try:
            for line in payload.split("\n") if payload is not None else ():
                self._hear(line)
        except (IndexError, ValueError):  # from a process of another version
            payload = None
        if payload is None:
            for ident in self.hall.held:
                self._spawn(self.hall.catch_up(ident))

    def _hear(self, line: str) -> None:
        """One piece of news; see `store.notices`."""
        words = line.split(" ", 2)
        if words[0] == "!":
            self._dismiss(words[1])
            for ident in self.hall.heard_of(words[1]):
                self._spawn(self.hall.reread(ident))
        elif words[0] == "~":
            self._spawn(self._rename(words[1]))
        elif words[0] in ("+", "-"):
            if words[1] in self.hall.rooms:
                self.hall.believe(self.hall.rooms[words[1]], words[2], words[0] == "+")
        elif self.hall.lags(words[0], int(words[1])):
            told = [Entry.told(*row) for row in rows_of(line)]
            self._spawn(self.hall.catch_up(words[0], told))

    def _say(self, payload: str) -> None:
        async def tell() -> None:
            notify = text("SELECT pg_notify('ostraka', :news)")
            with contextlib.suppress(Exception):  # who is connected is never worth an error
                await self.store.write(lambda c: c.execute(notify, {"news": payload}) and None)

        self._spawn(tell())
