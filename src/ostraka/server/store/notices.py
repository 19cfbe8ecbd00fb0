"""What processes that share a database tell one another, as the texts of notifications.

A text is some lines, each a piece of news:

    TABLE NUMBER ENTRIES    a journal has grown to a number; its new entries, as JSON
    TABLE NUMBER            the same, where the entries are too long to be sent along
    + TABLE GUEST           a guest is connected at a table
    - TABLE GUEST           they are no longer
    ! GUEST                 a guest's secrets have stopped working

Whoever misses some reads the journal, so entries are sent along only to spare the others that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import orjson

LONGEST = 7900
"""Bytes of a text: PostgreSQL takes fewer than 8,000."""


def grown(table: str, number: int, rows: Sequence[tuple[Any, ...]]) -> str:
    """A journal has grown by these rows: table, number, moment, mark, kind and body each."""
    short = f"{table} {number}"
    entries = orjson.dumps([[*row[1:5], orjson.Fragment(row[5])] for row in rows]).decode()
    line = f"{short} {entries}"
    return line if len(line.encode()) <= LONGEST else short


def rows_of(line: str) -> list[list[Any]]:
    """The new entries in a line, if it has them: number, moment, mark, kind and body each."""
    entries = line.split(" ", 2)[2:]
    return orjson.loads(entries[0]) if entries else []


def packed(lines: Iterable[str]) -> Iterator[str]:
    """As few texts as hold all lines, in their order."""
    kept: list[str] = []
    size = 0
    for line in lines:
        length = len(line.encode()) + 1
        if kept and size + length > LONGEST:
            yield "\n".join(kept)
            kept, size = [], 0
        kept.append(line)
        size += length
    if kept:
        yield "\n".join(kept)
