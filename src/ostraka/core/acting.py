"""Who is to act, for bots and searches, which are of no use once a game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.errors import GameOver
from ostraka.core.message import Message

if TYPE_CHECKING:
    from ostraka.core.state import State

__all__ = ["acting"]


def acting(state: State) -> int:
    """The seat to act; refuses a game that is over."""
    if state.seat is None:
        raise GameOver(Message("error-over"))
    return state.seat
