"""What became of one game of a contest: one JSON line.

    {"fixture": 3, "deal": 1788365, "seats": [1, 0], "points": [0.0, 1.0], "scores": [12, 19],
     "places": [2, 1], "plies": 71, "decisions": [35, 36], "seconds": [1.2, 0.4],
     "slowest": [0.1, 0.02], "fault": null, "items": {}}

A bot that commits a fault has lost: its points are 0 and the others share the victory. A void game
(its process died twice, and nobody can be blamed) counts for nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Annotated, Any, Literal

from ostraka.arena.contest import Fixture
from ostraka.core.documents import Limits, mistakes
from ostraka.core.errors import InvalidRecord
from ostraka.core.i18n.message import Message
from ostraka.core.kernel.compile import SEATS
from ostraka.core.shape import Shape

LONGEST_TEXT = 400


@dataclass(frozen=True)
class Fault:
    """Why a game did not end by its rules."""

    seat: int | None
    """Who is to blame; None for a void game."""
    kind: str
    """ "crash", "hang", "illegal" (an illegal action, or no action at all) or "void"."""
    text: str


@dataclass(frozen=True)
class GameResult:
    """The end of one game; tuples go by seat."""

    fixture: int
    deal: int
    seats: tuple[int, ...]
    points: tuple[float, ...]
    """The share of the victory; the shares sum to 1."""
    scores: tuple[int, ...]
    """As they stood at the end, or when the fault was committed."""
    places: tuple[int, ...]
    plies: int
    decisions: tuple[int, ...]
    """How often each seat was asked; the actions of the opening are nobody's decisions."""
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    """The longest that each seat took for one decision."""
    fault: Fault | None = None
    items: dict[str, list[dict[str, int]]] = field(default_factory=dict)
    """What was within reach and what was taken, see `ostraka.core.game.items.Tally.counts`."""

    @property
    def void(self) -> bool:
        """Whether the game counts for nobody."""
        return self.fault is not None and self.fault.kind == "void"

    def as_json(self) -> dict[str, Any]:
        """Ready for JSON."""
        document = asdict(self)
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in document.items()
        }

    @classmethod
    def from_json(cls, document: Any) -> GameResult:
        """Read what `as_json` gave; refuses what has another form."""
        if any(mistakes(ResultShape, document)) or not _plausible(document):
            raise InvalidRecord(Message("arena-result-form"))
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in document.items()
        }
        fault = values.pop("fault")
        return cls(**values, fault=fault and Fault(**fault))


class FaultShape(Shape):
    """A fault in a document."""

    seat: int | None
    kind: Literal["crash", "hang", "illegal", "void"]
    text: str


class ResultShape(Shape):
    """A result in a document."""

    fixture: int
    deal: int
    seats: Annotated[list[int], Limits(1, SEATS)]
    points: list[int | float]
    scores: list[int]
    places: list[int]
    plies: int
    decisions: list[int]
    seconds: list[int | float]
    slowest: list[int | float]
    fault: FaultShape | None
    items: dict[str, list[dict[str, int]]]


def _plausible(document: ResultShape) -> bool:
    """Whether all lists go by seat, and a fault is that of a seat unless the game is void."""
    players = len(document["seats"])
    lists = [value for value in document.values() if isinstance(value, list)]
    if any(len(each) != players for each in (*lists, *document["items"].values())):
        return False
    fault = document["fault"]
    blamed = range(players) if fault is None or fault["kind"] != "void" else (None,)
    return fault is None or fault["seat"] in blamed


def forfeit(
    fixture: Fixture,
    fault: Fault,
    *,
    scores: Sequence[int] = (),
    plies: int = 0,
    decisions: Sequence[int] = (),
    seconds: Sequence[float] = (),
    slowest: Sequence[float] = (),
    items: dict[str, Any] | None = None,
) -> GameResult:
    """The result of a game that a fault has ended: the others have won it, or nobody has."""
    seats = len(fixture.seats)
    if fault.seat is None:
        points, places = [1.0 / seats] * seats, [1] * seats
    else:
        points, places = [1.0 / (seats - 1)] * seats, [1] * seats
        points[fault.seat], places[fault.seat] = 0.0, seats
    nothing = [0] * seats
    return GameResult(
        fixture=fixture.number,
        deal=fixture.deal,
        seats=fixture.seats,
        points=tuple(points),
        scores=tuple(scores or nothing),
        places=tuple(places),
        plies=plies,
        decisions=tuple(decisions or nothing),
        seconds=tuple(seconds or [0.0] * seats),
        slowest=tuple(slowest or [0.0] * seats),
        fault=Fault(fault.seat, fault.kind, fault.text[:LONGEST_TEXT]),
        items=items or {},
    )
