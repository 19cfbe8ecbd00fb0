"""The packs with which tables of this server may be played: those that its operator gave.

A journal names its packs with their digests, as records do. A table whose packs are not there any
more, or have changed, is refused with a sentence and stays as it is.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from ostraka.core.errors import InvalidOption, OstrakaError
from ostraka.core.game.game import Game
from ostraka.core.game.registry import load_all, load_with
from ostraka.core.i18n.message import Message
from ostraka.core.packs.packs import Bundle, PackId
from ostraka.core.packs.shelf import put
from ostraka.server.errors import Refusal, refusal_of


class OfferedPacks:
    """The packs that were given, and which games take them."""

    def __init__(self, folders: str) -> None:
        """Read the packs in folders that stand side by side, as in `PATH`; refuses mistakes."""
        self._packs: dict[str, Bundle] = {}
        self._games: dict[str, list[Bundle]] = {}
        for folder in filter(None, folders.split(os.pathsep)):
            pack = put(Path(folder))
            if pack.id.name in self._packs:
                raise InvalidOption(Message("pack-twice", pack=pack.id.name))
            self._packs[pack.id.name] = pack
        for game in load_all() if self._packs else ():
            if game.takes_packs:
                self._games[game.name] = list(self._packs.values())
                for pack in self._packs.values():
                    load_with(game.name, [pack.id])

    def of(self, game: Game) -> Sequence[Bundle]:
        """The packs with which a game can be played here."""
        return self._games.get(game.name, ())

    def played_with(self, game: Game, names: Iterable[str]) -> Game:
        """A game with some of them, by their names; refuses what is not here."""
        known = {pack.id.name: pack.id for pack in self.of(game)}
        wanted = list(dict.fromkeys(names))
        for name in wanted:
            if name not in known:
                raise Refusal("unknown", Message("server-no-pack", pack=name))
        return self.loaded(game, [known[name] for name in wanted])

    def loaded(self, game: Game, packs: Sequence[PackId]) -> Game:
        """A game with packs in their versions; refuses what is not here."""
        if not packs:
            return game
        if not set(packs) <= {pack.id for pack in self.of(game)}:
            raise Refusal("unknown", Message("server-no-pack", pack=packs[0].name))
        try:
            return load_with(game.name, packs)
        except OstrakaError as error:
            raise refusal_of(error) from None
