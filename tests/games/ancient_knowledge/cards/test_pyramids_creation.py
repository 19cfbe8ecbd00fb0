"""Pyramids with an effect on their creation: P13 to P18, P23 and P35."""

from __future__ import annotations

from typing import Any

from ..table import Table

TILES = ["T2 T9 T10", "T19 T20 T24", "T30 T33 T34"]


def creating(pyramid: str, space: int, hand: str = "", **table: Any) -> Table:
    """A pyramid has just been created, as the first action of the turn."""
    table.setdefault("tiles", TILES)
    return Table(hand=f"{pyramid} {hand}", **table).play(f"create {pyramid} {space}")


def settled(table: Table) -> bool:
    """The first action is over: the second one is being chosen."""
    return table.state.seat == 0 and "search" in table.legal


def test_p13_loses_four_knowledge_for_each_artifact_thrown_away() -> None:
    for thrown, left in ((1, 10), (2, 6), (3, 2), (4, 0)):
        table = creating("P13", 4, artifacts="A26 A28 A29 A32")
        table.play(*[f"destroy A{n}" for n in (26, 28, 29, 32)[:thrown]])
        if thrown < 4:
            table.play("done")
        assert settled(table)
        assert table.knowledge("P13") == left
        assert len(table.seat()["artifacts"]) == 4 - thrown == 4 - len(table.position("discard"))


def test_p13_may_throw_nothing_away_and_has_fourteen_knowledge() -> None:
    table = creating("P13", 4, artifacts="A26 A28")
    assert set(table.legal) == {"done", "destroy A26", "destroy A28"}
    table.play("done")
    assert settled(table)
    assert table.knowledge("P13") == 14
    assert table.seat()["artifacts"] == ["A26", "A28"]


def test_p13_takes_no_artifact_from_hand_and_relieves_no_other_monument() -> None:
    table = creating("P13", 4, hand="A26 A28", line={3: "C6:5"})
    assert settled(table)
    assert table.knowledge("P13") == 14
    table = creating("P13", 4, artifacts="A26 A28 A29 A32", line={3: "C6:5"})
    table.play("destroy A26", "destroy A28", "destroy A29", "destroy A32")
    assert (table.knowledge("P13"), table.knowledge("C6")) == (0, 5)


def test_p13_keeps_the_reduction_of_an_artifact_it_then_throws_away() -> None:
    table = creating("P13", 4, artifacts="A36")
    assert table.knowledge("P13") == 13
    table.play("destroy A36")
    assert settled(table)
    assert table.knowledge("P13") == 9


def test_p13_lets_a_discarded_artifact_still_react_to_this_creation() -> None:
    table = creating("P13", 4, artifacts="A22", deck="M8")
    assert set(table.legal) == {"use P13", "use A22"}
    table.play("use P13", "destroy A22")
    assert settled(table)
    assert table.hand == ["M8"]
    assert table.seat()["artifacts"] == []
    # A24 reacts to a creation in space 5, for one more card.
    table = Table(hand="P13 C6", artifacts="A24", line={1: "C7:3"}).play("create P13 5")
    table.play("use P13", "destroy A24")
    assert set(table.legal) >= {"done", "remove C7 2", "remove P13 2"}
    table.play("remove C7 2")
    assert settled(table)
    assert (table.knowledge("C7"), table.knowledge("P13")) == (1, 10)


def test_p14_lets_its_owner_learn_one_technology_on_creation() -> None:
    table = creating("P14", 3, lost=5)
    assert set(table.legal) == {"learn T9", "learn T10", "learn T19", "learn T20", "pass"}
    table.play("learn T9")
    assert settled(table)
    assert table.seat()["collection"] == ["T9"]
    assert table.lost == 3
    assert table.position("actions") == 1


def test_p14_may_be_declined_and_has_requirements_apply() -> None:
    table = creating("P14", 3).play("pass")
    assert settled(table)
    assert table.seat()["collection"] == []
    # T2 asks for two pyramids in the Past: P14 in the timeline is none of them.
    assert "learn T2" not in creating("P14", 3, past="P7").legal
    assert "learn T2" in creating("P14", 3, past="P7 P8").legal
    table = creating("P14", 3, tiles=["T1 T2 T7", "T15 T18 T23", "T30 T33 T34"])
    assert settled(table)
    assert table.knowledge("P14") == 4


def test_p14_shares_one_set_with_the_reactions_and_its_learn_is_answered() -> None:
    table = creating("P14", 3, artifacts="A20 A22", deck="M8 M9")
    assert {"use P14", "use A22"} <= set(table.legal)
    table.play("use P14", "learn T20")
    assert settled(table)
    assert set(table.hand) == {"M8", "M9"}


def test_p15_takes_up_to_three_knowledge_off_one_neighbour() -> None:
    table = creating("P15", 2, line={1: "C6:2", 3: "M8:5 M9:5", 5: "C11:4"})
    assert set(table.legal) == {
        "done",
        *("remove C6 1", "remove C6 2"),
        *("remove M8 1", "remove M8 2", "remove M8 3"),
    }
    table.play("remove M8 3")
    assert settled(table)
    left = [table.knowledge(card) for card in ("P15", "C6", "M8", "M9", "C11")]
    assert left == [3, 2, 2, 5, 4]


