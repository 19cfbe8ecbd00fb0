"""Making a game ready to be played: its rules are compiled, or loaded from the cache.

Compiling takes long, so it is split into independent tasks for several processes, which share the
cache of compiled code. The caller is told which task is done, and how many there are. Later starts
find a note that everything is there and only load it.

    python -m ostraka.core.kernel.prepare arkantar    reads names of tasks, reports each when done

Where a game's packs need states with more room, its rules are compiled for those as well: a note
is about a game and a record.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

import llvmlite.binding  # type: ignore[import-untyped]
import numba

from ostraka.core.kernel.cache import GENERIC, cache_folder, origins, prebuilt_folder, toolchain
from ostraka.core.kernel.compile import COMPILED
from ostraka.core.kernel.sources import sources_digest

if TYPE_CHECKING:
    from ostraka.core.game.game import Game

Tell = Callable[[int, int, str], None]
"""Called with the number of tasks done, the number of all, and the name of the last one."""


def _note(game: Game, processor: str) -> str:
    """The name of the file which says that all code for these rules is compiled."""
    rules = frozenset(origins[game.dtype.names or ()].values())
    parts = (
        game.name,
        str(game.dtype.itemsize),
        sources_digest(rules),
        toolchain(),
        processor,
    )
    digest = hashlib.sha256("\n".join(parts).encode()).hexdigest()
    return f"{game.name}-{digest[:24]}.ready"


def _own_note(game: Game) -> Path:
    """The note for this machine."""
    name = numba.config.CPU_NAME or llvmlite.binding.get_host_cpu_name()  # type: ignore[attr-defined]
    return cache_folder() / _note(game, str(name))


def is_prepared(game: Game) -> bool:
    """Whether a game can begin at once."""
    prebuilt = prebuilt_folder() / _note(game, GENERIC[0])
    return not COMPILED or _own_note(game).is_file() or prebuilt.is_file()


class Cancelled(Exception):
    """The caller no longer needs the result."""


class TaskProcesses:
    """The processes that compile for one caller; they end when the caller cancels."""

    def __init__(self) -> None:
        self._running: set[subprocess.Popen[str]] = set()
        self._lock = threading.Lock()
        self._cancelled = False

    def start(self, command: list[str]) -> subprocess.Popen[str]:
        """Start a process that reads and writes lines of text."""
        with self._lock:
            self.check()
            process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
            self._running.add(process)
        return process

    def finished(self, process: subprocess.Popen[str]) -> None:
        """A process has done its work."""
        with self._lock:
            self._running.discard(process)

    def check(self) -> None:
        """Raise `Cancelled` if the caller has cancelled."""
        if self._cancelled:
            raise Cancelled

    def cancel(self) -> None:
        """End all processes and start no more."""
        with self._lock:
            self._cancelled = True
            for process in self._running:
                process.kill()


def prepare(
    game: Game,
    tell: Tell | None = None,
    processes: int | None = None,
    workers: TaskProcesses | None = None,
) -> None:
    """Compile a game's rules in several processes, or load them; `tell` hears how far it is.

    Games that are not known by name, as in tests, are compiled here. A caller that may cancel
    passes its own `workers`.
    """
    workers = workers or TaskProcesses()
    if not is_prepared(game):
        _share_out(game, tell or (lambda *_: None), processes or os.cpu_count() or 1, workers)
    workers.check()
    game.prepare()
    if COMPILED and cache_folder().is_dir():
        _own_note(game).touch()


def _share_out(game: Game, tell: Tell, processes: int, workers: TaskProcesses) -> None:
    """Give the tasks to processes; `Game.prepare` does what they leave undone."""
    names = list(game.compile_tasks())
    waiting: SimpleQueue[str] = SimpleQueue()
    for name in names:
        waiting.put(name)
    done: list[str] = []
    lock = threading.Lock()

    def work() -> None:
        command = [sys.executable, "-m", "ostraka.core.kernel.prepare", game.reference]
        with suppress(Cancelled, Empty, BrokenPipeError), workers.start(command) as worker:
            assert worker.stdin is not None
            assert worker.stdout is not None
            try:
                while True:
                    name = waiting.get_nowait()
                    worker.stdin.write(name + "\n")
                    worker.stdin.flush()
                    if not worker.stdout.readline():
                        return  # the process has failed
                    with lock:
                        done.append(name)
                        tell(len(done), len(names), name)
            finally:
                workers.finished(worker)

    threads = [threading.Thread(target=work, daemon=True) for _ in range(processes)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def main() -> None:
    """Do the tasks that are named on the standard input."""
    from ostraka.core.game.registry import load

    tasks = load(sys.argv[1]).compile_tasks()
    for line in sys.stdin:
        tasks[line.strip()]()
        print(line.strip(), flush=True)


if __name__ == "__main__":
    main()
