"""What lies beside the table of Ancient Knowledge: pages in tabs, the phase of the turn, points."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server, Windows
from tests.browser.fit import TOUCHED
from tests.browser.knowledge import choosing_theirs, crowded, effects_due, seat_at
from tests.browser.player import Player

THINGS = "all => all.map((one) => one.dataset.thing)"


def test_the_area_of_each_opponent_is_one_click_away_and_is_read_without_leaving_ones_own(
    player: Player,
) -> None:
    page = player.page
    state = crowded(4)
    seat_at(player, state)
    mat = page.locator(".play-mat .timeline [data-thing]")
    own = mat.evaluate_all(THINGS)
    seats = state.view(state.seat)["table"]["seats"]
    rivals = [seat for seat in range(4) if seat != state.seat]
    for seat in rivals:
        page.locator(f".players .seat-{seat + 1}").click()
        shown = page.get_by_role("tabpanel", name=f"Player {seat + 1}")
        for kind in ("timeline", "artifacts"):
            held = seats[seat][kind]
            ids = [one["card"] if kind == "timeline" else one for one in held]
            for card in ids:
                expect(shown.locator(f"[data-thing={card}]:visible")).to_have_count(1)
        expect(shown.locator(".learned")).to_have_count(len(seats[seat]["collection"]))
        assert mat.evaluate_all(THINGS) == own
    things = page.locator(".page [data-thing]:visible")
    things.last.hover()
    expect(page.locator(".reader h2")).not_to_be_empty()


def test_every_tab_beside_the_stage_has_its_whole_name_or_its_sign(player: Player) -> None:
    page = player.page
    page.set_viewport_size({"width": 1024, "height": 768})
    seat_at(player, effects_due(), language="de")
    tabs = page.locator(".log-panel [role=tab]")
    expect(tabs).to_have_count(5)
    cut = "one => [...one.querySelectorAll('.title')].some((it) => it.scrollWidth > it.clientWidth)"
    for tab in tabs.all():
        assert not tab.evaluate(cut)
        named = tab.inner_text() != ""
        assert named or tab.locator("svg").is_visible()


def test_effects_due_open_beside_the_stage_and_close_again(player: Player) -> None:
    page = player.page
    seat_at(player, effects_due())
    shown = page.get_by_role("tabpanel", name="Due now")
    expect(shown.locator(".effect")).to_have_count(
        int(page.locator(".tabs .number-of").inner_text())
    )
    hand = page.locator(".fanned").bounding_box()
    rail = page.locator(".log-panel").bounding_box()
    assert hand
    assert rail
    assert rail["y"] + rail["height"] <= hand["y"], "the effects lie over the hand"
    expect(page.locator(".track .current")).to_have_text("Timeline")
    page.get_by_role("tab", name="Log").click()
    expect(shown).to_have_count(0)


def test_the_points_open_into_a_sheet_by_card(player: Player) -> None:
    page = player.page
    state = crowded()
    seat_at(player, state)
    assert state.seat is not None
    parts = state.breakdown[state.seat]
    page.get_by_role("button", name="Show the points card by card").click()
    sheet = page.get_by_role("region", name="Points", exact=True)
    sums = [int(text.replace("−", "-")) for text in sheet.locator(".part b").all_inner_texts()]
    assert sums == [sum(parts.values()), *parts.values()]
    rows = [int(text.replace("−", "-")) for text in sheet.locator(".item b").all_inner_texts()]
    assert sum(rows) == sum(parts.values()) - parts["lost"]
    sheet.locator(".item").first.hover()
    name = sheet.locator(".item span").first.inner_text()
    expect(page.locator(".reader h2")).to_have_text(name)


def test_on_a_phone_the_sheet_tells_the_points_too(windows: Windows, server: Server) -> None:
    player = Player(windows.open(**TOUCHED), server.address)
    state = crowded()
    seat_at(player, state)
    assert state.seat is not None
    page = player.page
    page.locator("button.tableau").tap()
    page.get_by_role("tab", name="Points").tap()
    total = page.locator(".points .total b").inner_text()
    assert int(total.replace("−", "-")) == sum(state.breakdown[state.seat].values())


@pytest.mark.parametrize("wide", [True, False], ids=["in the mat", "on a page"])
def test_all_technologies_of_ones_own_are_listed_by_kind(player: Player, wide: bool) -> None:
    page = player.page
    page.set_viewport_size({"width": 1280 if wide else 1024, "height": 800})
    state = crowded()
    seat_at(player, state)
    table = state.view(state.seat)["table"]
    held = table["seats"][state.seat]["collection"]
    own = page.locator(".parts > .own-things" if wide else ".page")
    kinds = own.locator(".learned").evaluate_all("(all) => all.map((one) => one.classList[1])")
    assert len(kinds) == len(held)
    order = ["ancient", "writing", "secret"]
    assert kinds == sorted(kinds, key=order.index)


def test_the_area_of_another_comes_to_the_stage_when_something_of_it_is_asked_for(
    player: Player,
) -> None:
    page = player.page
    state = choosing_theirs()
    seat_at(player, state)
    assert state.seat is not None
    expect(page.locator(".tableau .owner")).to_have_text(f"Player {2 - state.seat}")
