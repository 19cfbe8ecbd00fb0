"""A game that is played here: every seat at one terminal, or held by a bot.

Where a seat knows what others do not, the screen is cleared before the next person looks. The game
is on the disk before an action is acknowledged.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from ostraka.bots.advice import advice
from ostraka.core.game.game import Game
from ostraka.core.i18n.message import Message
from ostraka.core.play.action import Action
from ostraka.core.play.line import line_of
from ostraka.core.play.parts import Gathering, Narrowed, Parts
from ostraka.core.play.state import State
from ostraka.core.show.view import ViewShape
from ostraka.terminal.console import out, say, waiting
from ostraka.terminal.progress import patiently
from ostraka.terminal.prompt import Lines, interactive
from ostraka.terminal.table import local_commands
from ostraka.terminal.table.bots import TerminalBots
from ostraka.terminal.table.seat import LogLine
from ostraka.terminal.table.seating import PERSON, Seating, people
from ostraka.terminal.table.tell import sentences, tell


class Keeper(Protocol):
    """Whoever keeps a game: a file of the library, a file of the player's, or a campaign."""

    @property
    def place(self) -> str:
        """Where the game is kept."""

    @property
    def command(self) -> str:
        """The command that resumes it."""

    def keep(self, state: State, seats: Seating) -> None:
        """Bring the game as it stands to the disk."""


class LocalSeat:
    """The people and bots of a game that is played at this terminal."""

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
        """The seat and the turn that the person lets continue to its end."""
        self.machines = TerminalBots(self)
        self._changes = 0

    # -- what there is ----------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.state.game

    @property
    def options(self) -> Mapping[str, Any]:
        """The options that it is played with."""
        return self.state.options

    @property
    def commands(self) -> Mapping[str, Callable[[str], None]]:
        """What can be typed only where the game is played here."""
        return {
            "step": lambda _: local_commands.step(self),
            "position": lambda _: local_commands.position(self),
            "save": lambda rest: local_commands.save(self, rest),
        }

    @property
    def asked(self) -> int | None:
        """The seat that is to act."""
        return self.state.seat

    @property
    def question(self) -> Message:
        """What that seat is asked."""
        return self.game.display.question(self.state.raw, self.state.seat).to(self.reader)

    @property
    def reader(self) -> Message | None:
        """The name of the only person's seat; None where several read."""
        seat = self._only_person()
        return None if seat is None else self.seat_name(seat)

    @property
    def moment(self) -> tuple[int, int | None]:
        """How often the game has changed, and who looks."""
        return self._changes, self.looking

    @property
    def people(self) -> list[int]:
        """The seats that people hold."""
        return people(tuple(self.seats))

    @property
    def legal(self) -> Sequence[Action]:
        """The legal actions."""
        return self.state.legal

    @property
    def gathering(self) -> Gathering | None:
        """What may be chosen together."""
        return self.state.gathering

    def is_legal(self, text: str) -> bool:
        """Whether a text is one legal action."""
        return text in self.state.legal

    def narrow(self, **slots: Any) -> Narrowed:
        """What remains legal once some slots are filled."""
        return self.state.narrow(**slots)

    def sentence(self, parts: Parts) -> str:
        """What an action does."""
        return self.state.action(parts).sentence(self.lang, you=True)

    def seat_name(self, seat: int) -> Message:
        """What a seat is called."""
        return self.state.game.display.seat_name(self.state.raw, seat)

    def names(self) -> list[str]:
        """What the seats are called."""
        return [self.seat_name(seat).text(self.lang) for seat in range(self.state.players)]

    def who(self) -> list[str]:
        """Who plays, one line for each seat."""
        return [
            Message("terminal-seat", seat=self.seat_name(seat), who=who).text(self.lang)
            for seat, who in enumerate(self.seats)
        ]

    def view(self) -> ViewShape:
        """The table as the person at the screen may see it."""
        seat = self.state.seat
        if seat is None or self.seats[seat] != PERSON:
            seat = self._only_person()
        return self.state.view(seat)

    def _only_person(self) -> int | None:
        return self.people[0] if len(self.people) == 1 else None

    # -- waiting ----------------------------------------------------------------------------------

    def ready(self) -> bool:
        """Let bots play until a person is asked; False when the game is over."""
        while not self.state.over:
            seat = self.state.seat
            assert seat is not None
            if self.seats[seat] != PERSON:
                self.machines.act(seat)
                if not self.people:
                    tell(self.news(), self.lang)
            elif not self._goes_on():
                self.curtain(seat)
                return True
        return False

    def _goes_on(self) -> bool:
        """Let a turn continue that the person has let continue before; whether it did."""
        state = self.state
        verb = state.game.actions.going_on
        if verb is None or self.gone != (state.seat, state.game.actions.turn_number(state.raw)):
            return False
        if verb not in state.legal:
            return False
        state.play(verb)
        self.keep()
        return True

    def curtain(self, seat: int) -> None:
        """Before another person looks at things of their own, clear the screen and wait."""
        if seat == self.looking:
            return
        private = any(self.state.has_secrets(other) for other in self.people)
        if private and self.looking is not None and interactive():
            out.clear()
            prompt = Message("terminal-curtain", seat=self.seat_name(seat))
            self.lines.read(prompt.text(self.lang))
        self.looking = seat

    # -- telling ----------------------------------------------------------------------------------

    def news(self) -> list[LogLine]:
        """What has happened since the seat to act last looked; at the end, what all may know."""
        state = self.state
        seat = self._only_person() if state.over or not self.people else state.seat
        seats = [seat] if seat is not None else list(range(state.players))
        since = min(max(self.told[each] for each in seats), state.ply)
        for each in seats:
            self.told[each] = state.ply
        if since == state.ply:
            return []
        ending = state.outcome.reason if state.outcome else None  # it is announced by itself
        found = sentences(state.changes(seat, since=since), self.reader)
        return [each for each in found if each.message != ending]

    def log(self) -> list[LogLine]:
        """All that has happened so far, as the seat to act has been told."""
        return sentences(self.state.changes(self.state.seat), self.reader)

    # -- doing ------------------------------------------------------------------------------------

    def play(self, parts: Parts) -> None:
        """Play an action, and keep the game."""
        self.state.play(parts)
        self.keep()

    def play_line(self, text: str) -> None:
        """Play one action or a whole turn; one that lets the turn continue does so to its end."""
        state = self.state
        for action in line_of(state, text):
            if action.casefold() == state.game.actions.going_on:
                self.gone = state.seat, state.game.actions.turn_number(state.raw)
            state.play(action)
        self.keep()

    def keep(self) -> None:
        """Bring the game to the disk; the table is drawn again."""
        self.keeper.keep(self.state, tuple(self.seats))
        self._changes += 1

    def undo(self) -> None:
        """Take the last action of the person at the screen back, where the rule allows it."""
        local_commands.undo(self)

    def resign(self, rest: str) -> None:
        """The seat to act gives up, if the person is sure."""
        local_commands.resign(self, rest)

    def draw(self) -> None:
        """Offer a draw, if the person is sure."""
        local_commands.draw(self)

    def hint(self) -> str:
        """The best action that the strongest bot finds; Ctrl-C takes what is found by then."""
        with waiting("bots-thinking-hint", self.state.game, self.lang):
            message, _ = patiently(lambda stop: advice(self.state, stop=stop))
        actor = self.state.seat
        return message.to(None if actor is None else self.seat_name(actor)).text(self.lang)

    def leave(self) -> None:
        """Say how to continue with the game."""
        say("terminal-left", self.lang, path=self.keeper.place, command=self.keeper.command)
