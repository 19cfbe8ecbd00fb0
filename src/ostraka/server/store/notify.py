"""What processes that share a PostgreSQL database tell one another: LISTEN and NOTIFY.

A notification is some lines, each a piece of news:

    TABLE NUMBER ENTRIES    a journal has grown to a number; its new entries, as JSON
    TABLE NUMBER            the same, where the entries are too long to be sent along
    + TABLE GUEST           a guest is connected at a table
    - TABLE GUEST           they are no longer
    ! GUEST                 a guest's secrets have stopped working
    ~ GUEST                 a guest has another name

Whoever misses some reads the journal: entries are sent along only to save the others that. After
a broken connection the listener says `None`, and everyone catches up.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import orjson
from sqlalchemy import Engine

CHANNEL = "ostraka"
PAUSE = 0.5
LONGEST = 7900
"""Bytes of a notification: PostgreSQL takes fewer than 8,000."""

log = logging.getLogger("ostraka.notify")


def grown(table: str, number: int, rows: Sequence[tuple[Any, ...]]) -> str:
    """A journal has grown by these rows: table, number, moment, nonce, kind and body each."""
    short = f"{table} {number}"
    entries = orjson.dumps([[*row[1:5], orjson.Fragment(row[5])] for row in rows]).decode()
    line = f"{short} {entries}"
    return line if len(line.encode()) <= LONGEST else short


def rows_of(line: str) -> list[list[Any]]:
    """The new entries in a line, if it has them: number, moment, nonce, kind and body each."""
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


class Listener:
    """A thread that hears what other processes say."""

    def __init__(self, engine: Engine, heard: Callable[[str | None], None]) -> None:
        self._address = engine.url.set(drivername="postgresql").render_as_string(
            hide_password=False
        )
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Listen no more."""
        self._ended.set()
        self._thread.join()

    def _listen(self) -> None:
        import psycopg  # which a server with SQLite does without

        while not self._ended.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._tell(None)
                    while not self._ended.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            self._tell(notice.payload)
            except psycopg.Error as error:
                log.warning("listening again soon", extra={"reason": type(error).__name__})
            self._ended.wait(PAUSE)

    def _tell(self, payload: str | None) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self._heard, payload)
