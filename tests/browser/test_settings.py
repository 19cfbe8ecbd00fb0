"""Each setting changes what it says, on a table, at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Server, Windows
from tests.browser.player import Player

TEXT_SIZES = """
() => Object.fromEntries([...document.querySelectorAll('.table-screen *')]
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
    page.wait_for_function(f"() => Object.keys(({TEXT_SIZES})()).length > 20")  # drawn in turns
    before = page.evaluate(TEXT_SIZES)
    with settings(page) as panel:
        panel.get_by_role("slider").fill("150")
    after = page.evaluate(TEXT_SIZES)
    same = [text for text, size in before.items() if text in after and after[text] < size * 1.2]
    assert len(set(before) & set(after)) > 15
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
    expect(page.locator(".button.gold")).to_be_visible()
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
    page.wait_for_function(lasts)  # the board is drawn in turns
    with settings(page) as panel:
        panel.get_by_role("switch", name="Animate movement").click()
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


NOTICES = """
(answer) => {
  window.notices = [];
  const note = (title, about) => { window.notices.push([title, about.body, about.data]); };
  window.Notification = class {
    static permission = 'default';
    static requestPermission = async () => (window.Notification.permission = answer);
    constructor(title, about) { note(title, about); }
  };
  ServiceWorkerRegistration.prototype.showNotification = async (title, about) => note(title, about);
  Object.defineProperty(document, 'visibilityState', { get: () => window.state ?? 'visible' });
}
"""
"""The system's notifications, written down instead of shown, and the player's answer."""


def a_turn(player: Player) -> None:
    """Act until the bot has had a turn too."""
    turns = player.page.locator(".turn")
    before = turns.count()
    while turns.count() < before + 2:
        assert player.act()
    player.asked()


def test_a_hidden_page_notifies_whose_turn_it_is_only_if_they_wish(player: Player) -> None:
    player.page.add_init_script(f"({NOTICES})('granted')")
    page = at_a_table(player, confirm="never", speed=4)
    page.evaluate("() => (window.state = 'hidden')")
    a_turn(player)
    assert page.evaluate("() => window.notices") == [], "nobody wished for it"
    with settings(page) as panel:
        panel.get_by_role("switch", name="Notify me").click()
        expect(panel.get_by_role("switch", name="Notify me")).to_be_checked()
    a_turn(player)
    page.wait_for_function("() => window.notices.length > 0")
    told = ["Arkantar", "Your turn", page.evaluate("() => location.pathname")]
    assert page.evaluate("() => window.notices[0]") == told
    page.evaluate("() => { window.state = 'visible'; window.notices = []; }")
    a_turn(player)
    assert page.evaluate("() => window.notices") == [], "whoever looks needs no notification"


def test_a_browser_that_forbids_notifications_is_believed(player: Player) -> None:
    player.page.add_init_script(f"({NOTICES})('denied')")
    page = at_a_table(player)
    with settings(page) as panel:
        panel.get_by_role("switch", name="Notify me").click()
        expect(panel.get_by_text("does not allow notifications")).to_be_visible()
        expect(panel.get_by_role("switch", name="Notify me")).not_to_be_checked()


def test_over_plain_http_no_notifications_are_offered(windows: Windows, server: Server) -> None:
    windows.expected = "The Cross-Origin-Opener-Policy header has been ignored"
    page = windows.open()
    page.goto(server.named)
    with settings(page) as panel:
        expect(panel.get_by_role("switch", name="Sound")).to_be_visible()
        expect(panel.get_by_role("switch", name="Notify me")).to_have_count(0)


def test_long_words_of_the_settings_are_not_covered(windows: Windows, server: Server) -> None:
    player = Player(windows.open(**PHONE), server.address)
    player.come("/", language="de", text=120)
    player.page.get_by_role("button", name="Einstellungen").click()
    player.page.get_by_role("dialog").wait_for()
    covered = """() => [...document.querySelectorAll('.srow')].filter((row) => {
      const words = document.createRange();
      words.selectNodeContents(row.querySelector('.setting-rows'));
      const { right, bottom } = words.getBoundingClientRect();
      const control = row.lastElementChild.getBoundingClientRect();
      return right > control.left + 1 && bottom > control.top + 1;
    }).map((row) => row.innerText)"""
    assert player.page.evaluate(covered) == []
