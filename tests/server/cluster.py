"""A throw-away PostgreSQL cluster, run by a user without privileges."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg

BINARIES = ("/usr/lib/postgresql",)


def binary(name: str) -> str | None:
    """Where a program of PostgreSQL is, None if it is not installed."""
    found = shutil.which(name)
    if found:
        return found
    for folder in BINARIES:
        for path in sorted(Path(folder).glob(f"*/bin/{name}"), reverse=True):
            return str(path)
    return None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Cluster:
    """One cluster in a folder of its own; it can be stopped, killed and started again."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="ostraka-postgres-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to be run by root
            nobody = pwd.getpwnam("nobody")
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self._user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        initdb = binary("initdb")
        assert initdb is not None
        subprocess.run(
            [initdb, "-D", str(self.data), "-U", "ostraka", "-A", "trust", "-N", "-E", "UTF8"],
            check=True,
            capture_output=True,
            cwd=self.folder,
            **self._user,
        )
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        """Start it; processes of one that was killed may keep the next from it for a while."""
        until = time.monotonic() + 90
        self.process = self._started()
        while True:
            try:
                psycopg.connect(self.address, connect_timeout=2).close()
            except psycopg.OperationalError:
                assert time.monotonic() < until, "PostgreSQL does not start"
                time.sleep(0.05)
                if self.process.poll() is not None:
                    self.process = self._started()
            else:
                return

    def _started(self) -> subprocess.Popen[bytes]:
        server = binary("postgres")
        assert server is not None
        return subprocess.Popen(
            [
                *(server, "-D", str(self.data), "-p", str(self.port), "-h", "127.0.0.1"),
                *("-k", str(self.folder), "-c", "max_connections=200"),
                *("-c", "synchronous_commit=on", "-c", "shared_buffers=32MB"),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
            start_new_session=True,
            **self._user,
        )

    @property
    def address(self) -> str:
        return f"postgresql://ostraka@127.0.0.1:{self.port}/postgres"

    def create(self, name: str) -> str:
        """A fresh schema, which costs much less than a database; the address that leads into it."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f'CREATE SCHEMA "{name}"'.encode())
        return f"{self.address}?options=-csearch_path%3D{name}"

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: SIGINT in good order, SIGKILL (with all its processes) in none."""
        assert self.process is not None
        if how == signal.SIGKILL:
            os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.send_signal(how)
        self.process.wait(30)
        self.process = None

    def close(self) -> None:
        if self.process is not None:
            self.stop(signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)
