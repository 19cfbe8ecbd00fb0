"""One picture of a run: everyone's speed side by side, and what a step of a batch costs."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, LogLocator

from bench.speed.costs import SIZES, Cost
from bench.speed.ours import GAMES
from bench.speed.runner import Runner

__all__ = ["draw"]

INK, GRID = "#24323d", "#dddddd"
OURS, THEIRS = "#b3541e", "#8a97a1"
COLOURS = ("#b3541e", "#2f6f8f", "#7a5195")


def draw(
    path: Path, runners: Sequence[Runner], rates: dict[str, list[float]], found: Sequence[Cost]
) -> None:
    """Bars for everyone, the fastest on top, and a line for each game and number of threads."""
    mpl.rcParams["svg.hashsalt"] = "ostraka"
    figure = Figure(figsize=(11, 0.9 + 0.3 * len(runners)))
    speed, cost = figure.subplots(1, 2, width_ratios=(3, 2))
    _bars(speed, {name: statistics.median(each) for name, each in rates.items()})
    _lines(cost, found)
    for panel in (speed, cost):
        panel.tick_params(which="both", labelsize=8, colors=INK, length=0)
        panel.minorticks_off()
        panel.set_axisbelow(True)
        for spine in panel.spines.values():
            spine.set_visible(False)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None}, facecolor="white")


def _bars(panel: Any, rates: dict[str, float]) -> None:
    names = sorted(rates, key=lambda name: rates[name])
    ours = [name.startswith(tuple(GAMES.values())) for name in names]
    colours = [OURS if own else THEIRS for own in ours]
    panel.barh(names, [rates[name] for name in names], color=colours, height=0.7)
    for y, name in enumerate(names):
        panel.text(rates[name] * 1.1, y, _short(rates[name]), va="center", fontsize=8, color=INK)
    panel.set_xscale("log")
    panel.set_xlim(right=max(rates.values()) * 6)
    panel.grid(axis="x", color=GRID, linewidth=0.6)
    panel.set_ylim(-0.6, len(names) - 0.4)
    panel.xaxis.set_major_formatter(FuncFormatter(lambda value, _: _short(value)))
    panel.set_title("Steps per second", loc="left", fontsize=10, color=INK)


def _lines(panel: Any, found: Sequence[Cost]) -> None:
    for colour, (game, title) in zip(COLOURS, GAMES.items(), strict=True):
        for threads, style in ((1, "-"), (2, "--")):
            line = [cost for cost in found if cost.game == game and cost.threads == threads]
            named = f"{title}, {threads} thread{'s' if threads > 1 else ''}"
            sizes, costs = [c.size for c in line], [c.nanoseconds for c in line]
            panel.plot(sizes, costs, style, color=colour, marker="o", markersize=3, label=named)
    panel.set_xscale("log", base=2)
    panel.set_yscale("log")
    panel.set_xticks(SIZES, [f"{size:,}" for size in SIZES])
    panel.yaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
    panel.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.0f}"))
    panel.grid(color=GRID, linewidth=0.6)
    panel.set_title("Nanoseconds per step, by games in a batch", loc="left", fontsize=10, color=INK)
    panel.legend(fontsize=8, frameon=False, labelcolor=INK, loc="upper right")


def _short(value: float) -> str:
    """A number with its thousands or millions as a letter."""
    for limit, letter in ((1e6, " M"), (1e3, " k")):
        if value >= limit:
            return f"{value / limit:.3g}{letter}"
    return f"{value:.3g}"
