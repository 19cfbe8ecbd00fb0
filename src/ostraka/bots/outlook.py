"""With how many points a game is likely to end: it is played out several times.

A search that judges states instead of playing to the end knows who is likely to win, not by how
much. Here the game goes on after an action from states in which all that the seat to act cannot
know has been drawn anew, between players that take the best looking of a few random actions.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.bots.judge import SEATS
from ostraka.bots.search import Plan
from ostraka.bots.tree import play_on
from ostraka.core.kernel import ACTION, kernel, records
from ostraka.core.random import new_stream
from ostraka.core.state import State
from ostraka.core.verbs import apply, reshuffle, score

__all__ = ["expected_scores"]

GAMES = 32
TRIES = 6


@kernel
def play_out(
    stack: Any, data: Any, plan: Any, stream: Any, actions: Any, code: int, games: int, out: Any
) -> None:
    """Write each seat's mean points at the end of some games that go on with an action."""
    places = np.zeros(SEATS, np.int32)
    points = np.zeros(SEATS, np.int32)
    values = np.zeros(SEATS, np.float64)
    out[:] = 0.0
    for _ in range(games):
        stack[1] = stack[0]
        if plan.redraw:
            reshuffle(stack[1], data, plan.seat, stream)
        apply(stack[1], data, code)
        play_on(stack, data, plan, stream, actions, places, points, values)
        score(stack[1], data, points)
        for seat in range(stack[0].players):
            out[seat] += points[seat] / games


def expected_scores(state: State, code: int, seed: int, games: int = GAMES) -> tuple[float, ...]:
    """The points of each seat at the end, if the seat to act goes on with an action."""
    game, seat = state.game, state.seat
    assert seat is not None, "the game is over"
    stack = records(bytes(3 * game.dtype.itemsize), game.dtype)
    stack[0] = records(state.tobytes(), game.dtype)[0]
    plan = Plan(tries=TRIES).record(game, seat, seed, None)
    out = np.zeros(SEATS, np.float64)
    actions = np.zeros(game.max_legal, ACTION)
    play_out(stack, game.data, plan, new_stream(seed), actions, code, games, out)
    return tuple(out[: state.players].tolist())
