"""Several processes that play the games of a contest.

    for result in play(contest, contest.fixtures(rounds=10), workers=2):
        ...

Results come as games end. Closing the iterator, or an exception in the loop, ends the processes.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable
from queue import SimpleQueue
from threading import Lock, Thread

from ostraka.arena.contest import Contest, Fixture
from ostraka.arena.process import ContestClosed, Referee
from ostraka.arena.result import GameResult
from ostraka.arena.table import play_table


def cores() -> int:
    """How many processes can work at once on this machine."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Queue:
    """Games to be played, handed out one by one to whoever is free."""

    def __init__(self, fixtures: Iterable[Fixture]) -> None:
        self._fixtures = iter(fixtures)
        self._lock = Lock()

    def next(self) -> Fixture | None:
        with self._lock:
            return next(self._fixtures, None)


def play(
    contest: Contest, fixtures: Iterable[Fixture], workers: int = 1
) -> Generator[GameResult, None, None]:
    """Play games and give their results as they come.

    With no workers at all they are played in this very process, where a debugger can stop and a bot
    that hangs is not noticed.
    """
    if workers <= 0:
        for fixture in fixtures:
            yield play_table(contest, fixture)
        return
    games = _Queue(fixtures)
    results: SimpleQueue[GameResult | Exception | None] = SimpleQueue()
    referees = [Referee(contest) for _ in range(workers)]
    first = games.next()
    if first is None:
        return
    try:
        referees[0].begin()  # compiles once for all
        threads = [
            Thread(target=_serve, args=(referee, games, results, first if not number else None))
            for number, referee in enumerate(referees)
        ]
        for thread in threads:
            thread.daemon = True
            thread.start()
        working = len(threads)
        while working:
            result = results.get()
            if result is None:
                working -= 1
            elif isinstance(result, Exception):
                raise result
            else:
                yield result
    finally:
        for referee in referees:
            referee.end()


def _serve(
    referee: Referee,
    games: _Queue,
    results: SimpleQueue[GameResult | Exception | None],
    first: Fixture | None,
) -> None:
    """Have games played until there are no more."""
    try:
        fixture = first or games.next()
        while fixture is not None:
            results.put(referee.play(fixture))
            fixture = games.next()
    except ContestClosed:
        pass
    except Exception as error:
        results.put(error)
    finally:
        referee.end()
        results.put(None)
