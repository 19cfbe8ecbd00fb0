"""Whole turns of Arkantar: listing those that lead to different positions, and naming positions.

A turn is up to three actions, and most orders of them lead to the same position; each position is
listed once. A narrow listing follows only the best looking first and second actions, but finds
every turn of one action, and so every capture at hand.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ostraka.core.kernel.compile import ACTION, kernel, records
from ostraka.core.kernel.random import mix
from ostraka.games.arkantar.judgement.evaluate import WEIGHTS, log_odds
from ostraka.games.arkantar.judgement.lines import in_reach
from ostraka.games.arkantar.judgement.threats import threatened
from ostraka.games.arkantar.rules.board import FULL, bit
from ostraka.games.arkantar.rules.codes import BREAK, MOVE
from ostraka.games.arkantar.rules.memory import MEMORY_TURNS, step_back
from ostraka.games.arkantar.rules.turn import MAX_LEGAL, STATE, apply, legal, side_tiles
from ostraka.games.arkantar.state_types import ArkantarState

WIN = 100_000
"""The value of a win, less one for each turn that it takes; other values are log-odds × 100."""
SURE = WIN - 1000
"""From here on a value says that the win is certain."""
LOSS = -WIN

DEEPEST = 14
INNER = 4096
"""Turns listed at most inside the tree."""
ROOT = 1 << 18
"""Turns listed at most at the root."""
NO_ACTION = -1
NONE, ONE = np.int64(0), np.int64(1)
"""Numbers to call kernels with: a plain constant would have them compiled once for each value."""

TURN = np.dtype([("key", "u8"), ("codes", "i4", (3,)), ("value", "i4")], align=True)
"""A turn: the position it leads to, its actions, and how good that looks to whoever plays it."""

ENTRY = np.dtype(
    [("key", "u8"), ("codes", "i4", (3,)), ("value", "i4"), ("left", "i1"), ("bound", "i1")],
    align=True,
)
"""A position in the transposition table."""

NODES, STAMP, LIMIT, ABORTED, SIGHT, WIDE, NARROW, KEEP, KILLERS, PAST, CONTEMPT = range(11)
"""`SearchRoom.meta` holds: positions searched, the last mark used in `stamps`, how many positions
may be searched (0: any number), whether the search was broken off, how many actions of a turn are
foreseen, how many first and second actions and turns are followed, known good replies, positions in
`past`, and how much worse than even a draw counts for the side at the root."""

ALL_TURNS, NARROWLY, IN_DANGER = np.int64(0), np.int64(1), np.int64(2)
"""How turns are listed: all, those of the best looking actions, or those that save the Monarch."""
DANGER = 600
"""How much worse an action looks that leaves the Monarch in danger, where it is in danger."""


class SearchRoom(NamedTuple):
    """The memory of one search."""

    stack: Any
    """Four states for each turn of depth: as it begins, and after each action."""
    weights: Any
    actions: Any
    values: Any
    root: Any
    inner: Any
    keys: Any
    stamps: Any
    table: Any
    features: Any
    meta: Any
    codes: Any
    killers: Any
    past: Any
    """Positions that stood twice in the game: the third time is a draw."""
    stop: Any


def room(weights: Any = None, table: int = 1 << 16, root: int = ROOT) -> SearchRoom:
    """Memory for a search."""
    levels = 4 * (DEEPEST + 1)
    return SearchRoom(
        stack=records(bytes(STATE.itemsize * levels), STATE),
        weights=WEIGHTS if weights is None else weights,
        actions=np.zeros((levels, MAX_LEGAL), ACTION),
        values=np.zeros((levels, MAX_LEGAL), np.int64),
        root=records(bytes(TURN.itemsize * root), TURN),
        inner=records(bytes(TURN.itemsize * INNER * (DEEPEST + 1)), TURN).reshape(DEEPEST + 1, -1),
        keys=np.zeros(2 * root, np.uint64),
        stamps=np.zeros(2 * root, np.int64),
        table=records(bytes(ENTRY.itemsize * table), ENTRY),
        features=np.zeros(len(WEIGHTS), np.float64),
        meta=np.zeros(16, np.int64),
        codes=np.zeros((DEEPEST + 1, 3), np.int64),
        killers=np.zeros((8, 3), np.int64),
        past=np.zeros(MEMORY_TURNS, np.uint64),
        stop=np.zeros(1, np.int8),
    )


def helper(main: SearchRoom, table: int = 1 << 16) -> SearchRoom:
    """Memory for a thread that helps another one's search: the turns of the root are shared."""
    own = room(main.weights, table, root=INNER)
    return own._replace(root=main.root, stop=main.stop)


