"""What is lit, what a touch does, and what stays marked: nothing is played by a first touch."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

import ostraka
from ostraka.core.play.state import State
from tests.browser.conftest import PHONE, Server, Windows
from tests.browser.knowledge import acting, choosing_theirs, reached, seat_at
from tests.browser.player import Player


def played_on(player: Player, state: State, **settings: object) -> None:
    """Come to a game that was begun elsewhere; all its seats are at this screen."""
    table = player.ask("/api/tables/import", {"record": state.record.as_json()})["table"]
    player.come(f"/t/{table}", **({"confirm": "always"} | settings))


def test_a_first_touch_only_chooses_and_a_second_plays(windows: Windows, server: Server) -> None:
    player = Player(windows.open(**PHONE), server.address)
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}", confirm="always")
    player.asked()
    expect(page.locator(".strip .chip").first).to_contain_text("Black")
    expect(page.locator(".strip .chip").last).to_contain_text("White")
    wall = page.locator('.ark-board [data-value="c2"]')
    wall.tap()
    expect(page.locator(".dock .button.gold")).to_be_visible()
    expect(wall).to_have_attribute("aria-label", "c2, Wall, chosen")
    wall.tap()
    expect(wall).to_have_attribute("aria-label", "c2, Path, flipped this turn")
    knight = page.locator('.ark-board [data-value="c1"]')
    knight.tap()  # it can only slide up the opened column: that is shown, not done
    expect(page.locator(".sent")).to_contain_text("c5")
    expect(knight).to_have_attribute("aria-pressed", "true")
    knight.tap()
    expect(page.locator('.ark-board [data-value="c5"]')).to_have_attribute(
        "aria-label", re.compile("c5, Black, Large Knight")
    )


def test_a_move_laid_out_is_not_lost_by_ending_the_turn(windows: Windows, server: Server) -> None:
    player = Player(windows.open(**PHONE), server.address)
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}", confirm="always")
    player.asked()
    walls = [page.locator(f'.ark-board [data-value="{place}"]') for place in ("c2", "d2")]
    walls[0].tap()
    walls[0].tap()
    expect(walls[0]).to_have_attribute("aria-label", "c2, Path, flipped this turn")
    player.asked()
    walls[1].tap()
    end = page.locator(".dock .end-turn")
    end.tap()
    expect(page.locator(".sent")).to_contain_text("Your choice has not been played yet.")
    expect(end).to_be_disabled()
    page.get_by_role("button", name="Keep it").tap()
    expect(page.locator(".sent")).to_contain_text("d2")
    expect(walls[1]).to_have_attribute("aria-label", "d2, Wall, chosen")
    end.tap()
    page.get_by_role("button", name="End turn anyway").tap()
    expect(page.locator(".recap")).to_be_visible()  # the bot has answered
    expect(walls[1]).to_have_attribute("aria-label", "d2, Wall")


def test_a_first_touch_on_a_button_only_chooses_too(windows: Windows, server: Server) -> None:
    player = Player(windows.open(**PHONE), server.address)
    page = player.page
    first = reached(lambda _, table: acting(table) is not None and table["actions"] == 2)
    seat_at(player, first, confirm="always")
    search = page.locator(".dock .end-turn").filter(has_text="Search")
    confirm = page.locator(".dock .last")
    asked = page.locator(".lintel .asks")
    expect(asked).to_contain_text("2 left")
    search.tap()
    expect(confirm).to_be_enabled()
    expect(asked).to_have_count(0)
    page.locator(".dock .bare").tap()  # taken back, for nothing had been played
    expect(confirm).to_be_disabled()
    expect(asked).to_contain_text("2 left")
    search.tap()
    search.tap()
    expect(asked).to_contain_text("1 left")


def test_a_chosen_tile_is_ringed_and_shown_as_it_would_be(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('arkantar')}", confirm="always")
    player.asked()
    drawn = page.locator('.ark-board [data-place="d3"]')
    page.locator('.ark-board [data-value="d3"]').click()
    expect(drawn.locator(".ring")).to_have_count(1)
    expect(drawn.locator(".wall.ghost")).to_have_count(1)
    page.keyboard.press("Escape")
    page.locator('.ark-board [data-value="d2"]').click()
    expect(page.locator('.ark-board [data-place="d2"] .wall.pale')).to_have_count(1)
    expect(drawn.locator(".ring, .wall")).to_have_count(0)


def test_the_last_turn_of_the_others_is_marked_above_walls_until_one_acts(player: Player) -> None:
    page = player.page
    state = ostraka.load("arkantar").start(seed=1)
    for text in ("+d3", "end", "+b5", "+c5", "end"):
        state.play(text)
    played_on(player, state)
    player.asked()
    marks = page.locator(".ark-board .marks rect.chalk")
    expect(marks).to_have_count(2)  # b5 and c5, not d3
    over = """() => {
      const wall = [...document.querySelectorAll('.ark-board .wall')].at(-1);
      const mark = document.querySelector('.ark-board .marks');
      return Boolean(wall.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING);
    }"""
    assert page.evaluate(over)
    page.locator('.ark-board [data-value="f4"]').click()
    page.locator('.ark-board [data-value="f4"]').click()
    expect(page.locator(".ark-board .fresh text")).to_have_text(["1"])
    expect(marks).to_have_count(0)
    page.keyboard.press("u")
    expect(marks).to_have_count(2)


def test_a_turn_is_ended_while_a_piece_is_chosen_and_the_bar_asks_with_nouns(
    player: Player,
) -> None:
    page = player.page
    state = ostraka.load("arkantar").start(seed=1).play("-d2").play("-c2")
    played_on(player, state)
    player.asked()
    page.locator(".slot.verb", has_text="Move").click()
    expect(page.locator(".sent")).to_contain_text("which piece?")
    page.locator('.ark-board [data-value="d1"]').click()
    expect(page.locator(".acts .end-turn")).to_be_visible()
    page.keyboard.press("e")
    page.get_by_role("button", name="End turn anyway").click()  # the piece had one move left
    expect(page.locator(".turn .line").last).to_contain_text("ends their turn")


def test_an_enemy_piece_is_touched_first_and_the_winning_capture_is_foretold(
    player: Player,
) -> None:
    page = player.page
    rows = "...K.../......./......./......./......./......./...k..."
    state = ostraka.load("arkantar").from_position(f"{rows} b -", seed=1)
    played_on(player, state)
    player.asked()
    page.locator('.ark-board [data-value="d7"]').click()
    note = page.locator(".lintel .prev")
    expect(note).to_contain_text("This wins the game.")
    expect(note).not_to_contain_text("points")
    expect(page.locator(".sent")).not_to_contain_text("ransom")


def test_what_must_be_returned_is_touched_even_where_there_is_no_choice(player: Player) -> None:
    page = player.page
    state = ostraka.load("ankhor").start(seed=1)
    seat = state.seat
    while not state.gathering or state.gathering.verb != "return":
        mine = state.seat == seat
        state.play("end" if "end" in state.legal else "take a k k" if mine else "take b w g")
    played_on(player, state)
    player.asked()
    token = page.locator(".held [data-slot=tokens][data-lit]").first
    expect(token).to_be_visible()
    token.click()
    page.keyboard.press("Enter")
    expect(page.locator(".turn .line", has_text="returns").first).to_be_visible()


def test_tokens_beyond_the_limit_are_foretold_as_going_back(
    windows: Windows, server: Server
) -> None:
    """And the points, which lie over the domain on a phone, give way to what is chosen."""
    player = Player(windows.open(**PHONE), server.address)
    page = player.page
    state = ostraka.load("ankhor").from_position(
        {
            "markers": ["b g", "k w", "r w", "b w k", "r b g", "g k r"],
            "offer": ["red falcon", "black scarab", None, None, None, None],
            "domains": [
                {"tiles": ["white falcon @0,0"], "tokens": "b b w g k"},
                {"tiles": ["white jackal @0,0"], "tokens": "k k"},
            ],
            "turn": {"first": 0, "seat": 0, "spendable": 0},
        }
    )
    played_on(player, state)
    player.asked()
    page.locator(".score").tap()
    points = page.locator(".margin.right")
    expect(points).to_be_visible()
    panel, total = points.bounding_box(), points.locator("tfoot").bounding_box()
    assert panel is not None
    assert total is not None
    assert total["y"] + total["height"] <= panel["y"] + panel["height"]
    for token in ("r", "r", "g"):
        page.locator(f'.supply [data-value="{token}"]').tap()
    expect(points).not_to_be_visible()
    foretold = page.locator(".held .eyebrow.over")
    expect(foretold).to_have_text("You would have 8: 3 go back")
    expect(page.locator(".lintel .would")).to_contain_text("This would follow:")
    page.locator(".score").tap()
    expect(points).to_be_visible()
    page.keyboard.press("Escape")
    expect(points).not_to_be_visible()


def test_how_far_a_piece_slides_is_wiped_away_by_what_is_chosen_and_done(
    windows: Windows, server: Server
) -> None:
    player = Player(windows.open(**PHONE), server.address)
    page = player.page
    arkantar = ostraka.load("arkantar")
    played_on(
        player,
        arkantar.from_position("...K.../......./......./......./...m.../......./...k... b -"),
    )
    player.asked()
    trail = page.locator(".ark-board path.trail")
    page.locator('.ark-board [data-value="d3"]').tap()
    expect(trail).to_have_count(5)  # four ways, and the Monarch may be taken
    page.locator('.ark-board [data-value="a3"]').tap()
    expect(trail).to_have_count(1)
    page.locator('.ark-board [data-value="g3"]').tap()
    expect(trail).to_have_count(1)
    page.locator(".dock .button.gold").tap()
    expect(page.locator('.ark-board [data-value="g3"]')).to_have_attribute(
        "aria-label", re.compile("Medium Knight")
    )
    expect(trail).to_have_count(0)


def test_the_letters_of_the_board_are_whole(windows: Windows, server: Server) -> None:
    for look in (PHONE, {}):
        player = Player(windows.open(**look), server.address)
        player.come(f"/t/{player.sit('arkantar')}")
        player.asked()
        spilled = """() => {
          const frame = document.querySelector('.ark-board .plate').getBBox();
          const inner = document.querySelector('.ark-board .fr-in').getBBox();
          const pen = document.createElement('canvas').getContext('2d');
          return [...document.querySelectorAll('.ark-board .fr-co')].filter((one) => {
            pen.font = getComputedStyle(one).font;
            const size = pen.measureText(one.textContent);
            const y = Number(one.getAttribute('y'));
            const letter = /[a-g]/.test(one.textContent);
            return letter && (y + size.actualBoundingBoxDescent > frame.y + frame.height - 1
              || y - size.actualBoundingBoxAscent < inner.y + inner.height);
          }).map((one) => one.textContent);
        }"""
        assert player.page.evaluate(spilled) == []


@pytest.mark.parametrize("look", [{}, PHONE], ids=["desktop", "phone"])
def test_who_need_not_choose_anything_can_say_so_at_once(
    windows: Windows, server: Server, look: dict[str, object]
) -> None:
    player = Player(windows.open(**look), server.address)
    page = player.page
    state, chance = ostraka.load("ancient_knowledge").start(seed=0), random.Random(0)
    while state.gathering is None or state.gathering.least or state.seat:
        state.play(chance.choice(list(state.codes)))
    played_on(player, state)
    page.locator(".curtain button").click()  # hands are secret: who is to choose takes the screen
    none = page.locator(":is(.acts, .dock) .button.none")
    expect(none).to_contain_text("Keep all")
    page.keyboard.press("e")
    expect(none).to_have_count(0)


def test_every_region_is_reached_by_f6_and_the_domain_by_arrows(player: Player) -> None:
    page = player.page
    state, chance = ostraka.load("ankhor").start(seed=2), random.Random(2)
    while not all(domain["tiles"] for domain in state.view()["table"]["domains"]):
        state.play(chance.choice(list(state.codes)))
    played_on(player, state)
    player.asked()
    page.locator(".domain .tile").first.wait_for()
    page.locator(".turn .line").first.wait_for()
    region = "() => document.activeElement.closest('[data-region]')?.dataset.region"
    reached = set()
    for _ in range(6):
        page.keyboard.press("F6")
        reached.add(page.evaluate(region))
    assert {"lintel", "common", "area", "log"} <= reached
    page.locator("[data-slot=column]").first.focus()
    for _ in range(6):
        page.keyboard.press("ArrowDown")
    assert page.evaluate(region) == "area"


def test_a_choice_in_another_area_that_is_played_at_once_leaves_that_area(player: Player) -> None:
    page, state = player.page, choosing_theirs()
    seat_at(player, state, confirm="never")
    monuments = page.locator(".timeline .thing.islit")
    expect(monuments).to_have_count(len(state.rows))
    monuments.first.click()  # the board turns to one's own area while it is drawn
    expect(monuments).to_have_count(0)
    expect(page.locator(".failed")).to_have_count(0)
