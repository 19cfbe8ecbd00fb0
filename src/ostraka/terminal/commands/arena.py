"""`ostraka arena`: a contest between bots, with its progress, safe to interrupt and to go on with.

    ostraka arena ankhor --bots 8,5,uct@100ms,random --games 200 --report ankhor.html

Every result is on the disk before it counts. The same command goes on where it was interrupted.
"""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ostraka.arena.code import code_digest
from ostraka.arena.contest import LIMIT, Contest
from ostraka.arena.ledger import Ledger, set_aside
from ostraka.arena.ratings import Ladder
from ostraka.arena.session import compete
from ostraka.arena.standings import standings
from ostraka.core.errors import InvalidOption, InvalidRecord
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message
from ostraka.core.i18n.numbers import number
from ostraka.terminal.arguments.options import given_options
from ostraka.terminal.arguments.packs import Packs, played_with
from ostraka.terminal.commands.standings import print_standings, write_page
from ostraka.terminal.console import data_folder, known_language, language, say, warn

MOST_WORKERS = 1024
MOST_GAMES = 100_000_000
LEADERS = 4
"""So many bots are named while the games go on."""

app = typer.Typer(name="arena", pretty_exceptions_enable=False, add_completion=False)


@app.command()
def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A name of `ostraka games`.")],
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT,…", help="Who plays: 8,5@400it,uct@100ms,greedy,my:Bot.")
    ],
    games: Annotated[int, typer.Option(help="How many games; rounded up to whole rounds.")],
    players: Annotated[int | None, typer.Option(help="How many players at a table.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", metavar="NAME=VALUE", help="A game option."),
    ] = None,
    pack: Packs = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 0,
    opening: Annotated[
        int | None, typer.Option(help="So many random actions begin each game.")
    ] = None,
    limit: Annotated[float, typer.Option(help="Seconds for a decision; then it is lost.")] = LIMIT,
    workers: Annotated[
        int | None, typer.Option(help="How many games at once; one for each core.")
    ] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: auto, local, …")
    ] = None,
    file: Annotated[
        Path | None, typer.Option("--out", metavar="FILE.jsonl", help="Where results are kept.")
    ] = None,
    anew: Annotated[
        bool, typer.Option("--anew", help="Keep the old results aside and begin again.")
    ] = False,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE.html", help="Write a page with pictures.")
    ] = None,
    lang: Annotated[
        str | None, typer.Option("--lang", help="en, fr, es or de.", callback=known_language)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """Let bots play against each other in paired deals, and rate them."""
    speech = language(lang)
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))  # where a bot module:callable is looked for as well
    if not 1 <= games <= MOST_GAMES:
        raise InvalidOption(Message("arena-games", most=MOST_GAMES))
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise InvalidOption(Message("arena-workers", most=MOST_WORKERS))
    loaded = played_with(game, pack)
    contest = Contest.of(
        loaded,
        [name.strip() for name in bots.split(",")],
        players=players,
        options=given_options(loaded, option or []),
        seed=seed,
        opening=opening,
        limit=limit,
    )
    rounds = contest.rounds(games)
    if rounds * contest.round_size != games:
        _tell("arena-rounded", speech, games=rounds * contest.round_size, size=contest.round_size)
    path = file or _usual_file(contest)
    if anew and (kept := set_aside(path)) is not None:
        _tell("arena-aside", speech, path=str(kept))
    with Ledger.open(path, contest) as ledger:
        if ledger.cut:
            _tell("arena-cut", speech, path=str(path))
        _play(ledger, rounds, workers, ray, speech)
    print_standings(standings(contest, ledger.results), speech, as_json)
    if report is not None:
        write_page(path, report, speech, as_json)
    if not as_json:
        say("arena-kept", speech, path=str(path))


def _usual_file(contest: Contest) -> Path:
    """Where results are kept unless somebody says otherwise: other code plays into another file."""
    plain = contest.game.partition("+")[0]
    name = f"{plain}-{contest.digest}-{code_digest(contest)[:8]}.jsonl"
    return data_folder("arena") / name


def _tell(key: str, lang: str, **values: object) -> None:
    warn.print(Message(key, **values).text(lang), markup=False)


def _play(ledger: Ledger, rounds: int, workers: int | None, ray: str | None, lang: str) -> None:
    """Play what is missing and show how far it has come."""
    total = rounds * ledger.contest.round_size
    done = _done(ledger, rounds)
    if done:
        _tell("arena-resumed", lang, done=done, total=total)
    if done == total:
        return
    ladder = Ladder(ledger.contest)
    for result in ledger.results:
        ladder.add(result)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[leaders]}"),
        console=warn,
        transient=True,
    )
    title = Message("terminal-preparing", game=load(ledger.contest.game).title).text(lang)
    playing = Message("arena-playing").text(lang)
    results = compete(ledger, rounds, workers=workers, ray=ray)
    try:
        with closing(results), bar:
            task = bar.add_task(title, total=total, completed=done, leaders="")
            for result in results:
                ladder.add(result)
                leaders = _leaders(ledger.contest, ladder, lang)
                bar.update(task, description=playing, advance=1, leaders=leaders)
    except KeyboardInterrupt:
        done = _done(ledger, rounds)
        _tell("arena-interrupted", lang, done=done, total=total, path=str(ledger.path))
        raise typer.Exit(130) from None
    except OSError as error:
        reason, done = error.strerror or type(error).__name__, _done(ledger, rounds)
        raise InvalidRecord(
            Message(
                "arena-unwritable", path=str(ledger.path), reason=reason, done=done, total=total
            )
        ) from None


def _done(ledger: Ledger, rounds: int) -> int:
    """How many of the games are in the ledger."""
    return sum(fixture.number in ledger for fixture in ledger.contest.fixtures(rounds))


def _leaders(contest: Contest, ladder: Ladder, lang: str) -> str:
    """The best so far, by rating."""
    rated = sorted(zip(contest.labels, ladder.ratings, strict=True), key=lambda pair: -pair[1].mu)
    leaders = rated[:LEADERS]
    return "  ".join(f"{label} {number(rating.mu, 1, lang)}" for label, rating in leaders)
