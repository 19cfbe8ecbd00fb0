"""What a table at the prompt needs of a game, whether it is played here or at a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ostraka.core.game.game import Game
from ostraka.core.i18n.message import Message
from ostraka.core.play.parts import Gathering, Narrowed, Parts
from ostraka.core.show.view import ViewShape
from ostraka.terminal.prompt import Lines


@dataclass(frozen=True)
class LogLine:
    """Something that happened, in words."""

    ply: int
    message: Message
    is_action: bool
    """Whether it is the action itself, not what came of it."""


class Offered(Protocol):
    """A legal action."""

    @property
    def text(self) -> str:
        """What is typed to play it."""

    @property
    def parts(self) -> Parts:
        """Its slots and the things in them."""

    def sentence(self, locale: str = "en", *, you: bool = False) -> str:
        """What it does, where that is known; `you` says it to the player to act."""


class TerminalSeat(Protocol):
    """A game through the eyes and hands of the person at the screen."""

    lang: str
    lines: Lines

    @property
    def game(self) -> Game:
        """The game that is played."""

    @property
    def options(self) -> Mapping[str, Any]:
        """The options that it is played with."""

    @property
    def commands(self) -> Mapping[str, Callable[[str], None]]:
        """What can be typed only at this kind of seat."""

    @property
    def asked(self) -> int | None:
        """The seat that is to act."""

    @property
    def question(self) -> Message:
        """What that seat is asked."""

    @property
    def reader(self) -> Message | None:
        """The name of the seat whose person reads alone here: sentences may speak to them."""

    @property
    def moment(self) -> Any:
        """Another value whenever the table has changed."""

    @property
    def legal(self) -> Sequence[Offered]:
        """The legal actions; several things that are chosen together may be missing."""

    @property
    def gathering(self) -> Gathering | None:
        """What may be chosen together."""

    def is_legal(self, text: str) -> bool:
        """Whether a text is one legal action."""

    def narrow(self, **slots: Any) -> Narrowed:
        """What remains legal once some slots are filled."""

    def sentence(self, parts: Parts) -> str:
        """What an action does, where that is known."""

    def view(self) -> ViewShape:
        """The table as the person may see it."""

    def names(self) -> list[str]:
        """What the seats are called."""

    def who(self) -> list[str]:
        """Who plays, one line for each seat."""

    def ready(self) -> bool:
        """Wait until the person is asked; False when the game is over."""

    def news(self) -> list[LogLine]:
        """What has happened since the person last looked."""

    def log(self) -> list[LogLine]:
        """All that has happened."""

    def play(self, parts: Parts) -> None:
        """Play an action."""

    def play_line(self, text: str) -> None:
        """Play one action, or a whole turn; refuses with the reason."""

    def undo(self) -> None:
        """Take the last action back, or ask the others to agree."""

    def resign(self, rest: str) -> None:
        """Give up, if the person is sure."""

    def draw(self) -> None:
        """Offer a draw, if the person is sure."""

    def hint(self) -> str:
        """What the strongest bot would play."""

    def leave(self) -> None:
        """Say how to continue with the game."""
