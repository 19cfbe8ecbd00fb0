"""Legacy mode: piles, hindrances, titles, the end of a campaign; and the table of challenges."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ostraka.core.kernel.random import below, new_stream
from ostraka.core.play.record import Record
from ostraka.core.play.state import State
from ostraka.games.ancient_knowledge.language.challenges import house_challenges as challenges
from ostraka.games.ancient_knowledge.language.grammar import LETTERS
from ostraka.games.ancient_knowledge.solo.best import BestScores, InvalidScores
from ostraka.games.ancient_knowledge.solo.campaign import (
    Campaign,
    InvalidCampaign,
    Result,
    hindrances,
    result_of,
)
from ostraka.games.ancient_knowledge.solo.challenges import HANDS

from .tabletop import SOLO

TODAY = "2026-11-15"
CITIES = [f"C{n}" for n in range(10, 16)]
MEGALITHS = [f"M{n}" for n in range(10, 16)]
PYRAMIDS = [f"P{n}" for n in range(10, 15)]
ALL_MET = {
    "past": [*CITIES, *MEGALITHS, *PYRAMIDS, "C26", "C27", "C28", "C29", "C30", "P17"],
    "artifacts": ["A1", "A2", "A3"],
    "collection": ["T1", "T2", "T3", "T4", "T30", "T31", "T32"],
    "timeline": [{"card": f"P{n}", "space": 1 + n // 2} for n in range(1, 6)],
}


def ended(campaign: Campaign, objectives: str, board: dict[str, Any]) -> State:
    """A game of the campaign at its end, with these objectives and this board."""
    document = {"players": [board], "phase": "over", "solo": {"objectives": objectives}}
    document["solo"]["time"] = {"space": 1, "departures": 3}  # type: ignore[index]
    document["turns"] = 12 + campaign.options()["time"]
    return SOLO.from_position(document, seed=1, **campaign.options())


def result(score: int, objectives: str, met: str | None = None, **values: Any) -> Result:
    return Result(score, objectives, objectives if met is None else met, **values)


def test_a_new_campaign_has_all_fifteen_coffers_to_do_and_no_hindrance() -> None:
    campaign = Campaign.new("Thebes", TODAY)
    assert campaign.to_do == LETTERS
    assert campaign.options() == {"to_do": LETTERS, "effects": "", "fewer": 0, "time": 4}
    state = campaign.begin(seed=1)
    assert len(state.legal) == 5


def test_the_example_of_the_booklet() -> None:
    """47 points: a card fewer and Time on space 3; unused coffers gone, achieved ones unlocked."""
    campaign = Campaign.new("Thebes", TODAY).finished(result(60, "AB"), TODAY)
    assert campaign.unlocked == "AB"
    campaign = campaign.finished(result(47, "CK", used="A"), TODAY)
    assert campaign.hindrance.title == "founder"
    assert campaign.options()["fewer"] == 1
    assert campaign.options()["time"] == 3
    assert campaign.options()["effects"] == "CK"
    assert campaign.spent == "AB"
    state = campaign.begin(seed=2)
    while state.raw.phase == 0:
        state.play(state.legal[-1])
    assert state.raw.held[0] == 5
    assert state.view(0)["table"]["solo"]["time"] == {"space": 3, "level": "lower", "departures": 0}
    assert state.view(0)["table"]["solo"]["coffers"] == ["C", "K"]


@pytest.mark.parametrize(
    ("score", "title", "fewer", "time"),
    [
        (75, "builder", 0, 4), (60, "builder", 0, 4), (59, "architect", 1, 4),
        (55, "architect", 1, 4), (54, "creator", 2, 4), (50, "creator", 2, 4),
        (49, "founder", 1, 3), (45, "founder", 1, 3), (44, "mason", 2, 3), (-5, "mason", 2, 3),
    ],
)  # fmt: skip
def test_the_score_sets_title_and_hindrance(score: int, title: str, fewer: int, time: int) -> None:
    campaign = Campaign.new("Thebes", TODAY).finished(result(score, "A"), TODAY)
    assert campaign.games[-1].title == title
    assert (campaign.hindrance.fewer, campaign.hindrance.time) == (fewer, time)
    assert str(campaign.hindrance.name)
    assert len(hindrances()) == 5


def test_given_up_objectives_are_still_to_do() -> None:
    campaign = Campaign.new("Thebes", TODAY)
    campaign = campaign.finished(result(50, "A", given_up="BC"), TODAY)
    assert "B" in campaign.to_do
    assert "C" in campaign.to_do
    assert campaign.unlocked == "A"


def test_a_campaign_is_won_by_script_in_three_games() -> None:
    campaign = Campaign.new("Thebes", TODAY)
    for objectives in ("ABCDE", "FGHIJ", "KLMNO"):
        assert not campaign.over
        state = ended(campaign, objectives, ALL_MET)
        assert state.raw.over == 2
        campaign = campaign.finished(result_of(state), TODAY)
    assert campaign.won
    assert campaign.over
    assert not campaign.lost
    assert campaign.achieved == 15
    assert (campaign.to_do, campaign.unlocked) == ("", "")
    assert campaign.spent == LETTERS
    with pytest.raises(InvalidCampaign):
        campaign.options()
    for game in campaign.games:
        again = Record.from_json(game.result.record).replay()
        assert result_of(again) == game.result


def test_a_campaign_is_lost_with_an_objective_missed_and_counts_what_was_met() -> None:
    campaign = Campaign.new("Thebes", TODAY)
    campaign = campaign.finished(result_of(ended(campaign, "ABC", ALL_MET)), TODAY)
    last = result_of(ended(campaign, "EGH", {**ALL_MET, "lost": 4}))
    assert (last.met, last.won) == ("EG", False)
    campaign = campaign.finished(last, TODAY)
    assert campaign.lost
    assert campaign.over
    assert not campaign.won
    assert campaign.achieved == 5
    assert campaign.games[-1].result.score == last.score
    with pytest.raises(InvalidCampaign):
        campaign.finished(last, TODAY)


def test_missing_the_last_coffer_loses_the_campaign() -> None:
    campaign = Campaign.new("Thebes", TODAY)
    campaign = campaign.finished(result(60, LETTERS[:14]), TODAY)
    campaign = campaign.finished(result(60, "O", ""), TODAY)
    assert campaign.lost
    assert campaign.achieved == 14


def test_a_played_game_goes_through_the_campaign_and_can_be_replayed() -> None:
    campaign = Campaign.new("Thebes", TODAY)
    state = campaign.begin(seed=11)
    stream = new_stream(5)
    while not state.over:
        state.play(state.codes[below(stream, len(state.codes))])
        if state.ply == 12:
            resumed = campaign.playing(state).resume()
            assert resumed is not None
            assert resumed.tobytes() == state.tobytes()
    done = campaign.finished(result_of(state), TODAY)
    assert done.current is None
    assert len(done.games) == 1
    again = Record.from_json(done.games[0].result.record).replay()
    assert again.tobytes() == state.tobytes()


def test_results_of_other_campaigns_are_refused() -> None:
    campaign = Campaign.new("Thebes", TODAY).finished(result(60, "AB"), TODAY)
    for foreign in (
        result(60, "A"),
        result(60, ""),
        result(60, "C", "D"),
        result(1, "C", given_up="C"),
    ):
        with pytest.raises(InvalidCampaign):
            campaign.finished(foreign, TODAY)


# -- documents ------------------------------------------------------------------------------------


def test_a_campaign_survives_json() -> None:
    campaign = Campaign.new("Thèbes ✓", TODAY)
    campaign = campaign.finished(result_of(ended(campaign, "AB", ALL_MET)), TODAY)
    campaign = campaign.playing(campaign.begin(seed=4))
    document = json.loads(json.dumps(campaign.as_json()))
    assert Campaign.from_json(document) == campaign


@pytest.mark.parametrize("key", ["name", "to_do", "unlocked", "spent", "games", "check", "begun"])
def test_a_document_that_was_edited_is_refused(key: str) -> None:
    document = Campaign.new("Thebes", TODAY).finished(result(60, "AB"), TODAY).as_json()
    values: tuple[Any, ...] = ("X", None, 3, [])
    for value in values:
        if value != document[key]:
            with pytest.raises(InvalidCampaign):
                Campaign.from_json({**document, key: value})


def test_what_is_no_campaign_is_refused() -> None:
    documents: tuple[Any, ...] = (None, [], {}, {"format": "x"}, {"format": "ostraka-campaign"})
    for document in documents:
        with pytest.raises(InvalidCampaign) as refusal:
            Campaign.from_json(document)
        for locale in ("en", "fr", "es", "de"):
            assert refusal.value.text(locale)


@pytest.mark.parametrize("name", ["", "   ", "x" * 61, "a\x00b"])
def test_a_campaign_needs_a_name(name: str) -> None:
    with pytest.raises(InvalidCampaign):
        Campaign.new(name, TODAY)


# -- challenges -----------------------------------------------------------------------------------


def test_there_are_ten_challenges_and_five_hands() -> None:
    assert [challenge.number for challenge in challenges()] == list(range(1, 11))
    assert len(HANDS) == 5
    for challenge in challenges():
        for hand in HANDS:
            state = SOLO.start(seed=1, **challenge.options(hand))
            view = state.view(0)["table"]["solo"]
            assert "".join(view["objectives"]) == challenge.objectives
            assert "".join(view["coffers"]) == challenge.effects


def test_a_pre_made_hand_is_dealt_as_wanted() -> None:
    state = SOLO.start(seed=9, deal="hand2")
    hand = state.view(0)["table"]["seats"][0]["hand"]
    assert hand == ["M16", "M26", "P34", "A3", "A5", "A9"]


def test_only_the_best_won_game_is_entered_with_its_date() -> None:
    scores = BestScores()
    scores = scores.entered(5, "classic", result(40, "CK"), "2026-01-01")
    scores = scores.entered(5, "classic", result(39, "CK"), "2026-01-02")
    scores = scores.entered(5, "classic", result(70, "CK", "C"), "2026-01-03")
    best = scores.best(5, "classic")
    assert best is not None
    assert (best.score, best.date) == (40, "2026-01-01")
    scores = scores.entered(5, "classic", result(41, "CK"), "2026-01-04")
    scores = scores.entered(5, "hand1", result(10, "CK"), "2026-01-05")
    best = scores.best(5, "classic")
    assert best is not None
    assert (best.score, best.date) == (41, "2026-01-04")
    assert scores.best(4, "classic") is None
    assert BestScores.from_json(json.loads(json.dumps(scores.as_json()))) == scores


def test_a_damaged_table_of_challenges_is_refused() -> None:
    for document in (None, {}, {"format": "ostraka-challenges", "version": 1, "best": [{}]}):
        with pytest.raises(InvalidScores):
            BestScores.from_json(document)
