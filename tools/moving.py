"""Moving pictures of a turn of each game, from the frames that Chromium paints; `make gallery`.

The page tells its changes slowly while it is filmed, and the picture plays as fast as a player sees
them: so every step of a flight is caught, however busy the machine is.
"""

from __future__ import annotations

import base64
import io
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Server
from tests.browser.player import Player

GAMES = {"arkantar": 4, "ankhor": 16, "ancient_knowledge": 22}
"""The games, and how many touches are made before the film begins."""
MOST = 12
"""How many touches are filmed at the most: a turn may be long."""
SLOW = 0.5
"""How fast the page tells its changes while it is filmed."""
WIDTH = 760
LONGEST = 1200
"""The longest time a frame is shown, in milliseconds."""
SHORTEST = 0.06
"""The shortest time a frame is shown, in seconds."""
LARGEST = 600_000


class Film:
    """The frames that a page paints, and when."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[tuple[float, bytes]] = []
        self.session = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self._painted)

    def _painted(self, event: dict[str, Any]) -> None:
        self.frames.append((event["metadata"]["timestamp"], base64.b64decode(event["data"])))
        self.session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    def begin(self) -> None:
        self.session.send("Page.startScreencast", {"format": "jpeg", "quality": 92})

    def end(self) -> None:
        self.page.wait_for_timeout(1500)
        self.session.send("Page.stopScreencast")

    def _thinned(self) -> list[tuple[float, bytes]]:
        """No more frames than an eye needs, and the last one."""
        kept = self.frames[:1]
        for moment, data in self.frames[1:-1]:
            if (moment - kept[-1][0]) * SLOW >= SHORTEST:
                kept.append((moment, data))
        return [*kept, *self.frames[1:][-1:]]

    def write(self, path: Path) -> None:
        """An animated WebP in the pace of play, in as good a quality as fits."""
        frames = self._thinned()
        times = [moment for moment, _ in frames]
        gaps = [(later - earlier) * 1000 * SLOW for earlier, later in pairwise(times)]
        durations = [round(min(max(gap, 20), LONGEST)) for gap in [*gaps, 1e9]]
        pictures = []
        for _, data in frames:
            picture = Image.open(io.BytesIO(data)).convert("RGB")
            pictures.append(picture.resize((WIDTH, picture.height * WIDTH // picture.width)))
        for quality in (70, 55, 40, 25):
            pictures[0].save(
                path,
                save_all=True,
                append_images=pictures[1:],
                duration=durations,
                loop=0,
                quality=quality,
                method=4,
            )
            if path.stat().st_size < LARGEST:
                return
        raise ValueError(f"{path.name} is too large: {path.stat().st_size} bytes")


def filmed(browser: Browser, server: Server, folder: Path) -> None:
    """A turn of each game and a bot's answer to it."""
    context = browser.new_context(locale="en", viewport={"width": 1280, "height": 800})
    player = Player(context.new_page(), server.address)
    page = player.page
    player.come("/", theme="light")
    for game, before in GAMES.items():
        keep(page, speed=40, motion=False)
        page.goto(f"{server.address}/t/{player.sit(game)}")
        player.play(before)
        player.asked()
        keep(page, speed=SLOW, motion=True)
        page.reload()
        player.asked()
        page.wait_for_timeout(800)
        turns = page.locator(".turn").count()
        film = Film(page)
        film.begin()
        for _ in range(MOST):
            if not player.asked() or page.locator(".turn").count() > turns + 1:
                break
            page.wait_for_timeout(400 / SLOW)
            player.act()
            page.wait_for_timeout(300)
        film.end()
        film.write(folder / f"{game}.webp")
    context.close()


def keep(page: Page, **settings: Any) -> None:
    """Change preferences of the page."""
    page.evaluate(
        """(changed) => localStorage.setItem('ostraka-settings', JSON.stringify(
             {...JSON.parse(localStorage.getItem('ostraka-settings')), ...changed}))""",
        settings,
    )
