"""What stands side by side is in line, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server, Windows

MIDDLES = """(all) => all.map((one) => one.getBoundingClientRect())
  .map((box) => Math.round(box.top + box.height / 2))"""


@pytest.mark.parametrize("language", ["en", "fr", "es", "de"])
def test_the_buttons_of_all_games_stand_on_one_line(
    windows: Windows, server: Server, language: str
) -> None:
    page = windows.open(locale=language)
    page.goto(server.address)
    ways = page.locator(".game .game-ways")
    expect(ways).to_have_count(3)
    expect(page.locator(f"html[lang={language}]")).to_have_count(1)
    assert len(set(ways.evaluate_all(MIDDLES))) == 1


@pytest.mark.parametrize("name", ["Settings", "Your name"])
def test_a_drawer_is_closed_beside_its_title(windows: Windows, server: Server, name: str) -> None:
    page = windows.open()
    page.goto(server.address)
    page.get_by_role("button", name=name).click()
    panel = page.get_by_role("dialog")
    title, close = panel.get_by_role("heading").first, panel.get_by_role("button", name="Close")
    expect(close).to_be_visible()
    assert title.evaluate_all(MIDDLES) == close.evaluate_all(MIDDLES)
