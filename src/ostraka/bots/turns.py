"""The engine for Arkantar: alpha-beta over whole turns, as a search like the others.

It lists all turns, never misses one that takes the Monarch, looks for turns that win by force,
and then follows the best ones deeper and deeper until its budget is spent. What it plans is a
whole turn; the rest of a turn that goes as planned is not thought about again.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from math import exp
from typing import Any

import numpy as np
import numpy.typing as npt

from ostraka.bots.findings import Budget, Findings, Line
from ostraka.bots.search import Stop
from ostraka.core.game import Game
from ostraka.core.kernel import records
from ostraka.core.random import mix
from ostraka.core.state import State
from ostraka.games.arkantar import alphabeta
from ostraka.games.arkantar.turns import (
    KEEP,
    KILLERS,
    LIMIT,
    NARROW,
    NO_ACTION,
    NODES,
    SIGHT,
    SURE,
    WIDE,
    WIN,
    Room,
    position_key,
    room,
)

__all__ = ["TurnSearch"]

NEVER = -(1 << 30)
PROOF_SHARE = 0.4  # of the time, for the search of forced wins

_compiled: list[bool] = []  # not empty once the engine has run in this process


class TurnSearch:
    """Alpha-beta search over the turns of Arkantar.

    turns: how many turns are looked ahead beyond the one to be played. sight: how many actions of
    the enemy's turn are foreseen. oversight: the share of its own turns that it overlooks. solve:
    whether it looks for forced wins.
    """

    def __init__(
        self,
        game: Game,
        *,
        seed: int = 0,
        turns: int = 4,
        sight: int = 3,
        oversight: float = 0.0,
        solve: bool = True,
        keep: int = 24,
        wide: int = 8,
        narrow: int = 4,
        weights: npt.NDArray[np.float64] | None = None,
        follow: bool = True,
        whole: bool = False,
    ) -> None:
        self.game = game
        self.seed = seed
        self.turns = turns
        self.oversight = oversight
        self.solve = solve
        self.keep = keep
        self.follow = follow
        self.whole = whole
        self._room: Room = room(game.data if weights is None else weights)
        meta = self._room.meta
        meta[SIGHT], meta[KEEP], meta[WIDE], meta[NARROW] = sight, keep, wide, narrow
        self._planned: tuple[bytes, Line] | None = None

    def run(
        self, state: State, budget: Budget, stop: Stop | None = None, only: int | None = None
    ) -> Findings:
        """Search a state that is not over for the side to act, or only one of its actions."""
        self._room.stack[0] = records(state.tobytes(), self.game.dtype)[0]
        if not _compiled:
            alphabeta.list_root(self._room)
            self._compile()
        begun = time.perf_counter()
        seat = state.seat
        assert seat is not None, "the game is over"
        if self.follow and only is None and self._planned and self._planned[0] == state.tobytes():
            line = self._planned[1]
            self._plan_on(state, line)
            return Findings(seat, (line,), 0, 0, time.perf_counter() - begun, len(line.codes))
        meta = self._room.meta
        meta[NODES] = meta[KILLERS] = 0
        limits = [n for n in (budget.iterations, budget.nodes) if n is not None]
        meta[LIMIT] = min(limits, default=0)
        with self._clock(budget.seconds, stop, begun):
            findings = self._search(state, seat, begun, budget, only)
        self._plan_on(state, findings.best)
        return findings

    def _compile(self) -> None:
        """Compile or load everything before the clock runs."""
        nothing = np.zeros(1, np.int64)
        alphabeta.deepen(self._room, nothing, 0, 0, True, nothing)
        alphabeta.prove(self._room, nothing, 0)
        _compiled.append(True)

    @contextmanager
    def _clock(self, seconds: float | None, stop: Stop | None, begun: float) -> Iterator[None]:
        """Set the search's own stop when the time is up or when someone asks for it."""
        inner = self._room.stop
        inner[0] = 0
        done = threading.Event()

        def watch() -> None:
            while not done.is_set():
                spent = time.perf_counter() - begun
                if (stop is not None and stop[0]) or (seconds is not None and spent >= seconds):
                    inner[0] = 1
                    return
                rest = 0.01 if seconds is None else min(0.01, seconds - spent)
                done.wait(max(rest, 0.0005))

        watcher = threading.Thread(target=watch, daemon=True)
        watcher.start()
        try:
            yield
        finally:
            done.set()
            watcher.join()

    def _search(
        self, state: State, seat: int, begun: float, budget: Budget, only: int | None
    ) -> Findings:
        number = int(alphabeta.list_root(self._room))
        if only is not None:
            chosen = self._room.root[:number]
            chosen = chosen[chosen["codes"][:, 0] == only]
            number = len(chosen)
            self._room.root[:number] = chosen
        turns = self._room.root[:number]
        values = turns["value"].astype(np.int64)
        searched = np.zeros(number, np.int64)
        exact = False
        values = self._overlook(state, turns, values)
        if values.max() >= SURE:
            exact = True
        else:
            exact = self._deepen(values, searched, begun, budget)
        lines = self._lines(state, seat, turns, values, searched)
        return Findings(
            seat=seat,
            lines=lines,
            iterations=int(self._room.meta[NODES]),
            nodes=int(self._room.meta[NODES]),
            seconds=time.perf_counter() - begun,
            depth=len(lines[0].codes),
            exact=exact,
        )

    def _overlook(self, state: State, turns: Any, values: Any) -> Any:
        """Leave out the turns that this player does not see; the same ones all through a turn.

        What takes one action is always seen, and the longer a turn the sooner it is overlooked.
        """
        if self.oversight <= 0.0 or len(values) < 2:
            return values
        salt = np.uint64((self.seed << 20) + state.ply - int(state.raw.used))
        length = (turns["codes"] != NO_ACTION).sum(axis=1)
        share = np.array([0.0, 0.0, self.oversight**2, self.oversight])[length]
        with np.errstate(over="ignore"):
            luck = mix.py_func if hasattr(mix, "py_func") else mix
            missed = luck(turns["key"] ^ luck(salt)) / 2.0**64 < share
        if missed.all():
            return values
        return np.where(missed, NEVER, values)

    def _deepen(self, values: Any, searched: Any, begun: float, budget: Budget) -> bool:
        """Search deeper and deeper; whether a forced win was found."""
        order = np.argsort(-values, kind="stable")
        number = int((values > NEVER).sum())
        deep = np.full(len(values), NEVER, np.int64)
        done = int(alphabeta.deepen(self._room, order, number, 0, True, deep))
        _take(values, searched, deep, order, done, 1, number)
        if done < number:
            return False
        if self.solve and values.max() < SURE:
            order = np.argsort(-values, kind="stable")
            safe = int((values > -SURE).sum())
            won = self._prove(order, safe, begun, budget)
            if won >= 0:
                values[won] = WIN - 3
                searched[won] = 99
                return True
        for left in range(1, self.turns + 1):
            order = np.argsort(-values - (searched == searched.max()) * 10**6, kind="stable")
            number = min(int((values > NEVER).sum()), max(6, (4 * self.keep) >> (left - 1)))
            deep = np.full(len(values), NEVER, np.int64)
            done = int(alphabeta.deepen(self._room, order, number, left, self.whole, deep))
            _take(values, searched, deep, order, done, left + 1, number)
            if done < number or abs(int(values[order[:number]].max())) >= SURE:
                break
        return bool(values.max() >= SURE)

    def _prove(self, order: Any, number: int, begun: float, budget: Budget) -> int:
        """Look for a forced win with a share of the budget; the turn, or -1."""
        meta, limit = self._room.meta, int(self._room.meta[LIMIT])
        if limit:
            meta[LIMIT] = meta[NODES] + int(PROOF_SHARE * max(0, limit - int(meta[NODES])))
            won = int(alphabeta.prove(self._room, order, number))
            meta[LIMIT] = limit
            return won
        seconds = budget.seconds
        if seconds is None:
            return int(alphabeta.prove(self._room, order, number))
        spare = PROOF_SHARE * (seconds - (time.perf_counter() - begun))
        hurry = threading.Timer(max(0.0, spare), self._room.stop.__setitem__, (0, 1))
        hurry.start()
        won = int(alphabeta.prove(self._room, order, number))
        hurry.cancel()
        if time.perf_counter() - begun < seconds:
            self._room.stop[0] = 0
        return won

    def _lines(
        self, state: State, seat: int, turns: Any, values: Any, searched: Any
    ) -> tuple[Line, ...]:
        """The best turn for each first action, best first."""
        deepest = searched.max() if len(searched) else 0
        rank = np.where(searched == deepest, 10**6, 0) * (np.abs(values) < SURE) + values
        rank = np.where(values >= SURE, 10**8 + values, rank)
        rank = np.where((values <= -SURE) & (values > NEVER), values - 10**8, rank)
        length = (turns["codes"] != NO_ACTION).sum(axis=1)
        order = np.lexsort((length, -rank))
        first = turns["codes"][:, 0]
        lines: dict[int, Line] = {}
        counts = np.unique(first, return_counts=True)
        visits = dict(zip(counts[0].tolist(), counts[1].tolist(), strict=True))
        for index in order.tolist():
            code = int(first[index])
            if code in lines:
                continue
            codes = [int(c) for c in turns[index].codes if c != NO_ACTION]
            if not lines:
                codes += self._continuation(state, codes)
            value = _chance(int(values[index]))
            wins = (value, 1.0 - value) if seat == 0 else (1.0 - value, value)
            lines[code] = Line(code, visits[code], value, wins, wins, tuple(codes))
        return tuple(lines.values())

    def _continuation(self, state: State, codes: list[int]) -> list[int]:
        """The turns that the transposition table expects after the actions of a turn."""
        after, found = state.fork(), list[int]()
        for code in codes:
            after.play(code)
        table = self._room.table
        while not after.over and len(found) < 12:
            key = int(position_key(after.raw))
            entry = table[key & (len(table) - 1)]
            if int(entry.key) != key:
                break
            for code in entry.codes.tolist():
                if code == NO_ACTION or code not in after.codes.tolist():
                    break
                after.play(code)
                found.append(code)
            if after.over or after.raw.used:
                break
        return found

    def _plan_on(self, state: State, line: Line) -> None:
        """Remember the rest of the turn that the best line plans."""
        after = state.fork().play(line.code)
        self._planned = None
        rest = line.codes[1:]
        if rest and not after.over and after.seat == state.seat:
            on = Line(rest[0], line.visits, line.value, line.wins, line.scores, rest)
            self._planned = (after.tobytes(), on)


def _take(
    values: Any, searched: Any, deep: Any, order: Any, done: int, mark: int, number: int
) -> None:
    """Take over what an iteration found out, if it got past the best turn so far."""
    chosen = order[:done]
    values[chosen] = deep[chosen]
    searched[chosen] = mark
    if done < number and mark > 1:  # the rest stays what it was, and counts a little less
        searched[order[done:number]] = mark
        values[order[done:number]] -= 30


def _chance(value: int) -> float:
    """How likely the win is that a value speaks of."""
    if value >= SURE:
        return 1.0
    if value <= -SURE:
        return 0.0
    return 1.0 / (1.0 + exp(-max(-3000, min(3000, value)) / 100.0))
