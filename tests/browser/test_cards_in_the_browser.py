"""Cards as they lie there: nothing runs over an edge in any language, no eye steals a click."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from ostraka.core.message import LOCALES
from tests.browser.conftest import DESKTOP, PHONE, Server, Windows
from tests.browser.player import Player

TECHNOLOGIES = ("ancient", "writing", "secret")

OUTSIDE = """() => [...document.querySelectorAll('.technology')].flatMap((card) => {
  const edge = card.getBoundingClientRect();
  return [...card.querySelectorAll('.head, .head span, .does, .needs, .needs *')]
    .filter((part) => {
      const box = part.getBoundingClientRect();
      return box.width && (box.right > edge.right + 0.5 || box.bottom > edge.bottom + 0.5);
    })
    .map((part) => `${card.dataset.thing}: ${part.textContent.trim()}`);
})"""
"""What of the technologies on the tiles runs over the edge of its card."""


def all_technologies(player: Player) -> list[str]:
    """Those that need most come first."""
    cards = player.ask("/api/games/ancient_knowledge/catalogue")["cards"]
    found = [card for card in cards if card["kind"] in TECHNOLOGIES]
    return [card["id"] for card in sorted(found, key=lambda card: -len(card["requires"]))]


def lay(page: Page, technologies: list[str]) -> None:
    """Let the server's table arrive with these technologies on its tiles, and learned by all."""

    def laid(message: dict[str, Any]) -> None:
        if message.get("type") == "view":
            table = message["view"]["table"]
            table["phase"] = "actions"
            table["tiles"] = [technologies[tile::3] for tile in range(3)]
            for seat in table["seats"]:
                seat["collection"] = technologies[:20]

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            laid(message)
            socket.send(json.dumps(message))

        server.on_message(pass_on)

    page.route_web_socket("**/*", between)


@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("locale", LOCALES)
def test_no_technology_runs_over_its_card(
    windows: Windows, server: Server, locale: str, look: dict[str, Any]
) -> None:
    page = windows.open(**look | {"locale": locale})
    player = Player(page, server.address)
    technologies = all_technologies(player)
    lay(page, technologies)
    player.come(f"/t/{player.sit('ancient_knowledge')}")
    expect(page.locator(".technology")).to_have_count(len(technologies))
    assert page.evaluate("() => document.documentElement.lang") == locale
    assert page.evaluate(OUTSIDE) == []
    assert page.locator("main").evaluate("(one) => one.scrollWidth - one.clientWidth") == 0


@pytest.mark.parametrize("locale", LOCALES)
def test_a_technology_has_room_for_its_die(windows: Windows, server: Server, locale: str) -> None:
    page = windows.open(locale=locale)
    player = Player(page, server.address)
    neediest = all_technologies(player)[:9]
    lay(page, neediest)
    player.come(f"/t/{player.sit('ancient_knowledge_solo')}")
    expect(page.locator(".technology")).to_have_count(len(neediest))
    expect(page.locator(".technology .face").first).to_be_visible()
    assert page.evaluate(OUTSIDE) == []


def test_a_click_at_once_chooses_a_card_and_a_click_on_its_eye_shows_it(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('ancient_knowledge')}")
    player.asked()
    slip = page.locator(".slip").nth(1)
    card = slip.locator(".held")
    box = card.bounding_box()
    assert box
    page.mouse.click(box["x"] + 18, box["y"] + 14)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("dialog")).to_have_count(0)
    card.hover()
    slip.locator(".eye").click()
    expect(page.get_by_role("dialog")).to_have_count(1)
