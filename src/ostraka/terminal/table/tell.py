"""Telling a person what happened since they last looked, from the changes of the game.

An action's own sentence stands at the left; what came of it is indented below.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

from ostraka.core.play.state import State
from ostraka.core.show.change import Change
from ostraka.terminal.console import write

if TYPE_CHECKING:
    from ostraka.terminal.table.table import Table


RECALLED = 30
"""So many actions are told again at most."""


def told_lines(changes: Iterable[Change], lang: str, *, numbered: bool = False) -> Iterable[str]:
    """The sentences of some changes, those that follow from an action below it.

    Where the same is told several times in a row, one line says how often.
    """
    loud = (change for change in changes if change.told.kind == "action" or not change.told.quiet)
    key = attrgetter("told.kind", "message") if not numbered else attrgetter("ply", "beat", "told")
    for _, alike in groupby(loud, key):
        first, *others = alike
        often = f" (×{len(others) + 1})" if others else ""
        if first.told.kind == "action":
            number = f"{first.ply + 1:4}  " if numbered else ""
            yield number + first.sentence(lang) + often
        else:
            yield ("      " if numbered else "") + "  · " + first.sentence(lang) + often


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


def tell(table: Table, seat: int | None) -> None:
    """Tell what has happened since a seat last looked (None: what everyone may know)."""
    state = table.state
    seats = [seat] if seat is not None else list(range(state.players))
    since = min(max(table.told[each] for each in seats), state.ply)
    if since < state.ply:
        write("")
        ending = state.outcome.reason if state.outcome else None  # it is announced by itself
        changes = (c for c in state.changes(seat, since=since) if c.told.message != ending)
        for line in told_lines(changes, table.lang):
            write(line)
    for each in seats:
        table.told[each] = state.ply
