"""Tree search as an object: it holds the memory, the threads, the budget and the answer.

    search = TreeSearch(game, SearchPlan(playout=40), seed=7)
    findings = search.run(state, Budget(iterations=2000))

Several threads grow trees of their own from different streams, and their visits are added up, so
that the answer for a given seed, number of threads and iterations is always the same.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from ostraka.bots.tree import follow_visits, grow, keep_below, lead
from ostraka.bots.workspace import TALLY, SearchPlan, room
from ostraka.core.game.game import Game
from ostraka.core.game.study import Budget, Findings, Line, Stop, acting
from ostraka.core.kernel.compile import ACTION, records
from ostraka.core.kernel.random import new_stream
from ostraka.core.play.state import State

SLICE = 0.01  # seconds between two looks at the clock
NODES, MOST_NODES = 600_000, 4_000_000
LONGEST_LINE = 24
SURE_SHARE = 0.1  # of the visits to the best action: one that had fewer is hardly known


class _Tree:
    """One thread's tree and working space: number so much of all threads."""

    def __init__(self, game: Game, plan: SearchPlan, nodes: int, number: int, threads: int) -> None:
        self.game = game
        self.number = number
        self.threads = threads
        self.room = room(game, plan.record(game, 0, 0, None), new_stream(0), nodes)
        self.tallies = records(bytes(TALLY.itemsize * (game.max_legal + 1)), TALLY)
        self.stop: Stop = np.zeros(1, np.int8)
        self.spare: Any = None
        self.row = np.zeros(LONGEST_LINE, ACTION)

    @property
    def nodes(self) -> Any:
        """The nodes of the tree; the first is its root."""
        return self.room.nodes

    @property
    def used(self) -> int:
        """How many nodes the tree has."""
        return int(self.room.count[0])

    def prepare(self, plan: Any, stream: Any, stop: Stop) -> None:
        """Take up a plan, a stream to draw from and a stop that someone else may set."""
        self.room = self.room._replace(play=self.room.play._replace(plan=plan, stream=stream))
        self.stop = stop

    def grow(self, iterations: int) -> int:
        """Add iterations; how many were made."""
        return int(grow(self.room, self.tallies, self.stop, iterations))

    def plant(self, state: Any) -> None:
        """Begin a new tree."""
        self.room.play.stack[0] = state
        self.room.count[0] = 1
        self.room.nodes[:1] = 0
        self.tallies[:] = 0

    def follow(self, codes: list[int], state: Any) -> bool:
        """Keep what is known below a row of actions; False if nothing is."""
        node = 0
        for code in codes:
            node = self.child(node, code)
            if not node:
                return False
        if self.spare is None:
            self.spare = np.zeros(len(self.nodes), self.nodes.dtype)  # touched where it is used
        self.room.count[0] = keep_below(self.nodes, node, self.spare)
        kept, self.spare = self.spare, self.nodes
        self.room = self.room._replace(nodes=kept)
        self.tallies[:] = 0
        self.room.play.stack[0] = state
        return True

    def children(self) -> npt.NDArray[np.int64]:
        """The nodes below the root: they were the first to be made."""
        following = self._field("next", self.game.max_legal + 1)
        found = list[int]()
        child = int(self._field("child", 1)[0])
        while child:
            found.append(child)
            child = int(following[child])
        return np.array(found, np.int64)

    def _field(self, name: str, count: int) -> npt.NDArray[Any]:
        """One number of each of the first nodes."""
        return self.nodes[:count].view(np.ndarray)[name]  # type: ignore[no-any-return]

    def child(self, node: int, code: int) -> int:
        """The node of an action below another node, 0 if there is none."""
        child = int(self.nodes[node].child)
        while child and self.nodes[child].action != code:
            child = int(self.nodes[child].next)
        return child

    def think(self, budget: Budget, begun: float, hurry: bool) -> int:
        """Grow within a share of a budget, or until the choice is certain; how many iterations."""
        seconds, nodes, iterations = budget.seconds, budget.nodes, budget.iterations
        if iterations is not None:
            iterations = (iterations + self.number) // self.threads
        if nodes is not None:
            nodes //= self.threads
        done, step = 0, 8 if seconds is not None or nodes is not None else 1 << 30
        while not self.stop[0]:
            if iterations is not None:
                step = min(step, iterations - done)
            if step <= 0:
                break
            before = time.perf_counter()
            done += self.grow(step)
            now = time.perf_counter()
            if nodes is not None:
                if self.used >= min(nodes, len(self.nodes) - self.game.max_legal):
                    break
                step = min(step, 64)
            if seconds is not None:
                if now - begun + SLICE / 2 >= seconds:
                    break
                pace = max((now - before) / step, 1e-9)
                if hurry and lead(self.nodes) > (seconds - (now - begun)) / pace:
                    break
                step = max(1, int(min(SLICE, seconds - (now - begun)) / pace))
        return done

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
        plan: SearchPlan | None = None,
        *,
        seed: int = 0,
        threads: int = 1,
        nodes: int = NODES,
        playing: bool = False,
    ) -> None:
        self.game = game
        self.plan = plan or SearchPlan()
        self.seed = seed
        self.playing = playing
        least = 2 * game.max_legal
        size = max(least, min(nodes, MOST_NODES))
        self.trees = [_Tree(game, self.plan, size, i, threads) for i in range(threads)]
        self._before: tuple[State, list[int]] | None = None

    def run(
        self, state: State, budget: Budget, stop: Stop | None = None, only: int | None = None
    ) -> Findings:
        """Search a state that is not over for the seat to act, or only one of its actions."""
        seat = acting(state)
        plan = self.plan.record(self.game, seat, (self.seed << 20) + state.ply, only)
        self._plant(state)
        stop = np.zeros(1, np.int8) if stop is None else stop
        for tree in self.trees:
            stream = new_stream(((self.seed << 8) + tree.number << 20) + state.ply)
            tree.prepare(plan, stream, stop)
        self.trees[0].grow(0)  # compiles before the clock runs
        begun = time.perf_counter()
        hurry = self.playing and len(self.trees) == 1
        if len(self.trees) == 1:  # a thread of its own would cost more than a weak level's search
            done = self.trees[0].think(budget, begun, hurry)
        else:
            with ThreadPoolExecutor(len(self.trees)) as pool:
                jobs = [pool.submit(tree.think, budget, begun, hurry) for tree in self.trees]
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
        seat continues and nothing has been revealed.
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
        """What all trees together think of the actions of the root."""
        codes, players = state.codes.tolist(), state.players
        place = {code: i for i, code in enumerate(codes)}
        sums = _Sums(len(codes), players)
        lines: list[tuple[int, ...]] = [(code,) for code in codes]
        most = [0] * len(codes)
        for tree in self.trees:
            nodes = tree.children()
            visits = sums.add(tree, nodes, seat, place)
            for node, code, times in visits:
                if times > most[place[code]]:
                    most[place[code]], lines[place[code]] = times, tree.line(node)
        found, enough = sums.read(seat), SURE_SHARE * float(sums.visits.max())
        order = sorted(range(len(codes)), key=lambda i: (-found[i][0], -found[i][1], i))
        ordered = tuple(
            Line(codes[i], *found[i], codes=lines[i], sure=found[i][0] >= enough) for i in order
        )
        return Findings(
            seat=seat,
            lines=ordered,
            iterations=done,
            nodes=sum(tree.used for tree in self.trees),
            seconds=seconds,
            depth=len(ordered[0].codes),
        )


