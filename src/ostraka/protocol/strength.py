"""How strong a person is at each game, told to that person alone."""

from __future__ import annotations

from ostraka.core.shape import Shape


class GameStrength(Shape):
    """How strong I am at a game, from my finished games against the levels."""

    game: str
    games: int
    """How many games are counted."""
    rating: int | None
    """On the scale of `levels`; null while there are too few games to name one number."""
    low: int | None
    """The interval in which the rating lies with a chance of 95 %; null without any game."""
    high: int | None
    levels: list[int]
    """What the levels are rated, the weakest first."""
    beaten: int
    """The strongest level that I have beaten; 0: none yet."""