@kernel
def board_key(walls: Any, pieces: Any, side: Any) -> Any:
    """A number that stands for Walls, pieces and the side to act.

    Captives need not be named: in one game they are the pieces that are not on the board.
    """
    key = mix(np.uint64(walls) ^ (np.uint64(side + 2) << np.uint64(56)))
    for kind in range(4):
        key = mix(key ^ np.uint64(pieces[0, kind]))
        key = mix(key ^ np.uint64(pieces[1, kind]))
    return key


@kernel
def position_key(s: ArkantarState) -> Any:
    """A number that stands for the position as a turn begins."""
    return board_key(s.walls, s.pieces, np.int64(s.seat))


@kernel
def past_keys(s: ArkantarState, out: Any) -> int:
    """Write the positions with which the remembered turns and this one began; how many."""
    walls, pieces = s.walls, s.pieces.copy()
    side: Any = np.int64(s.seat)
    row = np.int64(s.remembered)
    number = 0
    if s.used:
        row, side = row + 1, 1 - side
    else:
        out[0] = board_key(walls, pieces, side)
        number = 1
    while row > 0:
        side = 1 - side
        row, walls = step_back(s, row, side, walls, pieces)
        if row >= 0:
            out[number] = board_key(walls, pieces, side)
            number += 1
    return number


@kernel
def static(s: ArkantarState, weights: Any, features: Any) -> int:
    """How good a position looks to the side to act, in hundredths."""
    return int(100.0 * log_odds(s, weights, features))


@kernel
def needless(s: ArkantarState, before: int, action: int) -> bool:
    """Whether a flip can be left out because the same two flips in the other order are listed.

    Builds come first, and flips of a sort in the order of their tiles, unless a Wall could not be
    broken before the other one was. `s` is the state between the two.
    """
    if before < 0 or before >= MOVE or action >= MOVE:
        return False
    if action < BREAK:
        return before >= BREAK or action < before
    if before < BREAK or action > before:
        return False
    mine = side_tiles(s, s.seat)
    other = bit(before - BREAK)
    earlier = in_reach(mine, s.walls | other, s.flipped & ~other)
    return bool(earlier & bit(action - BREAK) & FULL)


@kernel
def add_turn(
    room: Any, turns: Any, n: int, s: ArkantarState, seat: int, depth: int, length: int
) -> int:
    """List the turn in room.codes that led to `s`, unless its position is listed; how many then."""
    if n >= turns.shape[0] - 1:
        return n
    key = position_key(s) if not s.over else mix(np.uint64(n + 7))
    mask = (turns.shape[0] << 1) - 1
    slot = np.int64(key & np.uint64(mask))
    stamp = room.meta[STAMP]
    while room.stamps[slot] == stamp:
        if room.keys[slot] == key:
            return n
        slot = (slot + 1) & mask
    room.stamps[slot] = stamp
    room.keys[slot] = key
    turns[n].key = key
    for i in range(3):
        turns[n].codes[i] = room.codes[depth, i] if i < length else NO_ACTION
    if s.over:
        turns[n].value = 0 if s.winner < 0 else (WIN - depth if s.winner == seat else LOSS + depth)
    else:
        turns[n].value = -static(s, room.weights, room.features)
    return n + 1


@kernel
def list_turns(
    room: Any, turns: Any, depth: Any, level: Any, seat: Any, n: Any, narrow: Any
) -> Any:
    """List the turns that begin with the actions in room.codes; how many are listed then.

    The state after those actions is stack[4 * depth + level].
    """
    here = 4 * depth + level
    actions, values = room.actions[here], room.values[here]
    number = legal(room.stack[here], room.weights, actions)
    width = room.meta[WIDE] if level == 0 else room.meta[NARROW]
    before = room.codes[depth, level - 1] if level > 0 else NO_ACTION
    going_on = 0
    for i in range(number):
        action = actions[i]
        if narrow == ALL_TURNS and needless(room.stack[here], before, action):
            continue
        room.stack[here + 1] = room.stack[here]
        apply(room.stack[here + 1], room.weights, action)
        room.codes[depth, level] = action
        after = room.stack[here + 1]
        if after.over or after.seat != seat:
            n = add_turn(room, turns, n, after, seat, depth, level + 1)
        elif narrow == ALL_TURNS:
            n = list_turns(room, turns, depth, level + 1, seat, n, narrow)
        else:
            values[going_on] = static(after, room.weights, room.features)
            if narrow == IN_DANGER and threatened(after, room.meta[SIGHT]):
                values[going_on] -= DANGER
            actions[going_on] = action
            going_on += 1
    if narrow != ALL_TURNS:
        for _ in range(min(width, going_on)):
            best = 0
            for i in range(1, going_on):
                if values[i] > values[best]:
                    best = i
            values[best] = -(1 << 40)
            room.stack[here + 1] = room.stack[here]
            apply(room.stack[here + 1], room.weights, actions[best])
            room.codes[depth, level] = actions[best]
            n = list_turns(room, turns, depth, level + 1, seat, n, narrow)
    return n
