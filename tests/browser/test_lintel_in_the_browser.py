"""The lintel says what is asked, and by what; the board below it and the log keep their places."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect

import ostraka
from ostraka.core.play.state import State
from tests.browser.player import Player


def played(game: str, until: Callable[[State], bool], seed: int = 1) -> State:
    """A game at random, up to a moment."""
    state = ostraka.load(game).start(seed=seed)
    chance = random.Random(seed)
    while not until(state):
        state.play(chance.choice(list(state.codes)))
    return state


def shown(player: Player, state: State) -> None:
    """Sit down at the one screen of a game that has come so far."""
    made = player.ask("/api/tables/import", {"record": state.record.as_json()})
    player.come(f"/t/{made['table']}", confirm="always")
    player.page.locator(".curtain .btn, .stage [data-slot]").first.wait_for()
    for curtain in player.page.locator(".curtain .btn").all():
        curtain.click()
    player.asked()


def test_several_kinds_of_action_are_all_named(player: Player) -> None:
    shown(player, played("ankhor", lambda state: len({row["verb"] for row in state.rows}) > 1))
    sentence = player.page.locator(".sent")
    expect(player.page.locator(".asks")).to_contain_text("take three tokens or buy a tile")
    expect(sentence.get_by_role("button", name="Buy")).to_be_visible()
    expect(sentence.locator(".slot.open")).to_contain_text("Take tokens")
    sentence.get_by_role("button", name="Buy").click()
    expect(sentence).to_contain_text("Buy")
    expect(sentence).not_to_contain_text("tokens")


def asked_by_a_card(state: State) -> bool:
    choice = state.view(state.seat)["table"]["choice"]
    return bool(state.gathering and choice["card"] and not state.view(None)["table"]["limbo_size"])


def test_a_card_that_asks_is_named(player: Player) -> None:
    state = played("ancient_knowledge", asked_by_a_card)
    card = state.view(state.seat)["table"]["choice"]["card"]
    name = next(one["name"] for one in state.game.catalogue()["cards"] if one["id"] == card)
    shown(player, state)
    expect(player.page.locator(".lintel .asks")).to_contain_text(name)


def may_refresh(state: State) -> bool:
    return state.gathering is None and any(row["verb"] == "refresh" for row in state.rows)


def test_pointing_at_things_moves_nothing(player: Player) -> None:
    page = player.page
    shown(player, played("ankhor", may_refresh))
    stage = page.locator("main.stage")
    before = stage.bounding_box()
    page.locator("[data-slot=pile][data-lit]").first.hover()
    expect(page.locator(".lintel .prev")).to_contain_text("not known yet")
    assert stage.bounding_box() == before


def test_the_newest_line_of_a_long_log_is_in_sight(player: Player) -> None:
    shown(player, played("arkantar", lambda state: state.ply > 60))
    last = player.page.locator(".turn .line").last
    expect(last).to_be_in_viewport(ratio=1)


def test_enter_confirms_what_was_chosen_with_the_mouse(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('ancient_knowledge')}", confirm="always")
    player.asked()
    for card in page.locator("main [data-slot=cards]").all()[:4]:
        card.click()
    expect(page.locator(".acts .btn.gold")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".fan .held")).to_have_count(6)
