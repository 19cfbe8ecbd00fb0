"""What was measured, as tables for a terminal and for docs/load.md, and as a picture."""

from __future__ import annotations

import os
import platform
from datetime import date
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from bench.server.measure import Figures

__all__ = ["draw", "page", "show"]

MEMORY, FILES = "boardgame.io, memory", "boardgame.io, files"
HEADS = (
    *("server", "tables", "actions/s", "p50 ms", "p99 ms", "× memory", "× files"),
    *("server ms", "database ms", "clients ms", "MB"),
)


def _rows(found: list[Figures]) -> list[tuple[str, ...]]:
    rate = {(each.host, each.tables): each.rate for each in found}
    rows: list[tuple[str, ...]] = []
    for each in found:
        count = max(1, len(each.waits))
        ratios = []
        for peer in (MEMORY, FILES):
            theirs = rate.get((peer, each.tables))
            ours = not each.host.startswith("boardgame")
            ratios.append(f"{each.rate / theirs:.2f}" if theirs and ours else "")
        rows.append(
            (
                each.host,
                str(each.tables),
                f"{each.rate:,.0f}",
                f"{each.at(0.5):.1f}",
                f"{each.at(0.99):.1f}",
                *ratios,
                f"{1000 * each.computing / count:.2f}",
                f"{1000 * each.storing / count:.2f}" if each.storing else "",
                f"{1000 * each.asking / count:.2f}",
                f"{each.memory:.0f}",
            )
        )
    return rows


def _grown(found: list[Figures]) -> list[tuple[str, ...]]:
    if not found:
        return []
    first = found[0]
    rows: list[tuple[str, ...]] = []
    for each in found:
        more = each.idle - first.idle
        per = f"{1024 * (each.memory - first.memory) / more:.0f}" if more else ""
        row = (str(each.idle), str(each.tables), f"{each.rate:,.0f}", f"{each.at(0.5):.1f}")
        rows.append((*row, f"{each.at(0.99):.1f}", f"{each.memory:.0f}", per))
    return rows


ABOUT = """\
Server and clients are separate processes on one machine. At each table two clients play as fast as
they are answered; a wait is the time from an action sent until **both** have heard of it. Ours
plays Arkantar, checks every action, and acknowledges none before it is on the disk (SQLite with
`synchronous=FULL`, PostgreSQL with `synchronous_commit=on`). boardgame.io plays a game of the same
size (`bench/boardgame`), in memory and with its file store. The columns with × compare our
actions/s with each of the two (wanted at 300 tables: 2.5 × memory and 10 × files); the next three
say how many milliseconds of computing an action cost the server, its database and the clients.
Whichever of the three takes most of a core is what limits the rate.

The two do not say the same: boardgame.io sends its state, and leaves rules and words to clients;
ours tells each seat step by step what happened, in sentences, with what changed in its view and all
that it may do next. That is about half of what an action costs our server."""

GROWN = ("idle tables", "live tables", "actions/s", "p50 ms", "p99 ms", "MB", "KB a table")


def show(found: list[Figures], idle: list[Figures], console: Console) -> None:
    """Print everything."""
    for title, heads, rows in (
        ("Live tables", HEADS, _rows(found)),
        ("Live tables among idle ones", GROWN, _grown(idle)),
    ):
        grid = Grid(*heads, title=title)
        for row in rows:
            grid.add_row(*row)
        if rows:
            console.print(grid)


def _markdown(heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    lines = [heads, ("---",) * len(heads), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def page(found: list[Figures], idle: list[Figures], seconds: float, load: float) -> str:
    """docs/load.md."""
    machine = f"{os.cpu_count()} cores ({platform.machine()}), Python {platform.python_version()}"
    parts = [
        "# Under load",
        f"Written by `python -m bench.server --save` on {date.today().isoformat()}: {machine}, "
        f"{seconds:g} seconds a round. When it began the machine’s load average was {load:.1f}; "
        "what else runs slows all servers alike, so compare within the table.",
        ABOUT,
        "![Actions a second and waits](pictures/load.png)",
        _markdown(HEADS, _rows(found)),
    ]
    if idle:
        parts += [
            "## Idle tables",
            "Live tables among others whose two players are connected and only look (SQLite).",
            _markdown(GROWN, _grown(idle)),
        ]
    return "\n\n".join(parts) + "\n"


def draw(found: list[Figures], path: Path) -> None:
    """Actions a second and the waits of the slowest hundredth, by the number of tables."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot as plt

    figure, (left, right) = plt.subplots(1, 2, figsize=(9, 3.4), layout="constrained")
    for name in dict.fromkeys(each.host for each in found):
        mine = [each for each in found if each.host == name]
        style = "--" if name.startswith("boardgame") else "-"
        tables = [each.tables for each in mine]
        left.plot(tables, [each.rate for each in mine], style, marker="o", label=name)
        right.plot(tables, [each.at(0.99) for each in mine], style, marker="o", label=name)
    left.set_ylabel("actions a second")
    right.set_ylabel("p99, ms until both have heard")
    right.set_yscale("log")
    for axes in (left, right):
        axes.set_xlabel("live tables")
        axes.set_ylim(bottom=0 if axes is left else None)
        axes.grid(alpha=0.3)
    figure.legend(
        *left.get_legend_handles_labels(), loc="outside lower center", ncols=5, frameon=False
    )
    figure.savefig(path, dpi=110)