def test_p15_may_take_less_or_nothing_and_from_the_poorer_neighbour() -> None:
    line = {1: "C6:2", 3: "M8:5"}
    table = creating("P15", 2, line=line).play("remove C6 1")
    assert settled(table)
    assert (table.knowledge("C6"), table.knowledge("M8")) == (1, 5)
    table = creating("P15", 2, line=line).play("remove M8 1")
    assert settled(table)
    assert (table.knowledge("C6"), table.knowledge("M8")) == (2, 4)
    table = creating("P15", 2, line=line).play("done")
    assert settled(table)
    assert (table.knowledge("C6"), table.knowledge("M8")) == (2, 5)


def test_p15_on_the_upper_level_reaches_the_monument_below_and_upper_neighbours() -> None:
    table = creating("P15", 2, line={1: "C6:2 C7:1", 2: "C8:4", 3: "M8:5"})
    assert {a.split()[1] for a in table.legal if a != "done"} == {"C7", "C8"}
    assert creating("P15", 2, line={2: "C8:4"}).play("remove C8 3").knowledge("C8") == 1


def test_p15_is_skipped_without_a_neighbour_that_has_knowledge() -> None:
    table = creating("P15", 2, line={1: "C6:0", 3: "M8:0 M9:4", 5: "C11:4"})
    assert settled(table)
    assert table.knowledge("P15") == 3
    assert settled(creating("P15", 2))


def test_p16_lets_its_owner_create_one_artifact_from_hand() -> None:
    table = creating("P16", 2, hand="A26 A28 C6")
    assert set(table.legal) == {"create A26", "create A28", "pass"}
    table.play("create A28")
    assert settled(table)
    assert table.seat()["artifacts"] == ["A28"]
    assert table.hand == ["C6", "A26"]
    assert table.position("actions") == 1


def test_p16_may_be_declined_and_creates_no_monument() -> None:
    table = creating("P16", 2, hand="A26 C6").play("pass")
    assert settled(table)
    assert table.seat()["artifacts"] == []
    assert table.hand == ["C6", "A26"]
    assert settled(creating("P16", 2, hand="C6 M8"))
    assert settled(creating("P16", 2))


def test_p16_has_the_artifact_paid_in_full_from_the_hand() -> None:
    table = creating("P16", 2, hand="A33 C6 C7 C8 C9")
    table.play("create A33", "discard C6", "discard C7", "discard C9")
    assert settled(table)
    assert table.hand == ["C8"]
    assert table.seat()["artifacts"] == ["A33"]
    assert settled(creating("P16", 2, hand="A33 C6 C7"))  # three other cards are not there


def test_p16_needs_a_free_artifact_space() -> None:
    table = creating("P16", 2, hand="A26", artifacts="A28 A29 A30 A32 A34")
    assert settled(table)
    assert table.hand == ["A26"]


def test_p16_makes_a_real_creation_that_is_reacted_to() -> None:
    table = creating("P16", 2, hand="A26", line={6: "M26:3"}, deck="C6")
    table.play("create A26", "remove M26 1")
    assert settled(table)
    assert table.knowledge("M26") == 2
    assert table.hand == ["C6"]


def test_p17_enters_with_one_knowledge_less_for_each_pyramid_in_the_past() -> None:
    for past, knowledge in (
        ("", 5),
        ("P7", 4),
        ("P7* P8 P9*", 2),
        ("P7 P8 P9 P10 P11", 0),
        ("P7 P8 P9 P10 P11 P12", 0),
    ):
        assert creating("P17", 3, past=past).knowledge("P17") == knowledge


def test_p17_counts_no_pyramid_of_the_timeline_and_no_other_kind() -> None:
    table = creating("P17", 3, past="C6 M8", line={5: "P7 P8"}, others=[{"past": "P9"}])
    assert settled(table)
    assert table.knowledge("P17") == 5


def test_p17_adds_its_reduction_to_those_of_other_cards() -> None:
    table = creating("P17", 3, past="P7", line={5: "C34"}, artifacts="A36")
    assert table.knowledge("P17") == 2
    table = creating("P17", 3, past="P7 P8 P9 P10", line={5: "C34"}, artifacts="A36")
    assert table.knowledge("P17") == 0


def test_p18_takes_one_knowledge_off_a_monument_of_the_owners_choice() -> None:
    table = creating("P18", 1, line={4: "C6:3", 5: "C7:0"}, others=[{"line": {2: "M8:2"}}])
    assert set(table.legal) == {"remove P18 1", "remove C6 1"}
    table.play("remove C6 1")
    assert settled(table)
    assert (table.knowledge("P18"), table.knowledge("C6")) == (2, 2)


def test_p18_takes_it_off_itself_when_nothing_else_has_knowledge() -> None:
    assert creating("P18", 1, line={4: "C6:0"}).knowledge("P18") == 1
    table = creating("P18", 1, line={5: "C34"}, artifacts="A36")
    assert settled(table)
    assert table.knowledge("P18") == 0


