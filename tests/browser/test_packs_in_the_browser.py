"""Home of a server whose owner brings a pack: one may play with it at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server, Windows
from tests.browser.player import Player
from tests.games.ancient_knowledge.packs.boxes import box


def test_a_pack_is_switched_on_where_one_plays_at_once(
    windows: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = box(tmp_path / "egypt", manifest='title = "Cards of Egypt"')
    monkeypatch.setenv("OSTRAKA_PACKS", str(folder))
    server = Server(tmp_path)
    try:
        player = Player(windows.open(), server.address)
        page = player.page
        player.come("/")
        expect(page.get_by_role("checkbox")).to_have_count(1)
        page.get_by_label("Cards of Egypt").check()
        card = page.locator(".game").filter(has=page.get_by_role("checkbox"))
        card.locator(".button.primary").click()
        page.wait_for_url("**/t/*")
        table = player.ask(f"/api/tables/{page.url.rsplit('/', 1)[-1]}")
        assert [pack["name"] for pack in table["packs"]] == ["egypt"]
        page.close()
    finally:
        server.end()
