"""What several commands take: a game, its players, seed, options, position."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import click

from ostraka.core.errors import InvalidOption, InvalidRecord
from ostraka.core.game.game import Position
from ostraka.core.game.registry import game_names
from ostraka.core.i18n.message import Message
from ostraka.core.play.record import Record
from ostraka.core.play.state import State
from ostraka.terminal.arguments.options import given_options
from ostraka.terminal.arguments.packs import played_with, shelve
from ostraka.terminal.command import F, argument, option
from ostraka.terminal.console import prepared
from ostraka.terminal.library import Library, read_game


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
