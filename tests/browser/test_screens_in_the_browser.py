"""Every screen: it opens, it speaks four languages, and it keeps to the rules of accessibility."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ostraka.core.i18n.message import LOCALES, Message
from tests.browser.player import Player
from tests.browser.tables import finished

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("light", "dark", "contrast")


def violations(page: Page) -> list[Any]:
    """What axe-core finds wrong with the page as it stands, in every theme."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"rules": {"label-content-name-mismatch": {"enabled": True}}}
    wrong = []
    for theme in THEMES:
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        found = page.evaluate("async (options) => (await axe.run(options)).violations", options)
        wrong += [
            (theme, one["id"], [node["html"][:160] for node in one["nodes"][:3]]) for one in found
        ]
    return wrong


def test_every_screen_is_accessible_in_every_theme(player: Player) -> None:
    page = player.page
    screens = {
        "/": ".game",
        "/new": ".game-choice",
        "/games": ".row-t",
        "/learn": ".game",
        "/learn/arkantar": ".rtext h1",
        "/learn/arkantar/play": ".ark-board",
        "/puzzles": ".ark-board",
        "/solo": ".challenges td",
        f"/review/{finished(player)}": ".ark-board",
    }
    player.come("/")
    for path, ready in screens.items():
        page.goto(player.address + path)
        page.locator(ready).first.wait_for()
        assert (path, violations(page)) == (path, [])


@pytest.mark.parametrize("game", ["arkantar", "ankhor", "ancient_knowledge"])
def test_every_board_is_accessible_in_mid_game_in_every_theme(player: Player, game: str) -> None:
    player.come(f"/t/{player.sit(game)}")
    player.play(8)
    player.asked()
    assert violations(player.page) == []


def test_the_language_changes_at_once(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}")
    player.asked()
    page.locator("[data-value=d3]").click()
    page.get_by_role("button", name="Settings").click()
    told = {
        "fr": ("Français", "Vous construisez un Mur en d3."),
        "es": ("Español", "Construyes un Muro en d3."),
        "de": ("Deutsch", "Du baust eine Mauer auf d3."),
    }
    for locale, (name, said) in told.items():
        page.get_by_role("radio", name=name).click()
        expect(page.locator("html")).to_have_attribute("lang", locale)
        expect(page.locator(".turn .line").first).to_have_text(said)
        expect(page.locator(".setp h2")).to_have_text(Message("web-settings").text(locale))


@pytest.mark.parametrize("locale", LOCALES)
def test_home_speaks_the_browsers_language(browser: Any, server: Any, locale: str) -> None:
    context = browser.new_context(locale=locale)
    page = context.new_page()
    page.goto(server.address)
    expect(page.locator("h1")).to_have_text(Message("web-home-line").text(locale))
    context.close()


def test_a_game_is_replayed_reviewed_and_tried_another_way(player: Player) -> None:
    page = player.page
    table = finished(player)
    player.come(f"/review/{table}?ply=4")
    page.locator(".ark-board").wait_for()
    expect(page.locator(".where")).to_contain_text("action 4 of 1")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".where")).to_contain_text("action 5 of")
    page.locator(".acts .button", has_text="Try another move").click()
    page.locator("main [data-lit]").first.wait_for()
    page.locator("main [data-lit]").first.click()
    page.locator(".acts .button", has_text="Back to the game").click()
    expect(page.locator(".where")).to_contain_text("action 5 of")


def message_of(said: dict[str, Any]) -> Message:
    """A message as the server sends it."""
    values = {
        name: message_of(value) if isinstance(value, dict) else value
        for name, value in said["values"].items()
    }
    return Message(said["key"], **values)


def touch_parts(page: Page, parts: dict[str, Any]) -> None:
    """Touch the things of an action on the board, as soon as each of them is lit."""
    verb = page.locator(".sent .slot.verb", has_text=str(parts["verb"]).capitalize())
    for slot, value in parts.items():
        if slot == "verb" or value == "none":
            continue
        thing = page.locator(f'main [data-value="{value}"]:is([data-lit], [aria-pressed=true])')
        thing.or_(verb).first.wait_for()
        if not thing.count():
            verb.click()
        thing.first.wait_for()
        if thing.first.get_attribute("aria-pressed") != "true":
            thing.first.click()


def test_a_puzzle_is_solved_on_the_board(player: Player) -> None:
    page = player.page
    solution = player.ask("/api/puzzles/1-1", {"actions": [], "reveal": True})["solution"]
    player.come("/puzzles/1-1")
    page.locator("main [data-lit]").first.wait_for()
    for action in solution:
        touch_parts(page, action["parts"])
        page.wait_for_timeout(700)
    expect(page.locator(".sent")).to_contain_text("Solved")


def test_a_puzzle_lights_and_confirms_as_a_table_does(player: Player) -> None:
    page = player.page
    player.come("/puzzles", confirm="always")
    page.locator(".slot.verb", has_text="Build").wait_for()
    confirm = page.locator(".acts .last")
    expect(confirm).to_be_disabled()
    before = confirm.bounding_box()
    tiles = page.locator(".ark-board [data-slot=tile][data-lit]")
    expect(tiles).to_have_count(0)
    page.locator(".slot.verb", has_text="Build").click()
    tiles.first.click()
    expect(confirm).to_be_enabled()
    assert confirm.bounding_box() == before
    expect(page.locator(".ark-board .fresh text")).to_have_count(0)


def test_a_wrong_try_shows_no_solution_and_a_looked_up_puzzle_does_not_count(
    player: Player,
) -> None:
    page = player.page
    player.come("/puzzles")
    page.locator("main [data-lit]").first.wait_for()
    with page.expect_response("**/api/puzzles/*") as answer:
        page.locator("[data-act=solution]:visible").click()
    solution = answer.value.json()["solution"]
    told = page.locator(".sent")
    for action in solution:
        expect(told).to_contain_text(message_of(action["message"]).text("en"))
    expect(page.locator(".prev")).to_contain_text("no longer counts")
    for action in solution:
        touch_parts(page, action["parts"])
        page.wait_for_timeout(700)
    expect(told).to_contain_text("Solved")
    expect(page.locator(".large")).to_have_text("0")
    page.goto(player.address + "/puzzles/1-1")
    for _ in range(12):
        if "That does not win" in told.inner_text():
            break
        page.locator("main [data-lit]").first.click()
        page.wait_for_timeout(500)
    expect(told).to_contain_text("That does not win. Take it back and try again.")
    expect(page.locator(".lintel")).not_to_contain_text("Black ")
    expect(page.locator("[data-act=solution]:visible")).to_be_visible()


def test_a_solo_challenge_and_a_campaign_begin(player: Player) -> None:
    page = player.page
    player.come("/solo")
    page.locator(".challenges td button").first.click()
    player.asked()
    assert "/t/" in page.url
    page.goto(player.address + "/solo")
    page.locator(".main-buttons .button.primary").click()
    player.asked()
    assert "/t/" in page.url
    assert player.ask("/api/solo")["campaigns"]
