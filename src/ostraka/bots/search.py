"""Tree search as an object: it holds the memory, the threads, the budget and the answer.

    search = TreeSearch(game, Plan(playout=40), seed=7)
    findings = search.run(state, Budget(iterations=2000))

Several threads grow trees of their own from different streams, and their visits are added up, so
that the answer for a given seed, number of threads and iterations is always the same.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from ostraka.bots.findings import Budget, Findings, Line
from ostraka.bots.tree import DEEPEST, NODE, PLAN, TALLY, follow_visits, grow, keep_below, lead
from ostraka.core.game import Game
from ostraka.core.kernel import ACTION, records
from ostraka.core.random import new_stream
from ostraka.core.state import State

__all__ = ["Plan", "Stop", "TreeSearch"]

Stop = npt.NDArray[np.int8]
"""One number, shared by threads: a search ends as soon as it is not 0."""

SLICE = 0.01  # seconds between two looks at the clock
MOST_NODES = 4_000_000
LONGEST_LINE = 24
SURE_SHARE = 0.1  # of the visits to the best action: one that had fewer is hardly known


@dataclass(frozen=True)
class Plan:
    """How to search; see `ostraka.bots.tree.PLAN`."""

    explore: float = 1.0
    temperature: float = 0.0
    margin: float = 0.0
    own_oversight: float = 0.0
    oversight: float = 0.0
    playout: int = 1 << 30
    tries: int = 1
    sight: int = DEEPEST
    expand: int = 1

    def record(self, game: Game, seat: int, salt: int, only: int | None) -> Any:
        """The plan as the compiled code reads it."""
        plan = records(bytes(PLAN.itemsize), PLAN)[0]
        for field in fields(self):
            setattr(plan, field.name, getattr(self, field.name))
        plan.sight = min(self.sight, DEEPEST)
        plan.seat, plan.redraw = seat, game.hidden or game.chance
        plan.salt = salt
        plan.only = -1 if only is None else only
        return plan


class _Tree:
    """One thread's tree and working space."""

    def __init__(self, game: Game, nodes: int) -> None:
        size = 1 << (4 * game.max_legal - 1).bit_length()
        self.game = game
        self.nodes = records(bytes(NODE.itemsize * nodes), NODE)
        self.spare: Any = None
        self.count = np.zeros(2, np.int64)
        self.tallies = records(bytes(TALLY.itemsize * (game.max_legal + 1)), TALLY)
        self.stack = records(bytes(game.dtype.itemsize * 3), game.dtype)
        self.actions = np.zeros(game.max_legal, ACTION)
        self.table = np.zeros((size, 3), np.int64)
        self.open_to = np.zeros(game.max_legal, np.int64)
        self.row = np.zeros(LONGEST_LINE, ACTION)

    def plant(self, state: Any) -> None:
        """Begin a new tree."""
        self.stack[0] = state
        self.count[0] = 1
        self.nodes[:1] = 0
        self.tallies[:] = 0

    def follow(self, codes: list[int], state: Any) -> bool:
        """Keep what is known below a row of actions; False if nothing is."""
        node = 0
        for code in codes:
            node = self.child(node, code)
            if not node:
                return False
        if self.spare is None:
            self.spare = np.zeros_like(self.nodes)
        self.count[0] = keep_below(self.nodes, self.count, node, self.spare)
        self.nodes, self.spare = self.spare, self.nodes
        self.tallies[:] = 0
        self.stack[0] = state
        return True

    def children(self) -> dict[int, int]:
        """The nodes below the root by their actions."""
        found: dict[int, int] = {}
        child = int(self.nodes[0].child)
        while child:
            found[int(self.nodes[child].action)] = child
            child = int(self.nodes[child].next)
        return found

    def child(self, node: int, code: int) -> int:
        """The node of an action below another node, 0 if there is none."""
        child = int(self.nodes[node].child)
        while child and self.nodes[child].action != code:
            child = int(self.nodes[child].next)
        return child

    def grow(self, plan: Any, stream: Any, stop: Stop, iterations: int) -> int:
        """Add iterations; how many were made."""
        return int(
            grow(
                self.nodes,
                self.count,
                self.tallies,
                self.stack,
                self.game.data,
                plan,
                stream,
                self.actions,
                self.table,
                self.open_to,
                stop,
                iterations,
            )
        )

    def line(self, node: int) -> tuple[int, ...]:
        """The actions from a node on that were tried most."""
        length = follow_visits(self.nodes, node, self.row)
        return tuple(self.row[:length].tolist())


