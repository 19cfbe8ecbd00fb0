"""One server process, simulated: actions come, share a core and a commit, and are answered.

The process works in rounds, as its event loop does: it takes every action that waits, spends a
fixed time on the round and some on each action, and hands them to the writer. The writer commits
whatever waits for it, one commit at a time. An action is answered when its commit is done.
"""

from __future__ import annotations

import heapq
import itertools
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass

__all__ = ["Costs", "Process", "Run", "fitted", "rushed", "visited"]


@dataclass(frozen=True)
class Costs:
    """Seconds that a process spends."""

    action: float
    """Computing for each action."""
    round: float
    """Computing for each round of the event loop, however many actions it takes."""
    commit: float = 0.001
    """On the disk, while the process computes on."""
    answer: float = 0.0002
    """On the way to the clients and back."""


@dataclass(frozen=True)
class Run:
    """What came of a simulation."""

    rate: float
    """Actions a second."""
    busy: float
    """The share of one core that was used."""
    waits: list[float]
    """Seconds from each action to its answer, in order of size."""

    def at(self, share: float) -> float:
        """The wait in milliseconds within which a share of the actions was answered."""
        return 1000 * self.waits[min(len(self.waits) - 1, int(share * len(self.waits)))]


class Process:
    """A server process and its writer."""

    def __init__(self, costs: Costs, chance: random.Random) -> None:
        self.costs = costs
        self.chance = chance
        self.used = 0.0
        self.now = 0.0
        self._order = itertools.count()
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._waiting: list[Callable[[], None]] = []
        self._written: list[Callable[[], None]] = []
        self._computing = self._committing = False

    def later(self, seconds: float, event: Callable[[], None]) -> None:
        """Have something happen after a time."""
        heapq.heappush(self._events, (self.now + seconds, next(self._order), event))

    def act(self, answered: Callable[[], None]) -> None:
        """An action comes; whoever sent it is told when it is on the disk."""
        self._waiting.append(answered)
        if not self._computing:
            self._round()

    def run(self, until: float) -> None:
        """Let time pass."""
        while self._events and self._events[0][0] <= until:
            self.now, _, event = heapq.heappop(self._events)
            event()

    def _round(self) -> None:
        taken, self._waiting = self._waiting, []
        each = sum(self.chance.gammavariate(4, self.costs.action / 4) for _ in taken)
        self._computing = True
        self.used += self.costs.round + each
        self.later(self.costs.round + each, lambda: self._rounded(taken))

    def _rounded(self, taken: list[Callable[[], None]]) -> None:
        self._written += taken
        self._computing = False
        if not self._committing:
            self._commit()
        if self._waiting:
            self._round()

    def _commit(self) -> None:
        gathered, self._written = self._written, []
        self._committing = True
        self.later(self.costs.commit, lambda: self._committed(gathered))

    def _committed(self, gathered: list[Callable[[], None]]) -> None:
        self._committing = False
        for answered in gathered:
            self.later(self.costs.answer, answered)
        if self._written:
            self._commit()


class _Player:
    """Acts, waits for the answer, thinks, and acts again."""

    def __init__(self, process: Process, thinks: Callable[[], float], waits: list[float]) -> None:
        self.process = process
        self.thinks = thinks
        self.waits = waits
        self.begun = 0.0
        process.later(thinks(), self.act)

    def act(self) -> None:
        self.begun = self.process.now
        self.process.act(self.answered)

    def answered(self) -> None:
        self.waits.append(self.process.now - self.begun)
        self.process.later(self.thinks(), self.act)


def _ran(process: Process, waits: list[float], seconds: float) -> Run:
    process.run(seconds / 4)  # until all are in step
    waits.clear()
    used = process.used
    process.run(seconds)
    spent = seconds * 3 / 4
    return Run(len(waits) / spent, (process.used - used) / spent, sorted(waits))


def rushed(costs: Costs, tables: int, seconds: float = 4.0, seed: int = 1) -> Run:
    """So many tables that play as fast as they are answered, as `bench.server` has them."""
    process, waits = Process(costs, random.Random(seed)), list[float]()
    for _ in range(tables):
        _Player(process, lambda: 0.0, waits)
    return _ran(process, waits, seconds)


def visited(
    costs: Costs,
    people: int,
    *,
    thinking: float = 6.0,
    spread: float = 1.0,
    stay: float = 1200.0,
    seconds: float = 60.0,
    seed: int = 1,
) -> Run:
    """So many people on average: they come at random, think, act, and leave after a while.

    Thinking times are lognormal with a mean of `thinking` seconds.
    """
    chance = random.Random(seed)
    process, waits = Process(costs, chance), list[float]()
    middle = chance.lognormvariate

    def thinks() -> float:
        return thinking * middle(-spread * spread / 2, spread)

    def comes() -> None:
        player = _Player(process, thinks, waits)
        process.later(chance.expovariate(1 / stay), lambda: _leave(player))
        process.later(chance.expovariate(people / stay), comes)

    for _ in range(people):  # those who are there already
        player = _Player(process, thinks, waits)
        process.later(chance.expovariate(1 / stay), lambda player=player: _leave(player))  # type: ignore[misc]
    process.later(chance.expovariate(people / stay), comes)
    return _ran(process, waits, seconds)


def _leave(player: _Player) -> None:
    player.thinks = lambda: float("inf")


def fitted(points: Iterable[tuple[int, float]]) -> Costs:
    """The costs that give the measured rate (tables, actions a second) of the first and last point.

    What lies between them, and how long people wait, is then foretold.
    """
    ordered = sorted(points)
    (few, slow), (many, fast) = ordered[0], ordered[-1]
    action, round_ = 1 / fast, 0.0
    for _ in range(4):
        round_ = _sought(lambda r, a=action: rushed(Costs(a, r), few).rate, slow, 0.005)  # type: ignore[misc]
        action = _sought(lambda a, r=round_: rushed(Costs(a, r), many).rate, fast, 2 / fast)  # type: ignore[misc]
    return Costs(action, round_)


def _sought(rate: Callable[[float], float], wanted: float, high: float) -> float:
    """The cost at which a rate is the wanted one: the more, the slower."""
    low = 0.0
    for _ in range(10):
        middle = (low + high) / 2
        low, high = (middle, high) if rate(middle) > wanted else (low, middle)
    return (low + high) / 2
