"""What the process that plays does; `ostraka.arena.process` starts it and watches over it.

It reads one JSON line with the contest, then one for each game, and answers each with one line. The
pipes it speaks through are its own: what bots print goes nowhere, and what they try to read is
empty. When the process that started it is gone, it ends at once, whatever a bot is doing.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO


def main() -> None:
    """Play what is asked for."""
    asked, answers = _own_pipes()
    commands: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_listen, args=(asked, commands), daemon=True).start()
    try:
        contest, pulse, code = _begin(commands.get())
        answer: dict[str, Any] = {"ready": os.getpid(), "code": code}
    except Exception as error:
        answer = {"failed": f"{type(error).__name__}: {error}"}
    _say(answers, answer)
    while "failed" not in answer or "fixture" in answer:
        answer = _played(contest, commands.get(), pulse)
        _say(answers, answer)


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the watching process, out of the reach of whatever bots print or read."""
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    if not os.environ.get("OSTRAKA_DEBUG"):
        os.dup2(nothing, 2)
    os.close(nothing)
    return asked, answers


def _listen(asked: BinaryIO, commands: SimpleQueue[Any]) -> None:
    for line in asked:
        commands.put(json.loads(line))
    os._exit(0)


def _say(answers: BinaryIO, answer: dict[str, Any]) -> None:
    try:
        answers.write(json.dumps(answer).encode() + b"\n")
        answers.flush()
    except OSError:
        os._exit(0)


def _begin(order: dict[str, Any]) -> tuple[Any, Any, str]:
    from ostraka.arena.code import code_digest
    from ostraka.arena.contest import Contest
    from ostraka.arena.pulse import open_pulse
    from ostraka.arena.warm import warm_up

    contest = Contest.from_json(order["contest"])
    warm_up(contest)
    return contest, open_pulse(Path(order["pulse"]), contest.players), code_digest(contest)


def _played(contest: Any, order: dict[str, Any], pulse: Any) -> dict[str, Any]:
    from ostraka.arena.contest import Fixture
    from ostraka.arena.table import play_table

    fixture = Fixture(order["number"], order["deal"], tuple(order["seats"]))
    try:
        return play_table(contest, fixture, pulse).as_json()
    except Exception as error:  # not a bot's fault: nobody can be blamed
        return {"fixture": fixture.number, "failed": f"{type(error).__name__}: {error}"}
