"""The envelope of every view: who plays what, what is asked of whom, and the game's own table.

It is made from a record and from what a State knows beside it. A view never shows more than its
seat may know; that the table inside keeps to this is the game's promise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from typing_extensions import TypedDict

from ostraka.core.outcome import Outcome

if TYPE_CHECKING:
    from ostraka.core.game import Game

__all__ = ["OutcomeShape", "ViewShape", "envelope", "outcome_json"]


class OutcomeShape(TypedDict):
    """How a game ended."""

    places: list[int]
    scores: list[int]
    winners: list[int]
    reason: dict[str, Any]


class ViewShape(TypedDict):
    """What a seat, or a spectator, is shown."""

    game: str
    players: int
    seat: int | None
    seats: list[dict[str, Any]]
    options: dict[str, Any]
    ply: int
    to_act: list[int]
    question: dict[str, Any] | None
    over: bool
    outcome: OutcomeShape | None
    agreed: list[Any] | None
    scores: list[int]
    breakdown: list[dict[str, int]]
    table: dict[str, Any]


def outcome_json(outcome: Outcome | None) -> dict[str, Any] | None:
    """How a game ended, ready for JSON."""
    if outcome is None:
        return None
    return {
        "places": list(outcome.places),
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "reason": outcome.reason.as_json(),
    }


def envelope(
    game: Game,
    s: Any,
    seat: int | None,
    *,
    options: dict[str, Any],
    ply: int,
    settled: bool = True,
) -> dict[str, Any]:
    """A record as a seat sees it. While an action is being carried out nobody is asked anything."""
    over = bool(s.over)
    asked = settled and not over
    outcome = Outcome(game.places(s), game.scores(s), game.reason(s)) if over else None
    return {
        "game": game.name,
        "players": int(s.players),
        "seat": seat,
        "seats": [game.seat_name(s, other).as_json() for other in range(int(s.players))],
        "options": dict(options),
        "ply": ply,
        "to_act": [int(s.seat)] if asked else [],
        "question": game.question(s, seat).as_json() if asked else None,
        "over": over,
        "outcome": outcome_json(outcome) if settled else None,
        "agreed": None,
        "scores": list(game.scores(s)),
        "breakdown": game.breakdown(s),
        "table": game.table(s, seat),
    }
