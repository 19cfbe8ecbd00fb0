"""Every screen: it opens, it speaks four languages, and it keeps to the rules of accessibility."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from ostraka.core.message import LOCALES, Message
from ostraka.pages import games
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
        "/new": ".gp",
        "/games": ".row-t",
        "/learn": ".game",
        "/learn/arkantar": ".rtext h1",
        "/learn/arkantar/play": ".ark-board",
        "/puzzles": ".ark-board",
        "/solo": ".chl td",
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
    for locale, name in {"fr": "Français", "es": "Español", "de": "Deutsch"}.items():
        page.get_by_role("radio", name=name).click()
        expect(page.locator("html")).to_have_attribute("lang", locale)
        said = Message("arkantar-say-build", side=player.guest["name"], tile="d3").text(locale)
        expect(page.locator(".turn .line").first).to_have_text(said)
        expect(page.locator(".setp h2")).to_have_text(Message("web-settings").text(locale))


@pytest.mark.parametrize("locale", LOCALES)
def test_home_speaks_the_browsers_language(browser: Any, server: Any, locale: str) -> None:
    context = browser.new_context(locale=locale)
    page = context.new_page()
    page.goto(server.address)
    expect(page.locator("h1")).to_have_text(Message("web-home-line").text(locale))
    context.close()


@pytest.mark.parametrize("game", games())
def test_the_first_game_is_walked_to_its_end(player: Player, game: str) -> None:
    page = player.page
    player.come(f"/learn/{game}/play")
    show = page.locator(".acts .btn", has_text="Show me")
    show.wait_for()
    for _ in range(80):
        if page.locator(".acts .btn", has_text="Now a whole game").count():
            break
        before = page.locator(".sent").inner_text() + page.locator(".prev").inner_text()
        show.click()
        page.wait_for_timeout(120)
        if page.locator(".sent").inner_text() + page.locator(".prev").inner_text() == before:
            page.wait_for_timeout(250)
    expect(page.locator(".acts .btn", has_text="Now a whole game")).to_be_visible()


def test_an_answer_that_comes_late_does_not_turn_a_lesson_back(player: Player) -> None:
    page, late, asked = player.page, [], []

    def hold(route: Route) -> None:
        """The first question after a step waits on the network; all others are answered."""
        asked.append(len((route.request.post_data_json or {})["actions"]))
        if asked.count(1) == 1 and asked[-1] == 1:
            late.append(route)
        else:
            route.continue_()

    page.route("**/lesson", hold)
    player.come("/learn/arkantar/play")
    show = page.locator(".acts .btn", has_text="Show me")
    for count in ([0, 1], [0, 1, 1], [0, 1, 1, 2]):
        show.click()
        page.wait_for_timeout(400)
        assert asked == count
    with page.expect_response("**/lesson"):
        late[0].continue_()
    page.wait_for_timeout(200)
    show.click()
    page.wait_for_timeout(200)
    assert asked == [0, 1, 1, 2, 3]


def test_a_game_is_replayed_reviewed_and_tried_another_way(player: Player) -> None:
    page = player.page
    table = finished(player)
    player.come(f"/review/{table}?ply=4")
    page.locator(".ark-board").wait_for()
    expect(page.locator(".where")).to_contain_text("action 4 of 1")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".where")).to_contain_text("action 5 of")
    page.locator(".acts .btn", has_text="Try another move").click()
    page.locator("main [data-lit]").first.wait_for()
    page.locator("main [data-lit]").first.click()
    page.locator(".acts .btn", has_text="Back to the game").click()
    expect(page.locator(".where")).to_contain_text("action 5 of")


def test_a_puzzle_is_solved_on_the_board(player: Player) -> None:
    page = player.page
    solution = player.ask("/api/puzzles/1-1", {"actions": [], "reveal": True})["solution"]
    rows: list[dict[str, Any]] = []
    for text in solution:
        found = player.ask("/api/puzzles/1-1", {"actions": rows})
        rows.append(parts_of(text, found["legal"]))
    player.come("/puzzles/1-1")
    page.locator("main [data-lit]").first.wait_for()
    for parts in rows:
        for slot, value in parts.items():
            if slot == "verb":
                continue
            thing = page.locator(f'[data-slot="{slot}"][data-value="{value}"]').first
            if thing.count() and thing.get_attribute("aria-pressed") != "true":
                thing.click()
        page.wait_for_timeout(700)
    expect(page.locator(".sent")).to_contain_text("Solved")


def parts_of(text: str, legal: list[dict[str, Any]]) -> dict[str, Any]:
    """The row that a short text of Arkantar means."""
    signs = {"+": "build", "-": "break"}
    if text[0] in signs:
        return {"verb": signs[text[0]], "tile": text[1:]}
    piece, to = text[:2], text[3:5]
    return next(row for row in legal if row.get("piece") == piece and row.get("to") == to)


def test_a_solo_challenge_and_a_campaign_begin(player: Player) -> None:
    page = player.page
    player.come("/solo")
    page.locator(".chl td button").first.click()
    player.asked()
    assert "/t/" in page.url
    page.goto(player.address + "/solo")
    page.locator(".cta .btn").click()
    player.asked()
    assert "/t/" in page.url
    assert player.ask("/api/solo")["campaigns"]
