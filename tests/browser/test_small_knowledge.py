"""Ancient Knowledge on small screens: texts in full, technologies in reach, goals in sight."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

import ostraka
from ostraka.core.play.state import State
from tests.browser.conftest import PHONE, Server, Windows
from tests.browser.fit import faults, settle
from tests.browser.knowledge import (
    acting,
    crowded,
    looking_at,
    reached,
    seat_at,
    uncover,
    with_objectives,
)
from tests.browser.player import Player

SIZES = [(360, 640), (390, 844)]
INSIDE = """(all) => all.filter((one) => {
  const frame = one.closest('[data-scrolls]').getBoundingClientRect();
  const { top, bottom } = one.getBoundingClientRect();
  return top >= frame.top - 4 && bottom <= frame.bottom + 4;
}).length"""
"""How many of these are seen whole in the strip that holds them."""


def phone(windows: Windows, size: tuple[int, int]) -> Page:
    return windows.open(**PHONE | {"viewport": {"width": size[0], "height": size[1]}})


def test_a_low_phone_shows_more_of_a_text_than_its_first_line(
    windows: Windows, server: Server
) -> None:
    player = Player(phone(windows, (360, 640)), server.address)
    page = player.page
    seat_at(player, crowded())
    page.locator(".fanned .held").first.tap()
    words = page.locator(".reads .words")
    expect(words).to_be_visible()
    lines = words.evaluate(
        "(one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)"
    )
    assert lines >= 4
    expect(page.get_by_role("tab", selected=True)).not_to_have_text("Technologies")


def test_a_low_phone_opens_the_band_until_a_space_is_asked_for(
    windows: Windows, server: Server
) -> None:
    player = Player(phone(windows, (360, 640)), server.address)
    page = player.page
    seat_at(player, crowded(), confirm="always")
    rows = page.locator(".tile").first.locator(".technology")
    opener = page.locator(".opener")
    expect(opener).to_have_attribute("aria-expanded", "false")
    opener.tap()
    settle(page)
    assert rows.evaluate_all(INSIDE) == rows.count()
    page.locator(".fanned .held").first.tap()
    page.locator(".timeline .goal").first.wait_for()
    expect(opener).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize("size", SIZES)
def test_revealed_cards_are_read_where_they_lie_and_nothing_covers_them(
    windows: Windows, server: Server, size: tuple[int, int]
) -> None:
    player = Player(phone(windows, size), server.address)
    page = player.page
    seat_at(player, looking_at(8), confirm="always")
    third = page.locator(".apart .seen").nth(2)
    third.tap()
    words = third.locator(".words")
    expect(words).to_be_visible()
    expect(page.locator(".band [role=tab][aria-selected=true]")).to_contain_text("3 of 8")
    expect(page.locator(".sent .offered")).to_have_count(0)
    assert faults(page) == []
    before = page.locator(".lintel .sent").inner_text()
    page.get_by_role("tab", name="Technologies").tap()
    settle(page)
    assert page.locator(".lintel .sent").inner_text() == before
    page.locator(".band [role=tab]").nth(1).tap()
    third.tap()
    expect(page.locator(".apart .seen")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_every_row_of_cards_shows_that_it_goes_on(
    windows: Windows, server: Server, size: tuple[int, int]
) -> None:
    player = Player(phone(windows, size), server.address)
    page = player.page
    seat_at(player, ostraka.load("ancient_knowledge").start(seed=3))
    expect(page.locator(".in-view")).to_have_text(re.compile(r"^1–\d of 10 cards$"))
    page.locator(".fanned .held").last.scroll_into_view_if_needed()
    expect(page.locator(".in-view")).to_have_text(re.compile(r"–10 of 10 cards$"))
    for state in (looking_at(8), crowded()):
        seat_at(player, state)
        settle(page)
        wide = """() => [...document.querySelectorAll('main [data-scrolls]')]
          .filter((one) => one.scrollWidth > one.clientWidth + 4)"""
        assert page.evaluate(f"({wide})().length") > 0
        assert page.evaluate(f"({wide})().filter((one) => !one.dataset.edges).length") == 0


@cache
def with_long_names() -> State:
    """Monuments with the longest names stand on a timeline."""
    cards = {"M2": 1, "M7": 2, "M12": 3, "M13": 4, "M23": 5, "P34": 6}
    line = [
        {"card": card, "space": space, "level": "lower", "knowledge": 2}
        for card, space in cards.items()
    ]
    position = {
        "players": [{"hand": ["M8"], "timeline": line}, {"hand": ["C20"]}],
        "tiles": [["T6", "T11", "T20"], ["T5", "T10", "T4"], ["T39", "T36", "T38"]],
        "phase": "action",
        "actions": 2,
    }
    return ostraka.load("ancient_knowledge").from_position(position, seed=1)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_name_of_a_monument_covers_its_signs(
    windows: Windows, server: Server, size: tuple[int, int], language: str
) -> None:
    player = Player(phone(windows, size), server.address)
    page = player.page
    seat_at(player, with_long_names(), language=language)
    settle(page)
    covered = page.locator(".timeline .monument").evaluate_all(
        """(all) => all.filter((one) => {
          const box = (part) => one.querySelector(part).getBoundingClientRect();
          const [name, lamp, moment] = ['.name', '.lamp', '.moment'].map(box);
          const frame = one.getBoundingClientRect();
          return moment.top < frame.top || lamp.bottom > name.top || moment.bottom > name.top + 1;
        }).length"""
    )
    assert covered == 0


def test_knowledge_that_would_go_is_said_as_it_is_drawn(windows: Windows, server: Server) -> None:
    player = Player(phone(windows, (390, 844)), server.address)
    page = player.page
    position = {
        "players": [
            {
                "hand": ["M8"],
                "timeline": [{"card": "P21", "space": 3, "level": "lower", "knowledge": 1}],
            },
            {"hand": ["C20"]},
        ],
        "tiles": [["T6", "T11", "T20"], ["T5", "T10", "T4"], ["T39", "T36", "T38"]],
        "phase": "action",
        "actions": 2,
    }
    state = ostraka.load("ancient_knowledge").from_position(position, seed=1)
    seat_at(player, state, confirm="always")
    monument = page.locator('.timeline [data-thing="P21"]')
    expect(monument.locator(".lamp")).to_have_text("1")
    page.locator('[data-thing="T6"]').tap()  # it would remove one knowledge from every pyramid
    if not page.locator(".dock .last").is_enabled():
        page.locator('[data-thing="T6"]').tap()
    expect(monument.locator(".lamp b")).to_have_text("0")
    expect(monument.locator(".sr-only")).to_contain_text("would have 0 knowledge")


def test_tabs_of_a_phone_are_whole_or_signs(windows: Windows, server: Server) -> None:
    player = Player(phone(windows, (390, 844)), server.address)
    page = player.page
    player.come(path_of_challenge(player), language="fr")
    uncover(player)
    page.locator(".fanned .held").first.tap()
    page.locator(".band [role=tab]").nth(2).wait_for()
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length"
    assert page.locator(".band [role=tab] span").evaluate_all(cut) == 0
    for tab in page.locator(".band [role=tab]").all():
        assert tab.get_attribute("aria-label") or tab.inner_text().strip()


def path_of_challenge(player: Player) -> str:
    body = {"hand": "classic", "heritage": False, "packs": []}
    made = player.ask("/api/solo/challenges/1", body)
    path = f"/t/{made['table']}"
    player.come(path)
    uncover(player)
    page = player.page
    while page.locator(".fanned.spread").count() or not page.locator(".played-for").count():
        player.act()
        player.asked()
    return path


@pytest.mark.parametrize("size", SIZES)
def test_a_phone_shows_what_a_solo_game_is_played_for(
    windows: Windows, server: Server, size: tuple[int, int]
) -> None:
    player = Player(phone(windows, size), server.address)
    page = player.page
    state = with_objectives()
    solo = state.view(0)["table"]["solo"]
    seat_at(player, state)
    goals = page.locator(".played-for .goal")
    expect(goals.locator("b")).to_have_text(list(solo["objectives"]))
    for at, met in enumerate(solo["objectives"].values()):
        counted = re.compile(r"^\s*[A-O]\s*$" if met else r"\d+/\d+|≤ \d+")
        expect(goals.nth(at)).to_have_text(counted)
    page.locator(".played-for").tap()
    expect(page.locator(".goals .asks").first).to_be_visible()


def test_the_number_of_a_challenge_stays_on_a_low_phone(windows: Windows, server: Server) -> None:
    player = Player(phone(windows, (360, 640)), server.address)
    path_of_challenge(player)
    expect(player.page.get_by_text("Challenge 1").locator("visible=true").first).to_be_visible()


def test_a_long_past_fades_where_it_continues(player: Player) -> None:
    page = player.page
    page.set_viewport_size({"width": 1280, "height": 700})
    seat_at(
        player,
        reached(lambda _, table: (seat := acting(table)) is not None and len(seat["past"]) >= 13),
    )
    strip = page.locator(".past .item[data-edges]")
    strip.wait_for()
    assert strip.evaluate("(one) => getComputedStyle(one).maskImage") != "none"


def test_the_sum_of_the_points_stays_in_sight(player: Player) -> None:
    page = player.page
    seat_at(player, crowded())
    page.get_by_role("button", name="Points").first.click()
    total = page.locator(".points .total")
    total.wait_for()
    settle(page)
    box, frame = total.bounding_box(), page.locator(".log-panel").bounding_box()
    assert box is not None
    assert frame is not None
    assert box["y"] + box["height"] <= frame["y"] + frame["height"]


def test_a_badge_leaves_the_points_of_a_card_free(player: Player) -> None:
    page = player.page
    seat_at(player, crowded(), confirm="always")
    page.locator(".fanned .held").first.click()
    badge = page.locator(".fanned .stamp").first.bounding_box()
    worth = page.locator(".fanned .held.isel .worth-number").bounding_box()
    assert badge is not None
    assert worth is not None
    assert badge["x"] + badge["width"] <= worth["x"] or badge["y"] + badge["height"] <= worth["y"]


@pytest.mark.parametrize("size", SIZES)
def test_a_diagram_of_the_rules_can_be_played_on_a_phone(
    windows: Windows, server: Server, size: tuple[int, int]
) -> None:
    player = Player(phone(windows, size), server.address)
    page = player.page
    player.come("/learn/ancient_knowledge")
    page.locator(".diagram-board [data-lit]").first.wait_for()
    assert faults(page) == []


def test_cards_to_keep_are_seen_whole_before_the_first_turn(
    windows: Windows, server: Server
) -> None:
    player = Player(windows.open(), server.address)
    page = player.page
    page.set_viewport_size({"width": 1024, "height": 768})
    state = ostraka.load("ancient_knowledge_solo").start(seed=3, heritage=True)
    seat_at(player, state, language="fr")
    strip = page.locator(".fanned.spread")
    settle(page)
    assert strip.evaluate("(one) => one.scrollHeight <= one.clientHeight + 4")
    assert faults(page) == []
