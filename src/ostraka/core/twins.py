"""Telling twins apart: things that the rules hold to be one and the same, followed along a game.

Two Knights of a kind are equal to the rules, and a record that numbered them would hold equal
positions to be different. People see which one moved. So a game says how its twins are told apart
where nothing of the past is known, and how a beat carries that on; what is shown follows from where
a game began and from its actions, for everyone alike, whenever they came.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ostraka.core.reading import readable

if TYPE_CHECKING:
    from ostraka.core.game import Game

__all__ = ["Followed"]


class Followed:
    """The twins of a game, followed some way behind it."""

    __slots__ = ("_bytes", "_codes", "_root", "_twins", "first")

    def __init__(self, game: Game, root: bytes, first: Any = None) -> None:
        """From a root on; `first` are the twins there, if something of the past is known."""
        self._root = root
        self.first = game.twins(readable(root, game.dtype)[0]) if first is None else first
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
                for _ in game.beats(s, code):
                    self._twins = game.follow(self._twins, before, s)
                    before = readable(s.tobytes(), game.dtype)[0]
            self._bytes, self._codes = s.tobytes(), list(codes)
        return self._twins
