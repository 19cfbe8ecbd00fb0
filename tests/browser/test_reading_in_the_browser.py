"""For those who listen or type: things are read, the table is a list, actions have short texts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player


def test_a_card_is_read_with_its_text(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('ancient_knowledge')}")
    player.asked()
    spoken = page.locator("[aria-live=polite]").first
    expect(spoken).to_contain_text("Your turn")  # it would be said over the card
    card = page.locator(".fanned [data-slot]").first
    card.focus()
    page.keyboard.press("d")
    text = card.get_attribute("title")
    assert text
    expect(spoken).to_contain_text(text)
    expect(page.locator(".read")).to_contain_text(text)
    page.keyboard.press("Escape")
    expect(page.locator(".read")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "headings"),
    [
        ("arkantar", ["Board"]),
        ("ankhor", ["Offer", "Supply", "Piles"]),
        ("ancient_knowledge", ["Technology tile 1", "Technology tile 3"]),
    ],
)
def test_every_table_is_a_list_of_its_parts(player: Player, game: str, headings: list[str]) -> None:
    page = player.page
    player.come(f"/t/{player.sit(game)}")
    player.play(6)
    player.asked()
    page.keyboard.press("t")
    panel = page.get_by_role("dialog")
    expect(panel).to_contain_text(player.guest["name"])
    said = [heading.lower() for heading in panel.locator("h3").all_inner_texts()]
    for heading in headings:
        assert any(heading.lower() in one for one in said), (heading, said)
    assert panel.locator("li").count() > 10


def test_a_puzzle_is_played_by_typing(player: Player) -> None:
    page = player.page
    solution = player.ask("/api/puzzles/1-1", {"actions": [], "reveal": True})["solution"]
    player.come("/puzzles/1-1")
    page.locator("main [data-lit]").first.wait_for()
    for step in solution:
        page.keyboard.press("/")
        page.get_by_role("dialog").get_by_role("textbox").fill(step["text"])
        page.keyboard.press("Enter")
        page.wait_for_timeout(900)
    expect(page.locator(".sent")).to_contain_text(re.compile("Solved"))
