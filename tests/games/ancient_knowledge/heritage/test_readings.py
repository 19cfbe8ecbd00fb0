"""Where the booklets leave a rule open, the other reading is an option of the table."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka.core.errors import InvalidOption
from ostraka.core.play.record import Record
from ostraka.core.play.state import State
from ostraka.games.ancient_knowledge import GAME
from ostraka.games.ancient_knowledge.solo.campaign import (
    OPTIONS,
    Campaign,
    InvalidCampaign,
    Result,
)

from ..cards.learning import face_up
from .tabletop import SOLO, Alone

TODAY = "2026-11-17"
WHOLE: dict[str, Any] = {"solo_opponents": "whole"}
ANY_ORDER: dict[str, Any] = {"learn_order": "any"}


# -- effects aimed at opponents -------------------------------------------------------------------


def test_alone_nothing_is_paid_for_an_effect_that_only_opponents_would_feel() -> None:
    for options in ({}, WHOLE):
        table = Alone(artifacts="HA8", hand="C1 C2", actions=1, deck="P9", options=options)
        table.play("search")
        assert table.position("turns") == 1, "nobody was asked"
        assert table.hand == ["C1", "C2", "P9"]


def test_alone_the_other_effect_of_such_a_card_works() -> None:
    tiles = ["T19 T20 T1", "T5 T6 T9", "T28 T29 T30"]
    for options in ({}, WHOLE):
        table = Alone(artifacts="HA8", tiles=tiles, deck="P9 P8", options=options)
        assert len(table.play("learn T20").hand) == 1


def test_of_an_effect_that_does_more_only_the_part_aimed_at_opponents_is_ignored() -> None:
    tiles = face_up("T21")
    assert Alone(tiles=tiles, deck="P9").play("learn T21").hand == ["P9"]


def test_by_an_option_such_an_effect_is_ignored_whole() -> None:
    tiles = face_up("T21")
    assert Alone(tiles=tiles, deck="P9", options=WHOLE).play("learn T21").hand == []


def test_the_option_changes_nothing_that_is_not_aimed_at_opponents() -> None:
    tiles = face_up("T3")
    table = Alone(tiles=tiles, deck="C1 C2 C3 C4 C5", options=WHOLE).play("learn T3")
    assert table.legal == [f"take C{n}" for n in range(1, 6)], "Hermes has a rule of its own"


# -- the order at LEARN ---------------------------------------------------------------------------


def test_the_technology_comes_before_the_reactions() -> None:
    table = Alone(artifacts="HA8", tiles=face_up("T20"), line={3: "M2:2"}, deck="P9")
    table.play("learn T20")
    assert (table.knowledge("M2"), table.hand) == (1, ["P9"])
    assert "use T20" not in table.legal


def test_by_an_option_the_learner_orders_technology_and_reactions() -> None:
    values: dict[str, Any] = {"artifacts": "HA8", "tiles": face_up("T25"), "past": "M1 M2"}
    deck = "P9 P8 P7 P6"
    fixed = Alone(**values, hand="C1", deck=deck).play("learn T25")
    assert not any(text.startswith("use") for text in fixed.legal)
    table = Alone(**values, hand="C1", deck=deck, options=ANY_ORDER).play("learn T25")
    assert set(table.legal) == {"use T25", "use HA8 anytime"}
    first = table.play("use HA8 anytime")
    assert len(first.hand) == 1 + 1 + 3
    assert "search" in first.legal


def test_the_reading_holds_for_two_players_and_survives_records_and_positions() -> None:
    state = GAME.start(seed=5, learn_order="any")
    assert state.raw.any_order == 1
    assert Record.from_json(state.record.as_json()).replay().tobytes() == state.tobytes()
    again = GAME.from_position(state.position, seed=5, learn_order="any")
    assert again.raw.any_order == 1
    alone = SOLO.start(seed=5, solo_opponents="whole", learn_order="any")
    assert (alone.raw.any_order, alone.raw.whole_ignored) == (1, 1)
    assert SOLO.start(seed=5).raw.whole_ignored == 0


def test_observations_tell_how_the_table_reads_the_booklets() -> None:
    def seen(state: State) -> tuple[int, int]:
        layout = SOLO.observation
        assert layout is not None
        vector = state.observation(0)
        return int(vector[layout.at("any_order")]), int(vector[layout.at("whole_ignored")])

    assert seen(SOLO.start(seed=1)) == (0, 0)
    assert seen(SOLO.start(seed=1, **ANY_ORDER, **WHOLE)) == (1, 1)


def test_only_ten_dealt_cards_can_be_kept_fewer() -> None:
    with pytest.raises(InvalidOption) as refusal:
        SOLO.start(deal="hand1", fewer=2)
    assert "pre-made hand" in str(refusal.value)
    assert SOLO.start(seed=1, fewer=2).raw.held[0] == 10


# -- campaigns ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("score", "page_15", "back_cover"),
    [
        (60, (0, 4), (0, 4)), (55, (1, 4), (1, 4)), (54, (2, 4), (1, 3)),
        (50, (2, 4), (1, 3)), (49, (1, 3), (2, 4)), (45, (1, 3), (2, 4)), (44, (2, 3), (2, 3)),
    ],
)  # fmt: skip
def test_a_campaign_follows_the_table_of_page_15_or_that_of_the_back_cover(
    score: int, page_15: tuple[int, int], back_cover: tuple[int, int]
) -> None:
    for options, (fewer, time) in (({}, page_15), ({"hindrances": "back-cover"}, back_cover)):
        campaign = Campaign.new("Thebes", TODAY, options=options)
        campaign = campaign.finished(Result(score, "A", "A"), TODAY)
        assert (campaign.options()["fewer"], campaign.options()["time"]) == (fewer, time)
        assert campaign.begin(seed=1).raw.time_start == time


def test_coffers_given_up_leave_a_campaign_that_says_so_and_it_is_won_without_them() -> None:
    campaign = Campaign.new("Thebes", TODAY, options={"given_up": "out"})
    campaign = campaign.finished(Result(50, "AB", "AB", given_up="CD"), TODAY)
    assert (campaign.to_do, campaign.out) == ("EFGHIJKLMNO", "CD")
    assert campaign.achieved == 2
    assert campaign.options()["to_do"] == "EFGHIJKLMNO"
    with pytest.raises(InvalidCampaign):
        campaign.finished(Result(50, "C", "C"), TODAY)
    again = Campaign.from_json(campaign.as_json())
    assert again == campaign
    for letters in ("EFGHI", "JKLMN"):
        campaign = campaign.finished(Result(50, letters, letters), TODAY)
    assert not campaign.over
    campaign = campaign.finished(Result(50, "O", "O"), TODAY)
    assert campaign.won
    assert campaign.achieved == 13


def test_all_games_of_a_campaign_are_read_alike() -> None:
    campaign = Campaign.new("Thebes", TODAY, options={**WHOLE, **ANY_ORDER})
    state = campaign.begin(seed=3)
    assert (state.raw.any_order, state.raw.whole_ignored) == (1, 1)
    resumed = Campaign.from_json(campaign.playing(state).as_json()).resume()
    assert resumed is not None
    assert resumed.tobytes() == state.tobytes()


def test_what_is_usual_is_not_written_down_so_that_older_campaigns_are_read() -> None:
    document = Campaign.new("Thebes", TODAY, options={o.name: o.default for o in OPTIONS}).as_json()
    assert "options" not in document
    assert "out" not in document


@pytest.mark.parametrize("options", [{"hindrances": "page 99"}, {"deal": "classic"}])
def test_a_campaign_refuses_what_it_does_not_know(options: dict[str, str]) -> None:
    with pytest.raises(InvalidOption):
        Campaign.new("Thebes", TODAY, options=options)
