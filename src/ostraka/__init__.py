"""Ostraka: three modern board games to play, study and solve.

>>> import ostraka
>>> state = ostraka.load("arkantar").start(seed=7)
>>> len(state.legal)
28
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ostraka.core.action import Action, LegalActions
from ostraka.core.errors import (
    GameOver,
    IllegalAction,
    InvalidGame,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    NothingToUndo,
    OstrakaError,
    UnknownGame,
)
from ostraka.core.game import Game
from ostraka.core.message import LOCALES, Message
from ostraka.core.outcome import Outcome
from ostraka.core.record import Record
from ostraka.core.registry import game_names, load
from ostraka.core.state import State

if TYPE_CHECKING:
    from ostraka.bots.spec import bot

__version__ = "0.1.0"

__all__ = [
    "LOCALES",
    "Action",
    "Game",
    "GameOver",
    "IllegalAction",
    "InvalidGame",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "LegalActions",
    "Message",
    "NothingToUndo",
    "OstrakaError",
    "Outcome",
    "Record",
    "State",
    "UnknownGame",
    "bot",
    "game_names",
    "load",
]


def __getattr__(name: str) -> Any:
    """Bots are loaded when they are first asked for."""
    if name == "bot":
        from ostraka.bots.spec import bot

        return bot
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
