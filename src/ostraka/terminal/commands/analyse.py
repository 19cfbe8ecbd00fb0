"""The command `ostraka analyse`."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from ostraka.bots.analysis import analyse as study
from ostraka.core.game.registry import load
from ostraka.terminal.arguments.budgets import Iterations, Seconds, budget
from ostraka.terminal.arguments.common import (
    At,
    GameOrNone,
    Json,
    Lang,
    Options,
    Players,
    Seed,
    begin,
    recorded,
)
from ostraka.terminal.arguments.packs import Packs
from ostraka.terminal.console import language, out, waiting
from ostraka.terminal.progress import patiently
from ostraka.terminal.prompt import Lines
from ostraka.terminal.study import print_analysis
from ostraka.terminal.table.beginning import chosen_game

app = typer.Typer(pretty_exceptions_enable=False, add_completion=False)


@app.command()
def analyse(
    game: GameOrNone = None,
    position: At = None,
    record: Annotated[
        str | None, typer.Option(metavar="FILE", help="A state of this record instead.")
    ] = None,
    at: Annotated[int | None, typer.Option(min=0, help="… after so many actions.")] = None,
    players: Players = None,
    seed: Seed = 0,
    option: Options = None,
    pack: Packs = None,
    seconds: Seconds = None,
    iterations: Iterations = None,
    best: Annotated[int, typer.Option(min=1, max=100, help="How many actions to show.")] = 5,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Find the best actions of a position, with what is likely to come of them.

    Ctrl-C shows what has been found so far.
    """
    speech = language(lang)
    if record is not None:
        state = recorded(record, pack).replay(load(game) if game else None)
        while at is not None and state.ply > at:
            state.undo()
    else:
        name = game or chosen_game(speech, Lines())
        state = begin(name, seed, players, option, position, speech, packs=pack)
    limits = budget(seconds, iterations, 2.0)
    with waiting("bots-thinking-hint", state.game, speech):
        found, _ = patiently(
            lambda stop: study(state, limits, seed=seed or 0, best=best, stop=stop)
        )
    if as_json:
        out.print_json(json.dumps(found.as_json()))
    else:
        print_analysis(state, found, speech)
