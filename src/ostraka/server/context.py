"""The application context: the parts of one running server, put together once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any, Protocol

from sqlalchemy import text

from ostraka.protocol.live import FromServer
from ostraka.server.extension import extensions
from ostraka.server.http.limits import Rates
from ostraka.server.metrics import Metrics
from ostraka.server.packs import OfferedPacks
from ostraka.server.people import People
from ostraka.server.record.ended import deal_job
from ostraka.server.settings import Settings
from ostraka.server.store.notify import Listener, rows_of
from ostraka.server.store.store import ServerStore, open_when_there
from ostraka.server.tables.entries import JournalEntry
from ostraka.server.tables.registry import TableRegistry
from ostraka.server.tables.rematch import rematch_job
from ostraka.server.work.bots import BotThreads
from ostraka.server.work.housekeeping import Housekeeping
from ostraka.server.work.reviews import Reviews
from ostraka.server.work.tries import Tries
from ostraka.server.work.warmup import WarmUp, at_once

FILES = 20
"""How many files of the page may be fetched in the time of a request: a page has some dozens, and
a household, or a school, has one address."""

log = logging.getLogger("ostraka.server")


class Closable(Protocol):
    """A connection that can be told that the server stops."""

    guest: str | None

    def say(self, message: FromServer) -> None:
        """Queue a message."""

    def close(self, code: int) -> None:
        """End it soon."""


class ServerContext:
    """Everything that requests and connections share."""

    def __init__(self, settings: Settings, store: ServerStore, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.people = People(store)
        self.packs = OfferedPacks(settings.packs)
        self.warm_up = WarmUp()
        ready = (self.warm_up.rules, self.warm_up.bots) if settings.warm else (at_once, at_once)
        self.registry = TableRegistry(
            store,
            self.people,
            metrics,
            changed=lambda session: self.housekeeping.follow(session),
            notify=self._notify if store.shared else lambda _: None,
            jobs=(
                rematch_job,
                deal_job,
                *(each.writes for each in extensions() if each.writes is not None),
            ),
            ready=ready[0],
        )
        self.bot_threads = BotThreads(settings.bot_threads, settings.floor, metrics, ready[1])
        self.reviews = Reviews(store, self.bot_threads, settings.review_seconds)
        self.tries = Tries(self.bot_threads)
        self.housekeeping = Housekeeping(settings, self.registry, self.bot_threads)
        self.connections: dict[Closable, str] = {}
        """Open connections and the addresses they come from."""
        self.requests = Rates(settings.request_rate, 4 * settings.request_rate)
        files = FILES * settings.request_rate
        self.files = Rates(files, 4 * files)
        self.guest_rate = Rates(settings.guest_rate, 20)
        self.guess_rate = Rates(0.1, 20)
        """Invitation codes that no table has."""
        self.chat_rate = Rates(1.0, 10)
        self.qr_rate = Rates(1.0, 20)
        self.study_rate = Rates(0.5, 10)
        self.try_rate = Rates(4.0, 40)
        """A move that is tried and the bot's answer are two questions."""
        self.puzzle_rate = Rates(5.0, 40)
        self.past_rate = Rates(settings.request_rate / 5, 5 * settings.request_rate)
        self.table_rate = Rates(settings.table_rate, max(30.0, settings.table_rate))
        self.seeking = asyncio.Lock()
        """Held by who looks for somebody, so that two do not miss each other."""
        self.closing = False
        self._listener: Listener | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    def open(cls, settings: Settings) -> ServerContext:
        """Open the store and put everything together."""
        metrics = Metrics()
        return cls(settings, open_when_there(settings.database, metrics.committed), metrics)

    # -- its life -------------------------------------------------------------------------------

    async def start(self) -> None:
        """Listen to other processes, look after bots and clocks."""
        self.housekeeping.begin()
        if self.settings.warm:
            self._keep(self.warm_up.begin())
        if self.store.shared:
            self._listener = Listener(self.store.engine, self._heard)

    def announce_shutdown(self) -> None:
        """Tell everyone when to connect again."""
        if self.closing:
            return
        self.closing = True
        for connection in list(self.connections):
            connection.say({"type": "closing", "after": self.settings.shutdown_seconds})
            connection.close(1012)

    def disconnect(self, guest: str) -> None:
        """A guest's secrets have stopped working: connections must show a good one again."""
        self._disconnect(guest)
        self.registry.notify(f"! {guest}")

    def _disconnect(self, guest: str) -> None:
        self.people.forget(guest)
        for connection in list(self.connections):
            if connection.guest == guest:
                connection.close(1012)

    async def rename(self, guest: str) -> None:
        """A guest has another name: everyone at their tables is told."""
        await self._rename(guest)
        self.registry.notify(f"~ {guest}")

    async def _rename(self, guest: str) -> None:
        await self.people.relearn(guest)
        await self.registry.introduce(guest)

    async def stop(self) -> None:
        """Close all connections, write what waits, and end."""
        self.announce_shutdown()
        self.warm_up.end()
        until = time.monotonic() + 2.0
        while self.connections and time.monotonic() < until:
            await asyncio.sleep(0.02)
        await self.housekeeping.end()
        self.reviews.end()
        for task in list(self._tasks):
            task.cancel()
        self.bot_threads.close()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
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
            for ident in self.registry.held:
                self._spawn(self.registry.catch_up(ident))

    def _hear(self, line: str) -> None:
        """One piece of news; see `store.notify`."""
        words = line.split(" ", 2)
        if words[0] == "!":
            self._disconnect(words[1])
            for ident in self.registry.tables_of(words[1]):
                self._spawn(self.registry.reread(ident))
        elif words[0] == "~":
            self._spawn(self._rename(words[1]))
        elif words[0] in ("+", "-"):
            if words[1] in self.registry.sessions:
                self.registry.note_presence(
                    self.registry.sessions[words[1]], words[2], words[0] == "+"
                )
        elif self.registry.is_behind(words[0], int(words[1])):
            told = [JournalEntry.told(*row) for row in rows_of(line)]
            self._spawn(self.registry.catch_up(words[0], told))

    def _notify(self, payload: str) -> None:
        async def tell() -> None:
            notify = text("SELECT pg_notify('ostraka', :news)")
            with contextlib.suppress(Exception):  # who is connected is never worth an error
                await self.store.write(lambda c: c.execute(notify, {"news": payload}) and None)

        self._spawn(tell())
