"""The deal of the day: the same for everyone, once."""

from __future__ import annotations

from typing import Literal

from ostraka.core.shape import Shape
from ostraka.protocol.base import Moment

DealResult = Literal["won", "draw", "lost", "resigned"]


class DealOfTheDay(Shape):
    """Today's deal, how I have played it, and my place among all who have."""

    day: str
    """A date, in UTC."""
    game: str
    level: int
    """Of the bot that everyone plays against."""
    ends: Moment
    """When the next deal comes."""
    players: int
    """How many have finished it."""
    table: str | None
    """My game of it, once I have begun."""
    result: DealResult | None
    """Once I have finished."""
    score: int | None
    against: int | None
    """The bot's score."""
    place: int | None
    """Who did equally well shares a place."""
    days: list[str]
    """The days of the last week whose deals I have finished."""
