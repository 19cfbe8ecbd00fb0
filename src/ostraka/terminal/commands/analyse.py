"""The command `ostraka analyse`."""

from __future__ import annotations

from pathlib import Path

from ostraka.bots.analysis import analyse as study
from ostraka.core.game.registry import load
from ostraka.terminal.arguments import (
    begin,
    budget,
    game_options,
    iterations_option,
    optional_game,
    packs_option,
    players_option,
    position_option,
    recorded,
    seconds_option,
    seed_option,
)
from ostraka.terminal.command import command, json_option, lang_option, option
from ostraka.terminal.console import print_document, waiting
from ostraka.terminal.mistakes import Whole
from ostraka.terminal.progress import patiently
from ostraka.terminal.prompt import Lines
from ostraka.terminal.study import print_analysis
from ostraka.terminal.table.questions import chosen_game


@command()
@optional_game
@position_option
@option("--record", metavar="FILE", key="help-analyse-record")
@option("--at", type=Whole(0), key="help-analyse-at")
@players_option
@seed_option(0)
@game_options
@packs_option
@seconds_option
@iterations_option
@option("--best", type=Whole(1, 100), default=5, key="help-analyse-best")
@lang_option
@json_option
def analyse(
    game: str | None,
    position: str | None,
    record: str | None,
    at: int | None,
    players: int | None,
    seed: int,
    options: tuple[str, ...],
    packs: tuple[Path, ...],
    seconds: float | None,
    iterations: int | None,
    best: int,
    lang: str,
    as_json: bool,
) -> None:
    """Find the best actions of a position; Ctrl-C shows what has been found so far."""
    if record is not None:
        state = recorded(record, packs).replay(load(game) if game else None)
        if at is not None:
            state.back_to(at)
    else:
        name = game or chosen_game(lang, Lines())
        state = begin(name, seed, players, options, position, lang, packs=packs)
    limits = budget(seconds, iterations, 2.0)
    with waiting("bots-thinking-hint", state.game, lang):
        found, _ = patiently(lambda stop: study(state, limits, seed=seed, best=best, stop=stop))
    if as_json:
        print_document(found.as_json())
    else:
        print_analysis(state, found, lang)
