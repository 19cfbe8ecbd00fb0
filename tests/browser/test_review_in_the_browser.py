"""A judged review: the board is as large as at play, nothing moves, and moves can be tried."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Server, Windows
from tests.browser.fit import TOUCHED, faults_at, settle
from tests.browser.player import Player
from tests.browser.tables import finished

DESKTOP = [(1440, 900), (1280, 800)]
TOUCH = [(1024, 768), (820, 1180), (844, 390), (390, 844), (360, 640)]
WIDE, MIDDLE, LYING = 560, 440, 500
TRY = ":is(.acts, .dock) .button:visible"
SLOW = 30_000

PARTS = """
() => Object.fromEntries(
  ['.lintel', 'main.stage', '.study', '.rv-c', '.rv-l', '.dock', '.ark-board'].map((one) =>
    [one, [...document.querySelectorAll(one)].find((each) => each.getClientRects().length)])
  .filter(([, found]) => found)
  .map(([one, found]) => { const { x, y, width, height } = found.getBoundingClientRect();
    return [one, [x, y, width, height].map(Math.round)]; }))
"""
"""Where everything stands that must not move."""

PRESSED = """
(one) => {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const shape = one.getBoundingClientRect();
  for (let at = 0; at < 25; at++) {
    const x = shape.x + (shape.width * ((at % 5) + 0.5)) / 5;
    const y = shape.y + (shape.height * (Math.floor(at / 5) + 0.5)) / 5;
    const hit = document.elementFromPoint(x, y);
    if (hit && (one.contains(hit) || hit.closest('[data-slot]') === one)) return null;
  }
  return one.getAttribute('aria-label') ?? one.outerHTML.slice(0, 120);
}
"""
"""What cannot be touched anywhere; null where it can."""


def judged(player: Player, game: str) -> str:
    """A table with a finished game whose review is asked for."""
    table = finished(player, game)
    player.ask(f"/api/tables/{table}/review", {})
    return table


def worst(player: Player, table: str) -> int:
    """The ply of a mistake, once the review is done."""
    for _ in range(600):
        review: dict[str, Any] = player.ask(f"/api/tables/{table}/review")
        if review["state"] == "done":
            worse = [one for one in review["decisions"] if one["better"]]
            assert worse, "random play made no mistake"
            return int(max(worse, key=lambda one: one["loss"])["ply"])
        player.page.wait_for_timeout(200)
    raise AssertionError("the review is never done")


def look(player: Player, table: str, ply: int = 0) -> None:
    """Open a review and wait until its board is there."""
    player.come(f"/review/{table}?ply={ply}")
    player.page.locator(".study [data-slot]").first.wait_for(state="attached", timeout=SLOW)


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)


def step(page: Page, key: str, ply: int) -> None:
    page.keyboard.press(key)
    expect(page.locator(".rv-w .where")).to_contain_text(f"action {ply} of", timeout=SLOW)
    settle(page)


def large_enough(page: Page, game: str) -> None:
    """As large as at play: 560 px on desktops, 440 on tablets, all of a phone's width."""
    look = page.viewport_size
    assert look is not None
    width, height = look["width"], look["height"]
    where = "main.stage .ark-board:visible" if game == "arkantar" else "main.stage .study"
    box = page.locator(where).first.bounding_box()
    assert box is not None
    if game == "arkantar":  # drawn as a square in the middle of its box
        assert box["y"] + box["height"] <= height
        side = min(box["width"], box["height"])
    else:
        side = box["width"]
    if height <= LYING:
        assert side >= 0.9 * height, (look, box)
    elif width < 700:
        assert side >= width - 16, (look, box)
    else:
        assert side >= (WIDE if width >= 1180 else MIDDLE), (look, box)


@pytest.mark.parametrize("game", ["arkantar", "ankhor", "ancient_knowledge"])
def test_a_review_keeps_its_board_and_moves_are_tried_at_every_size(
    windows: Windows, server: Server, game: str
) -> None:
    player = Player(windows.open(), server.address)
    table = judged(player, game)
    ply = worst(player, table)
    touched = Player(windows.open(**TOUCHED), server.address)
    touched.guest = player.guest
    for someone, sizes in ((player, DESKTOP), (touched, TOUCH)):
        page = someone.page
        look(someone, table, ply)
        expect(page.locator(".line.better")).to_be_attached()
        for size in sizes:
            resize(page, size)
            stood = page.evaluate(PARTS)
            large_enough(page, game)
            step(page, "ArrowRight", ply + 1)
            assert page.evaluate(PARTS) == stood, (size, "a step moves the board")
            step(page, "ArrowLeft", ply)
            page.locator(TRY, has_text="Try another move").click()
            expect(page.locator(TRY, has_text="Back to the game")).to_be_visible()
            page.locator("main.stage [data-lit], .acts .end-turn, .dock .end-turn").first.wait_for(
                state="attached"
            )
            settle(page)
            assert page.evaluate(PARTS) == stood, (size, "trying moves the board")
            lit = page.locator("main.stage [data-lit]:visible").all()
            covered = [one.evaluate(PRESSED) for one in lit]
            assert not any(covered), (size, covered)
            page.locator(TRY, has_text="Back to the game").click()
            expect(page.locator(TRY, has_text="Try another move")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), (844, 390), (360, 640)])
