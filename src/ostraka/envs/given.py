"""What environments are given when they are reset."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ostraka.core.checks import quoted
from ostraka.core.errors import InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.i18n.message import Message


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