def test_p23_trades_places_with_another_monument_of_its_owner() -> None:
    table = creating("P23", 4, line={1: "C6:2 M9:3", 4: "C11:1"}, others=[{"line": {2: "M8:2"}}])
    assert set(table.legal) == {"swap C6 P23", "swap M9 P23", "swap C11 P23"}
    table.play("swap M9 P23")
    assert settled(table)
    assert table.line() == {
        "C6": (1, "lower"),
        "P23": (1, "upper"),
        "C11": (4, "lower"),
        "M9": (4, "upper"),  # its lock does not matter
    }
    assert [table.knowledge(card) for card in ("P23", "M9")] == [1, 3]


def test_p23_may_trade_the_levels_of_its_own_space() -> None:
    table = creating("P23", 4, line={4: "C11:1", 1: "C6"}).play("swap C11 P23")
    assert (table.line()["P23"], table.line()["C11"]) == ((4, "lower"), (4, "upper"))


def test_p23_is_skipped_alone_and_is_no_choice_with_one_partner() -> None:
    assert creating("P23", 4).line() == {"P23": (4, "lower")}
    table = creating("P23", 4, line={2: "C6"})
    assert settled(table)
    assert table.line() == {"P23": (2, "lower"), "C6": (4, "lower")}


def test_p23_created_in_the_decline_phase_declines_from_space_one_for_its_partner() -> None:
    table = Table(hand="P23", line={1: "M11:1 C11:2"}, phase="decline").play("decline M11")
    # M11 is being declined, so that C11 is the only partner.
    table.play("create P23 4")
    assert table.past == ["M11", "P23"]
    assert table.lost == 1 + 1
    assert table.line() == {"C11": (3, "lower")}
    assert table.knowledge("C11") == 2


def test_p23_created_in_space_one_makes_the_partner_decline_in_the_same_phase() -> None:
    table = Table(hand="P23 A1 A2 A3", line={1: "M11:1", 5: "C12:2"}, phase="decline")
    table.play("create P23 1")  # three cards for the distance; C12 is the only partner
    assert table.past == ["M11", "C12"]
    assert table.lost == 1 + 2
    assert table.line() == {"P23": (4, "lower")}
    assert table.hand == []


def test_p23_created_in_the_decline_phase_can_bring_no_monument_in_decline_along() -> None:
    table = Table(hand="P23", line={1: "M11:1"}, phase="decline").play("create P23 4")
    assert table.past == ["M11"]
    assert table.line() == {"P23": (3, "lower")}


def test_p35_puts_two_face_up_technologies_under_the_decks_of_their_levels() -> None:
    table = creating("P35", 2, technology_decks=["T3 T4", "T31"])
    assert set(table.legal) == {f"bury {t}" for tile in TILES for t in tile.split()}
    table.play("bury T9", "bury T30")
    assert settled(table)
    low, high = table.position("technology_decks")
    assert (low[0], low[-1], high[0], high[-1]) == ("T3", "T9", "T31", "T30")
    tiles = [[t for t in tile if t] for tile in table.position("tiles")]
    assert tiles == [["T2", "T10"], ["T19", "T20", "T24"], ["T33", "T34"]]
    assert table.seat()["collection"] == []


def test_p35_refills_a_tile_left_with_one_before_the_second_choice() -> None:
    table = creating("P35", 2, tiles=["T2 T9", *TILES[1:]], technology_decks=["T3 T4 T5", ""])
    table.play("bury T9")
    assert table.position("technology_discards")[0] == ["T2"]
    assert {"bury T3", "bury T4", "bury T5"} < set(table.legal)
    assert "bury T2" not in table.legal
    table.play("bury T4")
    assert settled(table)
    assert table.position("technology_decks")[0][-2:] == ["T9", "T4"]


def test_p35_is_no_learn_and_is_not_reacted_to() -> None:
    table = creating("P35", 2, artifacts="A18 A20", deck="C6").play("bury T2", "bury T9")
    assert settled(table)
    assert table.hand == []
    Table(hand="P35", tiles=TILES).play("create P35 2").refuses("pass", "done", "search")


def test_p35_does_what_is_possible_with_fewer_than_two_technologies() -> None:
    low = " ".join(f"T{n}" for n in range(1, 28))
    high = [f"T{n}" for n in range(28, 46)]
    table = creating(
        "P35",
        2,
        tiles=["", "", " ".join(high[:2])],
        others=[{"learned": f"{low} {' '.join(high[2:])}"}],
    )
    table.play("bury T28")
    # T29 was left alone and cleared away; two cards cannot refill the tile.
    assert settled(table)
    assert table.position("tiles")[2] in ([], [None] * 3)
    assert table.position("technology_decks")[1] == ["T28"]
    assert table.position("technology_discards")[1] == ["T29"]
    table = creating("P35", 2, tiles=["", "", ""], others=[{"learned": f"{low} {' '.join(high)}"}])
    assert settled(table)
