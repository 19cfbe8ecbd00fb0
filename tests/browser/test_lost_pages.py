"""Addresses that lead nowhere, a server that is away, no network: one clear sentence each."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Windows
from tests.browser.player import Player
from tests.browser.tables import finished

NOTHING = "There is nothing under this address."
NOWHERE = {
    "/table/xyz": NOTHING,
    "/replay/abc#999": NOTHING,
    "/%E0%A4%A": NOTHING,
    "/t/xyz": NOTHING,
    "/t/..%2F..%2Fapi": NOTHING,
    "/review/xyz": NOTHING,
    "/join/xyz": NOTHING,
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
    player.page.locator(".gp").first.wait_for()
    server.end()
    try:
        player.page.locator(".cta .btn, .acts .btn").first.click()
        expect(player.page.get_by_role("alert").first).to_contain_text("cannot be reached")
    finally:
        server.begin()
