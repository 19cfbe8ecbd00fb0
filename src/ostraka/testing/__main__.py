"""Write golden playthroughs: see `ostraka.testing.golden`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ostraka.core.game.registry import load
from ostraka.testing.golden import playthrough, random_record, rewrite


def main() -> None:
    """Print a playthrough of a random game, or write all playthroughs of a folder anew."""
    parser = argparse.ArgumentParser(prog="ostraka.testing", description=main.__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("seed", type=int, nargs="?", default=0)
    parser.add_argument("--rewrite", type=Path, metavar="FOLDER")
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=JSON")
    given = parser.parse_args()
    if given.rewrite is not None:
        rewrite(given.rewrite)
        return
    if given.game is None:
        parser.error("a game, or --rewrite FOLDER")
    game = load(given.game)
    options = {name: json.loads(value) for name, value in (o.split("=", 1) for o in given.option)}
    record = random_record(game, given.seed, given.players, options)
    print(playthrough(game, record), end="")


if __name__ == "__main__":
    main()
