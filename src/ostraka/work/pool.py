"""Several processes that do the work of one job.

Results come as pieces end. Closing the iterator, or an exception in the loop, ends the processes.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from queue import SimpleQueue
from threading import Lock, Thread
from typing import TypeVar

from ostraka.core.errors import InvalidOption
from ostraka.core.i18n.message import Message
from ostraka.work.job import Job
from ostraka.work.process import Worker, WorkerEnded

R = TypeVar("R")

MOST_WORKERS = 1024


def cores() -> int:
    """How many processes can work at once on this machine."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def check_workers(workers: int | None, least: int = 0) -> None:
    """Refuse a number of workers that cannot be."""
    if workers is not None and (type(workers) is not int or not least <= workers <= MOST_WORKERS):
        raise InvalidOption(Message("work-workers", most=MOST_WORKERS))


def resume(
    job: Job[R],
    missing: Sequence[int],
    keep: Callable[[R], None],
    *,
    workers: int | None = 1,
    ray: str | None = None,
) -> Generator[R, None, None]:
    """Do the missing pieces of a job; each result is kept before it is given.

    Without a number of workers there is one for each core; with 0 this very process does the work.
    `ray` is the address of a cluster. Closing the iterator ends everything that was started.
    """
    check_workers(workers)
    if ray is None:
        results = run(job, missing, min(cores() if workers is None else workers, len(missing)))
    else:
        from ostraka.work.cluster import run_on_ray

        results = run_on_ray(job, missing, ray, workers)
    with closing(results):
        for result in results:
            keep(result)
            yield result


def run(job: Job[R], numbers: Iterable[int], workers: int = 1) -> Generator[R, None, None]:
    """Do pieces of a job in this many processes, and give their results as they come.

    With no workers at all this very process does them, where a debugger can stop and a bot that
    hangs is not noticed.
    """
    if workers <= 0:
        for number in numbers:
            yield job.do(number)
        return
    pieces = _Queue(numbers)
    first = pieces.next()
    if first is None:
        return
    results: SimpleQueue[R | Exception | None] = SimpleQueue()
    code = job.digest()
    crew = [Worker(job, code) for _ in range(workers)]
    try:
        crew[0].begin()  # compiles once for all
        for worker in crew:
            arguments = (worker, pieces, results, first)
            Thread(target=_serve, args=arguments, daemon=True).start()
            first = None
        working = len(crew)
        while working:
            result = results.get()
            if result is None:
                working -= 1
            elif isinstance(result, Exception):
                raise result
            else:
                yield result
    finally:
        for worker in crew:
            worker.end()


class _Queue:
    """Numbers, handed out one by one to free processes."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._numbers: Iterator[int] = iter(numbers)
        self._lock = Lock()

    def next(self) -> int | None:
        with self._lock:
            return next(self._numbers, None)


def _serve(
    worker: Worker[R],
    pieces: _Queue,
    results: SimpleQueue[R | Exception | None],
    number: int | None,
) -> None:
    """Have pieces done until there are no more."""
    try:
        number = pieces.next() if number is None else number
        while number is not None:
            results.put(worker.do(number))
            number = pieces.next()
    except WorkerEnded:
        pass
    except Exception as error:
        results.put(error)
    finally:
        worker.end()
        results.put(None)
