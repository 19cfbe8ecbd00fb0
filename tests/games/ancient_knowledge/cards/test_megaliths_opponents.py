"""Megaliths that reach opponents: discards, a theft, knowledge laid on their monuments."""

from __future__ import annotations

import pytest

from ..table import Table
from .actions import actions_left

TEN = "P1 P2 P3 P4 P5 P6 P7 P8 P9 P10"


def test_m9_makes_every_opponent_discard_two_cards() -> None:
    table = Table(
        line={1: "M9:2"},
        hand="P1 P2",
        others=[{"hand": "C1 C2 C3"}, {"hand": "C4 C5 C6 C7"}],
        phase="decline",
    )
    assert table.state.seat == 1
    table.play("discard C1", "discard C3")
    # Simultaneous: nothing has left a hand before the last opponent has chosen.
    assert table.state.seat == 2
    assert table.position("discard") == []
    table.play("discard C5", "discard C6")
    assert table.seat(1)["hand"] == ["C2"]
    assert table.seat(2)["hand"] == ["C4", "C7"]
    assert sorted(table.position("discard")) == ["C1", "C3", "C5", "C6"]
    assert table.hand == ["P1", "P2"]
    # The effect comes first, then M9 goes to the Past with its knowledge.
    assert (table.past, table.lost) == (["M9"], 2)


def test_m9_takes_the_whole_hand_of_an_opponent_with_fewer_cards() -> None:
    table = Table(
        line={1: "M9"},
        hand="P1",
        others=[{"hand": "C1"}, {"hand": "C2 C3"}, {"hand": ""}],
        phase="decline",
    )
    assert [table.seat(seat)["hand"] for seat in (1, 2, 3)] == [[], [], []]
    assert sorted(table.position("discard")) == ["C1", "C2", "C3"]
    assert (table.past, table.hand) == (["M9"], ["P1"])


def test_m9_may_be_created_in_space_three_only() -> None:
    table = Table(hand="M9 C1 C2 C3")
    assert [text for text in table.legal if text.startswith("create M9")] == ["create M9 3"]
    table.play("create M9 3", "discard C2")
    assert table.line() == {"M9": (3, "lower")}


def test_m10_makes_every_opponent_discard_one_card() -> None:
    table = Table(
        line={1: "M10:1"},
        hand="P1",
        others=[{"hand": "C1 C2 C3"}, {"hand": "C4"}, {"hand": ""}],
        phase="decline",
    )
    table.play("discard C2")
    assert [table.seat(seat)["hand"] for seat in (1, 2, 3)] == [["C1", "C3"], [], []]
    assert sorted(table.position("discard")) == ["C2", "C4"]
    assert (table.past, table.lost, table.hand) == (["M10"], 1, ["P1"])


def test_m10_does_nothing_to_empty_hands() -> None:
    table = Table(line={1: "M10"}, hand="P1", phase="decline")
    assert table.position("discard") == []
    assert (table.past, table.hand) == (["M10"], ["P1"])


def test_m14_takes_a_card_of_its_owners_choice_from_the_hand_of_an_opponent() -> None:
    table = Table(
        line={1: "M14:1"},
        hand="P1",
        others=[{"hand": "C1 C2 C3"}, {"hand": "C4"}, {"hand": ""}],
        phase="decline",
    )
    # Only opponents with cards, and no way round it: the theft is mandatory.
    assert table.legal == ["rob 2", "rob 3"]
    table.play("rob 2")
    assert table.legal == ["take C1", "take C2", "take C3"]
    table.play("take C2")
    assert table.hand == ["C2", "P1"]
    assert table.seat(1)["hand"] == ["C1", "C3"]
    assert (table.past, table.lost) == (["M14"], 1)


def test_m14_shows_the_hand_to_the_thief_alone() -> None:
    table = Table(line={1: "M14"}, others=[{"hand": "C1 C2"}, {"hand": "C4"}], phase="decline")
    before = int(table.state.raw.reveals)
    table.play("rob 2")
    assert table.state.view(0)["table"]["seats"][1]["known"] == ["C1", "C2"]
    assert table.state.view(2)["table"]["seats"][1]["known"] == []
    assert table.state.view(None)["table"]["seats"][1]["known"] == []
    # Seeing the hand cannot be taken back for free.
    assert int(table.state.raw.reveals) > before
    table.play("take C1")
    assert table.state.view(1)["table"]["seats"][0]["known"] == ["C1"]
    assert table.state.view(2)["table"]["seats"][0]["known"] == []


def test_m14_does_nothing_with_a_full_hand_not_even_a_look() -> None:
    table = Table(line={1: "M14"}, hand=TEN, others=[{"hand": "C1 C2"}], phase="decline")
    assert table.past == ["M14"]
    assert table.hand == TEN.split()
    assert table.seat(1)["hand"] == ["C1", "C2"]
    assert table.state.view(0)["table"]["seats"][1]["known"] == []


