"""Answers that come late, boards that fail, and a newer page on the server."""

from __future__ import annotations

import json
import re
import time

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import Server, Windows
from tests.browser.player import LIT, Player
from tests.browser.test_bad_lines import AWAY


def test_a_preview_that_comes_late_is_not_shown(page: Page, player: Player) -> None:
    """Pointing at one thing, then elsewhere, before the line brings what the first would do."""
    held: list[str | bytes] = []
    asked: list[str] = []

    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)

        def up(text: str | bytes) -> None:
            if json.loads(text)["type"] == "preview":
                asked.append(str(text))
            server.send(text)

        def down(text: str | bytes) -> None:
            (held.append if json.loads(text)["type"] == "preview" else line.send)(text)

        line.on_message(up)
        server.on_message(down)

    page.route_web_socket("**/api/live", connect)
    player.come(f"/t/{player.sit('arkantar')}", confirm="always")
    assert player.asked()
    # Choose a piece, so that the next thing completes an action, and point at what is lit then.
    for thing in page.locator(LIT).all():
        thing.hover(force=True)
        page.wait_for_timeout(400)
        if asked:
            break
        thing.click(force=True)
        page.wait_for_timeout(200)
    deadline = time.monotonic() + 10
    while not held:
        assert time.monotonic() < deadline, "nothing that was pointed at was looked at ahead"
        page.wait_for_timeout(100)
    page.mouse.move(3, 3)
    for text in held:
        lines[-1].send(text)
    page.wait_for_timeout(500)
    expect(page.locator(".prev .glance")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "needed"),
    [("arkantar", "flipped"), ("ankhor", "supply"), ("ancient_knowledge", "tiles")],
)
def test_a_board_that_fails_is_a_list_and_the_game_continues(
    windows: Windows, server: Server, game: str, needed: str
) -> None:
    """Each board is shown a table without something that it draws."""
    windows.expected = "Cannot read properties of null|is not iterable"
    player = Player(windows.open(), server.address)
    page = player.page

    def connect(line: WebSocketRoute) -> None:
        there = line.connect_to_server()

        def down(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "view":
                message["view"]["table"][needed] = None
            line.send(json.dumps(message))

        there.on_message(down)
        line.on_message(there.send)

    page.route_web_socket("**/api/live", connect)
    # Ancient Knowledge draws its tiles once the opening hands are chosen.
    options = {"deal": "pre-made"} if game == "ancient_knowledge" else {}
    table = player.sit(game, options=options)
    player.come(f"/t/{table}")
    expect(page.get_by_role("alert").filter(has_text="cannot be drawn")).to_be_visible()
    expect(page.get_by_role("button", name="Try the board again")).to_be_visible()
    if game == "arkantar":
        while player.ask(f"/api/tables/{table}")["ply"] == 0:
            player.act()


def test_a_newer_page_on_the_server_is_loaded_by_itself_once(
    windows: Windows, server: Server
) -> None:
    windows.expected = AWAY + "|Failed to fetch dynamically|MIME type|preload"
    page = windows.open()
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    player = Player(page, server.address)
    player.come("/")
    page.locator(".game").first.wait_for()
    page.evaluate("window.loadedOnce = true")

    # The server has a page with other names, and not the files of this one any more.
    def renewed(route: Route) -> None:
        answer = route.fetch()
        body = answer.text()
        if page.evaluate("() => window.loadedOnce === true"):
            body = re.sub(r"(/assets/[\w.-]+)\.js", r"\1-newer.js", body)
        route.fulfill(response=answer, body=body)

    gone = re.compile(r"/assets/(NewTable|Segments)[\w.-]*\.js$")
    page.route(lambda url: url == f"{server.address}/", renewed)
    page.route(gone, lambda route: route.fulfill(status=404, body="gone"))
    page.locator("a[href^='/new']").first.click()
    page.wait_for_function("() => window.loadedOnce === undefined")
    page.unroute(gone)
    assert page.url.startswith(f"{server.address}/new")
    assert page.evaluate("sessionStorage.getItem('ostraka-renewed')")
