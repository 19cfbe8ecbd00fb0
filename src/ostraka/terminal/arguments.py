"""What several commands take: a game, its players, seed, options, position, packs; a budget."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import click

from ostraka.core.errors import InvalidOption, InvalidRecord
from ostraka.core.game.game import Game
from ostraka.core.game.options import Choice, Flag, Number, Option
from ostraka.core.game.registry import game_names, load, load_with
from ostraka.core.game.roles import Position
from ostraka.core.game.study import Budget
from ostraka.core.i18n.message import Message
from ostraka.core.packs.shelf import put, remember
from ostraka.core.play.record import Record
from ostraka.core.play.state import State
from ostraka.terminal.command import PATH, F, argument, option
from ostraka.terminal.console import prepared
from ostraka.terminal.library import Library, read_game
from ostraka.terminal.mistakes import Decimal, Whole
from ostraka.terminal.prompt import YES


def names(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[str]:
    """The names of games that begin so, for completion."""
    return [name for name in game_names() if name.startswith(incomplete)]


game_argument = argument("game", "GAME", "help-game", shell_complete=names)
optional_game = argument("game", "GAME", "help-game", required=False, shell_complete=names)
players_option = option("--players", type=int, key="help-players")
game_options = option(
    "--option", "-o", "options", multiple=True, metavar="NAME=VALUE", key="help-option"
)
reading_options = option(
    "--option", "-o", "options", multiple=True, metavar="NAME=VALUE", key="help-readings"
)
position_option = option("--position", key="help-position")
record_argument = argument("file", "FILE", "help-recorded")
moment_option = option("--at", type=int, key="help-replay-at")
workers_option = option("--workers", type=int, key="help-workers")
ray_option = option("--ray", metavar="ADDRESS", key="help-ray")


def seed_option(default: int | None = None, key: str = "help-seed") -> Callable[[F], F]:
    """`--seed`, drawn or usual where it is not given."""
    return option("--seed", type=int, default=default, key=key)


def recorded(wanted: str, packs: Sequence[Path] = ()) -> Record:
    """The record in a file, or of a game of the library by its number or name.

    `packs` are folders of packs that it may have been played with.
    """
    shelve(packs)
    if not Path(wanted).exists() and not wanted.endswith(".json"):
        return Library().open(wanted).saved.record
    return read_game(Path(wanted)).saved.record


def _position(text: str) -> Position:
    """A position given on the command line: its text, or a file with a JSON document."""
    if not text.endswith(".json"):
        return text
    try:
        document = json.loads(Path(text).read_text(encoding="utf-8"))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise InvalidRecord(Message("error-file-unreadable", path=text, reason=reason)) from None
    except (ValueError, RecursionError):
        raise InvalidRecord(Message("error-file-json", path=text)) from None
    return document  # type: ignore[no-any-return]


def begin(
    name: str,
    seed: int | None,
    players: int | None,
    options: Sequence[str],
    position: str | None,
    lang: str,
    *,
    edition: str | None = None,
    packs: Sequence[Path] = (),
) -> State:
    """The game that a command line describes, laid out; with an edition for those who have none."""
    game = played_with(name, packs)
    values = given_options(game, options, edition)
    game.check_players(players)
    with prepared(game, lang):
        if position is None:
            return game.start(seed=seed, players=players, **values)
        state = game.from_position(_position(position), seed=seed, **values)
    if players not in (None, state.players):
        raise InvalidOption(Message("terminal-position-players", players=state.players))
    return state


# -- packs: `--pack FOLDER`, as often as there are packs ------------------------------------------


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


# -- options of a game: `-o NAME=VALUE` -----------------------------------------------------------


NO = {"n", "no", "non", "nein"}
"""As rules pages write it; YES has the other word in all languages."""


def given_options(game: Game, given: Iterable[str], edition: str | None = None) -> dict[str, Any]:
    """NAME=VALUE pairs as the values that the game's options have.

    `edition` is taken where none was chosen and the game has that one.
    """
    editions = next((option for option in game.options if option.name == "edition"), None)
    known = isinstance(editions, Choice) and edition in editions.choices
    return ({"edition": edition} if known else {}) | typed(game.options, given)


def typed(options: Iterable[Option], given: Iterable[str]) -> dict[str, Any]:
    """NAME=VALUE pairs as the values that some options have."""
    kinds = {option.name: option for option in options}
    values: dict[str, Any] = {}
    for pair in given:
        name, sign, text = pair.partition("=")
        if not sign:
            raise InvalidOption(Message("terminal-option-form", text=pair[:40]))
        option = kinds.get(name)
        if isinstance(option, Flag):
            values[name] = _flag(text)
        elif isinstance(option, Number) and text.removeprefix("-").isdecimal():
            values[name] = int(text[:12])
        else:
            values[name] = text
    return values


def _flag(text: str) -> bool | str:
    """Yes or no, as documents write them or in one of the languages."""
    word = text.casefold()
    if word in YES | {"true"}:
        return True
    return False if word in NO | {"false"} else text


# -- what a study may spend -----------------------------------------------------------------------


seconds_option = option("--seconds", type=Decimal(0.01, 3600), key="help-seconds")
iterations_option = option("--iterations", type=Whole(1), key="help-iterations")


def budget(seconds: float | None, iterations: int | None, default: float) -> Budget:
    """The limits that were given, or this many seconds."""
    if seconds is None and iterations is None:
        seconds = default
    return Budget(seconds=seconds, iterations=iterations)
