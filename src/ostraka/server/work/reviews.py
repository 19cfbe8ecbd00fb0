"""Reviews under way, and those that are done and kept."""

from __future__ import annotations

import asyncio
import logging
from typing import Literal

import orjson
from sqlalchemy import Connection, delete, insert, select

from ostraka.core.i18n.message import Message
from ostraka.core.play.record import Record
from ostraka.protocol.study import ReviewAnswer
from ostraka.server.errors import Refusal
from ostraka.server.store.schema import reviews
from ostraka.server.store.store import ServerStore
from ostraka.server.work.bots import BotThreads
from ostraka.server.work.study import reviewed

MOST = 8  # reviews that may wait for their turn

log = logging.getLogger("ostraka.reviews")


class _Ended(Exception):
    """The server goes away."""


class Reviews:
    """One review at a time; each is written down once and read by all who may see the table."""

    def __init__(self, store: ServerStore, bot_threads: BotThreads, seconds: float) -> None:
        self.store = store
        self.bot_threads = bot_threads
        self.seconds = seconds
        self._running: dict[str, list[int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._ended = False

    async def found(self, table: str, ply: int) -> ReviewAnswer:
        """A table's review as it stands."""
        if table in self._running:
            done, total = self._running[table]
            return _unfinished("running", done, total)
        wanted = select(reviews.c.document).where(reviews.c.table == table, reviews.c.ply == ply)
        document = await self.store.read(lambda connection: connection.execute(wanted).scalar())
        if document is None:
            return _unfinished("none", 0, ply)
        kept: ReviewAnswer = orjson.loads(document)
        return kept

    async def begin(self, table: str, record: Record) -> ReviewAnswer:
        """Begin a review, unless there is one."""
        ply = len(record.actions)
        now = await self.found(table, ply)
        if now["state"] != "none":
            return now
        if len(self._running) >= MOST:
            raise Refusal("busy", Message("server-busy"), retry_after=30.0)
        self._running[table] = [0, ply]
        task = asyncio.create_task(self._run(table, record))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return _unfinished("running", 0, ply)

    def end(self) -> None:
        """Let go of what is not done; it can be asked for again."""
        self._ended = True

    async def _run(self, table: str, record: Record) -> None:
        def progress(done: int, total: int) -> None:
            self._running[table] = [done, total]
            if self._ended:
                raise _Ended

        try:
            await self.bot_threads.ready(record.load_game().reference)
            found = await self.bot_threads.review(lambda: reviewed(record, self.seconds, progress))
            row = {
                "table": table,
                "ply": len(record.actions),
                "document": orjson.dumps(found).decode(),
            }

            def job(connection: Connection) -> None:
                connection.execute(delete(reviews).where(reviews.c.table == table))
                connection.execute(insert(reviews).values(row))

            await self.store.write(job)
        except _Ended:
            return
        except Exception:
            log.exception("a review failed", extra={"table": table})
        finally:
            self._running.pop(table, None)


def _unfinished(state: Literal["none", "running"], done: int, total: int) -> ReviewAnswer:
    return {
        "state": state,
        "done": done,
        "total": total,
        "decisions": [],
        "turning_points": [],
        "mean_loss": [],
    }