class _Sums:
    """What trees know of the actions of a root, added up.

    All is read at once: one number after the other would take longer than a weak level searches.
    """

    def __init__(self, actions: int, players: int) -> None:
        self.visits = np.zeros(actions, np.int64)
        self.value = np.zeros(actions)
        self.guess = np.full(actions, 0.5)
        self.count = np.zeros(actions)
        self.wins = np.zeros((actions, players))
        self.points = np.zeros((actions, players))

    def add(
        self, tree: _Tree, nodes: npt.NDArray[np.int64], seat: int, place: dict[int, int]
    ) -> list[tuple[int, int, int]]:
        """Add what a tree knows; its nodes with their actions and visits."""
        if not len(nodes):
            return []
        known = tree.nodes.view(np.ndarray)[nodes]
        tallies = tree.tallies.view(np.ndarray)[nodes]
        actions, players = known["action"].tolist(), self.wins.shape[1]
        at = np.array([place[action] for action in actions])
        self.visits[at] += known["visits"]
        self.value[at] += known["total"][:, seat]
        self.guess[at] = known["guess"]
        self.count[at] += tallies["count"]
        self.wins[at] += tallies["wins"][:, :players]
        self.points[at] += tallies["points"][:, :players]
        return list(zip(nodes.tolist(), actions, known["visits"].tolist(), strict=True))

    def read(self, seat: int) -> list[tuple[int, float, tuple[float, ...], tuple[float, ...]]]:
        """Visits, value, shares of the victory and points of each action."""
        visited, players = self.visits > 0, self.wins.shape[1]
        value = np.where(visited, self.value / np.maximum(self.visits, 1), self.guess)
        others = ((1.0 - value) / max(1, players - 1))[:, None]
        expected = np.where(np.arange(players) == seat, value[:, None], others)
        count = self.count[:, None]
        counted = count > 0
        share = np.where(counted, self.wins / np.maximum(count, 1e-300), expected)
        points = np.where(counted, self.points / np.maximum(count, 1e-300), 0.0)
        value = np.where(visited, value, self.guess - 1.0)
        columns = self.visits, value, share, points
        rows = zip(*(column.tolist() for column in columns), strict=True)
        return [(visits, worth, tuple(w), tuple(p)) for visits, worth, w, p in rows]
