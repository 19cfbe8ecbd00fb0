"""Cards as they lie there: nothing runs over an edge in any language, no eye steals a click."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import ostraka
from ostraka.core.i18n.message import LOCALES
from tests.browser.conftest import DESKTOP, PHONE, Server, Windows
from tests.browser.knowledge import choosing_a_tile, crowded, holding, seat_at, uncover
from tests.browser.player import Player

TECHNOLOGIES = ("ancient", "writing", "secret")

OUTSIDE = """() => [...document.querySelectorAll('.technology')].flatMap((card) => {
  const edge = card.getBoundingClientRect();
  return [...card.querySelectorAll('.head, .head span, .does, .needs, .needs *')]
    .filter((part) => {
      const box = part.getBoundingClientRect();
      return box.width && (box.right > edge.right + 0.5 || box.bottom > edge.bottom + 0.5);
    })
    .map((part) => `${card.dataset.thing}: ${part.textContent.trim()}`);
})"""
"""What of the technologies on the tiles runs over the edge of its card."""


def all_technologies(player: Player) -> list[str]:
    """Those that need most come first."""
    cards = player.ask("/api/games/ancient_knowledge/catalogue")["cards"]
    found = [card for card in cards if card["kind"] in TECHNOLOGIES]
    return [card["id"] for card in sorted(found, key=lambda card: -len(card["requires"]))]


def lay(page: Page, technologies: list[str]) -> None:
    """Let the server's table arrive with these technologies on its tiles, and learned by all."""

    def laid(message: dict[str, Any]) -> None:
        if message.get("type") == "view":
            table = message["view"]["table"]
            table["phase"] = "actions"
            table["tiles"] = [technologies[tile::3] for tile in range(3)]
            for seat in table["seats"]:
                seat["collection"] = technologies[:20]

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            laid(message)
            socket.send(json.dumps(message))

        server.on_message(pass_on)

    page.route_web_socket("**/*", between)


@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("locale", LOCALES)
def test_no_technology_runs_over_its_card(
    windows: Windows, server: Server, locale: str, look: dict[str, Any]
) -> None:
    page = windows.open(**look | {"locale": locale})
    player = Player(page, server.address)
    technologies = all_technologies(player)
    lay(page, technologies)
    player.come(f"/t/{player.sit('ancient_knowledge')}")
    expect(page.locator(".technology")).to_have_count(len(technologies))
    assert page.evaluate("() => document.documentElement.lang") == locale
    assert page.evaluate(OUTSIDE) == []
    assert page.locator("main").evaluate("(one) => one.scrollWidth - one.clientWidth") == 0


@pytest.mark.parametrize("locale", LOCALES)
def test_a_technology_has_room_for_its_die(windows: Windows, server: Server, locale: str) -> None:
    page = windows.open(locale=locale)
    player = Player(page, server.address)
    neediest = all_technologies(player)[:9]
    lay(page, neediest)
    player.come(f"/t/{player.sit('ancient_knowledge_solo')}")
    expect(page.locator(".technology")).to_have_count(len(neediest))
    expect(page.locator(".technology .face").first).to_be_visible()
    assert page.evaluate(OUTSIDE) == []


def test_a_click_chooses_a_card_and_shows_it_in_the_reading_place(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('ancient_knowledge', seed=2)}", confirm="always")
    while page.locator(".fanned.spread").count() or not page.locator(".reader").count():
        player.act()
    player.asked()
    card = page.locator(".held[data-lit]").nth(1)
    thing = card.get_attribute("data-thing")
    card.click()
    page.mouse.move(2, 2)
    expect(page.locator(f".held[data-thing={thing}]")).to_have_attribute("aria-pressed", "true")
    text = page.locator(f".held[data-thing={thing}] .name").inner_text()
    expect(page.locator(".reader h2")).to_have_text(text)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_click_on_a_card_in_play_reads_it_and_is_no_question(player: Player) -> None:
    seat_at(player, crowded())
    page = player.page
    for card in (".past .monument", ".thing[data-thing]", ".learned", ".artifact-card"):
        thing = page.locator(f"{card}:not([data-lit])").first
        name = thing.locator(".sr-only").inner_text()
        thing.click()
        page.mouse.move(2, 2)
        read = page.locator(".reader h2").inner_text()
        assert read in name, (card, read, name)
        expect(page.locator(".lintel [role=alert]")).to_have_count(0)


