"""The planner of Ancient Knowledge: where each monument will be, and what it will have lost."""

from __future__ import annotations

import random

from playwright.sync_api import expect

import ostraka
from ostraka.core.play.state import State
from tests.browser.player import Player

SPACES = 6


def settled(seed: int = 4) -> State:
    """A game in which several monuments with knowledge stand before whoever is to act."""
    state = ostraka.load("ancient_knowledge").start(seed=seed)
    chance = random.Random(seed)
    while len(standing(state)) < 3 or state.view(seat=0)["table"]["choice"]["kind"] != "action":
        state.play(chance.choice(list(state.codes)))
    return state


def standing(state: State) -> list[dict[str, int]]:
    """The monuments of whoever is to act that will decline."""
    table = state.view(seat=0)["table"]
    return [one for one in table["seats"][table["turn"]]["timeline"] if one["level"] != "third"]


def test_each_monument_is_told_with_what_it_will_have_lost(player: Player) -> None:
    page = player.page
    state = settled()
    made = player.ask("/api/tables/import", {"record": state.record.as_json()})
    player.come(f"/t/{made['table']}")
    page.locator(".curtain .button, main [data-lit]").first.wait_for()
    if page.locator(".curtain .button").count():
        page.locator(".curtain .button").click()
    further = page.get_by_role("button", name="One turn further")
    page.get_by_role("button", name="Look ahead").click()
    at = further.bounding_box()
    for turn in range(1, SPACES + 1):
        if turn > 1:
            further.click()
        assert further.bounding_box() == at, "it stays below the pointer"
        gone = [one for one in standing(state) if one["space"] <= turn]
        expect(page.locator(".gone li")).to_have_count(len(gone))
        lost = sorted(int(text) for text in page.locator(".gone li b").all_text_contents())
        assert lost == sorted(one["knowledge"] for one in gone)
        left = page.locator(".timeline .thing[data-thing]")
        expect(left).to_have_count(len(standing(state)) - len(gone))
    expect(page.locator(".planner")).to_contain_text(f"{sum(lost)} more lost")
