"""What several commands take: a game, its players, seed, options, position; the language."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from ostraka.core.errors import InvalidOption, InvalidRecord
from ostraka.core.game.game import Position
from ostraka.core.game.registry import game_names
from ostraka.core.i18n.message import Message
from ostraka.core.play.record import Record
from ostraka.core.play.state import State
from ostraka.terminal.arguments.options import given_options
from ostraka.terminal.arguments.packs import played_with, shelve
from ostraka.terminal.console import known_language, prepared
from ostraka.terminal.library import Library, read_game


def names(incomplete: str) -> Iterator[str]:
    """The names of games that begin so, for completion."""
    return (name for name in game_names() if name.startswith(incomplete))


Game = Annotated[
    str, typer.Argument(metavar="GAME", help="A name of `ostraka games`.", autocompletion=names)
]
GameOrNone = Annotated[
    str | None,
    typer.Argument(metavar="[GAME]", help="A name of `ostraka games`.", autocompletion=names),
]
Lang = Annotated[
    str | None, typer.Option("--lang", help="en, fr, es or de.", callback=known_language)
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same game.")]
Players = Annotated[int | None, typer.Option(help="How many players.")]
Readings = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="How a doubtful rule is read, such as learn_order=any.",
    ),
]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A game option.")
]
At = Annotated[str | None, typer.Option("--position", help="Begin here (text, or a JSON file).")]
Recorded = Annotated[
    str, typer.Argument(metavar="FILE", help="A file, or a game of `ostraka saves`.")
]


def recorded(wanted: str, packs: Sequence[Path] | None = None) -> Record:
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
    options: list[str] | None,
    position: str | None,
    lang: str,
    *,
    edition: str | None = None,
    packs: Sequence[Path] | None = None,
) -> State:
    """The game that a command line describes, laid out; with an edition for those who have none."""
    game = played_with(name, packs)
    values = given_options(game, options or [], edition)
    game.check_players(players)
    with prepared(game, lang):
        if position is None:
            return game.start(seed=seed, players=players, **values)
        state = game.from_position(_position(position), seed=seed, **values)
    if players not in (None, state.players):
        raise InvalidOption(Message("terminal-position-players", players=state.players))
    return state
