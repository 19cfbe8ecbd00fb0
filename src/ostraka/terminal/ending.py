"""The end of a game: why it ended, who won, and what one may want to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.message import Message
from ostraka.terminal.line import interactive
from ostraka.terminal.scores import print_scores
from ostraka.terminal.screen import say, write

if TYPE_CHECKING:
    from ostraka.terminal.table import Table

__all__ = ["announce", "next_wish"]

WISHES = {"r": "review", "a": "again", "s": "swap"}


def announce(table: Table) -> None:
    """Why the game ended and how a tie was broken, the points, and who won it."""
    state = table.state
    outcome = state.outcome
    assert outcome is not None
    write(outcome.reason.text(table.lang))
    if any(state.scores):
        print_scores(state, table.lang)
    names = [table.seat_name(seat) for seat in outcome.winners]
    if outcome.draw:
        say("terminal-drawn", table.lang)
    elif state.players > 1:
        winners = ", ".join(name.text(table.lang) for name in names)
        say("terminal-won", table.lang, winners=winners, count=len(names))


def next_wish(table: Table) -> str:
    """What the person wants after the game: review, again, swap, or nothing."""
    if not interactive():
        return ""
    key = "terminal-after" if table.state.players > 1 else "terminal-after-alone"
    try:
        answer = table.lines.read(Message(key).text(table.lang)).lower()
    except (EOFError, KeyboardInterrupt):
        return ""
    return WISHES.get(answer[:1], "")
