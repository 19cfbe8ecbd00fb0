"""A game at the prompt: the table, the question, the answer.

The game is played here or at a server; `TerminalSeat` says what a table needs of it. What can be
typed besides actions stands in COMMANDS and in the commands of the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ostraka.core.errors import OstrakaError
from ostraka.core.files import StaleDocument
from ostraka.core.i18n.message import Message
from ostraka.terminal.console import fitted_prompt, out, say, show_table, write
from ostraka.terminal.prompt import QUIT
from ostraka.terminal.table import information
from ostraka.terminal.table.answers import answered
from ostraka.terminal.table.choice import Picked
from ostraka.terminal.table.legal import legal
from ostraka.terminal.table.seat import TerminalSeat
from ostraka.terminal.table.tell import tell


class TerminalTable:
    """One game at one terminal."""

    def __init__(self, seat: TerminalSeat) -> None:
        self.seat = seat
        self.lang = seat.lang
        self.shown: object = None
        """The moment that is on the screen."""
        self.picked = Picked()

    def run(self) -> bool:
        """Ask until the game is over (True) or someone leaves."""
        information.greeting(self)
        try:
            if not self._play():
                self.seat.leave()
                return False
        except StaleDocument as error:
            write(error.text(self.lang))
            return False
        except KeyboardInterrupt:
            out.print()
            self.seat.leave()
            raise
        self.show()
        tell(self.seat.news(), self.lang)
        information.announce(self)
        return True

    def _play(self) -> bool:
        try:
            while self.seat.ready():
                if self.shown != self.seat.moment:
                    self.show()
                tell(self.seat.news(), self.lang)
                if not self.ask():
                    return False
        except EOFError:
            return False
        return True

    def show(self) -> None:
        """The table as the person at the screen may see it."""
        self.shown = self.seat.moment
        show_table(self.seat.game, self.seat.view(), self.lang, question=False)

    def ask(self) -> bool:
        """One answer of the person at the screen; False when they leave."""
        try:
            answer = self.seat.lines.read(self._prompt(), self.seat.asked, self.words)
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

    def _prompt(self) -> str:
        """Whose turn it is and what is asked."""
        prompt = Message("terminal-prompt", question=self.seat.question)
        return fitted_prompt(prompt.text(self.lang))

    def words(self) -> list[str]:
        """What may be typed, for completion."""
        texts = [action.text for action in self.seat.legal]
        return [*texts, *COMMANDS, *self.seat.commands, QUIT[0]]

    def obey(self, answer: str) -> None:
        """Do what was typed: an action, or one of the other words."""
        word, _, rest = answer.partition(" ")
        word, rest = word.lower(), rest.strip()
        if not answer:
            legal(self, "")
        elif word in COMMANDS and not self.seat.is_legal(answer):
            COMMANDS[word](self, rest)
        elif word in self.seat.commands and not self.seat.is_legal(answer):
            self.seat.commands[word](rest)
        else:
            answered(self, answer)


def undo(table: TerminalTable, rest: str) -> None:
    """Take the last action back, or put back the thing that was picked last."""
    if not table.picked.put_back(table):
        table.seat.undo()


def hint(table: TerminalTable, rest: str) -> None:
    """What the strongest bot would play."""
    write(table.seat.hint())


COMMANDS: Mapping[str, Callable[[TerminalTable, str], None]] = {
    "help": information.help_,
    "?": information.help_,
    "legal": legal,
    "hint": hint,
    "undo": undo,
    "score": information.score,
    "log": information.log,
    "what": information.what,
    "rules": information.rules,
    "rulings": information.rulings,
    "setup": information.setup,
    "resign": lambda table, rest: table.seat.resign(rest),
    "draw": lambda table, _: table.seat.draw(),
}
