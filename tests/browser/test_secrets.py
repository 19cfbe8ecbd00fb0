"""What a seat may not know reaches its browser in no message, no answer and no word of the page.

Once the player has resigned, the record tells the whole game. It is laid out again beside the
browser: what the player has honestly seen up to each ply is known, and all else is a secret.
"""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Response, WebSocket

import ostraka
from ostraka.core.play.record import Record
from ostraka.core.play.state import State
from tests.browser.player import Player

SEED = 5
STATIC = re.compile(r"/api/games/\w+(/catalogue|/page)?(\?|$)|/assets/")


class Ears:
    """All that a window is told, in order, with the ply that it speaks of."""

    def __init__(self, player: Player) -> None:
        self.heard: list[tuple[int, str]] = []
        self.ply = 0
        player.page.on("websocket", self._listen)
        player.page.on("response", self._answer)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._keep(str(frame)))

    def _answer(self, response: Response) -> None:
        if "/api/" in response.url and not STATIC.search(response.url):
            self._keep(response.text())

    def _keep(self, text: str) -> None:
        message: Any = json.loads(text)
        self.ply = max(self.ply, latest(message))
        self.heard.append((self.ply, text))


def latest(message: Any) -> int:
    """The ply after the last thing that a message tells."""
    if not isinstance(message, dict):
        return 0
    told = [change["ply"] + 1 for change in message.get("changes", [])]
    view = message.get("view") or {}
    return max([view.get("ply", 0), *told], default=0)


def ids_in(text: str, ids: set[str]) -> set[str]:
    """The cards that a text names by their ids."""
    return {found for found in re.findall(r'"([A-Z]{1,2}\d+)"', text) if found in ids}


def honest(state: State, ids: set[str]) -> list[set[str]]:
    """By ply: the cards that the player has seen so far, in views and in what was told."""
    plies = range(state.ply + 1)
    views = [json.dumps(state.fork().back_to(ply).view(seat=0)) for ply in plies]
    told = [(change.ply, json.dumps(change.as_json())) for change in state.changes(0, 0)]
    seen: set[str] = set()
    known = []
    for ply, view in enumerate(views):
        heard = [text for at, text in told if at == ply - 1]
        seen = seen.union(*(ids_in(text, ids) for text in [view, *heard]))
        known.append(seen)
    return known


def test_no_secret_of_ancient_knowledge_reaches_the_page(player: Player) -> None:
    game = ostraka.load("ancient_knowledge")
    names = {card["id"]: card["name"] for card in game.display.catalogue("en")["cards"]}
    ears = Ears(player)
    table = player.sit("ancient_knowledge", seed=SEED)
    player.come(f"/t/{table}")
    pages: list[tuple[int, str]] = []
    for _ in range(12):
        player.play(3)
        player.asked()
        content = player.page.content()  # first: what is told meanwhile is known by then
        pages.append((ears.ply, content))
    player.page.goto(f"{player.address}/t/{table}")  # whoever comes back is told no more
    player.asked()

    state = replayed(player, table)
    known = honest(state, set(names))
    assert state.ply > 15, "too little was played to have secrets"
    assert any(ids_in(text, set(names)) for _, text in ears.heard), "nothing was heard of any card"
    for ply, text in ears.heard:
        assert ids_in(text, set(names)) <= known[min(ply, state.ply)]
    for ply, page in pages:
        seen = known[min(ply, state.ply)]
        for card in set(names) - seen:
            assert f'"{card}"' not in page
            rest = page
            for other in seen:  # “Hieroglyphs” also stands in “Cretan Hieroglyphs”
                if names[card] in names[other]:
                    rest = rest.replace(names[other], "")
            assert names[card] not in rest


def replayed(player: Player, table: str) -> State:
    """The game of a table with all its secrets: the record tells it after resigning."""
    page = player.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").locator(".button.primary").click()
    page.locator(".endsent").wait_for()
    return Record.from_json(player.ask(f"/api/tables/{table}/record")).replay()
