"""What was measured, as tables: on the screen, and in docs/page.md between two marks."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date

from bench.against import ROOT
from bench.page.answers import PROMISE, Answers
from bench.page.frames import Smoothness
from bench.page.lighthouse import CATEGORIES, METRICS, Verdict

PAGE = ROOT / "docs" / "page.md"
MARKS = ("<!-- measured: python -m bench.page --save -->", "<!-- measured to here -->")


@dataclass
class Findings:
    """All that one run found."""

    version: str
    """Of the browser."""
    load: float
    """The machine's load average when it began."""
    runs: int
    """Of Lighthouse for each screen."""
    cards: int = 0
    frames: list[Smoothness] = field(default_factory=list)
    answers: list[Answers] = field(default_factory=list)
    verdicts: list[Verdict] = field(default_factory=list)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def smooth(found: Findings) -> str:
    rows = [
        [
            one.scene,
            str(len(one.gaps)),
            f"{one.middle:.1f} ms",
            f"{one.slow:.1f} ms",
            f"{one.late:.1%}",
            f"{one.work:.1f} ms",
        ]
        for one in found.frames
    ]
    head = ["while", "frames", "gap, median", "gap, 95 of 100", "late", "main thread a frame"]
    return table(head, rows)


def prompt(found: Findings) -> str:
    rows = [
        [
            one.board,
            str(one.inputs),
            f"{one.middle:.0f} ms",
            f"{one.slow:.0f} ms",
            f"{one.worst:.0f} ms",
            f"{one.kept:.0%}",
        ]
        for one in found.answers
    ]
    head = ["board", "touches and keys", "median", "95 of 100", "longest", f"within {PROMISE} ms"]
    return table(head, rows)


def judged(found: Findings) -> str:
    rows = [
        [
            one.screen,
            one.device,
            *(str(one.scores[category]) for category in CATEGORIES),
            *(one.metrics[metric].replace("\u00a0", " ") for metric in METRICS),
        ]
        for one in found.verdicts
    ]
    head = ["screen", "as a", *(name.replace("-", " ") for name in CATEGORIES), *METRICS.values()]
    return table(head, rows)


def text(found: Findings) -> str:
    """The measured part of docs/page.md."""
    parts = [
        f"On {date.today()}: {os.cpu_count()} cores ({platform.machine()}), Chromium "
        f"{found.version} without a graphics card, load average {found.load:.1f} when it began. "
        "What else runs on the machine lengthens gaps and waits; it does not lengthen the work of "
        "the main thread, which is counted in processor time.",
    ]
    if found.frames:
        parts += [f"Ancient Knowledge’s fullest table, {found.cards} cards:", smooth(found)]
    if found.answers:
        parts += ["From a touch or key to the next paint:", prompt(found)]
    if found.verdicts:
        several = f"the middle of {found.runs} runs" if found.runs > 1 else "one run each"
        parts += [f"Lighthouse, {several}:", judged(found)]
        faults = {fault for one in found.verdicts for fault in one.faults}
        parts.append(f"Faults: {', '.join(sorted(faults)) if faults else 'none'}.")
    return "\n\n".join(parts)


def save(found: Findings) -> None:
    """Put the measures into the page."""
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(MARKS[0])
    after = rest.split(MARKS[1])[1]
    PAGE.write_text(f"{before}{MARKS[0]}\n\n{text(found)}\n\n{MARKS[1]}{after}", encoding="utf-8")
