"""A server in a household, reached by its name over plain HTTP: not a secure context."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Windows
from tests.browser.player import FAST, LIT, Player

HEEDED_BY_HTTPS = "The Cross-Origin-Opener-Policy header has been ignored"


@pytest.fixture(autouse=True)
def a_header_may_be_ignored(windows: Windows) -> None:
    windows.expected = HEEDED_BY_HTTPS


def at_home(windows: Windows, server: Server, name: str = "Nefeli", seed: int = 1) -> Player:
    return Player(windows.open(), server.address, name, seed, seen_at=server.named)


def assert_insecure(page: Page) -> None:
    assert page.evaluate("window.isSecureContext") is False
    assert page.evaluate("crypto.randomUUID === undefined && navigator.clipboard === undefined")


@pytest.mark.parametrize(
    "game", ["arkantar", "ankhor", "ancient_knowledge", "ancient_knowledge_solo"]
)
def test_turns_are_played_over_plain_http(windows: Windows, server: Server, game: str) -> None:
    player = at_home(windows, server)
    table = player.sit(game)
    player.come(f"/t/{table}")
    assert_insecure(player.page)
    for _ in range(60):
        player.act()
        if player.ask(f"/api/tables/{table}")["ply"] >= 4:
            break
    else:
        raise AssertionError("sixty touches, and hardly an action was played")
    expect(player.page.locator(".lintel [role=alert]")).to_have_count(0)


def test_a_table_with_a_friend_is_made_and_joined_over_plain_http(
    windows: Windows, server: Server
) -> None:
    host = windows.open()
    host.add_init_script(f"localStorage.getItem('ostraka-settings') || {_fast()}")
    host.goto(server.named + "/new?game=arkantar")
    assert_insecure(host)
    host.get_by_role("radio", name="Friend").nth(1).click()
    host.get_by_role("button", name="Open the table").first.click()
    host.wait_for_url("**/t/*")
    host.get_by_role("button", name="Copy").first.click()
    expect(host.get_by_role("button", name="Copied")).to_be_visible()
    link = pasted(host)
    assert link.startswith(f"{server.named}/join/")

    friend = windows.open()
    friend.add_init_script(f"localStorage.getItem('ostraka-settings') || {_fast()}")
    friend.goto(link)
    friend.get_by_role("button", name="Sit down").first.click()
    for page in (host, friend):
        page.locator(".ark-board").first.wait_for()
    host.locator(LIT).first.wait_for()


def _fast() -> str:
    return f"localStorage.setItem('ostraka-settings', JSON.stringify({FAST}))".replace(
        "False", "false"
    ).replace("True", "true")


def pasted(page: Page) -> str:
    """What is on the clipboard, as a paste into a field shows it."""
    page.evaluate(
        """() => {
          const field = document.createElement('textarea');
          field.id = 'pasted';
          field.style.cssText = 'position: fixed; top: 0; left: 0; z-index: 99';
          document.body.append(field);
          field.focus();
        }"""
    )
    page.keyboard.press("Control+V")
    found: str = page.locator("#pasted").input_value()
    page.evaluate("() => document.getElementById('pasted').remove()")
    return found


def test_where_nothing_can_be_copied_the_text_is_shown_and_selected(
    windows: Windows, server: Server
) -> None:
    player = at_home(windows, server)
    player.page.add_init_script("document.execCommand = () => false")
    table = player.ask(
        "/api/tables", {"game": "arkantar", "seats": [{"who": "me"}, {"who": "open"}]}
    )
    player.come(f"/t/{table['table']}")
    player.page.get_by_role("button", name="Copy").first.click()
    field = player.page.locator("input[readonly]")
    expect(field).to_have_value(f"{server.named}/join/{table['invite']}")
    selected = "(one) => one.value.slice(one.selectionStart, one.selectionEnd) === one.value"
    assert field.evaluate(selected)
    expect(field).to_be_focused()
    expect(player.page.get_by_text("copy it by hand").first).to_be_visible()
    expect(player.page.get_by_role("button", name="Copied")).to_have_count(0)
