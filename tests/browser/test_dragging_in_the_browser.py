"""Dragging: two clicks in one gesture, by mouse and by finger; nothing is done when it misses."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server
from tests.browser.player import Player


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Where the first thing that fits lies on the screen."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take_up(page: Page, selector: str) -> None:
    """Press the mouse on a thing and move it a little, so that it is in the hand."""
    x, y = middle(page, selector)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 6, y - 10, steps=3)
    expect(page.locator(".dragged")).to_be_visible()


def let_go(page: Page, x: float, y: float) -> None:
    page.mouse.move(x, y, steps=5)
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)


def tile(name: str) -> str:
    return f'.ark-board [data-value="{name}"]'


def break_out(player: Player) -> None:
    """Behind their walls no pieces can move: break one."""
    player.asked()
    player.page.locator(tile("c2")).click()
    expect(player.page.locator(tile("c2"))).to_have_attribute("aria-label", re.compile("Path"))
    player.asked()


@pytest.fixture
def arkantar(player: Player) -> Player:
    player.come(f"/t/{player.sit('arkantar')}")
    break_out(player)
    return player


def test_a_piece_is_dragged_to_where_it_may_go(arkantar: Player) -> None:
    page = arkantar.page
    take_up(page, tile("c1"))
    lit = page.locator(".ark-board [data-lit]")
    slots = {thing.get_attribute("data-slot") for thing in lit.element_handles()}
    assert slots == {"to"}
    goal = lit.first.get_attribute("data-value")
    assert goal is not None
    let_go(page, *middle(page, tile(goal)))
    expect(page.locator(tile(goal))).to_have_attribute("aria-label", re.compile("Knight"))
    expect(page.locator(tile("c1"))).to_have_attribute("aria-label", re.compile("Path"))


def test_a_piece_let_go_elsewhere_stays_and_says_why(arkantar: Player) -> None:
    page = arkantar.page
    take_up(page, tile("c1"))
    let_go(page, *middle(page, tile("e1")))
    expect(page.locator(tile("c1"))).to_have_attribute("aria-label", re.compile("Knight"))
    expect(page.locator(tile("c1"))).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".lintel [role=alert]")).not_to_be_empty()


def test_escape_puts_a_piece_back(arkantar: Player) -> None:
    page = arkantar.page
    take_up(page, tile("c1"))
    page.keyboard.press("Escape")
    expect(page.locator(".dragged")).to_have_count(0)
    page.mouse.up()
    expect(page.locator(tile("c1"))).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".ark-board [data-lit][data-slot=piece]").first).to_be_attached()


def test_a_tile_of_the_offer_is_dragged_into_the_domain(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('ankhor')}", confirm="always")
    column = '[data-slot="column"][data-lit]'
    for _ in range(60):
        player.asked()
        if page.locator(column).count():
            break
        player.act()
    tiles = page.locator(".domain .tile")
    before = tiles.count()
    take_up(page, column)
    let_go(page, *middle(page, "[data-slot=place][data-lit]"))
    expect(tiles).to_have_count(before + 1)  # to drag is to mean it


def test_a_card_is_dragged_onto_the_timeline(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('ancient_knowledge')}")
    spaces = "[data-slot=space][data-lit]"
    for _ in range(40):
        player.asked()
        for card in page.locator(".fanned [data-lit]").element_handles():
            if page.locator(".fanned.spread").count():
                break
            value = card.get_attribute("data-value")
            take_up(page, f'.fanned [data-value="{value}"]')
            if page.locator(spaces).count():
                number = page.locator(spaces).first.get_attribute("data-value")
                let_go(page, *middle(page, spaces))
                asked = re.compile(rf"{number}|Discard")  # where it stands, or what it costs
                expect(page.locator(".lintel .sent")).to_contain_text(asked)
                return
            page.keyboard.press("Escape")
            page.mouse.up()
        player.act()
    raise AssertionError("no card could be placed")


def touch(client: Any, kind: str, *points: tuple[float, float]) -> None:
    client.send(
        "Input.dispatchTouchEvent",
        {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
    )


def test_a_finger_drags_a_piece_on_a_small_phone(browser: Browser, server: Server) -> None:
    context = browser.new_context(
        viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, locale="en"
    )
    player = Player(context.new_page(), server.address)
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}")
    break_out(player)
    client = context.new_cdp_session(page)
    x, y = middle(page, tile("c1"))
    touch(client, "touchStart", (x, y))
    touch(client, "touchMove", (x + 3, y - 12))
    expect(page.locator(".dragged")).to_be_visible()
    goal = page.locator(".ark-board [data-lit]").first.get_attribute("data-value")
    assert goal is not None
    touch(client, "touchMove", middle(page, tile(goal)))
    touch(client, "touchEnd")
    expect(page.locator(tile(goal))).to_have_attribute("aria-label", re.compile("Knight"))
    assert page.evaluate("() => scrollY + document.querySelector('.stage').scrollTop") == 0
    context.close()
