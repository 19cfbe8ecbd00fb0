"""Undo, resigning, and agreeing on a draw.

Undo follows one rule: free until something hidden came to light or another seat acted. Past that,
all people at the table must agree, and no bot does; a practice game takes everything back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.bots.agreement import agrees_to_draw
from ostraka.bots.spec import parse_spec
from ostraka.core.errors import IllegalAction, NothingToUndo
from ostraka.core.i18n.message import Message
from ostraka.terminal.console import say
from ostraka.terminal.prompt import yes
from ostraka.terminal.table.seating import PERSON

if TYPE_CHECKING:
    from ostraka.terminal.table.table import Table


def step(table: Table, rest: str) -> None:
    """Let the turn go on to the next moment at which something may be done, and no further."""
    verb = table.state.game.going_on
    if verb is None or verb not in table.state.legal:
        raise IllegalAction(Message("terminal-no-step"))
    table.state.play(verb)
    table.keep()


def undo(table: Table, rest: str) -> None:
    """Take back the last action of the person at the screen, where the rule allows it.

    While several things are being chosen it puts back the one that was picked last.
    """
    if table.picked.put_back(table):
        return
    state = table.state
    seat = state.seat
    assert seat is not None
    if not state.ply:
        raise NothingToUndo(Message("error-nothing-to-undo"))
    if not (table.practice or state.undo_is_free(seat) or _consent(table)):
        say("terminal-undo-late", table.lang)
        return
    table.gone = None
    state.undo()
    while table.practice and state.ply and table.seats[state.seat or 0] != PERSON:
        state.undo()
    table.keep()
    table.told = {each: min(ply, state.ply) for each, ply in table.told.items()}
    say("terminal-undone", table.lang)


def _consent(table: Table) -> bool:
    """Whether all agree; bots never do, and alone nobody else can."""
    if len(table.people) != table.state.players or table.state.players == 1:
        return False
    return yes(table.lines, Message("terminal-undo-consent").text(table.lang))


def resign(table: Table, rest: str) -> None:
    """The seat to act gives up: with two players the game ends, with more the others play on."""
    seat = table.state.seat
    assert seat is not None
    who = str(parse_spec(rest)) if rest else "absent"
    parse_spec(who).check(table.state.game)
    if not yes(table.lines, Message("terminal-resign-sure").text(table.lang)):
        say("terminal-unchanged", table.lang)
        return
    table.state.resign(seat)
    if not table.state.over:
        table.seats[seat] = who
        key = "terminal-resigned-bot" if rest else "terminal-resigned-passing"
        say(key, table.lang, seat=table.seat_name(seat), who=who)
    table.keep()


def draw(table: Table, rest: str) -> None:
    """Offer a draw: the other person is asked, a bot agrees when its search does."""
    state = table.state
    if not state.game.draws:
        raise IllegalAction(Message("error-no-draws", game=state.game.title))
    seat = state.seat
    assert seat is not None
    if not yes(table.lines, Message("terminal-draw-sure").text(table.lang)):
        say("terminal-unchanged", table.lang)
        return
    other = table.seat_name(1 - seat)
    if table.seats[1 - seat] == PERSON:
        question = Message("terminal-draw-offered", seat=other).text(table.lang)
        agreed = yes(table.lines, question)
    else:
        agreed = agrees_to_draw(table.machines.bot(1 - seat), state, 1 - seat)
    if not agreed:
        say("terminal-draw-declined", table.lang, seat=other)
        return
    state.agree_draw()
    table.keep()
