"""Pictures of the page for README and docs: `make gallery` writes docs/pictures/web.

A server of its own, Debian's Chromium, a few touches at each table: desktop and phone, by day and
by night, and a turn of each game as a moving picture.
"""

from __future__ import annotations

import io
import shutil
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from docs.moving import filmed
from tests.browser.conftest import FLAGS, Server
from tests.browser.player import Player

FOLDER = Path(__file__).parent / "pictures" / "web"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
SCREENS = {
    "home": ("/", ".game"),
    "newtable": ("/new", ".gp"),
    "rules": ("/learn/arkantar#moving", ".rdia [data-slot]"),
    "learn": ("/learn/arkantar/play", ".ark-board"),
    "solo": ("/solo", ".chl td button"),
}
GAMES = {"arkantar": 6, "ankhor": 14, "ancient_knowledge": 22}
"""The games, and how many touches are made before the picture is taken."""


def picture(page: Page, name: str) -> None:
    """The page as it stands, in 256 colours: clay needs no more."""
    shot = Image.open(io.BytesIO(page.screenshot()))
    shot.convert("RGB").quantize(256).save(FOLDER / f"{name}.png", optimize=True)


def taken(browser: Browser, server: Server, name: str, look: dict[str, Any], theme: str) -> None:
    """All pictures of one look."""
    context = browser.new_context(locale="en", **look)
    player = Player(context.new_page(), server.address)
    page = player.page
    player.come("/", theme=theme)
    for screen, (path, ready) in SCREENS.items():
        page.goto(server.address + path)
        page.locator(ready).first.wait_for()
        page.wait_for_timeout(500)
        picture(page, f"{screen}-{name}")
    for game, touches in GAMES.items():
        page.goto(f"{server.address}/t/{player.sit(game)}")
        player.play(touches)
        player.asked()
        picture(page, f"{game}-{name}")
    context.close()


def main() -> None:
    """Take them all anew."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            chromium = shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            taken(browser, server, "day", DESKTOP, "light")
            taken(browser, server, "night", DESKTOP, "dark")
            taken(browser, server, "phone", PHONE, "light")
            filmed(browser, server, FOLDER)
            browser.close()
        finally:
            server.end()


if __name__ == "__main__":
    main()
