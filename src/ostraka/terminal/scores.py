"""Points by category, in words."""

from __future__ import annotations

from ostraka.core.message import Message
from ostraka.core.state import State
from ostraka.terminal.screen import write

__all__ = ["print_scores"]


def print_scores(state: State, lang: str) -> None:
    """The points of each seat, and where they come from."""
    for seat, (points, parts) in enumerate(zip(state.scores, state.breakdown, strict=True)):
        name = state.game.seat_name(state.raw, seat)
        write(Message("labelled", label=name, text=points).text(lang))
        for category, value in parts.items() if len(parts) > 1 else ():
            if value:
                write(f"{value:6}  {state.game.label('points', category).text(lang)}")
