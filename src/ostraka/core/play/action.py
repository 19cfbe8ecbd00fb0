"""Actions, and the lazy view of those that are legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, overload

import numpy.typing as npt

from ostraka.core.checks import quoted
from ostraka.core.errors import IllegalAction, OstrakaError
from ostraka.core.i18n.message import Message
from ostraka.core.kernel.fields import readable
from ostraka.core.play.parts import Parts

if TYPE_CHECKING:
    from ostraka.core.game.game import Game


class Action:
    """One decision: a small immutable value with a short text that parses back to it."""

    __slots__ = ("_before", "_game", "code", "text")

    _game: Game
    _before: Any
    code: int
    """The number by which the kernel knows it."""
    text: str

    def __init__(self, game: Game, before: Any, code: int) -> None:
        object.__setattr__(self, "_game", game)
        object.__setattr__(self, "_before", before)
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "text", game.actions.text(before, code))

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("an Action does not change")

    @property
    def parts(self) -> Parts:
        """What it does as slots and things, verb first."""
        return self._game.actions.parts(self._before, self.code)

    @property
    def message(self) -> Message:
        """What it does, as a sentence in every language."""
        return self._game.actions.sentence(self._before, self.code)

    def sentence(self, locale: str = "en", *, you: bool = False) -> str:
        """What it does, for logs and screen readers; `you` says it to the player to act."""
        actor = (
            self._game.display.seat_name(self._before, int(self._before["seat"])) if you else None
        )
        return self.message.to(actor).text(locale)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Action):
            return (self.code, self.text) == (other.code, other.text)
        return isinstance(other, str) and self.text == other

    def __hash__(self) -> int:
        return hash(self.text)


class LegalActions(Sequence[Action]):
    """The legal actions of a state: counted without being named, named only when looked at."""

    __slots__ = ("_before", "_game", "_state", "codes")

    codes: list[int]
    """The kernel's numbers of the actions, for fast loops."""

    def __init__(self, game: Game, state: npt.NDArray[Any], codes: list[int]) -> None:
        self._game = game
        self._state = state
        self._before: Any = None
        self.codes = codes

    def settle(self) -> Any:
        """Keep a copy of the state: it may move on, and these actions stay what they are."""
        if self._before is None:
            self._before = readable(self._state.tobytes(), self._game.dtype)[0]
        return self._before

    def __len__(self) -> int:
        return len(self.codes)

    def named(self, code: int) -> Action:
        """The legal action with that number; refuses any other number."""
        if type(code) is not int or code not in self.codes:
            raise IllegalAction(Message("error-not-legal", action=quoted(code)))
        return self._named(code)

    def _named(self, code: int) -> Action:
        return Action(self._game, self.settle(), code)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self._named(code) for code in self.codes[index]]
        return self._named(self.codes[index])

    def __iter__(self) -> Iterator[Action]:
        return (self._named(code) for code in self.codes)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Action):
            return action.code in self.codes and self._named(action.code) == action
        if isinstance(action, str):
            try:
                self._game.actions.parse(self.settle(), action, self.codes)
                return True
            except OstrakaError:
                return False
        return False

    def __repr__(self) -> str:
        return f"<{len(self)} legal actions>"
