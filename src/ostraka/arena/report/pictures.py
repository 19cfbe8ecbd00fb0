"""The pictures of a report. Each shows numbers that also stand in a table beside it.

Nothing is told by colour alone: shares are written into their squares, kinds of marks have shapes,
areas are hatched.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ostraka.arena.report.estimate import Estimate
from ostraka.arena.report.numbers import Spread, ThinkingTime
from ostraka.arena.report.svg import FILL, INK, canvas, inline, style

if TYPE_CHECKING:
    from matplotlib.axes import Axes


LONGEST = 24
MOST_WRITTEN = 12
"""In a larger matrix the squares are too small for numbers."""
MOST_INTERVALS = 6
"""In a larger matrix the squares are too small for intervals."""


def shortened(name: str, most: int = LONGEST) -> str:
    """A name that fits beside a picture; a dollar sign would begin a formula."""
    kept = name if len(name) <= most else name[: most - 1] + "…"
    return kept.replace("$", r"\$")


def matrix(
    name: str, label: str, bots: Sequence[str], cells: Sequence[Sequence[Estimate | None]]
) -> str:
    """Who beats whom: a square for each pair, with the share of the row and its interval."""
    with style():
        count = len(bots)
        figure, panel = canvas(0.9 + min(0.5, 4.4 / count) * count)
        panel.spines["bottom"].set_visible(False)
        for y, row in enumerate(cells):
            for x, estimate in enumerate(row):
                if estimate is not None and estimate.count:
                    panel.add_patch(_square(x, y, estimate.mean))
                    if count <= MOST_WRITTEN:
                        _write(panel, x, y, estimate, interval=count <= MOST_INTERVALS)
        panel.set_xlim(-0.5, count - 0.5)
        panel.set_ylim(count - 0.5, -0.5)
        panel.xaxis.tick_top()
        most = 16 if count <= MOST_WRITTEN else 10
        panel.set_xticks(
            range(count), [shortened(bot, most) for bot in bots],
            rotation=40, ha="left", va="bottom", rotation_mode="anchor",
        )  # fmt: skip
        panel.set_yticks(range(count), [shortened(bot) for bot in bots])
        return inline(figure, name, label)


def _square(x: int, y: int, mean: float) -> Any:
    """A square that is the fuller the better; text on it is read in light and in dark."""
    from matplotlib.patches import Rectangle

    size = (x - 0.47, y - 0.45), 0.94, 0.9
    return Rectangle(*size, facecolor=FILL, alpha=0.08 + 0.62 * mean)


def _write(panel: Axes, x: int, y: int, estimate: Estimate, *, interval: bool) -> None:
    above = -0.13 if interval else 0.0
    panel.text(x, y + above, f"{100 * estimate.mean:.0f}", ha="center", va="center")
    if interval and estimate.low is not None and estimate.high is not None:
        ends = f"{100 * estimate.low:.0f} – {100 * estimate.high:.0f}"
        panel.text(x, y + 0.22, ends, ha="center", va="center", fontsize=8)


def ladder(
    name: str,
    label: str,
    axis: str,
    rows: Sequence[tuple[str, Estimate]],
    *,
    even: float | None = None,
    scale: float = 100.0,
    gap: int | None = None,
) -> str:
    """A dot with its interval for each row, the first on top; a line where everybody is equal."""
    from matplotlib.ticker import MaxNLocator

    with style():
        figure, panel = canvas(0.75 + 0.29 * (len(rows) + (gap is not None)))
        if even is not None:
            panel.axvline(scale * even, color=INK, linewidth=1, linestyle=(0, (4, 3)))
        heights = [y + (gap is not None and y >= gap) for y in range(len(rows))]
        for y, (_, estimate) in zip(heights, rows, strict=True):
            if estimate.low is not None and estimate.high is not None:
                ends = [scale * estimate.low, scale * estimate.high]
                panel.plot(ends, [y, y], color=INK, linewidth=1.6, solid_capstyle="butt")
                panel.plot(ends, [y, y], "|", color=INK, markersize=7)
            panel.plot([scale * estimate.mean], [y], "o", color=FILL, mec=INK, markersize=7)
        if gap is not None:
            beside = panel.get_yaxis_transform()
            panel.text(-0.02, gap, "⋮", transform=beside, ha="right", va="center")
        panel.set_yticks(heights, [shortened(row, 36) for row, _ in rows])
        panel.set_ylim(max(heights, default=0) + 0.6, -0.6)
        panel.xaxis.set_major_locator(MaxNLocator(integer=True))
        figure.supxlabel(axis, fontsize=10)
        panel.grid(axis="x")
        return inline(figure, name, label)


def _edges(values: Sequence[int], most: int) -> list[float]:
    """The edges of a histogram's bars, each of the same whole width."""
    least, greatest = min(values), max(values)
    width = max(1, math.ceil((greatest - least + 1) / most))
    count = math.ceil((greatest - least + 1) / width)
    return [least - 0.5 + width * i for i in range(count + 1)]


