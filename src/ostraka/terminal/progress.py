"""Waiting for long work that Ctrl-C can stop within a second, keeping what is known.

The work runs in a thread of its own, since compiled code does not notice an interruption. It is
given a stop mark; once that is set, it ends with what it has found so far. Work that does not heed
the mark in time (code being compiled) is left behind.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

import numpy as np

from ostraka.core.game.study import Stop

GRACE = 0.8
"""So many seconds are left to work that was asked to stop."""

T = TypeVar("T")


def patiently(work: Callable[[Stop], T]) -> tuple[T, bool]:
    """The answer of some work, and whether it was interrupted and is only what is known so far."""
    stop: Stop = np.zeros(1, np.int8)
    done = threading.Event()
    answers: list[T] = []
    faults: list[BaseException] = []

    def run() -> None:
        try:
            answers.append(work(stop))
        except BaseException as fault:
            faults.append(fault)
        finally:
            done.set()

    threading.Thread(target=run, daemon=True).start()
    try:
        done.wait()
    except KeyboardInterrupt:
        stop[0] = 1
        if not done.wait(GRACE):
            raise
    if faults:
        raise faults[0]
    return answers[0], bool(stop[0])
