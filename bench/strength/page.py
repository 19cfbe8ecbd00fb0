"""The report as a page of docs/, with its pictures, written from the numbers alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import ostraka
from bench.strength.claims import GAMES
from ostraka.arena.anchors import anchors
from ostraka.core.game.registry import load

__all__ = ["write"]

TITLES = {
    "ladder": (
        "The ladder",
        "Every level against the one two below it, and level 1 against random play.",
    ),
    "search": (
        "Against plain UCT",
        "Level 8's search against UCT with uniformly random playouts, both with 100 ms a decision.",
    ),
    "greedy": (
        "Against greedy play",
        "Level 8 with at most 50 ms a decision against the player that takes what brings most"
        " points at once and, of equal actions, any.",
    ),
    "eager": (
        "Against greedy play that looks at the position",
        "The eager player takes what brings most points at once, too, but of equal actions what"
        " looks best to the evaluation of the levels. In Arkantar nobody has points before the"
        " end, so there the evaluation decides alone.",
    ),
}

HEAD = """# How strong the bots are

Every number on this page was measured by one command, with {minutes} minutes of thinking on {cores}
cores:

    make strength

It can be interrupted and continues where it stopped; it writes this page, its pictures and the
numbers behind them ([strength.json](strength.json)). Rules and bots that have changed since are
measured again.

- **Paired deals.** Every deal is played twice with the seats changed, and the two games count as
  one result. Arkantar, which has no deal, begins with four random actions, the same in both games.
- **Points** are shares of the victory: 1 for a win, ½ for a shared one, 0 for a loss.
- **Intervals** are 95 % and hold however often one looks
  ([how](../src/ostraka/arena/interval.py)), so a match ends as soon as its claim is settled one way
  or the other: when the whole interval lies above what is claimed, or below it.
- **Thinking time.** Levels 1 to 6 play with the iterations that they have at the table. Levels 7
  and 8 have up to 1 s and 1.8 s there and much less here, where `8@150ms` means level 8 with at
  most 150 ms for each decision: it ends sooner when no other action can catch up with the best.
  Each game used one thread, and {cores} games ran at a time.
"""


RATED = """## What the levels are rated

The scale on which people are rated against the bots is Elo's, each game with its own, and the mean
of its levels is 1500. `python -m bench.anchors` lets each level play 60 games, in pairs, against
the one below it and writes the ratings that explain the results best (`ratings.toml` of each game,
with the results). Levels 7 and 8 had 50 and 150 ms for a decision, less than at a table.
"""

TRIED = """## What these opponents are worth

Greedy play can be read in several ways. Several were tried, and the claims against them were set
after short matches, so here is all that was seen:

- `greedy`, most points at once, took 97.5 % of 40 games from random play in Ancient Knowledge,
  where much brings points. In Ankh’or (55 %) and Arkantar (56 %) few actions do, and it is hardly
  better than random play: there the eager player is the yardstick.
- `eager` is better than that by far in every game. In Ancient Knowledge level 8 took 94 % of 78
  games from it with 500 ms a decision (interval: 81 % to 99 %), so more than 90 % may be true,
  but is not shown; claimed is 75 %.
- `myopic` trusts the evaluation alone, one action ahead. Level 8 took 92 % of 32 games from it in
  Arkantar and 93 % of 30 in Ankh’or with 100 ms, and 87 % of 54 in Ancient Knowledge with 3,000
  iterations.

