"""Appending to many journals with a handful of statements.

Under load nearly every job of a commit appends to some journal. Each statement that the writer's
thread runs may have to wait for the event loop to let go of the interpreter, so what a batch
appends is written by one statement for all heads and one for all entries, however many there are.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection

from ostraka.server.store.notices import grown, packed

HEAD = ("id", "expected", "status", "moved", "number", "wake", "summary")
ENTRY = ("table", "number", "at", "mark", "kind", "body")


class Uneven(Exception):
    """Somebody else has appended to one of the journals; nothing was written."""


@dataclass(frozen=True)
class Line:
    """What one table appends: its new head under the expected number, and its entries."""

    head: tuple[Any, ...]
    """The values of HEAD."""
    entries: Sequence[tuple[Any, ...]]
    """The values of ENTRY, one row each."""


class Appending(ABC):
    """A job that appends a line, and can leave the writing of it to a batch."""

    line: Line

    def __call__(self, connection: Connection) -> bool:
        """Append by itself; False if somebody else has appended first."""
        try:
            return self.appended(connection, append_all(connection, [self.line])[0])
        except Uneven:
            return self.appended(connection, False)

    @abstractmethod
    def appended(self, connection: Connection, done: bool) -> bool:
        """What remains to be done once the line is written, or somebody else was faster."""


def carried_out(connection: Connection, jobs: Sequence[Callable[[Connection], Any]]) -> list[Any]:
    """Do the jobs of a batch, in order, but append first and all at once."""
    first: dict[Any, Appending] = {}
    for job in jobs:
        if isinstance(job, Appending):
            first.setdefault(job.line.head[0], job)  # one line of each table
    done: dict[int, bool] = {}
    if first:
        lines = append_all(connection, [job.line for job in first.values()])
        done = {id(job): each for job, each in zip(first.values(), lines, strict=True)}
    return [
        job.appended(connection, done[id(job)])
        if isinstance(job, Appending) and id(job) in done
        else job(connection)
        for job in jobs
    ]


def append_all(connection: Connection, lines: Sequence[Line]) -> list[bool]:
    """Append all; whether each journal was as long as its line expected."""
    if connection.dialect.name == "postgresql":
        return _postgresql(connection, lines)
    _sqlite(connection, lines)
    return [True] * len(lines)


# -- SQLite --------------------------------------------------------------------------------------


@cache
def _advance(count: int) -> str:
    rows = ",".join(["(?,?,?,?,?,?,?)"] * count)
    return (
        "UPDATE tables SET status = v.column3, moved = v.column4, number = v.column5, "
        f"wake = v.column6, summary = v.column7 FROM (VALUES {rows}) AS v "
        "WHERE tables.id = v.column1 AND tables.number = v.column2"
    )


@cache
def _insert(count: int) -> str:
    rows = ",".join(["(?,?,?,?,?,?)"] * count)
    return f'INSERT INTO entries ("table", number, at, mark, kind, body) VALUES {rows}'


def _sqlite(connection: Connection, lines: Sequence[Line]) -> None:
    heads = tuple(value for line in lines for value in line.head)
    if connection.exec_driver_sql(_advance(len(lines)), heads).rowcount != len(lines):
        raise Uneven
    rows = [row for line in lines for row in line.entries]
    connection.exec_driver_sql(_insert(len(rows)), tuple(value for row in rows for value in row))


# -- PostgreSQL ------------------------------------------------------------------------------------

_GATHERED = """
WITH new AS (
    SELECT * FROM unnest(
        %s::text[], %s::bigint[], %s::text[], %s::bigint[], %s::bigint[], %s::bigint[], %s::text[]
    ) AS new(id, expected, status, moved, number, wake, summary)
), advanced AS (
    UPDATE tables SET status = new.status, moved = new.moved, number = new.number,
        wake = new.wake, summary = new.summary
    FROM new WHERE tables.id = new.id AND tables.number = new.expected
    RETURNING tables.id, tables.number
), entered AS (
    INSERT INTO entries ("table", number, at, mark, kind, body)
    SELECT lines.* FROM unnest(
        %s::text[], %s::bigint[], %s::bigint[], %s::bigint[], %s::text[], %s::text[]
    ) AS lines("table", number, at, mark, kind, body)
    JOIN advanced ON advanced.id = lines."table"
)
SELECT array_agg(id) FROM advanced
"""
_NOTIFY = "SELECT pg_notify('ostraka', news) FROM unnest(%s::text[]) AS news"


def _postgresql(connection: Connection, lines: Sequence[Line]) -> list[bool]:
    ordered = sorted(lines, key=lambda line: str(line.head[0]))  # locks in one order for all
    heads = [list(column) for column in zip(*(line.head for line in ordered), strict=True)]
    rows = [row for line in ordered for row in line.entries]
    entries = [list(column) for column in zip(*rows, strict=True)]
    found = connection.exec_driver_sql(_GATHERED, (*heads, *entries)).one()
    advanced = set(found[0] or ())
    _notify(connection, [line for line in ordered if line.head[0] in advanced])
    return [line.head[0] in advanced for line in lines]


def _notify(connection: Connection, lines: Sequence[Line]) -> None:
    """Tell the other processes what was appended, once it is committed."""
    news = [grown(line.head[0], line.head[4], line.entries) for line in lines]
    if news:
        connection.exec_driver_sql(_NOTIFY, (list(packed(news)),))
