"""Artifacts that reward an EXCAVATE, a LEARN or a decline phase: A29, A30, A32 and A34."""

from __future__ import annotations

from typing import Any

from ..table import Table

TILES = ["T2 T9 T10", "T19 T20 T24", "T30 T33 T34"]
DECK = "M8 M9 M10 M11 M12 M13 M14 M15 M16 M17 M18 M19 M20"
TEN = "C20 C21 C22 C23 C24 C25 C26 C27 C28 C29"


def excavating(number: int, **table: Any) -> Table:
    """This many monuments have just been rotated, as the first action of the turn."""
    table.setdefault("past", "C6 C7 C8 C9 C10")
    return Table(deck=DECK, **table).play(f"excavate {number}")


def learning(technology: str, **table: Any) -> Table:
    """A technology has just been learned, as the first action of the turn."""
    return Table(tiles=TILES, **table).play(f"learn {technology}")


def declining(**table: Any) -> Table:
    """The decline phase of seat 0."""
    return Table(phase="decline", deck=DECK, **table)


def test_a29_makes_an_excavate_draw_three_cards_for_each_monument() -> None:
    for number in (1, 2, 3):
        assert excavating(number, artifacts="A29").hand == DECK.split()[: 3 * number]
        assert excavating(number).hand == DECK.split()[: 2 * number]


def test_a29_stops_at_ten_cards_in_hand() -> None:
    assert len(excavating(4, artifacts="A29").hand) == 10
    table = excavating(1, artifacts="A29", hand=TEN[:31])  # eight cards
    assert len(table.hand) == 10
    assert table.position("deck")[0] == "M10"
    table = excavating(2, artifacts="A29", hand=TEN)
    assert table.hand == TEN.split()
    assert table.position("deck")[0] == "M8"


def test_a29_is_given_up_when_a25_replaces_the_draw() -> None:
    table = excavating(2, artifacts="A25 A29", line={4: "C12:6"})
    assert set(table.legal) == {"use A25", "draw"}
    assert len(table.play("draw").hand) == 6
    table = excavating(2, artifacts="A25 A29", line={4: "C12:6"}).play("use A25", "remove C12 6")
    assert table.hand == []
    assert table.knowledge("C12") == 0


def test_a29_helps_neither_an_opponent_nor_from_hand() -> None:
    assert len(excavating(1, others=[{"artifacts": "A29"}]).hand) == 2
    assert len(excavating(1, hand="A29").hand) == 3


def test_a30_may_remove_one_knowledge_after_each_learn() -> None:
    table = learning("T9", artifacts="A30", line={4: "C12:2", 5: "M8:1"})
    assert set(table.legal) == {"done", "remove C12 1", "remove M8 1"}
    table.play("remove C12 1")
    assert (table.knowledge("C12"), table.knowledge("M8"), table.lost) == (1, 1, 0)
    table.play("learn T20")  # its own effect first: one off each megalith
    assert table.knowledge("M8") == 0
    table.play("remove C12 1")
    assert table.state.seat == 1
    assert table.knowledge("C12") == 0


def test_a30_may_be_declined_even_with_a_single_candidate() -> None:
    table = learning("T9", artifacts="A30", line={4: "C12:2"})
    assert set(table.legal) == {"done", "remove C12 1"}
    assert table.play("done").knowledge("C12") == 2


def test_a30_answers_all_kinds_both_levels_and_granted_learns() -> None:
    for technology in ("T9", "T19", "T34"):
        table = learning(technology, artifacts="A30", line={4: "C12:2"}, past="C6 C7 C8")
        assert table.play("remove C12 1").knowledge("C12") == 1
    table = Table(hand="P14", artifacts="A30", tiles=TILES).play("create P14 3", "learn T9")
    assert table.play("remove P14 1").knowledge("P14") == 3


def test_a30_is_skipped_without_knowledge_and_silent_for_opponents() -> None:
    assert "search" in learning("T9", artifacts="A30", line={4: "C12:0"}).legal
    table = learning("T9", line={4: "C12:2"}, others=[{"artifacts": "A30", "line": {4: "M8:2"}}])
    assert table.state.seat == 0
    assert "search" in table.legal
    table = learning("T9", hand="A30", line={4: "C12:2"})
    assert "search" in table.legal
    assert table.knowledge("C12") == 2


def test_a30_costs_one_other_card() -> None:
    table = Table(hand="A30 C6 C7").play("create A30", "discard C6")
    assert table.hand == ["C7"]
    assert table.seat()["artifacts"] == ["A30"]
    Table(hand="A30").refuses("create A30")


def test_a32_draws_two_cards_for_every_three_knowledge_lost_in_the_phase() -> None:
    for knowledge, drawn in ((0, 0), (2, 0), (3, 2), (5, 2), (6, 4), (9, 6)):
        table = declining(artifacts="A32", line={1: f"C12:{knowledge}"})
        assert table.hand == DECK.split()[:drawn]
        assert table.lost == knowledge
    assert declining(line={1: "C12:3"}).hand == []


