"""The envelope of every view: who plays what, what is asked of whom, and the game's own table.

A Snapshot is one record as everybody sees it: what is the same for all is made once, the table once
for each who may know something else. A view never shows more than its seat may know; that the table
inside keeps to this is the game's promise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

from ostraka.core.game.outcome import Outcome
from ostraka.core.i18n.message import Sentence
from ostraka.core.shape import JsonSchema, Shape

if TYPE_CHECKING:
    from ostraka.core.game.game import Game


AGREED = {"type": "array", "prefixItems": [{"enum": ["resign", "draw"]}, {"type": "integer"}]}


class OutcomeShape(Shape):
    """How a game ended."""

    places: list[int]
    scores: list[int]
    winners: list[int]
    reason: Sentence


class ViewShape(Shape):
    """What a seat, or a spectator, is shown: the envelope around the game's own table."""

    game: str
    players: int
    seat: int | None
    """The viewer; null is a spectator."""
    seats: list[Sentence]
    """What the seats are called."""
    options: dict[str, Any]
    ply: int
    to_act: list[int]
    question: Sentence | None
    over: bool
    outcome: OutcomeShape | None
    agreed: Annotated[list[Any], JsonSchema(AGREED)] | None
    """How the players ended the game themselves; with `draw`, -1."""
    left: list[int]
    """The seats that resigned while the others play on."""
    scores: list[int]
    breakdown: list[dict[str, int]]
    table: dict[str, Any]
    """The game's own; see /api/games/{game}/schemas."""


AnyView = Any
"""A view, in whatever form a game declares it: as ViewShape, or with a table of its own in it."""


def outcome_json(outcome: Outcome | None) -> OutcomeShape | None:
    """How a game ended, ready for JSON."""
    if outcome is None:
        return None
    return {
        "places": list(outcome.places),
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "reason": outcome.reason.as_json(),
    }


def _plain(scores: tuple[int, ...]) -> list[dict[str, int]]:
    return [{"score": points} for points in scores]


class Snapshot:
    """A record that no longer changes, at a ply, as seats and spectators see it.

    While an action is being carried out (`settled` is false) nobody is asked anything.
    `past` says how twins are told apart, once somebody looks; None where no past is known.
    """

    __slots__ = ("_common", "_past", "_views", "game", "options", "ply", "record", "settled")

    def __init__(
        self,
        game: Game,
        record: Any,
        options: dict[str, Any],
        ply: int,
        settled: bool = True,
        past: Callable[[], Any] | None = None,
    ) -> None:
        self.game = game
        self.record = record
        self.options = options
        self.ply = ply
        self.settled = settled
        self._past = past
        self._common: ViewShape | None = None
        self._views: dict[int | None, ViewShape] = {}

    def view(self, seat: int | None) -> ViewShape:
        """What a seat (None: a spectator) sees; not to be changed, as it is shown to all alike."""
        if seat not in self._views:
            self._views[seat] = self._seen(seat)
        return self._views[seat]

    def _seen(self, seat: int | None) -> ViewShape:
        game, s = self.game, self.record
        if self._common is None:
            self._common = self._for_all()
        asked = bool(self._common["to_act"])
        if game.told_alike and self._views:
            return {**next(iter(self._views.values())), "seat": seat}
        return {
            **self._common,
            "seat": seat,
            "question": game.question(s, seat).as_json() if asked else None,
            "table": self._table(seat),
        }

    def _table(self, seat: int | None) -> dict[str, Any]:
        table = self.game.table(self.record, seat)
        return table if self._past is None else self.game.tell_apart(table, self._past())

    def then(self, record: Any, settled: bool = True) -> Snapshot:
        """The snapshot to which a beat of the next action, or its next beat, leads from here."""
        ply = self.ply + self.settled
        snapshot = Snapshot(self.game, record, self.options, ply, settled)
        if self._past is not None:
            twins = self.game.follow(self._past(), self.record, record)
            snapshot._past = lambda: twins
        return snapshot

    def _for_all(self) -> ViewShape:
        """What everybody sees alike."""
        game, s = self.game, self.record
        players, over = int(s["players"]), bool(s["over"])
        scores = game.scores(s)
        ended = over and self.settled
        outcome = Outcome(game.places(s), scores, game.reason(s)) if ended else None
        return {
            "game": game.name,
            "players": players,
            "seat": None,
            "seats": [game.seat_name(s, other).as_json() for other in range(players)],
            "options": self.options,
            "ply": self.ply,
            "to_act": list(game.choosing(s)) if self.settled and not over else [],
            "question": None,
            "over": over,
            "outcome": outcome_json(outcome),
            "agreed": None,
            "left": [],
            "scores": list(scores),
            "breakdown": _plain(scores) if game.uncategorised else game.breakdown(s),
            "table": {},
        }
