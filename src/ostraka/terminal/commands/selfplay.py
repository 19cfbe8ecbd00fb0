"""`ostraka selfplay`: a search plays against itself, and every choice is kept for learning.

    ostraka selfplay ankhor --games 512 --search 8@200it --out ankhor-games

The same command goes on where it was interrupted.
"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ostraka.core.errors import InvalidRecord
from ostraka.core.game.registry import load
from ostraka.core.i18n.message import Message
from ostraka.envs.selfplay import Folder, SelfPlay, record
from ostraka.envs.selfplay.folder import SHARD
from ostraka.envs.selfplay.plan import SAMPLED, USUAL
from ostraka.envs.selfplay.session import check_extent
from ostraka.terminal.arguments.options import given_options
from ostraka.terminal.console import known_language, language, say, warn

app = typer.Typer(name="selfplay", pretty_exceptions_enable=False, add_completion=False)


@app.command()
def selfplay(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A name of `ostraka games`.")],
    games: Annotated[int, typer.Option(help="Games to be played, rounded up to whole files.")],
    out: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Where the Parquet files are kept.")
    ],
    search: Annotated[
        str,
        typer.Option(
            metavar="SEARCH", help="Who plays all seats: tree@200it, uct@400it, or a level."
        ),
    ] = USUAL,
    players: Annotated[int | None, typer.Option(help="How many players at a table.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", metavar="NAME=VALUE", help="A game option."),
    ] = None,
    sampled: Annotated[
        int, typer.Option(help="So many plies are drawn by visits; then the most visited action.")
    ] = SAMPLED,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    shard: Annotated[int, typer.Option(help="How many games are kept in one file.")] = SHARD,
    workers: Annotated[
        int | None, typer.Option(help="How many games at once; one for each core.")
    ] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: auto, local, …")
    ] = None,
    lang: Annotated[
        str | None, typer.Option("--lang", help="en, fr, es or de.", callback=known_language)
    ] = None,
) -> None:
    """Let a search play against itself, and keep every choice for learning."""
    speech = language(lang)
    loaded = load(game)
    plan = SelfPlay.of(
        loaded,
        players=players,
        options=given_options(loaded, option or []),
        search=search,
        sampled=sampled,
        seed=seed,
    )
    check_extent(games, workers)
    with Folder.open(out, plan, shard) as folder:
        _play(folder, games, workers, ray, speech)
        say("selfplay-kept", speech, games=len(folder.files) * shard, path=str(out))


def _play(folder: Folder, games: int, workers: int | None, ray: str | None, lang: str) -> None:
    """Play what is missing and show how far it has come."""
    source = record(folder, games, workers=workers, ray=ray)
    total = folder.rounded(games)
    done = total - len(folder.missing(total))
    if total != games:
        _tell("selfplay-rounded", lang, games=total, shard=folder.shard)
    if done:
        _tell("arena-resumed", lang, done=done, total=total)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[choices]}"),
        console=warn,
        transient=True,
    )
    title = Message("terminal-preparing", game=load(folder.plan.game).title).text(lang)
    playing = Message("arena-playing").text(lang)
    choices = 0
    try:
        with closing(source), bar:
            task = bar.add_task(title, total=total, completed=done, choices="")
            for played in source:
                choices += len(played.plies)
                words = Message("selfplay-choices", n=choices).text(lang)
                bar.update(task, description=playing, advance=1, choices=words)
    except KeyboardInterrupt:
        done = total - len(folder.missing(total))
        _tell("arena-interrupted", lang, done=done, total=total, path=str(folder.path))
        raise typer.Exit(130) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        done = total - len(folder.missing(total))
        path = str(folder.path)
        raise InvalidRecord(
            Message("arena-unwritable", path=path, reason=reason, done=done, total=total)
        ) from None


def _tell(key: str, lang: str, **values: object) -> None:
    warn.print(Message(key, **values).text(lang), markup=False)