@pytest.mark.parametrize("look", [{}, PHONE], ids=["desktop", "phone"])
def test_every_space_tells_what_it_means_before_it_is_chosen(
    windows: Windows, server: Server, look: dict[str, Any]
) -> None:
    state = crowded()
    view = state.view(state.seat)["table"]
    rows = [row for row in state.rows if row["verb"] == "create" and row.get("space")]
    card = rows[0]["card"]
    told = view["choice"]["creations"][card]
    player = Player(windows.open(**look), server.address)
    page = player.page
    seat_at(player, state, confirm="always")
    expect(page.locator(".ribbon")).to_have_count(0)
    held = page.locator(f".fanned [data-thing={card}]")
    held.tap() if look else held.click()
    spaces = [row["space"] for row in rows if row["card"] == card]
    expect(page.locator(".ribbon")).to_have_count(len(spaces))
    for space in spaces:
        ribbon = page.locator(f".goal[data-value='{space}'] .ribbon")
        shown = [told["pay"][space - 1], told["knowledge"], space + view["skip"], told["knowledge"]]
        assert ribbon.locator("b").all_inner_texts() == [str(n) for n in shown]
    expect(page.locator(".timeline .number.start b")).to_have_text(str(starts_on(card)))


def starts_on(card: str) -> int:
    cards = ostraka.load("ancient_knowledge").display.catalogue()["cards"]
    return next(int(one["space"]) for one in cards if one["id"] == card)


@pytest.mark.parametrize("cards", [7, 8, 10])
@pytest.mark.parametrize("size", [(1440, 900), (1280, 800)], ids=["1440", "1280"])
def test_a_large_hand_is_read_without_pointing_at_it(
    player: Player, size: tuple[int, int], cards: int
) -> None:
    page = player.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    seat_at(player, holding(cards))
    assert page.evaluate(COVERED) == []


COVERED = """() => [...document.querySelectorAll('.fanned .held')].flatMap((card) => {
  const inside = (box, edge) => box.left >= edge.left - 1 && box.right <= edge.right + 1
    && box.top >= edge.top - 1 && box.bottom <= edge.bottom + 1;
  const named = '.name span, .numbers > span, .is-on, .worth-number, .when, .text';
  const parts = [...card.querySelectorAll(named)]
    .filter((part) => part.getClientRects().length > 0);
  const fan = card.closest('.fanned').getBoundingClientRect();
  return parts.filter((part) => {
    const box = part.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !inside(box, card.getBoundingClientRect()) || !inside(box, fan) || !card.contains(hit)
      || part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
  }).map((part) => `${card.dataset.thing}: ${part.className} ${part.textContent}`);
})"""
"""What of the cards in hand is covered, cut or out of sight."""


def test_a_tile_is_chosen_by_a_click_on_any_of_its_cards(player: Player) -> None:
    page = player.page
    seat_at(player, choosing_a_tile(), confirm="always")
    tile = page.locator(".tile.islit").first
    place = tile.get_attribute("data-place")
    tile.locator(".technology").last.click()
    expect(page.locator(f".tile.isel[data-place='{place}']")).to_have_count(1)
    expect(page.locator(".acts .button.gold")).to_be_visible()


def test_an_action_that_cannot_be_taken_stays_and_says_why(player: Player) -> None:
    page = player.page
    state = crowded()
    assert "excavate" not in {row["verb"] for row in state.rows}
    seat_at(player, state)
    page.locator(".sent").get_by_role("button", name="Excavate").click(force=True)
    expect(page.locator(".lintel [role=alert]")).to_have_text("Your Past has no straight monument.")


def test_actions_keep_their_places_whether_or_not_they_can_be_taken(player: Player) -> None:
    chance = random.Random(1)
    state = ostraka.load("ancient_knowledge").start(seed=1)
    while {"learn", "create"} & (verbs := {row["verb"] for row in state.rows}) != {"learn"}:
        state.play(chance.choice(state.legal))
        assert not state.over, verbs
    seat_at(player, state)
    places = player.page.locator(".sent .slot:has(.icon)")
    expect(places).to_have_text(["Create", "Learn", "Excavate"])
    expect(places.first).to_have_attribute("aria-disabled", "true")


def test_a_card_named_in_the_log_is_read_by_a_click_on_its_name(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('ancient_knowledge_solo')}")
    page.get_by_role("tab", name="Log").click()
    name = page.locator(".log-panel .line.name").last
    while not name.count() or not page.locator(".reader").count():
        assert player.act()
    player.asked()
    told = name.inner_text()
    name.click()
    expect(page.locator(".reader h2")).to_have_text(told)


def test_on_a_phone_a_first_touch_reads_a_technology_and_a_second_learns_it(
    windows: Windows, server: Server
) -> None:
    page = windows.open(**PHONE)
    player = Player(page, server.address)
    seat_at(player, crowded(), confirm="final")
    technology = page.locator(".technology[data-lit]").first
    thing = technology.get_attribute("data-thing")
    technology.scroll_into_view_if_needed()
    technology.tap()
    chosen = page.locator(f".technology[data-thing={thing}]")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".dock .button.gold")).to_be_visible()
    page.wait_for_timeout(300)
    expect(chosen).to_have_count(1)
    chosen.tap()
    expect(chosen).to_have_count(0)
    uncover(player)
