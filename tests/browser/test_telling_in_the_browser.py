"""The log shows on the board what it tells: a step, an action, a turn; then the board returns."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player


@pytest.fixture
def told(player: Player) -> Player:
    """After a Wall on d3 and another on e3, told at an easy pace."""
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}", speed=1, motion=True)
    for name in ("d3", "e3"):
        player.asked()
        page.locator(f'[data-value="{name}"]').click()
        expect(page.locator(".turn .line").last).to_contain_text(name)
    player.asked()
    return player


def test_a_line_of_the_log_is_shown_again_on_the_board(told: Player) -> None:
    page = told.page
    wall = page.locator('[data-value="e3"]')
    page.locator(".turn .line").first.click()
    expect(page.locator(".stage.back")).to_be_visible()
    expect(wall).to_have_attribute("aria-label", re.compile("Path"))
    expect(page.locator(".stage.back")).to_have_count(0)
    expect(wall).to_have_attribute("aria-label", re.compile("Wall"))
    expect(page.locator(".turn .line")).to_have_count(2)
    told.asked()


def test_what_is_shown_again_can_be_skipped(told: Player) -> None:
    page = told.page
    page.keyboard.press("Shift+L")
    expect(page.locator(".stage.back")).to_be_visible()
    page.locator(".acts .skip").click()
    expect(page.locator(".stage.back")).to_have_count(0)
    expect(page.locator('[data-value="e3"]')).to_have_attribute("aria-label", re.compile("Wall"))


def test_pointing_at_a_line_marks_what_it_names(told: Player) -> None:
    page = told.page
    page.locator(".turn .line").first.hover()
    expect(page.locator(".ark-board .chalk").first).to_be_attached()


def test_a_hint_points_at_all_that_is_chosen_together_and_the_log_names_no_ids(
    player: Player,
) -> None:
    page = player.page
    player.come(f"/t/{player.sit('ancient_knowledge_solo')}")
    player.asked()
    page.keyboard.press("h")
    marked = page.locator(".held.chalked")
    expect(marked).to_have_count(4, timeout=15_000)
    names = [text.split(",")[0] for text in marked.locator(".sr-only").all_inner_texts()]
    for name in names:
        expect(page.locator(".prev")).to_contain_text(name, ignore_case=True)
    marked.evaluate_all("(cards) => cards.forEach((card) => card.click())")
    player.asked()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log-panel")).to_contain_text(names[0], ignore_case=True)
    assert not re.search(r"\([A-Z]+\d+\)", page.locator(".log-panel").inner_text())
