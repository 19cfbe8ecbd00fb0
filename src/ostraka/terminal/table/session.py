"""Playing a game from the library or a new one, and another one after it."""

from __future__ import annotations

from typing import Any

from ostraka.core.entry_points import offered
from ostraka.core.errors import InvalidRecord
from ostraka.core.game.study import Budget
from ostraka.core.i18n.message import Message
from ostraka.core.play.state import State
from ostraka.terminal.console import prepared
from ostraka.terminal.library import GameFile, Library
from ostraka.terminal.prompt import Lines, interactive
from ostraka.terminal.table.local import LocalSeat
from ostraka.terminal.table.seating import Seating, check_seating
from ostraka.terminal.table.table import TerminalTable
from ostraka.terminal.table.tell import recalled

REVIEW = Budget(seconds=0.3)
WISHES = {"r": "review", "a": "again", "s": "swap"}
AFTER_GAME = "ostraka.after_game"
"""Entry points, by the names of games: called with the file of a finished game, and a language."""


def resume_game(file: GameFile, lang: str, lines: Lines | None = None) -> None:
    """Go on with a game exactly as it was left: the same seats, the same bots."""
    saved = file.saved
    game = saved.record.load_game()
    check_seating(game, saved.seats)
    with prepared(game, lang):
        state = saved.record.replay(game)
    if state.over:
        raise InvalidRecord(Message("terminal-resume-over"))
    practice = bool(saved.notes.get("practice"))
    notes = {name: value for name, value in saved.notes.items() if name != "entered"}
    here = LocalSeat(state, lang, saved.seats, file, practice=practice, lines=lines)
    here.told = {seat: recalled(state, seat) for seat in here.told}
    _play(here, file, notes)


def play_new(
    state: State,
    seats: Seating,
    lang: str,
    *,
    file: GameFile | None = None,
    practice: bool = False,
    notes: dict[str, Any] | None = None,
    lines: Lines | None = None,
) -> None:
    """Begin a game in the library (or in a file of the player's) and play it."""
    notes = {**(notes or {}), **({"practice": True} if practice else {})}
    file = file or Library().begin(state, seats, **notes)
    _play(LocalSeat(state, lang, seats, file, practice=practice, lines=lines), file, notes)


def _play(here: LocalSeat, file: GameFile, notes: dict[str, Any]) -> None:
    """Play, and after the end do what the game and the person wish."""
    while (table := TerminalTable(here)).run():
        follows = offered(AFTER_GAME).get(here.game.name)
        if follows is not None:
            follows.load()(file, here.lang)
        wish = _next_wish(table)
        if wish == "review":
            from ostraka.terminal.study import study_game

            study_game(here.state.record, REVIEW, here.lang)
            wish = _next_wish(table)
        if wish not in ("again", "swap"):
            return
        before, seats = here.state, tuple(here.seats)
        if wish == "swap":
            seats = (*seats[1:], seats[0])
        state = before.game.start(players=before.players, **before.options)
        file = Library().begin(state, seats, **notes)
        here = LocalSeat(state, here.lang, seats, file, practice=here.practice, lines=here.lines)


def _next_wish(table: TerminalTable) -> str:
    """What the person wants after the game: review, again, swap, or nothing."""
    if not interactive():
        return ""
    key = "terminal-after" if len(table.seat.names()) > 1 else "terminal-after-alone"
    try:
        answer = table.seat.lines.read(Message(key).text(table.lang)).lower()
    except (EOFError, KeyboardInterrupt):
        return ""
    return WISHES.get(answer[:1], "")
