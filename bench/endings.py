"""How random games of Ankh’or end, for every number of players and edition.

    python -m bench.endings [--games 1000] [--seed 0] [--json]

Everybody plays uniformly random legal actions. The table shows how long games last, how far domains
grow and why games end, so that a change of rules or rulings that makes games endless, or ends them
in another way, is seen at once.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import mean
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

import ostraka
from ostraka.core.kernel.playout import playout
from ostraka.core.kernel.random import new_stream
from ostraka.games.ankhor.rules.geometry import LEVEL
from ostraka.games.ankhor.rules.scoring import score
from ostraka.games.ankhor.rules.setup import setup
from ostraka.games.ankhor.rules.state import GIVEN_UP, MAX_LEGAL, NOTHING_LEFT, STATE, THIRTEEN
from ostraka.games.ankhor.rules.tables import EDITIONS, PLAYERS

GAME = ostraka.load("ankhor")
DATA = GAME.data
LONGEST = 100_000  # actions; no game comes near it
CAUSES = {THIRTEEN: "thirteen", NOTHING_LEFT: "nothing left", GIVEN_UP: "given up", 0: "endless"}


@dataclass(frozen=True)
class Ends:
    """What became of some random games with this many players of one edition."""

    players: int
    edition: str
    games: int
    actions: float
    """Actions in a game, on average."""
    rounds: float
    most_rounds: int
    tiles: float
    """Tiles in the largest domain, on average."""
    most_tiles: int
    upper: float
    """Tiles above the ground in a whole game, on average."""
    bonus: float
    """Bonus tokens held at the end, on average."""
    best: float
    """Points of the best seat, on average."""
    causes: dict[str, int]


def random_ends(
    players: int, edition: str, games: int, seed: int, progress: Progress, task: TaskID
) -> Ends:
    """Play random games to their ends and say how they came about."""
    actions, options = np.zeros(MAX_LEGAL, np.int32), np.array([EDITIONS.index(edition), 0, 0, 1])
    stream = new_stream(seed)
    points = np.zeros(max(PLAYERS), np.int32)
    seen: dict[str, list[int]] = {
        name: [] for name in ("actions", "rounds", "tiles", "upper", "bonus", "best")
    }
    causes: Counter[str] = Counter()
    for game in range(games):
        s: Any = np.zeros(1, STATE).view(np.recarray)[0]
        setup(s, DATA, players, options, seed + game)
        seen["actions"].append(playout(s, DATA, stream, actions, LONGEST))
        score(s, DATA, points)
        seen["rounds"].append(int(s.rounds))
        seen["tiles"].append(int(s.tiles.max()))
        seen["upper"].append(int((s.at >= LEVEL).sum()))
        seen["bonus"].append(int(s.bonus.sum()))
        seen["best"].append(int(points[:players].max()))
        causes[CAUSES[int(s.over)]] += 1
        progress.advance(task)
    averages = {name: round(mean(values), 2) for name, values in seen.items()}
    return Ends(
        players,
        edition,
        games,
        **averages,
        most_rounds=max(seen["rounds"]),
        most_tiles=max(seen["tiles"]),
        causes=dict(causes),
    )


def _table(found: list[Ends]) -> Table:
    table = Table(
        *("players", "edition", "games", "actions", "rounds", "most", "tiles", "most", "upper"),
        *("bonus", "best", *(f"{cause} %" for cause in CAUSES.values())),
        title="Random games of Ankh’or",
    )
    for row in found:
        shares = [f"{100 * row.causes.get(cause, 0) / row.games:.1f}" for cause in CAUSES.values()]
        table.add_row(
            *(str(row.players), row.edition, str(row.games), f"{row.actions:.0f}"),
            *(f"{row.rounds:.1f}", str(row.most_rounds), f"{row.tiles:.1f}", str(row.most_tiles)),
            *(f"{row.upper:.2f}", f"{row.bonus:.2f}", f"{row.best:.1f}"),
            *shares,
        )
    return table


def main(arguments: Sequence[str] | None = None) -> None:
    """Say how random games of Ankh’or end."""
    parser = argparse.ArgumentParser(prog="bench.endings", description=main.__doc__)
    parser.add_argument("--games", type=int, default=1000, help="for each players and edition")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true", help="for programs")
    given = parser.parse_args(arguments)
    if given.games < 1 or given.seed < 0:
        parser.error("there must be at least one game, and a seed is not negative")
    with Progress(transient=True, console=Console(stderr=True)) as progress:
        task = progress.add_task("playing", total=len(PLAYERS) * len(EDITIONS) * given.games)
        found = [
            random_ends(players, edition, given.games, given.seed, progress, task)
            for players in PLAYERS
            for edition in EDITIONS
        ]
    if given.json:
        print(json.dumps([asdict(row) for row in found], indent=1))
    else:
        Console().print(_table(found))


if __name__ == "__main__":
    main()
