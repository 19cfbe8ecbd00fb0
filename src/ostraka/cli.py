"""The command `ostraka`."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

from ostraka.core.errors import InvalidOption, InvalidRecord, OstrakaError
from ostraka.core.game import Position
from ostraka.core.message import Message
from ostraka.core.record import Record
from ostraka.core.registry import game_names, load
from ostraka.core.state import State
from ostraka.terminal.lazy import LazyGroup
from ostraka.terminal.options import given_options
from ostraka.terminal.screen import (
    known_language,
    language,
    out,
    prepared,
    saves_folder,
    say,
    warn,
)

if TYPE_CHECKING:
    from ostraka.bots.findings import Budget
    from ostraka.bots.simple import Bot

__all__ = ["app", "main"]

DEEPEST = 30

app = typer.Typer(
    name="ostraka",
    cls=LazyGroup,
    help="Play, study and solve Arkantar, Ankh'or and Ancient Knowledge.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _names(incomplete: str) -> Iterator[str]:
    return (name for name in game_names() if name.startswith(incomplete))


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A name of `ostraka games`.", autocompletion=_names)
]
Lang = Annotated[
    str | None, typer.Option("--lang", help="en, fr, es or de.", callback=known_language)
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same game.")]
Players = Annotated[int | None, typer.Option(help="How many players.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A game option.")
]
At = Annotated[str | None, typer.Option("--position", help="Begin here (text, or a JSON file).")]


def _position(text: str) -> Position:
    """A position given on the command line: its text, or a file with a JSON document."""
    path = Path(text)
    if not text.endswith(".json"):
        return text
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise InvalidRecord(Message("error-file-unreadable", path=text, reason=reason)) from None
    except (ValueError, RecursionError):
        raise InvalidRecord(Message("error-file-json", path=text)) from None
    return document  # type: ignore[no-any-return]


def _begin(
    name: str,
    seed: int | None,
    players: int | None,
    options: list[str] | None,
    position: str | None,
    lang: str,
) -> State:
    game = load(name)
    values = given_options(game, options or [])
    game.check_players(players)
    with prepared(game, lang):
        if position is None:
            return game.start(seed=seed, players=players, **values)
        return game.from_position(_position(position), seed=seed, **values)


@app.command()
def games(lang: Lang = None, as_json: Json = False) -> None:
    """List the games, their players and their options."""
    found = [load(name) for name in game_names()]
    if as_json:
        out.print_json(
            json.dumps(
                [
                    {
                        "name": game.name,
                        "title": game.title,
                        "players": list(game.players),
                        "hidden": game.hidden,
                        "chance": game.chance,
                        "credits": game.credits,
                        "options": [
                            {"name": o.name, "default": o.default, "allowed": o.allowed}
                            for o in game.options
                        ],
                    }
                    for game in found
                ]
            )
        )
        return
    grid = Grid("name", "players", "options (default)", "by", box=None, pad_edge=False)
    for game in found:
        options = "\n".join(
            f"{o.name} ({json.dumps(o.default)}): {o.allowed}" for o in game.options
        )
        players = ", ".join(map(str, game.players))
        grid.add_row(game.name, players, options or "-", game.credits)
    out.print(grid)


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="A name of `ostraka games`.", autocompletion=_names),
    ] = None,
    players: Players = None,
    seed: Seed = None,
    option: Options = None,
    position: At = None,
    at_random: Annotated[
        str | None,
        typer.Option("--random", metavar="SEATS", help="Seats played at random: 1 or 1,2."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="SEAT=BOT", help="A seat played by a bot: 1=5, 1=uct@2s."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on with a saved game.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Where to keep the game.")] = None,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal; it is saved after every action."""
    from ostraka.terminal.play import Table

    speech = language(lang)
    if resume is not None:
        state = Record.load(resume).replay(load(game) if game else None)
        if state.over:
            raise InvalidRecord(Message("terminal-resume-over"))
    else:
        state = _begin(game or _chosen(speech), seed, players, option, position, speech)
    bots = _bots(state, at_random, bot)
    Table(state, speech, bots, save or resume or saves_folder() / f"{state.game.name}.json").run()


