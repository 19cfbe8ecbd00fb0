"""One server with the built page for all browser tests, and Debian's Chromium to look at it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from ostraka.server.http.pages import static_folder
from tests.browser.player import PATIENCE, Player

expect.set_options(timeout=PATIENCE)

HOUSE = "ostraka.test"
"""The name of a machine in a household: plain HTTP from there is no secure context."""
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    f"--host-resolver-rules=MAP {HOUSE} 127.0.0.1",
]
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "locale": "en",
}


class Server:
    """`ostraka serve` as a process of its own, which can be ended and begun again."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder}/browser.db"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.begin()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def named(self) -> str:
        """The same server as other machines of a household reach it, which only the browser can."""
        return f"http://{HOUSE}:{self.port}"

    def begin(self) -> None:
        """Serve, on the same port as before if there was one."""
        command = [sys.executable, "-m", "ostraka.cli", "serve", "--port", str(self.port)]
        options = ["--database", self.database, "--log-level", "error", "--lang", "en"]
        quick = {
            "OSTRAKA_PACE": "0",
            "OSTRAKA_REQUEST_RATE": "10000",
            "OSTRAKA_GUEST_RATE": "10000",
            "OSTRAKA_REVIEW_SECONDS": "0.02",
        }
        self.process = subprocess.Popen(
            [*command, *options], stdout=subprocess.PIPE, text=True, env=os.environ | quick
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)", line.split("//")[-1])
        assert found, line
        self.port = int(found[1])

    def end(self) -> None:
        """Stop as an operator would."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(20)
        if self.process.stdout:
            self.process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (static_folder() / "index.html").is_file():
        pytest.skip("the page is not built; `make page` does that")
    served = Server(tmp_path_factory.mktemp("browser"))
    yield served
    served.end()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, for as long as tests of this folder run: its event loop would stop all others."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("Chromium is not installed on this machine; `make chromium` says how")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield found
        found.close()


class Windows:
    """Windows of the browser, each a person's own. All that their consoles complain of is kept."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.problems: list[str] = []
        self.expected = r"(?!)"
        """What a console may say: only where a test takes the server or the network away."""

    def open(self, **look: Any) -> Page:
        """A window of its own, as large as a desktop's unless told otherwise."""
        context = self.browser.new_context(**(DESKTOP | look))
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.problems.append(error.message))
        return page

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning") and not re.search(self.expected, said.text):
            self.problems.append(f"{said.text} {said.location.get('url', '')}")


@pytest.fixture
def windows(browser: Browser) -> Iterator[Windows]:
    """Windows in which every error and warning of the console fails the test."""
    opened = Windows(browser)
    yield opened
    for context in opened.contexts:
        context.close()
    assert opened.problems == []


@pytest.fixture
def page(windows: Windows) -> Page:
    return windows.open()


@pytest.fixture
def player(page: Page, server: Server) -> Player:
    return Player(page, server.address)
