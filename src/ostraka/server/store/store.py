"""The store: opened by its address, read in threads, written by one writer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import OperationalError

from ostraka.server.store.writer import MOST, Committed, Job, StoreUnavailable, Writer, lost

T = TypeVar("T")
READERS = 4
READ_PATIENCE = 10.0
LONGEST_PAUSE = 10.0  # seconds between two tries to reach a database when the server starts
MIGRATING = 0x0574AC4A  # the advisory lock under which one process at a time changes the form

log = logging.getLogger("ostraka.store")


class ServerStore:
    """A database, for asynchronous callers."""

    def __init__(self, engine: Engine, committed: Committed | None) -> None:
        self.engine = engine
        self.writer = Writer(engine, committed)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    @property
    def shared(self) -> bool:
        """Whether several processes may use it at once."""
        return self.engine.dialect.name == "postgresql"

    async def write(self, job: Job[T]) -> T:
        """Carry out a change; when this returns, it is on the disk."""
        return await self.writer.submit(job)

    async def read(self, job: Job[T]) -> T:
        """Look something up; a store that has gone away is waited for."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, job)

    def _read(self, job: Job[T]) -> T:
        until = time.monotonic() + READ_PATIENCE
        pause = 0.05
        while True:
            try:
                with self.engine.connect() as connection:
                    return job(connection)
            except Exception as error:
                if not lost(error):
                    raise
                if time.monotonic() > until:
                    raise StoreUnavailable from error
            time.sleep(pause * random.uniform(0.5, 1.0))
            pause = min(2 * pause, 1.0)

    async def answers(self, within: float = 2.0) -> bool:
        """Whether the store can be reached now."""

        def look() -> bool:
            with self.engine.connect() as connection:
                return bool(connection.execute(text("SELECT 1")).scalar())

        loop = asyncio.get_running_loop()
        with contextlib.suppress(Exception):
            return await asyncio.wait_for(loop.run_in_executor(self._readers, look), within)
        return False

    def close(self) -> None:
        """Write what waits and let go of the database."""
        self.writer.close()
        self._readers.shutdown(wait=True)
        self.engine.dispose()


def _sqlite(engine: Engine) -> None:
    """One file, every commit on the disk before it is acknowledged, readers never in the way."""

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None  # transactions are begun by us
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.execute("PRAGMA wal_autocheckpoint=4000")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Bring the database to the form that this version knows, in one transaction."""
    with as_file(files("ostraka.server.store") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            config.attributes["connection"] = connection
            command.upgrade(config, revision)


def open_when_there(address: str, committed: Committed | None = None) -> ServerStore:
    """Open a database that may not be up yet: waits for a PostgreSQL that cannot be reached."""
    pause = 0.5
    while True:
        try:
            return open_store(address, committed)
        except OperationalError as error:
            if make_url(address).get_backend_name() != "postgresql":
                raise
            reason = str(error.orig).splitlines()[0][:200]
            log.warning("the database cannot be reached; trying again", extra={"reason": reason})
        time.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


def open_store(address: str, committed: Committed | None = None) -> ServerStore:
    """Open a database by its address: `sqlite:///FILE` or `postgresql://…`."""
    url = make_url(address)
    if url.get_backend_name() == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
        engine = create_engine(url, pool_size=READERS + 2, pool_pre_ping=True)
    else:
        if url.database and url.database != ":memory:":
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        kept = {"cached_statements": 2 * MOST}  # one for each size of a batch
        engine = create_engine(url, pool_size=READERS + 2, connect_args=kept)
        _sqlite(engine)
    upgrade(engine)
    return ServerStore(engine, committed)
