"""Playing a game to its end by uniformly random legal actions, inside compiled code."""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.compile import kernel
from ostraka.core.kernel.random import below
from ostraka.core.kernel.verbs import apply, legal, setup


@kernel
def playout(s: Any, data: Any, stream: Any, actions: Any, limit: int) -> int:
    """Play random actions until the game ends, at most `limit`; how many were played."""
    played = 0
    while s.over == 0 and played < limit:
        count = legal(s, data, actions)
        apply(s, data, actions[below(stream, count)])
        played += 1
    return played


@kernel
def playouts(
    batch: Any, data: Any, players: int, options: Any, stream: Any, actions: Any, games: int
) -> int:
    """Play whole random games, one after the other, in the place batch[0]; actions played.

    batch[1] is a zeroed record, from which each game is laid out again.
    """
    total = 0
    for game in range(games):
        batch[0] = batch[1]
        setup(batch[0], data, players, options, game)
        total += playout(batch[0], data, stream, actions, 1 << 30)
    return total
