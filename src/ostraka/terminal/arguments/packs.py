"""Packs on the command line: `--pack FOLDER`, as often as there are packs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from ostraka.core.errors import InvalidOption
from ostraka.core.game.game import Game
from ostraka.core.game.registry import load, load_with
from ostraka.core.i18n.message import Message
from ostraka.core.packs.shelf import put, remember

Packs = Annotated[
    list[Path] | None,
    typer.Option(
        "--pack", metavar="FOLDER", help="Play with a pack of yours (a folder; may be repeated)."
    ),
]
Shelf = Annotated[
    list[Path] | None,
    typer.Option(
        "--pack", metavar="FOLDER", help="Where a pack lies that is needed (may be repeated)."
    ),
]


def played_with(name: str, folders: Sequence[Path] | None) -> Game:
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


def shelve(folders: Sequence[Path] | None) -> None:
    """Say where packs lie that a game may have been played with."""
    for folder in folders or ():
        put(folder)
