"""Every lesson is done in the browser by touching what its steps ask for, and nothing else.

The learner knows what a step wants, looks for it among what is lit, and touches it. Once a step is
done its result is held: the board is as the action left it until the learner continues.
"""

from __future__ import annotations

import re
from typing import Protocol

import pytest
from playwright.sync_api import Error, Page, Route, expect

from ostraka.core.play.state import State
from ostraka.core.show.view import ViewShape
from ostraka.pages import Walk, games, lesson
from tests.browser.conftest import Server, Windows
from tests.browser.fit import settle
from tests.browser.player import Player

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "locale": "en",
}

SPOT = """
(value) => {
  const lit = ':is([data-lit], .islit[data-slot])';
  const things = document.querySelectorAll(`:is(main, .lintel) ${lit}[data-value="${value}"]`);
  for (const thing of things) {
    const corners = () => {
      for (const box of thing.getClientRects()) {
        for (let at = 60; at < 181; at++) {
          const x = box.x + (box.width * ((at % 11) + 0.5)) / 11;
          const y = box.y + (box.height * ((Math.floor(at / 11) % 11) + 0.5)) / 11;
          const hit = document.elementFromPoint(x, y);
          if (hit && (thing === hit || thing.contains(hit))) return { x, y };
        }
      }
      return null;
    };
    const found = corners();
    if (found) return found;
    thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  }
  return null;
}
"""
"""Where a lit thing can be touched: a point of it that nothing covers."""

PLACED = """
() => Object.fromEntries([...document.querySelectorAll('main [data-place]')].flatMap((place) =>
  [...place.querySelectorAll('[data-thing]')].map((one) =>
    [one.dataset.thing ?? one.getAttribute('data-thing'), place.getAttribute('data-place')])))
"""
"""By thing: the place that holds it."""

ON_TILES = """
() => Object.fromEntries([...document.querySelectorAll('main [role=button][aria-label]')]
  .map((one) => one.getAttribute('aria-label').split(', '))
  .filter(([tile, side, kind]) => /^[a-g][1-7]$/.test(tile) && ['Black', 'White'].includes(side))
  .map(([tile, side, kind]) => [tile, `${side} ${kind}`.toLowerCase()]))
"""
"""By tile of Arkantar: the piece on it."""


class Touching(Protocol):
    """How a learner touches a thing, presses a button and continues."""

    def thing(self, page: Page, value: str) -> None:
        """Touch a thing that is lit."""

    def button(self, page: Page, selector: str) -> None:
        """Press a button."""


def spot_of(page: Page, value: str) -> dict[str, float]:
    """Where a lit thing has come to rest; fails if it is not lit or cannot be touched."""
    before = None
    for _ in range(100):
        try:
            page.wait_for_function(SPOT, arg=value)
        except Error as error:
            said = page.locator(".lintel").inner_text()
            raise AssertionError(f"“{value}” cannot be touched: {said}") from error
        spot: dict[str, float] | None = page.evaluate(SPOT, value)
        if spot is not None and spot == before:
            return spot
        before = spot
        page.wait_for_timeout(150)
    raise AssertionError(f"“{value}” never comes to rest")


class ByMouse:
    """Clicks."""

    def thing(self, page: Page, value: str) -> None:
        spot = spot_of(page, value)
        page.mouse.click(spot["x"], spot["y"])

    def button(self, page: Page, selector: str) -> None:
        page.locator(selector).click()


class ByFinger:
    """Taps."""

    def thing(self, page: Page, value: str) -> None:
        spot = spot_of(page, value)
        page.touchscreen.tap(spot["x"], spot["y"])

    def button(self, page: Page, selector: str) -> None:
        page.locator(selector).tap()


class ByKeys:
    """N walks what is lit, Enter touches it; Enter continues."""

    def thing(self, page: Page, value: str) -> None:
        spot_of(page, value)
        self._walk(page, f'[data-value="{value}"]')

    def button(self, page: Page, selector: str) -> None:
        page.locator(selector).wait_for()
        if "continue" in selector:
            page.keyboard.press("Enter")
        else:
            self._walk(page, selector.removesuffix(":visible"))

    def _walk(self, page: Page, selector: str) -> None:
        for _ in range(40):
            page.keyboard.press("n")
            if page.evaluate("(one) => document.activeElement.matches(one)", selector):
                page.keyboard.press("Enter")
                return
        raise AssertionError(f"the keys do not lead to {selector}")