def test_a32_adds_up_all_monuments_of_the_phase_but_no_earlier_loss() -> None:
    table = declining(artifacts="A32", line={1: "C12:2 C13:1"}, lost=2).play("decline C13")
    assert len(table.hand) == 2
    assert table.lost == 5
    assert declining(artifacts="A32", line={1: "C12:2"}, lost=7).hand == []


def test_a32_counts_a_monument_brought_into_space_one_during_the_phase() -> None:
    table = declining(artifacts="A32", line={1: "P12:2", 4: "C12:1"}).play("move C12 1")
    assert table.past == ["P12", "C12"]
    assert len(table.hand) == 2


def test_a32_counts_neither_knowledge_removed_in_time_nor_a_monument_discarded() -> None:
    # C21 removes up to seven from the others; C25 discards itself with knowledge left.
    table = declining(artifacts="A32", line={1: "C21:2 C12:2"}).play("decline C21")
    table.play("remove C12 2")
    assert table.lost == 2
    assert table.hand == []
    table = declining(artifacts="A32", line={1: "C25:6"})
    assert table.past == []
    assert table.lost == 0
    assert table.hand == []


def test_a32_comes_after_the_slide_and_keeps_to_the_hand_limit() -> None:
    table = declining(artifacts="A32", hand=TEN[:35], line={1: "C12:6", 3: "C13"})
    assert len(table.hand) == 10
    assert table.line() == {"C13": (2, "lower")}
    assert declining(artifacts="A32", hand=TEN, line={1: "C12:6"}).hand == TEN.split()


def test_a32_is_silent_when_the_decline_is_skipped_and_for_opponents() -> None:
    table = Table(hand="C30", artifacts="A32", line={1: "C12:6"}, actions=1).play("create C30 3")
    assert table.state.seat == 1
    assert table.hand == []
    assert table.lost == 0
    table = declining(line={1: "C12:6"}, others=[{"artifacts": "A32"}])
    assert table.hand == []
    assert table.seat(1)["hand"] == []


def test_a34_makes_opponents_discard_two_cards_when_three_are_rotated() -> None:
    table = excavating(
        3,
        artifacts="A34",
        others=[{"hand": "A1 A2 A3"}, {"hand": "A4"}, {}],
    )
    assert len(table.hand) == 6  # the draw comes first
    assert table.state.seat == 1
    table.play("discard A1", "discard A3")
    assert [table.seat(n)["hand"] for n in (1, 2, 3)] == [["A2"], [], []]
    assert set(table.position("discard")) == {"A1", "A3", "A4"}
    assert table.state.seat == 0
    assert len(table.hand) == 6


def test_a34_lets_each_opponent_choose_and_takes_whole_hands_of_two_or_fewer() -> None:
    table = excavating(3, artifacts="A34", others=[{"hand": "A1 A2"}, {"hand": "A3 A4 A5 A6"}])
    assert table.state.seat == 2
    table.refuses("done", "pass")
    table.play("discard A4", "discard A6")
    assert (table.seat(1)["hand"], table.seat(2)["hand"]) == ([], ["A3", "A5"])


def test_a34_keeps_the_choices_secret_until_the_last_opponent_has_chosen() -> None:
    table = excavating(3, artifacts="A34", others=[{"hand": "A1 A2 A3"}, {"hand": "A4 A5 A6"}])
    table.play("discard A1", "discard A2")
    assert table.state.seat == 2
    for viewer in (0, 2, None):
        view = table.state.view(viewer)["table"]
        assert view["seats"][1]["hand_size"] == 3
        assert view["discard"] == 0
    table.play("discard A5")  # and A6, the only card that can follow
    assert (table.seat(1)["hand"], table.seat(2)["hand"]) == (["A3"], ["A4"])


def test_a34_asks_for_exactly_three_rotated_by_its_owner() -> None:
    for number in (1, 2, 4, 5):
        table = excavating(number, artifacts="A34", others=[{"hand": "A1 A2 A3"}])
        assert table.state.seat == 0
        assert table.seat(1)["hand"] == ["A1", "A2", "A3"]
    table = excavating(3, others=[{"artifacts": "A34", "hand": "A1 A2 A3"}])
    assert table.state.seat == 0
    assert len(table.seat(1)["hand"]) == 3


def test_a34_shares_a_set_with_other_reactions_to_the_excavate() -> None:
    table = excavating(3, artifacts="A16 A34", tiles=TILES, others=[{"hand": "A1 A2 A3"}])
    assert {"use A16", "use A34"} == set(table.legal)
    table.play("use A16", "learn T9")
    assert table.state.seat == 1
    assert table.seat()["collection"] == ["T9"]
