"""What we do is seen at once, before the server has answered, and goes again if it is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.player import Player


@pytest.mark.parametrize("game", ["arkantar", "ankhor"])
def test_an_own_action_is_seen_before_the_server_answers(
    page: Page, player: Player, game: str
) -> None:
    held: list[dict[str, Any]] = []
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "act":
                held.append(message)
            else:
                server.send(text)

        line.on_message(up)

    page.route_web_socket("**/api/live", connect)
    player.come(f"/t/{player.sit(game)}", confirm="always", travels=False)
    assert player.asked()
    page.wait_for_selector(".lines")
    logged = page.locator(".lines p").count()
    for _ in range(12):
        if held:
            break
        player.act()
        page.wait_for_timeout(400)  # until what it would do has been looked at
    assert held, "nothing was played"
    expect(page.locator(".lines p")).not_to_have_count(logged)
    refusal = {"type": "refused", "code": "forbidden", "message": {"key": "error-resigned-already"}}
    lines[-1].send(
        json.dumps({**refusal, "table": held[0]["table"], "id": held[0]["id"], "ref": None})
    )
    expect(page.locator(".lines p")).to_have_count(logged)
    expect(page.locator(".prev")).to_contain_text("resigned")
