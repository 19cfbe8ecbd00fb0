"""Long work that Ctrl-C can stop: a search within a second, many games after the one in hand."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import click
import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ostraka.core.errors import InvalidRecord
from ostraka.core.game.study import Stop
from ostraka.core.i18n.message import Message
from ostraka.terminal.console import say, warn

GRACE = 0.8
"""This many seconds are left to work that was asked to stop."""

T = TypeVar("T")


def patiently(work: Callable[[Stop], T]) -> tuple[T, bool]:
    """The answer of some work, and whether it was interrupted and is only what is known so far.

    The work runs in a thread, since compiled code does not notice Ctrl-C. It is given a flag; once
    that is set, it ends with what it has found. Work that does not look at the flag in time (code
    being compiled) is left behind.
    """
    stop: Stop = np.zeros(1, np.int8)
    done = threading.Event()
    answers: list[T] = []
    faults: list[BaseException] = []

    def run() -> None:
        try:
            answers.append(work(stop))
        except BaseException as fault:
            faults.append(fault)
        finally:
            done.set()

    threading.Thread(target=run, daemon=True).start()
    try:
        done.wait()
    except KeyboardInterrupt:
        stop[0] = 1
        if not done.wait(GRACE):
            raise
    if faults:
        raise faults[0]
    return answers[0], bool(stop[0])


def follow_games(
    games: Generator[T, None, None],
    title: str,
    total: int,
    done: Callable[[], int],
    path: Path,
    lang: str,
    note: Callable[[T], str],
) -> None:
    """Show how far many games have come, each with a note, until all are played.

    Ctrl-C and a full disk say how many are done; these are kept in `path`.
    """
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[note]}"),
        console=warn,
        transient=True,
    )
    preparing = Message("terminal-preparing", game=title).text(lang)
    playing = Message("arena-playing").text(lang)
    kept = str(path)
    try:
        with closing(games), bar:
            task = bar.add_task(preparing, total=total, completed=done(), note="")
            for game in games:
                bar.update(task, description=playing, advance=1, note=note(game))
    except KeyboardInterrupt:
        say("arena-interrupted", lang, warn, done=done(), total=total, path=kept)
        raise click.exceptions.Exit(130) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise InvalidRecord(
            Message("arena-unwritable", path=kept, reason=reason, done=done(), total=total)
        ) from None
