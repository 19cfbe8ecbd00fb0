"""Every screen and every board fits on every screen size, from small phones to large desktops."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import ostraka
from tests.browser.conftest import DESKTOP, PHONE, Server, Windows
from tests.browser.fit import (
    DESKTOPS,
    LANGUAGES,
    LETTERS,
    PHONES,
    TABLETS,
    TOUCHED,
    Size,
    faults_at,
    settle,
)
from tests.browser.player import Finger, Mouse, Player
from tests.browser.tables import finished


def playing(game: str, plies: int, players: int = 2) -> Callable[[Player], str]:
    """A table in mid-game, with all seats at this screen."""

    def made(player: Player) -> str:
        state = ostraka.load(game).start(seed=1, players=players)
        chance = random.Random(1)
        while state.ply < plies and not state.over:
            state.play(chance.choice(list(state.codes)))
        assert not state.over
        record = {"record": state.record.as_json()}
        return f"/t/{player.ask('/api/tables/import', record)['table']}"

    return made


def waiting(player: Player) -> str:
    seats = [{"who": "me"}, {"who": "open"}]
    return f"/t/{player.ask('/api/tables', {'game': 'arkantar', 'seats': seats})['table']}"


def invited(player: Player) -> str:
    seats = [{"who": "me"}, {"who": "open"}]
    host = Player(player.page, player.address, "Ada")
    made = host.ask("/api/tables", {"game": "ankhor", "seats": seats})
    return f"/join/{made['invite']}"


def over(game: str) -> Callable[[Player], str]:
    return lambda player: f"/t/{finished(player, game)}"


def reviewed(game: str, ply: int = 4) -> Callable[[Player], str]:
    return lambda player: f"/review/{finished(player, game)}?ply={ply}"


def recorded(player: Player) -> str:
    """Who has finished games and looks at their record."""
    for game in ("arkantar", "ankhor"):
        finished(player, game)
    return "/record"


def meeting(player: Player) -> str:
    """Somebody waits, and other tables are open."""
    other = Player(player.page, player.address, "Bo")
    other.ask("/api/tables", {"game": "ankhor", "players": 4, "public": True})
    player.ask("/api/seek", {"game": "arkantar"})
    return "/lobby"


def at(path: str) -> Callable[[Player], str]:
    return lambda _: path


TURN = ":is(.acts, .dock) .button"
"""The buttons of a table, wherever they are."""

Screen = tuple[Callable[[Player], str], str, str | None]
SCREENS: dict[str, Screen] = {
    "home": (at("/"), ".game", ".main-buttons .button.primary"),
    "new table, Arkantar": (at("/new?game=arkantar"), ".game-choice.is-on", ".button.large"),
    "new table, Ankh'or": (at("/new?game=ankhor"), ".game-choice.is-on", ".button.large"),
    "new table, Ancient Knowledge": (
        at("/new?game=ancient_knowledge"),
        ".game-choice.is-on",
        ".button.large",
    ),
    "invitation": (invited, ".pottery", ".button.cream"),
    "waiting": (waiting, ".seatr", ".button.cream"),
    "games": (at("/games"), "main h1, main h2", None),
    "lobby": (meeting, ".open-table", ".seek .button.gold"),
    "record": (recorded, ".against .button", None),
    "learn": (at("/learn"), ".game", ".game .button"),
    "rules": (at("/learn/arkantar"), ".rtext h1", None),
    "lesson, Arkantar": (at("/learn/arkantar/play"), ".ark-board", TURN),
    "lesson, Ankh'or": (at("/learn/ankhor/play"), ".domain", TURN),
    "lesson, Ancient Knowledge": (at("/learn/ancient_knowledge/play"), ".timeline", TURN),
    "puzzles": (at("/puzzles"), ".ark-board", TURN),
    "solo": (at("/solo"), ".challenges", ".main-buttons .button"),
    "end, Arkantar": (over("arkantar"), ".ending", TURN),
    "end, Ankh'or": (over("ankhor"), ".ending", TURN),
    "end, Ancient Knowledge": (over("ancient_knowledge"), ".ending", TURN),
    "review, Arkantar": (reviewed("arkantar"), ".ark-board", TURN),
    "review, Ankh'or": (reviewed("ankhor"), ".domain", TURN),
    "review, Ancient Knowledge": (reviewed("ancient_knowledge", 60), ".timeline", TURN),
    "Arkantar": (playing("arkantar", 25), "main [data-slot]", TURN),
    "Ankh'or": (playing("ankhor", 150), ".domain [data-slot]", TURN),
    "Ankh'or, four": (playing("ankhor", 90, 4), ".domain [data-slot]", TURN),
}
LARGE: list[Size] = [(360, 640), (390, 844), (1024, 768), (1280, 800)]
"""Where text of 150 % is tried."""


def opened(player: Player, screen: Screen, **settings: object) -> str | None:
    """Come to a screen and wait until it is drawn; its main button."""
    path, ready, main = screen
    player.come(path(player), **settings)
    page = player.page
    page.locator(f".curtain .button, {ready}").first.wait_for()
    for curtain in page.locator(".curtain .button").all():
        curtain.click()
    page.locator(ready).first.wait_for()
    page.wait_for_load_state("networkidle")
    return main


def by_pointer(sizes: list[Size]) -> list[tuple[dict[str, Any], list[Size]]]:
    """The sizes with how a window is opened there: by fingers up to tablets."""
    touched = [size for size in sizes if size not in DESKTOPS]
    others = [size for size in sizes if size in DESKTOPS]
    return [(TOUCHED, touched), ({}, others)]


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_fits(windows: Windows, server: Server, name: str) -> None:
    wrong = []
    for look, sizes in by_pointer([*PHONES, *TABLETS, *DESKTOPS]):
        player = Player(windows.open(**look), server.address)
        main = opened(player, SCREENS[name])
        wrong += faults_at(player.page, sizes, main, LETTERS)
    assert not wrong, "\n".join(["", *wrong])


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_fits_in_every_language(
    windows: Windows, server: Server, name: str, language: str
) -> None:
    wrong = []
    for look, sizes in by_pointer([*PHONES, *TABLETS, *DESKTOPS]):
        player = Player(windows.open(**look), server.address)
        main = opened(player, SCREENS[name], language=language)
        wrong += faults_at(player.page, sizes, main)
    assert not wrong, "\n".join(["", *wrong])


@pytest.mark.parametrize("name", ["home", "new table, Ankh'or", "Arkantar", "Ankh'or"])
def test_large_text_fits(windows: Windows, server: Server, name: str) -> None:
    wrong = []
    for look, sizes in by_pointer(LARGE):
        player = Player(windows.open(**look), server.address)
        main = opened(player, SCREENS[name], text=150)
        wrong += faults_at(player.page, sizes, main)
    assert not wrong, "\n".join(["", *wrong])


WORDY = [
    "home",
    "new table, Ankh'or",
    "games",
    "lobby",
    "record",
    "learn",
    "lesson, Arkantar",
    "puzzles",
    "solo",
]
WORDY += ["end, Ankh'or", "review, Arkantar", "Arkantar", "Ankh'or, four"]
"""The screens that are tried with longer words."""


@pytest.mark.parametrize("name", WORDY)
def test_longer_words_fit(windows: Windows, server: Server, name: str) -> None:
    """The pseudo-language of docs/translate.md is longer than any language is likely to be."""
    wrong = []
    for look, sizes in (TOUCHED, [(360, 640), (667, 375), (768, 1024)]), ({}, [(1280, 800)]):
        player = Player(windows.open(**look), server.address)
        main = opened(player, SCREENS[name], language="xx")
        wrong += faults_at(player.page, sizes, main)
    assert not wrong, "\n".join(["", *wrong])


@pytest.mark.parametrize("panel", ["Settings", "Menu", "Log and chat"])
def test_every_panel_fits(windows: Windows, server: Server, panel: str) -> None:
    player = Player(windows.open(**TOUCHED), server.address)
    opened(player, SCREENS["Arkantar"])
    player.page.get_by_role("button", name=panel, exact=True).click()
    player.page.get_by_role("dialog").wait_for()
    wrong = faults_at(player.page, [*PHONES, *TABLETS])
    assert not wrong, "\n".join(["", *wrong])


@pytest.mark.parametrize("panel", ["?", "t", "/", "name"])
def test_every_panel_of_the_keyboard_fits(windows: Windows, server: Server, panel: str) -> None:
    """Keys, the table as text, an action to type; and the name, from the menu."""
    player = Player(windows.open(**TOUCHED), server.address)
    opened(player, SCREENS["Arkantar"])
    page = player.page
    if panel == "name":
        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_role("button", name="Change your name").click()
    else:
        page.keyboard.press(panel)
    page.get_by_role("dialog").wait_for()
    wrong = faults_at(page, [(360, 640), (667, 375), (820, 1180)])
    assert not wrong, "\n".join(["", *wrong])


@pytest.mark.parametrize("name", ["Arkantar", "Ankh'or"])
def test_text_of_130_percent_fits(windows: Windows, server: Server, name: str) -> None:
    player = Player(windows.open(**TOUCHED), server.address)
    main = opened(player, SCREENS[name], text=130)
    wrong = faults_at(player.page, [(390, 844)], main)
    assert not wrong, "\n".join(["", *wrong])


FRAME = (
    ".lintel, .stage, .ark-board, .stage .market, .stage .area, .dock, .players, .strip,"
    " .rail > .panel"
)
EDGES = """
(parts) => [...document.querySelectorAll(parts)].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].join(' ');
})
"""


@pytest.mark.parametrize("game", ["arkantar", "ankhor"])
@pytest.mark.parametrize("look", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_board_moves_while_a_turn_is_made(
    windows: Windows, server: Server, game: str, look: dict[str, Any]
) -> None:
    """Whatever the lintel says, from the first touch of a turn to the answer of a bot."""
    hands = Finger() if look is PHONE else Mouse()
    player = Player(windows.open(**look), server.address, hands=hands)
    player.come(f"/t/{player.sit(game)}", confirm="always")
    player.asked()
    settle(player.page)
    before = player.page.evaluate(EDGES, FRAME)
    for _ in range(10):
        player.act()
        player.asked()
        settle(player.page)
        assert player.page.evaluate(EDGES, FRAME) == before


def test_a_chat_can_be_written_beside_four_players(player: Player) -> None:
    opened(player, SCREENS["Ankh'or, four"])
    player.page.get_by_role("tab", name="Chat").click()
    for width, height in ((1280, 800), (1440, 900)):
        player.page.set_viewport_size({"width": width, "height": height})
        expect(player.page.get_by_role("textbox", name="Say something")).to_be_in_viewport(ratio=1)
        expect(player.page.locator(".players .player")).to_have_count(4)


COVERED = """
() => {
  const buttons = document.querySelector('.look').getBoundingClientRect();
  return [...document.querySelectorAll('.domain .tile')].filter((one) => {
    const tile = one.getBoundingClientRect();
    return tile.right > buttons.left && tile.bottom > buttons.top;
  }).length;
}
"""


def test_no_tile_of_a_domain_lies_below_its_buttons(player: Player) -> None:
    opened(player, SCREENS["Ankh'or"])
    for width, height in ((360, 640), (390, 844), (1024, 768)):
        player.page.set_viewport_size({"width": width, "height": height})
        settle(player.page)
        assert player.page.evaluate(COVERED) == 0, f"{width}x{height}"


SMALLEST = {(360, 640): 45.5, (667, 375): 44, (844, 390): 46, (768, 1024): 56, (1280, 800): 64}
"""The least width of a tile of Arkantar."""


def test_tiles_of_arkantar_are_large_enough_everywhere(player: Player) -> None:
    opened(player, SCREENS["Arkantar"])
    for (width, height), least in SMALLEST.items():
        player.page.set_viewport_size({"width": width, "height": height})
        settle(player.page)
        box = player.page.locator("main [data-value=a1]").bounding_box()
        assert box
        assert box["width"] >= least, f"{width}x{height}"
