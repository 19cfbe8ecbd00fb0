"""Which things the players of a game could have taken, and which they took.

A game may say which of its actions take something worth counting for the acting seat: a card that
is played, a tile that is bought. A Tally listens to one game and counts; over many games that tells
how often a thing is taken when it could be, and how those fare who take it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ostraka.core.game.game import Game
    from ostraka.core.play.state import State


class Item(NamedTuple):
    """A thing that can be taken, by words that never change and belong to no language."""

    sort: str
    """Which things it is counted with, such as `card`."""
    name: str


class Tally:
    """What each seat of one game could take, and took."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.counts: dict[str, list[dict[str, int]]] = {}
        """By sort and seat: how often each thing within reach was taken, 0 if it never was."""

    def note(self, state: State, code: int) -> None:
        """Count a decision in a state, before its action is played."""
        items = self.game.items
        if items is None:
            return
        seat = int(state.raw.seat)
        for item in items.within_reach(state.raw, state.codes):
            self._of(item, seat).setdefault(item.name, 0)
        taken = items.taken(state.raw, code)
        if taken is not None:
            counts = self._of(taken, seat)
            counts[taken.name] = counts.get(taken.name, 0) + 1

    def _of(self, item: Item, seat: int) -> dict[str, int]:
        seats = self.counts.get(item.sort)
        if seats is None:
            seats = self.counts[item.sort] = [{} for _ in range(self.players)]
        return seats[seat]
