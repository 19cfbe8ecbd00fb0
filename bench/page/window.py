"""A browser that measures: Debian's Chromium with a server of its own."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, Server
from tests.browser.player import LIT, PATIENCE

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "locale": "en"}


def chromium() -> str:
    """Where the browser is."""
    found = shutil.which("chromium")
    if found is None:
        raise SystemExit("bench.page: Chromium is not installed; `make chromium` says how")
    return found


@contextmanager
def served() -> Iterator[Server]:
    """A server with the built page and an empty store."""
    with tempfile.TemporaryDirectory(prefix="ostraka-page-") as folder:
        server = Server(Path(folder))
        try:
            yield server
        finally:
            server.end()


@contextmanager
def opened() -> Iterator[Browser]:
    """The browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


class Work:
    """How long the page's main thread has worked, in seconds of processor time."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    @property
    def seconds(self) -> float:
        found = self.session.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in found if one["name"] == "TaskDuration"))


ASKED = f".curtain .button, {LIT}, :is(.acts, .dock) :is(.button.gold, .button.end-turn), .endsent"


def took_seat(page: Page) -> None:
    """Wait until something is asked; where the screen is handed on, be the one who is due."""
    page.wait_for_function(
        "(asked) => !document.querySelector('.skip') && document.querySelector(asked)",
        arg=ASKED,
        timeout=2 * PATIENCE,
    )
    if page.locator(".curtain .button").count():
        page.locator(".curtain .button").click()
        page.locator(".curtain").wait_for(state="detached")
