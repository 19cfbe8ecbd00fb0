"""The seats that bots hold.

A bot that fails does not end the game: the person at the screen is told and may let it try again,
seat another one, or take the seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.bots.errors import BotFailed
from ostraka.bots.simple import Bot
from ostraka.bots.spec import parse_spec
from ostraka.core.errors import OstrakaError
from ostraka.core.files import StaleDocument
from ostraka.core.i18n.message import Message
from ostraka.core.play.action import Action
from ostraka.terminal.console import say, waiting, write
from ostraka.terminal.progress import patiently
from ostraka.terminal.prompt import QUIT
from ostraka.terminal.table.seating import PERSON, make_bot

if TYPE_CHECKING:
    from ostraka.terminal.table.local import LocalSeat


class TerminalBots:
    """The bots of one table, made when their seat first acts."""

    def __init__(self, table: LocalSeat) -> None:
        self.table = table
        self.made: dict[int, tuple[str, Bot]] = {}

    def bot(self, seat: int) -> Bot:
        """The bot that holds a seat."""
        who = self.table.seats[seat]
        if seat not in self.made or self.made[seat][0] != who:
            self.made[seat] = who, make_bot(self.table.state, who)
        return self.made[seat][1]

    def act(self, seat: int) -> None:
        """One action of a bot; EOFError when it fails and the person leaves."""
        table = self.table
        try:
            action = self.choice(seat)
            table.state.play(action)
        except StaleDocument:
            raise
        except (OstrakaError, BotFailed) as error:
            self.failed(seat, error.text(table.lang))
        except Exception as error:
            self.failed(seat, f"{type(error).__name__}: {error}"[:200])
        else:
            table.keep()

    def choice(self, seat: int) -> Action:
        """What the bot wants to play, within a second of Ctrl-C if that comes."""
        table = self.table
        bot = self.bot(seat)
        with waiting("bots-thinking", table.state.game, table.lang, seat=table.seat_name(seat)):
            action, interrupted = patiently(lambda _stop: bot.choose(table.state))
        if interrupted:
            raise KeyboardInterrupt
        if not isinstance(action, Action):
            raise BotFailed(Message("bots-no-action", answer=type(action).__name__))
        return action

    def failed(self, seat: int, reason: str) -> None:
        """Say that a bot failed, and let the person choose what happens with its seat."""
        table = self.table
        say("terminal-bot-failed", table.lang, seat=table.seat_name(seat), reason=reason)
        while True:
            answer = table.lines.read(Message("terminal-bot-choice").text(table.lang)).lower()
            if answer in QUIT:
                raise EOFError
            if answer in ("", "again", "a"):
                self.made.pop(seat, None)
                return
            if answer in ("seat", "s"):
                answer = PERSON
            else:
                try:
                    parse_spec(answer).check(table.state.game)
                except OstrakaError as error:
                    write(error.text(table.lang))
                    continue
            table.seats[seat] = answer
            table.keep()
            return
