"""A game at the prompt: the table, the question, the answer.

Every seat is asked in turn at one terminal, or played by a bot. Where a seat knows what others do
not, the screen is cleared before the next person looks. The game is on the disk before an action is
acknowledged. What can be typed besides actions stands in the modules whose commands are listed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from ostraka.core.errors import OstrakaError
from ostraka.core.files import StaleDocument
from ostraka.core.i18n.message import Message
from ostraka.core.play.state import State
from ostraka.terminal.console import fitted_prompt, out, say, show_view, write
from ostraka.terminal.prompt import Lines, interactive
from ostraka.terminal.table import agreeing, bots, looking, writing
from ostraka.terminal.table.answers import answered
from ostraka.terminal.table.choosing import Picked
from ostraka.terminal.table.end import announce
from ostraka.terminal.table.legal import legal
from ostraka.terminal.table.seating import PERSON, Seating, people
from ostraka.terminal.table.tell import tell

QUIT = ("quit", "q", "exit")


class Keeper(Protocol):
    """Whoever keeps a game: a file of the library, a file of the player's, or a campaign."""

    @property
    def place(self) -> str:
        """Where the game is kept."""

    @property
    def command(self) -> str:
        """The command that goes on with it."""

    def keep(self, state: State, seats: Seating) -> None:
        """Bring the game as it stands to the disk."""


class Table:
    """One game at one terminal."""

    def __init__(
        self,
        state: State,
        lang: str,
        seats: Seating,
        keeper: Keeper,
        *,
        practice: bool = False,
        lines: Lines | None = None,
    ) -> None:
        self.state = state
        self.lang = lang
        self.seats = list(seats)
        self.keeper = keeper
        self.practice = practice
        """Whether everything may be taken back."""
        self.lines = lines or Lines()
        self.told = dict.fromkeys(range(state.players), state.ply)
        """Up to which ply each seat has been told what happened."""
        self.looking: int | None = None
        """The seat whose person looks at the screen."""
        self.gone: tuple[int | None, int] | None = None
        """The seat and the turn that the person lets go on to its end."""
        self.changed = True
        self.machines = bots.Machines(self)
        self.picked = Picked()

    @property
    def people(self) -> list[int]:
        """The seats that people hold."""
        return people(tuple(self.seats))

    def seat_name(self, seat: int) -> Message:
        """What a seat is called."""
        return self.state.game.seat_name(self.state.raw, seat)

    # -- the game ---------------------------------------------------------------------------------

    def run(self) -> bool:
        """Ask until the game is over (True) or someone leaves."""
        looking.greeting(self)
        try:
            if not self._play():
                self.leave()
                return False
        except StaleDocument as error:
            write(error.text(self.lang))
            return False
        except KeyboardInterrupt:
            out.print()
            self.leave()
            raise
        self.show()
        tell(self, self.people[0] if len(self.people) == 1 else None)
        announce(self)
        return True

    def _play(self) -> bool:
        while not self.state.over:
            seat = self.state.seat
            assert seat is not None
            if self.seats[seat] != PERSON:
                if not self.machines.act(seat):
                    return False
                continue
            if self._goes_on():
                continue
            self.curtain(seat)
            if self.changed:
                self.show()
            tell(self, seat)
            if not self.ask(seat):
                return False
        return True

    def _goes_on(self) -> bool:
        """Let a turn go on that the person has let go on before; whether it did."""
        state = self.state
        verb = state.game.going_on
        if verb is None or self.gone != (state.seat, state.game.turn_number(state.raw)):
            return False
        if verb not in state.legal:
            return False
        state.play(verb)
        self.keep()
        return True

    def keep(self) -> None:
        """Bring the game to the disk; the table is drawn anew."""
        self.keeper.keep(self.state, tuple(self.seats))
        self.changed = True

    def leave(self) -> None:
        """Say how to go on with the game."""
        say("terminal-left", self.lang, path=self.keeper.place, command=self.keeper.command)

    # -- the screen -------------------------------------------------------------------------------

    def show(self) -> None:
        """The table as the person at the screen may see it."""
        self.changed = False
        seat = self.state.seat
        if seat is None or self.seats[seat] != PERSON:
            seat = self.people[0] if len(self.people) == 1 else None
        show_view(self.state, seat, self.lang, question=False)

    def curtain(self, seat: int) -> None:
        """Before another person looks at things of their own, clear the screen and wait."""
        if seat == self.looking:
            return
        private = any(self.state.has_secrets(other) for other in self.people)
        if private and self.looking is not None and interactive():
            out.clear()
            prompt = Message("terminal-curtain", seat=self.seat_name(seat))
            self.lines.read(prompt.text(self.lang))
        self.looking, self.changed = seat, True

    # -- the answer -------------------------------------------------------------------------------

    def ask(self, seat: int) -> bool:
        """One answer of the person at the screen; False when they leave."""
        try:
            answer = self.lines.read(self.prompt(seat), seat, self.words)
        except EOFError:
            out.print()
            return False
        if answer.lower() in QUIT:
            return False
        try:
            self.obey(answer)
        except StaleDocument:
            raise
        except OstrakaError as error:
            write(error.text(self.lang))
        except OSError as error:
            say("terminal-not-saved", self.lang, reason=error.strerror or str(error))
        return True

    def prompt(self, seat: int) -> str:
        """Whose turn it is and what is asked."""
        question = self.state.game.question(self.state.raw, seat)
        return fitted_prompt(Message("terminal-prompt", question=question).text(self.lang))

    def words(self) -> list[str]:
        """What may be typed, for completion."""
        return [*(action.text for action in self.state.legal), *COMMANDS, QUIT[0]]

    def obey(self, answer: str) -> None:
        """Do what was typed: an action, or one of the other words."""
        word, _, rest = answer.partition(" ")
        command = COMMANDS.get(word.lower())
        if command is not None and answer not in self.state.legal:
            command(self, rest.strip())
        elif not answer:
            legal(self, "")
        else:
            answered(self, answer)


COMMANDS: Mapping[str, Callable[[Table, str], None]] = {
    "help": looking.help_,
    "?": looking.help_,
    "legal": legal,
    "hint": bots.hint,
    "step": agreeing.step,
    "undo": agreeing.undo,
    "score": looking.score,
    "log": looking.log,
    "what": looking.what,
    "rules": looking.rules,
    "rulings": looking.rulings,
    "setup": looking.setup,
    "position": looking.position,
    "save": writing.save,
    "resign": agreeing.resign,
    "draw": agreeing.draw,
}
