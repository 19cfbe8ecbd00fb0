"""The journal of a table: entries that are appended under an expected number, and never changed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import orjson
from sqlalchemy import Connection, bindparam, insert, select, text, update

from ostraka.server.store.schema import entries as entry_rows
from ostraka.server.store.schema import places as place_rows
from ostraka.server.store.schema import tables as table_rows
from ostraka.server.store.writer import Job

__all__ = ["QUIET", "Entry", "Head", "append", "create", "read_entries"]

QUIET = frozenset({"chat", "offer", "answer", "seal"})
"""Kinds of entries that change neither the game nor the seats: they leave the version alone."""


@dataclass(frozen=True)
class Entry:
    """One entry: what happened at a table, and when."""

    kind: str
    body: dict[str, Any]
    at: int
    number: int = 0
    mark: int = field(default_factory=lambda: secrets.randbits(62))

    def row(self, table: str) -> dict[str, Any]:
        """The row that keeps it."""
        return {
            "table": table,
            "number": self.number,
            "at": self.at,
            "mark": self.mark,
            "kind": self.kind,
            "body": orjson.dumps(self.body).decode(),
        }


@dataclass(frozen=True)
class Head:
    """What lists of tables are made from; it follows from the journal."""

    status: str
    moved: int
    number: int
    wake: int | None
    summary: dict[str, Any]
    places: Sequence[tuple[int, str]] | None = None
    """Seat and guest of everyone who sits there, None if nobody sat down or stood up."""

    def values(self) -> dict[str, Any]:
        """The columns that change."""
        return {
            "status": self.status,
            "moved": self.moved,
            "number": self.number,
            "wake": self.wake,
            "summary": orjson.dumps(self.summary).decode(),
        }


_advance = (
    update(table_rows)
    .where(table_rows.c.id == bindparam("t"), table_rows.c.number == bindparam("expected"))
    .values(
        status=bindparam("status"),
        moved=bindparam("moved"),
        number=bindparam("number"),
        wake=bindparam("wake"),
        summary=bindparam("summary"),
    )
)
_insert = insert(entry_rows)
_notify = text("SELECT pg_notify('ostraka', :news)")


def _enter(connection: Connection, table: str, new: Sequence[Entry], head: Head) -> None:
    connection.execute(_insert, [entry.row(table) for entry in new])
    if head.places is not None:
        connection.execute(place_rows.delete().where(place_rows.c.table == table))
        rows = [{"table": table, "seat": seat, "guest": guest} for seat, guest in head.places]
        if rows:
            connection.execute(insert(place_rows), rows)
    if connection.dialect.name == "postgresql":
        connection.execute(_notify, {"news": f"{table} {head.number}"})


def _mine(connection: Connection, table: str, first: Entry) -> bool:
    """Whether the entry under a number is the one that was to be written."""
    found = select(entry_rows.c.mark).where(
        entry_rows.c.table == table, entry_rows.c.number == first.number
    )
    return connection.execute(found).scalar() == first.mark


def append(table: str, new: Sequence[Entry], head: Head) -> Job[bool]:
    """A job that appends entries, all or none; False if others were appended first."""
    expected = new[0].number - 1

    def job(connection: Connection) -> bool:
        advanced = connection.execute(
            _advance, {"t": table, "expected": expected, **head.values()}
        ).rowcount
        if advanced != 1:
            return _mine(connection, table, new[0])
        _enter(connection, table, new, head)
        return True

    return job


def create(
    table: str, game: str, public: bool, invite: str, new: Sequence[Entry], head: Head
) -> Job[None]:
    """A job that begins a journal."""

    def job(connection: Connection) -> None:
        row = {
            "id": table,
            "game": game,
            "public": public,
            "invite": invite,
            "created": new[0].at,
            **head.values(),
        }
        there = select(table_rows.c.id).where(table_rows.c.id == table)
        if connection.execute(there).first() is None:
            connection.execute(insert(table_rows).values(row))
            _enter(connection, table, new, head)

    return job


def read_entries(table: str, after: int = 0) -> Job[list[Entry]]:
    """A job that reads a journal from a number on."""
    wanted = (
        select(entry_rows)
        .where(entry_rows.c.table == table, entry_rows.c.number > after)
        .order_by(entry_rows.c.number)
    )

    def job(connection: Connection) -> list[Entry]:
        return [
            Entry(
                kind=row.kind,
                body=orjson.loads(row.body),
                at=row.at,
                number=row.number,
                mark=row.mark,
            )
            for row in connection.execute(wanted)
        ]

    return job
