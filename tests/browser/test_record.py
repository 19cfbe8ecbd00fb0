"""My record: how strong one is against the bots, the ladder, and finished games."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Server, Windows
from tests.browser.player import Player
from tests.browser.tables import finished
from tests.browser.test_screens_in_the_browser import violations


def test_who_has_not_played_sees_the_ladder_and_plays_its_first_rung(
    windows: Windows, server: Server
) -> None:
    page = windows.open()
    Player(page, server.address).come("/record")
    card = page.locator(".against[data-game=arkantar]")
    expect(card.locator("li")).to_have_count(8)
    expect(card.locator("li.next")).to_have_text("1 Talos 1: next")
    expect(card.get_by_role("img")).to_have_accessible_name("No rating yet.")
    assert violations(page) == []
    card.get_by_role("button", name="Play against Talos 1").click()
    expect(page.locator(".ark-board")).to_be_visible()


def test_a_finished_game_says_how_it_ended_and_opens_its_review(
    windows: Windows, server: Server
) -> None:
    player = Player(windows.open(**PHONE), server.address)
    table = finished(player)
    finished(player, "ankhor")
    player.come("/record")
    rows = player.page.locator(".played-row")
    expect(rows).to_have_count(2)
    player.page.get_by_role("radio", name="Arkantar").check()
    expect(rows).to_have_count(1)
    rows.click()
    expect(player.page).to_have_url(f"{server.address}/review/{table}")