The levels were adjusted in short matches on other deals; most matches of this page were also
played once or more while it was being built.
"""


def table(heads: Sequence[str], rows: Iterable[Sequence[object]], names: int = 2) -> str:
    """A table in Markdown; the first columns are names, the others numbers."""
    lines = [
        "| " + " | ".join(heads) + " |",
        "|" + "|".join("---" if i < names else "--:" for i in range(len(heads))) + "|",
    ]
    lines += ["| " + " | ".join(map(str, row)) + " |" for row in rows]
    return "\n".join(lines) + "\n"


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.1f} %"


def verdict(match: Mapping[str, Any]) -> str:
    """What the match says about its claim."""
    if match["low"] > match["above"]:
        return "shown"
    return "refuted" if match["high"] < match["above"] else "not settled"


def matches_section(group: str, matches: Sequence[Mapping[str, Any]]) -> list[str]:
    """One group of claims: its picture and its table."""
    title, text = TITLES[group]
    rows = [
        (
            ostraka.load(match["game"]).title,
            f"{match['first']} – {match['second']}",
            percent(match["share"]),
            f"{percent(match['low'])} to {percent(match['high'])}",
            f"> {percent(match['above'])}",
            match["games"],
            " / ".join(f"{1000 * seconds:.1f}" for seconds in match["seconds"]),
            verdict(match),
        )
        for match in matches
    ]
    heads = ("game", "bots", "points", "interval", "claim", "games", "ms a decision", "verdict")
    return [
        f"## {title}\n",
        f"{text}\n",
        f"![{title}: points of the first bot with intervals, and what is claimed]"
        f"(pictures/strength-{group}.svg)\n",
        table(heads, rows),
    ]


def tables_section(
    larger: Sequence[Mapping[str, Any]], alone: Sequence[Mapping[str, Any]]
) -> list[str]:
    """What the levels make of larger tables, and of the solo game."""
    rows = [
        (told(row), row["bot"], percent(row["share"]), f"{row['score']:.1f}", row["games"])
        for row in larger
    ]
    met = [(row["bot"], f"{row['met']} of {row['games']}", f"{row['score']:.1f}") for row in alone]
    return [
        "## Larger tables\n",
        "Levels of different strength among each other, each in every seat equally often. Too few"
        " games for claims: they only show whether the levels are in order there too.\n",
        table(("game", "bot", "share of victories", "mean score", "games"), rows),
        "## Alone\n",
        "The ten challenges of Heritage's solo game, six deals of each: how often all objectives"
        " were met, and the points, whether they were or not.\n",
        table(("bot", "objectives met", "mean score"), met, names=1),
    ]


def told(row: Mapping[str, Any]) -> str:
    """A table: the game, with its options, and how many play."""
    options = "".join(f", {name}" for name, value in row["options"].items() if value)
    return f"{ostraka.load(row['game']).title}{options}, {row['players']} players"


def honesty_section(found: Sequence[Mapping[str, Any]]) -> list[str]:
    """What redealing changed."""
    rows = [
        (
            told(row),
            row["positions"],
            row["moved"],
            row["unchanged"],
        )
        for row in found
    ]
    heads = ("game", "positions", "with something to redeal", "unchanged")
    return [
        "## Honesty\n",
        "In each position all that the seat to act cannot know was dealt three times. Given the"
        " same seed and iterations, a bot (the levels by turns) must choose alike and the analysis"
        " must tell the same, to the last digit.\n",
        table(heads, rows, names=1),
    ]


def forced_section(found: Mapping[str, Any]) -> list[str]:
    """What the engine found of what there is."""
    rows = [
        ("a win this turn", "one node", found["now"], found["now_found"], "all"),
        ("a forced win in two turns", "2 s", found["two"], found["two_found"], "95 %"),
    ]
    return [
        "## Forced wins in Arkantar\n",
        "Positions solved by trying everything, with nothing of the engine in it"
        " ([brute.py](../tests/games/arkantar/brute.py)), and what the engine finds.\n",
        table(("position", "budget", "there are", "found", "claim"), rows),
        f"Wins in two claimed where there is none: {found['claimed_wrongly']}.\n",
    ]


def speed_section(found: Mapping[str, Any]) -> list[str]:
    """Playouts beside OpenSpiel's."""
    rows = [(row["name"], f"{row['rate']:,.0f}", row["unit"]) for row in found["rows"]]
    return [
        "## Speed of the search\n",
        "Measured by turns in the same run; a playout is one iteration of plain UCT with a"
        " uniformly random game to its end.\n",
        table(("search", "rate", "unit"), rows),
        f"Ours to OpenSpiel's, one thread each: **{found['ratio']:.1f} ×** (claimed: at least 3 ×)."
        f" A million nodes of a tree take {found['node_bytes']} MB.\n",
    ]


def rated_section() -> list[str]:
    """What the levels are rated, for people who play against them."""
    bots = [f"| {number} " for number in range(1, 9)]
    for game in GAMES:
        bots = [f"{row}| {rating} " for row, rating in zip(bots, anchors(load(game)), strict=True)]
    titles = " | ".join(load(game).title for game in GAMES)
    return [
        RATED,
        f"| level | {titles} |",
        "|---" + "|--:" * len(GAMES) + "|",
        *[f"{r}|" for r in bots],
        "",
    ]


def write(path: Path, numbers: Mapping[str, Any]) -> None:
    """Write the page and its pictures."""
    from bench.strength.pictures import draw

    parts = [HEAD.format(cores=numbers["cores"], minutes=round(numbers["minutes"]))]
    for group in TITLES:
        matches = [match for match in numbers["matches"] if match["group"] == group]
        matches.sort(key=lambda match: GAMES.index(match["game"]))
        draw(path.parent / "pictures" / f"strength-{group}.svg", matches)
        parts += matches_section(group, matches)
    parts += rated_section()
    parts.append(TRIED)
    parts += tables_section(numbers["larger"], numbers["alone"])
    parts += honesty_section(numbers["honesty"])
    parts += forced_section(numbers["forced"])
    parts += speed_section(numbers["speed"])
    path.write_text("\n".join(parts), encoding="utf-8")
