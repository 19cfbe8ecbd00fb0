"""Ostraka: three modern board games to play, study and solve.

>>> import ostraka
>>> state = ostraka.load("arkantar").start(seed=7)
>>> len(state.legal)
28
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ostraka.bots.spec import bot
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
    from ostraka.core.game.game import Game
    from ostraka.core.game.outcome import Outcome
    from ostraka.core.game.registry import game_names, load
    from ostraka.core.i18n.message import LOCALES, Message
    from ostraka.core.play.action import Action, LegalActions
    from ostraka.core.play.record import Record
    from ostraka.core.play.state import State

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

HOMES = {
    "ostraka.bots.spec": ("bot",),
    "ostraka.core.play.action": ("Action", "LegalActions"),
    "ostraka.core.errors": (
        "GameOver",
        "IllegalAction",
        "InvalidGame",
        "InvalidOption",
        "InvalidPosition",
        "InvalidRecord",
        "NothingToUndo",
        "OstrakaError",
        "UnknownGame",
    ),
    "ostraka.core.game.game": ("Game",),
    "ostraka.core.i18n.message": ("LOCALES", "Message"),
    "ostraka.core.game.outcome": ("Outcome",),
    "ostraka.core.play.record": ("Record",),
    "ostraka.core.game.registry": ("game_names", "load"),
    "ostraka.core.play.state": ("State",),
}
"""The module of each name, loaded when the name is first asked for."""


def __getattr__(name: str) -> Any:
    """Whoever wants one thing, or interrupts a start, need not wait for all of them."""
    for home, names in HOMES.items():
        if name in names:
            globals()[name] = value = getattr(import_module(home), name)
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
