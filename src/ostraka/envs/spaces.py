"""The spaces of Gymnasium, made from what a game declares, and what a reset may be given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from ostraka.core.checks import quoted
from ostraka.core.errors import InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.i18n.message import Message
from ostraka.envs.desk import Desk


def observation_space(game: Game) -> Box:
    """An observation as one row of numbers."""
    return Box(game.observation.low, game.observation.high, dtype=np.int8)


def fields_space(game: Game) -> Dict:
    """An observation by field, as `game.observation.split` gives it."""
    return Dict(
        {field.name: Box(field.low, field.high, field.shape, np.int8) for field in game.observation}
    )


def masked_space(game: Game) -> Dict:
    """An observation beside the mask of legal actions."""
    mask = Box(0, 1, (game.action_count,), np.int8)
    return Dict(observation=observation_space(game), action_mask=mask)


class LegalSpace(Discrete):
    """All actions of a game by index; `sample` draws a legal one where no mask says otherwise.

    What is legal is what the seat to act on the desk may do. After the end of a game any index is
    as good as another.
    """

    def __init__(self, desk: Desk, seed: int | None = None) -> None:
        super().__init__(desk.game.action_count, seed=seed)
        self.desk = desk

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and len(self.desk.indices):
            mask = self.desk.mask
        return super().sample(mask, probability)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discrete) and (self.n, self.start) == (other.n, other.start)

    __hash__ = None  # type: ignore[assignment] # as all spaces


def check_reset_options(game: Game, options: Any) -> Mapping[str, Any]:
    """The options of a reset; refuses those of the game, which would change nothing.

    Names that mean nothing to us are let be, as Gymnasium and PettingZoo want it.
    """
    given = {} if options is None else options
    if not isinstance(given, Mapping):
        raise InvalidOption(Message("envs-reset-options", given=quoted(given)))
    fixed = {"players", *(option.name for option in game.options)}
    wrong = [name for name in given if name in fixed]
    if wrong:
        raise InvalidOption(Message("envs-reset-options", given=", ".join(wrong)))
    return given
