"""How a state came about: its root, the actions since, their texts, and its twins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ostraka.core.kernel.compile import ACTION
from ostraka.core.kernel.fields import readable
from ostraka.core.kernel.step import replayed
from ostraka.core.show.change import Change, ChangeShape
from ostraka.core.show.telling import ActionBeats, beats
from ostraka.core.show.view import Snapshot

if TYPE_CHECKING:
    from ostraka.core.game.game import Game
    from ostraka.core.game.roles import Twins


class History:
    """The past of one state."""

    __slots__ = ("_data", "_named", "_snapshot", "_telling", "_twins", "begun", "codes", "game",
        "gathered", "invented", "options", "root")  # fmt: skip

    def __init__(
        self, game: Game, options: dict[str, Any], root: bytes, begun: int = 0, twins: Any = None
    ) -> None:
        """From a root on, which was reached at a ply; `twins` are known if more of it is."""
        self.game = game
        self.options = options
        self.root = root
        self.begun = begun
        self.codes: list[int] = []
        """The kernel's numbers of the actions since the root."""
        self.gathered: tuple[tuple[int, int], ...] = ()
        """The first ply and the length of actions that chose several things."""
        self.invented = False
        """Whether what is hidden was redrawn, so that it never happened."""
        self._named: Named | None = None
        role = game.twins
        self._twins = Followed(game, role, root, twins) if role and twins is not None else None
        self.forget()

    def forget(self) -> None:
        """Something was taken back: what was shown last is no longer so."""
        self._snapshot: Snapshot | None = None  # of the last ply, or of an earlier one
        self._telling: ActionBeats | None = None
        self._data: tuple[int, list[ChangeShape]] | None = None  # of the action before a ply

    def fork(self, options: dict[str, Any]) -> History:
        """The same past, from which another way is gone."""
        other = History(self.game, options, self.root, self.begun)
        other.codes = list(self.codes)
        other.gathered = self.gathered
        other.invented = self.invented
        other._twins = self._twins and self._twins.copy()
        return other

    def __reduce__(self) -> Any:
        twins = self._twins and self._twins.first
        root = self.game, self.options, self.root, self.begun, twins
        return _again, (root, self.codes, self.gathered, self.invented)

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return self.begun + len(self.codes)

    # -- going back ---------------------------------------------------------------------------

    @property
    def last_length(self) -> int:
        """How many plies the last action took."""
        if self.gathered and sum(self.gathered[-1]) == self.ply:
            return self.gathered[-1][1]
        return 1

    def earlier(self, back: int) -> npt.NDArray[Any]:
        """The state as it was this many plies ago."""
        array: npt.NDArray[Any] = readable(self.root, self.game.dtype)
        kept = np.array(self.codes[: len(self.codes) - back], ACTION)
        replayed(array, self.game.tables, kept)
        return array

    def take_back(self) -> npt.NDArray[Any]:
        """Forget the last action; the state before it."""
        back = self.last_length
        array = self.earlier(back)
        del self.codes[-back:]
        if back > 1:
            self.gathered = self.gathered[:-1]
        self.forget()
        return array

    # -- telling ------------------------------------------------------------------------------

    def texts(self) -> list[str]:
        """The texts of the actions; each is put into words once."""
        if self._named is None:
            self._named = Named(self.root)
        return self._named.texts(self.game, self.codes)

    def twins(self, codes: list[int] | None = None) -> Any:
        """How twins are told apart after some of the actions, or all; None where there are none."""
        role = self.game.twins
        if role is None:
            return None
        if self._twins is None:
            self._twins = Followed(self.game, role, self.root)
        return self._twins.after(self.game, self.codes if codes is None else codes)

    def snapshot(self, ply: int) -> Snapshot:
        """The game as everybody saw it at a ply."""
        if self._snapshot is not None and self._snapshot.ply == ply:
            return self._snapshot
        s = self.earlier(self.ply - ply)[0]
        codes = self.codes[: ply - self.begun]
        twins = partial(self.twins, codes) if self.game.twins is not None else None
        snapshot = Snapshot(self.game, s, self.options, ply, past=twins)
        if ply == self.ply:
            self._snapshot = snapshot
        return snapshot

    def changes(self, seat: int | None, since: int, now: bytes) -> list[Change]:
        """What was changed since a ply, as a seat is told it; `now` are the state's bytes."""
        first = max(since, self.begun)
        if first == self.ply - 1:
            return list(self._last_telling(now).changes(seat))
        return [change for telling in self._tellings(first) for change in telling.changes(seat)]

    def changes_afresh(self, seat: int | None, since: int) -> list[Change]:
        """The same, by comparing whole views of the seat for it alone."""
        changes = []
        for telling in self._tellings(max(since, self.begun)):
            telling.look_afresh()
            changes += telling.changes(seat)
        return changes

    def _tellings(self, first: int) -> Iterator[ActionBeats]:
        """The actions since a ply, to be told."""
        snapshot = self.snapshot(first)
        for code in self.codes[first - self.begun :]:
            telling = ActionBeats(snapshot, code)
            yield telling
            snapshot = telling.after

    def data(
        self, seat: int | None, since: int, now: bytes, legal: Sequence[int] | None
    ) -> list[ChangeShape]:
        """The same, ready for JSON: told directly where the game can."""
        if self.game.telling.direct is not None and since == self.ply - 1 >= self.begun:
            if self._data is None or self._data[0] != self.ply:
                self._data = self._told_directly(now, legal)
            if self._data is not None:
                return self._data[1]
        return [change.as_json() for change in self.changes(seat, since, now)]

    def _told_directly(
        self, now: bytes, legal: Sequence[int] | None
    ) -> tuple[int, list[ChangeShape]] | None:
        """The last action; None where the views have to be compared."""
        assert self.game.telling.direct is not None
        before = self.snapshot(self.ply - 1)
        after = before.then(readable(now, self.game.dtype)[0])
        told = self.game.telling.direct(before, after, self.codes[-1], legal)
        if told is None:
            return None
        self._snapshot = after
        return self.ply, told

    def _last_telling(self, now: bytes) -> ActionBeats:
        """The last action, told; it is kept for all who ask."""
        if self._telling is None or self._telling.after.ply != self.ply:
            self._telling = ActionBeats(self.snapshot(self.ply - 1), self.codes[-1], now)
            self._snapshot = self._telling.after
        return self._telling


