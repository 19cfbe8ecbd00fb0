"""Clocks in two windows: the one of whoever is to act runs, and both agree with the server's."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Server, Windows
from tests.browser.player import Player

SHOWN = """
() => [0, 1].map((seat) => {
  const clock = document.querySelector(`:is(.player, .chip).seat-${seat + 1} [role=timer]`);
  if (!clock) return null;
  const parts = clock.textContent.trim().split(':').map(Number);
  return [parts.reduce((sum, part) => 60 * sum + part, 0), clock.classList.contains('running')];
})
"""
CLOSE = 2.5
"""Seconds by which a window may differ from the server on a busy machine."""


def true_clocks(player: Player, table: str) -> list[tuple[float, bool]]:
    """What the server would say now: seconds left and whether they run."""
    clocks = player.ask(f"/api/tables/{table}")["clocks"]
    passed = 1000 * time.time() - clocks["at"]
    return [
        ((left - (passed if seat in clocks["running"] else 0)) / 1000, seat in clocks["running"])
        for seat, left in enumerate(clocks["left"])
    ]


def assert_agreed(page: Page, player: Player, table: str) -> None:
    """Soon a window shows what the server says."""
    deadline = time.monotonic() + 20
    while True:
        shown = page.evaluate(SHOWN)
        true = true_clocks(player, table)
        if None not in shown and all(
            runs == really and abs(left - real) < CLOSE
            for (left, runs), (real, really) in zip(shown, true, strict=True)
        ):
            return
        assert time.monotonic() < deadline, f"shown {shown}, true {true}"
        page.wait_for_timeout(100)


def test_clocks_run_and_agree_in_both_windows(windows: Windows, server: Server) -> None:
    ada = Player(windows.open(), server.address, "Ada")
    bo = Player(windows.open(**PHONE), server.address, "Bo", seed=2)
    table = ada.ask(
        "/api/tables",
        {
            "game": "arkantar",
            "seats": [{"who": "me"}, {"who": "open"}],
            "clock": {"kind": "turns", "base": 600, "increment": 30},
        },
    )
    bo.ask(f"/api/invites/{table['invite']}/join", {})
    ident = table["table"]
    for player in (ada, bo):
        player.come(f"/t/{ident}")
    turn = 0
    for _ in range(4):  # turns
        acting = (ada, bo)[turn]
        while ada.ask(f"/api/tables/{ident}")["due"] == [turn]:
            acting.act()
            acting.page.wait_for_timeout(50)
        turn = 1 - turn
        for player in (ada, bo):
            assert_agreed(player.page, player, ident)
    assert true_clocks(ada, ident)[0][0] > 620, "both turns earned their increments"
    running = ada.page.locator(f".player.seat-{turn + 1} [role=timer].running")
    before = running.inner_text()
    expect(running).not_to_have_text(before)
