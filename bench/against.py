"""Is a change slower than what was there before? This tree beside any earlier commit, by turns.

    python -m bench.against HEAD~3
    python -m bench.against 4b21031 --game arkantar --rounds 9

The commit's sources are laid out in a folder of their own, and processes of both sides measure the
same (`measures.py`), turn by turn, in seconds of their own processor time. Shown are the median of
the ratios of all turns, ours to theirs, and the ratio of the best turn of each side: above 1 we are
faster. On a busy machine single turns differ by twenty percent, so a loss counts only if both
show it. Where its memory happens to lie makes a process five percent faster or slower than the
next one for as long as it lives, so several pairs of processes take turns.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from itertools import chain, cycle, islice
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parents[1]
MEASURES = Path(__file__).with_name("measures.py")


class Failed(Exception):
    """Something could not be measured."""


class Side:
    """A process that measures the sources of one folder."""

    def __init__(self, source: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(MEASURES)],
            env={**os.environ, "PYTHONPATH": str(source)},
            cwd=source,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **asked: Any) -> Any:
        """One answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("bench.against: a measuring process ended; its words are above.")
        said = json.loads(line)
        if "error" in said:
            raise Failed(said["error"])
        return said["answer"]

    def end(self) -> None:
        """Let the process go."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def lay_out(commit: str, folder: Path) -> Path:
    """The sources of a commit in a folder."""
    command = ["git", "-C", str(ROOT), "archive", "--format=tar", commit, "src"]
    done = subprocess.run(command, capture_output=True, check=False)
    if done.returncode:
        raise SystemExit(f"bench.against: {done.stderr.decode().strip()}")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def compare(
    pairs: Sequence[tuple[Side, Side]], given: argparse.Namespace, console: Console
) -> bool:
    """Measure all that both sides have, and print it; whether nothing is slower than allowed."""
    ours, theirs = pairs[0]
    known, before = ours.ask(what="names"), theirs.ask(what="names")
    speeds = Table("game", "measure", "here /s", "there /s", "median", "best")
    sizes = Table("game", "bytes of", "here", "there")
    kept = True
    for game in [name for name in known if name in before and given.game in (None, name)]:
        for what in [name for name in known[game] if name in before[game]]:
            if given.measure not in (None, what):
                continue
            asked = {"what": what, "game": game, "seconds": given.seconds}
            try:
                turns = islice(cycle(pairs), given.rounds)
                rounds = [(here.ask(**asked), there.ask(**asked)) for here, there in turns]
            except Failed as failed:
                speeds.add_row(game, what, "—", "—", "—", str(failed))
                continue
            ratios = [a / b for a, b in rounds]
            middle = statistics.median(ratios)
            best = max(a for a, _ in rounds) / max(b for _, b in rounds)
            kept = kept and max(middle, best) >= 1.0 - given.allow
            rates = [f"{statistics.median(side):,.0f}" for side in zip(*rounds, strict=True)]
            speeds.add_row(game, what, *rates, f"{middle:.3f}", f"{best:.3f}")
        now, then = (side.ask(what="memory", game=game) for side in (ours, theirs))
        for part in now:
            sizes.add_row(game, part, f"{now[part]:,}", f"{then[part]:,}")
    console.print(speeds, sizes)
    return kept


def main() -> None:
    """Measure and print; the exit code is 1 if something is slower than allowed."""
    parser = argparse.ArgumentParser(prog="bench.against", description=main.__doc__)
    parser.add_argument("commit", help="any name that git knows")
    parser.add_argument("--rounds", type=int, default=11, help="of each measure")
    parser.add_argument("--pairs", type=int, default=3, help="of processes that take turns")
    parser.add_argument("--seconds", type=float, default=0.25, help="of each round and side")
    parser.add_argument("--allow", type=float, default=0.05, help="the loss that is allowed")
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--measure", help="only this one")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ostraka-against-") as folder:
        sources = ROOT / "src", lay_out(given.commit, Path(folder))
        pairs = [(Side(sources[0]), Side(sources[1])) for _ in range(max(1, given.pairs))]
        try:
            kept = compare(pairs, given, Console(width=100))
        finally:
            for side in chain(*pairs):
                side.end()
    sys.exit(0 if kept else 1)


if __name__ == "__main__":
    main()
