"""The journal of a table: entries that are appended under an expected number, and never changed."""

from __future__ import annotations

import os
import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import orjson
from sqlalchemy import Connection, insert, select

from ostraka.protocol.setup import TableSetup
from ostraka.server.store.batch import ENTRY, HEAD, AppendedRows, Appending
from ostraka.server.store.schema import entries as entry_rows
from ostraka.server.store.schema import places as place_rows
from ostraka.server.store.schema import tables as table_rows
from ostraka.server.store.writer import Job

EntryKind = Literal[
    "create", "sit", "stand", "bot", "cancel",
    "act", "seal", "undo", "resign", "draw", "flag",
    "offer", "answer", "rematch", "chat",
]  # fmt: skip
"""All kinds of entries; `GameTable` applies each."""
Draft = tuple[EntryKind, dict[str, Any]]
"""An entry before it has a number and a time: its kind and its body."""

QUIET: frozenset[EntryKind] = frozenset({"chat", "offer", "answer", "seal"})
"""Kinds that change neither the game nor the seats: they leave the version alone."""
TALK = QUIET - {"seal"}
"""Kinds of which a journal takes only this many."""
SEATS: frozenset[EntryKind] = frozenset({"sit", "stand", "bot", "flag", "resign", "cancel"})
"""Kinds that may change who sits where."""
ANNOUNCED = SEATS | {"offer", "answer", "rematch", "draw", "undo", "seal"}
"""Kinds that change what is told about the table itself."""

_nonces = random.Random(secrets.randbits(128))
os.register_at_fork(after_in_child=lambda: _nonces.seed(secrets.randbits(128)))


def _nonce() -> int:
    """A number that no other process draws; it need not be hard to guess."""
    return _nonces.getrandbits(62)


@dataclass(frozen=True)
class JournalEntry:
    """One entry: what happened at a table, and when."""

    kind: EntryKind
    body: dict[str, Any]
    at: int
    number: int = 0
    nonce: int = field(default_factory=_nonce)

    @classmethod
    def told(
        cls, number: int, at: int, nonce: int, kind: EntryKind, body: dict[str, Any]
    ) -> JournalEntry:
        """An entry as another process tells it; see `store.notify`."""
        return cls(kind, body, at, number, nonce)

    def row(self, table: str) -> tuple[Any, ...]:
        """The row that keeps it: table, number, moment, nonce, kind and body."""
        body = orjson.dumps(self.body).decode()
        return (table, self.number, self.at, self.nonce, self.kind, body)


@dataclass(frozen=True)
class Head:
    """What lists of tables are made from; it follows from the journal."""

    status: str
    moved: int
    number: int
    wake: int | None
    summary: str
    """A JSON text."""
    places: Sequence[tuple[int, str]] | None = None
    """Seat and guest of everyone who sits there, None if nobody sat down or stood up."""

    def row(self, table: str) -> tuple[Any, ...]:
        """The columns that change; see `store.batch`."""
        return (table, self.status, self.moved, self.number, self.wake, self.summary)


_insert = insert(entry_rows)


def _place(connection: Connection, table: str, head: Head) -> None:
    if head.places is not None:
        connection.execute(place_rows.delete().where(place_rows.c.table == table))
        rows = [{"table": table, "seat": seat, "guest": guest} for seat, guest in head.places]
        if rows:
            connection.execute(insert(place_rows), rows)


class Append(Appending):
    """A job that appends entries, all or none; False if others were appended first.

    What else is to be written in the same transaction comes with it.
    """

    def __init__(
        self,
        table: str,
        new: Sequence[JournalEntry],
        head: Head | None = None,
        others: Sequence[Job[None]] = (),
    ) -> None:
        self._table = table
        self._first = new[0]
        self._head = head
        self._others = others
        moved = None if head is None else head.row(table)
        rows = [entry.row(table) for entry in new]
        self.line = AppendedRows(table, new[0].number - 1, rows, moved)

    def appended(self, connection: Connection, done: bool) -> bool:
        if not done:
            return self._is_there(connection)
        if self._head is not None:
            _place(connection, self._table, self._head)
        for other in self._others:
            other(connection)
        return True

    def _is_there(self, connection: Connection) -> bool:
        """Whether the entry under its number is the one that was to be written."""
        found = select(entry_rows.c.nonce).where(
            entry_rows.c.table == self._table, entry_rows.c.number == self._first.number
        )
        return connection.execute(found).scalar() == self._first.nonce


def create(table: str, setup: TableSetup, new: Sequence[JournalEntry], head: Head) -> Job[None]:
    """A job that begins a journal."""

    def job(connection: Connection) -> None:
        row = {
            **dict(zip(HEAD, head.row(table), strict=True)),
            "game": setup.game,
            "public": setup.public,
            "invite": setup.invite,
            "created": new[0].at,
        }
        there = select(table_rows.c.id).where(table_rows.c.id == table)
        if connection.execute(there).first() is None:
            connection.execute(insert(table_rows).values(row))
            rows = [dict(zip(ENTRY, entry.row(table), strict=True)) for entry in new]
            connection.execute(_insert, rows)
            _place(connection, table, head)

    return job


def read_entries(table: str, after: int = 0) -> Job[list[JournalEntry]]:
    """A job that reads a journal from a number on."""
    wanted = (
        select(entry_rows)
        .where(entry_rows.c.table == table, entry_rows.c.number > after)
        .order_by(entry_rows.c.number)
    )

    def job(connection: Connection) -> list[JournalEntry]:
        return [
            JournalEntry(
                kind=row.kind,
                body=orjson.loads(row.body),
                at=row.at,
                number=row.number,
                nonce=row.nonce,
            )
            for row in connection.execute(wanted)
        ]

    return job
