"""Playing alone, from the journal and back to it: a challenge, and the first game of a campaign."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ostraka.games.ancient_knowledge_solo import GAME as SOLO
from tests.browser.knowledge import about_to_meet_an_objective, seat_at, with_objectives
from tests.browser.player import Player
from tests.browser.test_whole_games import MOST


def to_the_end(player: Player) -> int:
    """Play on until the result is there, and say how many points it gives."""
    assert player.play(MOST), "the game does not come to an end"
    expect(player.page.locator(".endsent")).not_to_be_empty()
    return int(player.page.locator(".stele .st-t").first.text_content() or "")


def test_a_challenge_is_played_to_its_end_and_stands_in_the_journal_if_it_was_met(
    player: Player,
) -> None:
    page = player.page
    player.come("/solo")
    page.get_by_role("button", name="Play challenge 1 with Hand 2").click()
    score = to_the_end(player)
    met = player.ask("/api/solo")["challenges"][0]["mine"]
    expect(page.locator(".endsent")).to_have_text(f"Challenge 1 is {'won' if met else 'lost'}.")
    told = page.locator(".panel.alone")
    expect(told).to_contain_text("Challenge 1 · New Era · Hand 2")
    expect(told).to_contain_text("met" if met else "missed")
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    expect(page.get_by_role("button", name="Play it again").first).to_be_visible()
    page.get_by_role("link", name="Solo journal").first.click()
    cell = page.get_by_role("button", name="Play challenge 1 with Hand 2")
    expect(cell).to_have_text(str(score) if met else "")
    expect(page.get_by_role("row", name="Fickle Fate")).to_contain_text("reconstructed")
    assert [entry["score"] for entry in met.values()] == ([score] if met else [])


def test_the_first_game_of_a_campaign_is_played_and_entered_in_its_journal(player: Player) -> None:
    page = player.page
    player.come("/solo")
    page.get_by_role("button", name="Start a campaign").click()
    expect(page.locator("[data-region=coffers]")).to_be_visible()
    expect(page.locator(".top-bar .meta").first).to_contain_text("Campaign “Thebes”")
    expect(page.locator(".lintel")).to_contain_text("0 of 5 (at least 1)")
    expect(page.locator("[data-region=coffers]").get_by_text("Effect:")).to_have_count(5)
    card = page.locator(".fanned .held").first
    card.click()  # what is in hand is read before objectives are chosen
    expect(page.locator(".reader h2")).to_contain_text(card.locator(".name").inner_text())
    expect(page.locator(".lintel [role=alert]")).to_have_count(0)
    score = to_the_end(player)
    (campaign,) = player.ask("/api/solo")["campaigns"]
    assert [game["score"] for game in campaign["games"]] == [score]
    told = page.locator(".panel.alone")
    expect(told).to_contain_text(campaign["games"][0]["title"].title())
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    if campaign["over"]:
        lost = "you lose this game, and the campaign with it"
        expect(page.locator(".endsent")).to_contain_text(lost)
        expect(told).to_contain_text(f"ended with {campaign['achieved']} of 15 coffers")
    else:
        expect(page.locator(".endsent")).to_contain_text("you win this game")
        expect(told).to_contain_text("Unlocked:")
        expect(page.get_by_role("button", name="Game 2 of").first).to_be_visible()
    page.get_by_role("link", name="Solo journal").first.click()
    expect(page.locator(".camp .game-score")).to_have_text(str(score).replace("-", "−"))
    chart = page.locator(".camp").bounding_box()
    mark = page.locator(".camp .game-score :first-child").bounding_box()
    assert chart is not None
    assert mark is not None
    assert chart["y"] <= mark["y"]
    assert mark["y"] + mark["height"] <= chart["y"] + chart["height"], "the score is cut off"
    expect(page.locator(".camp .game-dot.next-steps")).to_have_count(0 if campaign["over"] else 1)
    goes_on = "Start a campaign" if campaign["over"] else "Game 2 of"
    expect(page.locator(".main-buttons .button")).to_contain_text(goes_on)
    expect(page.locator(".coffer-place.unlocked")).to_have_count(len(campaign["unlocked"]))


BOARDS = """
() => [...document.querySelectorAll('.row5')].map((row) => {
  const boards = [...row.querySelectorAll('.plaque')].map((one) => one.getBoundingClientRect());
  const lines = Map.groupBy(boards, ({ top }) => Math.round(top));
  const { left, right } = row.getBoundingClientRect();
  return [...lines.values()].every((line) =>
    Math.abs(Math.min(...line.map((one) => one.left)) - left) < 1.5
      && Math.abs(Math.max(...line.map((one) => one.right)) - right) < 1.5);
})
"""
"""By row of coffers: whether every board goes from one edge of the shelf to the other."""


def test_the_shelf_is_whole_and_every_mark_is_explained(player: Player) -> None:
    page = player.page
    player.come("/solo")
    page.locator(".challenge").first.wait_for()
    for width, height in ((360, 640), (390, 844), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(BOARDS) == [True, True], (width, height)
        table = page.locator(".challenges .scroll")
        assert table.evaluate("(one) => one.scrollWidth <= one.clientWidth"), (width, height)
    marks = "(all) => [...new Set(all.map((one) => one.textContent))].sort()"
    shown = page.locator(":is(.plaque, .challenges table) .source-note").evaluate_all(marks)
    explained = page.locator("dl.marks dt").evaluate_all(marks)
    assert shown == explained == ["house", "inferred", "reconstructed", "unsure"]
    expect(page.locator("dl.marks dd").first).to_have_text(
        "Ours: we do not know what the box has here"
    )


def test_a_challenge_is_told_in_words_and_begun_below_its_name(player: Player) -> None:
    page = player.page
    player.come("/solo")
    first = page.locator(".challenge").first
    first.click()
    told = page.locator(".told")
    expect(told.locator("dd").first).to_contain_text("Objective: ")
    first.click()
    expect(told).to_have_count(0)
    first.click()
    told.get_by_role("button", name="Hand 1").click()
    expect(page.locator("main [data-lit]").first).to_be_visible()
    expect(page.locator(".top-bar .meta").first).to_contain_text("Challenge 1")
    page.locator(".top-bar .home").click()
    expect(page.locator(".row-t")).to_contain_text("Challenge 1")
    page.goto(page.url.rstrip("/") + "/solo")
    on = page.get_by_role("link", name="Continue challenge 1 · Hand 1")
    expect(on).to_have_count(2)  # above, and in its cell of the table
    on.last.click()
    expect(page.locator("main [data-lit]").first).to_be_visible()


def test_who_continues_for_this_turn_is_not_asked_about_coffers_again(player: Player) -> None:
    page = player.page
    coffers = [one for one in player.ask("/api/solo")["challenges"] if one["effects"]]
    body = {"hand": "classic", "heritage": False, "packs": []}
    made = player.ask(f"/api/solo/challenges/{coffers[0]['number']}", body)
    player.come(f"/t/{made['table']}")
    button, turn = (
        page.get_by_role("button", name="Don’t ask again this turn"),
        page.locator(".journey b").first,
    )
    while not button.count():
        assert player.act(), "no coffer was ever offered"
        player.asked()
    now = turn.inner_text()
    button.click()
    expect(button).to_have_count(0)
    while player.asked() and turn.inner_text() == now:
        assert not button.count()
        player.act()


def test_the_table_shows_how_far_each_objective_is(player: Player) -> None:
    state = with_objectives()
    solo = state.view(0)["table"]["solo"]
    asks = {coffer["id"]: coffer["asks"] for coffer in SOLO.display.catalogue("en")["coffers"]}
    seat_at(player, state)
    for where in (".goals li", ".artifacts .chest"):
        shown = player.page.locator(f"{where}:visible")
        expect(shown).to_have_count(len(solo["objectives"]))
        for at, (letter, met) in enumerate(solo["objectives"].items()):
            line, said = shown.nth(at), shown.nth(at).locator(".sr-only")
            expect(said).to_contain_text("objective met" if met else "objective")
            ticked = line.locator(".part.fulfilled").count() == len(asks[letter])
            assert ticked == met, "told by a tick and the words, not by colour alone"
            for asked, have in zip(asks[letter], solo["progress"][letter], strict=True):
                least = asked["comparison"] == ">="
                bound = f"of {asked['number']}" if least else f"(at most {asked['number']})"
                expect(line).to_contain_text(f"{have} {bound}")
                expect(said).to_contain_text(f"{asked['text']}: {have} so far")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_a_word_tells_that_an_objective_is_met(player: Player, size: tuple[int, int]) -> None:
    page = player.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    state, card, letter = about_to_meet_an_objective()
    seat_at(player, state)
    word = page.locator(".goal-met")
    expect(word).to_be_empty()
    page.locator(".sent").get_by_role("button", name="Learn").click()
    page.locator(f"[data-slot=card][data-value={card}]").first.click()
    expect(word).to_contain_text(f"Objective {letter}, ")
    expect(word).to_contain_text("met")


def test_the_last_roll_is_read_on_the_time_card(player: Player) -> None:
    state = with_objectives()
    seat_at(player, state)
    rolled = state.view(state.seat)["table"]["solo"]["die"]
    card = player.page.locator(".timeline [data-thing=TIME]")
    expect(card).to_have_attribute("aria-label", re.compile(rf"Last roll: {rolled}\."))
    expect(card.locator(".last-roll svg")).to_be_visible()


def test_what_the_die_did_stays_to_be_read_until_the_next_action(player: Player) -> None:
    page = player.page
    player.come(f"/t/{player.sit('ancient_knowledge_solo')}")
    told = page.locator(".lintel .deed")
    while not told.count():
        player.act()
        player.asked()
    expect(told).to_contain_text(re.compile(r"The die shows \d: "))
    sentence = (told.text_content() or "").strip()
    expect(page.locator(".journey .roll")).to_contain_text(sentence)
    page.reload()
    expect(told).to_contain_text(sentence)
    page.get_by_role("button", name=re.compile("^Search")).click()
    expect(told).to_have_count(0)
