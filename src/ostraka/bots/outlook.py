"""With how many points a game is likely to end: it is played out several times.

A search that judges states instead of playing to the end knows who is likely to win, not by how
much. Here the game continues after an action from states in which all that the seat to act cannot
know has been drawn again, between players that take the best looking of a few random actions.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.bots.playout import play_on
from ostraka.bots.workspace import SearchPlan, play_room
from ostraka.core.kernel.compile import SEATS, kernel, records
from ostraka.core.kernel.random import new_stream
from ostraka.core.kernel.verbs import apply, reshuffle, score
from ostraka.core.play.state import State

GAMES = 32
TRIES = 6


@kernel
def play_out(play: Any, code: int, games: int, out: Any) -> None:
    """Write each seat's mean points at the end of some games that continue with an action."""
    stack = play.stack
    out[:] = 0.0
    for _ in range(games):
        stack[1] = stack[0]
        if play.plan.redraw:
            reshuffle(stack[1], play.data, play.plan.seat, play.stream)
        apply(stack[1], play.data, code)
        play_on(play)
        score(stack[1], play.data, play.points)
        for seat in range(stack[0].players):
            out[seat] += play.points[seat] / games


def expected_scores(state: State, code: int, seed: int, games: int = GAMES) -> tuple[float, ...]:
    """The points of each seat at the end, if the seat to act continues with an action."""
    game, seat = state.game, state.seat
    assert seat is not None, "the game is over"
    plan = SearchPlan(tries=TRIES).record(game, seat, seed, None)
    memory = play_room(game, plan, new_stream(seed))
    memory.stack[0] = records(state.tobytes(), game.dtype)[0]
    out = np.zeros(SEATS, np.float64)
    play_out(memory, code, games, out)
    return tuple(out[: state.players].tolist())
