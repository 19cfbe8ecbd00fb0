"""Threads that share the rows of a batch."""

from __future__ import annotations

import os
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise


class RowThreads:
    """This many threads, each with its own slice of the rows; the caller's is one of them."""

    def __init__(self, threads: int, rows: int) -> None:
        threads = min(threads, rows)
        self.slices = tuple(pairwise(rows * k // threads for k in range(threads + 1)))
        self.alone = threads == 1
        """Whether the caller's thread is the only one."""
        self._pool: ThreadPoolExecutor | None = None
        if threads > 1:
            self.begin()
            CREWS.add(self)

    def begin(self) -> None:
        """Have threads that wait for work."""
        self._pool = ThreadPoolExecutor(len(self.slices) - 1, "ostraka-batch")
        weakref.finalize(self, self._pool.shutdown, wait=False)

    def share(self, work: Callable[[int, int], object]) -> None:
        """Do a work, given the first row of a slice and the one behind its last, for all slices."""
        if self._pool is None:
            work(*self.slices[0])
            return
        others = [self._pool.submit(work, *each) for each in self.slices[1:]]
        try:
            work(*self.slices[0])
        finally:
            for other in others:
                other.result()


CREWS: weakref.WeakSet[RowThreads] = weakref.WeakSet()
"""All that have threads."""


def _start_again() -> None:
    """A process that was forked has its parent's batches, but none of its threads."""
    for crew in CREWS:
        crew.begin()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_start_again)