def _again(
    root: Any, codes: list[int], gathered: tuple[tuple[int, int], ...], invented: bool
) -> History:
    """A past that has travelled."""
    past = History(*root)
    past.codes, past.gathered, past.invented = codes, gathered, invented
    return past


class Named:
    """Follows a game some way behind, naming each action in the state in which it was played."""

    __slots__ = ("_bytes", "_codes", "_root", "_texts")

    def __init__(self, root: bytes) -> None:
        self._root = root
        self._bytes = root
        self._codes: list[int] = []
        self._texts: list[str] = []

    def texts(self, game: Game, codes: list[int]) -> list[str]:
        """The texts of a row of actions; what was named before is not named again."""
        known = len(self._codes)
        if codes[:known] != self._codes:  # something was taken back
            self._bytes, self._codes, self._texts, known = self._root, [], [], 0
        if len(codes) > known:
            states = readable(self._bytes, game.dtype)
            for code in codes[known:]:
                self._texts.append(game.actions.text(states[0], code))
                game.kernel_apply(states[0], game.data, code)
            self._bytes, self._codes = states.tobytes(), list(codes)
        return list(self._texts)


class Followed:
    """The twins of a game, followed some way behind it."""

    __slots__ = ("_bytes", "_codes", "_role", "_root", "_twins", "first")

    def __init__(self, game: Game, role: Twins, root: bytes, first: Any = None) -> None:
        """From a root on; `first` are the twins there, if something of the past is known."""
        self._root = root
        self._role = role
        self.first = role.first(readable(root, game.dtype)[0]) if first is None else first
        self._begin()

    def _begin(self) -> None:
        self._bytes = self._root
        self._codes: list[int] = []
        self._twins = self.first

    def copy(self) -> Followed:
        """The same, to go its own way."""
        other = object.__new__(Followed)
        for name in self.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    def after(self, game: Game, codes: list[int]) -> Any:
        """The twins after a row of actions; what was followed before is not followed again."""
        known = len(self._codes)
        if codes[:known] != self._codes:  # something was taken back, or an earlier moment is meant
            self._begin()
            known = 0
        if len(codes) > known:
            s = readable(self._bytes, game.dtype)[0]
            before = readable(self._bytes, game.dtype)[0]
            for code in codes[known:]:
                for _ in beats(game, s, code):
                    self._twins = self._role.follow(self._twins, before, s)
                    before = readable(s.tobytes(), game.dtype)[0]
            self._bytes, self._codes = s.tobytes(), list(codes)
        return self._twins
