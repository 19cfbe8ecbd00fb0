"""The command `ostraka puzzle`: positions in which one turn wins, to be solved at the prompt."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from ostraka.core.errors import OstrakaError
from ostraka.core.game.puzzle import Puzzle
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message
from ostraka.terminal.arguments.common import Json, Lang, Seed
from ostraka.terminal.console import language, out, say, show_view, write
from ostraka.terminal.prompt import Lines, interactive
from ostraka.terminal.table.answers import line_of

app = typer.Typer(pretty_exceptions_enable=False, add_completion=False)


@app.command()
def puzzle(
    game: Annotated[str, typer.Argument(metavar="[GAME]")] = "arkantar",
    count: Annotated[int, typer.Option(min=1, max=1000, help="How many.")] = 1,
    turns: Annotated[int, typer.Option(help="Won in so many turns: 1 or 2.")] = 1,
    seed: Seed = None,
    solution: Annotated[bool, typer.Option("--solution", help="Show the solution.")] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Solve puzzles: positions in which a single turn wins."""
    speech = language(lang)
    loaded = load(game)
    made = loaded.puzzles(count, seed=loaded.check_seed(seed), turns=turns)
    if as_json:
        out.print_json(json.dumps([found.as_json() for found in made]))
        return
    lines = Lines()
    for found in made:
        _show(found, speech)
        if solution:
            say("bots-puzzle-solution", speech, actions=" ".join(found.solution))
        elif interactive() and not solve(found, speech, lines):
            return


def _show(puzzle: Puzzle, lang: str) -> None:
    """The position and the task."""
    game = load(puzzle.game)
    state = game.from_position(puzzle.position, seed=0)
    show_view(state, None, lang)
    write(puzzle.position)
    side = game.seat_name(state.raw, state.seat or 0)
    say("bots-puzzle", lang, seat=side, turns=puzzle.turns, difficulty=puzzle.difficulty)


def solve(puzzle: Puzzle, lang: str, lines: Lines) -> bool:
    """Let the person type the winning turn until it is found or given up; False to leave."""
    state = load(puzzle.game).from_position(puzzle.position, seed=0)
    say("bots-puzzle-help", lang)
    while True:
        try:
            answer = lines.read(Message("bots-puzzle-prompt").text(lang))
        except EOFError:
            return False
        if answer.lower() in ("quit", "q", "exit"):
            return False
        if answer.lower() == "solution":
            say("bots-puzzle-solution", lang, actions=" ".join(puzzle.solution))
            return True
        try:
            turn = line_of(state, answer) if answer else []
        except OstrakaError as error:
            write(error.text(lang))
            continue
        if turn and {word.casefold() for word in turn} == set(puzzle.solution):
            say("bots-puzzle-solved", lang)
            return True
        say("bots-puzzle-wrong", lang)
