"""What Lighthouse says of the page: performance, accessibility and best practices.

It runs in Debian's Chromium, which keeps a player's secret so that tables open as they do for a
player. As a phone it slows processor and network down as it always does (four times, slow 4G).
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

from bench.against import ROOT
from bench.page.window import chromium
from tests.browser.conftest import FLAGS, Server
from tests.browser.player import Player

COMMAND = ROOT / "bench" / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
SETTLED = 3000
"""Milliseconds after which bots have made their first move, and the server is at rest."""
TRIES = 3
"""Now and then a browser records no trace, and Lighthouse asks to be run again."""
CATEGORIES = ("performance", "accessibility", "best-practices")
METRICS = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "speed-index": "speed index",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
}
"""The measures that make up the score for performance, and how our table calls them."""


@dataclass
class Verdict:
    """Scores of one screen on one kind of device: the run with the middle performance."""

    screen: str
    device: str
    scores: dict[str, int]
    metrics: dict[str, str]
    faults: list[str]
    """What lowered a score other than performance."""


def has_lighthouse() -> bool:
    """Whether it is installed in bench/lighthouse."""
    return COMMAND.is_file() and shutil.which("node") is not None


def free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


def judged(address: str, port: int, device: str) -> dict[str, Any]:
    """One run of Lighthouse in the browser that listens at a port."""
    options = [f"--port={port}", "--quiet", "--output=json", "--output-path=stdout"]
    options.append(f"--only-categories={','.join(CATEGORIES)}")
    if device == "desktop":
        options.append("--preset=desktop")
    for _ in range(TRIES):
        done = subprocess.run(
            [str(COMMAND), address, *options],
            capture_output=True,
            text=True,
            check=False,
            env=os.environ | {"CHROME_PATH": chromium()},
        )
        if not done.returncode:
            found: dict[str, Any] = json.loads(done.stdout)
            return found
    raise SystemExit(f"bench.page: Lighthouse failed: {done.stderr[-400:]}")


def score(found: dict[str, Any], category: str) -> int:
    return round(100 * (found["categories"][category]["score"] or 0))


def verdict(screen: str, device: str, runs: list[dict[str, Any]]) -> Verdict:
    """The run in the middle."""
    wanted = median([score(run, "performance") for run in runs])
    found = min(runs, key=lambda run: abs(score(run, "performance") - wanted))
    audits = found["audits"]
    faults = [
        ref["id"]
        for category in CATEGORIES[1:]
        for ref in found["categories"][category]["auditRefs"]
        if ref["weight"] and audits[ref["id"]]["score"] not in (None, 1)
    ]
    return Verdict(
        screen,
        device,
        {category: score(found, category) for category in CATEGORIES},
        {metric: audits[metric]["displayValue"] for metric in METRICS},
        faults,
    )


def screens(player: Player) -> Iterator[tuple[str, str]]:
    """Names and paths; a table is opened when its turn comes."""
    yield "home", "/"
    for game in ("arkantar", "ankhor", "ancient_knowledge", "ancient_knowledge_solo"):
        yield player.ask(f"/api/games/{game}")["title"], f"/t/{player.sit(game)}"


def verdicts(server: Server, runs: int) -> list[Verdict]:
    """Home and a table of each game, as a desktop and as a phone."""
    port = free_port()
    found = []
    with (
        tempfile.TemporaryDirectory(prefix="ostraka-lighthouse-") as profile,
        sync_playwright() as playwright,
    ):
        context = playwright.chromium.launch_persistent_context(
            Path(profile),
            executable_path=chromium(),
            args=[*FLAGS, f"--remote-debugging-port={port}"],
            locale="en",
        )
        player = Player(context.pages[0], server.address)
        player.come("/")
        for screen, path in screens(player):
            player.page.wait_for_timeout(SETTLED)
            for device in ("desktop", "phone"):
                each = [judged(server.address + path, port, device) for _ in range(runs)]
                found.append(verdict(screen, device, each))
        context.close()
    return found
