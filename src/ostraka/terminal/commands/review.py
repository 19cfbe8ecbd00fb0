"""The command `ostraka review`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ostraka.terminal.arguments.budgets import Iterations, Seconds, budget
from ostraka.terminal.arguments.common import Json, Lang, Recorded, Seed, recorded
from ostraka.terminal.arguments.packs import Shelf
from ostraka.terminal.console import language
from ostraka.terminal.study import study_game
from ostraka.terminal.table.writing import allowed

app = typer.Typer(pretty_exceptions_enable=False, add_completion=False)


@app.command()
def review(
    file: Recorded,
    html: Annotated[Path | None, typer.Option(help="Write a page with charts.")] = None,
    seconds: Seconds = None,
    iterations: Iterations = None,
    seed: Seed = 0,
    pack: Shelf = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the page if it exists.")] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Grade every decision of a recorded game against the best that was possible.

    Ctrl-C shows what has been graded so far.
    """
    speech = language(lang)
    record = recorded(file, pack)
    if html is not None and not allowed(html, speech, force=force):
        return
    limits = budget(seconds, iterations, 0.3)
    study_game(record, limits, speech, seed=seed or 0, html=html, as_json=as_json)
