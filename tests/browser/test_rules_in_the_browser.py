"""The rules page of Ancient Knowledge: cards drawn as on the table, with numbers at their parts."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, Server, Windows
from tests.browser.fit import TOUCHED, faults, settle
from tests.browser.player import Player

MARKS = """
() => [...document.querySelectorAll('.exhibit')].map((figure) => {
  const { left, right } = figure.getBoundingClientRect();
  const numbers = [...figure.querySelectorAll('circle.numeral')].map((one) => {
    const { x, y, width } = one.getBoundingClientRect(); return [x, y, width]; });
  const drawn = figure.querySelector('.builder').getBoundingClientRect();
  const ends = [...figure.querySelectorAll('circle.pointer-end')].map((one) => {
    const { x, y } = one.getBoundingClientRect();
    return x >= drawn.left - 6 && x <= drawn.right + 6 && y >= drawn.top && y <= drawn.bottom; });
  return { numbers, ends, left, right, items: figure.querySelectorAll('li').length,
    name: figure.querySelector('.name').textContent };
})
"""


def apart(one: list[float], other: list[float]) -> bool:
    """Whether two numbers do not lie on each other."""
    return abs(one[0] - other[0]) >= one[2] or abs(one[1] - other[1]) >= one[2]


def well_numbered(card: dict[str, Any]) -> None:
    """Each part has a number beside the card, and a line from it to the card."""
    numbers = card["numbers"]
    assert len(numbers) == card["items"] >= 3, card
    assert all(card["ends"]), card
    assert all(card["left"] <= x and x + wide <= card["right"] for x, _, wide in numbers), card
    pairs = [(a, b) for i, a in enumerate(numbers) for b in numbers[i + 1 :]]
    assert all(apart(a, b) for a, b in pairs), card


@pytest.mark.parametrize("locale", ["en", "fr", "es", "de"])
def test_a_card_of_each_kind_is_drawn_with_its_parts_numbered(
    windows: Windows, server: Server, locale: str
) -> None:
    for look, size in ((TOUCHED, (360, 640)), (DESKTOP, (1280, 800))):
        page = windows.open(**look | {"locale": locale})
        page.set_viewport_size({"width": size[0], "height": size[1]})
        Player(page, server.address).come("/learn/ancient_knowledge#components", language=locale)
        page.locator(".exhibit circle.numeral").first.wait_for()
        expect(page.locator(".exhibit")).to_have_count(6)
        settle(page)
        for card in page.evaluate(MARKS):
            well_numbered(card)
        assert page.locator(".rtext table .sign svg").count() >= 26, "moments and signs"
        page.evaluate("document.querySelector('.rdia').remove()")  # the words alone are measured
        settle(page)
        assert faults(page) == []