def values_of(state: State, text: str) -> tuple[str, list[str]]:
    """The verb of an action and the things it names, in the order in which they are asked."""
    parts = next(action.parts for action in state.legal if action.text == text)
    named = [str(value) for slot, value in parts.items() if slot != "verb"]
    return parts["verb"], [word for value in named for word in value.split()]


def said(text: str) -> str:
    """A sentence as the page says it: a card's name without its number."""
    return re.sub(r" \((?:[A-Z]+\d+|[A-O])\)", "", text)


def stands_as(page: Page, view: ViewShape) -> bool:
    """Whether the board shows what a view says."""
    table = view["table"]
    if view["game"] == "arkantar":
        seen: dict[str, str] = page.evaluate(ON_TILES)
        wanted = {piece["tile"]: piece for piece in table["pieces"]}
        sides = ("black", "white")
        return set(seen) == set(wanted) and all(
            seen[tile].startswith(f"{sides[piece['side']]} {piece['kind']}")
            for tile, piece in wanted.items()
        )
    placed = page.evaluate(PLACED)
    if view["game"] == "ankhor":
        tiles = page.locator("main [data-thing]").evaluate_all(
            "(all) => all.map((one) => one.getAttribute('data-thing'))"
        )
        offered = [column["tile"]["id"] for column in table["columns"] if column["tile"]]
        return set(tiles) == {*offered, *(tile["id"] for tile in table["domains"][0]["tiles"])}
    seat = table["seats"][0]
    wanted = {one["card"]: f"timeline.0.{one['space']}" for one in seat["timeline"]}
    wanted |= dict.fromkeys(seat["hand"], "hand.0")
    return all(placed.get(card) == place for card, place in wanted.items())


WHOLE = """() => {
  const lintel = document.querySelector('.lintel');
  const parts = [lintel, ...lintel.querySelectorAll('.sent, .prev')];
  return !lintel.querySelector('.more')
    && parts.every((part) => part.scrollHeight <= part.clientHeight + 1 || part.clientHeight === 0);
}"""
"""Whether every word of a lesson can be read where it stands."""


def walk_through(page: Page, game: str, touching: Touching) -> None:
    """Do every step of a lesson and look at each result."""
    steps = lesson(game).steps
    under_way = Walk(lesson(game))
    stage = page.locator("main.stage")
    for number, step in enumerate(steps):
        expect(stage).to_have_attribute("data-step", str(number))
        expect(stage).not_to_have_attribute("data-held", "")
        expect(page.locator("[data-part=task]")).to_have_text(said(str(step.task)))
        page.wait_for_function(WHOLE)
        for text in step.show:
            verb, values = values_of(under_way.state, text)
            for value in values:
                touching.thing(page, value)
            if not values:
                touching.button(page, f'[data-verb="{verb}"]:visible')
            under_way.play(text)
        expect(stage).to_have_attribute("data-held", "")
        held = under_way.held
        assert held is not None
        assert held.step == step
        expect(page.locator("[data-part=result]")).to_have_text(said(str(step.close)))
        page.wait_for_function(WHOLE)
        assert stands_as(page, held.view), f"{step.id}: the board is not as the step left it"
        if number + 1 < len(steps):
            touching.button(page, "[data-act=continue]:visible")
    expect(page.locator("[data-act=continue]:visible")).to_contain_text("Now a whole game")


HEIGHTS = """
() => {
  window.heights = [];
  new ResizeObserver(([lintel]) => heights.push(Math.round(lintel.contentRect.height)))
    .observe(document.querySelector('.lintel'));
}
"""
"""Note every height that the lintel has from now on."""


@pytest.mark.parametrize("game", games())
def test_a_lesson_is_done_with_the_mouse(player: Player, game: str) -> None:
    """And the lintel never becomes lower again: the board would jump."""
    player.come(f"/learn/{game}/play")
    player.page.locator(".lintel").wait_for()
    player.page.evaluate(HEIGHTS)
    walk_through(player.page, game, ByMouse())
    heights = player.page.evaluate("heights")
    assert heights == sorted(heights)


