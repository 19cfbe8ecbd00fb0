"""Games played in the page: by mouse, by keys, by touch; taken back; through a lost connection."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

import ostraka
from ostraka.core.i18n.message import Message
from ostraka.core.play.state import State
from tests.browser.conftest import PHONE, Server, Windows
from tests.browser.player import LIT, Player


def test_actions_are_typed_and_every_region_is_reached_by_keys(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}")
    player.asked()
    for _ in range(2):
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        player.asked()
    page.keyboard.press("/")
    page.keyboard.type("end")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelectorAll('.turn').length > 1")
    player.asked()
    page.keyboard.press("F6")
    assert page.evaluate("() => document.activeElement.closest('[data-region]') !== null")
    page.keyboard.press("t")
    expect(page.get_by_role("dialog")).to_contain_text("a1")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_tap_is_previewed_before_it_is_confirmed_on_a_small_phone(
    windows: Windows, server: Server
) -> None:
    player = Player(windows.open(**PHONE), server.address)
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}", confirm="always")
    page.locator(LIT).first.wait_for()
    page.locator('[data-value="d3"]').tap()
    page.locator(".dock .button.gold").tap()
    expect(page.locator("[data-value=d3]")).to_have_attribute("aria-label", re.compile("Wall"))


def test_what_was_done_can_be_taken_back(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}")
    player.asked()
    tile = page.locator('[data-value="d3"]')
    tile.click()
    expect(tile).to_have_attribute("aria-label", re.compile("Wall"))
    page.keyboard.press("u")
    expect(tile).to_have_attribute("aria-label", re.compile("Path"))


def test_an_impatient_hand_takes_back_once(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}")
    player.asked()
    for tile in ("d3", "e3"):
        page.locator(f'[data-value="{tile}"]').click()
        expect(page.locator(f'[data-value="{tile}"]')).to_have_attribute(
            "aria-label", re.compile("Wall")
        )
    page.evaluate(
        """() => {
          const press = () => new KeyboardEvent('keydown', { key: 'u', bubbles: true });
          for (let i = 0; i < 3; i++) document.body.dispatchEvent(press());
        }"""
    )
    expect(page.locator('[data-value="e3"]')).to_have_attribute("aria-label", re.compile("Path"))
    page.wait_for_timeout(300)
    expect(page.locator('[data-value="d3"]')).to_have_attribute("aria-label", re.compile("Wall"))
    expect(page.locator(".lintel")).not_to_contain_text(Message("server-stale").text("en"))


def test_a_thing_that_is_not_lit_says_why(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}")
    player.asked()
    page.locator('[data-value="d7"]').click()
    said = page.locator(".lintel [role=alert]")
    expect(said).to_contain_text("None of your pieces can take the one on d7 now.")
    page.locator('[data-value="d3"]').click()  # what was said about d7 goes with the next choice
    expect(said).to_have_count(0)


def test_a_tile_that_cannot_be_paid_says_what_is_missing(player: Player) -> None:
    player.come(f"/t/{player.sit('ankhor')}")
    player.page.locator(LIT).first.wait_for()
    player.page.locator(".stage [data-slot=column]").first.click()
    expect(player.page.locator(".prev")).to_contain_text("You cannot pay")


def gathering_in_play(seed: int = 1) -> State:
    """A game in which several cards are to be chosen, after the opening."""
    state = ostraka.load("ancient_knowledge").start(seed=seed)
    chance = random.Random(seed)
    while state.ply < 20 or state.gathering is None or state.gathering.slot != "cards":
        state.play(chance.choice(list(state.codes)))
    return state


def test_a_card_that_is_not_among_those_to_choose_says_so(player: Player) -> None:
    made = player.ask("/api/tables/import", {"record": gathering_in_play().record.as_json()})
    player.come(f"/t/{made['table']}")
    player.page.locator(".curtain .button").click()
    player.page.locator(LIT).first.wait_for()
    player.page.locator(".stage [data-slot=cards][data-value^=T]:not([data-lit])").first.click()
    named = re.compile(r"“[^“\d]+” cannot be chosen here")
    expect(player.page.locator(".prev")).to_contain_text(named)


def test_an_action_is_previewed_and_confirmed(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}", confirm="always")
    player.asked()
    page.locator('[data-value="d3"]').click()
    expect(page.locator(".acts .button.gold")).to_be_visible()
    expect(page.locator(".sent")).to_contain_text("d3")
    page.keyboard.press("Escape")
    expect(page.locator(".acts .button.gold")).to_have_count(0)
    page.locator('[data-value="d3"]').click()
    page.locator(".acts .button.gold").click()
    expect(page.locator(".turn .line").first).to_contain_text("d3")


@pytest.mark.parametrize("look", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["arkantar", "ankhor", "ancient_knowledge"])
def test_the_board_keeps_its_place_while_things_are_chosen(
    windows: Windows, server: Server, game: str, look: dict[str, object]
) -> None:
    player = Player(windows.open(**look), server.address)
    page = player.page
    player.come(f"/t/{player.sit(game)}", confirm="always")
    page.locator(LIT).first.wait_for()
    stage = "() => document.querySelector('.stage').getBoundingClientRect().top"
    before = page.evaluate(stage)
    chosen = page.locator(".stage [data-slot][aria-pressed=true]")
    for _ in range(3):
        player.act()
        page.wait_for_timeout(100)
        if chosen.count():
            break
    assert chosen.count() > 0
    assert page.evaluate(stage) == before


def test_a_server_that_is_restarted_in_mid_turn_loses_nothing(
    windows: Windows, server: Server
) -> None:
    windows.expected = "WebSocket connection to|net::"
    player = Player(windows.open(), server.address)
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}")
    player.asked()
    page.locator('[data-value="d2"]').click()
    expect(page.locator(".turn .line")).to_have_count(1)
    server.end()
    expect(page.locator(".lintel [role=status]")).to_contain_text("Connection lost")
    page.locator('[data-value="d3"]').click()
    server.begin()
    expect(page.locator(".turn .line").nth(1)).to_contain_text("d3", timeout=20_000)
    expect(page.locator(".lintel [role=status]")).to_have_count(0)
    assert player.asked()


def test_a_connection_that_is_lost_in_mid_turn_comes_back_by_itself(player: Player) -> None:
    page = player.page
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/api/live", connect)
    player.come(f"/t/{player.sit('arkantar')}", confirm="always")
    player.asked()
    page.locator('[data-value="d3"]').click()
    lines[0].close(code=4000)
    page.locator(".acts .button.gold").click()
    expect(page.locator(".turn .line").first).to_contain_text("d3")
    assert len(lines) == 2
    assert player.asked()


def seated(windows: Windows, server: Server, game: str) -> tuple[Player, Player]:
    """Two people at one table, each in a window."""
    ada = Player(windows.open(), server.address, "Ada", 1)
    bo = Player(windows.open(), server.address, "Bo", 2)
    seats = [{"who": "me"}, {"who": "open"}]
    made = ada.ask("/api/tables", {"game": game, "players": 2, "seats": seats})
    ada.come(f"/t/{made['table']}")
    bo.come(f"/join/{made['invite']}")
    bo.page.locator(".acts .button").click()
    return ada, bo


def test_two_people_talk_in_two_windows(windows: Windows, server: Server) -> None:
    ada, bo = seated(windows, server, "arkantar")
    ada.asked()
    ada.page.locator('[data-value="d3"]').click()
    expect(bo.page.locator(".turn .line").first).to_contain_text("Ada")
    bo.page.locator(".tabs button").nth(1).click()
    bo.page.locator(".say-row input").fill("Hello, Ada")
    bo.page.keyboard.press("Enter")
    ada.page.locator(".tabs button").nth(1).click()
    expect(ada.page.locator(".said")).to_contain_text("Hello, Ada")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_what_another_has_answered_is_taken_back_if_they_agree(
    windows: Windows, server: Server, answer: str
) -> None:
    ada, bo = seated(windows, server, "arkantar")
    ada.asked()
    ada.page.locator('[data-value="d3"]').click()
    ada.page.locator(".acts .end-turn").click()
    asks = ada.page.locator(".acts .button", has_text="Ask to undo")
    while not asks.count():
        bo.act()
        ada.page.wait_for_timeout(200)
    asks.click()
    bo.page.locator(".offer").get_by_role("button", name=answer, exact=True).click()
    expect(bo.page.locator(".offer")).to_have_count(0)
    due = ada if answer == "yes" else bo
    expect(due.page.locator(".acting")).to_contain_text("Your turn")
