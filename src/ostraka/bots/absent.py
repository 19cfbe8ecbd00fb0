"""Whoever plays for a seat that has been left: its turns pass as far as the rules allow.

An action that only goes on is played where there is one (`Game.passing`), otherwise the one that
changes least: nothing is bought, built or drawn for a player who is gone unless it must be.
"""

from __future__ import annotations

import numpy as np

from ostraka.core.game.game import Game
from ostraka.core.game.study import acting
from ostraka.core.kernel.compile import records
from ostraka.core.play.action import Action
from ostraka.core.play.state import State


class AbsentBot:
    """Lets the turns of a seat pass."""

    def __init__(self, game: Game, *, seed: int = 0) -> None:
        self.game = game
        self.seed = seed

    def choose(self, state: State) -> Action:
        """An action that only goes on, else the one after which the state is most like before."""
        seat = acting(state)
        for verb in self.game.passing:
            for code, row in zip(state.codes.tolist(), state.rows, strict=True):
                if row["verb"] == verb:
                    return state.legal[state.legal.codes.index(code)]
        thought = state.reshuffled(seat, self.seed)
        before = np.frombuffer(thought.tobytes(), np.uint8)
        changes = []
        for code in thought.codes.tolist():
            after = records(thought.tobytes(), self.game.dtype)
            self.game.kernel_apply(after[0], self.game.data, code)
            changes.append(int((np.frombuffer(after.tobytes(), np.uint8) != before).sum()))
        return state.legal[int(np.argmin(changes))]
