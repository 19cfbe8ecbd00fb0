"""Making a game ready to be played: its rules compiled, or loaded as they were compiled before.

The first time that takes long, so it is cut into chores that need not wait for one another and done
by several processes, which meet in the cache of compiled code. Whoever waits is told which chore is
done, of how many. Later starts find a note that all is there and only load it.

    python -m ostraka.core.kernel.prepare arkantar    reads names of tasks, does them, says so

Where a game's packs need states with more room, its rules are compiled for those as well: a note
is about a game and a record.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

import llvmlite.binding  # type: ignore[import-untyped]
import numba

from ostraka.core.kernel.cache import GENERIC, cache_folder, carried_folder, origins, toolchain
from ostraka.core.kernel.compile import COMPILED
from ostraka.core.kernel.sources import sources_digest

if TYPE_CHECKING:
    from ostraka.core.game.game import Game
import subprocess

Tell = Callable[[int, int, str], None]
"""Is told how many chores are done, of how many, and which one was the last."""


def _note(game: Game, processor: str) -> str:
    """The name of the file which says that everything for these rules is there, compiled."""
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
    """Where the note for this machine lies."""
    name = numba.config.CPU_NAME or llvmlite.binding.get_host_cpu_name()  # type: ignore[attr-defined]
    return cache_folder() / _note(game, str(name))


def is_prepared(game: Game) -> bool:
    """Whether a game can begin at once."""
    carried = carried_folder() / _note(game, GENERIC[0])
    return not COMPILED or _own_note(game).is_file() or carried.is_file()


def prepare(
    game: Game,
    tell: Tell | None = None,
    processes: int | None = None,
    hands: Hands | None = None,
) -> None:
    """Compile a game's rules in several processes, or load them; `tell` hears how far it is.

    Games that are not known by name, as in tests, are compiled here. Who may go away before it is
    done gives the hands that do it.
    """
    hands = hands or Hands()
    if not is_prepared(game):
        _share_out(game, tell or (lambda *_: None), processes or os.cpu_count() or 1, hands)
    hands.check()
    game.prepare()
    if COMPILED and cache_folder().is_dir():
        _own_note(game).touch()


def _share_out(game: Game, tell: Tell, processes: int, hands: Hands) -> None:
    """Hand the chores to processes, one after the other; what they leave undone is done later."""
    chores: SimpleQueue[str] = SimpleQueue()
    names = list(game.chores())
    for name in names:
        chores.put(name)
    done: list[str] = []
    lock = threading.Lock()

    def employ() -> None:
        with hands.employ(
            [sys.executable, "-m", "ostraka.core.kernel.prepare", game.reference]
        ) as worker:
            assert worker.stdin is not None
            assert worker.stdout is not None
            try:
                while True:
                    name = chores.get_nowait()
                    worker.stdin.write(name + "\n")
                    worker.stdin.flush()
                    if not worker.stdout.readline():
                        return  # it gave up; the work is done by who waits
                    with lock:
                        done.append(name)
                        tell(len(done), len(names), name)
            except (Empty, BrokenPipeError):
                pass  # nothing left to do, or nobody left to do it
            finally:
                hands.dismiss(worker)

    def work() -> None:
        with suppress(LetGo):
            employ()

    threads = [threading.Thread(target=work, daemon=True) for _ in range(processes)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def main() -> None:
    """Do the chores that are named on the standard input."""
    from ostraka.core.game.registry import load

    chores = load(sys.argv[1]).chores()
    for line in sys.stdin:
        chores[line.strip()]()
        print(line.strip(), flush=True)


if __name__ == "__main__":
    main()


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
