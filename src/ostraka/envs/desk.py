"""One game as environments hold it: actions by index, masks and observations as arrays.

A Desk stands on a State, so the game that was played has a record, can be drawn, and can be left
and taken up again in its middle.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ostraka.bots.first_use import first_use
from ostraka.core.checks import quoted, whole
from ostraka.core.errors import GameOver, IllegalAction, InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message
from ostraka.core.kernel.compile import ACTION, direct, kernel, records
from ostraka.core.kernel.verbs import action, index, observe
from ostraka.core.play.state import State
from ostraka.envs.rewards import standing


@kernel
def _look(states: Any, tables: Any, codes: Any, indices: Any, mask: Any) -> None:
    """The legal actions by index and as a mask."""
    mask[:] = 0
    for i in range(len(codes)):
        number = index(states[0], tables[0], codes[i])
        indices[i] = number
        mask[number] = 1


@kernel
def _observe(states: Any, tables: Any, seat: int, seen: Any) -> None:
    """What a seat knows."""
    observe(states[0], tables[0], seat, seen)


@kernel
def _code(states: Any, tables: Any, number: int) -> int:
    """The code of the action that has an index."""
    return action(states[0], tables[0], number)


@cache
def _compiled(game: Game) -> tuple[Any, Any, Any]:
    """The kernels for a game, the types of their arguments settled once."""
    states = records(bytes(game.dtype.itemsize), game.dtype)
    codes, indices = np.empty(game.max_legal, ACTION), np.empty(game.max_legal, np.int32)
    mask, seen = np.empty(game.action_count, np.int8), np.empty(game.observation.size, np.int8)
    look = direct(_look, states, game.tables, codes, indices, mask)
    observed = direct(_observe, states, game.tables, 0, seen)
    return look, observed, direct(_code, states, game.tables, 0)


class UnexpectedKeyword(InvalidOption, TypeError):
    """A keyword that is no option of the game, as Python says it and other libraries look for it.

    Libraries that wrap an error into another of its kind give it a text instead of a Message.
    """

    def __init__(self, message: Message | str) -> None:
        if isinstance(message, str):
            message = Message("plain", text=message.removesuffix(".") + ".")
        super().__init__(message)


def checked_options(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value; refuses keywords that are no options."""
    known = [option.name for option in game.options]
    for name in options:
        if name not in known:
            listed = ", ".join(known)
            raise UnexpectedKeyword(
                Message("envs-keyword", game=game.title, name=quoted(name), known=listed)
            )
    return game.check_options(options)


class Desk:
    """One game at a time, played by indices of the game's action space."""

    def __init__(
        self, game: str | Game, players: int | None = None, options: Mapping[str, Any] | None = None
    ) -> None:
        self.game = game if isinstance(game, Game) else load(game)
        self.game.check_learnable()
        self.players = self.game.check_players(players)
        self.options = checked_options(self.game, options or {})
        self._indices = np.empty(self.game.max_legal, np.int32)
        with first_use(self.game, "desk"):
            self._look, self._observe, self._code = _compiled(self.game)
            self.start(0)

    def start(self, seed: int) -> None:
        """Begin a new game."""
        self.hold(self.game.start(seed=seed, players=self.players, **self.options))

    def hold(self, state: State) -> None:
        """Go on with a game."""
        self.state = state
        self.mask = np.empty(self.game.action_count, np.int8)
        """1 for every action that is legal now."""
        self._see()

    def _see(self) -> None:
        codes = np.asarray(self.state.codes)
        self._count = len(codes)
        self._look(self.state.array, self.game.tables, codes, self._indices, self.mask)

    @property
    def indices(self) -> npt.NDArray[np.int32]:
        """The legal actions, in the order of `state.legal`; good until the game continues."""
        return self._indices[: self._count]

    @property
    def seat(self) -> int | None:
        """The seat to act, None once the game is over."""
        return self.state.seat

    def observation(self, seat: int) -> npt.NDArray[np.int8]:
        """What a seat knows, in an array of its own; refuses a seat that is not there."""
        if not 0 <= seat < self.players:  # compiled code trusts the seats it is given
            raise InvalidOption(Message("error-seat", seat=quoted(seat), players=self.players))
        seen = np.empty(self.game.observation.size, np.int8)
        self._observe(self.state.array, self.game.tables, seat, seen)
        return seen

    def act(self, action: Any) -> None:
        """Carry out a legal action, given by its index; refuses any other and changes nothing."""
        self.play(self.code(action))

    def play(self, code: int) -> None:
        """Carry out a legal action, given by its code."""
        self.state.play(code)
        self._see()

    def code(self, action: Any) -> int:
        """The code of a legal action, given by its index; refuses what is not legal."""
        if self.state.over:
            raise GameOver(Message("envs-over"))
        number = whole(action)
        if number is None:
            raise IllegalAction(Message("envs-action-type", type=type(action).__name__))
        if not 0 <= number < len(self.mask):
            last = self.game.action_count - 1
            raise IllegalAction(Message("envs-action-range", action=quoted(number), last=last))
        if not self.mask[number]:
            raise IllegalAction(Message("envs-action-masked", action=number, legal=self._count))
        return int(self._code(self.state.array, self.game.tables, number))

    @property
    def rewards(self) -> tuple[float, ...]:
        """What the end of the game is worth to each seat; nothing before it."""
        if not self.state.over:
            return (0.0,) * self.players
        return standing(self.game.places(self.state.raw))

    def __deepcopy__(self, memo: Any) -> Desk:
        """A desk on which the same game goes its own way."""
        return self.copy()

    def __reduce__(self) -> Any:
        """A desk travels with its game."""
        return _taken_up, (self.game, self.players, self.options, self.state)

    def copy(self) -> Desk:
        """A desk on which the same game goes its own way."""
        other = object.__new__(Desk)
        other.game, other.players, other.options = self.game, self.players, self.options
        other._look, other._observe, other._code = self._look, self._observe, self._code
        other._indices = np.empty_like(self._indices)
        other.hold(self.state.fork())
        return other


def _taken_up(game: Game, players: int, options: Mapping[str, Any], state: State) -> Desk:
    """A desk on which a game continues."""
    desk = Desk(game, players, options)
    desk.hold(state)
    return desk
