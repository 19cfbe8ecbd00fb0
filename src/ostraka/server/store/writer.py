"""The one writer: all changes of the store pass through its thread, many in one commit.

A job is a function of a connection. Jobs that wait while a commit reaches the disk are carried out
together in the next transaction, so durability costs one flush for all of them (group commit). A
job may be run again (its batch failed for another's sake, or the connection broke while the commit
was under way), so jobs are written to do their work once however often they are run.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import random
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError

from ostraka.server.store.gathering import Uneven, carried_out

T = TypeVar("T")
Job = Callable[[Connection], T]
Committed = Callable[[int, float], None]
"""Told of every commit: how many jobs, how many seconds."""

MOST = 400  # jobs in one transaction
PATIENCE = 15.0  # seconds to wait for a store that has gone away

log = logging.getLogger("ostraka.store")


class StoreUnavailable(Exception):
    """The store could not be reached for too long; what was asked may be asked again."""


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


class Writer:
    """A thread that commits jobs in batches."""

    def __init__(self, engine: Engine, committed: Committed | None) -> None:
        self.engine = engine
        self.committed = committed
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job[T]) -> asyncio.Future[T]:
        """Run a job in the next transaction; the future is done once it is committed."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put(_Waiting(job, future, loop, time.monotonic()))
        return future

    def close(self) -> None:
        """Commit what waits, then end the thread."""
        self._queue.put(None)
        self._thread.join()

    # -- in the thread --------------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            batch = [first]
            ending = False
            while len(batch) < MOST and not ending:
                try:
                    waiting = self._queue.get_nowait()
                except queue.Empty:
                    break
                if waiting is None:
                    ending = True
                else:
                    batch.append(waiting)
            self._commit(batch)
            if ending:
                return

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
        except RuntimeError:  # the loop is gone, and with it whoever waited
            log.debug("an answer came after the end")
