"""The hand: a row with fixed places, where a finger takes what it touches, and texts are read."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Server, Windows
from tests.browser.knowledge import holding, seat_at, uncover
from tests.browser.player import Player

SIZES = [(360, 640), (390, 844)]
HANDS = [6, 7, 8, 10]
TAPS = 50
"""On every hand: 200 at each size."""

SPOT = """([card, across, down]) => {
  const held = document.querySelectorAll('.fanned .held')[card];
  held.scrollIntoView({ inline: across < 0.5 ? 'start' : 'end', block: 'nearest' });
  const box = held.getBoundingClientRect();
  const left = Math.max(box.left, 0) + 2, right = Math.min(box.right, innerWidth) - 2;
  const x = left + (right - left) * across, y = box.top + 2 + (box.height - 4) * down;
  return { x, y, id: document.elementFromPoint(x, y)?.closest('.held')?.dataset.thing };
}"""
"""A place on a card that a finger can touch, and the card that is seen there."""


def phone(windows: Windows, size: tuple[int, int]) -> Page:
    width, height = size
    return windows.open(**PHONE | {"viewport": {"width": width, "height": height}})


def read_now(page: Page) -> list[str]:
    """The cards of the hand that are in the reading place."""
    found: list[str] = page.eval_on_selector_all(
        ".fanned .held.shown", "(cards) => cards.map((card) => card.dataset.thing)"
    )
    return found


@pytest.mark.parametrize("size", SIZES, ids=["small", "usual"])
def test_a_finger_takes_the_card_that_it_touches(
    windows: Windows, server: Server, size: tuple[int, int]
) -> None:
    chance = random.Random(size[0])
    for cards in HANDS:
        player = Player(phone(windows, size), server.address)
        page = player.page
        seat_at(player, holding(cards), confirm="always")
        last = None
        for tap in range(TAPS):
            if tap == TAPS // 2:
                page.reload()
                uncover(player)
            wanted = chance.randrange(cards)
            spot = page.evaluate(SPOT, [wanted, chance.random(), chance.random()])
            assert spot["id"], f"card {wanted} of {cards} cannot be touched"
            if spot["id"] == last:
                continue
            before = boxes(page)
            card = page.locator(f".fanned .held[data-thing={spot['id']}]")
            asked = card.get_attribute("data-lit") is not None
            page.touchscreen.tap(spot["x"], spot["y"])
            expect(card).to_have_class(re.compile(r"\bshown\b"))
            assert read_now(page) == [spot["id"]]
            pressed = page.locator(".fanned [aria-pressed=true]")
            if asked:
                expect(pressed).to_have_attribute("data-thing", spot["id"])
            assert boxes(page) == before, "a card moved"
            last = spot["id"]
        page.context.close()


def boxes(page: Page) -> list[list[float]]:
    """Where the cards of the hand lie."""
    found: list[list[float]] = page.eval_on_selector_all(
        ".fanned .slip",
        """(slips) => slips.map((slip) => {
          const { x, y, width, height } = slip.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        })""",
    )
    return found


@pytest.mark.parametrize("size", SIZES, ids=["small", "usual"])
def test_a_hand_is_whole_above_the_dock_and_no_card_covers_another(
    windows: Windows, server: Server, size: tuple[int, int]
) -> None:
    player = Player(phone(windows, size), server.address)
    seat_at(player, holding(10))
    page = player.page
    dock = page.locator(".dock").bounding_box()
    assert dock
    cards = boxes(page)
    assert all(y + height <= dock["y"] for _, y, _, height in cards)
    assert all(a[0] + a[2] <= b[0] for a, b in pairwise(cards))


def test_a_finger_that_scrolls_touches_nothing(windows: Windows, server: Server) -> None:
    player = Player(phone(windows, (390, 844)), server.address)
    seat_at(player, holding(8), confirm="always")
    page = player.page
    client = page.context.new_cdp_session(page)
    x, y = (page.evaluate(SPOT, [1, 0.5, 0.5])[axis] for axis in ("x", "y"))

    def touch(kind: str, *points: tuple[float, float]) -> None:
        told = {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        client.send("Input.dispatchTouchEvent", told)

    for way in ((0, 10), (-60, 0), (-10, 0)):
        touch("touchStart", (x, y))
        for part in (0.5, 1):
            touch("touchMove", (x + way[0] * part, y + way[1] * part))
        touch("touchEnd")
        page.wait_for_timeout(150)
        assert read_now(page) == [], way
        expect(page.locator(".fanned [aria-pressed=true]")).to_have_count(0)


READ = """(cards) => cards.flatMap((card) => {
  const text = card.querySelector('.text');
  const { height } = text.getBoundingClientRect();
  const whole = text.scrollHeight <= text.clientHeight + 1;
  const lines = height / parseFloat(getComputedStyle(text).lineHeight);
  const below = text.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom;
  const readable = !below && (whole ? lines > 0.9 : lines > 2.9 && text.hasAttribute('data-more'));
  return readable ? [] : [card.dataset.thing];
})"""
"""The cards whose text is neither whole nor begins with three whole lines."""

WHEN = """(cards) => cards.flatMap((card) => {
  const edge = card.getBoundingClientRect();
  const moments = [...card.querySelectorAll('.when b')].map((one) => one.getBoundingClientRect());
  const seen = moments.every((box) => box.height > 0 && box.bottom <= edge.bottom);
  return seen ? [] : [card.dataset.thing];
})"""
"""The cards that do not even say when they act, where there is no room for their text."""


@pytest.mark.parametrize("cards", [7, 10])
def test_every_card_of_a_hand_has_its_text_where_there_is_room(
    windows: Windows, server: Server, cards: int
) -> None:
    player = Player(windows.open(), server.address)
    page = player.page
    page.set_viewport_size({"width": 1440, "height": 900})
    seat_at(player, holding(cards))
    for size in ((1440, 900), (1280, 800)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function(
            f"() => ({READ})([...document.querySelectorAll('.held')]).length == 0"
        )
    page.set_viewport_size({"width": 1024, "height": 768})
    page.wait_for_function(f"() => ({WHEN})([...document.querySelectorAll('.held')]).length == 0")


def test_who_searches_with_a_full_hand_is_told_before_the_action_is_gone(
    windows: Windows, server: Server
) -> None:
    player = Player(windows.open(), server.address)
    seat_at(player, holding(10), confirm="always")
    page = player.page
    search = page.locator(".acts .button", has_text="Search")
    search.click()
    expect(page.locator(".lintel")).to_contain_text("one card is not drawn")
    expect(page.locator(".acts .button.gold")).to_be_visible()
