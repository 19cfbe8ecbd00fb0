"""The envelope of every view: who plays what, what is asked of whom, and the game's own table.

A Snapshot is one state as everybody sees it: what is the same for all is made once, the table once
for each who may know something else. A view never shows more than its seat may know; that the table
inside keeps to this is the game's promise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, NotRequired

from ostraka.core.game.outcome import Outcome
from ostraka.core.i18n.message import LOCALES, Sentence
from ostraka.core.shape import JsonSchema, Shape
from ostraka.core.show.parts import kept

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
    drawing: NotRequired[dict[str, str]]
    """The table as text in each language, where a game has no board in the page."""


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


class Snapshot:
    """A state that no longer changes, at a ply, as seats and spectators see it.

    While an action is being carried out (`settled` is false) nobody is asked anything.
    `past` says how twins are told apart, once somebody looks; None where no past is known.

    A snapshot that follows another makes only what has changed, where the game can say what that
    is (`Display.table_after`): all the rest its views share with those of the one before it.
    """

    __slots__ = ("_common", "_earlier", "_past", "_views", "game", "made", "options", "ply", "s",
        "settled")  # fmt: skip

    def __init__(
        self,
        game: Game,
        s: Any,
        options: dict[str, Any],
        ply: int,
        settled: bool = True,
        past: Callable[[], Any] | None = None,
    ) -> None:
        self.game = game
        self.s = s
        self.options = options
        self.ply = ply
        self.settled = settled
        self._past = past
        self._earlier: Snapshot | None = None
        self._common: ViewShape | None = None
        self._views: dict[int | None, ViewShape] = {}
        self.made: Any = None
        """What a game has made of it and needs again, for other seats or for what comes next."""

    @property
    def twins(self) -> Any:
        """How twins are told apart; None where there are none or no past is known."""
        return self._past() if self._past is not None else None

    def view(self, seat: int | None) -> ViewShape:
        """What a seat (None: a spectator) sees; not to be changed, as it is shown to all alike."""
        if seat not in self._views:
            self._views[seat] = self._seen(seat)
        return self._views[seat]

    def forget(self) -> None:
        """What it followed is no longer needed: what is not yet made is made as a whole."""
        self._earlier = None

    def _is_like(self, earlier: Snapshot) -> bool:
        """Whether nothing at all has changed since then."""
        moment = self.ply, self.settled, self.s.tobytes()
        return moment == (earlier.ply, earlier.settled, earlier.s.tobytes())

    def _made(self, seat: int | None) -> ViewShape | None:
        """The view of a seat, or one like it, if somebody has looked at it."""
        alike = self.game.told_alike
        return next(iter(self._views.values()), None) if alike else self._views.get(seat)

    def _seen(self, seat: int | None) -> ViewShape:
        game, s = self.game, self.s
        if game.told_alike and self._views:
            return {**next(iter(self._views.values())), "seat": seat}
        earlier = self._earlier
        last = earlier._made(seat) if earlier is not None else None
        if earlier is not None and last is not None and self._is_like(earlier):
            return last
        table = self._table(seat, last)
        if self._common is None:
            self._common = self._for_all(table, last)
        asked = bool(self._common["to_act"])
        view: ViewShape = {
            **self._common,
            "seat": seat,
            "question": game.display.question(s, seat).as_json() if asked else None,
            "table": table,
        }
        if not game.display.board:
            acting = view["to_act"] or [max(0, int(s["seat"]))]  # as drawings expect it
            shown = {**view, "to_act": acting}
            view["drawing"] = {locale: game.display.draw(shown, locale) for locale in LOCALES}
        return view

    def _table(self, seat: int | None, last: ViewShape | None) -> dict[str, Any]:
        display, twins = self.game.display, self.game.twins
        if last is None or self._earlier is None or display.table_after is None:
            table = dict(display.table(self.s, seat))
        else:
            table = display.table_after(last["table"], self._earlier, self, seat)
        return table if twins is None or not self._past else twins.tell_apart(table, self._past())

    def then(self, s: Any, settled: bool = True) -> Snapshot:
        """The snapshot to which a beat of the next action, or its next beat, leads from here."""
        ply = self.ply + self.settled
        snapshot = Snapshot(self.game, s, self.options, ply, settled)
        if self.game.display.table_after is not None:
            snapshot._earlier = self
        if self.game.twins is not None and self._past is not None:
            twins = self.game.twins.follow(self._past(), self.s, s)
            snapshot._past = lambda: twins
        return snapshot

    def _for_all(self, table: dict[str, Any], last: ViewShape | None) -> ViewShape:
        """What everybody sees alike."""
        game, s = self.game, self.s
        players, over = int(s["players"]), bool(s["over"])
        scores, breakdown = self._points(table, last)
        ended = over and self.settled
        outcome = Outcome(game.places(s), tuple(scores), game.scoring.reason(s)) if ended else None
        names = (game.display.seat_name(s, other).as_json() for other in range(players))
        to_act = list(game.actions.choosing(s)) if self.settled and not over else []
        view: ViewShape = {
            "game": game.name,
            "players": players,
            "seat": None,
            "seats": list(names) if last is None else last["seats"],
            "options": self.options,
            "ply": self.ply,
            "to_act": to_act if last is None else kept(last["to_act"], to_act),
            "question": None,
            "over": over,
            "outcome": outcome_json(outcome),
            "agreed": None,
            "left": [] if last is None else last["left"],
            "scores": scores,
            "breakdown": breakdown,
            "table": {},
        }
        return view

    def _points(
        self, table: dict[str, Any], last: ViewShape | None
    ) -> tuple[list[int], list[dict[str, int]]]:
        """The points, in all and by category; those of an area that has not changed are known."""
        game, s, scoring = self.game, self.s, self.game.scoring
        if last is None or scoring.areas is None or scoring.of_area is None:
            known = game.scores(s)
            return list(known), game.breakdown(s, known)
        areas = list(zip(last["table"][scoring.areas], table[scoring.areas], strict=True))
        if all(old is new for old, new in areas):
            return last["scores"], last["breakdown"]
        breakdown = [
            points if old is new else scoring.of_area(new, s, seat)
            for seat, (points, (old, new)) in enumerate(zip(last["breakdown"], areas, strict=True))
        ]
        scores = [sum(points.values()) for points in breakdown]
        return kept(last["scores"], scores), kept(last["breakdown"], breakdown)
