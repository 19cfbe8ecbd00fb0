"""Make the data set of self-play games: one folder of Parquet files for each game.

    python examples/dataset/make.py games                  20,000 games of each: days on two cores
    python examples/dataset/make.py games --games 500      a smaller one; more can follow later
    python examples/dataset/make.py games --game ankhor    one game only

The same command continues what was interrupted. `README.md` is the data card.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

GAMES = {
    "arkantar": "tree@100it",
    "ankhor": "tree@100it",
    "ancient_knowledge": "tree@100it",
    "ancient_knowledge_solo": "tree@100it",
}
"""The games, and the search that plays all seats of each."""
SHARD = 8
SEED = 1


def make(folder: Path, games: int, names: list[str]) -> int:
    """Play what is missing of each game; the first status that is not 0."""
    for name in names:
        wanted = ["--games", str(games), "--search", GAMES[name], "--out", str(folder / name)]
        fixed = ["--shard", str(SHARD), "--seed", str(SEED)]
        command = [sys.executable, "-m", "ostraka.cli", "selfplay", name]
        done = subprocess.run([*command, *wanted, *fixed])
        if done.returncode:
            return done.returncode
    return 0


def main() -> int:
    """Read the arguments, and make it."""
    parser = argparse.ArgumentParser(description="Make the data set of self-play games.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=20_000, help="how many of each game")
    parser.add_argument("--game", choices=GAMES, action="append", help="only this one")
    given = parser.parse_args()
    return make(given.folder, given.games, given.game or list(GAMES))


if __name__ == "__main__":
    sys.exit(main())
