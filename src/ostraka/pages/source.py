"""Where the pages, diagrams and lessons of a game are: with ours, or in the package that brings it.

A package of its own has the same folders beside the module of its class: `pages/en/<game>.md`,
`pages/diagrams/<game>.toml`, `pages/lessons/<game>.toml`.
"""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from ostraka.core.game.registry import load

OWN = files("ostraka") / "pages"


def source(game: str, *parts: str) -> Traversable | None:
    """A file of a game by its place among the pages, None where the game has none."""
    own = OWN.joinpath(*parts)
    if own.is_file():
        return own
    home = load(game).home
    brought = None if home is None else home.joinpath("pages", *parts)
    return brought if brought is not None and brought.is_file() else None
