"""The one writer: all changes of the store pass through its thread, many in one commit.

A job is a function of a connection. Jobs that wait while a commit reaches the disk are carried out
together in the next transaction, so durability costs one flush for all of them (group commit). A
job may be run again (its batch failed for another's sake, or the connection broke while the commit
was under way), so jobs are written to do their work once however often they are run. A job waits
until it has been answered: whatever interrupts the thread, nothing that waits is forgotten.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import random
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError

from ostraka.core.i18n.message import Message
from ostraka.server.store.batch import Uneven, carried_out

T = TypeVar("T")
Job = Callable[[Connection], T]
Committed = Callable[[int, float], None]
"""Told of every commit: how many jobs, how many seconds."""

MOST = 400  # jobs in one transaction
PATIENCE = 15.0  # seconds to wait for a store that has gone away

log = logging.getLogger("ostraka.store")


DISK_FULL = "53100"  # as PostgreSQL calls it


class StoreUnavailable(Exception):
    """The store could not be reached for too long; what was asked may be asked again."""

    said = Message("server-unavailable")


class StoreFull(StoreUnavailable):
    """The store has no room for what was asked."""

    said = Message("server-disk-full")


@dataclass
class _Waiting:
    job: Job[Any]
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    since: float


def lost(error: BaseException) -> bool:
    """Whether an error says that the store went away, or that its commits collided."""
    if isinstance(error, OperationalError):
        return True
    return isinstance(error, DBAPIError) and error.connection_invalidated


def full(error: BaseException) -> bool:
    """Whether an error says that the disk is full."""
    cause = getattr(error, "orig", None)
    code, state = getattr(cause, "sqlite_errorcode", None), getattr(cause, "sqlstate", None)
    return bool(code == sqlite3.SQLITE_FULL or state == DISK_FULL)


class Writer:
    """A thread that commits jobs in batches."""

    def __init__(self, engine: Engine, committed: Committed | None) -> None:
        self.engine = engine
        self.committed = committed
        self._waiting: deque[_Waiting] = deque()
        self._signals: queue.SimpleQueue[None] = queue.SimpleQueue()
        self._ending = False
        self.thread = threading.Thread(target=self._live, name="writer", daemon=True)
        self.thread.start()

    def submit(self, job: Job[T]) -> asyncio.Future[T]:
        """Run a job in the next transaction; the future is done once it is committed."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._waiting.append(_Waiting(job, future, loop, time.monotonic()))
        self._signals.put(None)
        return future

    def close(self) -> None:
        """Commit what waits, then end the thread."""
        self._ending = True
        self._signals.put(None)
        self.thread.join()

    # -- in the thread --------------------------------------------------------------------------

    def _live(self) -> None:
        """Commit until the end, however often something interrupts it."""
        while True:
            try:
                return self._run()
            except BaseException:
                log.exception("the writer was interrupted and continues")

    def _run(self) -> None:
        while True:
            while self._waiting:
                batch = list(islice(self._waiting, MOST))
                self._commit(batch)
                for _ in batch:
                    self._waiting.popleft()
            if self._ending:
                return
            self._signals.get()

    def _commit(self, batch: list[_Waiting]) -> None:
        pause = 0.05
        gather = len(batch) > 1
        while batch:
            started = time.monotonic()
            jobs = [waiting.job for waiting in batch]
            try:
                with self.engine.begin() as connection:
                    if gather:
                        results = carried_out(connection, jobs)
                    else:
                        results = [job(connection) for job in jobs]
            except Uneven:
                gather = False  # each by itself: only one of them was too late
            except Exception as error:
                if full(error):
                    log.error("the disk of the store is full")
                    _answer(batch, [StoreFull() for _ in batch], _failed)
                    return
                if lost(error):
                    batch = self._expire(batch)
                    time.sleep(pause * random.uniform(0.5, 1.0))
                    pause = min(2 * pause, 1.0)
                elif len(batch) > 1:
                    for waiting in batch:  # one of them is at fault: each by itself
                        self._commit([waiting])
                    return
                else:
                    _answer(batch, [error], _failed)
                    return
            else:
                if self.committed is not None:
                    self.committed(len(batch), time.monotonic() - started)
                _answer(batch, results, _settled)
                return

    def _expire(self, batch: list[_Waiting]) -> list[_Waiting]:
        """Give up those that have waited too long."""
        now = time.monotonic()
        late = [waiting for waiting in batch if now - waiting.since > PATIENCE]
        _answer(late, [StoreUnavailable() for _ in late], _failed)
        return [waiting for waiting in batch if now - waiting.since <= PATIENCE]


def _settled(future: asyncio.Future[Any], result: Any) -> None:
    if not future.done():
        future.set_result(result)


def _failed(future: asyncio.Future[Any], error: BaseException) -> None:
    if not future.done():
        future.set_exception(error)


def _answer(batch: Sequence[_Waiting], answers: Sequence[Any], answer: Callable[..., None]) -> None:
    """Tell everyone who waits, waking each event loop once."""
    loops = {waiting.loop for waiting in batch}
    for loop in loops:
        mine = [(w.future, a) for w, a in zip(batch, answers, strict=True) if w.loop is loop]

        def tell(mine: list[tuple[asyncio.Future[Any], Any]] = mine) -> None:
            for future, each in mine:
                answer(future, each)

        try:
            loop.call_soon_threadsafe(tell)
        except RuntimeError:  # the loop is gone, and with it the caller
            log.debug("an answer came after the end")