@pytest.mark.parametrize("game", games())
def test_a_lesson_is_done_on_a_phone(windows: Windows, server: Server, game: str) -> None:
    player = Player(windows.open(**PHONE), server.address)
    player.come(f"/learn/{game}/play")
    if game.endswith("_solo"):  # the die and the turns that it speaks of are on the screen
        expect(player.page.locator("[data-part=clock]")).to_contain_text("Turn 1 of 16")
    walk_through(player.page, game, ByFinger())


@pytest.mark.parametrize("game", ["arkantar", "ankhor"])
def test_a_lesson_is_done_with_keys_alone(player: Player, game: str) -> None:
    player.come(f"/learn/{game}/play")
    walk_through(player.page, game, ByKeys())


def test_what_is_not_asked_for_is_answered_with_what_is(player: Player) -> None:
    page = player.page
    player.come("/learn/arkantar/play")
    spot_of(page, "d3")
    page.locator('main [data-value="a7"]').click()
    expect(page.locator(".prev [role=alert]")).to_have_text(
        "This step asks for: the Medium Knight on d3."
    )
    page.locator('main [data-value="d3"]').click()
    expect(page.locator(".prev [role=alert]")).to_have_count(0)
    page.locator('main [data-value="b7"]').click()
    expect(page.locator(".prev [role=alert]")).to_contain_text("This step asks for:")


def walk_to(page: Page, step: str) -> None:
    """Do the steps of Arkantar before this one."""
    under_way = Walk(lesson("arkantar"))
    while under_way.step.id != step:
        _, values = values_of(under_way.state, under_way.shown())
        for value in values:
            ByMouse().thing(page, value)
        if not values:
            page.locator("[data-verb]:visible").click()
        if under_way.play(under_way.shown()).held:
            page.locator("[data-act=continue]:not([disabled])").click()


def test_a_wrong_knight_is_answered_at_the_first_touch(player: Player) -> None:
    page = player.page
    player.come("/learn/arkantar/play")
    walk_to(page, "circle")
    spot_of(page, "d2")
    ByMouse().thing(page, "a4")
    expect(page.locator(".prev [role=alert]")).to_contain_text("would stop on c4")
    expect(page.locator("main [aria-pressed=true]")).to_have_count(0)
    ByMouse().thing(page, "d2")
    expect(page.locator(".prev [role=alert]")).to_have_count(0)
    ByMouse().thing(page, "d4")
    expect(page.locator("main.stage")).to_have_attribute("data-held", "")


def test_a_wrong_knight_that_is_dragged_is_answered_too(player: Player) -> None:
    page = player.page
    player.come("/learn/arkantar/play")
    walk_to(page, "circle")
    spot_of(page, "d2")
    expect(page.locator(".skip")).to_have_count(0)
    settle(page)
    page.locator('main [data-value="a4"]').drag_to(page.locator('main [data-value="d4"]'))
    expect(page.locator(".prev [role=alert]")).to_contain_text("would stop on c4")


def test_a_captured_knight_is_ransomed_from_its_tray(player: Player) -> None:
    page = player.page
    player.come("/learn/arkantar/play")
    walk_to(page, "ransom")
    for tile in ("d1", "d4"):
        page.locator(f'main [data-value="{tile}"]').click()
    page.locator(".side [data-slot=ransom]").click()
    expect(page.locator("main.stage")).to_have_attribute("data-held", "")


def test_a_task_of_several_actions_says_what_is_left(player: Player) -> None:
    page = player.page
    player.come("/learn/arkantar/play")
    walk_to(page, "build")
    ByMouse().thing(page, "d6")
    expect(page.locator("[data-part=task]")).to_have_text(
        "The Wall is up. Now slide the Knight up to d5."
    )


@pytest.mark.parametrize("game", ["arkantar", "ankhor", "ancient_knowledge"])
def test_the_first_step_teaches_to_confirm(windows: Windows, server: Server, game: str) -> None:
    """As at a table: nothing is done before it is confirmed, by button, Enter or another touch."""
    player = Player(windows.open(**PHONE), server.address)
    page = player.page
    player.come(f"/learn/{game}/play", confirm="always")
    stage, under_way = page.locator("main.stage"), Walk(lesson(game))
    _, values = values_of(under_way.state, under_way.shown())
    confirm = page.locator("[data-verb=confirm]:visible")
    by_button, by_enter, by_touch = range(3)
    for way in (by_button, by_enter, *([by_touch] if game == "arkantar" else [])):
        for value in values:
            ByFinger().thing(page, value)
        expect(page.locator("[data-part=confirm]")).to_contain_text("Press Confirm")
        expect(confirm).to_have_text("Confirm")
        expect(stage).not_to_have_attribute("data-held", "")
        if way == by_button:
            confirm.tap()
        elif way == by_enter:
            page.keyboard.press("Enter")
        else:
            page.locator(f'main [data-value="{values[-1]}"]').tap()
        expect(stage).to_have_attribute("data-held", "")
        page.locator("[data-act=back]:visible").tap()


