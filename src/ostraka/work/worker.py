"""The process that does the work; `ostraka.work.process` starts it and watches over it.

It reads a pickled job, then numbers, and answers each. The pipes it speaks through are its own:
what bots print goes nowhere, and what they try to read is empty. When the process that started it
is gone, it ends at once, whatever it is doing.
"""

from __future__ import annotations

import os
import pickle
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from ostraka.work.process import open_page


def main() -> None:
    """Do what is asked for."""
    asked, answers = _own_pipes()
    orders: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_listen, args=(asked, orders), daemon=True).start()
    document, page = orders.get()
    try:
        job = pickle.loads(document)
        shared = open_page(page) if page else None
        job.prepare()
        _say(answers, ("ready", job.digest()))
    except Exception as error:
        _say(answers, ("failed", told(error)))
        return
    while True:
        number = orders.get()
        try:
            answer = ("done", job.do(number, shared))
        except Exception as error:
            answer = ("failed", told(error))
        _say(answers, answer)


def told(error: BaseException) -> str:
    """An exception in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:300]


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the watching process, out of the reach of whatever bots print or read."""
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1) if os.environ.get("OSTRAKA_DEBUG") else (0, 1, 2):
        os.dup2(nothing, stream)
    os.close(nothing)
    return asked, answers


def _listen(asked: BinaryIO, orders: SimpleQueue[Any]) -> None:
    try:
        while True:
            orders.put(pickle.load(asked))
    finally:
        os._exit(0)


def _say(answers: BinaryIO, answer: tuple[str, Any]) -> None:
    try:
        answers.write(pickle.dumps(answer))
        answers.flush()
    except OSError:
        os._exit(0)


if __name__ == "__main__":
    main()
