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

from ostraka.core.kernel import kernel
from ostraka.core.verbs import evaluate, implementation, rank, score

__all__ = ["SEATS", "judge", "standing", "victory", "worth"]

SEATS = 4
"""No game has more seats."""

POINTS = 6.0  # a lead of so many points makes a victory about e times as likely
SOLO_POINTS = 50.0  # alone at the table, so many points are half of the way


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
def worth(s: Any, data: Any, places: Any, points: Any, out: Any) -> None:
    """Write how good a state is for each seat, whether the game is over or not."""
    if s.over:
        victory(s, data, places, out)
    else:
        judge(s, data, points, out)