class TreeSearch:
    """A tree search for one game.

    Where it is `playing`, not studying, it keeps what it knows from one decision to the next, and
    ends before its time when no other action can catch up with the best.
    """

    def __init__(
        self,
        game: Game,
        plan: Plan | None = None,
        *,
        seed: int = 0,
        threads: int = 1,
        nodes: int = 600_000,
        playing: bool = False,
    ) -> None:
        self.game = game
        self.plan = plan or Plan()
        self.seed = seed
        self.playing = playing
        least = 2 * game.max_legal
        self.trees = [_Tree(game, max(least, min(nodes, MOST_NODES))) for _ in range(threads)]
        self._before: tuple[State, list[int]] | None = None

    def run(
        self, state: State, budget: Budget, stop: Stop | None = None, only: int | None = None
    ) -> Findings:
        """Search a state that is not over for the seat to act, or only one of its actions."""
        seat = state.seat
        assert seat is not None, "the game is over"
        plan = self.plan.record(self.game, seat, (self.seed << 20) + state.ply, only)
        self._plant(state)
        idle = np.ones(1, np.int8)
        self.trees[0].grow(plan, new_stream(0), idle, 0)  # compiles before the clock runs
        begun = time.perf_counter()
        stop = np.zeros(1, np.int8) if stop is None else stop
        with ThreadPoolExecutor(len(self.trees)) as pool:
            jobs = []
            for number, tree in enumerate(self.trees):
                limit = budget.iterations
                if limit is not None:
                    limit = (limit + number) // len(self.trees)
                nodes = None if budget.nodes is None else budget.nodes // len(self.trees)
                stream = new_stream(((self.seed << 8) + number << 20) + state.ply)
                jobs.append(
                    pool.submit(
                        _think,
                        tree,
                        plan,
                        stream,
                        stop,
                        limit,
                        nodes,
                        begun,
                        budget.seconds,
                        self.playing and len(self.trees) == 1,
                    )
                )
            done = sum(job.result() for job in jobs)
        return self._findings(state, seat, done, time.perf_counter() - begun)

    def _plant(self, state: State) -> None:
        """Make the state the root of every tree, keeping what is still true of earlier search."""
        codes = self._since(state) if self.playing else None
        root = records(state.tobytes(), self.game.dtype)[0]
        for tree in self.trees:
            if codes is None or not tree.follow(codes, root):
                tree.plant(root)
        if self.playing:
            self._before = (state.fork(), list(state._actions))

    def _since(self, state: State) -> list[int] | None:
        """The actions since the last search, None where its tree says nothing about this state.

        Where something is hidden or left to chance, a tree stays true only as long as the same
        seat goes on and nothing has come to light.
        """
        if self._before is None:
            return None
        before, played = self._before
        codes = state._actions[len(played) :]
        if state._actions[: len(played)] != played or not codes:
            return None
        check = before.fork()
        for code in codes:
            if check.over or (self._redraws and check.seat != state.seat):
                return None
            check.play(code)
        if check.tobytes() != state.tobytes():
            return None
        if self._redraws and check.raw.reveals != before.raw.reveals:
            return None
        return codes

    @property
    def _redraws(self) -> bool:
        return self.game.hidden or self.game.chance

    def _findings(self, state: State, seat: int, done: int, seconds: float) -> Findings:
        known = [(tree, tree.children()) for tree in self.trees]
        lines = [self._line(code, known, seat, state.players) for code in state.codes.tolist()]
        order = sorted(range(len(lines)), key=lambda i: (-lines[i].visits, -lines[i].value, i))
        enough = SURE_SHARE * max(line.visits for line in lines)
        ordered = tuple(replace(lines[i], sure=lines[i].visits >= enough) for i in order)
        return Findings(
            seat=seat,
            lines=ordered,
            iterations=done,
            nodes=sum(int(tree.count[0]) for tree in self.trees),
            seconds=seconds,
            depth=len(ordered[0].codes),
        )

    def _line(
        self, code: int, known: list[tuple[_Tree, dict[int, int]]], seat: int, players: int
    ) -> Line:
        """What all trees together think of one action of the root."""
        visits, value, guess, count = 0, 0.0, 0.5, 0.0
        wins, points = np.zeros(players), np.zeros(players)
        codes: tuple[int, ...] = (code,)
        most = -1
        for tree, children in known:
            node = children.get(code, 0)
            if not node:
                continue
            here = tree.nodes[node]
            visits += int(here.visits)
            value += float(here.total[seat])
            guess = float(here.guess)
            count += float(tree.tallies[node].count)
            wins += tree.tallies[node].wins[:players]
            points += tree.tallies[node].points[:players]
            if here.visits > most:
                most, codes = int(here.visits), tree.line(node)
        if visits:
            value /= visits
        if count:
            wins, points = wins / count, points / count
        else:
            wins[:] = (1.0 - (value if visits else guess)) / max(1, players - 1)
            wins[seat] = value if visits else guess
        return Line(
            code=code,
            visits=visits,
            value=value if visits else guess - 1.0,
            wins=tuple(wins.tolist()),
            scores=tuple(points.tolist()),
            codes=codes,
        )


def _think(
    tree: _Tree,
    plan: Any,
    stream: Any,
    stop: Stop,
    iterations: int | None,
    nodes: int | None,
    begun: float,
    seconds: float | None,
    hurry: bool,
) -> int:
    """Grow one tree within its budget, or only until its choice is certain; how many iterations."""
    done, step = 0, 8 if seconds is not None or nodes is not None else 1 << 30
    while not stop[0]:
        if iterations is not None:
            step = min(step, iterations - done)
        if step <= 0:
            break
        before = time.perf_counter()
        done += tree.grow(plan, stream, stop, step)
        now = time.perf_counter()
        if nodes is not None:
            if tree.count[0] >= min(nodes, len(tree.nodes) - tree.game.max_legal):
                break
            step = min(step, 64)
        if seconds is not None:
            if now - begun + SLICE / 2 >= seconds:
                break
            pace = max((now - before) / step, 1e-9)
            if hurry and lead(tree.nodes) > (seconds - (now - begun)) / pace:
                break
            step = max(1, int(min(SLICE, seconds - (now - begun)) / pace))
    return done
