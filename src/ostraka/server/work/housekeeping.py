"""What the server does by itself: bots act, clocks fall, tables that nobody needs are removed."""

from __future__ import annotations

import asyncio
import logging
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
from ostraka.server.tables.commands import DEFAULT_LEVEL, Draft, acted
from ostraka.server.tables.registry import Hall
from ostraka.server.tables.room import Room
from ostraka.server.tables.table import Table
from ostraka.server.work.bots import Thinkers

DAY = 86_400_000
ROUND = 2.0  # seconds between two rounds through the tables
SWEEP = 1800.0  # seconds between two sweeps of the store
ROLL_CALL = 30.0  # seconds between two words to other processes about who is here
IDLE = 300.0  # a table that nobody looks at leaves memory after so many seconds

log = logging.getLogger("ostraka.housekeeping")


class Housekeeping:
    """Looks after bots and clocks of the tables in memory, and wakes those that are due."""

    def __init__(self, settings: Settings, hall: Hall, thinkers: Thinkers) -> None:
        self.settings = settings
        self.hall = hall
        self.thinkers = thinkers
        self._tasks: set[asyncio.Task[None]] = set()
        self._ended = False
        hall.moved.append(self.follow)

    def begin(self) -> None:
        """Make rounds from now on."""
        self._spawn(self._rounds())
        self._spawn(self._sweeps())
        self._spawn(self._roll_calls())

    async def end(self) -> None:
        """Stop everything; what is left undone is found by the next process."""
        self._ended = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, job: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- after every change ---------------------------------------------------------------------

    def follow(self, room: Room) -> None:
        """A table has moved: see whether a bot is due and when a clock will fall."""
        if self._ended:
            return
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        if room.table.status != "playing":
            return
        if room.table.bots_due and room.thinking is None:
            room.thinking = self._spawn(self._think(room))
        deadline = room.table.clock.deadline if room.table.clock else None
        if deadline is not None:
            wait = max(0.0, (deadline - ids.now()) / 1000) + 0.05
            loop = asyncio.get_running_loop()
            if wait < 86_400:
                room.timer = loop.call_later(wait, lambda: self._spawn(self._fall(room)))

    # -- bots -----------------------------------------------------------------------------------

    async def _think(self, room: Room) -> None:
        """Play the bots of a table until a person is to act."""
        try:
            while room.table.status == "playing" and room.table.bots_due:
                await self._decide(room)
        except (Refusal, StoreUnavailable):
            log.info("a bot's action was not entered", extra={"table": room.table.id})
        except Exception:
            log.exception("a bot is stuck", extra={"table": room.table.id})
        finally:
            room.thinking = None

    async def _decide(self, room: Room) -> None:
        async with room.lock:
            table = room.table
            if table.status != "playing" or not table.bots_due:
                return
            seat = table.bots_due[0]
            number, state, moved = table.version, table.state.turn_of(seat), table.moved
            alone = table.choosing == [seat]
            level = table.seats[seat].level or DEFAULT_LEVEL
        texts = [await self._chosen(state, level)]
        while not alone and state.play(texts[-1]).seat == seat:
            texts.append(await self._chosen(state, level))
        pause = self.settings.pace - (ids.now() - moved) / 1000
        if pause > 0:
            await asyncio.sleep(pause)

        def plan(table: Table) -> list[Draft]:
            if table.version != number:
                return []  # something else happened meanwhile
            return acted(table, seat, *texts)

        await self.hall.enter(room, plan)

    async def _chosen(self, state: State, level: int) -> str:
        """A bot's action; at once where there is only one."""
        if len(state.codes) == 1:
            return state.legal[0].text
        return await self.thinkers.choose(state.fork(), level)

    # -- clocks ---------------------------------------------------------------------------------

    async def _fall(self, room: Room) -> None:
        """A clock may have fallen."""

        def plan(table: Table) -> list[Draft]:
            fallen = table.clock.fallen(ids.now()) if table.clock else []
            if table.status != "playing" or not fallen:
                return []
            return [("flag", {"seat": fallen[0], "level": DEFAULT_LEVEL})]

        try:
            await self.hall.enter(room, plan)
        except (Refusal, StoreUnavailable):
            log.info("a clock's fall was not entered", extra={"table": room.table.id})

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
            .order_by(table_rows.c.wake)
            .limit(100)
        )
        rows = await self.hall.store.read(lambda connection: connection.execute(due).all())
        for row in rows:
            try:
                room = await self.hall.room(row.id)
            except Refusal:
                continue
            async with room.lock:
                self.follow(room)

    def _rest(self) -> None:
        """Let go of tables that nobody needs in memory."""
        rooms = self.hall.rooms
        idle = sorted(
            ((room.idle, ident) for ident, room in rooms.items() if room.idle > 0), reverse=True
        )
        over = len(rooms) - self.settings.tables_in_memory
        for position, (seconds, ident) in enumerate(idle):
            if seconds > IDLE or position < over:
                self.hall.forget(ident)

    async def _roll_calls(self) -> None:
        while True:
            await asyncio.sleep(ROLL_CALL)
            self.hall.say_who_is_here()

    async def _sweeps(self) -> None:
        while True:
            try:
                removed = await self.hall.store.write(partial(swept, self.settings, ids.now()))
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
