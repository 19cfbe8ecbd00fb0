"""The lintel says what is asked, and by what; the board below it and the log keep their places."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import ostraka
from ostraka.core.play.state import State
from tests.browser.conftest import Server, Windows
from tests.browser.fit import Size, settle
from tests.browser.player import Player


def played(
    game: str, until: Callable[[State], bool], seed: int = 1, players: int | None = None
) -> State:
    """A game at random, up to a moment."""
    state = ostraka.load(game).start(seed=seed, players=players)
    chance = random.Random(seed)
    while not until(state):
        state.play(chance.choice(list(state.codes)))
    return state


def shown(player: Player, state: State, language: str = "en") -> None:
    """Sit down at the one screen of a game that has come so far."""
    made = player.ask("/api/tables/import", {"record": state.record.as_json()})
    player.come(f"/t/{made['table']}", confirm="always", language=language)
    player.page.locator(".curtain .button, .stage [data-slot]").first.wait_for()
    for curtain in player.page.locator(".curtain .button").all():
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
    name = next(one["name"] for one in state.game.display.catalogue()["cards"] if one["id"] == card)
    shown(player, state)
    expect(player.page.locator(".lintel .asks")).to_contain_text(name)


def may_refresh(state: State) -> bool:
    return state.gathering is None and any(row["verb"] == "refresh" for row in state.rows)


def test_pointing_at_things_moves_nothing(player: Player) -> None:
    page = player.page
    shown(player, played("ankhor", may_refresh))
    stage = page.locator("main.stage")
    before = stage.bounding_box()
    expect(page.locator("[data-slot=pile][data-lit]")).to_have_count(0)  # until its verb is chosen
    page.locator(".sent").get_by_role("button", name="Refresh").click()
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
    expect(page.locator(".acts .button.gold")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".fanned .held")).to_have_count(6)


HIDDEN = """
() => {
  const lintel = document.querySelector('.lintel');
  const found = lintel.querySelector('.more') ? ['something to be opened'] : [];
  for (const part of lintel.querySelectorAll('.sent, .prev')) {
    const room = part.getBoundingClientRect();
    const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const words = document.createRange();
      words.selectNodeContents(nodes.currentNode);
      for (const box of words.getClientRects()) {
        const seen = document.elementFromPoint(box.right - 2, box.y + box.height / 2);
        const out = box.bottom > room.bottom + 3 || box.right > room.right + 2;
        if (box.width > 2 && (out || !part.contains(seen))) found.push(nodes.currentNode.data);
      }
    }
  }
  return found;
}
"""
"""Words of the lintel that are cut off or covered."""

SIZES: list[Size] = [(360, 640), (390, 844), (1024, 768), (1280, 800), (1440, 900)]


@pytest.mark.parametrize(
    ("game", "players", "language"),
    [
        ("arkantar", 2, "fr"),
        ("ankhor", 4, "en"),
        ("ankhor", 4, "fr"),
        ("ancient_knowledge", 4, "de"),
        ("ancient_knowledge", 4, "fr"),
    ],
)
def test_the_lintel_says_all_of_it(player: Player, game: str, players: int, language: str) -> None:
    """What is asked and what the others did last is read at once, and no board moves."""
    page = player.page
    state = played(game, lambda state: state.ply > 40, players=players)
    acted = state.seat
    while state.seat == acted:
        state.play(next(iter(state.codes)))
    shown(player, state, language=language)
    places: dict[Size, object] = {}
    for touches in range(3):
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            settle(page)
            assert page.evaluate(HIDDEN) == [], size
            place = page.locator("main.stage").bounding_box()
            assert places.setdefault(size, place) == place
            if touches == 0:
                expect(page.locator(".lintel .asks, .lintel .sent > span").first).to_be_visible()
                expect(page.locator(".lintel .deed").last).to_be_visible()
        page.set_viewport_size({"width": 1280, "height": 800})
        player.act()


def test_a_refusal_is_read_at_once(player: Player) -> None:
    page = player.page
    shown(player, played("arkantar", lambda state: state.ply > 40), language="de")
    page.locator("main [data-slot]:not([data-lit], .islit)").first.click(force=True)
    expect(page.locator(".lintel .reason")).to_be_visible()
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        settle(page)
        assert page.evaluate(HIDDEN) == [], size


def test_confirm_keeps_its_place_on_a_phone(player: Player) -> None:
    """Who taps twice on Confirm presses nothing else."""
    page = player.page
    page.set_viewport_size({"width": 390, "height": 844})
    confirm = page.locator(".dock .button.last")
    shown(player, ostraka.load("ancient_knowledge").start(seed=1))
    expect(page.locator(".dock .end-turn")).to_have_count(0)
    place = confirm.bounding_box()
    shown(player, played("ancient_knowledge", lambda state: len(bare(state)) > 1))
    expect(page.locator(".dock .end-turn")).not_to_have_count(0)
    assert confirm.bounding_box() == place


def bare(state: State) -> list[str]:
    return [row["verb"] for row in state.rows if len(row) == 1]


def test_no_keys_are_named_where_a_finger_points(windows: Windows, server: Server) -> None:
    for touch in (False, True):
        look = {"viewport": {"width": 1440, "height": 900}, "has_touch": touch}
        player = Player(windows.open(**look), server.address)
        player.come(f"/t/{player.sit('arkantar')}")
        player.asked()
        expect(player.page.locator(".acts .keycap").first).to_be_visible(visible=not touch)


def test_the_sign_on_confirm_is_drawn_whole(player: Player) -> None:
    player.come(f"/t/{player.sit('arkantar')}")
    player.asked()
    sign = player.page.locator(".acts .last .icon path").first
    expect(sign).to_have_css("stroke-dasharray", "none")
