"""Lines that die without a word, are closed with a code, and come back; what the page says."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Server, Windows
from tests.browser.player import LIT, Player

LOST = "Connection lost"
AWAY = "WebSocket connection to|Failed to load resource"
DEADLINES = 45_000
"""Milliseconds in which a dead line is noticed, on a busy machine too."""


class Network:
    """All live connections of a window; they can fall silent, be closed, or be refused."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.dead: set[int] = set()
        self.lines: list[WebSocketRoute] = []
        self.heard: list[dict[str, Any]] = []
        self.greet: Callable[[WebSocketRoute], None] | None = None
        """What is done with new connections in place of connecting them."""
        page.route_web_socket("**/api/live", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        number = len(self.lines)
        self.lines.append(line)
        if self.greet is not None:
            self.greet(line)
            return
        server = line.connect_to_server()

        def up(text: str | bytes) -> None:
            self.heard.append(json.loads(text))
            if number not in self.dead:
                server.send(text)

        def down(text: str | bytes) -> None:
            if number not in self.dead:
                line.send(text)

        line.on_message(up)
        server.on_message(down)

    def swallow(self) -> None:
        """From now on nothing passes over the line that is open."""
        self.dead.add(len(self.lines) - 1)

    def replaced(self, patience: int) -> None:
        """Wait until the page has made another connection."""
        for _ in range(patience // 100):
            if len(self.lines) > 1:
                return
            self.page.wait_for_timeout(100)
        raise AssertionError("the dead line is not noticed")

    def commands(self) -> list[str]:
        """The ids of all actions that were sent, also in vain."""
        return [one["id"] for one in self.heard if one["type"] == "act"]


@pytest.fixture
def network(page: Page) -> Network:
    return Network(page)


def test_a_line_that_dies_without_a_word_is_noticed_and_the_action_is_played_once(
    network: Network, player: Player
) -> None:
    page = player.page
    table = player.sit("arkantar")
    player.come(f"/t/{table}")
    assert player.asked()
    network.swallow()
    network.greet = lambda _: None  # nor does anybody answer a new one
    while not network.commands():
        player.act()
    expect(page.locator(".lintel")).to_contain_text(LOST, timeout=DEADLINES)
    network.greet = None
    expect(page.locator(".lintel")).not_to_contain_text(LOST, timeout=2 * DEADLINES)
    assert player.asked()
    sent = network.commands()
    assert len(sent) >= 2
    assert len(set(sent)) == 1
    assert player.ask(f"/api/tables/{table}")["ply"] >= 1
    player.act()


def test_a_line_that_is_dead_when_the_network_returns_is_replaced_soon(
    network: Network, player: Player
) -> None:
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}")
    assert player.asked()
    network.swallow()
    page.evaluate("dispatchEvent(new Event('online'))")
    network.replaced(DEADLINES)
    expect(page.locator(".lintel")).not_to_contain_text(LOST, timeout=DEADLINES)
    player.act()


@pytest.mark.parametrize("code", [1000, 1009, 1012, 4408])
def test_a_connection_that_is_closed_comes_back_by_itself(
    network: Network, player: Player, code: int
) -> None:
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}")
    assert player.asked()
    network.lines[-1].close(code=code)
    network.replaced(DEADLINES)
    expect(page.locator(".connection")).to_have_count(0)
    expect(page.locator(LIT).first).to_be_visible()
    player.act()


def test_a_server_that_has_had_too_much_is_left_alone(network: Network, player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}")
    assert player.asked()
    network.lines[-1].close(code=4429)
    expect(page.locator(".lintel")).to_contain_text("asked this page to wait")
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_timeout(1500)
    assert len(network.lines) == 1


def test_a_secret_that_was_replaced_is_told_and_one_continues_as_a_new_guest(
    windows: Windows, server: Server
) -> None:
    windows.expected = AWAY
    player = Player(windows.open(), server.address)
    page = player.page
    network = Network(page)
    table = player.sit("arkantar", public=True)
    player.come(f"/t/{table}")
    assert player.asked()
    player.ask("/api/me/renew", {})
    network.lines[-1].close(code=4408)
    expect(page.locator(".lintel [role=alert]")).to_contain_text("no longer knows this device")
    before = len(network.lines)
    page.wait_for_timeout(2500)
    assert len(network.lines) == before
    page.get_by_role("button", name="Continue as a new guest").click()
    expect(page.locator(".ark-board").first).to_be_visible()
    expect(page.locator(".lintel [role=alert]")).to_have_count(0)


def test_a_page_older_than_the_servers_protocol_says_so(network: Network, player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}")
    assert player.asked()

    def refuse(line: WebSocketRoute) -> None:
        body = {"code": "malformed", "message": {"key": "server-hello"}, "sentence": ""}
        empty = {"version": None, "retry_after": None, "table": None, "id": None, "ref": None}
        line.send(json.dumps({"type": "refused", **body, **empty}))
        line.close(code=4401)

    network.greet = refuse
    network.lines[-1].close(code=4408)
    expect(page.locator(".lintel [role=alert]").first).to_contain_text("newer version")
    network.greet = None
    page.get_by_role("button", name="Reload the page").click()
    assert player.asked()
    player.act()


def test_a_first_try_that_failed_is_tried_again_with_the_next_press(
    windows: Windows, server: Server
) -> None:
    windows.expected = AWAY
    page = windows.open()
    page.goto(server.address)
    page.route("**/api/guests", lambda route: route.abort())
    button = page.locator(".game .button.primary, .game .button").first
    button.click()
    expect(page.get_by_role("alert").first).to_contain_text("cannot be reached")
    page.unroute("**/api/guests")
    button.click()
    page.wait_for_url("**/t/*")


def test_what_cannot_be_done_at_a_waiting_table_is_told(windows: Windows, server: Server) -> None:
    windows.expected = AWAY
    player = Player(windows.open(), server.address)
    table = player.ask(
        "/api/tables", {"game": "arkantar", "seats": [{"who": "me"}, {"who": "open"}]}
    )["table"]
    player.come(f"/t/{table}")
    player.page.route("**/fill", lambda route: route.abort())
    player.page.get_by_role("button", name="bots").first.click()
    expect(player.page.get_by_role("alert").first).to_contain_text("cannot be reached")
