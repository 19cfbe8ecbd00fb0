"""Each match as a dot with its interval, and a mark for what is claimed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

import ostraka

__all__ = ["draw"]

INK = "#24323d"


def draw(path: Path, matches: Sequence[Mapping[str, Any]]) -> None:
    """Draw a group of matches, one row each, games apart from each other."""
    mpl.rcParams["svg.hashsalt"] = "ostraka"
    games = list(dict.fromkeys(match["game"] for match in matches))
    heights = [sum(match["game"] == game for match in matches) for game in games]
    figure = Figure(figsize=(7.2, 0.6 + sum(0.3 * height + 0.35 for height in heights)))
    panels = figure.subplots(
        len(games), 1, sharex=True, squeeze=False, gridspec_kw={"height_ratios": heights}
    )
    for panel, game in zip(panels[:, 0], games, strict=True):
        rows = [match for match in matches if match["game"] == game]
        for y, match in enumerate(rows):
            share, low, high = (100 * match[key] for key in ("share", "low", "high"))
            panel.plot([low, high], [y, y], color=INK, linewidth=2, solid_capstyle="butt")
            panel.plot([share], [y], "o", color=INK, markersize=5)
            claimed = 100 * match["above"]
            panel.plot([claimed, claimed], [y - 0.35, y + 0.35], color="#b3541e", linewidth=2)
        names = [f"{match['first']} – {match['second']}" for match in rows]
        panel.set_yticks(range(len(rows)), names)
        panel.set_ylim(len(rows) - 0.5, -0.5)
        panel.set_title(ostraka.load(game).title, loc="left", fontsize=10, color=INK)
        panel.grid(axis="x", color="#dddddd", linewidth=0.6)
        panel.set_axisbelow(True)
        panel.tick_params(labelsize=8, colors=INK, length=0)
        for spine in panel.spines.values():
            spine.set_visible(False)
    panels[-1, 0].set_xlim(0, 101)
    panels[-1, 0].set_xlabel(
        "% of the points for the first bot: dot and 95 % interval; upright mark: the claim",
        fontsize=8,
        color=INK,
    )
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None}, facecolor="white")
