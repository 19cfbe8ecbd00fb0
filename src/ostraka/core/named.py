"""The texts of the actions played, put into words once and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostraka.core.reading import readable

if TYPE_CHECKING:
    from ostraka.core.game import Game

__all__ = ["Named"]


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
                self._texts.append(game.text(states[0], code))
                game.kernel_apply(states[0], game.data, code)
            self._bytes, self._codes = states.tobytes(), list(codes)
        return list(self._texts)
