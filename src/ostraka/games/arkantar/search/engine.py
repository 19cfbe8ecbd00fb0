"""The engine for Arkantar: alpha-beta over whole turns, as a search like the others.

It lists all turns, never misses one that takes the Monarch, looks for turns that win by force,
and then follows the best ones deeper and deeper until its budget is spent. What it plans is a
whole turn; the rest of a turn that goes as planned is not thought about again.
"""

from __future__ import annotations

import time
from math import exp
from typing import Any

import numpy as np
import numpy.typing as npt

from ostraka.core.game.game import Game
from ostraka.core.game.study import Budget, Findings, Line, Stop, acting
from ostraka.core.kernel.random import mix
from ostraka.core.play.state import State
from ostraka.games.arkantar.judgement.evaluate import SCALE
from ostraka.games.arkantar.rules.codes import MOVE
from ostraka.games.arkantar.rules.memory import MEMORY_TURNS
from ostraka.games.arkantar.search import alphabeta
from ostraka.games.arkantar.search import turns as tn
from ostraka.games.arkantar.search.crew import Crew, best_first
from ostraka.games.arkantar.search.turns import past_keys, position_key

NEVER = -(1 << 30)
FIRST_LOOK = 3000  # turns that are looked at before the clock runs
ENOUGH = 100  # of them that do not lose at once


