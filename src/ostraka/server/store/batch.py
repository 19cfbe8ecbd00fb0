"""Appending to many journals with a handful of statements.

Under load nearly every job of a commit appends to some journal. Each statement that the writer's
thread runs may have to wait for the event loop to let go of the interpreter, so what a batch
appends is written by one statement, however many entries there are.

The key (table, number) keeps the order: an entry is written where the one before it is there and
its own number is free. The head of a table follows from its journal, so most appends leave it to be
written later, rarely (`tables/heads.py`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ostraka.server.store.notify import grown, packed

HEAD = ("id", "status", "moved", "number", "wake", "summary")
ENTRY = ("table", "number", "at", "nonce", "kind", "body")


class Uneven(Exception):
    """Somebody else has appended to one of the journals; nothing was written."""


@dataclass(frozen=True)
class AppendedRows:
    """What one table appends: its entries after the expected number, and perhaps its new head."""

    table: str
    expected: int
    entries: Sequence[tuple[Any, ...]]
    """The values of ENTRY, one row each."""
    head: tuple[Any, ...] | None = None
    """The values of HEAD; None if the head is written later."""


class Appending(ABC):
    """A job that appends a line, and can leave the writing of it to a batch."""

    line: AppendedRows

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
            first.setdefault(job.line.table, job)  # one line of each table
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


def append_all(connection: Connection, lines: Sequence[AppendedRows]) -> list[bool]:
    """Append all; whether each journal was as long as its line expected."""
    if connection.dialect.name == "postgresql":
        return _postgresql(connection, lines)
    _sqlite(connection, lines)
    return [True] * len(lines)


def write_heads(connection: Connection, heads: Sequence[tuple[Any, ...]]) -> None:
    """Write the heads of tables, but none over that of a longer journal."""
    if connection.dialect.name == "postgresql":
        ordered = sorted(heads)  # locks in one order for all
        connection.exec_driver_sql(_HEADS, tuple(_columns(ordered, HEAD)))
        return
    for begin in range(0, len(heads), HEADS_AT_ONCE):
        some = heads[begin : begin + HEADS_AT_ONCE]
        values = tuple(value for head in some for value in head)
        connection.exec_driver_sql(_advance(len(some)), values)


# -- SQLite --------------------------------------------------------------------------------------

HEADS_AT_ONCE = 400


@cache
def _advance(count: int) -> str:
    rows = ",".join(["(?,?,?,?,?,?)"] * count)
    return (
        "UPDATE tables SET status = v.column2, moved = v.column3, number = v.column4, "
        f"wake = v.column5, summary = v.column6 FROM (VALUES {rows}) AS v "
        "WHERE tables.id = v.column1 AND tables.number < v.column4"
    )


@cache
def _insert(count: int) -> str:
    """Each row with the number after which its line follows: only where that entry is there."""
    rows = ",".join(["(?,?,?,?,?,?,?)"] * count)
    return (
        'INSERT INTO entries ("table", number, at, mark, kind, body) '
        "SELECT v.column2, v.column3, v.column4, v.column5, v.column6, v.column7 "
        f"FROM (VALUES {rows}) AS v WHERE EXISTS (SELECT 1 FROM entries AS last "
        'WHERE last."table" = v.column2 AND last.number = v.column1)'
    )


def _sqlite(connection: Connection, lines: Sequence[AppendedRows]) -> None:
    rows = [(line.expected, *row) for line in lines for row in line.entries]
    values = tuple(value for row in rows for value in row)
    try:
        written = connection.exec_driver_sql(_insert(len(rows)), values).rowcount
    except IntegrityError:
        raise Uneven from None
    if written != len(rows):
        raise Uneven
    heads = [line.head for line in lines if line.head is not None]
    if heads:
        write_heads(connection, heads)


# -- PostgreSQL ------------------------------------------------------------------------------------

_HEADS = """
UPDATE tables SET status = new.status, moved = new.moved, number = new.number,
    wake = new.wake, summary = new.summary
FROM unnest(
    %s::text[], %s::text[], %s::bigint[], %s::bigint[], %s::bigint[], %s::text[]
) AS new(id, status, moved, number, wake, summary)
WHERE tables.id = new.id AND tables.number < new.number
"""
_GATHERED = """
WITH lines AS (
    SELECT * FROM unnest(
        %s::bigint[], %s::text[], %s::bigint[], %s::bigint[], %s::bigint[], %s::text[], %s::text[]
    ) AS lines(expected, "table", number, at, mark, kind, body)
), begun AS (
    INSERT INTO entries ("table", number, at, mark, kind, body)
    SELECT "table", number, at, mark, kind, body FROM lines
    WHERE number = expected + 1 AND EXISTS (
        SELECT 1 FROM entries AS last
        WHERE last."table" = lines."table" AND last.number = lines.expected
    )
    ORDER BY "table"
    ON CONFLICT DO NOTHING RETURNING "table"
), entered AS (
    INSERT INTO entries ("table", number, at, mark, kind, body)
    SELECT lines."table", number, at, mark, kind, body FROM lines
    JOIN begun ON begun."table" = lines."table" WHERE number > expected + 1
)
SELECT array_agg("table") FROM begun
"""
_NOTIFY = "SELECT pg_notify('ostraka', news) FROM unnest(%s::text[]) AS news"


def _postgresql(connection: Connection, lines: Sequence[AppendedRows]) -> list[bool]:
    ordered = sorted(lines, key=lambda line: line.table)  # locks in one order for all
    rows = [(line.expected, *row) for line in ordered for row in line.entries]
    found = connection.exec_driver_sql(_GATHERED, tuple(_columns(rows, ("", *ENTRY)))).one()
    entered = set(found[0] or ())
    done = [line for line in ordered if line.table in entered]
    heads = [line.head for line in done if line.head is not None]
    if heads:
        write_heads(connection, heads)
    _notify(connection, done)
    return [line.table in entered for line in lines]


def _columns(rows: Sequence[tuple[Any, ...]], names: Sequence[str]) -> list[list[Any]]:
    return [[row[at] for row in rows] for at in range(len(names))]


def _notify(connection: Connection, lines: Sequence[AppendedRows]) -> None:
    """Tell the other processes what was appended, once it is committed."""
    news = [grown(line.table, line.entries[-1][1], line.entries) for line in lines]
    if news:
        connection.exec_driver_sql(_NOTIFY, (list(packed(news)),))
