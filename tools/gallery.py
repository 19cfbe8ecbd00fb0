"""Pictures of the page for README and docs: `make gallery` writes docs/pictures/web.

A server of its own, Debian's Chromium, and tables in the middle of games that bots have played so
far: desktop and phone, by day and by night, and a turn of each game as a moving picture.
"""

from __future__ import annotations

import io
import shutil
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import ostraka
from ostraka.core.play.record import RecordShape
from tests.browser.conftest import FLAGS, Server
from tests.browser.player import Player
from tools.moving import filmed

FOLDER = Path(__file__).parents[1] / "docs" / "pictures" / "web"
PAGE = Path(__file__).parents[1] / "docs" / "gallery.md"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
SCREENS = {
    "home": ("/", ".game"),
    "newtable": ("/new", ".game-choice"),
    "rules": ("/learn/arkantar#moving", ".rdia [data-slot]"),
    "learn": ("/learn/arkantar/play", ".ark-board"),
    "solo": ("/solo", ".challenges td button"),
}
GAMES = {"arkantar": (2, 22), "ankhor": (3, 75), "ancient_knowledge": (3, 120)}
"""The games, by how many they are played and for how many actions before the picture is taken."""
LOOKS = {
    "day": "by day",
    "night": "by night",
    "phone": "on a phone",
    "phone-night": "on a phone by night",
}
SEED = 7
BOT = "5@120it"
LEAST = 4
"""How much there is to choose at the least, so that something is lit."""


def picture(page: Page, name: str) -> None:
    """The page as it stands, in 256 colours: clay needs no more."""
    shot = Image.open(io.BytesIO(page.screenshot()))
    shot.convert("RGB").quantize(256).save(FOLDER / f"{name}.png", optimize=True)


@cache
def middle(game: str) -> RecordShape:
    """The record of a game of bots, up to a moment at which a turn begins."""
    players, plies = GAMES[game]
    state = ostraka.load(game).start(seed=SEED, players=players)
    thinking = ostraka.bot(game, BOT, seed=SEED)
    while state.ply < plies or state.undo_is_free(state.seat or 0) or len(state.legal) < LEAST:
        state.play(thinking.choose(state))
    return state.record.as_json()


@cache
def whole(game: str) -> RecordShape:
    """The record of a game of bots to its end."""
    state = ostraka.load(game).start(seed=SEED)
    thinking = ostraka.bot(game, BOT, seed=SEED)
    while not state.over:
        state.play(thinking.choose(state))
    return state.record.as_json()


def reviewed(player: Player) -> str:
    """The address of a turning point of a game that was reviewed."""
    table = player.ask("/api/tables/import", {"record": whole("arkantar")})["table"]
    path = f"/api/tables/{table}/review"
    found = player.ask(path, {})
    while found["state"] != "done":
        time.sleep(0.5)
        found = player.ask(path)
    return f"/review/{table}?ply={[*found['turning_points'], 0][0]}"


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
    for game in GAMES:
        made = player.ask("/api/tables/import", {"record": middle(game)})
        page.goto(f"{server.address}/t/{made['table']}")
        page.locator(".curtain button, .stage [data-slot]").first.wait_for()
        for curtain in page.locator(".curtain button").all():
            curtain.click()
        player.asked()
        if "is_mobile" not in look:
            page.locator(".turn").first.wait_for()  # the log of what was played before
        page.wait_for_timeout(500)
        picture(page, f"{game}-{name}")
    page.goto(f"{server.address}{reviewed(player)}")
    page.locator(".ark-board").first.wait_for()
    page.wait_for_timeout(1500)
    picture(page, f"review-{name}")
    context.close()


def page() -> str:
    """docs/gallery.md: every picture, a row for each screen."""
    lines = [
        "# Gallery",
        "",
        "Screenshots of games played by bots, made with `make gallery`.",
        "",
        f"| {' | '.join(LOOKS.values())} |",
        "|---|---|---|---|",
    ]
    for screen in (*GAMES, "review", *SCREENS):
        shots = (
            f"![{screen}, {said}](pictures/web/{screen}-{look}.png)" for look, said in LOOKS.items()
        )
        lines.append(f"| {' | '.join(shots)} |")
    lines += ["", "One turn of each game, animated:", ""]
    lines += [
        f"![a turn of {ostraka.load(game).title}](pictures/web/{game}.webp)" for game in GAMES
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Take them all again."""
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
            taken(browser, server, "phone-night", PHONE, "dark")
            filmed(browser, server, FOLDER)
            browser.close()
            PAGE.write_text(page(), encoding="utf-8")
        finally:
            server.end()


if __name__ == "__main__":
    main()
