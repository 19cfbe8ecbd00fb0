"""Games played in the page: by mouse, by keys, by touch; taken back; through a lost connection."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server
from tests.browser.player import LIT, Player


@pytest.mark.parametrize("game", ["arkantar", "ankhor"])
def test_a_whole_game_is_played_by_mouse(player: Player, game: str) -> None:
    player.come(f"/t/{player.sit(game)}")
    assert player.play(900)
    expect(player.page.locator(".endsent")).not_to_be_empty()


def test_ancient_knowledge_is_played_by_mouse(player: Player) -> None:
    player.come(f"/t/{player.sit('ancient_knowledge')}")
    player.play(16)
    expect(player.page.locator(".turn").first).to_be_visible()


def test_a_turn_is_played_by_keys_alone(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}")
    player.asked()
    for _ in range(2):
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        player.asked()
    page.keyboard.press("/")
    page.keyboard.type("end")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelectorAll('.turn').length > 1")
    player.asked()
    page.keyboard.press("F6")
    assert page.evaluate("() => document.activeElement.closest('[data-region]') !== null")
    page.keyboard.press("t")
    expect(page.get_by_role("dialog")).to_contain_text("a1")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_turn_is_played_by_touch_on_a_small_phone(browser: Browser, server: Server) -> None:
    context = browser.new_context(
        viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, locale="en"
    )
    player = Player(context.new_page(), server.address)
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}", confirm="always")
    page.locator(LIT).first.wait_for()
    page.locator('[data-value="d3"]').tap()
    page.locator(".dock .btn.gold").tap()
    page.wait_for_function(
        "() => document.querySelector('[data-value=d3]').ariaLabel.includes('Wall')"
    )
    wide = page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    assert not wide
    context.close()


def test_what_was_done_can_be_taken_back(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}")
    player.asked()
    tile = page.locator('[data-value="d3"]')
    player.touch(tile.element_handle())
    expect(tile).to_have_attribute("aria-label", re.compile("Wall"))
    page.keyboard.press("u")
    expect(tile).to_have_attribute("aria-label", re.compile("Path"))


def test_a_thing_that_is_not_lit_says_why(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}")
    player.asked()
    player.touch(page.locator('[data-value="d7"]').element_handle())
    expect(page.locator(".lintel [role=alert]")).to_contain_text("not yours")


def test_an_action_is_previewed_and_confirmed(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}", confirm="always")
    player.asked()
    player.touch(page.locator('[data-value="d3"]').element_handle())
    expect(page.locator(".acts .btn.gold")).to_be_visible()
    expect(page.locator(".sent")).to_contain_text("d3")
    page.keyboard.press("Escape")
    expect(page.locator(".acts .btn.gold")).to_have_count(0)
    player.touch(page.locator('[data-value="d3"]').element_handle())
    page.locator(".acts .btn.gold").click()
    expect(page.locator(".turn .line").first).to_contain_text("d3")


def test_a_lost_connection_comes_back_by_itself_and_loses_nothing(
    browser: Browser, server: Server
) -> None:
    context = browser.new_context(locale="en")
    player = Player(context.new_page(), server.address)
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}")
    player.asked()
    server.end()
    expect(page.locator(".lintel [role=status]")).to_contain_text("connection")
    player.touch(page.locator('[data-value="d3"]').element_handle())
    server.begin()
    expect(page.locator(".turn .line").first).to_contain_text("d3", timeout=20_000)
    expect(page.locator(".lintel [role=status]")).to_have_count(0)
    player.asked()
    context.close()


def test_two_people_play_in_two_windows(browser: Browser, server: Server) -> None:
    windows = [browser.new_context(locale="en") for _ in range(2)]
    ada, bo = (
        Player(window.new_page(), server.address, name, seed)
        for seed, (window, name) in enumerate(zip(windows, ("Ada", "Bo"), strict=True))
    )
    made = ada.ask(
        "/api/tables",
        {"game": "arkantar", "players": 2, "seats": [{"who": "me"}, {"who": "open"}]},
    )
    ada.come(f"/t/{made['table']}")
    expect(ada.page.locator(".lk code")).to_contain_text(made["invite"])
    bo.come(f"/join/{made['invite']}")
    bo.page.locator(".acts .btn").click()
    ada.asked()
    ada.page.locator('[data-value="d3"]').click()
    expect(bo.page.locator(".turn .line").first).to_contain_text("Ada")
    ada.page.locator(".acts .end").click()
    bo.asked()
    bo.page.locator(".tabs button").nth(1).click()
    bo.page.locator(".say input").fill("Hello, Ada")
    bo.page.keyboard.press("Enter")
    ada.page.locator(".tabs button").nth(1).click()
    expect(ada.page.locator(".said")).to_contain_text("Hello, Ada")
    for window in windows:
        window.close()


def hands(document: object, seen: list[object]) -> None:
    """Collects what stands under the key `hand`, anywhere."""
    if isinstance(document, dict):
        for key, value in document.items():
            if key == "hand":
                seen.append(value)
            hands(value, seen)
    elif isinstance(document, list):
        for value in document:
            hands(value, seen)


def test_no_hand_of_another_seat_reaches_the_page(page: Page, server: Server) -> None:
    player = Player(page, server.address)
    frames: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))),
    )
    player.come(f"/t/{player.sit('ancient_knowledge')}")
    player.play(6)
    views = [json.loads(frame) for frame in frames if '"type":"view"' in frame.replace(" ", "")]
    assert views
    for message in views:
        others = [
            area
            for seat, area in enumerate(message["view"]["table"]["seats"])
            if seat != message["seat"]
        ]
        seen: list[object] = []
        hands(others, seen)
        assert [hand for hand in seen if hand] == []