def _chosen(lang: str) -> str:
    """The game that the person at the terminal picks from the list."""
    names = game_names()
    for number, name in enumerate(names, 1):
        out.print(f"{number}  {load(name).title}", markup=False)
    while True:
        try:
            answer = input(Message("terminal-which", count=len(names)).text(lang)).strip().lower()
        except EOFError:
            out.print()
            raise typer.Exit from None
        if answer.isdecimal() and 1 <= int(answer[:3]) <= len(names):
            return names[int(answer) - 1]
        if answer in names:
            return answer
        if answer in ("q", "quit", "exit"):
            raise typer.Exit


def _is_seat(text: str, players: int) -> bool:
    return text in map(str, range(players))


def _bots(state: State, at_random: str | None, given: list[str] | None) -> dict[int, Bot]:
    """Who plays the seats that no person holds."""
    from ostraka.bots.simple import RandomBot
    from ostraka.bots.spec import parse_spec

    parts = at_random.split(",") if at_random else []
    if not all(_is_seat(part, state.players) for part in parts):
        raise InvalidOption(Message("terminal-random-seats", text=str(at_random)[:40]))
    seed = state.seed % 2**31  # bots make longer numbers of theirs
    seats: dict[int, Bot] = {int(part): RandomBot(state.game, seed=seed) for part in parts}
    for pair in given or []:
        seat, _, name = pair.partition("=")
        if not (_is_seat(seat, state.players) and name):
            raise InvalidOption(Message("bots-seat-form", text=pair[:40], players=state.players))
        seats[int(seat)] = parse_spec(name).make(state.game, seed)
    return seats


