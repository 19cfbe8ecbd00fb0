"""What a study may spend, as it is typed."""

from __future__ import annotations

from ostraka.core.game.study import Budget
from ostraka.terminal.command import option
from ostraka.terminal.mistakes import Decimal, Whole

seconds_option = option("--seconds", type=Decimal(0.01, 3600), key="help-seconds")
iterations_option = option("--iterations", type=Whole(1), key="help-iterations")


def budget(seconds: float | None, iterations: int | None, default: float) -> Budget:
    """The limits that were given, or so many seconds."""
    if seconds is None and iterations is None:
        seconds = default
    return Budget(seconds=seconds, iterations=iterations)
