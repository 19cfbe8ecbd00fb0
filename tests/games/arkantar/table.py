"""Small positions in a few words, for tests that read as sentences of the rules."""

from __future__ import annotations

from typing import Any

from ostraka import State
from ostraka.games.arkantar import GAME

__all__ = ["GAME", "play", "position", "set_up", "texts"]


def position(
    pieces: str, walls: str = "", *, side: str = "b", captured: str = "-", turn: str = ""
) -> str:
    """A position text from pieces such as "kd1 Kd7 La3" and Walls such as "c4 d4"."""
    tiles = {name[1:]: name[0] for name in pieces.split()}
    tiles |= dict.fromkeys(walls.split(), "#")
    rows = "/".join("".join(tiles.get(c + r, ".") for c in "abcdefg") for r in "7654321")
    return f"{rows} {side} {captured}" + (f" {turn}" if turn else "")


def set_up(
    pieces: str,
    walls: str = "",
    *,
    side: str = "b",
    captured: str = "-",
    turn: str = "",
    **options: Any,
) -> State:
    """A game from a position in a few words."""
    text = position(pieces, walls, side=side, captured=captured, turn=turn)
    return GAME.from_position(text, seed=1, **options)


def play(state: State, actions: str) -> State:
    """Play actions separated by spaces."""
    for action in actions.split():
        state.play(action)
    return state


def texts(state: State, beginning: str = "") -> set[str]:
    """The legal actions whose text begins so."""
    return {action.text for action in state.legal if action.text.startswith(beginning)}
