"""What the server does by itself: bots act, clocks fall, tables that nobody needs are removed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any

from sqlalchemy import Connection, delete, or_, select

from ostraka.core.play.state import State
from ostraka.server import ids
from ostraka.server.errors import Refusal
from ostraka.server.settings import Settings
from ostraka.server.store.schema import tables as table_rows
from ostraka.server.store.writer import StoreUnavailable
from ostraka.server.tables.commands import DEFAULT_LEVEL, acted
from ostraka.server.tables.entries import Draft
from ostraka.server.tables.heads import SELDOM, fallen_behind
from ostraka.server.tables.registry import TableRegistry
from ostraka.server.tables.session import TableSession
from ostraka.server.tables.table import GameTable
from ostraka.server.work.bots import BotThreads

DAY, HOUR = 86_400_000, 3_600_000
LEFT_BEHIND = 10_000  # milliseconds after which nobody else will write a head
RECOVERY = 30.0  # seconds between two looks for heads that were left behind
ROUND = 2.0  # seconds between two rounds through the tables
SWEEP = 1800.0  # seconds between two sweeps of the store
ROLL_CALL = 30.0  # seconds between two words to other processes about who is here
IDLE = 300.0  # a table that nobody looks at leaves memory after this many seconds

log = logging.getLogger("ostraka.housekeeping")


class Housekeeping:
    """Looks after bots and clocks of the tables in memory, and wakes those that are due."""

    def __init__(
        self, settings: Settings, registry: TableRegistry, bot_threads: BotThreads
    ) -> None:
        self.settings = settings
        self.registry = registry
        self.bot_threads = bot_threads
        self._tasks: set[asyncio.Task[None]] = set()
        self._ended = False

    def begin(self) -> None:
        """Make rounds from now on."""
        self._spawn(self._rounds())
        self._spawn(self._sweeps())
        self._spawn(self._roll_calls())
        self._spawn(self._heads())

    async def end(self) -> None:
        """Stop everything; what is left undone is found by the next process."""
        self._ended = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(StoreUnavailable):
            await self.registry.heads.write()

    def _spawn(self, job: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- after every change ---------------------------------------------------------------------

    def follow(self, session: TableSession) -> None:
        """A table has moved: see whether a bot is due and when a clock will fall."""
        if self._ended:
            return
        if session.timer is not None:
            session.timer.cancel()
            session.timer = None
        if session.table.status != "playing":
            return
        if session.table.bots_due and session.thinking is None:
            session.thinking = self._spawn(self._think(session))
        deadline = session.table.clock.deadline if session.table.clock else None
        if deadline is not None:
            wait = max(0.0, (deadline - ids.now()) / 1000) + 0.05
            loop = asyncio.get_running_loop()
            if wait < 86_400:
                session.timer = loop.call_later(wait, lambda: self._spawn(self._fall(session)))

    # -- bots -----------------------------------------------------------------------------------

    async def _think(self, session: TableSession) -> None:
        """Play the bots of a table until a person is to act."""
        try:
            while session.table.status == "playing" and session.table.bots_due:
                await self._decide(session)
        except (Refusal, StoreUnavailable):
            log.info("a bot's action was not entered", extra={"table": session.table.id})
        except Exception:
            log.exception("a bot is stuck", extra={"table": session.table.id})
        finally:
            session.thinking = None

    async def _decide(self, session: TableSession) -> None:
        async with session.lock:
            table = session.table
            if table.status != "playing" or not table.bots_due:
                return
            seat = table.bots_due[0]
            number, state, moved = table.version, table.state.turn_of(seat), table.moved
            alone = table.choosing == [seat]
            holder = table.seats[seat]
            usual = str(holder.level or DEFAULT_LEVEL)  # also for a bot that is offered no longer
            spec = self.settings.offered_bots.get(holder.name or "", usual)
        texts = [await self._chosen(state, spec)]
        while not alone and state.play(texts[-1]).seat == seat:
            texts.append(await self._chosen(state, spec))
        pause = self.settings.pace - (ids.now() - moved) / 1000
        if pause > 0:
            await asyncio.sleep(pause)

        def plan(table: GameTable) -> list[Draft]:
            if table.version != number:
                return []  # something else happened meanwhile
            return acted(table, seat, *texts)

        await self.registry.enter(session, plan)

    async def _chosen(self, state: State, spec: str) -> str:
        """A bot's action; at once where there is only one."""
        if len(state.codes) == 1:
            return state.legal[0].text
        return await self.bot_threads.choose(state.fork(), spec)

    # -- clocks ---------------------------------------------------------------------------------

    async def _fall(self, session: TableSession) -> None:
        """A clock may have fallen."""

        def plan(table: GameTable) -> list[Draft]:
            fallen = table.clock.fallen(ids.now()) if table.clock else []
            if table.status != "playing" or not fallen:
                return []
            return [("flag", {"seat": fallen[0], "level": DEFAULT_LEVEL})]

        try:
            await self.registry.enter(session, plan)
        except (Refusal, StoreUnavailable):
            log.info("a clock's fall was not entered", extra={"table": session.table.id})

    # -- rounds ---------------------------------------------------------------------------------

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self._wake()
                self._rest()
            except StoreUnavailable:
                log.warning("the store cannot be reached")
            except Exception:
                log.exception("a round failed")

    async def _wake(self) -> None:
        """Open the tables on which the server has something to do."""
        due = (
            select(table_rows.c.id)
            .where(table_rows.c.wake.is_not(None), table_rows.c.wake < ids.now())
            .where(table_rows.c.id.not_in(self.registry.quarantined))
            .order_by(table_rows.c.wake)
            .limit(100)
        )
        rows = await self.registry.store.read(lambda connection: connection.execute(due).all())
        for row in rows:
            try:
                session = await self.registry.session(row.id)
            except Refusal:
                continue
            async with session.lock:
                self.follow(session)

    def _rest(self) -> None:
        """Let go of tables that nobody needs in memory."""
        sessions = self.registry.sessions
        idle = sorted(
            ((session.idle, ident) for ident, session in sessions.items() if session.idle > 0),
            reverse=True,
        )
        over = len(sessions) - self.settings.tables_in_memory
        for position, (seconds, ident) in enumerate(idle):
            if seconds > IDLE or position < over:
                self.registry.forget(ident)

    async def _heads(self) -> None:
        """Write heads that are behind, also those that a process which crashed has left behind."""
        shared, looked = self.registry.store.shared, -RECOVERY
        while True:
            try:
                now = time.monotonic()
                if looked < 0 or (shared and now - looked > RECOVERY):
                    await self._recover(since=0 if looked < 0 else ids.now() - HOUR)
                    looked = now
                await self.registry.heads.write()
            except StoreUnavailable:
                log.warning("the store cannot be reached")
            except Exception:
                log.exception("heads were not written")
            await asyncio.sleep(SELDOM)

    async def _recover(self, since: int) -> None:
        """Open tables whose heads have fallen behind; of other processes' those left for long."""
        entered = ids.now() - (LEFT_BEHIND if self.registry.store.shared else 0)
        for ident in await self.registry.store.read(fallen_behind(since, entered)):
            with contextlib.suppress(Refusal):
                session = await self.registry.session(ident)
                self.registry.heads.leave(session)

    async def _roll_calls(self) -> None:
        while True:
            await asyncio.sleep(ROLL_CALL)
            self.registry.repeat_presence()

    async def _sweeps(self) -> None:
        while True:
            try:
                removed = await self.registry.store.write(partial(swept, self.settings, ids.now()))
                if removed:
                    log.info("tables were removed", extra={"tables": removed})
            except StoreUnavailable:
                log.warning("the store cannot be reached")
            await asyncio.sleep(SWEEP)


def swept(settings: Settings, now: int, connection: Connection) -> int:
    """Remove tables that were never begun, left, or finished long ago; how many."""
    status, moved = table_rows.c.status, table_rows.c.moved
    old = [
        (status == "waiting") & (moved < now - settings.keep_waiting_days * DAY),
        (status == "playing") & (moved < now - settings.keep_idle_days * DAY),
    ]
    if settings.keep_over_days:
        old.append((status == "over") & (moved < now - settings.keep_over_days * DAY))
    return connection.execute(delete(table_rows).where(or_(*old))).rowcount
