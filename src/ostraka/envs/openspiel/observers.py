"""How OpenSpiel looks at a state: tensors and strings for one seat.

A tensor is the seat's observation, each number as a share of the furthest from 0 that it can be. It
is the same whether or not perfect recall is asked for: an observation is complete for the decision
at hand, and a whole past has no fixed size. A string with perfect recall tells the past as well,
as a digest (`past`); one without is the table as the seat sees it, as JSON.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from ostraka.core.checks import quoted
from ostraka.core.errors import InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.i18n.message import Message
from ostraka.core.learn.observation import Layout
from ostraka.envs.encode import furthest

if TYPE_CHECKING:
    from ostraka.envs.openspiel.states import OpenState


class Observer:
    """What one kind of observer sees; see `open_spiel.python.observation`."""

    def __init__(self, game: Game, wanted: Any, params: Any) -> None:
        if params:
            raise InvalidOption(Message("envs-observer-params", given=quoted(params)))
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise InvalidOption(Message("envs-observer-all"))
        self._public = bool(wanted.public_info)
        self._private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall = bool(wanted.perfect_recall)
        fields = [f for f in game.observation if (self._private if f.private else self._public)]
        self._game = game
        self._layout = game.observation
        self._chosen = np.concatenate(
            [np.arange(self._layout.size)[self._layout.slice(f.name)] for f in fields]
            or [np.zeros(0, np.int64)]
        )
        self._furthest = furthest(self._layout)[self._chosen]
        self.tensor = np.zeros(len(self._chosen), np.float32)
        self.dict = Layout(*fields).split(self.tensor)  # type: ignore[arg-type]

    def set_from(self, state: OpenState, player: int) -> None:
        """Fill the tensor with what a player sees; nothing before the set-up."""
        if state.desk is None:
            self.tensor.fill(0)
        else:
            np.divide(state.desk.observation(player)[self._chosen], self._furthest, self.tensor)

    def string_from(self, state: OpenState, player: int) -> str:
        """What a player sees, or with perfect recall has seen, in words or as a digest."""
        if state.desk is None:
            return "before the set-up"
        seen = state.desk.observation(player)  # which refuses who is not there
        if self._recall:
            return f"seat {player}: {state.past.of(player)}"
        if self._public and self._private:
            table = self._game.display.table(state.desk.state.raw, player)
            return f"seat {player}: {json.dumps(table, ensure_ascii=False)}"
        return f"seat {player}: {' '.join(map(str, seen[self._chosen].tolist()))}"
