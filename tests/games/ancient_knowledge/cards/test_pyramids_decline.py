"""Pyramids that act when they decline: on artifacts, technologies, lost knowledge, places."""

from __future__ import annotations

from typing import Any

from ..table import Table

TILES = ["T2 T9 T10", "T19 T20 T24", "T30 T33 T34"]


def declining(**table: Any) -> Table:
    """The start of the decline phase of seat 0."""
    table.setdefault("tiles", TILES)
    return Table(phase="decline", **table)


def over(table: Table) -> bool:
    """Nothing is left to choose in the turn of seat 0."""
    return table.state.seat == 1 and table.position("turn") == 1


def test_p8_makes_every_opponent_discard_an_artifact_of_their_choice() -> None:
    table = declining(
        line={1: "P8:3"},
        artifacts="A28",
        others=[{"artifacts": "A1 A2 A3"}, {"artifacts": "A4"}, {"artifacts": "A6 A7"}],
    )
    assert table.state.seat == 1
    assert set(table.legal) == {"destroy A1", "destroy A2", "destroy A3"}
    table.play("destroy A2")
    assert table.state.seat == 3
    assert set(table.legal) == {"destroy A6", "destroy A7"}
    # Nobody sees the choice of seat 1 before seat 3 has chosen as well.
    assert table.state.view(3)["table"]["seats"][1]["artifacts"] == ["A1", "A2", "A3"]
    table.play("destroy A7")
    assert [table.seat(n)["artifacts"] for n in range(4)] == [["A28"], ["A1", "A3"], [], ["A6"]]
    assert set(table.position("discard")) == {"A2", "A4", "A7"}
    assert over(table)
    assert table.past == ["P8"]
    assert table.lost == 3


def test_p8_does_nothing_to_opponents_without_artifacts_nor_to_its_owner() -> None:
    table = declining(line={1: "P8"}, artifacts="A28 A29", others=[{"hand": "A1"}, {}])
    assert over(table)
    assert table.seat()["artifacts"] == ["A28", "A29"]
    assert table.seat(1)["hand"] == ["A1"]
    assert table.position("discard") == []


def test_p9_lets_its_owner_learn_one_technology_when_it_declines() -> None:
    table = declining(line={1: "P9:2"}, lost=5)
    assert set(table.legal) == {"learn T9", "learn T10", "learn T19", "learn T20", "pass"}
    table.play("learn T9")
    assert over(table)
    assert table.seat()["collection"] == ["T9"]
    assert table.past == ["P9"]
    assert table.lost == 5 - 2 + 2


def test_p9_may_be_declined() -> None:
    table = declining(line={1: "P9:2"}, lost=5).play("pass")
    assert over(table)
    assert table.seat()["collection"] == []
    assert table.past == ["P9"]
    assert table.lost == 7


def test_p9_is_not_yet_in_the_past_nor_its_knowledge_lost_while_it_lets_learn() -> None:
    # T2 asks for two pyramids in the Past, T30 for nine lost knowledge.
    assert "learn T2" not in declining(line={1: "P9:2"}, past="P8").legal
    assert "learn T2" in declining(line={1: "P9:2"}, past="P8 P10").legal
    assert "learn T30" not in declining(line={1: "P9:2"}, lost=8).legal
    assert "learn T30" in declining(line={1: "P9:2"}, lost=9).legal


def test_p9_gives_a_full_learn_with_reactions_and_refill() -> None:
    table = declining(
        line={1: "P9"},
        artifacts="A20",
        deck="C6",
        tiles=["T9 T10", *TILES[1:]],
        technology_decks=["T3 T4 T5", ""],
    ).play("learn T9")
    assert table.hand == ["C6"]
    assert table.position("tiles")[0] == ["T3", "T4", "T5"]
    assert table.position("technology_discards")[0] == ["T10"]


def test_p9_offers_nothing_when_no_requirement_is_met() -> None:
    table = declining(line={1: "P9"}, tiles=["T1 T2 T7", "T15 T18 T23", "T30 T33 T34"])
    assert over(table)
    assert table.past == ["P9"]


def test_p10_lets_its_owner_learn_twice_the_first_counting_for_the_second() -> None:
    table = declining(line={1: "P10:2"}, learned="T3 T4")
    assert "learn T33" not in table.legal  # three ancient technologies
    table.play("learn T9")
    assert set(table.legal) == {"learn T10", "learn T19", "learn T20", "learn T33", "pass"}
    table.play("learn T33")
    assert over(table)
    assert table.seat()["collection"] == ["T3", "T4", "T9", "T33"]
    assert table.past == ["P10"]
    assert table.lost == 2


def test_p10_allows_either_of_its_learns_to_be_refused() -> None:
    table = declining(line={1: "P10"}).play("pass", "learn T9")
    assert over(table)
    assert table.seat()["collection"] == ["T9"]
    table = declining(line={1: "P10"}).play("learn T9", "pass")
    assert over(table)
    assert table.seat()["collection"] == ["T9"]
    table = declining(line={1: "P10"}).play("pass", "pass")
    assert over(table)
    assert table.seat()["collection"] == []


