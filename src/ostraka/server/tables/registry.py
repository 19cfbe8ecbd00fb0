"""The hall: all tables that are in memory, the one way to enter something in a journal, the news.

An entry is made in this order: the deed is checked against the table, applied to it, committed
under the expected number, acknowledged, told to everyone. All of it happens under the table's lock,
so nobody sees what is not committed. If another process was faster, or the store failed, the table
is read anew from its journal and the deed is checked again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from ostraka.core.i18n.message import Message
from ostraka.core.packs.shelf import MissingPack
from ostraka.protocol.setup import TableSetup
from ostraka.server import ids
from ostraka.server.errors import Refusal, refusal_of
from ostraka.server.live.broadcast import SEATS, Before, announce, broadcast
from ostraka.server.live.messages import listing
from ostraka.server.people import People
from ostraka.server.store.store import Store
from ostraka.server.store.writer import Job, StoreUnavailable
from ostraka.server.tables.commands import Draft
from ostraka.server.tables.entries import Append, Entry, Head, create, read_entries
from ostraka.server.tables.room import Room, Viewer, Wish
from ostraka.server.tables.table import Table
from ostraka.server.work.warmup import Ready, at_once

TRIES = 8
LONGEST_JOURNAL = 20_000
LONGEST_TALK = 12_000  # talk leaves room for the game, whoever says too much
TALK = frozenset({"chat", "offer", "answer"})

log = logging.getLogger("ostraka.hall")


class Hall:
    """The tables of one process."""

    def __init__(self, store: Store, people: People) -> None:
        self.store = store
        self.people = people
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self.moved: list[Callable[[Room], None]] = []
        """Called under the lock after every change: bots think, clocks are wound."""
        self.writing: list[Callable[[Table, Before, Sequence[Entry]], Job[None] | None]] = []
        """Asked what else is to be written in the transaction of some entries."""
        self.said: Callable[[str], None] = lambda _: None
        """Tells other processes something that no journal keeps."""
        self.entered: Callable[[str], None] = lambda _: None
        """Told of every entry, for counting."""
        self.ready: Ready = at_once
        """Waits until the rules of a game are ready."""

    # -- finding --------------------------------------------------------------------------------

    async def room(self, ident: str) -> Room:
        """A table, from memory or from its journal."""
        found = self.rooms.get(ident)
        if found is None:
            task = self._opening.get(ident)
            if task is None:
                task = self._opening[ident] = asyncio.ensure_future(self._open(ident))
                task.add_done_callback(lambda _: self._opening.pop(ident, None))
            found = await asyncio.shield(task)
        return found

    async def _open(self, ident: str) -> Room:
        return await self._hold(Room(await self._read(ident)))

    async def _hold(self, room: Room) -> Room:
        """Keep a table in memory from now on."""
        self.rooms[room.table.id] = room
        async with room.lock:
            for follow in self.moved:
                follow(room)
        return room

    async def _read(self, ident: str) -> Table:
        entries = await self.store.read(read_entries(ident))
        if not entries:
            raise Refusal("unknown", Message("server-no-table"))
        await self.ready(TableSetup.from_json(entries[0].body).reference)
        try:
            table = await asyncio.to_thread(Table, ident, entries)
        except MissingPack as error:
            raise refusal_of(error) from None
        await self.people.learn(self._named(table))
        return table

    @staticmethod
    def _named(table: Table) -> set[str | None]:
        return {holder.guest for holder in table.seats} | {line.guest for line in table.chat}

    def forget(self, ident: str) -> None:
        """Drop a table from memory; the journal has it."""
        room = self.rooms.pop(ident, None)
        if room is not None and room.timer is not None:
            room.timer.cancel()

    # -- making ---------------------------------------------------------------------------------

    async def make(self, setup: TableSetup) -> Room:
        """A new table."""
        ident = ids.ident()
        await self.ready(setup.reference)
        entry = Entry("create", setup.as_json(), ids.now(), 1)
        table = await asyncio.to_thread(Table, ident, [entry])
        await self.people.learn(self._named(table))
        head = self.head(table, True)
        await self.store.write(create(ident, setup, [entry], head))
        self.entered("create")
        return await self._hold(Room(table))

    def head(self, table: Table, seated: bool) -> Head:
        """What lists say about a table."""
        seats = [(n, h.guest) for n, h in enumerate(table.seats) if h.guest is not None]
        return Head(
            status=table.status,
            moved=table.moved,
            number=table.number,
            wake=table.wake,
            summary=listing(table),
            places=seats if seated else None,
        )

    # -- entering -------------------------------------------------------------------------------

    async def enter(
        self,
        room: Room,
        plan: Callable[[Table], Sequence[Draft]],
        key: str | None = None,
        told: Callable[[int, bool], None] | None = None,
    ) -> int:
        """Enter what a plan wants, at most once under a key; the version after it.

        `told` is called once it is committed, before anyone hears of it: it acknowledges.
        """
        async with room.lock:
            room.used = time.monotonic()
            for _ in range(TRIES):
                if key is not None and key in room.table.ids:
                    return _acknowledged(told, room.table.ids[key], True)
                before = Before.of(room.table)
                entries = self._drafted(room.table, plan(room.table), key)
                if not entries:
                    return room.table.version
                if await self._commit(room, before, entries):
                    _acknowledged(told, room.table.version, False)
                    self._tell(room, before, entries)
                    return room.table.version
                await self._refresh(room)
            raise Refusal("busy", Message("server-busy"), retry_after=0.2)

    def _drafted(self, table: Table, drafts: Sequence[Draft], key: str | None) -> list[Entry]:
        talk = all(kind in TALK for kind, _ in drafts)
        if table.number + len(drafts) > (LONGEST_TALK if talk else LONGEST_JOURNAL):
            raise Refusal("state", Message("server-journal-full"))
        at = max(ids.now(), table.moved)
        bodies = [dict(body) for _, body in drafts]
        if key is not None and bodies:
            bodies[-1]["id"] = key
        return [
            Entry(kind, body, at, table.number + 1 + i)
            for i, ((kind, _), body) in enumerate(zip(drafts, bodies, strict=True))
        ]

    async def _commit(self, room: Room, before: Before, entries: list[Entry]) -> bool:
        table = room.table
        try:
            for entry in entries:
                table.apply(entry)
            seated = any(entry.kind in SEATS for entry in entries)
            if seated or entries[0].kind == "chat":
                await self.people.learn(entry.body.get("guest") for entry in entries)
            asked = [write(table, before, entries) for write in self.writing]
            others = [job for job in asked if job is not None]
            head = self.head(table, seated)
            return await self.store.write(Append(table.id, entries, head, others))
        except BaseException:
            await asyncio.shield(self._refresh_after_failure(room))
            raise

    async def _refresh_after_failure(self, room: Room) -> None:
        """What is in memory may be more than what was committed: read the journal again."""
        try:
            await self._refresh(room)
        except Exception:
            log.exception("a table is dropped from memory", extra={"table": room.table.id})
            self.forget(room.table.id)
            for viewer in list(room.viewers):
                viewer.close(1012)

    async def _refresh(self, room: Room) -> None:
        """Read a table anew, and bring everyone who looks at it to where it is."""
        before = Before.of(room.table)
        room.table = await self._read(room.table.id)
        broadcast(room, before, [], self.people.name, whole=True)
        for follow in self.moved:
            follow(room)

    def _tell(self, room: Room, before: Before, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self.entered(entry.kind)
        broadcast(room, before, entries, self.people.name)
        for follow in self.moved:
            follow(room)

    def heard_of(self, guest: str) -> list[str]:
        """The tables in memory at which a guest sits or has said something."""
        return [ident for ident, room in self.rooms.items() if guest in self._named(room.table)]

    async def introduce(self, guest: str) -> None:
        """Tell everyone at a guest's tables what they are called now."""
        for ident in self.heard_of(guest):
            room = self.rooms.get(ident)
            if room is not None:
                async with room.lock:
                    announce(room, self.people.name)

    async def reread(self, ident: str) -> None:
        """A journal was changed under a table in memory (somebody's data was deleted)."""
        room = self.rooms.get(ident)
        if room is not None:
            async with room.lock:
                await self._refresh(room)

    # -- hearing from other processes -------------------------------------------------------------

    @property
    def held(self) -> list[str]:
        """The tables that are in memory here, or are just being read."""
        return [*self.rooms, *self._opening]

    def lags(self, ident: str, number: int) -> bool:
        """Whether a journal has grown beyond what is in memory here, or is just being read."""
        room = self.rooms.get(ident)
        return ident in self._opening if room is None else room.table.number < number

    async def catch_up(self, ident: str, told: Sequence[Entry] = ()) -> None:
        """Take what others have entered in a table that is in memory here.

        They may have told it; if something before that was missed the journal is read. A journal
        that is just being read may have been read too early.
        """
        room = self.rooms.get(ident)
        if room is None and ident in self._opening:
            with suppress(Refusal, StoreUnavailable):  # said to who opens it
                room = await self.room(ident)
        if room is None or (told and room.table.number >= told[-1].number):
            return
        async with room.lock:
            number = room.table.number
            if not told or told[0].number > number + 1:
                told = await self.store.read(read_entries(ident, number))
            for entry in told:
                if entry.number > room.table.number:
                    before = Before.of(room.table)
                    await self.people.learn([entry.body.get("guest")])
                    room.table.apply(entry)
                    self._tell(room, before, [entry])

    # -- coming and going -------------------------------------------------------------------------

    def come(self, room: Room, viewer: Viewer, wish: Wish) -> None:
        """Somebody looks at a table from now on."""
        room.wishes[viewer] = wish
        room.viewers[viewer] = room.viewpoints(viewer.guest, wish)
        self._presence(room, viewer.guest, True)

    def go(self, room: Room, viewer: Viewer) -> None:
        """Somebody looks away."""
        room.used = time.monotonic()
        room.muted.discard(viewer)
        room.wishes.pop(viewer, None)
        if room.viewers.pop(viewer, None) is not None:
            if viewer.guest is not None:
                room.gone[viewer.guest] = room.used
            here = any(other.guest == viewer.guest for other in room.viewers)
            self._presence(room, viewer.guest, here)

    def say_who_is_here(self) -> None:
        """Tell other processes again who is connected to this one, so that they go on believing."""
        for room in self.rooms.values():
            for guest in {viewer.guest for viewer in room.viewers}:
                if guest is not None and room.table.seats_of(guest):
                    self.said(f"+ {room.table.id} {guest}")

    def believe(self, room: Room, guest: str, there: bool) -> None:
        """Another process says who is connected to it."""
        before = room.present
        room.believe(guest, there)
        if room.present != before:
            self._tell_presence(room)

    def _presence(self, room: Room, guest: str | None, there: bool) -> None:
        self._tell_presence(room)
        if guest is not None and room.table.seats_of(guest):
            self.said(f"{'+' if there else '-'} {room.table.id} {guest}")

    def _tell_presence(self, room: Room) -> None:
        room.tell_all(
            {
                "type": "presence",
                "table": room.table.id,
                "present": room.present,
                "watching": room.watching,
            }
        )


def _acknowledged(told: Callable[[int, bool], None] | None, version: int, again: bool) -> int:
    if told is not None:
        told(version, again)
    return version
