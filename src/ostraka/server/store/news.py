"""News between the processes that share a PostgreSQL database: LISTEN and NOTIFY.

What is told is described in `notices`. Notifications that were missed while a connection was broken
cost nothing: the listener says `None` when it hears again, and everyone catches up from the
journal.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable

import psycopg
from sqlalchemy import Engine

CHANNEL = "ostraka"
PAUSE = 0.5

log = logging.getLogger("ostraka.news")


class News:
    """A thread that listens, and a connection that speaks."""

    def __init__(self, engine: Engine, heard: Callable[[str | None], None]) -> None:
        self._address = engine.url.set(drivername="postgresql").render_as_string(
            hide_password=False
        )
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="news", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Listen no more."""
        self._ended.set()
        self._thread.join()

    def _listen(self) -> None:
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
