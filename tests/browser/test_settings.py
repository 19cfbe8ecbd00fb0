"""Each setting changes what it says, on a table, at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Server, Windows
from tests.browser.player import Player

TEXT_SIZES = """
() => Object.fromEntries([...document.querySelectorAll('.tbl *')]
  .filter((one) => [...one.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()))
  .filter((one) => one.getClientRects().length && !one.closest('svg, .brand'))
  .map((one, at) => [at + ' ' + one.textContent.trim().slice(0, 20),
                     parseFloat(getComputedStyle(one).fontSize)]))
"""
"""The size of every text of a table; what is drawn grows with the board instead."""


@contextmanager
def settings(page: Page) -> Iterator[Locator]:
    page.get_by_role("button", name="Settings").click()
    panel = page.get_by_role("dialog")
    yield panel
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)


def at_a_table(player: Player, game: str = "arkantar", **kept: object) -> Page:
    player.come(f"/t/{player.sit(game)}", **kept)
    player.asked()
    return player.page


def test_text_grows_on_the_table(player: Player) -> None:
    page = at_a_table(player)
    before = page.evaluate(TEXT_SIZES)
    with settings(page) as panel:
        panel.get_by_role("slider").fill("150")
    after = page.evaluate(TEXT_SIZES)
    same = [text for text, size in before.items() if text in after and after[text] < size * 1.2]
    assert len(before) > 20
    assert same == []


def test_the_look_changes_the_table(player: Player) -> None:
    page = at_a_table(player)
    ground = "() => getComputedStyle(document.body).backgroundColor"
    seen = set()
    for look in ("Day", "Night", "Contrast"):
        with settings(page) as panel:
            panel.get_by_role("radio", name=look).click()
        seen.add(page.evaluate(ground))
    assert len(seen) == 3


def test_confirm_says_when_a_touch_plays(player: Player) -> None:
    page = at_a_table(player, confirm="always")
    page.locator("[data-value=d3]").click()
    expect(page.locator(".btn.gold")).to_be_visible()
    page.keyboard.press("Escape")
    with settings(page) as panel:
        panel.get_by_role("radio", name="Never").click()
    page.locator("[data-value=d3]").click()
    expect(page.locator(".turn .line").first).to_be_visible()


def test_nothing_moves_where_things_do_not_travel(player: Player) -> None:
    page = at_a_table(player, motion=True)
    lasts = """() => [...document.querySelectorAll('*')].some((one) => {
        const { transitionDuration, animationDuration } = getComputedStyle(one);
        return [transitionDuration, animationDuration].join().split(',')
          .some((d) => parseFloat(d) > 0);
    })"""
    assert page.evaluate(lasts)
    with settings(page) as panel:
        panel.get_by_role("switch", name="Things travel").click()
        assert not page.evaluate(lasts)


def test_the_system_s_wish_for_stillness_is_obeyed(windows: Windows, player: Player) -> None:
    player.page.emulate_media(reduced_motion="reduce")
    at_a_table(player, motion=True)
    expect(player.page.locator("html[data-still]")).to_have_count(1)


def test_speed_changes_how_long_a_step_is_told(player: Player) -> None:
    page = at_a_table(player, speed=1, confirm="never")
    page.evaluate(
        """() => {
          window.pauses = [];
          const later = window.setTimeout;
          window.setTimeout = (what, after, ...given) => {
            window.pauses.push(after);
            return later(what, after, ...given);
          };
        }"""
    )

    def longest() -> float:
        """The longest pause that the page makes while something is told."""
        page.evaluate("() => (window.pauses.length = 0)")
        player.play(4)
        player.asked()
        return float(page.evaluate("() => Math.max(0, ...window.pauses.filter((p) => p < 3000))"))

    slow = longest()
    with settings(page) as panel:
        panel.get_by_role("radio", name="×4").click()
    assert 0 < longest() < slow


def test_what_is_read_aloud_is_chosen(player: Player) -> None:
    page = at_a_table(player, speech="off", confirm="never")
    live = page.locator("[aria-live=polite]").first
    page.locator("[data-value=d3]").click()
    expect(page.locator(".turn .line").first).to_be_visible()
    assert live.inner_text() == ""
    with settings(page) as panel:
        panel.get_by_role("radio", name="Each step").click()
    player.play(4)
    expect(live).not_to_have_text("")


def test_sound_is_heard_only_where_it_is_on(player: Player) -> None:
    player.page.add_init_script(
        """window.tones = 0;
        const start = AudioScheduledSourceNode.prototype.start;
        AudioScheduledSourceNode.prototype.start = function (...given) {
          window.tones += 1;
          return start.apply(this, given);
        };"""
    )
    page = at_a_table(player, sound=False, confirm="never")
    page.locator("[data-value=d3]").click()
    expect(page.locator(".turn .line").first).to_be_visible()
    assert page.evaluate("() => window.tones") == 0
    with settings(page) as panel:
        panel.get_by_role("switch", name="Sound").click()
    player.play(4)
    page.wait_for_function("() => window.tones > 0")


def test_long_words_of_the_settings_are_not_covered(windows: Windows, server: Server) -> None:
    player = Player(windows.open(**PHONE), server.address)
    player.come("/", language="de", text=120)
    player.page.get_by_role("button", name="Einstellungen").click()
    player.page.get_by_role("dialog").wait_for()
    covered = """() => [...document.querySelectorAll('.srow')].filter((row) => {
      const words = document.createRange();
      words.selectNodeContents(row.querySelector('.st1'));
      const { right, bottom } = words.getBoundingClientRect();
      const control = row.lastElementChild.getBoundingClientRect();
      return right > control.left + 1 && bottom > control.top + 1;
    }).map((row) => row.innerText)"""
    assert player.page.evaluate(covered) == []
