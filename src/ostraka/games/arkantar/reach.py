"""Where pieces come to a stop, for all moves of a state in one compiled call."""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.compile import kernel
from ostraka.games.arkantar.codes import ENDINGS, MOVE
from ostraka.games.arkantar.kernel import slide


@kernel
def reached(states: Any, moves: Any) -> None:
    """Replace each move by the last tile that the sliding piece reaches."""
    for i in range(moves.size):
        place = (moves[i] - MOVE) // ENDINGS
        moves[i] = slide(states[0], place // 4, place % 4)
