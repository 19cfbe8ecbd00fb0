"""How long a first game takes to begin, from an empty cache, and how long the next one does.

    python -m bench.first_start             this tree
    python -m bench.first_start 4b21031     an earlier commit

For each game `ostraka play` is started in a folder of its own, given one action, and left; then the
same once more. Seconds on the clock, and seconds of processor time of all processes together: on a
busy machine only the latter can be compared. What pip needs to install is not counted.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.against import ROOT, lay_out

GAMES = ("arkantar", "ankhor", "ancient_knowledge")
COMMAND = ("-m", "ostraka.cli", "play")
TYPED = "1\nquit\n"


def started(game: str, source: Path, home: Path) -> tuple[float, float]:
    """Seconds on the clock and of processors to begin a game, play one action, and leave."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(source),
        "OSTRAKA_CACHE_DIR": str(home / "cache"),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_STATE_HOME": str(home / "state"),
        "HOME": str(home),
    }
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    done = subprocess.run(
        [sys.executable, *COMMAND, game, "--seed", "7"],
        env=environment,
        input=TYPED,
        capture_output=True,
        text=True,
        check=False,
    )
    spent, after = time.perf_counter() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        raise SystemExit(f"bench.first_start: {done.stderr[-400:]}")
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return spent, used


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.first_start", description=main.__doc__)
    parser.add_argument("commit", nargs="?", help="any name that git knows; else this tree")
    given = parser.parse_args()
    table = Table("game", "first start", "processors", "second start", "processors")
    with tempfile.TemporaryDirectory(prefix="ostraka-first-") as folder:
        place = Path(folder)
        source = lay_out(given.commit, place) if given.commit else ROOT / "src"
        for game in GAMES:
            home = place / game
            home.mkdir()
            times = [*started(game, source, home), *started(game, source, home)]
            table.add_row(game, *(f"{seconds:.1f} s" for seconds in times))
    Console().print(table)


if __name__ == "__main__":
    main()