@app.command()
def resume(lang: Lang = None) -> None:
    """Go on with the game that was played last."""
    from ostraka.terminal.play import Table

    saved = sorted(saves_folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not saved:
        raise InvalidRecord(Message("terminal-no-save"))
    state = Record.load(saved[-1]).replay()
    if state.over:
        raise InvalidRecord(Message("terminal-resume-over"))
    Table(state, language(lang), {}, saved[-1]).run()


@app.command()
def perft(
    game: GameName,
    depth: Annotated[int, typer.Argument(metavar="DEPTH", help="How many actions deep.")],
    position: At = None,
    players: Players = None,
    seed: Seed = 0,
    option: Options = None,
    divide: Annotated[bool, typer.Option("--divide", help="Split by the first action.")] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Count the action sequences of a length: the exactness test of the rules."""
    if not 0 <= depth <= DEEPEST:
        raise InvalidOption(Message("terminal-depth", limit=DEEPEST))
    state = _begin(game, seed, players, option, position, language(lang))
    begun = time.perf_counter()
    parts = state.divide(depth) if divide and depth else {}
    total = sum(parts.values()) if parts else state.perft(depth)
    seconds = time.perf_counter() - begun
    if as_json:
        document = {"game": state.game.name, "depth": depth, "nodes": total, "seconds": seconds}
        out.print_json(json.dumps({**document, "divide": parts} if divide else document))
        return
    for text, count in parts.items():
        out.print(f"{text}: {count}", markup=False)
    out.print(f"{total}")
    warn.print(f"[dim]{seconds:.3f} s, {total / max(seconds, 1e-9) / 1e6:.1f} M nodes/s[/dim]")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    at: Annotated[int | None, typer.Option(help="Show the state after so many actions.")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Walk through a record, forwards and backwards."""
    from ostraka.terminal.replay import Replay

    walk = Replay(Record.load(file), language(lang))
    if as_json:
        state = walk.at(walk.last if at is None else max(0, min(at, walk.last)))
        out.print_json(
            json.dumps(
                {
                    "record": walk.record.as_json(),
                    "ply": state.ply,
                    "view": state.view(None),
                    "scores": state.scores,
                    "outcome": None
                    if state.outcome is None
                    else {"places": state.outcome.places, "reason": str(state.outcome.reason)},
                }
            )
        )
    elif at is not None:
        walk.go(at)
        walk.show()
    else:
        walk.run()


@app.command()
def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="One game.", autocompletion=_names)
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=60, help="For each measurement.")] = 2.0,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Measure how fast the rules run on this machine."""
    from ostraka.terminal.speed import measure

    speech = language(lang)
    measured = []
    for name in [game] if game else game_names():
        loaded = load(name)
        with prepared(loaded, speech), warn.status(f"{loaded.title} …"):
            measured.append(measure(loaded, seconds))
    if as_json:
        out.print_json(json.dumps([speed.as_json() for speed in measured]))
        return
    grid = Grid("game", "actions/s in the kernel", "from Python", "actions per game", "state")
    for speed in measured:
        grid.add_row(
            speed.game,
            f"{speed.kernel_actions_per_second:,.0f}",
            f"{speed.python_actions_per_second:,.0f}",
            f"{speed.actions_per_game:.0f}",
            f"{speed.state_bytes} bytes",
        )
    out.print(grid)


Seconds = Annotated[float | None, typer.Option(min=0.01, max=3600, help="Time for each position.")]
Iterations = Annotated[
    int | None, typer.Option(min=1, help="Instead of time: the same answer everywhere.")
]


def _budget(seconds: float | None, iterations: int | None, default: float) -> Budget:
    from ostraka.bots.findings import Budget

    if seconds is None and iterations is None:
        seconds = default
    return Budget(seconds=seconds, iterations=iterations)


@app.command()
def analyse(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="A name of `ostraka games`.", autocompletion=_names),
    ] = None,
    position: At = None,
    record: Annotated[Path | None, typer.Option(help="A state of this record instead.")] = None,
    at: Annotated[int | None, typer.Option(min=0, help="… after so many actions.")] = None,
    players: Players = None,
    seed: Seed = 0,
    option: Options = None,
    seconds: Seconds = None,
    iterations: Iterations = None,
    best: Annotated[int, typer.Option(min=1, max=100, help="So many actions.")] = 5,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Find the best actions of a position, with what is likely to come of them."""
    from ostraka.bots.analysis import analyse as study
    from ostraka.terminal.study import print_analysis

    speech = language(lang)
    if record is not None:
        state = Record.load(record).replay(load(game) if game else None)
        while at is not None and state.ply > at:
            state.undo()
    else:
        state = _begin(game or _chosen(speech), seed, players, option, position, speech)
    budget = _budget(seconds, iterations, 2.0)
    with warn.status(Message("bots-thinking-hint").text(speech)):
        found = study(state, budget, seed=seed or 0, best=best)
    if as_json:
        out.print_json(json.dumps(found.as_json()))
    else:
        print_analysis(state, found, speech)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    html: Annotated[Path | None, typer.Option(help="Write a page with charts.")] = None,
    seconds: Seconds = None,
    iterations: Iterations = None,
    seed: Seed = 0,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Grade every decision of a recorded game against the best that was possible."""
    from ostraka.terminal.study import print_review, review_with_progress

    speech = language(lang)
    record = Record.load(file)
    record.replay()
    budget = _budget(seconds, iterations, 0.3)
    found = review_with_progress(record, budget, seed or 0, speech)
    print_review(found, html, as_json, speech)


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
    """Make puzzles for Arkantar: positions in which a single turn wins."""
    from ostraka.bots.puzzles import puzzles
    from ostraka.terminal.study import print_puzzle

    speech = language(lang)
    loaded = load(game)
    if loaded.name != "arkantar":
        raise InvalidOption(Message("bots-puzzle-game"))
    made = puzzles(count, seed=loaded.check_seed(seed), turns=turns)
    if as_json:
        out.print_json(json.dumps([found.as_json() for found in made]))
        return
    for found in made:
        print_puzzle(found, solution, speech)


def asked_language(words: list[str]) -> str | None:
    """The language that a command line asks for, in which mistakes in it are explained too."""
    for word, following in zip(words, [*words[1:], ""], strict=True):
        if word == "--lang" or word.startswith("--lang="):
            return following if word == "--lang" else word.removeprefix("--lang=")
    return None


def main() -> None:
    """Run the command; whatever goes wrong is one sentence and a status, never a traceback."""
    lang = language(asked_language(sys.argv))
    try:
        app()
    except OstrakaError as error:
        for message in error.messages:
            warn.print(message.text(lang), markup=False)
        sys.exit(2)
    except KeyboardInterrupt:
        say("terminal-interrupted", lang)
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        path, reason = str(error.filename or "-"), error.strerror or type(error).__name__
        key = "error-file-unwritable"
        warn.print(Message(key, path=path, reason=reason).text(lang), markup=False)
        sys.exit(2)
    except Exception as error:
        if os.environ.get("OSTRAKA_DEBUG"):
            raise
        reason = f"{type(error).__name__}: {error}"[:200]
        warn.print(Message("terminal-inside", reason=reason).text(lang), markup=False)
        sys.exit(1)


if __name__ == "__main__":
    main()
