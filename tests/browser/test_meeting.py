"""People who meet at a table: links and codes, names, what they ask of each other."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Server, Windows
from tests.browser.player import Player
from tests.browser.tables import finished
from tests.browser.test_screens_in_the_browser import violations

SOURCES = Path(__file__).parents[2] / "web" / "src"
ABOVE = """([one, other]) =>
  one.getBoundingClientRect().bottom <= other.getBoundingClientRect().top"""


def someone(windows: Windows, server: Server, name: str, **look: object) -> Player:
    return Player(windows.open(**look), server.address, name)


def met(windows: Windows, server: Server, game: str = "arkantar") -> tuple[Player, Player, str]:
    """Ada and Bo at a private table, both looking at it."""
    ada, bo = someone(windows, server, "Ada"), someone(windows, server, "Bo")
    table = ada.ask("/api/tables", {"game": game, "players": 2})
    bo.ask(f"/api/invites/{table['invite']}/join", {})
    for player in (ada, bo):
        player.come(f"/t/{table['table']}")
        player.page.locator("main .ark-board, main.stage [data-slot]").first.wait_for()
    return ada, bo, table["table"]


def write(player: Player, text: str) -> None:
    """Play an action by its text."""
    page = player.page
    expect(page.locator(".skip")).to_have_count(0)
    page.keyboard.press("/")
    page.get_by_role("dialog").get_by_role("textbox").fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_is_copied_passes_one_place() -> None:
    """So that the next test cannot miss a link that the page offers."""
    using = [
        path.name
        for path in SOURCES.rglob("*")
        if path.suffix in (".ts", ".svelte") and re.search(r"clipboard|\bcopy\(", path.read_text())
    ]
    assert sorted(using) == ["Copy.svelte", "copy.ts"]


def test_every_link_that_the_page_offers_opens_for_a_stranger(
    windows: Windows, server: Server
) -> None:
    ada = someone(windows, server, "Ada")
    page, links = ada.page, list[str]()
    waiting = ada.ask("/api/tables", {"game": "arkantar"})["table"]
    playing, over = ada.sit("ankhor"), finished(ada)

    def gather() -> None:
        page.locator("[data-copies]").first.wait_for()
        found = page.locator("[data-copies]").all()
        links.extend(one.get_attribute("data-copies") or "" for one in found)

    ada.come(f"/t/{waiting}")
    gather()
    for ident in (playing, over):
        page.goto(f"{ada.address}/t/{ident}")
        page.get_by_label("Menu", exact=True).click()
        gather()
    page.goto(f"{ada.address}/review/{over}?ply=3")
    page.locator(".ark-board").first.wait_for()
    gather()
    page.goto(ada.address)
    page.get_by_role("button", name="Ada").click()
    page.get_by_role("button", name="Show a code").click()
    gather()
    kinds = [re.sub(r"^https?://[^/]+/(\w+).*", r"\1", link) for link in links]
    assert kinds == ["join", "t", "review", "review", "link"]
    shown = {
        "join": ".button:has-text('Sit down')",
        "t": "main.stage [data-slot]",
        "review": ".ark-board",
        "link": ".button:has-text('Yes, that is me')",
    }
    for kind, link in zip(kinds, links, strict=True):
        stranger = windows.open()
        stranger.goto(link)
        stranger.locator(shown[kind]).first.wait_for()
        if kind == "review":
            expect(stranger.locator(".where")).not_to_contain_text("of 0")
        if kind in ("t", "review"):
            stranger.reload()
            stranger.locator(shown[kind]).first.wait_for()


def test_a_link_without_the_right_to_look_says_so_and_shows_a_way_on(
    windows: Windows, server: Server
) -> None:
    windows.expected = "403"
    ada = someone(windows, server, "Ada")
    over, page = finished(ada), windows.open()
    for path in (f"/review/{over}", f"/t/{over}"):
        page.goto(server.address + path)
        expect(page.get_by_role("alert")).to_contain_text("private")
        expect(page.get_by_label("Code or link of a table")).to_be_focused()
        expect(page.get_by_text("of 0")).to_have_count(0)
        expect(page.get_by_role("link", name="Home").last).to_be_visible()


def test_a_friend_comes_by_a_code_that_was_read_out(windows: Windows, server: Server) -> None:
    windows.expected = "404"
    ada, page = someone(windows, server, "Guest"), windows.open(**PHONE)
    waiting = ada.ask("/api/tables", {"game": "arkantar", "hints": True})
    ada.come(f"/t/{waiting['table']}")
    expect(ada.page.get_by_alt_text("QR code of the link")).to_be_visible()
    code = ada.page.locator(".code").inner_text()
    assert re.fullmatch(r"[0-9A-Z]{4} [0-9A-Z]{4}", code)

    page.goto(server.address)
    page.get_by_role("button", name="Join with a code").click()
    field = page.get_by_label("Code or link of a table")
    expect(field).to_be_focused()
    field.fill("0000-0000")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("No table has this code")
    expect(field).to_be_focused()
    expect(field).to_have_value("0000-0000")
    field.fill(code.lower().replace(" ", "-").replace("0", "o").replace("1", "l"))
    page.keyboard.press("Enter")
    expect(page.get_by_text("Guest would like to play Arkantar with you.")).to_be_visible()
    page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_text("Guest 2").first).to_be_visible()
    expect(ada.page.get_by_text("hints allowed").first).to_be_attached()
    page.locator("main .ark-board").wait_for()

    page.get_by_label("Menu", exact=True).click()
    page.get_by_role("button", name="Change your name").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Bo")
    page.keyboard.press("Enter")
    expect(ada.page.get_by_text("Bo", exact=True).first).to_be_visible()

    third = windows.open()
    third.goto(f"{server.address}/join/{code.replace(' ', '')}")
    expect(third.get_by_text("all seats are taken")).to_be_visible()
    third.get_by_role("link", name="Watch", exact=True).click()
    third.locator("main .ark-board").wait_for()
    third.reload()
    third.locator("main .ark-board").wait_for()


def test_a_guest_sits_down_by_a_name_and_a_table_is_cancelled(
    windows: Windows, server: Server
) -> None:
    ada, page = someone(windows, server, "Ada"), windows.open()
    waiting = ada.ask("/api/tables", {"game": "ankhor", "players": 3})
    ada.come(f"/t/{waiting['table']}")
    page.goto(f"{server.address}/join/{waiting['invite']}")
    page.get_by_label("Your name").fill("Cleo")
    page.keyboard.press("Enter")
    expect(ada.page.get_by_text("Cleo")).to_be_visible()
    ada.page.get_by_role("button", name="Cancel the table").click()
    ada.page.wait_for_url(f"{server.address}/")
    expect(page.get_by_role("alert")).to_contain_text("cancelled")


def test_a_table_for_a_friend_is_opened_by_a_name_and_given_up_in_words(
    windows: Windows, server: Server
) -> None:
    """The name may be left out; who watches on a phone is told so; nothing ends in silence."""
    page = windows.open(**PHONE)
    page.goto(f"{server.address}/new?game=arkantar")
    expect(page.get_by_label("Your name", exact=True)).to_have_count(0)
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator("#seat-1").get_by_role("radio", name="Here").tap()
    page.locator("#seat-1").get_by_role("radio", name="Bot").tap()
    levels = page.locator("#seat-1 .levels")
    expect(levels).to_be_visible()
    opens = page.get_by_role("button", name="Open the table")
    page.wait_for_function(ABOVE, arg=[levels.element_handle(), opens.element_handle()])
    page.locator("#seat-1").get_by_role("radio", name="Friend").tap()
    page.get_by_label("Your name", exact=True).fill("Dido")
    opens.tap()
    expect(page.locator(".seatr").get_by_text("Dido")).to_be_visible()
    code = page.locator(".code").inner_text().replace(" ", "")

    bo, third = someone(windows, server, "Bo"), windows.open(**PHONE)
    table = bo.ask(f"/api/invites/{code}/join", {})["table"]
    bo.come(f"/t/{table}")
    third.goto(f"{server.address}/join/{code}")
    third.get_by_role("link", name="Watch", exact=True).tap()
    expect(third.locator(".lintel")).to_contain_text("You are watching")
    expect(page.locator(".lintel")).not_to_contain_text("You are watching")

    third.get_by_label("Menu", exact=True).tap()
    expect(third.get_by_role("dialog").get_by_role("button", name="Your name")).to_be_visible()
    expect(third.get_by_role("dialog").get_by_text("Type an action")).to_have_count(0)
    third.keyboard.press("Escape")
    third.get_by_role("button", name="Log and chat").tap()
    third.get_by_role("tab", name="Chat").tap()
    third.get_by_role("button", name="Well played").tap()
    third.get_by_label("Your name", exact=True).fill("Cyrus")
    third.get_by_role("button", name="Send").tap()
    expect(third.locator(".said")).to_contain_text("Cyrus")
    expect(third.get_by_role("alert")).to_have_count(0)
    bo.page.get_by_role("tab", name="Chat").click()
    expect(bo.page.locator(".said")).to_contain_text("Cyrus")
    bo.page.get_by_role("tab", name="Log").click()

    expect(page.locator(".dotn")).to_have_text("1")
    page.get_by_role("button", name="Log and chat").tap()
    chat = page.get_by_role("tab", name="Chat")
    expect(chat).to_have_attribute("aria-selected", "true")  # the number was of the chat
    page.get_by_role("button", name="Hello").tap()
    expect(page.locator(".said")).to_have_count(2)
    expect(bo.page.locator(".tabs .number-of")).to_have_text("1")
    page.reload()
    page.locator("main .ark-board").wait_for()
    page.get_by_role("button", name="Log and chat").tap()
    expect(page.locator(".dotn, .tabs .number-of")).to_have_count(0)
    page.keyboard.press("Escape")

    page.get_by_label("Menu", exact=True).tap()
    page.get_by_role("button", name="Resign").tap()
    page.get_by_role("button", name="Resign: are you sure?").tap()
    expect(bo.page.locator(".log-panel").get_by_text("Dido resigned.")).to_be_visible()
    sheet = third.get_by_role("dialog")  # the chat is still open there
    expect(sheet.locator(".verdict")).to_contain_text("Bo wins")
    sheet.get_by_role("button", name="Result").tap()
    expect(sheet).to_have_count(0)
    expect(third.locator(".table-screen.ended")).to_be_visible()
    bo.page.get_by_label("Menu", exact=True).click()
    expect(bo.page.get_by_role("dialog")).to_contain_text("can go through the whole game.")
    expect(bo.page.get_by_role("dialog")).not_to_contain_text("hand")


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_levels_of_a_bot_are_in_sight_on_a_low_phone(
    windows: Windows, server: Server, language: str
) -> None:
    page = windows.open(**PHONE | {"locale": language})
    page.goto(f"{server.address}/new?game=arkantar")
    levels = page.locator("#seat-1 .levels")
    levels.wait_for()
    opens = page.locator(".choice-line .acts .button")
    page.wait_for_function(ABOVE, arg=[levels.element_handle(), opens.element_handle()])
    assert page.evaluate("scrollY") == 0


def test_to_learn_a_game_from_home_is_to_play_its_lesson(player: Player) -> None:
    player.come("/")
    card = player.page.locator(".game").first
    assert card.get_by_role("link", name="Rules").get_attribute("href") == "/learn/arkantar"
    card.get_by_role("link", name="Learn").click()
    player.page.wait_for_url("**/learn/arkantar/play")
    expect(player.page.locator("[data-part=task]")).to_be_visible()


SEEN = """(button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""Whether a person sees a button and can press it where it is seen."""


def test_nothing_is_taken_back_in_silence(windows: Windows, server: Server) -> None:
    ada, bo, _ = met(windows, server)
    assert ada.page.title() == "● Your turn – Arkantar"
    assert ada.page.locator("link[rel=icon]").get_attribute("href") == "/icon-due.svg"
    expect(ada.page.get_by_role("button", name="Hint")).to_have_count(0)
    write(ada, "+a4")
    expect(ada.page.locator(".log-panel .line")).to_have_count(1)
    ada.page.get_by_role("button", name="Undo").click()
    expect(bo.page.get_by_text("Ada took an action back.").first).to_be_visible()
    write(ada, "+a4")
    expect(ada.page.locator(".log-panel .line")).to_have_count(1)
    write(ada, "end")
    expect(ada.page).to_have_title("Arkantar · Ostraka")
    assert ada.page.locator("link[rel=icon]").get_attribute("href") == "/icon.svg"
    expect(bo.page).to_have_title("● Your turn – Arkantar")

    asks = ada.page.get_by_role("button", name="Ask to undo")
    asks.click()
    expect(ada.page.locator(".lintel")).to_contain_text("waiting for Bo")
    expect(asks).to_have_count(0)
    expect(ada.page.locator(".offers")).to_be_hidden()  # who waits can continue playing
    expect(bo.page.get_by_text("Ada asks to take this back:")).to_be_visible()
    for width, height in ((360, 640), (1024, 768)):
        bo.page.set_viewport_size({"width": width, "height": height})
        for answer in ("yes", "no"):
            assert bo.page.get_by_role("button", name=answer, exact=True).evaluate(SEEN), answer
    assert violations(bo.page) == []
    bo.page.get_by_role("button", name="no", exact=True).click()
    refused = ada.page.get_by_text("Bo does not agree to the takeback.")
    expect(refused).to_be_visible()
    asks.click()
    ada.page.get_by_role("button", name="Withdraw").click()
    expect(bo.page.get_by_text("Ada no longer asks for a takeback.")).to_be_visible()
    asks.click()
    bo.page.get_by_role("button", name="yes", exact=True).click()
    expect(ada.page).to_have_title("● Your turn – Arkantar")
    expect(bo.page.locator(".log-panel").get_by_text("Ada took an action back.")).to_have_count(2)
    news = bo.page.locator(".news")
    expect(news).to_contain_text("Ada took an action back.")
    news.get_by_role("status").click(force=True, position={"x": 4, "y": 4})
    expect(news).to_have_count(0)
    ada.page.get_by_role("button", name="Undo").click()
    expect(news).to_be_visible()
    expect(news).to_have_count(0)  # and goes by itself


def test_on_a_phone_a_friends_turn_stays_readable_and_the_rules_are_in_the_menu(
    windows: Windows, server: Server
) -> None:
    ada, bo = someone(windows, server, "Ada"), someone(windows, server, "Bo", **PHONE)
    table = ada.ask("/api/tables", {"game": "arkantar", "players": 2})
    bo.ask(f"/api/invites/{table['invite']}/join", {})
    for player in (ada, bo):
        player.come(f"/t/{table['table']}", confirm="always")
        player.page.locator("main .ark-board").wait_for()
    write(ada, "+a4")
    expect(ada.page.locator(".log-panel .line")).to_have_count(1)
    write(ada, "end")
    bo.asked()
    recap = bo.page.locator(".lintel .recap")
    expect(recap).to_have_text("Ada builds a Wall on a4.")
    bo.page.locator(".ark-board [data-value=a6]").tap()
    bo.page.locator(".ark-board [data-value=a7]").tap()  # it cannot move, wall or no wall
    expect(bo.page.get_by_role("alert")).not_to_contain_text("a6")
    expect(bo.page.get_by_role("alert")).to_contain_text("a7")
    expect(recap).to_have_count(0)
    bo.page.get_by_label("Menu", exact=True).tap()
    bo.page.get_by_role("link", name="Rules").tap()
    expect(bo.page).to_have_url(f"{server.address}/learn/arkantar")
    bo.page.go_back()
    expect(recap).to_be_visible()


def test_a_rematch_is_asked_for_and_agreed_to(windows: Windows, server: Server) -> None:
    ada, bo, ident = met(windows, server)
    bo.page.get_by_label("Menu", exact=True).click()
    bo.page.get_by_role("button", name="Resign").click()
    bo.page.get_by_role("button", name="Resign: are you sure?").click()
    ada.page.get_by_role("button", name="Rematch").click()
    expect(ada.page.get_by_text("You asked for a rematch; waiting for Bo.")).to_be_visible()
    expect(bo.page.get_by_text("Ada would like a rematch.")).to_be_visible()
    bo.page.get_by_role("button", name="Rematch").click()
    for player in (ada, bo):
        player.page.wait_for_url(lambda url: "/t/" in url and ident not in url)


def test_against_bots_one_press_leads_to_the_rematch(player: Player) -> None:
    ident = player.sit("ankhor")
    player.come(f"/t/{ident}")
    player.play(12)
    player.page.get_by_label("Menu", exact=True).click()
    player.page.get_by_role("button", name="Resign").click()
    player.page.get_by_role("button", name="Resign: are you sure?").click()
    player.page.get_by_role("button", name="Rematch").wait_for()
    expect(player.page.get_by_text("What decided it")).to_have_count(0)  # nothing but that
    player.page.get_by_role("button", name="Rematch").click()
    player.page.wait_for_url(lambda url: "/t/" in url and ident not in url)

    page = player.page
    page.goto(f"{player.address}/games")
    row = page.locator(f'a[href="/review/{ident}"]')
    expect(row).to_contain_text("Talos 1 won")
    expect(row).to_contain_text("Nefeli – Talos 1")
    expect(row).to_contain_text(re.compile(r"20\d\d"))


def test_at_one_screen_each_is_called_by_name_and_the_last_action_can_go(player: Player) -> None:
    page = player.page
    seats = [{"who": "me"}, {"who": "screen", "name": "Bob"}]
    ident = player.ask("/api/tables", {"game": "arkantar", "seats": seats})["table"]
    player.come(f"/t/{ident}")
    expect(page.get_by_text("Nefeli’s turn", exact=True)).to_be_visible()
    write(player, "+a4")
    expect(page.locator(".log-panel .line")).to_have_count(1)
    write(player, "end")
    expect(page.get_by_text("Bob’s turn", exact=True)).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("Nefeli’s turn", exact=True)).to_be_visible()


def choose_cards(player: Player) -> None:
    """Choose in the opening hand as many cards as are asked for, up to the confirmation."""
    for _ in range(60):
        seen = player.glance()
        if seen is not None:
            player.touch(seen)
        player.page.wait_for_timeout(100)
        if not player.page.get_by_text("Your turn", exact=True).count():
            return
    raise AssertionError("the choice is never done")


def test_who_chooses_in_secret_is_told_what_is_asked_and_what_is_done(
    windows: Windows, server: Server
) -> None:
    ada, bo, _ = met(windows, server, "ancient_knowledge")
    for player in (ada, bo):
        expect(player.page.locator(".lintel .acting")).to_contain_text("Your turn")
    expect(ada.page.locator(".players")).to_contain_text("choosing")
    choose_cards(ada)
    expect(ada.page.locator(".lintel .acting")).to_contain_text("You have chosen")
    expect(ada.page.get_by_text("Waiting for Bo.")).to_be_visible()
    expect(ada.page.locator(".button.gold")).to_have_count(0)
    expect(bo.page.locator(".players")).to_contain_text("has chosen")
    expect(bo.page.locator(".lintel .acting")).to_contain_text("Your turn")
    ada.page.reload()
    expect(ada.page.locator(".lintel .acting")).to_contain_text("You have chosen")
    ada.page.get_by_role("button", name="Choose again").click()
    choose_cards(ada)
    expect(ada.page.locator(".lintel .acting")).to_contain_text("You have chosen")
    choose_cards(bo)
    expect(ada.page.get_by_text("You have chosen")).to_have_count(0)


def test_the_new_table_says_only_what_is_true(player: Player) -> None:
    page = player.page
    bo = Player(page, player.address, "Bo")
    theirs = bo.ask("/api/tables", {"game": "arkantar", "public": True})["table"]
    mine = player.ask("/api/tables", {"game": "arkantar", "public": True})["table"]
    player.come("/new?game=ankhor")
    hints = page.get_by_role("radiogroup", name="Hints")
    expect(page.get_by_text("The first player is chosen at random.")).to_be_visible()
    expect(page.get_by_text("goes first", exact=True)).to_have_count(0)
    expect(hints.get_by_role("radio", name="yes")).to_be_checked()
    page.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="Friend").click()
    expect(hints.get_by_role("radio", name="no")).to_be_checked()
    page.get_by_role("radio", name="Arkantar").click()
    expect(page.get_by_text("goes first", exact=True)).to_be_visible()
    listed = page.get_by_label("Open tables")
    expect(listed.locator(f'a[href="/t/{theirs}"]')).to_be_visible()
    expect(listed.locator(f'a[href="/t/{mine}"]')).to_have_count(0)
    for width in (360, 390, 700, 820, 1024, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        for control in page.locator(".four-ways").all():
            inside = control.evaluate(
                """(one) => [...one.children].every((child) => {
                  const box = child.getBoundingClientRect();
                  const row = one.closest('.seatr').getBoundingClientRect();
                  return box.width > 0 && box.left >= row.left && box.right <= row.right + 0.5;
                })"""
            )
            assert inside, f"the seat control is cut at {width}"


def test_a_new_table_tells_its_options_in_words_from_the_first_moment(
    windows: Windows, server: Server
) -> None:
    """The games' words come later than the page; no option is shown by its name in code."""
    page = windows.open()
    page.goto(f"{server.address}/")
    page.evaluate(
        """() => {
          window.labels = new Set();
          const look = () => {
            for (const one of document.querySelectorAll('.opts .option > b'))
              labels.add(one.textContent);
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    page.get_by_label("New table: Ankh’or").click()
    expect(page.get_by_text("Rulebook", exact=True)).to_be_visible()
    expect(page.get_by_text("more tokens win a tie")).to_be_visible()
    labels = page.evaluate("[...labels]")
    assert not [label for label in labels if "_" in label or label == "edition"]
    shown = page.locator(".opts .option > b").all_inner_texts()
    assert shown[:3] == ["Clock", "Who may join", "Rulebook"], "what concerns everybody comes first"


def test_cards_of_the_new_table_and_the_waiting_room_line_up(player: Player) -> None:
    page = player.page

    def tops(*selectors: str) -> set[int]:
        boxes = [page.locator(one).first.bounding_box() for one in selectors]
        return {round(box["y"]) for box in boxes if box}

    player.come("/new?game=arkantar")
    expect(page.get_by_text("What happens to a player who cannot act")).to_be_visible()
    assert len(tops(".seats-head", ".opts h2")) == 1
    assert len(tops(".seatr", ".option")) == 1
    page.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="Friend").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Code of this table")).to_be_visible()
    edges = page.evaluate(
        """() => [...document.querySelectorAll('main .lintel, main .seatr, main .invitation')]
          .map((one) => one.getBoundingClientRect())
          .map((box) => `${Math.round(box.left)} ${Math.round(box.right)}`)"""
    )
    assert len(edges) == 4
    assert len(set(edges)) == 1


def test_the_picture_of_a_game_leads_to_its_lesson(player: Player) -> None:
    page = player.page
    player.come("/learn")
    page.locator(".game .picture").first.click()
    expect(page).to_have_url(re.compile("/learn/arkantar/play$"))


def test_home_counts_the_solo_game_among_the_players_of_its_game(player: Player) -> None:
    player.come("/")
    games = player.page.get_by_label("Games", exact=True)
    expect(games.get_by_text("1–4 players")).to_be_visible()
    expect(games.get_by_text("2–4 players")).to_have_count(1)


def test_a_language_is_chosen_from_a_menu_and_a_picture_leads_to_its_game(player: Player) -> None:
    page = player.page
    player.come("/")
    page.get_by_label("New table: Ankh’or").click()
    expect(page.get_by_role("radio", name="Ankh’or")).to_be_checked()
    page.get_by_label("Language").select_option("Deutsch")
    expect(page.get_by_text("Tisch eröffnen")).to_be_visible()


def test_finished_games_are_listed_with_result_date_and_length(player: Player) -> None:
    page = player.page
    finished(player)
    finished(player, "ankhor")
    player.come("/games")
    rows = page.locator("section", has=page.get_by_role("heading", name="Finished")).locator(
        ".row-t"
    )
    expect(rows).to_have_count(2)
    arkantar = rows.filter(has_text="Arkantar")
    expect(arkantar).to_contain_text("won")
    expect(arkantar).to_contain_text("113 actions")
    expect(arkantar).to_contain_text(str(datetime.now(UTC).year))
    page.get_by_role("radio", name="Ankh’or").click()
    expect(rows).to_have_count(1)
    expect(arkantar).to_have_count(0)


def test_the_review_on_a_phone_names_whose_area_is_shown(windows: Windows, server: Server) -> None:
    ada = someone(windows, server, "Ada", **PHONE)
    ada.come(f"/review/{finished(ada, 'ankhor')}?ply=7")
    chips = ada.page.locator(".strip .chip")
    expect(chips).to_have_count(2)
    shown = ada.page.locator(".strip .chip[aria-pressed=true] .seat-name")
    eyes = ada.page.get_by_label("Point of view").locator("option:checked")
    expect(shown).to_have_text(eyes.inner_text())
    for seat in ("0", "1"):
        ada.page.get_by_label("Point of view").select_option(seat)
        expect(chips.nth(int(seat))).to_have_attribute("aria-pressed", "true")
        expect(shown).to_have_text(eyes.inner_text())
    chips.first.tap()
    expect(chips.first).to_have_attribute("aria-pressed", "true")
