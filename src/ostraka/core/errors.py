"""Everything that can be refused, as typed errors that say why in one sentence.

All of them are OstrakaError. Whoever catches one may be sure that nothing has changed.
"""

from __future__ import annotations

from collections.abc import Sequence

from ostraka.core.i18n.message import Message


class OstrakaError(Exception):
    """Something was refused; `messages` says why."""

    def __init__(self, *messages: Message) -> None:
        super().__init__(*messages)
        self.messages: Sequence[Message] = messages

    def text(self, locale: str = "en") -> str:
        """The reasons in a language."""
        return " ".join(message.text(locale) for message in self.messages)

    def __str__(self) -> str:
        return self.text("en")


class UnknownGame(OstrakaError, LookupError):
    """There is no game of that name."""


class InvalidGame(OstrakaError, TypeError):
    """A game that cannot be loaded, or that promises what the house cannot hold."""


class InvalidOption(OstrakaError, ValueError):
    """An option, a seed or a number of players that the game does not have."""


class IllegalAction(OstrakaError, ValueError):
    """An action that is malformed or not allowed now."""


class GameOver(IllegalAction):
    """An action after the end of the game."""


class NothingToUndo(OstrakaError, IndexError):
    """Undo at the start of the game."""


class InvalidPosition(OstrakaError, ValueError):
    """A position that cannot be set up; one message for each thing wrong with it."""


class InvalidRecord(OstrakaError, ValueError):
    """A record that cannot be read or does not replay."""
