"""One process that does the work of a job, and the watch over it.

A process is ended by its id, with everything it has started, when its piece of work hangs, and a
new one takes its place. A process that dies by itself is replaced as well, and its piece is done
again: once. What comes of a piece that dies twice, the job says.
"""

from __future__ import annotations

import contextlib
import mmap
import os
import pickle
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Generic, NoReturn, TypeVar

from ostraka.bots.errors import BotFailed
from ostraka.core.i18n.message import Message
from ostraka.work.job import Job

R = TypeVar("R")

START = 1800.0
"""Seconds that a process may take to be ready: the first one compiles."""
LONGEST_LOOK = 3600.0


class WorkerEnded(Exception):
    """The worker was told to end."""


class Died(Exception):
    """A process has ended by itself."""

    def __init__(self, status: int) -> None:
        name = signal.Signals(-status).name if status < 0 else f"status {status}"
        super().__init__(name)


def open_page(path: str) -> mmap.mmap:
    """The memory that is kept in a file, for both sides."""
    with Path(path).open("r+b") as file:
        return mmap.mmap(file.fileno(), 0)


class Process:
    """A process, the pipes to it and the page it shares."""

    def __init__(self, job: Job[Any], path: Sequence[str]) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="ostraka-", ignore_cleanup_errors=True)
        page = Path(self.folder.name) / "page" if job.page else None
        if page is not None:
            page.write_bytes(job.page)
        self.page = None if page is None else open_page(str(page))
        self.child = subprocess.Popen(
            [sys.executable, "-P", "-m", "ostraka.work.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # it finds modules, ours and those of bots, where this process finds them
            env={**os.environ, "PYTHONPATH": os.pathsep.join(entry or "." for entry in path)},
            start_new_session=True,  # Ctrl-C is meant for us alone, and its group ends with it
        )
        self.answers: SimpleQueue[Any] = SimpleQueue()
        Thread(target=self._read, daemon=True).start()
        self.send((pickle.dumps(job), page and str(page)))

    def _read(self) -> None:
        assert self.child.stdout is not None
        with self.child.stdout as answers, contextlib.suppress(Exception):
            while True:  # until its end, or the last words of a process that died
                self.answers.put(pickle.load(answers))
        self.answers.put(None)

    def send(self, order: Any) -> None:
        """Ask for something."""
        assert self.child.stdin is not None
        with contextlib.suppress(OSError):  # it has died: its answer will say so
            self.child.stdin.write(pickle.dumps(order))
            self.child.stdin.flush()

    def answer(self, seconds: float) -> tuple[str, Any]:
        """The next answer; raises Empty after a while, Died when there will never be one."""
        answer = self.answers.get(timeout=min(max(0.001, seconds), LONGEST_LOOK))
        if answer is None:
            raise Died(self.child.wait())
        return answer  # type: ignore[no-any-return]

    def end(self) -> None:
        """End the process and whatever it has started."""
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self.child.pid, signal.SIGKILL)
            else:
                self.child.kill()
        self.child.wait()
        assert self.child.stdin is not None
        with contextlib.suppress(OSError):
            self.child.stdin.close()
        self.folder.cleanup()


class Worker(Generic[R]):
    """Has work done, one piece after the other, and answers for each of them with a result."""

    def __init__(
        self, job: Job[R], code: str | None = None, path: Sequence[str] | None = None
    ) -> None:
        self.job = job
        self.code = code
        """The digest of the code that must do the work; without one, that of the first process."""
        self.process: Process | None = None
        self._path = sys.path if path is None else path
        self._lock = Lock()
        self._closed = False

    def begin(self) -> str:
        """Have a process ready; which code it runs. Refuses a job that cannot even begin."""
        with self._lock:
            self._check_open()
            process = self.process = Process(self.job, self._path)
        try:
            kind, said = process.answer(START)
        except (Empty, Died) as error:
            reason = str(error) if isinstance(error, Died) else f"no answer within {START:g} s"
            self._refuse(Message("work-failed", reason=reason))
        if kind == "failed":
            self._refuse(Message("work-failed", reason=said))
        if said != (self.code or said):
            self._refuse(Message("work-code-changed"))
        self.code = str(said)
        return self.code

    def _refuse(self, message: Message) -> NoReturn:
        """End a process that cannot work, and say why; unless it was ended by ourselves."""
        self._replace()
        self._check_open()
        raise BotFailed(message) from None

    def do(self, number: int) -> R:
        """One piece of work, whatever happens in it; raises WorkerEnded after `end`."""
        pages, reason = [], ""
        for _ in range(2):
            if self.process is None:
                self.begin()
            try:
                return self._done(number)
            except Died as died:
                self._check_open()
                pages.append(self._replace())
                reason = str(died)
        return self.job.lost(number, pages, reason)

    def _done(self, number: int) -> R:
        process = self.process
        if process is None:
            raise WorkerEnded
        process.send(number)
        wait = 0.0
        while True:
            try:
                kind, said = process.answer(wait)
                return said if kind == "done" else self.job.failed(number, said)
            except Empty:
                found = self.job.watch(number, process.page)
                if not isinstance(found, float):
                    self._check_open()
                    self._replace()
                    return found
                wait = found

    def _replace(self) -> bytes:
        """End the process, so that the next piece begins a new one; the page it leaves."""
        with self._lock:
            process, self.process = self.process, None
        if process is None:
            return b""
        process.end()
        return b"" if process.page is None else process.page[:]

    def _check_open(self) -> None:
        if self._closed:
            raise WorkerEnded

    def end(self) -> None:
        """End the process at once and for good; may be called from any thread."""
        self._closed = True
        self._replace()
