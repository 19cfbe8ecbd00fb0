"""What is seen of a page before its client has come: in the words that its reader chose."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route, expect

from ostraka.core.i18n.message import LOCALES, Message
from tests.browser.conftest import Server, Windows
from tests.browser.player import Player


def lost(route: Route) -> None:
    """The client does not come."""
    route.abort()


@pytest.mark.parametrize("locale", LOCALES)
def test_home_and_tables_are_seen_at_once_in_every_language(
    windows: Windows, server: Server, locale: str
) -> None:
    windows.expected = "ERR_FAILED"
    page = windows.open(locale=locale)
    player = Player(page, server.address)
    page.route("**/assets/index-*.js", lost)
    page.goto(server.address)
    expect(page.locator("h1")).to_have_text(Message("web-home-line").text(locale))
    page.goto(f"{server.address}/t/{player.sit('arkantar')}")
    expect(page.locator("h1")).to_have_text("Arkantar")
    expect(page.locator(".lintel")).to_have_text(Message("web-opening").text(locale))


def test_a_chosen_look_is_there_at_once_and_words_not_chosen_are_not(
    windows: Windows, server: Server
) -> None:
    windows.expected = "ERR_FAILED"
    page = windows.open(locale="en")
    kept = json.dumps(json.dumps({"theme": "dark", "language": "fr"}))
    page.add_init_script(f"localStorage.setItem('ostraka-settings', {kept})")
    page.route("**/assets/index-*.js", lost)
    page.goto(server.address)
    expect(page.locator("h1")).to_be_hidden()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.unroute("**/assets/index-*.js")
    page.goto(server.address)
    expect(page.locator("h1")).to_have_text(Message("web-home-line").text("fr"))
    expect(page.locator("h1")).to_be_visible()
