"""One action at the terminal, traced: a program that prints which functions it calls, in order.

It is run without compilation, so that the rules show as well. Printed are, as JSON, the file below
`ostraka` and the name of each function, when it is called for the first time.
"""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import ostraka
from ostraka.core.play.state import State
from ostraka.terminal.library import Library
from ostraka.terminal.table.local import LocalSeat
from ostraka.terminal.table.seating import PERSON
from ostraka.terminal.table.table import TerminalTable
from ostraka.terminal.table.tell import tell

SOURCES = Path(ostraka.__file__).parent


def until(state: State, verb: str) -> str:
    """Play the first legal action until one of a verb is legal; its text."""
    while True:
        for action in state.legal:
            if action.parts["verb"] == verb:
                return action.text
        state.play(state.codes[0])


def traced(table: TerminalTable, typed: str) -> list[tuple[str, str]]:
    """The functions that come into play when an action is typed, played, kept and told."""
    here = table.seat
    assert isinstance(here, LocalSeat)
    called: dict[tuple[str, str], None] = {}

    def note(frame: FrameType, event: str, _: Any) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(SOURCES):
            called.setdefault((path.relative_to(SOURCES).as_posix(), frame.f_code.co_qualname))

    sys.stdin = io.StringIO(f"{typed}\n")
    here.told = dict.fromkeys(here.told, here.state.ply)
    sys.setprofile(note)
    try:
        assert table.ask()
        tell(here.news(), "en")
    finally:
        sys.setprofile(None)
    return list(called)


def main(name: str, verb: str, folder: str) -> None:
    """Begin a game, come to an action of a verb, and trace it."""
    state = ostraka.load(name).start(seed=7)
    typed = until(state, verb)
    seats = (PERSON,) * state.players
    table = TerminalTable(LocalSeat(state, "en", seats, Library(Path(folder)).begin(state, seats)))
    ply = state.ply
    printed, sys.stdout = sys.stdout, io.StringIO()
    called = traced(table, typed)
    sys.stdout = printed
    assert state.ply > ply, f"{typed} was not played"
    print(json.dumps(called))


if __name__ == "__main__":
    main(*sys.argv[1:])
