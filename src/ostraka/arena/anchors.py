"""What the levels of a game are rated: `ratings.toml` in its folder, written by `bench.anchors`.

The ratings are on Elo's scale, each game with its own; the mean of the eight levels is 1500.
"""

from __future__ import annotations

import tomllib
from functools import cache

from ostraka.core.game.game import Game


@cache
def anchors(game: Game) -> tuple[int, ...]:
    """The rating of each level, the weakest first; none where they have not been measured."""
    found = None if game.home is None else game.home / "ratings.toml"
    if found is None or not found.is_file():
        return ()
    return tuple(tomllib.loads(found.read_text(encoding="utf-8"))["ratings"])
