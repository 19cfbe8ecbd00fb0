"""With a panel open: the keyboard stays in it, the table behind it rests, and it is accessible."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Server, Windows
from tests.browser.player import Player
from tests.browser.test_screens_in_the_browser import violations

INSIDE = """() => document.activeElement === document.body
  || document.querySelector('dialog[open]').contains(document.activeElement)"""
"""The focus is in the panel, or with the browser itself, which comes after its last stop."""


def begun(player: Player, game: str = "arkantar") -> Page:
    """A table at which an action is chosen and waits to be confirmed."""
    player.come(f"/t/{player.sit(game)}", confirm="always")
    player.asked()
    player.page.locator("[data-value=d3]").click()
    expect(player.page.locator(".button.gold")).to_be_visible()
    return player.page


def is_a_trap(page: Page, panel: Locator) -> None:
    """Tab goes round inside, F6 and Enter do nothing behind it; Escape closes it."""
    before = page.evaluate("() => document.querySelectorAll('.turn .line').length")
    for key in ["Tab"] * 25 + ["Shift+Tab"] * 3 + ["F6", "Shift+F6"]:
        page.keyboard.press(key)
        assert page.evaluate(INSIDE), f"{key} leaves the panel"
    panel.focus()
    for key in ("Enter", "u", "e", "n"):
        page.keyboard.press(key)
    expect(panel).to_be_visible()
    assert page.evaluate("() => document.querySelectorAll('.turn .line').length") == before
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_every_panel_of_a_table_keeps_the_keyboard_and_is_accessible(player: Player) -> None:
    page = begun(player)
    gold = page.locator(".button.gold")
    for opens in ("Settings", "Menu", "?", "t", "/"):
        if len(opens) > 1:
            page.get_by_role("button", name=opens).first.click()
        else:
            page.locator("[data-value=d3]").focus()
            page.keyboard.press(opens)
        panel = page.get_by_role("dialog")
        expect(panel).to_be_visible()
        assert (opens, violations(page)) == (opens, [])
        is_a_trap(page, panel)
        expect(gold).to_be_visible()  # what was chosen still waits to be confirmed
    assert page.locator(".turn .line").count() == 0


def test_a_card_held_to_the_eye_keeps_the_keyboard(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('ancient_knowledge')}", confirm="always")
    player.asked()
    page.locator(".fanned [data-slot]").first.click(button="right")
    panel = page.get_by_role("dialog")
    expect(panel.get_by_role("button", name="Discard")).to_be_visible()
    assert violations(page) == []
    is_a_trap(page, panel)


def test_the_panel_of_the_name_keeps_the_keyboard_when_it_changes(player: Player) -> None:
    page = player.page
    player.come("/")
    page.get_by_role("button", name=player.guest["name"]).click()
    panel = page.get_by_role("dialog")
    expect(panel.get_by_role("textbox").first).to_be_focused()
    panel.get_by_role("button", name="Show a code").click()
    expect(panel.locator("img")).to_be_visible()
    assert page.evaluate(INSIDE)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_closing_a_panel_gives_the_focus_back(player: Player) -> None:
    page = begun(player)
    settings = page.get_by_role("button", name="Settings")
    settings.click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(settings).to_be_focused()


def test_the_log_of_a_phone_is_a_panel_too(windows: Windows, server: Server) -> None:
    player = Player(windows.open(**PHONE), server.address)
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}")
    player.asked()
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
    page.touchscreen.tap(180, 20)  # the shade around it
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_choice_of_one_is_a_single_tab_stop_with_arrows(player: Player) -> None:
    page = player.page
    player.come("/new")
    group = page.get_by_role("radiogroup").first
    group.wait_for()
    chosen = group.locator(":checked")
    name = "(radio) => radio.parentElement.innerText"
    was = chosen.evaluate(name)
    chosen.focus()
    page.keyboard.press("Tab")
    assert group.locator(":focus").count() == 0, "Tab stays in the group"
    page.keyboard.press("Shift+Tab")
    expect(chosen).to_be_focused()
    page.keyboard.press("ArrowRight")
    assert chosen.evaluate(name) != was
    expect(chosen).to_be_focused()


def test_who_goes_to_another_screen_is_told_where_they_are(player: Player) -> None:
    page = player.page
    player.come("/")
    titles = {"Learn": "/learn", "Watch": "/games", "Puzzles": "/puzzles"}
    for name, path in titles.items():
        page.get_by_role("navigation").get_by_role("link", name=name).click()
        page.wait_for_url(f"**{path}*")
        expect(page.locator("h1").first).to_be_focused()
        assert page.title() in page.locator("[aria-live=polite]").first.inner_text()
    assert page.title() != "Ostraka"


def test_all_keys_are_told_with_a_capital(player: Player) -> None:
    player.come("/")
    player.page.get_by_role("button", name="Settings").click()
    player.page.get_by_role("button", name="Show all").click()
    lines = player.page.get_by_role("dialog").locator("dd")
    expect(lines.first).to_be_visible()
    begins = """(all) => all.map((one) => one.textContent[0] === one.textContent[0].toUpperCase()
      || getComputedStyle(one, '::first-letter').textTransform === 'uppercase')"""
    assert all(lines.evaluate_all(begins))