def test_m14_does_nothing_when_no_opponent_has_a_card() -> None:
    table = Table(line={1: "M14"}, hand="P1", phase="decline")
    assert (table.past, table.hand) == (["M14"], ["P1"])


def test_m14_may_be_created_in_space_three_only() -> None:
    table = Table(hand="M14 C1 C2 C3")
    assert [text for text in table.legal if text.startswith("create M14")] == ["create M14 3"]


def test_m15_moves_up_to_three_lost_knowledge_onto_a_monument_of_an_opponent() -> None:
    def table() -> Table:
        return Table(
            line={1: "M15:2"},
            lost=5,
            others=[{"line": {2: "C1 C2:3"}}, {"line": {4: "P1"}}],
            phase="decline",
        )

    most = table().play("give C2 3")
    assert most.knowledge("C2", 1) == 6
    assert most.knowledge("C1", 1) == 0
    # Its own 2 become lost knowledge only afterwards.
    assert (most.lost, most.past) == (5 - 3 + 2, ["M15"])
    one = table().play("give P1 1")
    assert one.knowledge("P1", 2) == 1
    assert one.lost == 5 - 1 + 2
    none = table().play("done")
    assert (none.knowledge("C2", 1), none.lost) == (3, 7)
    table().refuses("give C2 4")


def test_m15_gives_no_more_than_the_lost_knowledge_on_the_board() -> None:
    table = Table(line={1: "M15:3"}, lost=2, others=[{"line": {6: "C1:1"}}], phase="decline")
    table.refuses("give C1 3")
    table.play("give C1 2")
    assert table.knowledge("C1", 1) == 3
    assert table.lost == 3


def test_m15_does_nothing_without_lost_knowledge_or_without_a_target() -> None:
    bare = Table(line={1: "M15:3"}, others=[{"line": {6: "C1:1"}}], phase="decline")
    assert (bare.lost, bare.past, bare.knowledge("C1", 1)) == (3, ["M15"], 1)
    alone = Table(line={1: "M15:3", 3: "C1"}, lost=4, phase="decline")
    assert (alone.lost, alone.past) == (7, ["M15"])


def lays(card: str, space: int, amount: int) -> None:
    """Created, it lays knowledge from the supply on one monument of each opponent."""
    table = Table(
        hand=card,
        lost=2,
        line={5: "C9:1"},
        others=[{"line": {2: "C1 C2:3"}}, {"lost": 4}, {"line": {4: "P1:1", 6: "P2"}}],
    )
    table.play(f"create {card} {space}")
    # Its owner chooses for each opponent; there is no way to refuse.
    assert set(table.legal) == {f"add C1 {amount}", f"add C2 {amount}"}
    table.play(f"add C2 {amount}")
    assert set(table.legal) == {f"add P1 {amount}", f"add P2 {amount}"}
    table.play(f"add P2 {amount}")
    assert table.knowledge("C1", 1) == 0
    assert table.knowledge("C2", 1) == 3 + amount
    assert table.knowledge("P1", 3) == 1
    assert table.knowledge("P2", 3) == amount
    # From the supply, from nobody's board, and nothing for an empty timeline.
    assert [table.seat(seat)["lost"] for seat in range(4)] == [2, 0, 4, 0]
    assert table.knowledge("C9") == 1
    assert actions_left(table) == 1


def lays_nothing(card: str, space: int, knowledge: int) -> None:
    """Nothing happens if every opponent's timeline is empty."""
    table = Table(hand=card, line={5: "C9:1"}, others=[{"past": "C1"}, {}])
    table.play(f"create {card} {space}")
    assert table.knowledge(card) == knowledge
    assert table.knowledge("C9") == 1
    assert actions_left(table) == 1


def test_m24_lays_three_knowledge_on_one_monument_of_each_opponent() -> None:
    lays("M24", 3, 3)


def test_m24_does_nothing_to_empty_timelines() -> None:
    lays_nothing("M24", 3, 4)


def test_m25_lays_two_knowledge_on_one_monument_of_each_opponent() -> None:
    lays("M25", 2, 2)


def test_m25_does_nothing_to_empty_timelines() -> None:
    lays_nothing("M25", 2, 3)


def test_m28_lays_one_knowledge_on_one_monument_of_each_opponent() -> None:
    lays("M28", 1, 1)


def test_m28_does_nothing_to_empty_timelines() -> None:
    lays_nothing("M28", 1, 2)


@pytest.mark.parametrize(("card", "space", "amount"), [("M24", 3, 3), ("M25", 2, 2), ("M28", 1, 1)])
def test_m24_m25_and_m28_find_a_lone_monument_by_themselves(
    card: str, space: int, amount: int
) -> None:
    table = Table(hand=card, others=[{"line": {5: "C1:7"}}]).play(f"create {card} {space}")
    assert table.knowledge("C1", 1) == 7 + amount
