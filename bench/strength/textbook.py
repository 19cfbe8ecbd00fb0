"""A textbook alpha-beta for Arkantar, to measure level 8 against.

It shares nothing with the engine but the rules: single actions instead of whole turns, iterative
deepening, a transposition table, captures first and then by history. It counts Knights, the free
tiles around them and how far the Monarchs can be seen.

    ostraka arena arkantar --bots 8@100ms,bench.strength.textbook:Textbook --games 20
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import numpy as np

from ostraka.core.game.game import Game
from ostraka.core.kernel.compile import ACTION, kernel, records
from ostraka.core.play.action import Action
from ostraka.core.play.state import State
from ostraka.games.arkantar.rules.board import MONARCH, NEXT, bit, lowest
from ostraka.games.arkantar.rules.codes import COUNT, END, ENDINGS, MOVE, TAKE
from ostraka.games.arkantar.rules.turn import MAX_LEGAL, STATE, apply, legal, side_tiles

__all__ = ["Textbook"]

DEEPEST = 40
TABLE = 1 << 18
WIN = 1_000_000
KNIGHT, SEEN, FREE, NEAR = 100, 6, 3, 2
NODES, LIMIT, ABORTED = range(3)
ENTRY = np.dtype(
    [("key", "u8"), ("value", "i4"), ("action", "i4"), ("depth", "i1"), ("bound", "i1")], align=True
)


class Memory(NamedTuple):
    """What one search works in."""

    stack: Any
    actions: Any
    order: Any
    table: Any
    history: Any
    meta: Any
    stop: Any


@kernel
def open_tiles(s: Any, tile: int) -> int:
    """How many free tiles are seen from a tile."""
    blocked = s.walls | side_tiles(s, 0) | side_tiles(s, 1)
    found = 0
    for direction in range(4):
        at = NEXT[tile, direction]
        while at >= 0 and not blocked & bit(at):
            found += 1
            at = NEXT[at, direction]
    return found


@kernel
def half(s: Any, side: int) -> int:
    """What a side has: Knights, room for them, nearness to the enemy Monarch, cover for its own."""
    target = lowest(s.pieces[1 - side, MONARCH])
    total = -SEEN * open_tiles(s, lowest(s.pieces[side, MONARCH]))
    for kind in range(1, 4):
        tiles = s.pieces[side, kind]
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            steps = abs(tile // 7 - target // 7) + abs(tile % 7 - target % 7)
            total += KNIGHT + FREE * min(4, open_tiles(s, tile)) - NEAR * steps
    return total


@kernel
def name(s: Any) -> Any:
    """A number for all that the rest of the game depends on, but for repetition."""
    key = np.uint64(14695981039346656037)
    turn = np.int64(s.seat) << 16 | s.used << 12 | s.moved << 8 | s.monarch_from
    for part in (s.walls, s.flipped, turn):
        key = (key ^ np.uint64(part)) * np.uint64(1099511628211)
        key ^= key >> np.uint64(29)
    for side in range(2):
        for kind in range(4):
            key = (key ^ np.uint64(s.pieces[side, kind])) * np.uint64(1099511628211)
            key ^= key >> np.uint64(29)
    return key


@kernel
def negamax(m: Memory, ply: int, depth: int, alpha: int, beta: int) -> Any:
    """The value of stack[ply] for its seat to act."""
    s = m.stack[ply]
    m.meta[NODES] += 1
    if m.stop[0] or (m.meta[LIMIT] and m.meta[NODES] > m.meta[LIMIT]):
        m.meta[ABORTED] = 1
        return 0
    if depth <= 0 or ply + 1 >= DEEPEST:
        return half(s, s.seat) - half(s, 1 - s.seat)
    seat = s.seat
    key = name(s)
    entry = m.table[np.int64(key & np.uint64(TABLE - 1))]
    known = -1
    if entry.key == key:
        known = entry.action
        if ply and entry.depth >= depth:
            if (
                entry.bound == 0
                or (entry.bound == 1 and entry.value >= beta)
                or (entry.bound == 2 and entry.value <= alpha)
            ):
                return entry.value
    actions, order = m.actions[ply], m.order[ply]
    number = legal(s, 0, actions)
    for i in range(number):
        action = actions[i]
        order[i] = m.history[seat, action]
        if MOVE <= action < END and (action - MOVE) % ENDINGS >= TAKE:
            order[i] += 1 << 40
        if action == known:
            order[i] += 1 << 50
    best, chosen, first = -2 * WIN, -1, alpha
    for i in range(number):
        top = i
        for j in range(i + 1, number):
            if order[j] > order[top]:
                top = j
        action = actions[top]
        actions[top], order[top] = actions[i], order[i]
        m.stack[ply + 1] = s
        apply(m.stack[ply + 1], 0, action)
        after = m.stack[ply + 1]
        if after.over:
            value = 0 if after.winner < 0 else (WIN - ply if after.winner == seat else ply - WIN)
        elif after.seat == seat:
            value = negamax(m, ply + 1, depth - 1, alpha, beta)
        else:
            value = -negamax(m, ply + 1, depth - 1, -beta, -alpha)
        if m.meta[ABORTED]:
            return 0
        if value > best:
            best, chosen = value, action
            alpha = max(alpha, value)
            if alpha >= beta:
                m.history[seat, action] += depth * depth
                break
    entry.key, entry.value, entry.action, entry.depth = key, best, chosen, depth
    entry.bound = 1 if best >= beta else (2 if best <= first else 0)
    return best


class Textbook:
    """Alpha-beta by single actions, with this many seconds or positions for a decision."""

    def __init__(
        self, game: Game, *, seed: int = 0, seconds: float = 0.1, nodes: int | None = None
    ) -> None:
        self.game = game
        self.seconds = seconds
        self.nodes = nodes
        self.depth = 0
        self.memory = Memory(
            stack=records(bytes(STATE.itemsize * (DEEPEST + 1)), STATE),
            actions=np.zeros((DEEPEST + 1, MAX_LEGAL), ACTION),
            order=np.zeros((DEEPEST + 1, MAX_LEGAL), np.int64),
            table=records(bytes(ENTRY.itemsize * TABLE), ENTRY),
            history=np.zeros((2, COUNT), np.int64),
            meta=np.zeros(3, np.int64),
            stop=np.zeros(1, np.int8),
        )

    def choose(self, state: State) -> Action:
        """The best action of the deepest search that was finished."""
        memory = self.memory
        memory.stack[0] = records(state.tobytes(), STATE)[0]
        memory.history[:] = 0
        best = state.legal[0].code
        spent = 0
        begun = time.perf_counter()
        for depth in range(1, DEEPEST - 2):
            memory.meta[:] = 0
            memory.meta[LIMIT] = self._rest(spent, begun)
            if memory.meta[LIMIT] <= 0:
                break
            value = int(negamax(memory, 0, depth, -2 * WIN, 2 * WIN))
            spent += int(memory.meta[NODES])
            if memory.meta[ABORTED]:
                break
            key = int(name(memory.stack[0]))
            best, self.depth = int(memory.table[key & (TABLE - 1)].action), depth
            if abs(value) > WIN - DEEPEST:
                break
        return state.legal[state.legal.codes.index(best)]

    def _rest(self, spent: int, begun: float) -> int:
        """How many more positions there is time for, by the pace so far."""
        if self.nodes is not None:
            return self.nodes - spent
        elapsed = time.perf_counter() - begun
        if not spent:
            return 2000
        return int((self.seconds - elapsed) * spent / max(elapsed, 1e-6))
