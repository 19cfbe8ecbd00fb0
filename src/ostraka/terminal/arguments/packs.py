"""Packs on the command line: `--pack FOLDER`, as often as there are packs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from ostraka.core.errors import InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.game.registry import load, load_with
from ostraka.core.i18n.message import Message
from ostraka.core.packs.shelf import put, remember
from ostraka.terminal.command import PATH, F, option


def pack_option(key: str) -> Callable[[F], F]:
    """`--pack`, with what it is for."""
    return option("--pack", "packs", type=PATH, multiple=True, metavar="FOLDER", key=key)


packs_option = pack_option("help-pack")
needed_packs_option = pack_option("help-pack-needed")


def played_with(name: str, folders: Sequence[Path]) -> Game:
    """A game with the packs that were given, which are found again later; refuses mistakes."""
    game = load(name)
    if not folders:
        return game
    bundles = [put(folder) for folder in folders]
    names = [bundle.id.name for bundle in bundles]
    for each in names:
        if names.count(each) > 1:
            raise InvalidOption(Message("pack-twice", pack=each))
    game = load_with(game.name, [bundle.id for bundle in bundles])
    for bundle in bundles:
        remember(bundle.folder)
    return game


def shelve(folders: Sequence[Path]) -> None:
    """Say where packs lie that a game may have been played with."""
    for folder in folders:
        put(folder)
