"""The end of a game: why it ended, who won, and what one may want to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.i18n.message import Message
from ostraka.terminal.console import say, write
from ostraka.terminal.prompt import interactive

if TYPE_CHECKING:
    from ostraka.terminal.table.table import Table
from ostraka.core.play.state import State

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


def print_scores(state: State, lang: str) -> None:
    """The points of each seat, and where they come from."""
    for seat, (points, parts) in enumerate(zip(state.scores, state.breakdown, strict=True)):
        name = state.game.seat_name(state.raw, seat)
        write(Message("labelled", label=name, text=points).text(lang))
        for category, value in parts.items() if len(parts) > 1 else ():
            if value:
                write(f"{value:6}  {state.game.label('points', category).text(lang)}")
