"""The heads of tables: what lists show, written rarely, since it follows from the journal.

An action between people that changes neither who sits there, nor the status, nor when the server
itself has something to do leaves the head as it is. It is written with a later action or a moment
later, and lists in this process know better meanwhile. After a crash, heads that have fallen
behind their journals are found and written again.
"""

from __future__ import annotations

import time
from functools import partial

from sqlalchemy import Connection, select

from ostraka.server.live.messages import listing
from ostraka.server.store.batch import write_heads
from ostraka.server.store.schema import entries as entry_rows
from ostraka.server.store.schema import tables as table_rows
from ostraka.server.store.store import ServerStore
from ostraka.server.store.writer import Job
from ostraka.server.tables.entries import Head
from ostraka.server.tables.session import TableSession
from ostraka.server.tables.table import GameTable

SELDOM = 1.0  # seconds for which a head may be behind while its table moves


def head_of(table: GameTable, seated: bool) -> Head:
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


class Heads:
    """Which heads the store has, and which are still to be written."""

    def __init__(self, store: ServerStore) -> None:
        self._store = store
        self._behind: dict[str, tuple[TableSession, float]] = {}

    def due(self, session: TableSession) -> bool:
        """Whether the head is to be written with what was just applied to a table."""
        table = session.table
        if session.listed != (table.status, table.wake):
            return True
        behind = self._behind.get(table.id)
        return behind is not None and time.monotonic() - behind[1] > SELDOM

    def written(self, session: TableSession) -> None:
        """The head was committed."""
        table = session.table
        session.listed = (table.status, table.wake)
        self._behind.pop(table.id, None)

    def leave(self, session: TableSession) -> None:
        """Entries were committed without the head."""
        self._behind.setdefault(session.table.id, (session, time.monotonic()))

    def forget(self, session: TableSession) -> None:
        """What is in memory may not be what was committed."""
        session.listed = None
        self._behind.pop(session.table.id, None)

    def summary(self, ident: str) -> str | None:
        """What lists say of a table whose head is behind; None if the store knows it."""
        found = self._behind.get(ident)
        return listing(found[0].table) if found and not found[0].lock.locked() else None

    async def write(self) -> None:
        """Write all heads that are behind, but for tables that are just being written to."""
        free = {i: kept for i, kept in self._behind.items() if not kept[0].lock.locked()}
        if not free:
            return
        rows = [head_of(session.table, False).row(ident) for ident, (session, _) in free.items()]
        for ident in free:
            del self._behind[ident]
        try:
            await self._store.write(partial(_written, rows))
        except BaseException:
            self._behind = free | self._behind
            raise


def _written(rows: list[tuple[object, ...]], connection: Connection) -> None:
    write_heads(connection, rows)


def fallen_behind(moved: int, entered: int) -> Job[list[str]]:
    """A job that finds heads behind their journals.

    Of tables that have moved since a moment, and whose next entry was entered before another.
    """
    tables, entries = table_rows.c, entry_rows.c
    wanted = (
        select(tables.id)
        .join(entry_rows, (entries.table == tables.id) & (entries.number == tables.number + 1))
        .where(tables.status == "playing", tables.moved > moved, entries.at < entered)
    )
    return lambda connection: [row.id for row in connection.execute(wanted)]
