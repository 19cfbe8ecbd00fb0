"""Actions as sentences with slots, and several things chosen in any order."""

from __future__ import annotations

import pytest

from ostraka.core.errors import IllegalAction
from ostraka.core.i18n.message import message_of
from ostraka.games.ancient_knowledge import GAME

from ..heritage.tabletop import Alone
from ..table import Table


def test_a_card_may_be_created_on_a_space() -> None:
    table = Table(hand="C12 A1 M3 M4 M5 M6")
    rows = table.state.narrow(verb="create", card="C12")
    assert rows.slot == "space"
    assert set(rows.things) <= set(range(1, 7))
    artifact = {"verb": "create", "card": "A1"}
    assert artifact in table.state.rows
    table.state.play(artifact)
    assert table.seat()["artifacts"] == ["A1"]


def test_opening_discards_are_chosen_in_any_order_and_nothing_else_goes() -> None:
    state = GAME.start(seed=4)
    seat = state.seat
    hand = state.view(seat)["table"]["seats"][seat]["hand"]
    wanted = [hand[7], hand[0], hand[9], hand[3]]
    state.play({"verb": "discard", "cards": wanted})
    assert sorted(state.view(seat)["table"]["seats"][seat]["marked"]) == sorted(wanted)
    assert state.seat != seat
    assert state.undo().ply == 0, "all four are taken back at once"


def test_a_choice_of_the_last_cards_ends_by_itself() -> None:
    state = GAME.start(seed=4)
    seat = state.seat
    hand = state.view(seat)["table"]["seats"][seat]["hand"]
    state.play({"verb": "discard", "cards": hand[6:][::-1]})
    assert state.view(seat)["table"]["seats"][seat]["marked"] == hand[6:]


@pytest.mark.parametrize("chosen", [["C4"], ["C4", "M4", "M5"], ["C4", "C4"], ["C4", "P1"], "C4"])
def test_a_price_is_paid_exactly(chosen: object) -> None:
    table = Table(hand="C12 C4 M4 M5 M6")
    table.play("create C12 " + str(_far(table, 2)))
    gathering = table.state.gathering
    assert gathering is not None
    assert (gathering.least, gathering.most) == (2, 2)
    before = table.state.tobytes()
    with pytest.raises(IllegalAction):
        table.state.play({"verb": "discard", "cards": chosen})
    assert table.state.tobytes() == before
    table.state.play({"verb": "discard", "cards": ["M6", "C4"]})
    assert table.hand == ["M4", "M5"]


def _far(table: Table, cost: int) -> int:
    """A space on which C12 costs this many cards."""
    card = GAME.pack.card(GAME.pack.numbers["C12"])
    spaces = [s for s in range(1, 7) if card.cost + abs(s - card.start) == cost]
    return spaces[0]


def test_an_archive_takes_any_cards_and_any_distribution_of_knowledge() -> None:
    table = Table(hand="C1 C2 C3 C4", line={2: "P1:3", 5: "M7:2"})
    table.play("archive")
    table.state.play({"verb": "discard", "cards": ["C4", "C1", "C3"]})
    gathering = table.state.gathering
    assert gathering is not None
    assert gathering.things == {"P1": 3, "M7": 2}
    assert (gathering.least, gathering.most) == (3, 3)
    table.state.play({"verb": "remove", "cards": {"M7": 2, "P1": 1}})
    assert {e["card"]: e["knowledge"] for e in table.seat()["timeline"]} == {"P1": 2, "M7": 0}
    assert table.hand == ["C2"]


def test_one_card_that_costs_a_card_is_a_single_choice() -> None:
    table = Table(hand="C12 C4 M4 M5 M6")
    table.play("create C12 " + str(_far(table, 1)))
    assert table.state.gathering is None
    assert {"verb": "discard", "card": "M4"} in table.state.rows


def test_objectives_are_given_up_in_any_order() -> None:
    solo = {"objectives": "BJK", "legacy": True}
    past = "C1 C2 C3 C4 C5 C6"
    table = Alone(solo=solo, line={1: "M1"}, past=past, phase="decline")
    table.play("turn 1")
    gathering = table.state.gathering
    assert gathering is not None
    assert set(gathering.things) == set("BJK")
    assert (gathering.least, gathering.most) == (0, 2)
    table.state.play({"verb": "abandon", "coffers": ["J", "B"]})
    assert table.solo["objectives"] == "K"
    assert table.solo["given_up"] == "BJ"


def test_objectives_of_a_campaign_are_chosen_in_any_order() -> None:
    state = Alone().game.start(seed=1, to_do="ABCDEFG", deal="hand1")
    gathering = state.gathering
    assert gathering is not None
    assert gathering.least == 1
    first, *_, last = gathering.things
    state.play({"verb": "objective", "coffers": [last, first]})
    assert set(state.view(0)["table"]["solo"]["objectives"]) == {first, last}


def test_who_is_robbed_is_named_by_seat_and_typed_by_number() -> None:
    table = Table(line={1: "M14"}, others=[{"hand": "C1 C2"}, {"hand": "C4 C5"}], phase="decline")
    assert table.state.rows == [{"verb": "rob", "victim": 1}, {"verb": "rob", "victim": 2}]
    assert table.legal == ["rob 2", "rob 3"]


def test_all_who_choose_in_secret_may_choose_at_once() -> None:
    state = GAME.start(seed=4, players=3)
    assert sorted(state.choosing) == [0, 1, 2]
    for seat in range(3):
        question = state.view(seat)["question"]
        assert question is not None
        assert message_of(question).values["seat"].values == {"n": seat + 1}


def test_what_cannot_be_done_says_why() -> None:
    table = Table(hand="C12", tiles=["T1 T2 T3"])
    assert table.state.why_not("search") is None
    reason = table.state.why_not({"verb": "create", "card": "C5", "space": 3})
    assert reason is not None
    assert "You do not have" in str(reason)
    assert table.state.why_not({"verb": "dance"}) is not None
