"""One step of many games, compiled for each of them: act, begin again, see, list what is legal.

A slice of a batch is stepped by one call without the interpreter's lock, so threads share a batch
by slices. Each game touches only its own rows, and its chance is its own: what happens depends on
neither the number of threads nor on what the other games do.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel.compile import SEATS, kernel
from ostraka.core.kernel.random import below, draw, seeded
from ostraka.core.kernel.verbs import (
    action,
    apply,
    index,
    legal,
    observe,
    rank,
    reshuffle,
    setup,
)
from ostraka.envs.rewards import reward_places
from ostraka.envs.rows import borrowed

DISABLED, NEXT_STEP, SAME_STEP = range(3)
"""When a finished game is laid out again: never, by its next step, or by the step that ends it."""

SEED_BITS = np.uint64(11)
"""Seeds are the upper 53 bits of a draw: every seed that a game can be started with."""

FINE = -1
"""That no row is refused."""


@kernel
def begin(rows: Any, data: Any, options: Any, players: int, i: int) -> None:
    """Lay out a new game in a row."""
    head = rows.heads[i]
    rows.states[i] = rows.states[rows.heads.shape[0]]
    head.seed = np.int64(draw(head) >> SEED_BITS)
    head.plies = 0
    setup(rows.states[i], data, players, options, head.seed)


@kernel
def look(rows: Any, data: Any, i: int) -> None:
    """See the game of a row as the seat to act sees it; a finished one as who acted last does."""
    s, head = rows.states[i], rows.heads[i]
    mask, listed = rows.masks[i], rows.legal[i]
    for k in range(head.count):
        mask[listed[k]] = 0
    count = legal(s, data, listed)
    for k in range(count):
        number = index(s, data, listed[k])
        listed[k] = number
        mask[number] = 1
    head.count = count
    head.seat = s.seat
    observe(s, data, int(s.seat if s.over == 0 else head.acted), rows.observations[i])


@kernel
def finish(rows: Any, data: Any, i: int) -> None:
    """Note what a game that has just ended is worth to each seat."""
    s = rows.states[i]
    rows.heads[i].terminated = True
    places = np.zeros(SEATS, np.int32)
    rank(s, data, places)
    reward_places(places, s.players, rows.rewards[i])


@kernel
def reset_rows(
    lent: Any,
    kind: Any,
    tables: Any,
    wanted: Any,
    options: Any,
    players: int,
    start: int,
    stop: int,
) -> None:
    """Lay out new games in those of some rows that are wanted."""
    rows = borrowed(lent, kind)
    for i in range(start, stop):
        if not wanted[i]:
            continue
        begin(rows, tables[0], options, players, i)
        rows.heads[i].terminated = False
        rows.heads[i].acted = -1
        rows.rewards[i, :] = 0
        look(rows, tables[0], i)


@kernel
def seed_rows(lent: Any, kind: Any, stream: Any) -> None:
    """Give each row a stream of its own, split from one."""
    rows = borrowed(lent, kind)
    for i in range(rows.heads.shape[0]):
        seeded(rows.heads[i], draw(stream[0]))


@kernel
def look_rows(lent: Any, kind: Any, tables: Any, start: int, stop: int) -> None:
    """See some games again, whose states were put in place."""
    rows = borrowed(lent, kind)
    for i in range(start, stop):
        look(rows, tables[0], i)


@kernel
def reshuffle_rows(lent: Any, kind: Any, tables: Any, stream: Any, which: Any, seats: Any) -> None:
    """Redraw what a seat cannot know in some rows; what the seat to act sees stays the same."""
    rows = borrowed(lent, kind)
    for k in range(which.shape[0]):
        i = which[k]
        reshuffle(rows.states[i], tables[0], seats[k], stream[0])
        rows.heads[i].seed = -1
        look(rows, tables[0], i)


@kernel
def refused(lent: Any, kind: Any, autoreset: int, indices: Any) -> int:
    """The first row whose index is not a legal action now, FINE if there is none.

    A finished game that its next step lays out again takes any index.
    """
    rows = borrowed(lent, kind)
    for i in range(indices.shape[0]):
        if autoreset == NEXT_STEP and rows.heads[i].count == 0:
            continue
        number = indices[i]
        if number < 0 or number >= rows.masks.shape[1] or not rows.masks[i, number]:
            return i
    return FINE


@kernel
def advance(
    rows: Any, data: Any, options: Any, players: int, autoreset: int, i: int, number: int
) -> None:
    """Carry out a legal action in a row, given by its index, or begin a finished game again."""
    s, head = rows.states[i], rows.heads[i]
    if head.terminated:
        head.terminated = False
        rows.rewards[i, :] = 0
    if s.over:
        begin(rows, data, options, players, i)
        head.acted = -1
    else:
        head.acted = s.seat
        head.plies += 1
        apply(s, data, action(s, data, number))
        if s.over:
            finish(rows, data, i)
            if autoreset == SAME_STEP:
                observe(s, data, int(head.acted), rows.final_observations[i])
                begin(rows, data, options, players, i)


@kernel
def step_rows(
    lent: Any,
    kind: Any,
    tables: Any,
    options: Any,
    players: int,
    autoreset: int,
    indices: Any,
    start: int,
    stop: int,
) -> None:
    """Carry out one legal action in each of some rows, given by their indices."""
    rows = borrowed(lent, kind)
    data = tables[0]
    for i in range(start, stop):
        advance(rows, data, options, players, autoreset, i, indices[i])
        look(rows, data, i)


@kernel
def step_all(
    lent: Any,
    kind: Any,
    tables: Any,
    options: Any,
    players: int,
    autoreset: int,
    indices: Any,
) -> int:
    """Check all rows, and step them unless one is refused: that one, or FINE."""
    row = refused(lent, kind, autoreset, indices)
    if row == FINE:
        step_rows(lent, kind, tables, options, players, autoreset, indices, 0, indices.shape[0])
    return row


@kernel
def sample_rows(lent: Any, kind: Any, stream: Any, out: Any) -> None:
    """A random legal index for each row, each equally likely; -1 where a game is over."""
    rows = borrowed(lent, kind)
    for i in range(out.shape[0]):
        count = rows.heads[i].count
        out[i] = rows.legal[i, below(stream[0], count)] if count else -1


@kernel
def gather(lent: Any, kind: Any, offsets: Any, out: Any) -> None:
    """All lists of legal indices, one behind the other."""
    rows = borrowed(lent, kind)
    for i in range(rows.heads.shape[0]):
        for k in range(rows.heads[i].count):
            out[offsets[i] + k] = rows.legal[i, k]
