"""A game being played: the friendly object around one kernel record.

A State knows where it began (seed, players, options, perhaps a position) and everything done since,
so it can be undone, forked and written down. Whatever is refused changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ostraka.core.action import Action, LegalActions
from ostraka.core.errors import GameOver, IllegalAction, InvalidOption, NothingToUndo
from ostraka.core.game import LONGEST_ACTION, Game, Position
from ostraka.core.kernel import records
from ostraka.core.message import Message
from ostraka.core.outcome import Outcome
from ostraka.core.perft import leaves, perft, room
from ostraka.core.random import new_stream

if TYPE_CHECKING:
    from ostraka.core.record import Record

__all__ = ["State"]


class State:
    """One state of one game, with the way that led to it."""

    __slots__ = (
        "_agreed",
        "_array",
        "_legal",
        "_past",
        "_s",
        "_texts",
        "beginning",
        "game",
        "options",
        "seed",
    )

    def __init__(
        self,
        game: Game,
        seed: int,
        players: int | None,
        options: Mapping[str, Any],
        position: Position | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.options = game.check_options(options)
        self.beginning = position
        """The position the game began from, None for the ordinary start."""
        self._array = np.zeros(1, game.dtype).view(np.recarray)
        self._s = self._array[0]
        codes = game.option_codes(self.options)
        if position is None:
            game.kernel_setup(self._s, game.data, players, codes, seed)
        else:
            game.read_position(position, self._s, codes, seed)
        self._past: list[bytes] = []
        self._texts: list[str | int] = []
        self._agreed: tuple[str, int] | None = None
        self._legal: LegalActions | None = None

    # -- reading ----------------------------------------------------------------------------

    @property
    def raw(self) -> Any:
        """The kernel record itself. Reading it is fast; changing it breaks the game."""
        return self._s

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self._s.players)

    @property
    def seat(self) -> int | None:
        """The seat to act, None once the game is over."""
        return None if self.over else int(self._s.seat)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._s.over != 0 or self._agreed is not None

    @property
    def legal(self) -> LegalActions:
        """The legal actions, as a lazy view: `in`, `len`, iteration, index."""
        if self._legal is None:
            codes = self.game.legal_codes(self._s)
            self._legal = LegalActions(self.game, self._s, codes[:0] if self._agreed else codes)
        return self._legal

    @property
    def scores(self) -> tuple[int, ...]:
        """Points per seat, as they stand."""
        if self._agreed is None:
            return self.game.scores(self._s)
        resigned = self._agreed[0] == "resign"
        return tuple(int(resigned and seat != self._agreed[1]) for seat in range(self.players))

    @property
    def breakdown(self) -> list[dict[str, int]]:
        """The points of each seat by category, as they stand."""
        if self._agreed is not None:
            return [{"score": points} for points in self.scores]
        return self.game.breakdown(self._s)

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why; None while the game goes on."""
        if not self.over:
            return None
        if self._agreed is None:
            return Outcome(self.game.places(self._s), self.scores, self.game.reason(self._s))
        kind, seat = self._agreed
        if kind == "resign":
            reason = Message("reason-resigned", seat=self.game.seat_name(self._s, seat))
        else:
            reason = Message("reason-agreed")
        return Outcome(self._agreed_places(), self.scores, reason)

    def _agreed_places(self) -> tuple[int, ...]:
        assert self._agreed is not None
        kind, loser = self._agreed
        return tuple(2 if kind == "resign" and seat == loser else 1 for seat in range(self.players))

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return len(self._texts)

    @property
    def actions(self) -> list[str]:
        """The texts of all actions played."""
        for i, text in enumerate(self._texts):
            if not isinstance(text, str):
                self._texts[i] = self.game.text(self._before(i), text)
        return list(self._texts)  # type: ignore[arg-type]

    @property
    def position(self) -> Position:
        """The whole position; it sets up an equal game."""
        return self.game.position(self._s)

    @property
    def record(self) -> Record:
        """The game so far as a document that replays exactly."""
        from ostraka.core.record import Record

        return Record.of(self)

    @property
    def agreed(self) -> tuple[str, int] | None:
        """How the players themselves ended the game: ("resign", seat) or ("draw", -1)."""
        return self._agreed

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, ready for JSON; without a seat, what everyone may see."""
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < self.players):
            raise InvalidOption(Message("error-seat", seat=str(seat)[:40], players=self.players))
        view = self.game.view(self._s, seat)
        if self._agreed is not None:
            view = {**view, "agreed": list(self._agreed)}
        return view

    def observation(self, seat: int) -> npt.NDArray[np.float32]:
        """What a seat knows, as numbers for learning."""
        return self.game.observation(self._s, seat)

    def tobytes(self) -> bytes:
        """Every byte of the kernel record."""
        return self._array.tobytes()

    def __str__(self) -> str:
        return self.game.draw(self.view(self.seat if self.game.hidden else None))

    def __repr__(self) -> str:
        return f"<{self.game.title}, {self.ply} actions{', over' if self.over else ''}>"

    # -- acting -----------------------------------------------------------------------------

    def play(self, action: str | int | Action) -> State:
        """Carry out one action, given as text, as an Action or by its kernel code."""
        if self.over:
            raise GameOver(Message("error-over"))
        legal = self.legal
        if isinstance(action, str):
            if len(action) > LONGEST_ACTION:
                raise IllegalAction(Message("error-action-long", limit=LONGEST_ACTION))
            code = self.game.parse(self._s, action)
        elif isinstance(action, Action):
            code = action.code
        elif isinstance(action, (int, np.integer)) and not isinstance(action, bool):
            code = int(action)
        else:
            raise IllegalAction(Message("error-action-type", type=type(action).__name__))
        if not legal.has_code(code):
            raise IllegalAction(Message("error-not-legal", action=str(action)[:40]))
        before = self._array.tobytes()
        legal.keep(before)
        self._past.append(before)
        self._texts.append(code)
        self._legal = None
        self.game.kernel_apply(self._s, self.game.data, code)
        return self

    def resign(self, seat: int) -> State:
        """A player gives up; only where there are two."""
        self._check_agreement()
        if isinstance(seat, bool) or seat not in (0, 1):
            raise InvalidOption(Message("error-seat", seat=str(seat)[:40], players=self.players))
        self._agreed = ("resign", seat)
        self._legal = None
        return self

    def agree_draw(self) -> State:
        """Both players agree on a draw."""
        self._check_agreement()
        self._agreed = ("draw", -1)
        self._legal = None
        return self

    def _check_agreement(self) -> None:
        if self.over:
            raise GameOver(Message("error-over"))
        if self.players != 2:
            raise IllegalAction(Message("error-agreement-two"))

    def undo(self) -> State:
        """Take the last action back."""
        if self._agreed is not None:
            self._agreed = None
        elif self._past:
            self._array.view(np.uint8)[:] = np.frombuffer(self._past.pop(), np.uint8)
            self._texts.pop()
        else:
            raise NothingToUndo(Message("error-nothing-to-undo"))
        self._legal = None
        return self

    def undo_is_free(self, seat: int) -> bool:
        """Whether a seat may take its last action back without asking the others.

        It may until hidden information has come to light or another seat has acted.
        """
        if not self._past or self._agreed is not None:
            return False
        before = self._before(-1)
        return bool(before.seat == seat and before.reveals == self._s.reveals)

    def _before(self, ply: int) -> Any:
        """The kernel record as it was before an action."""
        return records(self._past[ply], self.game.dtype)[0]

    def fork(self) -> State:
        """A state equal to this one that goes its own way."""
        other = object.__new__(State)
        other.game, other.seed, other.beginning = self.game, self.seed, self.beginning
        other.options = dict(self.options)
        other._array = records(self._array.tobytes(), self.game.dtype)
        other._s = other._array[0]
        other._past = list(self._past)
        other._texts = list(self._texts)
        other._agreed = self._agreed
        other._legal = None
        return other

    def reshuffled(self, seat: int, seed: int) -> State:
        """A fork in which all that a seat cannot know has been drawn anew.

        It cannot be undone past this point and has no record: its past never happened.
        """
        other = self.fork()
        self.game.kernel_reshuffle(other._s, self.game.data, seat, new_stream(seed))
        other._past.clear()
        other._texts.clear()
        return other

    # -- counting ---------------------------------------------------------------------------

    def perft(self, depth: int) -> int:
        """The number of action sequences of a length from here."""
        if self._agreed is not None:
            return int(depth == 0)
        return leaves(self._s, self.game.data, self.game.max_legal, depth)

    def divide(self, depth: int) -> dict[str, int]:
        """`perft` split by the first action."""
        counts = {}
        for action in self.legal:
            stack, actions = room(self._s, self.game.max_legal, depth - 1)
            self.game.kernel_apply(stack[0], self.game.data, action.code)
            counts[action.text] = int(perft(stack, actions, self.game.data, 0, depth - 1))
        return counts
