"""Who comes to a table at which nobody can sit down any more."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Server, Windows
from tests.browser.player import Player


def test_who_comes_to_a_full_table_is_asked_to_watch_not_to_play(
    windows: Windows, server: Server, player: Player
) -> None:
    seats = [{"who": "me"}, {"who": "open"}]
    code = player.ask("/api/tables", {"game": "arkantar", "seats": seats})["invite"]
    guest = Player(windows.open(), server.address, "Bo")
    guest.come(f"/join/{code}")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.locator(".table-screen")).to_be_visible()
    stranger = windows.open()
    stranger.goto(f"{server.address}/join/{code}")
    expect(stranger.get_by_text("all seats are taken")).to_be_visible()
    expect(stranger.get_by_text("would like to play")).to_have_count(0)
    expect(stranger.get_by_text("Watch", exact=True)).to_be_visible()
