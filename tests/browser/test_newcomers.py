"""What somebody meets who comes for the first time: an easy bot, no button twice, all phases."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from playwright.sync_api import expect

from ostraka.games.ankhor import GAME as ANKHOR
from tests.browser.fit import settle
from tests.browser.knowledge import crowded, path_to, seat_at, uncover
from tests.browser.player import Player
from tests.browser.tables import finished


def test_who_has_not_played_yet_plays_against_the_easiest_bot(player: Player) -> None:
    page = player.page
    player.come("/")
    page.get_by_role("button", name="Play", exact=True).first.click()
    expect(page.locator(".players")).to_contain_text("Talos 1")
    player.sit("arkantar", level=4)
    page.goto(f"{player.address}/new?game=arkantar")
    expect(page.locator(".levels .is-on")).to_have_text("4")


def test_who_plays_alone_is_led_from_a_new_table_to_the_solo_journal(player: Player) -> None:
    page = player.page
    player.come("/new?game=ancient_knowledge")
    expect(page.locator(".game-choice.is-on small")).to_have_text("1–4 players")
    page.get_by_role("radiogroup", name="Players").get_by_text("1", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Solo")


def test_alone_nobody_waits_for_everybody(player: Player) -> None:
    player.come(f"/t/{player.sit('ancient_knowledge_solo')}")
    expect(player.page.locator(".later")).to_contain_text("once you have chosen")


@pytest.mark.parametrize("game", ["ankhor", "ancient_knowledge_solo"])
def test_at_the_end_no_button_is_there_twice(player: Player, game: str) -> None:
    player.come(f"/t/{finished(player, game)}")
    page = player.page
    page.locator(".ending .next-steps").wait_for()
    pressed = page.locator(":is(.acts, .next-steps) .button").all_inner_texts()
    assert "Review" in [text.strip() for text in pressed]
    assert max(Counter(pressed).values()) == 1


def test_all_phases_of_a_turn_are_named_in_the_bar(player: Player) -> None:
    seat_at(player, crowded(game="ancient_knowledge_solo"))
    page = player.page
    for width, height in ((1024, 768), (1280, 800), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        bar = page.locator(".lintel").bounding_box()
        assert bar
        for phase in ("Actions", "Timeline", "Decline", "Unlearning"):
            box = page.locator(".track").get_by_text(phase).bounding_box()
            assert box
            assert box["width"] > 30, f"{phase} at {width}"
            assert box["y"] + box["height"] < bar["y"] + bar["height"] - 9, f"{phase} at {width}"


ABOUT = {
    "ankhor": {
        "jackal": "1 point in a group",
        "two": "2 points at the end",
        "warehouse": "stores one",
        "ankh": "pays for a refresh",
        "pile": "a refresh draws",
    },
    "arkantar": {"monarch": "must not be lost", "small": "takes Small and Large", "wall": "Break"},
}


@pytest.mark.parametrize("game", ABOUT)
def test_what_is_pointed_at_is_explained_in_a_sentence(player: Player, game: str) -> None:
    page = player.page
    player.come(f"/t/{player.sit(game, seed=3)}")
    player.asked()
    for what, words in ABOUT[game].items():
        page.locator(f"main [data-about={what}]").first.hover()
        expect(page.locator(".lintel .about")).to_contain_text(words)
    page.mouse.move(2, 2)
    expect(page.locator(".lintel .about")).to_have_count(0)


def test_a_total_that_would_grow_is_whole_on_a_tablet(player: Player) -> None:
    """A tile that is built upon others costs less, and joins groups: 8 points become 12."""
    page = player.page
    page.set_viewport_size({"width": 1024, "height": 768})
    state = ANKHOR.start(seed=1, players=2)
    chance = random.Random(1)
    while state.ply < 150:
        state.play(chance.choice(list(state.codes)))
    player.come(path_to(state)(player), confirm="always")
    uncover(player)
    while not page.locator("tfoot .gain").count():
        player.act()
        settle(page)
    inner, outer = (page.locator(part).bounding_box() for part in ("tfoot .gain", ".margin.right"))
    assert inner
    assert outer
    assert inner["x"] + inner["width"] <= outer["x"] + outer["width"] - 12
