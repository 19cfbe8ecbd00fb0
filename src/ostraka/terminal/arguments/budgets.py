"""What a study may spend, as it is typed."""

from __future__ import annotations

from typing import Annotated

import typer

from ostraka.core.game.study import Budget

Seconds = Annotated[float | None, typer.Option(min=0.01, max=3600, help="Time for each position.")]
Iterations = Annotated[
    int | None, typer.Option(min=1, help="Instead of time: the same answer everywhere.")
]


def budget(seconds: float | None, iterations: int | None, default: float) -> Budget:
    """The limits that were given, or so many seconds."""
    if seconds is None and iterations is None:
        seconds = default
    return Budget(seconds=seconds, iterations=iterations)
