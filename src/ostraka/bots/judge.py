"""How good a state is for each seat, as a share of the victory between 0 and 1.

A finished game is judged by its places, an unfinished one by the game's `evaluate` verb; a game
that has none is judged by its points as they stand.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

import numba
from numba.extending import overload

from ostraka.core.kernel.compile import kernel
from ostraka.core.kernel.verbs import evaluate, implementation, rank, score

POINTS = 6.0  # a lead of this many points makes a victory about e times as likely
SOLO_POINTS = 50.0  # alone at the table, this many points are half of the way
SOLO_LOST = 0.25  # alone, this is what the points of a lost game are worth


@kernel
def victory(s: Any, data: Any, places: Any, out: Any) -> None:
    """Write each seat's share of the victory: those in first place share it equally."""
    rank(s, data, places)
    first = 0
    for seat in range(s.players):
        first += places[seat] == 1
    for seat in range(s.players):
        out[seat] = 1.0 / first if places[seat] == 1 else 0.0


@kernel
def standing(s: Any, data: Any, points: Any, out: Any) -> None:
    """Write how likely each seat is to win, judged by nothing but the points as they stand."""
    score(s, data, points)
    if s.players == 1:
        out[0] = 1.0 / (1.0 + exp(1.0 - points[0] / SOLO_POINTS))
        return
    most = points[0]
    for seat in range(1, s.players):
        most = max(most, points[seat])
    total = 0.0
    for seat in range(s.players):
        out[seat] = exp((points[seat] - most) / POINTS)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total


def _evaluates(names: tuple[str, ...]) -> bool:
    try:
        implementation(names, "evaluate")
    except KeyError:
        return False
    return True


def judge(s: Any, data: Any, points: Any, out: Any) -> None:
    """Write how likely each seat is to win a game that is not over."""
    if _evaluates(s.dtype.names):
        evaluate(s, data, out)
    else:
        standing(s, data, points, out)


@overload(judge)
def _judge(s: Any, data: Any, points: Any, out: Any) -> Callable[..., None] | None:
    if not isinstance(s, numba.types.Record):
        return None
    if _evaluates(tuple(s.fields)):

        def by_evaluation(s: Any, data: Any, points: Any, out: Any) -> None:
            evaluate(s, data, out)

        return by_evaluation

    def by_points(s: Any, data: Any, points: Any, out: Any) -> None:
        standing(s, data, points, out)

    return by_points


@kernel
def alone(s: Any, data: Any, points: Any, won: float, out: Any) -> None:
    """Write how good the end of a solo game is: by its points, which count less if it was lost."""
    standing(s, data, points, out)
    out[0] *= SOLO_LOST + (1.0 - SOLO_LOST) * won


@kernel
def success(s: Any, data: Any, margin: float, points: Any, wins: Any, out: Any) -> None:
    """Write how good the end of a game is for each seat, given the shares of the victory.

    `margin` is how much the points count beside the victory.
    """
    if s.players == 1:
        alone(s, data, points, wins[0], out)
        return
    standing(s, data, points, out)
    for seat in range(s.players):
        out[seat] = (1.0 - margin) * wins[seat] + margin * out[seat]


@kernel
def worth(s: Any, data: Any, places: Any, points: Any, out: Any) -> None:
    """Write how good a state is for each seat, whether the game is over or not."""
    if not s.over:
        judge(s, data, points, out)
        return
    victory(s, data, places, out)
    if s.players == 1:
        alone(s, data, points, out[0], out)
