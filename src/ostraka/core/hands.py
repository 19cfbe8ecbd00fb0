"""Hands: the processes that compile for somebody, who may go away before they are done."""

from __future__ import annotations

import subprocess
import threading

__all__ = ["Hands", "LetGo"]


class LetGo(Exception):
    """Nobody waits for it any more."""


class Hands:
    """Processes that work for one who waits, and end when that one goes."""

    def __init__(self) -> None:
        self._working: set[subprocess.Popen[str]] = set()
        self._lock = threading.Lock()
        self._gone = False

    def employ(self, command: list[str]) -> subprocess.Popen[str]:
        """Start a process; what it is told and what it says are lines of text."""
        with self._lock:
            self.check()
            worker = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
            self._working.add(worker)
        return worker

    def dismiss(self, worker: subprocess.Popen[str]) -> None:
        """A process has done its work."""
        with self._lock:
            self._working.discard(worker)

    def check(self) -> None:
        """Go no further once nobody waits."""
        if self._gone:
            raise LetGo

    def let_go(self) -> None:
        """Whoever waited goes away: end all processes."""
        with self._lock:
            self._gone = True
            for worker in self._working:
                worker.kill()
