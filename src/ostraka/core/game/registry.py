"""Which games there are, and how to load one by its name.

A package offers games with the entry point group `ostraka.games`: a name, and where a Game or a
factory of one is found. Ours are declared in the same way. Those declarations are written down when
a package is installed, and a source tree may have moved on since; so our own games are also known
by the list in `ostraka.games`, and found even if nothing was installed at all.

A game is imported only when it is asked for. With packs of an owner's it has a longer name, its
reference: `ancient_knowledge+egypt@0123456789abcdef`. Whoever asks for that gets the game with the
pack in just this version, if it lies on the shelf (`ostraka.core.packs.shelf`).
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from ostraka.core.checks import quoted
from ostraka.core.errors import InvalidGame, OstrakaError, UnknownGame
from ostraka.core.game.game import Game
from ostraka.core.i18n.message import Message
from ostraka.core.packs.packs import PackId
from ostraka.core.packs.shelf import find

GROUP = "ostraka.games"
"""The group of entry points, and the package in which ours stand."""


def _offered() -> dict[str, EntryPoint]:
    """Every game by name: ours in the order of their list, then the others."""
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, point)
    ours = {}
    for name in import_module(GROUP).__all__:
        ours[name] = found.pop(name, EntryPoint(name, f"{GROUP}.{name}:GAME", GROUP))
    return ours | dict(sorted(found.items()))


def game_names() -> list[str]:
    """The names of all games that can be loaded."""
    return list(_offered())


def load_with(name: str, packs: Iterable[PackId]) -> Game:
    """The game of that name, played with packs that lie on the shelf."""
    return load("+".join((name, *map(str, packs))))


def load(name: str) -> Game:
    """The game of that name, or reference."""
    if not isinstance(name, str):
        raise UnknownGame(
            Message("error-unknown-game", name=quoted(name), known=", ".join(_offered()))
        )
    return _named(name)


@cache
def _named(name: str) -> Game:
    name, *packs = name.split("+")
    if packs:
        return _named(name).with_packs(*(find(PackId.of(pack)) for pack in packs))
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_").replace("'", "")
    offered = _offered()
    for spelling in (wanted, name):
        if spelling in offered:
            return _loaded(offered[spelling])
    near = get_close_matches(wanted, offered, 1)
    if near:
        raise UnknownGame(Message("error-unknown-game-near", name=quoted(name), near=near[0]))
    raise UnknownGame(Message("error-unknown-game", name=quoted(name), known=", ".join(offered)))


def forget() -> None:
    """Look for games and packs anew when they are asked for again."""
    _named.cache_clear()


def _loaded(point: EntryPoint) -> Game:
    """What an entry point stands for; whatever goes wrong when it is loaded is one sentence."""
    try:
        found = point.load()
        game = found if isinstance(found, Game) else found()
        if not isinstance(game, Game):
            raise TypeError(f"{point.value} is not a Game")
    except OstrakaError:
        raise
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"[:200]
        raise InvalidGame(Message("error-game-load", name=point.name, reason=reason)) from error
    return game
