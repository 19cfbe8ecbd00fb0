"""Addresses that lead nowhere, a server that is away, no network: one clear sentence each."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Windows
from tests.browser.player import Player
from tests.browser.tables import finished

NOTHING = "There is nothing at this address."
NOWHERE = {
    "/table/xyz": NOTHING,
    "/replay/abc#999": NOTHING,
    "/%E0%A4%A": NOTHING,
    "/t/xyz": NOTHING,
    "/t/..%2F..%2Fapi": NOTHING,
    "/review/xyz": NOTHING,
    "/join/xyz": "No table has this code",
    "/t/aaaaaaaaaaaa": "There is no such table.",
    "/learn/xyz": "There is no such game.",
    "/learn/xyz/play": "There is no such game.",
    "/puzzles/xyz": NOTHING,
}
REFUSED = "Failed to load resource: the server responded with a status of 4"
AWAY = "Failed to load resource: net::|WebSocket connection to|dynamically imported module"


@pytest.mark.parametrize("path", NOWHERE)
def test_an_address_that_leads_nowhere_is_answered_with_a_sentence(
    windows: Windows, server: Server, path: str
) -> None:
    windows.expected = REFUSED
    page = windows.open()
    page.goto(server.address + path)
    expect(page.locator("#app")).to_contain_text(NOWHERE[path])
    page.locator("a[href='/']").first.click()
    expect(page.locator(".game").first).to_be_visible()


@pytest.mark.parametrize("ply", ["99999", "-7", "abc", "3.5"])
def test_a_moment_that_a_game_does_not_have_is_the_nearest_one(player: Player, ply: str) -> None:
    player.come(f"/review/{finished(player)}?ply={ply}")
    expect(player.page.locator(".where")).to_contain_text("action")
    expect(player.page.locator("[role=alert]")).to_have_count(0)


def installed(page: Page) -> None:
    """Wait until the browser keeps the page and the rules of every game."""
    kept = page.evaluate(
        """async () => {
          const games = ['arkantar', 'ankhor', 'ancient_knowledge', 'ancient_knowledge_solo'];
          const rules = games.map((game) => `/api/games/${game}/page?locale=en`);
          for (let tries = 0; tries < 300; tries++) {
            const found = await Promise.all(['/', ...rules].map((path) => caches.match(path)));
            if (found.every(Boolean)) return true;
            await new Promise((resolve) => setTimeout(resolve, 100));
          }
          return false;
        }"""
    )
    assert kept


def test_the_rules_and_a_finished_game_are_read_without_a_network(
    windows: Windows, server: Server
) -> None:
    windows.expected = AWAY
    player = Player(windows.open(), server.address)
    page = player.page
    table = finished(player)
    player.come("/")
    installed(page)
    page.goto(f"{server.address}/review/{table}?ply=2")
    expect(page.locator(".ark-board").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)

    page.goto(f"{server.address}/learn/ankhor")
    expect(page.locator(".rtext h1")).to_have_text("The goal")
    page.goto(f"{server.address}/review/{table}?ply=4")
    expect(page.locator(".where")).to_contain_text("action 4 of")
    expect(page.locator(".ark-board").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".where")).to_contain_text("action 5 of")
    page.goto(server.address)
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    page.context.set_offline(False)


def test_the_page_can_be_installed(page: Page, server: Server) -> None:
    page.goto(server.address)
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest.webmanifest")
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}  # which a test's window is


def test_a_server_that_is_away_is_told_on_every_screen(windows: Windows, server: Server) -> None:
    windows.expected = AWAY
    player = Player(windows.open(), server.address)
    player.come("/new")
    player.page.locator(".game-choice").first.wait_for()
    server.end()
    try:
        player.page.locator(".main-buttons .button, .acts .button").first.click()
        expect(player.page.get_by_role("alert").first).to_contain_text("cannot be reached")
    finally:
        server.begin()