def test_what_goes_on_keeps_its_place(player: Player) -> None:
    """Continue, greyed and gold, and Confirm between them lie in the same corner."""
    page = player.page
    player.come("/learn/arkantar/play", confirm="always")
    last = page.locator(".acts .last")
    expect(last).to_have_text("Continue")

    def corner() -> tuple[float, float]:
        box = last.bounding_box()
        assert box
        return box["x"] + box["width"], box["y"]

    before = corner()
    ByMouse().thing(page, "d3")
    ByMouse().thing(page, "d5")
    expect(last).to_have_text(re.compile("Confirm"))
    assert corner() == before
    last.click()
    expect(page.locator("main.stage")).to_have_attribute("data-held", "")
    expect(last).to_have_text(re.compile("Continue"))
    assert corner() == before


def test_a_result_is_told_again_and_taken_back(player: Player) -> None:
    page = player.page
    stage = page.locator("main.stage")
    player.come("/learn/arkantar/play")
    for value in ("d3", "d5"):
        ByMouse().thing(page, value)
    expect(stage).to_have_attribute("data-held", "")
    page.locator("[data-act=again]").click()
    expect(stage).to_have_attribute("data-held", "")
    assert page.evaluate(ON_TILES)["d5"] == "black medium knight"
    page.keyboard.press("u")
    expect(stage).not_to_have_attribute("data-held", "")
    expect(stage).to_have_attribute("data-step", "0")
    spot_of(page, "d3")
    assert page.evaluate(ON_TILES)["d3"] == "black medium knight"


def test_a_touch_hurries_what_is_told(player: Player) -> None:
    """White's answer takes five seconds here, and a quarter of that once the board is touched."""
    page = player.page
    page.clock.install()
    player.come("/learn/arkantar/play", speed=0.5)
    for touched in (["d3", "d5"], ["d6"], ["d3", "d5"], ["d2"]):
        for value in touched:
            ByMouse().thing(page, value)
        if touched != ["d6"]:
            page.locator("[data-act=continue]:not([disabled])").click()
    page.locator('[data-verb="end"]').wait_for()
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
    page.locator('[data-verb="end"]').click()
    page.locator(".button.skip").wait_for()
    page.locator('main [data-value="a4"]').click()
    for _ in range(20):
        page.clock.run_for(100)
    expect(page.locator("main.stage")).to_have_attribute("data-held", "")


def test_a_learner_who_is_stuck_is_shown_the_step(player: Player) -> None:
    page = player.page
    player.come("/learn/ankhor/play")
    page.locator("[data-act=show]").click()
    expect(page.locator("main.stage")).to_have_attribute("data-held", "")
    expect(page.locator("[data-part=result]")).to_contain_text("You took the three tokens")


def test_an_answer_that_comes_late_does_not_turn_a_lesson_back(player: Player) -> None:
    page = player.page
    late: list[Route] = []

    def hold(route: Route) -> None:
        """The first answer to a wall on d6 waits on the network; all others come."""
        actions = (route.request.post_data_json or {})["actions"]
        if len(actions) == 2 and not late:
            late.append(route)
        else:
            route.continue_()

    page.route("**/lesson", hold)
    player.come("/learn/arkantar/play")
    for value in ("d3", "d5"):
        ByMouse().thing(page, value)
    page.locator("[data-act=continue]:not([disabled])").click()
    ByMouse().thing(page, "d6")
    while not late:
        page.wait_for_timeout(50)
    page.locator("[data-act=back]").click()
    expect(page.locator("main.stage")).to_have_attribute("data-step", "0")
    spot_of(page, "d3")
    with page.expect_response("**/lesson"):
        late[0].continue_()
    for value in ("d3", "g3"):
        ByMouse().thing(page, value)
    expect(page.locator("main.stage")).to_have_attribute("data-held", "")
    assert page.evaluate(ON_TILES)["g3"] == "black medium knight"
