"""Play with people: who seeks the same meets, and a seek can be withdrawn."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Server, Windows
from tests.browser.player import Player
from tests.browser.test_screens_in_the_browser import violations

PATIENT = 20_000


def test_two_who_seek_the_same_meet_at_one_table(windows: Windows, server: Server) -> None:
    ada, bo = (
        Player(windows.open(), server.address, "Ada"),
        Player(windows.open(**PHONE), server.address, "Bo"),
    )
    for player in (ada, bo):
        player.come("/lobby")
        player.page.get_by_label("Clock").select_option("10 min + 5 s")
    find = "Find someone"
    ada.page.get_by_role("button", name=find).click()
    expect(ada.page.locator(".open-table.is-own")).to_contain_text("10 min + 5 s")
    assert violations(ada.page) == []
    bo.page.get_by_role("button", name=find).click()
    for player in (bo, ada):
        expect(player.page.locator(".ark-board").first).to_be_visible(timeout=PATIENT)
    assert ada.page.url == bo.page.url


def test_a_seek_is_withdrawn(windows: Windows, server: Server) -> None:
    ada = Player(windows.open(), server.address, "Ada")
    ada.come("/lobby")
    page = ada.page
    page.get_by_label("Game").select_option("Ankh’or")
    page.get_by_role("button", name="Find someone").click()
    row = page.locator(".open-table.is-own")
    row.get_by_role("button", name="Withdraw").click()
    expect(row).to_have_count(0)


def test_who_has_no_rating_is_told_why_nobody_of_that_strength_is_sought(
    windows: Windows, server: Server
) -> None:
    ada = Player(windows.open(), server.address, "Ada")
    ada.come("/lobby")
    ada.page.get_by_label("Strength").select_option("about my strength")
    expect(ada.page.get_by_role("button", name="Find someone")).to_be_disabled()
    expect(ada.page.get_by_role("status")).to_contain_text("finish five games against the bots")
