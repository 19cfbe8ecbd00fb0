"""What can be done at a game that is played here: undo, resign, agree on a draw, save.

Undo follows one rule: free until something hidden was revealed or another seat acted. Past that,
all people at the table must agree, and no bot does; a practice game takes everything back.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ostraka.bots.levels import agrees_to_draw
from ostraka.bots.spec import parse_spec
from ostraka.core.errors import IllegalAction, NothingToUndo, OstrakaError
from ostraka.core.i18n.message import Message
from ostraka.terminal.console import say, write
from ostraka.terminal.files import allowed
from ostraka.terminal.library import GameFile, read_game
from ostraka.terminal.prompt import yes
from ostraka.terminal.table.seating import PERSON

if TYPE_CHECKING:
    from ostraka.terminal.table.local import LocalSeat


def step(here: LocalSeat) -> None:
    """Let the turn continue to the next moment at which something may be done, and no further."""
    verb = here.game.actions.going_on
    if verb is None or verb not in here.state.legal:
        raise IllegalAction(Message("terminal-no-step"))
    here.state.play(verb)
    here.keep()


def undo(here: LocalSeat) -> None:
    """Take back the last action of the person at the screen, where the rule allows it."""
    state, seat = here.state, here.state.seat
    assert seat is not None
    if not state.ply:
        raise NothingToUndo(Message("error-nothing-to-undo"))
    if not (here.practice or state.undo_is_free(seat) or _consent(here)):
        say("terminal-undo-late", here.lang)
        return
    here.gone = None
    state.undo()
    while here.practice and state.ply and here.seats[state.seat or 0] != PERSON:
        state.undo()
    here.keep()
    here.told = {each: min(ply, state.ply) for each, ply in here.told.items()}
    say("terminal-undone", here.lang)


def _consent(here: LocalSeat) -> bool:
    """Whether all agree; bots never do, and alone nobody else can."""
    if len(here.people) != here.state.players or here.state.players == 1:
        return False
    return yes(here.lines, Message("terminal-undo-consent").text(here.lang))


def resign(here: LocalSeat, rest: str) -> None:
    """The seat to act gives up: with two players the game ends, with more the others play on."""
    seat = here.state.seat
    assert seat is not None
    who = str(parse_spec(rest)) if rest else "absent"
    parse_spec(who).check(here.game)
    if not yes(here.lines, Message("terminal-resign-sure").text(here.lang)):
        say("terminal-unchanged", here.lang)
        return
    here.state.resign(seat)
    if not here.state.over:
        here.seats[seat] = who
        key = "terminal-resigned-bot" if rest else "terminal-resigned-passing"
        say(key, here.lang, seat=here.seat_name(seat), who=who)
    here.keep()


def draw(here: LocalSeat) -> None:
    """Offer a draw: the other person is asked, a bot agrees when its search does."""
    state, seat = here.state, here.state.seat
    assert seat is not None
    if not here.game.draws:
        raise IllegalAction(Message("error-no-draws", game=here.game.title))
    if not yes(here.lines, Message("terminal-draw-sure").text(here.lang)):
        say("terminal-unchanged", here.lang)
        return
    other = here.seat_name(1 - seat)
    if here.seats[1 - seat] == PERSON:
        agreed = yes(here.lines, Message("terminal-draw-offered", seat=other).text(here.lang))
    else:
        agreed = agrees_to_draw(here.machines.bot(1 - seat), state, 1 - seat)
    if not agreed:
        say("terminal-draw-declined", here.lang, seat=other)
        return
    state.agree_draw()
    here.keep()


def position(here: LocalSeat) -> None:
    """The position as text, of games in which nothing is hidden."""
    if here.game.hidden:
        say("terminal-position-hidden", here.lang)
    else:
        write(str(here.state.position))


def save(here: LocalSeat, rest: str) -> None:
    """Write the game, with who sits where, to a file; without one, it is kept anyway."""
    path = Path(rest).expanduser() if rest else None
    if path is None:
        here.keep()
        say("terminal-saved", here.lang, path=here.keeper.place)
        return
    if not (_same_game(path, here) or allowed(path, here.lang, lines=here.lines)):
        say("terminal-unchanged", here.lang)
        return
    GameFile.begin(path, here.state, tuple(here.seats))
    say("terminal-saved", here.lang, path=str(path))


def _same_game(path: Path, here: LocalSeat) -> bool:
    """Whether a file holds an earlier moment of this very game."""
    try:
        record = read_game(path).saved.record
    except OstrakaError:
        return False
    state = here.state
    begun = (record.game, record.seed, record.options) == (
        state.game.name, state.seed, state.options,
    )  # fmt: skip
    return begun and tuple(state.actions[: len(record.actions)]) == record.actions
