"""Fit the weights of a game's evaluation to the results of games that bots play.

    python -m bench.tune arkantar --games 300 --write

What is played, and which positions are looked at, is said by the module of the game's name beside
this one: its `tune(games, seed)` returns the names of the weights, the weights, and how many
positions they are fitted to.
"""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Sequence
from datetime import date
from importlib import import_module
from importlib.resources import files
from typing import Any

from rich.console import Console
from rich.table import Table

import ostraka

TUNED = ("arkantar", "ankhor", "ancient_knowledge")
FEWEST = 10


def main() -> None:
    """Play, fit, print, and write the weights if asked."""
    parser = argparse.ArgumentParser(prog="bench.tune", description=main.__doc__)
    parser.add_argument("game", choices=TUNED)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    if given.games < FEWEST:
        parser.error(f"--games: at least {FEWEST}")
    game = ostraka.load(given.game)
    begun = time.perf_counter()
    names, weights, positions = import_module(f"bench.tune.{game.name}").tune(
        given.games, given.seed
    )
    table = Table("feature", "was", "is")
    path: Any = files(f"ostraka.games.{game.name}") / "weights.toml"
    text = path.read_text(encoding="utf-8")
    before = dict(re.findall(r"(?m)^([\w.]+) = (-?[\d.]+)$", text.partition("[weights]")[2]))
    for name, new in zip(names, weights, strict=True):
        table.add_row(name, before.get(name, ""), f"{new:.4f}")
    console = Console()
    console.print(table)
    console.print(f"{positions} positions, {time.perf_counter() - begun:.0f} s")
    if given.write:
        made = f"{date.today().isoformat()}, {given.games} games, {positions} positions"
        path.write_text(rewritten(text, made, names, weights), encoding="utf-8")


def rewritten(text: str, made: str, names: Sequence[str], weights: Sequence[float]) -> str:
    """A file of weights with new ones; what else it says stays."""
    head, _, _ = text.partition("[weights]")
    head = re.sub(r"(?m)^made = .*$", f'made = "{made}"', head)
    lines = [f"{name} = {weight:.4f}" for name, weight in zip(names, weights, strict=True)]
    return head + "\n".join(["[weights]", *lines]) + "\n"


if __name__ == "__main__":
    main()
