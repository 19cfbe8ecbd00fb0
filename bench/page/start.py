"""How long it takes from a fresh clone to a first action in the page, and how long the next time.

    python -m bench.page.start

The tree as it is committed is cloned into a temporary folder, where `make play` sets everything up:
environment, page, server, with an empty cache of compiled rules. Each line that it shows is noted
with its second. Then a browser opens the page and plays a first action of each game; what the page
says while rules are compiled is noted too. Then `make play` is ended and done again.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page
from rich.console import Console

from bench.against import ROOT
from bench.page.window import DESKTOP, opened
from tests.browser.player import LIT

GAMES = ("Arkantar", "Ankh’or", "Ancient Knowledge")
PATIENCE = 1_200_000
SHOWN = "() => document.querySelector('.preparing')?.innerText ?? ''"


class Play:
    """`make play` in a folder, and what it says."""

    def __init__(self, folder: Path, home: Path, console: Console) -> None:
        kept = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
        own = {
            "OSTRAKA_PORT": "0",
            "OSTRAKA_CACHE_DIR": str(home / "cache"),
            "OSTRAKA_DATA_DIR": str(home / "data"),
        }
        self.begun = time.perf_counter()
        self.address = ""
        self.serves = threading.Event()
        self.console = console
        self.process = subprocess.Popen(
            ["make", "play"],
            cwd=folder,
            env=kept | own,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.begun

    def _listen(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self.say(line.strip())
            if found := re.search(r"http://[\d.]+:\d+", line):
                self.address = found[0]
                self.serves.set()
        self.serves.set()

    def say(self, line: str) -> None:
        self.console.print(f"{self.seconds:6.1f} s  {line}", highlight=False)

    def end(self) -> None:
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(30)


@contextmanager
def playing(folder: Path, home: Path, console: Console) -> Iterator[Play]:
    play = Play(folder, home, console)
    try:
        play.serves.wait()
        if not play.address:
            raise SystemExit("bench.page.start: `make play` ended before it served")
        yield play
    finally:
        play.end()


def first_action(page: Page, play: Play, game: str) -> None:
    """Press “Play” on a game's sherd, and touch the first thing that is lit."""
    pressed = play.seconds
    page.goto(play.address)
    page.locator(".game", has_text=game).locator("button").first.click()
    said = ""
    while not page.locator(LIT).count():
        if (now := page.evaluate(SHOWN)) and now.split()[:1] != said.split()[:1]:
            play.say(f"{game}: the page says “{' '.join(now.split())}”")
            said = now
        page.wait_for_timeout(100)
    page.locator(LIT).first.click()
    play.say(f"{game}: a first action, {play.seconds - pressed:.1f} s after the page was asked for")


def visited(browser: Browser, play: Play) -> None:
    context = browser.new_context(**DESKTOP)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(play.address)
    page.locator(".game").first.wait_for()
    play.say("home is there")
    for game in GAMES:
        first_action(page, play, game)
    context.close()


def main() -> None:
    console = Console()
    with tempfile.TemporaryDirectory(prefix="ostraka-start-") as place, opened() as browser:
        clone, home = Path(place, "ostraka"), Path(place, "home")
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        for name in ("first", "second"):
            console.rule(f"the {name} time (load average {os.getloadavg()[0]:.1f})")
            with playing(clone, home, console) as play:
                visited(browser, play)


if __name__ == "__main__":
    main()
