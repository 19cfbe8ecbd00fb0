"""The threads that search Arkantar together, their memory, and the clock that stops them.

The turns of the root are shared: the best one is searched first and says what has to be beaten, the
others are dealt out in turn. Each thread has a memory of its own, so the answer depends on their
number but not on which of them is faster.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from ostraka.core.game.study import Budget, Stop
from ostraka.core.kernel.compile import records
from ostraka.core.play.state import State
from ostraka.games.arkantar.rules.memory import MEMORY_TURNS
from ostraka.games.arkantar.rules.turn import STATE
from ostraka.games.arkantar.search import alphabeta
from ostraka.games.arkantar.search import turns as tn
from ostraka.games.arkantar.search.turns import SearchRoom, helper, past_keys, room

PROOF_SHARE = 0.3  # of what is left of the budget, for the search of forced wins
SAFETY_SHARE = 0.5  # of what is left then, for the search of the enemy's

_compiled: list[bool] = []  # not empty once the engine has run in this process


class Crew:
    """One thread's memory for each thread; the first one holds the turns of the root.

    manner: what the threads' rooms hold of how to search, by its place in `SearchRoom.meta`. solve:
    whether forced wins are looked for.
    """

    def __init__(self, weights: Any, threads: int, manner: dict[int, int], solve: bool) -> None:
        self.first: SearchRoom = room(weights)
        self.rooms = [self.first, *(helper(self.first) for _ in range(threads - 1))]
        for each in self.rooms:
            for place, value in manner.items():
                each.meta[place] = value
        self._scouts = [room(each.weights)._replace(stop=each.stop) for each in self.rooms if solve]

    @property
    def nodes(self) -> int:
        """How many positions were searched."""
        return sum(int(each.meta[tn.NODES]) for each in self.rooms)

    def gather(self, state: State) -> None:
        """Put a state before every thread, and see that all is compiled before a clock runs."""
        for each in self.rooms:
            each.stack[0] = records(state.tobytes(), STATE)[0]
        if _compiled:
            return
        nothing = np.zeros(1, np.int64)
        alphabeta.list_root(self.first)
        alphabeta.deepen(self.first, nothing, 0, 0, alphabeta.INFINITY, True, nothing)
        alphabeta.prove(self.first, nothing, 0)
        alphabeta.play_turn(self.first.stack, self.first.weights, self.first.root[0], tn.NONE)
        past_keys(self.first.stack[0], np.zeros(MEMORY_TURNS + 2, np.uint64))
        _compiled.append(True)

    def begin(self, budget: Budget) -> None:
        """Divide a budget among the threads."""
        limits = [n for n in (budget.iterations, budget.nodes) if n is not None]
        share = max(1, min(limits) // len(self.rooms)) if limits else 0
        for each in self.rooms:
            each.meta[tn.NODES] = each.meta[tn.KILLERS] = 0
            each.meta[tn.LIMIT] = share
            if budget.seconds is None:  # what earlier searches found would make a difference
                each.table.view(np.uint8).fill(0)
        self.first.stop[0] = 0

    def tell(self, place: int, value: int) -> None:
        """Change what every thread's room holds of how to search."""
        for each in self.rooms:
            each.meta[place] = value

    def remember(self, twice: Any) -> None:
        """Tell every thread which positions stood twice."""
        for each in self.rooms:
            each.past[: len(twice)] = twice
            each.meta[tn.PAST] = len(twice)

    @contextmanager
    def clock(self, seconds: float | None, stop: Stop | None, begun: float) -> Iterator[None]:
        """Set the search's own stop when the time is up or when someone asks for it."""
        inner = self.first.stop
        done = threading.Event()

        def watch() -> None:
            while not done.is_set():
                spent = time.perf_counter() - begun
                if (stop is not None and stop[0]) or (seconds is not None and spent >= seconds):
                    inner[0] = 1  # again and again: the search of forced wins sets it back
                rest = 0.01 if seconds is None else min(0.01, seconds - spent)
                done.wait(max(rest, 0.0005))

        watcher = threading.Thread(target=watch, daemon=True)
        watcher.start()
        try:
            yield
        finally:
            done.set()
            watcher.join()

    def follow(self, order: Any, left: int, whole: bool, values: Any) -> Any:
        """Search turns of the root, dealt out to the threads; which of them were finished."""
        done = np.zeros(len(order), np.bool_)
        alpha = -alphabeta.INFINITY
        first = 0
        if len(self.rooms) > 1 and not whole:
            first = alphabeta.deepen(self.first, order, 1, left, alpha, whole, values)
            if not first:
                return done
            done[0] = True
            alpha = values[order[0]]

        def share(number: int) -> None:
            mine = np.ascontiguousarray(order[first + number :: len(self.rooms)])
            finished = alphabeta.deepen(
                self.rooms[number], mine, len(mine), left, alpha, whole, values
            )
            done[first + number :: len(self.rooms)][:finished] = True

        self._together(share)
        return done

    def _together(self, work: Callable[[int], None]) -> None:
        """Do something in every thread at once, and wait for all."""
        others = [
            threading.Thread(target=work, args=(number,)) for number in range(1, len(self.rooms))
        ]
        for other in others:
            other.start()
        work(0)
        for other in others:
            other.join()

    @contextmanager
    def _share(self, share: float, begun: float, budget: Budget) -> Iterator[None]:
        """Let what follows spend only a share of what is left of the budget."""
        limit = int(self.first.meta[tn.LIMIT])
        for meta in (each.meta for each in self.rooms if limit):
            meta[tn.LIMIT] = meta[tn.NODES] + int(share * max(0, limit - int(meta[tn.NODES])))
        hurry = None
        if budget.seconds is not None:
            spare = share * (budget.seconds - (time.perf_counter() - begun))
            hurry = threading.Timer(max(0.0, spare), self.first.stop.__setitem__, (0, 1))
            hurry.start()
        yield
        for each in self.rooms:
            each.meta[tn.LIMIT] = limit
        if hurry is not None and budget.seconds is not None:
            hurry.cancel()
            if time.perf_counter() - begun < budget.seconds:
                self.first.stop[0] = 0

    def prove(self, order: Any, begun: float, budget: Budget) -> int:
        """Look for a forced win with a share of the budget; the turn, or -1."""
        won = [-1] * len(self.rooms)

        def share(number: int) -> None:
            mine = np.ascontiguousarray(order[number :: len(self.rooms)])
            won[number] = int(alphabeta.prove(self.rooms[number], mine, len(mine)))

        with self._share(PROOF_SHARE, begun, budget):
            self._together(share)
        found = [turn for turn in won if turn >= 0]
        return min(found, key=order.tolist().index, default=-1)

    def safe(self, order: Any, values: Any, begun: float, budget: Budget) -> Any:
        """Which turns were shown to leave the enemy no forced win, the best looking asked first.

        A turn that loses by force gets the value of a loss.
        """
        safe = np.zeros(len(values), np.bool_)
        order = best_first(values, np.isin(np.arange(len(values)), order) & (values > -tn.SURE))

        def share(number: int) -> None:
            mine, scout = self.rooms[number], self._scouts[number]
            for turn in order[number :: len(self.rooms)].tolist():
                alphabeta.play_turn(mine.stack, mine.weights, self.first.root[turn], tn.NONE)
                scout.stack[0] = mine.stack[4]
                if scout.stack[0].over:
                    continue
                scout.meta[tn.LIMIT], scout.meta[tn.NODES] = (
                    mine.meta[tn.LIMIT],
                    mine.meta[tn.NODES],
                )
                scout.meta[tn.KILLERS] = 0
                count = int(alphabeta.list_root(scout))
                replies = np.argsort(-scout.root["value"][:count], kind="stable")
                lost = int(alphabeta.prove(scout, replies, count)) >= 0
                mine.meta[tn.NODES] = scout.meta[tn.NODES]
                if scout.meta[tn.ABORTED]:
                    return
                if lost:
                    values[turn] = -tn.WIN + 4
                safe[turn] = not lost

        with self._share(SAFETY_SHARE, begun, budget):
            self._together(share)
        return safe


def best_first(values: Any, among: Any) -> Any:
    """The turns that are among those wanted, the best first."""
    wanted = np.flatnonzero(among)
    return wanted[np.argsort(-values[wanted], kind="stable")]