def test_p10_offers_what_the_first_learn_has_dealt_to_the_second() -> None:
    table = declining(
        line={1: "P10"}, tiles=["T9 T10", *TILES[1:]], technology_decks=["T3 T4 T5", ""]
    )
    table.play("learn T10")
    assert "learn T9" not in table.legal
    assert "learn T4" in table.legal
    table.play("learn T5")
    assert over(table)
    assert table.seat()["collection"] == ["T10", "T5"]


def test_p10_is_created_in_space_six_only_for_one_card() -> None:
    table = Table(hand="P10 C6 C7", actions=1)
    assert [a for a in table.legal if a.startswith("create P10")] == ["create P10 6"]
    table.play("create P10 6", "discard C7")
    assert table.hand == ["C6"]
    assert table.line()["P10"] == (5, "lower")
    Table(hand="P10 C6", line={6: "C11 C12"}).refuses("create P10 6", "create P10 5")


def test_p11_takes_up_to_four_lost_knowledge_off_with_three_megaliths_in_the_past() -> None:
    table = declining(line={1: "P11:2"}, past="M8 M9* M10", lost=7)
    assert table.legal == ["done", "recover 1", "recover 2", "recover 3", "recover 4"]
    table.play("recover 4")
    assert over(table)
    assert table.lost == 7 - 4 + 2
    assert table.past[-1] == "P11"


def test_p11_leaves_the_amount_to_its_owner() -> None:
    assert declining(line={1: "P11:2"}, past="M8 M9 M10", lost=7).play("recover 1").lost == 8
    assert declining(line={1: "P11:2"}, past="M8 M9 M10", lost=7).play("done").lost == 9


def test_p11_cannot_take_off_the_knowledge_it_carries_itself() -> None:
    table = declining(line={1: "P11:2"}, past="M8 M9 M10", lost=3)
    assert table.legal == ["done", "recover 1", "recover 2", "recover 3"]
    assert table.play("recover 3").lost == 2
    table = declining(line={1: "P11:2"}, past="M8 M9 M10", lost=0)
    assert over(table)
    assert table.lost == 2


def test_p11_does_nothing_with_two_megaliths_in_the_past() -> None:
    table = declining(line={1: "P11:2", 4: "M10"}, past="M8 M9 C6 P7", lost=7)
    assert over(table)
    assert table.lost == 9


def test_p12_moves_another_monument_to_a_space_with_room() -> None:
    table = declining(line={1: "P12:2", 3: "M8:3 C11:1", 5: "C12 C13"})
    assert {a for a in table.legal if a.startswith("move M8")} == {
        "move M8 1",
        "move M8 2",
        "move M8 4",
        "move M8 6",
    }
    assert "pass" not in table.legal
    assert not [a for a in table.legal if "P12" in a]
    table.play("move M8 6")
    # C11 drops, then all slide; the knowledge has travelled along.
    assert over(table)
    assert table.knowledge("M8") == 3
    assert table.line() == {
        "C11": (2, "lower"),
        "M8": (5, "lower"),
        "C12": (4, "lower"),
        "C13": (4, "upper"),
    }
    assert table.past == ["P12"]
    assert table.lost == 2


def test_p12_lands_on_the_upper_level_of_a_space_with_one_monument_and_ignores_locks() -> None:
    table = declining(line={1: "P12", 3: "M9:2", 5: "C12"}).play("move M9 5")
    assert table.line() == {"C12": (4, "lower"), "M9": (4, "upper")}


def test_p12_makes_a_monument_moved_to_space_one_decline_in_the_same_phase() -> None:
    table = declining(line={1: "P12:2", 4: "P11:1"}, past="M8 M9 M10", lost=5).play("move P11 1")
    assert table.past[-1] == "P12"
    assert table.lost == 7
    table.play("recover 4")
    assert over(table)
    assert table.past[-2:] == ["P12", "P11"]
    assert table.line() == {}
    assert table.lost == 5 + 2 - 4 + 1


def test_p12_can_take_its_neighbour_of_space_one_out_of_the_decline() -> None:
    table = declining(line={1: "P12 C11:2"}).play("decline P12")
    assert "move C11 1" not in table.legal
    table.play("move C11 6")
    assert over(table)
    assert table.past == ["P12"]
    assert table.line() == {"C11": (5, "lower")}
    assert table.lost == 0


def test_p12_is_skipped_without_another_monument_or_without_a_destination() -> None:
    table = declining(line={1: "P12"}, others=[{"line": {2: "C11"}}])
    assert over(table)
    assert table.past == ["P12"]
    full = {space: f"C{10 + space} M{10 + space}" for space in range(2, 7)}
    table = declining(line={1: "P12 C11", **full}).play("decline P12")
    assert table.past == ["P12", "C11"]
    assert len(table.line()) == 10


def test_p12_keeps_its_own_place_while_it_moves_another() -> None:
    full = {space: f"C{10 + space} M{10 + space}" for space in range(3, 7)}
    table = declining(line={1: "P12 C11", 2: "C30", **full}).play("decline P12")
    assert "move C11 2" in table.legal
    assert "move M13 2" in table.legal
    assert not [a for a in table.legal if a.endswith(" 1")]  # space 1 is full
    table.refuses("move P12 2", "move C11 1", "pass", "done")
