"""The command `ostraka review`."""

from __future__ import annotations

from pathlib import Path

from ostraka.terminal.arguments import (
    budget,
    iterations_option,
    needed_packs_option,
    record_argument,
    recorded,
    seconds_option,
    seed_option,
)
from ostraka.terminal.command import PATH, command, flag, json_option, lang_option, option
from ostraka.terminal.files import allowed
from ostraka.terminal.study import study_game


@command()
@record_argument
@option("--html", type=PATH, metavar="FILE", key="help-review-html")
@seconds_option
@iterations_option
@seed_option(0)
@needed_packs_option
@flag("--force", key="help-review-force")
@lang_option
@json_option
def review(
    file: str,
    html: Path | None,
    seconds: float | None,
    iterations: int | None,
    seed: int,
    packs: tuple[Path, ...],
    force: bool,
    lang: str,
    as_json: bool,
) -> None:
    """Grade every decision of a record; Ctrl-C shows what has been graded so far."""
    record = recorded(file, packs)
    if html is not None and not allowed(html, lang, force=force):
        return
    limits = budget(seconds, iterations, 0.3)
    study_game(record, limits, lang, seed=seed, html=html, as_json=as_json)
