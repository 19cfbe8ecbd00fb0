"""The registry of tables in memory, and the one way to enter something in a journal.

An entry is made in this order: the command is checked against the table, applied to it, committed
under the expected number, acknowledged, broadcast. All of it happens under the table's lock, so
nobody sees what is not committed. If another process was faster, or the store failed, the table
is read again from its journal and the command is checked again.

A journal that does not replay puts its table in quarantine: it is refused with a sentence, the log
and the metrics say so, and nothing is written to it. All other tables continue.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from sqlalchemy import Connection

from ostraka.core.i18n.message import Message
from ostraka.core.packs.shelf import MissingPack
from ostraka.protocol.setup import TableSetup
from ostraka.server import ids
from ostraka.server.errors import Refusal, refusal_of
from ostraka.server.live.broadcast import Before, announce, broadcast
from ostraka.server.metrics import Metrics
from ostraka.server.people import People
from ostraka.server.store.store import ServerStore
from ostraka.server.store.writer import Job, StoreUnavailable
from ostraka.server.tables.entries import (
    SEATS,
    TALK,
    Append,
    Draft,
    JournalEntry,
    create,
    read_entries,
)
from ostraka.server.tables.heads import Heads, head_of
from ostraka.server.tables.session import TableSession, Viewer, Wish
from ostraka.server.tables.table import GameTable
from ostraka.server.work.warmup import Ready, at_once

TRIES = 8
LONGEST_JOURNAL = 20_000
LONGEST_TALK = 12_000  # chat and offers, so that a game can always continue

ExtraJob = Callable[[GameTable, Before, Sequence[JournalEntry]], Job[None] | None]
"""What else is to be written in the transaction of some entries, if anything."""

Claim = Callable[[Connection, str], str]
"""Claims something for a table, unless another has it; the table that has it then."""

log = logging.getLogger("ostraka.registry")


class Claimed(Exception):
    """What a table was to be made for is another's already."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class TableRegistry:
    """The tables of one process."""

    def __init__(
        self,
        store: ServerStore,
        people: People,
        metrics: Metrics,
        *,
        changed: Callable[[TableSession], None],
        notify: Callable[[str], None],
        jobs: Sequence[ExtraJob] = (),
        ready: Ready = at_once,
    ) -> None:
        self.store = store
        self.people = people
        self.metrics = metrics
        self.sessions: dict[str, TableSession] = {}
        self.quarantined: set[str] = set()
        """Tables whose journals do not replay."""
        self.changed = changed
        """Called under the lock after every change: bots think, clocks are set."""
        self.notify = notify
        """Tells other processes something that no journal keeps."""
        self.ready = ready
        """Waits until the rules of a game are ready."""
        self.heads = Heads(store)
        self._jobs = jobs
        self._opening: dict[str, asyncio.Task[TableSession]] = {}

    # -- finding --------------------------------------------------------------------------------

    async def session(self, ident: str) -> TableSession:
        """A table, from memory or from its journal."""
        found = self.sessions.get(ident)
        if found is None:
            task = self._opening.get(ident)
            if task is None:
                task = self._opening[ident] = asyncio.ensure_future(self._open(ident))
                task.add_done_callback(lambda _: self._opening.pop(ident, None))
            found = await asyncio.shield(task)
        return found

    async def _open(self, ident: str) -> TableSession:
        return await self._hold(TableSession(await self._read(ident)))

    async def _hold(self, session: TableSession) -> TableSession:
        """Keep a table in memory from now on."""
        self.sessions[session.table.id] = session
        async with session.lock:
            self.changed(session)
        return session

    async def _read(self, ident: str) -> GameTable:
        if ident in self.quarantined:
            raise _quarantined()
        entries = await self.store.read(read_entries(ident))
        if not entries:
            raise Refusal("unknown", Message("server-no-table"))
        await self.ready(TableSetup.from_json(entries[0].body).reference)
        try:
            table = await asyncio.to_thread(GameTable, ident, entries)
        except MissingPack as error:
            raise refusal_of(error) from None
        except Exception as error:
            raise self._quarantine(ident, error) from None
        await self.people.learn(self._named(table))
        return table

    def _quarantine(self, ident: str, error: Exception) -> Refusal:
        """Leave a table alone whose journal does not replay; what its players are told."""
        self.quarantined.add(ident)
        self.metrics.quarantined.set(len(self.quarantined))
        log.error(
            "a journal does not replay: its table is in quarantine",
            extra={"table": ident},
            exc_info=error,
        )
        return _quarantined()

    @staticmethod
    def _named(table: GameTable) -> set[str | None]:
        return {holder.guest for holder in table.seats} | {line.guest for line in table.chat}

    def forget(self, ident: str) -> None:
        """Drop a table from memory; the journal has it."""
        session = self.sessions.pop(ident, None)
        if session is not None and session.timer is not None:
            session.timer.cancel()

    # -- making ---------------------------------------------------------------------------------

    async def make(self, setup: TableSetup, claim: Claim | None = None) -> TableSession:
        """A new table; with a claim only where that is free, else `Claimed`."""
        ident = ids.ident()
        await self.ready(setup.reference)
        entry = JournalEntry("create", setup.as_json(), ids.now(), 1)
        table = await asyncio.to_thread(GameTable, ident, [entry])
        await self.people.learn(self._named(table))
        begin = create(ident, setup, [entry], head_of(table, True))

        def job(connection: Connection) -> str:
            held = ident if claim is None else claim(connection, ident)
            if held == ident:
                begin(connection)
            return held

        held = await self.store.write(job)
        if held != ident:
            raise Claimed(held)
        self._count([entry])
        return await self._hold(TableSession(table))

    # -- entering -------------------------------------------------------------------------------

    async def enter(
        self,
        session: TableSession,
        plan: Callable[[GameTable], Sequence[Draft]],
        key: str | None = None,
        acknowledge: Callable[[int, bool], None] | None = None,
    ) -> int:
        """Enter what a plan wants, at most once under a key; the version after it.

        `acknowledge` is called after the commit and before the broadcast.
        """
        async with session.lock:
            session.used = time.monotonic()
            for _ in range(TRIES):
                if key is not None and key in session.table.ids:
                    return _acknowledged(acknowledge, session.table.ids[key], True)
                before = Before.of(session.table)
                entries = self._draft_entries(session.table, plan(session.table), key)
                if not entries:
                    return session.table.version
                if await self._commit(session, before, entries):
                    _acknowledged(acknowledge, session.table.version, False)
                    self._tell(session, before, entries)
                    return session.table.version
                await self._refresh(session)
            raise Refusal("busy", Message("server-busy"), retry_after=0.2)

    def _draft_entries(
        self, table: GameTable, drafts: Sequence[Draft], key: str | None
    ) -> list[JournalEntry]:
        talk = all(kind in TALK for kind, _ in drafts)
        if table.number + len(drafts) > (LONGEST_TALK if talk else LONGEST_JOURNAL):
            raise Refusal("state", Message("server-journal-full"))
        at = max(ids.now(), table.moved)
        bodies = [dict(body) for _, body in drafts]
        if key is not None and bodies:
            bodies[-1]["id"] = key
        return [
            JournalEntry(kind, body, at, table.number + 1 + i)
            for i, ((kind, _), body) in enumerate(zip(drafts, bodies, strict=True))
        ]

    async def _commit(
        self, session: TableSession, before: Before, entries: list[JournalEntry]
    ) -> bool:
        table = session.table
        try:
            for entry in entries:
                table.apply(entry)
            seated = any(entry.kind in SEATS for entry in entries)
            if seated or entries[0].kind == "chat":
                await self.people.learn(entry.body.get("guest") for entry in entries)
            asked = [job_of(table, before, entries) for job_of in self._jobs]
            others = [job for job in asked if job is not None]
            due = seated or bool(others) or self.heads.due(session)
            head = head_of(table, seated) if due else None
            done = await self.store.write(Append(table.id, entries, head, others))
            if done:
                (self.heads.written if due else self.heads.leave)(session)
            return done
        except BaseException:
            await asyncio.shield(self._refresh_after_failure(session))
            raise

    async def _refresh_after_failure(self, session: TableSession) -> None:
        """What is in memory may be more than what was committed: read the journal again."""
        try:
            await self._refresh(session)
        except Exception:
            log.exception("a table is dropped from memory", extra={"table": session.table.id})
            self._drop(session)

    def _drop(self, session: TableSession) -> None:
        """Take a table out of memory, and let everyone who looks at it connect again."""
        self.heads.forget(session)
        self.forget(session.table.id)
        for viewer in list(session.viewers):
            viewer.close(1012)

    async def _refresh(self, session: TableSession) -> None:
        """Read a table again, and bring everyone who looks at it to where it is."""
        self.heads.forget(session)
        before = Before.of(session.table)
        session.table = await self._read(session.table.id)
        broadcast(session, before, [], self.people.name, whole=True)
        self.changed(session)

    def _tell(self, session: TableSession, before: Before, entries: Sequence[JournalEntry]) -> None:
        self._count(entries)
        broadcast(session, before, entries, self.people.name)
        self.changed(session)

    def _count(self, entries: Sequence[JournalEntry]) -> None:
        for entry in entries:
            self.metrics.busy.entries[entry.kind] += 1

    def tables_of(self, guest: str) -> list[str]:
        """The tables in memory at which a guest sits or has said something."""
        return [
            ident for ident, session in self.sessions.items() if guest in self._named(session.table)
        ]

    async def introduce(self, guest: str) -> None:
        """Tell everyone at a guest's tables what they are called now."""
        for ident in self.tables_of(guest):
            session = self.sessions.get(ident)
            if session is not None:
                async with session.lock:
                    announce(session, self.people.name)

    async def reread(self, ident: str) -> None:
        """A journal was changed under a table in memory (somebody's data was deleted)."""
        session = self.sessions.get(ident)
        if session is not None:
            async with session.lock:
                await self._refresh(session)

    # -- news from other processes -------------------------------------------------------------

    @property
    def held(self) -> list[str]:
        """The tables that are in memory here, or are just being read."""
        return [*self.sessions, *self._opening]

    def is_behind(self, ident: str, number: int) -> bool:
        """Whether a journal has grown beyond what is in memory here, or is just being read."""
        session = self.sessions.get(ident)
        return ident in self._opening if session is None else session.table.number < number

    async def catch_up(self, ident: str, entries: Sequence[JournalEntry] = ()) -> None:
        """Take what others have entered in a table that is in memory here.

        They may have entries it; if something before that was missed the journal is read. A journal
        that is just being read may have been read too early.
        """
        session = self.sessions.get(ident)
        if session is None and ident in self._opening:
            with suppress(Refusal, StoreUnavailable):  # said to who opens it
                session = await self.session(ident)
        if session is None or (entries and session.table.number >= entries[-1].number):
            return
        async with session.lock:
            number = session.table.number
            if not entries or entries[0].number > number + 1:
                entries = await self.store.read(read_entries(ident, number))
            for entry in entries:
                if entry.number > session.table.number:
                    self.heads.forget(session)  # who entered it writes the head
                    before = Before.of(session.table)
                    await self.people.learn([entry.body.get("guest")])
                    try:
                        session.table.apply(entry)
                    except Exception as error:
                        self._quarantine(ident, error)
                        self._drop(session)
                        return
                    self._tell(session, before, [entry])

    # -- viewers and presence ----------------------------------------------------------------

    def subscribe(self, session: TableSession, viewer: Viewer, wish: Wish) -> None:
        """Somebody looks at a table from now on."""
        session.wishes[viewer] = wish
        session.viewers[viewer] = session.viewpoints(viewer.guest, wish)
        self._publish_presence(session, viewer.guest, True)

    def unsubscribe(self, session: TableSession, viewer: Viewer) -> None:
        """Somebody looks away."""
        session.used = time.monotonic()
        session.muted.discard(viewer)
        session.wishes.pop(viewer, None)
        if session.viewers.pop(viewer, None) is not None:
            if viewer.guest is not None:
                session.gone[viewer.guest] = session.used
            here = any(other.guest == viewer.guest for other in session.viewers)
            self._publish_presence(session, viewer.guest, here)

    def repeat_presence(self) -> None:
        """Tell other processes again who is connected to this one, as long as they are."""
        for session in self.sessions.values():
            for guest in {viewer.guest for viewer in session.viewers}:
                if guest is not None and session.table.seats_of(guest):
                    self.notify(f"+ {session.table.id} {guest}")

    def note_presence(self, session: TableSession, guest: str, there: bool) -> None:
        """Another process says who is connected to it."""
        before = session.present
        session.note_presence(guest, there)
        if session.present != before:
            self._broadcast_presence(session)

    def _publish_presence(self, session: TableSession, guest: str | None, there: bool) -> None:
        self._broadcast_presence(session)
        if guest is not None and session.table.seats_of(guest):
            self.notify(f"{'+' if there else '-'} {session.table.id} {guest}")

    def _broadcast_presence(self, session: TableSession) -> None:
        session.tell_all(
            {
                "type": "presence",
                "table": session.table.id,
                "present": session.present,
                "watching": session.watching,
            }
        )


def _quarantined() -> Refusal:
    return Refusal("state", Message("server-quarantined"))


def _acknowledged(
    acknowledge: Callable[[int, bool], None] | None, version: int, again: bool
) -> int:
    if acknowledge is not None:
        acknowledge(version, again)
    return version
