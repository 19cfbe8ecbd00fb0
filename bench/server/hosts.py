"""Servers to be measured, each in processes of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.server.cluster import Cluster

__all__ = ["BOARDGAME", "Host", "boardgame", "has_boardgame", "ours"]

ROOT = Path(__file__).resolve().parents[2]
BOARDGAME = ROOT / "bench" / "boardgame"
GENEROUS = {
    "OSTRAKA_CONNECTIONS_PER_ADDRESS": "20000",
    "OSTRAKA_MESSAGE_RATE": "100000",
    "OSTRAKA_REQUEST_RATE": "100000",
    "OSTRAKA_GUEST_RATE": "100000",
    "OSTRAKA_TABLE_RATE": "100000",
    "OSTRAKA_TABLES_PER_GUEST": "100000",
    "OSTRAKA_IDLE_SECONDS": "36000",
    "OSTRAKA_LOG_LEVEL": "error",
    "OSTRAKA_WARM": "false",
}


@dataclass(frozen=True)
class Host:
    """A running server: its address, and the processes that serve."""

    name: str
    address: str
    root: int
    """Process id; its children belong to it."""
    database: int | None = None
    """Process id of the database server, if it has one."""

    @property
    def processes(self) -> list[int]:
        """All processes of the server, without its database's."""
        return _family(self.root)

    def computing(self) -> float:
        """Seconds of computing that it has used."""
        return sum(_spent(process) for process in self.processes)

    def storing(self) -> float:
        """Seconds of computing that its database server has used."""
        return sum(_spent(each) for each in _family(self.database)) if self.database else 0.0

    def memory(self) -> float:
        """Megabytes that it holds."""
        return sum(_memory(process) for process in self.processes)


def _family(root: int) -> list[int]:
    """A process and all that it has started."""
    found = [root]
    for process in found:
        try:
            children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        except OSError:
            continue
        found += [int(child) for child in children]
    return found


def _memory(process: int) -> float:
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return sum(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def _spent(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    ticks = sum(int(fields[n]) for n in (11, 12, 13, 14))  # of children that have ended, too
    return ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def ours(name: str, store: str, workers: int = 1, program: str = "ostraka.cli") -> Iterator[Host]:
    """`ostraka serve` with SQLite or PostgreSQL, every commit on the disk before it is told."""
    with tempfile.TemporaryDirectory(prefix="ostraka-bench-") as folder:
        cluster = Cluster() if store == "postgresql" else None
        try:
            database = cluster.create("bench") if cluster else f"sqlite:///{folder}/bench.db"
            command = ["-m", program, "serve", "--port", "0", "--database", database]
            process = subprocess.Popen(
                [sys.executable, *command, "--workers", str(workers)],
                env={**os.environ, **GENEROUS, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
                stdout=subprocess.PIPE,
                text=True,
            )
            try:
                assert process.stdout is not None
                words = process.stdout.readline().split()
                address = next(word for word in words if word.startswith("http"))
                _until_ready(f"{address}/readyz")
                storing = cluster.process.pid if cluster and cluster.process else None
                yield Host(name, address, process.pid, storing)
            finally:
                process.terminate()
                process.wait(30)
                assert process.stdout is not None
                process.stdout.close()
        finally:
            if cluster is not None:
                cluster.close()


def has_boardgame() -> bool:
    """Whether boardgame.io is installed (`npm ci` in bench/boardgame)."""
    return (BOARDGAME / "node_modules" / "boardgame.io").is_dir()


@contextmanager
def boardgame(name: str, files: bool) -> Iterator[Host]:
    """A boardgame.io server that keeps its tables in memory, or in files."""
    with tempfile.TemporaryDirectory(prefix="ostraka-bench-") as folder:
        process = subprocess.Popen(
            ["node", "server.js", folder if files else "memory", "0"],
            cwd=BOARDGAME,
            env={**os.environ, "NODE_ENV": "production"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert process.stdout is not None
        try:
            line = ""
            while "listening" not in line:
                line = process.stdout.readline()
                assert line, "boardgame.io does not start"
            yield Host(name, f"http://127.0.0.1:{line.split()[1]}", process.pid)
        finally:
            process.terminate()
            process.wait(30)
            process.stdout.close()


def _until_ready(address: str) -> None:
    until = time.monotonic() + 120
    while time.monotonic() < until:
        try:
            if httpx.get(address).status_code == 200:
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.1)
    raise TimeoutError("the server does not start")
