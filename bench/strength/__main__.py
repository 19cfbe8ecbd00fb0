"""Measure everything that we claim about our bots, and write docs/strength.md.

    make strength
    python -m bench.strength --only ankhor --workers 2     some of it, without writing the page

Interrupted, it continues where it was the next time. Games of rules or bots that have changed since
are left where they are, in a folder named after their digest, and played again.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench.search import measured
from bench.strength import forced, honesty, page, tables
from bench.strength.claims import CLAIMS, GAMES, Claim
from bench.strength.matches import Standing, settle
from ostraka.arena import Contest
from ostraka.core.files import write_document

DOCS = Path(__file__).parents[2] / "docs"
POSITIONS = 30  # for honesty, at each table
SOLVED = 250  # crowded positions of Arkantar


def told(standing: Standing) -> str:
    """How a claim stands, in a few words."""
    claim = standing.claim
    return (
        f"{claim.game}: {claim.first} – {claim.second} {100 * standing.share:.0f} %"
        f" ({100 * standing.low:.0f}–{100 * standing.high:.0f}, claimed > {100 * claim.above:.0f})"
    )


class Notes:
    """A folder's memory of what has been measured beside the matches."""

    def __init__(self, folder: Path, key: str) -> None:
        self.path = folder / f"notes-{key}.json"
        self.known: dict[str, Any] = {}
        if self.path.exists():
            self.known = json.loads(self.path.read_text(encoding="utf-8"))

    def measure(self, name: str, measure: Callable[[], Any]) -> Any:
        """What is known under a name, or else what is measured now."""
        if name not in self.known:
            begun = time.monotonic()
            found = measure()
            self.known[name] = {"found": found, "seconds": time.monotonic() - begun}
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_document(self.path, self.known)
        return self.known[name]["found"]

    @property
    def seconds(self) -> float:
        """How long all of it took."""
        return sum(float(entry["seconds"]) for entry in self.known.values())


def all_code() -> str:
    """A digest of the rules and bots of all games."""
    digests = [Contest.of(game, ["1", "2"]).code for game in GAMES]
    return hashlib.sha256("".join(digests).encode()).hexdigest()[:16]


def play_matches(
    claims: Sequence[Claim], folder: Path, workers: int, console: Console
) -> list[dict[str, Any]]:
    """Settle claims one after the other."""
    found = []
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
    ) as progress:
        task = progress.add_task("claims", total=len(claims))
        for claim in claims:
            begun = time.monotonic()
            settled = settle(
                claim,
                folder,
                workers,
                lambda standing: progress.update(task, description=told(standing)),
            )
            progress.advance(task)
            games, spent = 2 * len(settled.deals), time.monotonic() - begun
            console.print(f"{told(settled)}, {games} games, {spent:.0f} s", highlight=False)
            found.append(settled.as_json())
    return found


def main() -> None:
    """Measure what has not been measured yet; write the page once everything has been."""
    parser = argparse.ArgumentParser(prog="bench.strength", description=main.__doc__)
    parser.add_argument("--folder", type=Path, default=Path("strength"), help="for the games")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="claims whose name contains this; no page")
    given = parser.parse_args()
    console = Console()
    notes = Notes(given.folder, all_code())
    claims = [claim for claim in CLAIMS if given.only in claim.name]
    matches = play_matches(claims, given.folder, given.workers, console)
    if given.only:
        return
    with Progress(console=console) as progress:
        task = progress.add_task("honesty", total=POSITIONS * len(honesty.TABLES))
        honest = notes.measure(
            "honesty",
            lambda: [
                asdict(row) for row in honesty.check(POSITIONS, lambda: progress.advance(task))
            ],
        )
        task = progress.add_task("larger tables", total=len(tables.TABLES))
        larger = notes.measure(
            "larger", lambda: tables.larger(given.workers, lambda: progress.advance(task))
        )
        task = progress.add_task("alone", total=len(tables.ALONE))
        alone = notes.measure(
            "alone", lambda: tables.alone(given.workers, lambda: progress.advance(task))
        )
        task = progress.add_task("forced wins", total=SOLVED)
        solved = notes.measure(
            "forced", lambda: asdict(forced.check(SOLVED, lambda: progress.advance(task)))
        )
    speed = notes.measure("speed", lambda: measured(2.0))
    numbers = {
        "cores": given.workers,
        "minutes": (sum(m["thinking"] for m in matches) / given.workers + notes.seconds) / 60,
        "python": platform.python_version(),
        "code": all_code(),
        "matches": matches,
        "larger": larger,
        "alone": alone,
        "honesty": honest,
        "forced": solved,
        "speed": speed,
    }
    write_document(DOCS / "strength.json", numbers)
    page.write(DOCS / "strength.md", numbers)
    console.print("docs/strength.md")


if __name__ == "__main__":
    main()
