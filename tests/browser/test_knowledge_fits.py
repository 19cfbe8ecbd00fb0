"""The table of Ancient Knowledge fits on every screen, whatever lies on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ostraka.core.play.state import State
from tests.browser.conftest import Server, Windows
from tests.browser.fit import (
    DESKTOPS,
    FINGER,
    LANGUAGES,
    PHONES,
    TABLETS,
    TOUCHED,
    faults_at,
    settle,
)
from tests.browser.knowledge import (
    crowded,
    effects_due,
    excavating,
    full,
    inherited,
    looking_at,
    path_to,
    seat_at,
    uncover,
    with_objectives,
)
from tests.browser.player import Player


def campaign(player: Player) -> str:
    """The first game of a campaign, in which coffers are chosen."""
    made = player.ask("/api/solo/campaigns", {"name": "Thebes", "packs": []})
    play = f"/api/solo/campaigns/{made['campaign']}/play"
    return f"/t/{player.ask(play, {'heritage': True})['table']}"


TABLES: dict[str, Callable[[Player], str]] = {
    "two": lambda player: path_to(crowded())(player),
    "four": lambda player: path_to(crowded(4))(player),
    "cards looked at": lambda player: path_to(looking_at(8))(player),
    "effects due": lambda player: path_to(effects_due())(player),
    "alone": lambda player: path_to(crowded(1, "ancient_knowledge_solo"))(player),
    "objectives": lambda player: path_to(with_objectives())(player),
    "Heritage": lambda player: path_to(inherited())(player),
    "choosing coffers": campaign,
}


@pytest.mark.parametrize("name", TABLES)
def test_the_table_fits(windows: Windows, server: Server, name: str) -> None:
    wrong = []
    for look, sizes in ((TOUCHED, [*PHONES, *TABLETS]), ({}, DESKTOPS)):
        player = Player(windows.open(**look), server.address)
        player.come(TABLES[name](player))
        uncover(player)
        wrong += faults_at(player.page, sizes)
    assert not wrong, "\n".join(["", *wrong])


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("state", [crowded, full, with_objectives])
def test_large_text_fits_beside_the_cards(
    player: Player, state: Callable[[], State], language: str
) -> None:
    seat_at(player, state(), text=150, language=language)
    wrong = faults_at(player.page, [(1024, 768), (1280, 800)])
    assert not wrong, "\n".join(["", *wrong])


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
def test_the_table_fits_in_every_language(
    windows: Windows, server: Server, name: str, language: str
) -> None:
    wrong = []
    for look, sizes in ((TOUCHED, [*PHONES, *TABLETS]), ({}, DESKTOPS)):
        player = Player(windows.open(**look), server.address)
        player.come(TABLES[name](player), language=language)
        uncover(player)
        wrong += faults_at(player.page, sizes)
    assert not wrong, "\n".join(["", *wrong])


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_numbers_that_the_sentence_offers_are_large_enough_for_a_finger(
    windows: Windows, server: Server, size: tuple[int, int]
) -> None:
    player = Player(windows.open(**TOUCHED), server.address)
    page = player.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    seat_at(player, excavating(4))
    page.get_by_role("button", name="Excavate").tap()
    chips = page.locator(".offered [data-slot=n]")
    chips.nth(3).wait_for()
    settle(page)
    for chip in chips.all():
        box = chip.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
    chips.nth(3).tap()  # nothing lies over it
    expect(chips).to_have_count(0)


def test_the_first_monument_that_can_be_excavated_is_in_view(player: Player) -> None:
    page = player.page
    page.set_viewport_size({"width": 1099, "height": 620})
    seat_at(player, excavating(4))
    settle(page)
    assert page.locator(".past .item").evaluate("(strip) => strip.scrollTop") > 0
    strip = page.locator(".past .item").bounding_box()
    first = page.locator(".past .monument.islit").first.bounding_box()
    assert strip is not None
    assert first is not None
    assert strip["y"] - 1 <= first["y"]
    assert first["y"] + first["height"] <= strip["y"] + strip["height"] + 1


HIDDEN = """() => ['.fanned', '.own-things', '.places'].flatMap((strip) =>
  [...document.querySelectorAll(strip)].flatMap((one) => {
    const seen = one.checkVisibility() && one.clientHeight > 0;
    const more = Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight);
    return seen && more > 4 ? [`${strip}: ${more} px`] : [];
  }))"""
"""What lies beyond the edge of hand, collection or tiles."""


def test_ten_cards_five_artifacts_and_sixteen_technologies_are_in_sight_at_once(
    player: Player,
) -> None:
    page = player.page
    page.set_viewport_size({"width": 1440, "height": 900})
    seat_at(player, full())
    page.mouse.move(2, 2)
    for width, height in ((1440, 900), (1280, 800), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.evaluate(HIDDEN) == [], (width, height)


CUT = """() => [...document.querySelectorAll('.fanned .clipped > .text')].flatMap((text) => {
  const { bottom } = text.getBoundingClientRect();
  const mark = text.querySelector('.rest').getBoundingClientRect();
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const cut = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.matches('.rest')) continue;
    for (const word of node.data.matchAll(/\\S+/g)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const boxes = [...range.getClientRects()];
      const inside = boxes.filter((box) => box.top + box.height / 2 < bottom);
      const under = inside.some((box) => box.right > mark.left + 1 && box.bottom > mark.top + 2);
      if (under || (inside.length && inside.length < boxes.length)) cut.push(word[0]);
    }
  }
  return mark.width > 0 ? cut : ['nothing says that it goes on'];
})"""
"""Words of long texts in hand that are cut, or covered by the mark that there is more."""


def test_a_text_too_long_for_its_card_ends_with_a_whole_word(player: Player) -> None:
    page = player.page
    page.set_viewport_size({"width": 1280, "height": 800})
    seat_at(player, full())
    settle(page)
    assert page.locator(".fanned .clipped").count() > 0
    assert page.evaluate(CUT) == []
