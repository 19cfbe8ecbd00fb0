"""One step of many games, compiled for each of them: act, begin anew, see, list what is legal.

A slice of a batch is stepped by one call without the interpreter's lock, so threads share a batch
by slices. Each game touches only its own rows, and its chance is its own: what happens depends on
neither the number of threads nor on what the other games do.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ostraka.core.kernel import kernel
from ostraka.core.random import below, draw, seeded
from ostraka.core.verbs import action, apply, index, legal, observe, rank, setup
from ostraka.envs.rewards import reward_places

__all__ = [
    "DISABLED",
    "FINE",
    "NEXT_STEP",
    "SAME_STEP",
    "Rows",
    "gather",
    "look_rows",
    "refused",
    "reset_rows",
    "sample_rows",
    "seed_rows",
    "step_all",
    "step_rows",
]

DISABLED, NEXT_STEP, SAME_STEP = range(3)
"""When a finished game is laid out anew: never, by its next step, or by the step that ends it."""

SEED_BITS = np.uint64(11)
"""Seeds are the upper 53 bits of a draw: every seed that a game can be started with."""

FINE = -1
"""That no row is refused."""


class Rows(NamedTuple):
    """Everything that is kept of a batch, one row for each game."""

    states: Any
    streams: Any
    """From which the seeds of the games are drawn."""
    seeds: Any
    """The seed of each game."""
    plies: Any
    """How many actions each game has seen."""
    observations: Any
    masks: Any
    legal: Any
    counts: Any
    seats: Any
    acted: Any
    rewards: Any
    terminated: Any
    final_observations: Any
    blank: Any
    """A zeroed state, from which games are laid out."""
    places: Any
    """Room for the places of each game's seats."""


@kernel
def begin(rows: Any, data: Any, options: Any, players: int, i: int) -> None:
    """Lay out a new game in a row."""
    rows.states[i] = rows.blank[0]
    rows.seeds[i] = np.int64(draw(rows.streams[i]) >> SEED_BITS)
    rows.plies[i] = 0
    setup(rows.states[i], data, players, options, rows.seeds[i])


@kernel
def look(rows: Any, data: Any, i: int) -> None:
    """See the game of a row as the seat to act sees it; a finished one as who acted last does."""
    s = rows.states[i]
    mask, listed = rows.masks[i], rows.legal[i]
    for k in range(rows.counts[i]):
        mask[listed[k]] = 0
    count = legal(s, data, listed)
    for k in range(count):
        number = index(s, data, listed[k])
        listed[k] = number
        mask[number] = 1
    rows.counts[i] = count
    rows.seats[i] = s.seat
    observe(s, data, s.seat if s.over == 0 else rows.acted[i], rows.observations[i])


@kernel
def finish(rows: Any, data: Any, i: int) -> None:
    """Note what a game that has just ended is worth to each seat."""
    s = rows.states[i]
    rows.terminated[i] = True
    rank(s, data, rows.places[i])
    reward_places(rows.places[i], s.players, rows.rewards[i])


@kernel
def reset_rows(
    rows: Any, tables: Any, wanted: Any, options: Any, players: int, start: int, stop: int
) -> None:
    """Lay out new games in those of some rows that are wanted."""
    for i in range(start, stop):
        if not wanted[i]:
            continue
        begin(rows, tables[0], options, players, i)
        rows.terminated[i] = False
        rows.rewards[i, :] = 0
        rows.acted[i] = -1
        look(rows, tables[0], i)


@kernel
def seed_rows(rows: Any, stream: Any) -> None:
    """Give each row a stream of its own, split from one."""
    for i in range(rows.streams.shape[0]):
        seeded(rows.streams[i], draw(stream[0]))


@kernel
def look_rows(rows: Any, tables: Any, start: int, stop: int) -> None:
    """See some games anew, whose states were put in place."""
    for i in range(start, stop):
        look(rows, tables[0], i)


@kernel
def refused(rows: Any, indices: Any, autoreset: int) -> int:
    """The first row whose index is not a legal action now, FINE if there is none.

    A finished game that its next step lays out anew takes any index.
    """
    for i in range(indices.shape[0]):
        if rows.counts[i] == 0 and autoreset == NEXT_STEP:
            continue
        number = indices[i]
        if number < 0 or number >= rows.masks.shape[1] or not rows.masks[i, number]:
            return i
    return FINE


@kernel
def step_rows(
    rows: Any,
    tables: Any,
    indices: Any,
    options: Any,
    players: int,
    autoreset: int,
    start: int,
    stop: int,
) -> None:
    """Carry out one legal action in each of some rows, given by their indices."""
    data = tables[0]
    for i in range(start, stop):
        s = rows.states[i]
        if rows.terminated[i]:
            rows.terminated[i] = False
            rows.rewards[i, :] = 0
        if s.over:
            begin(rows, data, options, players, i)
            rows.acted[i] = -1
        else:
            rows.acted[i] = s.seat
            rows.plies[i] += 1
            apply(s, data, action(s, data, indices[i]))
            if s.over:
                finish(rows, data, i)
                if autoreset == SAME_STEP:
                    observe(s, data, rows.acted[i], rows.final_observations[i])
                    begin(rows, data, options, players, i)
        look(rows, data, i)


@kernel
def step_all(
    rows: Any, tables: Any, indices: Any, options: Any, players: int, autoreset: int
) -> int:
    """Check all rows, and step them unless one is refused: that one, or FINE."""
    row = refused(rows, indices, autoreset)
    if row == FINE:
        step_rows(rows, tables, indices, options, players, autoreset, 0, indices.shape[0])
    return row


@kernel
def sample_rows(rows: Any, stream: Any, out: Any) -> None:
    """A random legal index for each row, each equally likely; -1 where a game is over."""
    for i in range(out.shape[0]):
        count = rows.counts[i]
        out[i] = rows.legal[i, below(stream[0], count)] if count else -1


@kernel
def gather(rows: Any, offsets: Any, out: Any) -> None:
    """All lists of legal indices, one behind the other."""
    for i in range(rows.counts.shape[0]):
        for k in range(rows.counts[i]):
            out[offsets[i] + k] = rows.legal[i, k]
