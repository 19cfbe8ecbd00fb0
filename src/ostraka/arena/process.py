"""One process that plays games, and the watch over it.

A process is ended by its id (with everything it has started) when a bot takes longer than the
limit, and a new one takes its place. A process that dies by itself is replaced as well, and its
game is played again: once. If it dies again while the same bot is thinking, that bot has crashed;
else the game is void.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, NoReturn

from ostraka.arena.code import code_digest
from ostraka.arena.contest import Contest, Fixture
from ostraka.arena.pulse import NOBODY, open_pulse, write_pulse
from ostraka.arena.result import Fault, GameResult, forfeit
from ostraka.arena.table import counted, too_slow
from ostraka.bots.errors import BotFailed
from ostraka.core.i18n.message import Message

LOOK = 0.25
"""Seconds between two looks at a game that nobody is thinking in."""
WORKER = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); "
    "from ostraka.arena.worker import main; main()"
)
"""The process finds modules, ours and those of bots, where this one finds them."""
START = 1800.0
"""Seconds that a process may take to be ready: the first one compiles."""


class ContestClosed(Exception):
    """The referee was told to go home."""


class Died(Exception):
    """A process has ended by itself."""

    def __init__(self, status: int) -> None:
        name = signal.Signals(-status).name if status < 0 else f"status {status}"
        super().__init__(name)


class _Process:
    """A process, the pipes to it and the page it shows."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.folder = tempfile.TemporaryDirectory(prefix="ostraka-", ignore_cleanup_errors=True)
        page = Path(self.folder.name) / "pulse"
        write_pulse(page, contest.players)
        self.pulse = open_pulse(page, contest.players)
        self.child = subprocess.Popen(
            [sys.executable, "-c", WORKER, json.dumps(sys.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is meant for us alone, and its group ends with it
        )
        self.answers: SimpleQueue[Any] = SimpleQueue()
        Thread(target=self._read, daemon=True).start()
        self.send({"contest": contest.as_json(), "pulse": str(page)})

    def _read(self) -> None:
        assert self.child.stdout is not None
        with self.child.stdout as lines:
            for line in lines:
                try:
                    self.answers.put(json.loads(line))
                except ValueError:  # the last words of a process that died
                    break
        self.answers.put(None)

    def send(self, order: dict[str, Any]) -> None:
        assert self.child.stdin is not None
        with contextlib.suppress(OSError):  # it has died: its answer will say so
            self.child.stdin.write(json.dumps(order).encode() + b"\n")
            self.child.stdin.flush()

    def answer(self, seconds: float) -> Any:
        """The next answer; raises Empty after a while, Died when there will never be one."""
        answer = self.answers.get(timeout=max(0.001, seconds))
        if answer is None:
            raise Died(self.child.wait())
        return answer

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


class Referee:
    """Has games played, one after the other, and answers for each of them with a result."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.code = code_digest(contest)
        self._process: _Process | None = None
        self._lock = Lock()
        self._closed = False

    def begin(self) -> None:
        """Have a process ready; refuses a contest that cannot even begin."""
        process = self._started()
        try:
            answer = process.answer(START)
        except Empty:
            self._refuse(Message("arena-worker", reason=too_slow(START)))
        except Died as died:
            self._refuse(Message("arena-worker", reason=str(died)))
        if "failed" in answer:
            self._refuse(Message("arena-worker", reason=str(answer["failed"])[:300]))
        if answer["code"] != self.code:
            self._refuse(Message("arena-code-changed"))

    def _refuse(self, message: Message) -> NoReturn:
        """End a process that cannot play, and say why; unless it was ended by ourselves."""
        self._replaced()
        self._check_open()
        raise BotFailed(message) from None

    def play(self, fixture: Fixture) -> GameResult:
        """One game, whatever happens in it; raises ContestClosed after `end`."""
        blamed: list[int] = []
        for _ in range(2):
            if self._process is None:
                self.begin()
            try:
                return self._played(fixture)
            except Died as died:
                self._check_open()
                process = self._replaced()
                blamed.append(NOBODY if process is None else int(process.pulse.seat))
                reason = str(died)
                found = {} if process is None else counted(process.pulse)
        seat = blamed[0] if blamed[0] == blamed[1] != NOBODY else None
        text = f"the process died twice ({reason})"
        return forfeit(fixture, Fault(seat, "void" if seat is None else "crash", text), **found)

    def _played(self, fixture: Fixture) -> GameResult:
        process = self._process
        if process is None:
            raise ContestClosed
        process.send(asdict(fixture))
        wait = LOOK
        while True:
            try:
                answer = process.answer(wait)
                break
            except Empty:
                seat, deadline = int(process.pulse.seat), float(process.pulse.deadline)
                wait = LOOK
                if seat != NOBODY:
                    wait = deadline - time.monotonic() + LOOK / 10
                    if wait <= 0 and process.pulse.deadline == deadline:
                        return self._hung(fixture, process, seat)
        if "failed" in answer:
            return forfeit(fixture, Fault(None, "void", str(answer["failed"])))
        return GameResult.from_json(answer)

    def _hung(self, fixture: Fixture, process: _Process, seat: int) -> GameResult:
        """End a game in which a bot does not answer."""
        limit = self.contest.limit
        found = counted(process.pulse)
        self._check_open()
        self._replaced()
        for name, of in (("seconds", sum), ("slowest", max)):
            spent = list(found[name])
            spent[seat] = round(of((spent[seat], limit)), 6)
            found[name] = tuple(spent)
        return forfeit(fixture, Fault(seat, "hang", too_slow(limit)), **found)

    # -- the process ----------------------------------------------------------------------------

    def _started(self) -> _Process:
        with self._lock:
            if self._closed:
                raise ContestClosed
            self._process = _Process(self.contest)
            return self._process

    def _replaced(self) -> _Process | None:
        """End the process; the next game begins a new one."""
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.end()
        return process

    def _check_open(self) -> None:
        if self._closed:
            raise ContestClosed

    def end(self) -> None:
        """End the process at once and for good; may be called from any thread."""
        self._closed = True
        self._replaced()
