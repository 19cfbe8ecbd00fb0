"""Rates the levels of each game by matches between neighbours: `python -m bench.anchors FOLDER`.

Plays what the folder does not hold yet (about half an hour), fits Elo's model to the results by
maximum likelihood and writes `ratings.toml` beside each game's levels. Levels 7 and 8 have less
time here than at a table, as on docs/strength.md.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import ostraka
from bench.strength.claims import GAMES, LADDER
from ostraka.arena import Contest, Ledger, compete
from ostraka.arena.placing import ELO

SEED = 11
MEAN = 1500
DEALS = 30
"""How many deals a pair plays, each with both seatings."""

Match = tuple[int, int, int]
"""Wins, draws and losses of the stronger level."""

HEAD = """\
# What the levels are rated, on Elo's scale: `python -m bench.anchors` fits them to these matches of
# each level with the one below it (wins, draws, losses). The mean of all levels is {mean}.

ratings = {ratings}
matches = [
{matches}
]
"""


def played(game: str, low: str, high: str, folder: Path) -> Match:
    """A match of two neighbours, continued from what the folder holds."""
    contest = Contest.of(game, [low, high], players=2, seed=SEED)
    with Ledger.open(folder / f"{game}-{low},{high}.jsonl", contest) as ledger:
        with closing(compete(ledger, DEALS, workers=1)) as results:
            for _ in results:
                pass
        points = [r.points[r.seats.index(1)] for r in ledger.results if not r.void]
    return (
        sum(point == 1 for point in points),
        sum(0 < point < 1 for point in points),
        sum(point == 0 for point in points),
    )


def fitted(matches: Sequence[Match]) -> list[int]:
    """The ratings of all levels.

    Neighbours alone have met, so each difference is fitted by itself: it is the one at which the
    expected share is the share that was seen. Half a win more for either side keeps it finite.
    """
    found = [0.0]
    for wins, draws, losses in matches:
        share = (wins + draws / 2 + 0.5) / (wins + draws + losses + 1)
        found.append(found[-1] + ELO * math.log(share / (1 - share)))
    mean = sum(found) / len(found)
    return [round(MEAN + rating - mean) for rating in found]


def main() -> None:
    """Measure and write."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    reader.add_argument("folder", type=Path, help="where the games are kept")
    folder = reader.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        matches = [played(game, low, high, folder) for low, high in pairwise(LADDER)]
        rows = "\n".join(f"  {list(match)}," for match in matches)
        home = Path(str(ostraka.load(game).home))
        text = HEAD.format(mean=MEAN, ratings=fitted(matches), matches=rows)
        (home / "ratings.toml").write_text(text, encoding="utf-8")
        print(game, fitted(matches), flush=True)


if __name__ == "__main__":
    main()
