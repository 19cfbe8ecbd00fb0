"""Which games there are, and how to load one by its name.

The games of this package are folders under `ostraka.games`; other packages add theirs with the
entry point group `ostraka.games` (name → an object or factory of `Game`). A game is imported only
when it is asked for.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from ostraka.core.errors import UnknownGame
from ostraka.core.game import Game
from ostraka.core.message import Message

__all__ = ["game_names", "load"]

OWN = ("arkantar", "ankhor", "ancient_knowledge", "ancient_knowledge_solo")


def game_names() -> list[str]:
    """The names of all games that can be loaded."""
    return [*OWN, *sorted(point.name for point in entry_points(group="ostraka.games"))]


@cache
def load(name: str) -> Game:
    """The game of that name."""
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_").replace("'", "")
    if wanted in OWN:
        game = import_module(f"ostraka.games.{wanted}").GAME
        assert isinstance(game, Game)
        return game
    for point in entry_points(group="ostraka.games"):
        if point.name == name:
            found = point.load()
            return found if isinstance(found, Game) else found()
    near = get_close_matches(wanted, game_names(), 1)
    if near:
        raise UnknownGame(Message("error-unknown-game-near", name=name[:40], near=near[0]))
    raise UnknownGame(Message("error-unknown-game", name=name[:40], known=", ".join(game_names())))