def test_a_move_is_tried_by_touch_in_the_last_row_and_judged(
    windows: Windows, server: Server, size: tuple[int, int]
) -> None:
    player = Player(windows.open(**TOUCHED), server.address)
    page = player.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    look(player, finished(player), 6)
    page.evaluate("() => document.querySelectorAll('*').forEach((one) => (one.scrollTop = 1e6))")
    page.locator(TRY, has_text="Try another move").click()
    page.locator("main.stage [data-lit]:visible").first.wait_for()
    expect(page.locator(".ark-board")).to_be_in_viewport(ratio=0.9)
    settle(page)
    boxes = [
        (one, one.bounding_box()) for one in page.locator("main.stage [data-lit]:visible").all()
    ]
    _, box = max(boxes, key=lambda pair: pair[1]["y"] if pair[1] else 0)
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    begun = page.locator(".line.own-try li, main.stage [aria-pressed=true]:visible").first
    begun.wait_for(timeout=SLOW)
    if not page.locator(".line.own-try li").count():  # a piece was taken up: now its place
        page.locator("main.stage [data-lit]:visible").first.tap()
    step_one = page.locator(".line.own-try li").first
    expect(step_one).to_contain_text(re.compile(r"\d+%"), timeout=SLOW)
    expect(page.locator(".line.own-try .figures")).to_contain_text("%")
    # Whoever goes back to the game finds the try again.
    page.locator(TRY, has_text="Back to the game").click()
    expect(page.locator(TRY, has_text="Try another move")).to_be_visible()
    step_one.locator("button").tap()
    expect(page.locator(".lintel .acting")).to_contain_text("variation")
    expect(page.locator("[role=switch]")).to_have_attribute("aria-checked", "true")


def test_the_lines_of_a_review_are_walked_through_with_keys(player: Player) -> None:
    page = player.page
    table = judged(player, "ankhor")
    ply = worst(player, table)
    look(player, table, ply)
    better, played = page.locator(".line.better"), page.locator(".line.played")
    expect(better).to_contain_text("%")
    expect(played).to_contain_text("%")
    whose = better.locator(".whose").inner_text()
    assert better.locator(".what").first.inner_text().startswith(whose), "called by their names"
    better.locator("button").first.click()
    expect(better.locator("[aria-current=step]")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    expect(played.locator("[aria-current=step]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[aria-current=step]")).to_have_count(0)
    expect(page.locator(".rv-w .where")).to_contain_text(f"action {ply} of")


def test_a_judged_review_fits(windows: Windows, server: Server) -> None:
    player = Player(windows.open(**TOUCHED), server.address)
    page = player.page
    table = judged(player, "arkantar")
    look(player, table, worst(player, table))
    expect(page.locator(".line.better")).to_be_attached()
    assert faults_at(page, [*DESKTOP, *TOUCH], ":is(.acts, .dock) .button") == []
    page.get_by_role("tab", name="Decisions").click()
    assert faults_at(page, TOUCH[-2:]) == []


def test_turns_of_ancient_knowledge_are_counted_as_its_rules_do(player: Player) -> None:
    """The set-up is none, and neither is what somebody else is asked during a turn."""
    page = player.page
    look(player, finished(player, "ancient_knowledge"))
    expect(page.locator(".lintel .acting")).to_contain_text("Set-up")
    page.locator("[aria-label='Next turn']:visible").click()
    expect(page.locator(".lintel .acting")).to_contain_text("Turn 1")


@pytest.mark.parametrize("game", ["arkantar", "ankhor"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_before_it_is_judged_a_review_on_a_low_phone_has_its_button_and_its_slider(
    windows: Windows, server: Server, game: str, language: str
) -> None:
    player = Player(windows.open(**PHONE), server.address)
    page = player.page
    player.come(f"/review/{finished(player, game)}", language=language)
    button = page.locator(".judge")
    button.wait_for()
    settle(page)
    judge, dock = button.bounding_box(), page.locator(".dock").bounding_box()
    slider = page.locator(".scrub").bounding_box()
    assert judge is not None
    assert dock is not None
    assert slider is not None
    assert judge["y"] + judge["height"] <= dock["y"]
    assert slider["width"] > 200


def test_a_game_that_nobody_judged_says_so_and_is_judged(player: Player) -> None:
    page = player.page
    look(player, finished(player), 3)
    settle(page)
    stood = page.evaluate(PARTS)
    page.get_by_role("button", name="Grade the decisions").click()
    expect(page.locator(".curve")).to_be_visible(timeout=60_000)
    settle(page)
    assert page.evaluate(PARTS) == stood
    better = page.locator(".decisions .better-line").first
    expect(better).to_have_text(
        re.compile(r"Better: (Black|White) .+\.")
    )  # a sentence, no notation


def test_the_end_tells_points_card_by_card_and_who_took_whom(player: Player) -> None:
    page = player.page
    player.come(f"/t/{finished(player, 'ancient_knowledge')}")
    page.locator(".sheet summary", has_text="End-game effects").click(timeout=SLOW)
    cards = page.locator(".sheet details[open] li")
    worth = [int(text.replace("−", "-")) for text in cards.locator("b").all_inner_texts()]
    sums = page.locator(".sheet details[open] summary b").all_inner_texts()
    assert sum(worth) == sum(int(text.replace("−", "-")) for text in sums)
    tops = page.locator(".only-d .stele .st-o").evaluate_all(
        "all => all.map((one) => +one.getAttribute('y'))"
    )
    assert tops[0] == min(tops), "the winner's tower is the highest"

    page.goto(f"{player.address}/t/{finished(player)}")
    expect(page.locator(".course li").last).to_contain_text("Monarch", timeout=SLOW)
    expect(page.locator(".cap-tray [aria-label*=Monarch]")).to_have_count(1)