class TurnSearch:
    """Alpha-beta search over the turns of Arkantar.

    turns: how many turns are looked ahead beyond the one to be played. sight: how many actions of
    the enemy's turn are foreseen. oversight: the share of its own turns that it overlooks. solve:
    whether it looks for forced wins. contempt: how much worse than even a draw counts, in
    hundredths of log-odds.
    """

    def __init__(
        self,
        game: Game,
        *,
        seed: int = 0,
        threads: int = 1,
        turns: int = 4,
        sight: int = 3,
        oversight: float = 0.0,
        solve: bool = True,
        keep: int = 24,
        wide: int = 8,
        narrow: int = 4,
        contempt: int = 60,
        weights: npt.NDArray[np.float64] | None = None,
        playing: bool = True,
        whole: bool = False,
    ) -> None:
        self.game = game
        self.seed = seed
        self.turns = turns
        self.sight = sight
        self.oversight = oversight
        self.solve = solve
        self.keep = keep
        self.contempt = contempt
        self.playing = playing
        self.whole = whole
        manner = {
            tn.SIGHT: sight,
            tn.KEEP: keep,
            tn.WIDE: wide,
            tn.NARROW: narrow,
            tn.CONTEMPT: contempt,
        }
        self.crew = Crew(game.data if weights is None else weights, threads, manner, solve)
        self._planned: tuple[bytes, Line] | None = None

    def run(
        self, state: State, budget: Budget, stop: Stop | None = None, only: int | None = None
    ) -> Findings:
        """Search a state that is not over for the side to act, or only one of its actions."""
        self.crew.gather(state)
        begun = time.perf_counter()
        seat = acting(state)
        if self.playing and only is None and self._planned and self._planned[0] == state.tobytes():
            line = self._planned[1]
            self._plan_on(state, line)
            spent = time.perf_counter() - begun
            return Findings(seat, (line,), 0, 0, spent, len(line.codes), final=True)
        self.crew.begin(budget)
        findings = self._search(state, seat, begun, budget, stop, only)
        self._plan_on(state, findings.best)
        return findings

    def _search(
        self,
        state: State,
        seat: int,
        begun: float,
        budget: Budget,
        stop: Stop | None,
        only: int | None,
    ) -> Findings:
        root = self.crew.first.root
        number = int(alphabeta.list_root(self.crew.first))
        if only is not None:
            listed = root[:number]
            begins = listed["codes"][:, 0] == only
            if not begins.any():  # it stands in turns that are listed in another order
                begins = (listed["codes"] == only).any(axis=1)
            chosen = listed[begins] if begins.any() else listed.copy()
            number = len(chosen)
            root[:number] = chosen
        turns = root[:number]
        looks = turns["value"].astype(np.int64)
        searched = np.zeros(number, np.int64)
        values = self._overlook(state, turns, looks)
        back = self._going_back(state, turns)
        exact = bool(values.max() >= tn.SURE)
        if not exact:
            enough = self._look(turns, values, searched)
            if enough and self.oversight and values.max() <= -tn.SURE:
                values = self._look_again(turns, looks, searched)
                exact = bool(values.max() >= tn.SURE)
        if not exact and enough:
            with self.crew.clock(budget.seconds, stop, begun):
                exact = self._deepen(values, searched, back, begun, budget)
        lines = self._lines(state, seat, turns, values, searched)
        nodes = self.crew.nodes
        return Findings(
            seat=seat,
            lines=lines,
            iterations=nodes,
            nodes=nodes,
            seconds=time.perf_counter() - begun,
            depth=len(lines[0].codes),
            exact=exact,
            final=True,
        )

    def _look(self, turns: Any, values: Any, searched: Any) -> bool:
        """See what the enemy can do after the best looking turns; whether the nodes sufficed.

        It takes a few thousandths of a second, and so short a look is always taken. The best turn
        that begins with each action is among them. Where the Monarch is in danger few turns save
        it, and more are looked at until enough of those are found.
        """
        order = best_first(values, values > NEVER)
        _, best = np.unique(turns["codes"][order, 0], return_index=True)
        order = np.concatenate((order[np.sort(best)], np.delete(order, best)))
        found = np.full(len(values), NEVER, np.int64)
        for begin in range(0, len(order), FIRST_LOOK):
            chosen = order[begin : begin + FIRST_LOOK]
            done = self.crew.follow(chosen, 0, True, found)
            _take(values, searched, found, chosen, done, 1)
            if not done.all():
                return False
            if ((values > -tn.SURE) & (searched > 0)).sum() >= ENOUGH:
                break
        return True

    def _look_again(self, turns: Any, looks: Any, searched: Any) -> Any:
        """See what was overlooked, where all that was seen lose; how good the turns look then.

        Where nothing saves the Monarch from three actions of the enemy, it may still be saved from
        two, or from one.
        """
        for sight in range(self.sight, 0, -1):
            self.crew.tell(tn.SIGHT, sight)
            values, searched[:] = looks.copy(), 0
            if values.max() >= tn.SURE:
                break
            if not self._look(turns, values, searched) or values[searched > 0].max() > -tn.SURE:
                break
        self.crew.tell(tn.SIGHT, self.sight)
        return values

    def _overlook(self, state: State, turns: Any, values: Any) -> Any:
        """Leave out the turns that this player does not see; the same ones all through a turn.

        What takes one action is always seen, and the longer a turn the sooner it is overlooked.
        """
        if self.oversight <= 0.0 or len(values) < 2:
            return values
        salt = np.uint64((self.seed << 20) + state.ply - int(state.raw.used))
        length = (turns["codes"] != tn.NO_ACTION).sum(axis=1)
        share = np.array([0.0, 0.0, self.oversight**2, self.oversight])[length]
        with np.errstate(over="ignore"):
            luck = mix.py_func if hasattr(mix, "py_func") else mix
            missed = luck(turns["key"] ^ luck(salt)) / 2.0**64 < share
        if missed.all():
            return values
        return np.where(missed, NEVER, values)

    def _going_back(self, state: State, turns: Any) -> Any:
        """Which turns lead nowhere: to a position that stood before, or one that soon will again.

        Where the position has stood before, the enemy undoes flips; only Moves are progress. What
        stood twice is given to the search, which takes its return for the draw it is.
        """
        keys = np.zeros(MEMORY_TURNS + 2, np.uint64)
        keys = keys[: int(past_keys(state.raw, keys))]
        names, counts = np.unique(keys, return_counts=True)
        twice = names[counts >= 2][:MEMORY_TURNS]
        self.crew.remember(twice)
        back = np.isin(turns["key"], keys)
        here = keys[0] if len(keys) else None
        if not state.raw.moved and here in twice:
            back |= (turns["codes"] < MOVE).all(axis=1)
        return back

    def _deepen(self, values: Any, searched: Any, back: Any, begun: float, budget: Budget) -> bool:
        """Search deeper and deeper; whether a forced win was found."""
        seen = searched > 0
        if not (back | ~seen).all():
            seen &= ~back
            values[back] = np.minimum(values[back], -self.contempt)
        for left in range(1, self.turns + 1):
            order = best_first(values + (searched == left) * 10**6, seen)
            order = order[: max(6, (2 * self.keep) >> (left - 1))]
            deep = np.full(len(values), NEVER, np.int64)
            done = self.crew.follow(order, left, self.whole, deep)
            _take(values, searched, deep, order, done, left + 1)
            if not done.all() or abs(int(values[order].max())) >= tn.SURE:
                break
            if left == 1 and self.solve:
                won = self.crew.prove(best_first(values, values > -tn.SURE), begun, budget)
                if won >= 0:
                    values[won] = tn.WIN - 3
                    searched[won] = searched.max()
                    break
                safe = self.crew.safe(order, values, begun, budget)
                if safe.any():
                    seen &= safe
        searched[back] = searched.max()
        return bool(values.max() >= tn.SURE)

    def _lines(
        self, state: State, seat: int, turns: Any, values: Any, searched: Any
    ) -> tuple[Line, ...]:
        """The best turn for each first action, best first."""
        deepest = searched.max() if len(searched) else 0
        hopeful = (searched == deepest) & (values > alphabeta.HOPELESS)
        rank = np.where(hopeful, 10**6, 0) + np.where(searched > 0, values, values - 10**7)
        rank = np.where(values >= tn.SURE, 10**8 + values, rank)
        rank = np.where((values <= -tn.SURE) & (values > NEVER), values - 10**8, rank)
        length = (turns["codes"] != tn.NO_ACTION).sum(axis=1)
        order = np.lexsort((length, -rank))
        first = turns["codes"][:, 0]
        _, best, visits = np.unique(first[order], return_index=True, return_counts=True)
        lines = list[Line]()
        for place in np.argsort(best).tolist():
            index = int(order[best[place]])
            codes = [int(c) for c in turns[index].codes if c != tn.NO_ACTION]
            code = codes[0]
            if not lines:
                codes += self._continuation(state, codes)
            value = _chance(int(values[index]))
            wins = (value, 1.0 - value) if seat == 0 else (1.0 - value, value)
            sure = bool(searched[index] == deepest or abs(values[index]) >= tn.SURE)
            lines.append(Line(code, int(visits[place]), value, wins, wins, tuple(codes), sure))
        return tuple(lines)

    def _continuation(self, state: State, codes: list[int]) -> list[int]:
        """The turns that the transposition table expects after the actions of a turn."""
        after, found = state.fork(), list[int]()
        for code in codes:
            after.play(code)
        table = self.crew.first.table
        while not after.over and len(found) < 12:
            key = int(position_key(after.raw))
            entry = table[key & (len(table) - 1)]
            if int(entry.key) != key:
                break
            for code in entry.codes.tolist():
                if code == tn.NO_ACTION or code not in after.codes.tolist():
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


def _take(values: Any, searched: Any, deep: Any, order: Any, done: Any, mark: int) -> None:
    """Take over what an iteration found out.

    What it could not finish stays behind: values of another depth cannot be compared, since they
    do not end with the same side's turn.
    """
    chosen = order[done]
    values[chosen] = deep[chosen]
    searched[chosen] = mark


def _chance(value: int) -> float:
    """How likely the win is that a value speaks of."""
    if value >= tn.SURE:
        return 1.0
    if value <= -tn.SURE:
        return 0.0
    return 1.0 / (1.0 + exp(-max(-3000, min(3000, value)) / (100.0 * SCALE)))