def ridges(name: str, label: str, axis: str, rows: Sequence[tuple[str, Spread]]) -> str:
    """A histogram for each row over one axis, with a mark at the mean."""
    import numpy as np
    from matplotlib.ticker import MaxNLocator

    with style():
        figure, panel = canvas(0.75 + 0.5 * len(rows))
        edges = _edges([value for _, spread in rows for value in spread.values], 40)
        for y, (_, spread) in enumerate(rows):
            heights, _ = np.histogram(spread.values, edges)
            tops = 0.8 * heights / heights.max()
            panel.stairs(
                y - tops, edges, baseline=y, fill=True, facecolor=FILL, edgecolor=INK,
                hatch="///" if y % 2 else None, linewidth=0.6,
            )  # fmt: skip
            panel.plot([spread.mean], [y + 0.07], "^", color=INK, markersize=5)
        panel.set_yticks(range(len(rows)), [shortened(row) for row, _ in rows])
        panel.set_ylim(len(rows) - 0.7, -0.95)
        panel.xaxis.set_major_locator(MaxNLocator(integer=True))
        figure.supxlabel(axis, fontsize=10)
        panel.grid(axis="x")
        return inline(figure, name, label)


def histogram(name: str, label: str, axis: str, upright: str, spread: Spread) -> str:
    """How often each number came, with a line at the median."""
    from matplotlib.ticker import MaxNLocator

    with style():
        figure, panel = canvas(2.4)
        edges = _edges(spread.values, 30)
        panel.hist(spread.values, edges, facecolor=FILL, edgecolor=INK, linewidth=0.6)
        panel.axvline(spread.quartiles[2], color=INK, linewidth=1.4, linestyle=(0, (4, 3)))
        figure.supxlabel(axis, fontsize=10)
        panel.set_ylabel(upright)
        panel.yaxis.set_major_locator(MaxNLocator(integer=True))
        panel.grid(axis="y")
        return inline(figure, name, label)


def times(
    name: str,
    label: str,
    axis: str,
    kinds: tuple[str, str],
    rows: Sequence[tuple[str, ThinkingTime]],
    written: Callable[[float], str],
) -> str:
    """The mean and the slowest decision of each row, over a scale of powers of ten."""
    with style():
        figure, panel = canvas(1.1 + 0.29 * len(rows))
        heights = range(len(rows))
        means = [max(1000 * time.mean, 1e-3) for _, time in rows]
        slowest = [max(1000 * time.slowest, 1e-3) for _, time in rows]
        panel.hlines(heights, means, slowest, color=INK, linewidth=1)
        panel.plot(means, heights, "o", color=FILL, mec=INK, markersize=7, label=kinds[0])
        panel.plot(slowest, heights, ">", color="none", mec=INK, markersize=7, label=kinds[1])
        panel.set_xscale("log")
        panel.xaxis.set_major_formatter(lambda value, _: written(value))
        panel.minorticks_off()
        panel.set_yticks(heights, [shortened(row) for row, _ in rows])
        panel.set_ylim(len(rows) - 0.4, -0.6)
        figure.supxlabel(axis, fontsize=10)
        panel.grid(axis="x")
        figure.legend(loc="outside upper right", ncols=2, frameon=False)
        return inline(figure, name, label)
