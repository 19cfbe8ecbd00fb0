"""Telling a person what happened.

An action's own sentence stands at the left; what came of it is indented below.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from ostraka.core.i18n.message import Message
from ostraka.core.play.state import State
from ostraka.core.show.change import Change
from ostraka.terminal.console import write
from ostraka.terminal.table.seat import LogLine

RECALLED = 30
"""This many actions are told again at most."""


def sentences(changes: Iterable[Change], reader: Message | None = None) -> list[LogLine]:
    """The sentences of changes to a reader, without those that the action's own says already."""
    return [
        LogLine(change.ply, change.message.to(reader), change.told.kind == "action")
        for change in changes
        if change.told.kind == "action" or not change.told.quiet
    ]


def told_lines(found: Iterable[LogLine], lang: str) -> Iterable[str]:
    """The sentences, one to a line; where one comes several times in a row, with how often."""
    for (is_action, message), alike in groupby(found, lambda one: (one.is_action, one.message)):
        count = len(list(alike))
        often = f" (×{count})" if count > 1 else ""
        yield ("" if is_action else "  · ") + message.text(lang) + often


def log_lines(found: Iterable[LogLine], lang: str) -> Iterable[str]:
    """The sentences, one to a line, the actions with their numbers."""
    for one in found:
        indent = f"{one.ply + 1:4}  " if one.is_action else "        · "
        yield indent + one.message.text(lang)


def recalled(state: State, seat: int) -> int:
    """The ply since which a seat is told what happened when a game is gone on with.

    That is its own last action, if it lies no further back than the others' last turns.
    """
    earlier = state.fork()
    while earlier.ply > 0 and state.ply - earlier.ply < RECALLED:
        ply = earlier.ply
        if earlier.undo().seat == seat:
            return ply
    return earlier.ply


def tell(found: Iterable[LogLine], lang: str) -> None:
    """Print what has happened, if anything has."""
    lines = list(told_lines(found, lang))
    if lines:
        write("\n".join(["", *lines]))
