"""The end of a game: why it ended, who won, and what one may want to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.i18n.message import Message, message_of
from ostraka.terminal.console import say, write
from ostraka.terminal.prompt import interactive
from ostraka.terminal.table.seat import Seat

if TYPE_CHECKING:
    from ostraka.terminal.table.table import Table

WISHES = {"r": "review", "a": "again", "s": "swap"}


def announce(table: Table) -> None:
    """Why the game ended and how a tie was broken, the points, and who won it."""
    names, outcome = table.seat.names(), table.seat.view()["outcome"]
    assert outcome is not None
    write(message_of(outcome["reason"]).text(table.lang))
    if any(outcome["scores"]):
        print_scores(table.seat)
    winners = [names[seat] for seat in outcome["winners"]]
    if len(set(outcome["places"])) == 1 < len(names):
        say("terminal-drawn", table.lang)
    elif len(names) > 1:
        say("terminal-won", table.lang, winners=", ".join(winners), count=len(winners))


def next_wish(table: Table) -> str:
    """What the person wants after the game: review, again, swap, or nothing."""
    if not interactive():
        return ""
    key = "terminal-after" if len(table.seat.names()) > 1 else "terminal-after-alone"
    try:
        answer = table.seat.lines.read(Message(key).text(table.lang)).lower()
    except (EOFError, KeyboardInterrupt):
        return ""
    return WISHES.get(answer[:1], "")


def print_scores(seat: Seat) -> None:
    """The points of each seat, and where they come from."""
    view, lang = seat.view(), seat.lang
    rows = zip(seat.names(), view["scores"], view["breakdown"], strict=True)
    for name, points, parts in rows:
        say("labelled", lang, label=name, text=points)
        for category, value in parts.items() if len(parts) > 1 else ():
            if value:
                write(f"{value:6}  {seat.game.label('points', category).text(lang)}")
