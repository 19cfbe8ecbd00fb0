"""What a seat remembers: all that it has seen and done, as one short digest.

Two states of a game are one to a seat that can tell neither their present nor their past apart. The
digest of a seat is made from the row of its observations, one after each action, and from its own
actions. Searches play many actions for each time that somebody asks, so the records are kept and
the digests made when they are asked for.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from ostraka.core.game.game import Game
from ostraka.core.game.registry import load
from ostraka.core.kernel.compile import records

Pending = tuple[int, int, bytes]
"""Who acted, how, and the record after it."""


class SeatMemories:
    """The memories of all seats of one game."""

    __slots__ = ("_actions", "_digests", "_game", "_pending")

    def __init__(self, game: Game, players: int, record: bytes) -> None:
        self._game = game
        self._digests = [b""] * players
        self._actions = 0
        self._pending: list[Pending] = [(-1, -1, record)]

    def add(self, seat: int, action: int, record: bytes) -> None:
        """A seat has acted, and this is the state now."""
        self._pending.append((seat, action, record))
        self._actions += 1

    def of(self, seat: int) -> str:
        """All that a seat has seen and done: how many actions there were, and a digest."""
        self.settle()
        return f"{self._actions} {self._digests[seat].hex()}"

    def settle(self) -> None:
        """Make the digests of all that has happened."""
        for actor, action, record in self._pending:
            s = records(record, self._game.dtype)[0]
            for other in range(len(self._digests)):
                self._digests[other] = self._longer(other, actor, action, s)
        self._pending.clear()

    def _longer(self, seat: int, actor: int, action: int, s: Any) -> bytes:
        """The digest of a seat after one more action."""
        longer = blake2b(self._digests[seat], digest_size=16)
        if seat == actor:
            longer.update(action.to_bytes(4, "little"))
        longer.update(self._game.observe(s, seat).tobytes())
        return longer.digest()

    def __deepcopy__(self, memo: Any) -> SeatMemories:
        return _remembered(self._game, self._actions, list(self._digests), list(self._pending))

    def __reduce__(self) -> Any:
        self.settle()
        return _loaded, (self._game.name, self._actions, self._digests, self._pending)


def _remembered(
    game: Game, actions: int, digests: list[bytes], pending: list[Pending]
) -> SeatMemories:
    past = object.__new__(SeatMemories)
    past._game, past._actions, past._digests, past._pending = game, actions, digests, pending
    return past


def _loaded(name: str, *memories: Any) -> SeatMemories:
    return _remembered(load(name), *memories)
