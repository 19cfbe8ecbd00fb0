"""Several people at one screen: it is covered between turns only where somebody has a secret."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.player import Player


@pytest.mark.parametrize("game", ["arkantar", "ankhor"])
def test_where_nobody_has_secrets_the_screen_is_not_covered(player: Player, game: str) -> None:
    together(player, game)
    names = set()
    for _ in range(40):
        assert player.asked()
        assert not player.page.locator(".curtain").count()
        names.add(player.page.locator(".player.is-on .seat-name").first.inner_text())
        if len(names) == 2:
            break
        player.play(1)
    assert len(names) == 2, "the turn never passed on"


def test_where_hands_are_secret_the_screen_is_covered_until_it_is_handed_on(
    player: Player,
) -> None:
    together(player, "ancient_knowledge")
    curtain = player.page.locator(".curtain")
    expect(curtain).to_contain_text("Nefeli")
    curtain.locator("button").click()
    for _ in range(1000):
        seen = player.glance()
        if curtain.count():
            break
        if seen is None:
            player.page.wait_for_timeout(20)
        else:
            player.touch(seen)
    expect(curtain).to_contain_text("Bo")
    assert not player.page.locator("[data-slot]").count()
    curtain.locator("button").click()
    expect(curtain).to_have_count(0)
    assert player.asked()


def test_no_hand_is_seen_before_it_is_known_who_looks(player: Player) -> None:
    """Not while the view of the second player, whose turn it may be, is still on its way."""
    page, late = player.page, []

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            seen = json.loads(message)
            if seen["type"] == "view" and seen["seat"] == 1:
                late.append((line, message))
            else:
                line.send(message)

        server.on_message(hear)

    page.route_web_socket("**/api/live", connect)
    together(player, "ancient_knowledge")
    page.wait_for_timeout(1500)
    assert late
    assert not page.locator(".held").count()
    for line, message in late:
        line.send(message)
    page.locator(".curtain button").click()
    page.locator(".held").first.wait_for()


def together(player: Player, game: str) -> None:
    """Sit down at a table whose seats are both at this screen."""
    seats = [{"who": "me"}, {"who": "screen", "name": "Bo"}]
    table = player.ask("/api/tables", {"game": game, "seats": seats, "seed": 1})["table"]
    player.come(f"/t/{table}")
