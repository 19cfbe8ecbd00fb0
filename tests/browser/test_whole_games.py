"""Whole games in the page: by mouse, by keys alone, by touch on a phone, and between two windows.

Seeds and levels are chosen so that a player who touches at random soon comes to the end.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Server, Windows
from tests.browser.player import Finger, Keys, Player

LEVELS = {"arkantar": 6, "ankhor": 1, "ancient_knowledge": 1, "ancient_knowledge_solo": 1}
MOST = 900
long = pytest.mark.long


def played(player: Player, game: str, seed: int) -> None:
    """A whole game of a player, from the first action to the result."""
    player.come(f"/t/{player.sit(game, LEVELS[game], seed)}")
    assert player.play(MOST), "the game does not come to an end"
    expect(player.page.locator(".endsent")).not_to_be_empty()
    expect(player.page.locator("a[href^='/review/']:visible").first).to_be_visible()


@pytest.mark.parametrize("game", LEVELS)
def test_a_whole_game_is_played_by_mouse(player: Player, game: str) -> None:
    played(player, game, seed=1)


@pytest.mark.parametrize(
    "game",
    [
        "arkantar",
        pytest.param("ankhor", marks=long),
        pytest.param("ancient_knowledge", marks=long),
        "ancient_knowledge_solo",
    ],
)
def test_a_whole_game_is_played_by_keys_alone(player: Player, game: str) -> None:
    player.hands = Keys()
    played(player, game, seed=2)


@pytest.mark.parametrize(
    "game",
    [
        "arkantar",
        pytest.param("ankhor", marks=long),
        "ancient_knowledge",
        "ancient_knowledge_solo",
    ],
)
def test_a_whole_game_is_played_by_touch_on_a_small_phone(
    windows: Windows, server: Server, game: str
) -> None:
    player = Player(windows.open(**PHONE), server.address, hands=Finger())
    played(player, game, seed=3)
    wide = player.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    assert not wide


@pytest.mark.parametrize(
    "game", ["arkantar", "ankhor", pytest.param("ancient_knowledge", marks=long)]
)
def test_a_whole_game_is_played_between_two_windows(
    windows: Windows, server: Server, game: str
) -> None:
    ada, bo = (
        Player(windows.open(), server.address, name, seed)
        for seed, name in enumerate(("Ada", "Bo"))
    )
    seats = [{"who": "me"}, {"who": "open"}]
    made = ada.ask("/api/tables", {"game": game, "players": 2, "seats": seats})
    ada.come(f"/t/{made['table']}")
    expect(ada.page.locator(".invitation code")).to_contain_text(made["invite"])
    bo.come(f"/join/{made['invite']}")
    bo.page.locator(".acts .button").click()
    for _ in range(2 * MOST):
        if all([turn(ada), turn(bo)]):
            break
    for player in (ada, bo):
        expect(player.page.locator(".endsent")).to_be_visible()


def turn(player: Player) -> bool:
    """Touch something if anything is asked of this player now; true once the game is over."""
    seen = player.glance()
    if seen is None:
        player.page.wait_for_timeout(20)
    elif "over" not in seen:
        player.touch(seen)
    return seen is not None and "over" in seen
