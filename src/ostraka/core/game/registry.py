"""Which games there are, and how to load one by its name.

A package offers games with the entry point group `ostraka.games`: a name, and where a Game or a
factory of one is found (`ostraka.core.entry_points`). A game is imported only when it is asked for.

With packs of an owner's a game has a longer name, its reference:
`ancient_knowledge+egypt@0123456789abcdef`. Whoever asks for that gets the game with the pack in
just this version, if it lies on the shelf (`ostraka.core.packs.shelf`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint

from ostraka.core.checks import quoted
from ostraka.core.entry_points import failure, offered
from ostraka.core.errors import InvalidGame, OstrakaError, UnknownGame
from ostraka.core.game.game import Game
from ostraka.core.i18n.message import Message
from ostraka.core.packs.packs import PackId
from ostraka.core.packs.shelf import find

GROUP = "ostraka.games"


def game_names() -> list[str]:
    """The names of all games that can be loaded."""
    return list(offered(GROUP))


def load_all() -> Iterator[Game]:
    """All games but those of others that are broken, which must not cost us ours."""
    for name in game_names():
        with suppress(InvalidGame):
            yield load(name)


def load_with(name: str, packs: Iterable[PackId]) -> Game:
    """The game of that name, played with packs that lie on the shelf."""
    return load("+".join((name, *map(str, packs))))


def load(name: str) -> Game:
    """The game of that name, or reference."""
    if not isinstance(name, str):
        raise UnknownGame(
            Message("error-unknown-game", name=quoted(name), known=", ".join(game_names()))
        )
    return _named(name)


@cache
def _named(name: str) -> Game:
    name, *packs = name.split("+")
    if packs:
        return _named(name).with_packs(*(find(PackId.of(pack)) for pack in packs))
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_").replace("'", "")
    known = offered(GROUP)
    for spelling in (wanted, name):
        if spelling in known:
            return _loaded(known[spelling])
    near = get_close_matches(wanted, known, 1)
    if near:
        raise UnknownGame(Message("error-unknown-game-near", name=quoted(name), near=near[0]))
    raise UnknownGame(Message("error-unknown-game", name=quoted(name), known=", ".join(known)))


def forget() -> None:
    """Search for games and packs again at the next request."""
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
        message = Message("error-game-load", name=point.name, reason=failure(error))
        raise InvalidGame(message) from error
    return game
