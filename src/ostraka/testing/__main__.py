"""Write golden playthroughs (see `ostraka.testing.golden`), or copy the example game.

`python -m ostraka.testing GAME SEED` prints a playthrough of a random game, `--rewrite FOLDER`
writes all playthroughs of a folder again, and `--example FOLDER` makes a new folder with `heaps`,
a small game to start from.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from shutil import copytree, ignore_patterns

from ostraka.core.game.registry import load
from ostraka.testing.golden import playthrough, random_record, rewrite


def example() -> Path:
    """The folder of the example game: in the package, or among the tests of a checkout."""
    here = Path(__file__).resolve()
    shipped = here.with_name("example")
    return shipped if shipped.is_dir() else here.parents[3] / "tests" / "outside" / "heaps"


def main() -> None:
    """Print a playthrough of a random game, rewrite those of a folder, or copy the example game."""
    parser = argparse.ArgumentParser(prog="ostraka.testing", description=main.__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("seed", type=int, nargs="?", default=0)
    parser.add_argument("--rewrite", type=Path, metavar="FOLDER")
    parser.add_argument("--example", type=Path, metavar="FOLDER")
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=JSON")
    given = parser.parse_args()
    if given.example is not None:
        if given.example.exists():
            parser.error(f"{given.example} is there already")
        copytree(example(), given.example, ignore=ignore_patterns("__pycache__"))
        return
    if given.rewrite is not None:
        rewrite(given.rewrite)
        return
    if given.game is None:
        parser.error("a game, --rewrite FOLDER or --example FOLDER")
    game = load(given.game)
    options = {name: json.loads(value) for name, value in (o.split("=", 1) for o in given.option)}
    record = random_record(game, given.seed, given.players, options)
    print(playthrough(game, record), end="")


if __name__ == "__main__":
    main()
