"""The command `ostraka puzzle`: positions in which one turn wins, to be solved at the prompt."""

from __future__ import annotations

from ostraka.core.errors import OstrakaError
from ostraka.core.game.game import Game
from ostraka.core.game.puzzle import Puzzle
from ostraka.core.game.registry import load, load_all
from ostraka.core.i18n.message import Message
from ostraka.core.play.line import line_of
from ostraka.terminal.arguments import optional_game, seed_option
from ostraka.terminal.command import command, flag, json_option, lang_option, option
from ostraka.terminal.console import print_document, say, show_view, write
from ostraka.terminal.mistakes import Whole
from ostraka.terminal.prompt import QUIT, Lines, interactive


@command()
@optional_game
@option("--count", type=Whole(1, 1000), default=1, key="help-puzzle-count")
@option("--turns", type=int, default=1, key="help-puzzle-turns")
@seed_option()
@flag("--solution", key="help-puzzle-solution")
@lang_option
@json_option
def puzzle(
    game: str | None,
    count: int,
    turns: int,
    seed: int | None,
    solution: bool,
    lang: str,
    as_json: bool,
) -> None:
    """Solve puzzles: positions in which a single turn wins."""
    loaded = load(game) if game else _first_with_puzzles()
    made = loaded.make_puzzles(count, seed=loaded.check_seed(seed), turns=turns)
    if as_json:
        print_document([found.as_json() for found in made])
        return
    lines = Lines()
    for found in made:
        _show(found, lang)
        if solution:
            say("bots-puzzle-solution", lang, actions=" ".join(found.solution))
        elif interactive() and not solve(found, lang, lines):
            return


def _first_with_puzzles() -> Game:
    return next(game for game in load_all() if game.puzzles)


def _show(puzzle: Puzzle, lang: str) -> None:
    """The position and the task."""
    game = load(puzzle.game)
    state = game.from_position(puzzle.position, seed=0)
    show_view(state, None, lang)
    write(puzzle.position)
    side = game.display.seat_name(state.raw, state.seat or 0)
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
        if answer.lower() in QUIT:
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
