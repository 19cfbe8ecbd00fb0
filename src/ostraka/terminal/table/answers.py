"""What a person typed, as actions: a number, a text, a whole turn in one line, or a verb.

A verb alone (`buy`), or with its first things (`buy 4`), is asked for step by step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.errors import IllegalAction
from ostraka.core.game.game import LONGEST_ACTION
from ostraka.core.i18n.message import Message
from ostraka.core.play.parts import Parts
from ostraka.terminal.console import say
from ostraka.terminal.table.choice import ask_slots, gather
from ostraka.terminal.table.seat import TerminalSeat

if TYPE_CHECKING:
    from ostraka.terminal.table.table import TerminalTable


def answered(table: TerminalTable, text: str) -> None:
    """Play what was typed; refuses with the reason."""
    seat = table.seat
    text = seat.game.actions.spelled(text)
    if seat.gathering is not None and gather(table, text):
        return
    if text.isdecimal():
        seat.play_line(numbered(seat, text))
        return
    if len(text) > LONGEST_ACTION:
        raise IllegalAction(Message("error-action-long", limit=LONGEST_ACTION))
    slots = None if seat.is_legal(text) else slots_of(seat, text)
    if slots is None:
        seat.play_line(text)
        return
    parts = ask_slots(table, slots)
    if parts is None:
        say("terminal-unchanged", table.lang)
    else:
        seat.play(parts)


def numbered(seat: TerminalSeat, text: str) -> str:
    """The action of a number in the list."""
    number, count = int(text[:9]), len(seat.legal)
    if not 1 <= number <= count:
        raise IllegalAction(Message("terminal-no-number", number=text[:20], count=count))
    return seat.legal[number - 1].text


def slots_of(seat: TerminalSeat, text: str) -> Parts | None:
    """The slots that a verb and some things fill, where that leaves something to choose."""
    verb, *things = text.casefold().split()
    rows = [each.parts for each in seat.legal if str(each.parts["verb"]).casefold() == verb]
    if not rows:
        return None
    slots: Parts = {"verb": rows[0]["verb"]}
    for thing in things:
        narrowed = seat.narrow(**slots)
        fits = [each for each in narrowed.things if str(each).casefold() == thing]
        if narrowed.slot is None or not fits:
            return None
        slots[narrowed.slot] = fits[0]
    return slots
