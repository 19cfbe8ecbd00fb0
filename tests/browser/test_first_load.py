"""What a first visit loads: little script, compressed, and no board before its game is played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Response

from tests.browser.conftest import Server, Windows
from tests.browser.player import LIT, Player

MOST = 200_000
"""Bytes of script, compressed, from an empty browser to a table in play."""


class Scripts:
    """The scripts that a window fetches, and how long they are as they are sent."""

    def __init__(self, page: Page) -> None:
        self.answers: list[Response] = []
        page.on("response", self._keep)

    def _keep(self, answer: Response) -> None:
        if answer.request.resource_type == "script":
            self.answers.append(answer)

    @property
    def bytes(self) -> int:
        return sum(answer.request.sizes()["responseBodySize"] for answer in self.answers)

    @property
    def boards(self) -> set[str]:
        """The games whose boards were fetched."""
        names = (
            re.search(r"/assets/(arkantar|ankhor|ancient_knowledge)-", answer.url)
            for answer in self.answers
        )
        return {found[1] for found in names if found}


@pytest.mark.parametrize("game", ["arkantar", "ankhor", "ancient_knowledge"])
def test_a_first_visit_and_a_table_need_less_than_200_kb_of_script(
    windows: Windows, server: Server, game: str
) -> None:
    page = windows.open()
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    scripts = Scripts(page)
    player = Player(page, server.address)
    player.come("/")
    page.locator(".game").first.wait_for()
    assert scripts.boards == set()
    page.goto(f"{server.address}/t/{player.sit(game)}")
    page.locator(LIT).first.wait_for()
    assert scripts.boards == {game}
    assert all(answer.header_value("content-encoding") == "br" for answer in scripts.answers)
    assert 30_000 < scripts.bytes < MOST
