"""Pyramids that work as long as they stand in the timeline: P19, P20, P21 and P22."""

from __future__ import annotations

from typing import Any

from ..table import Table

TILES = ["T2 T9 T10", "T19 T20 T24", "T30 T33 T34"]
TEN = "C6 C7 C8 C9 C10 C11 C12 C13 C14 C15"


def turn(**table: Any) -> Table:
    """The start of the turn of seat 0."""
    table.setdefault("tiles", TILES)
    return Table(**table)


def learnable(*, relief: bool, **seat: Any) -> set[str]:
    """The technologies that can be learned, with or without P19 in the timeline."""
    line = {4: "P19"} if relief else {}
    table = turn(line=line, **seat)
    return {a.split()[1] for a in table.legal if a.startswith("learn")}


def test_p19_lowers_a_requirement_by_one() -> None:
    # T2: two pyramids; T24: four monuments; T30: nine lost; T33: three ancient; T34: three cities.
    seat = {"past": "C6 C7 P7", "lost": 8, "learned": "T3 T4"}
    assert learnable(relief=False, **seat) == {"T9", "T10", "T19", "T20"}
    assert learnable(relief=True, **seat) == {f"T{n}" for n in (2, 9, 10, 19, 20, 24, 30, 33, 34)}


def test_p19_does_not_lower_a_requirement_by_two() -> None:
    seat = {"past": "C6 M8", "lost": 7, "learned": "T3"}
    assert learnable(relief=True, **seat) == {"T9", "T10", "T19", "T20"}


def test_p19_lowers_one_number_only_of_a_requirement_with_several() -> None:
    # T7 asks for one of each kind in the Past, T18 for a city and a pyramid.
    tiles = ["T7 T18 T1", TILES[1], TILES[2]]
    for past in ("C6 M8", "C6 P7", "M8 P7"):
        assert "T7" not in learnable(relief=False, tiles=tiles, past=past)
        assert "T7" in learnable(relief=True, tiles=tiles, past=past)
    for past in ("C6", "P7"):
        assert "T18" not in learnable(relief=False, tiles=tiles, past=past)
        assert "T18" in learnable(relief=True, tiles=tiles, past=past)
        assert "T7" not in learnable(relief=True, tiles=tiles, past=past)
    assert "T18" not in learnable(relief=True, tiles=tiles, past="M8")


def test_p19_leaves_the_ceilings_of_a_requirement_alone() -> None:
    # T8 asks for a hand of at most one card, with P19 as without.
    tiles = ["T8 T1 T2", TILES[1], TILES[2]]
    for relief in (False, True):
        assert "T8" in learnable(relief=relief, tiles=tiles, hand="C6")
        assert "T8" in learnable(relief=relief, tiles=tiles)
        assert "T8" not in learnable(relief=relief, tiles=tiles, hand="C6 C7")


def test_p19_may_be_used_for_every_learn_of_the_turn() -> None:
    table = turn(line={4: "P19"}, past="C6 C7 P7", deck="M8 M9 M10").play("learn T34", "learn T2")
    assert table.seat()["collection"] == ["T34", "T2"]


def test_p19_applies_to_learns_granted_by_cards() -> None:
    assert "learn T34" not in turn(hand="P14", past="C6 C7").play("create P14 3").legal
    table = turn(hand="P14", past="C6 C7", line={4: "P19"}).play("create P14 3")
    assert "learn T34" in table.legal


def test_p19_in_decline_helps_until_it_has_gone_to_the_past() -> None:
    def declining() -> Table:
        return turn(line={1: "P19 P9"}, past="C6 C7", phase="decline")

    assert "learn T34" in declining().play("decline P9").legal
    assert "learn T34" not in declining().play("decline P19").legal


def test_p19_does_nothing_in_the_past_in_hand_or_for_an_opponent() -> None:
    assert "learn T34" not in turn(past="C6 C7 P19").legal
    assert "learn T34" not in turn(past="C6 C7", hand="P19").legal
    assert "learn T34" not in turn(past="C6 C7", others=[{"line": {4: "P19"}}]).legal


def test_p19_is_created_in_space_four_only() -> None:
    table = turn(hand="P19 C20 C21")
    assert [a for a in table.legal if a.startswith("create P19")] == ["create P19 4"]
    assert table.play("create P19 4").knowledge("P19") == 4
    turn(hand="P19 C20 C21", line={4: "C22 C23"}).refuses("create P19 4", "create P19 3")


def test_p20_lets_its_owner_learn_after_creating_an_artifact() -> None:
    table = turn(line={3: "P20"}, hand="A28", lost=4).play("create A28")
    assert set(table.legal) == {"learn T9", "learn T10", "learn T19", "learn T20", "pass"}
    table.play("learn T9")
    assert table.seat()["collection"] == ["T9"]
    assert table.lost == 2
    assert table.position("actions") == 1
    assert table.seat()["artifacts"] == ["A28"]


def test_p20_may_be_declined_and_is_offered_for_every_artifact() -> None:
    table = turn(line={3: "P20"}, hand="A28 A29").play("create A28", "pass")
    assert table.seat()["collection"] == []
    table.play("create A29", "learn T9")
    assert table.seat()["collection"] == ["T9"]
    assert table.state.seat == 1


def test_p20_counts_the_new_artifact_for_the_requirement() -> None:
    tiles = ["T1 T2 T7", *TILES[1:]]  # T1: three artifacts
    table = turn(line={3: "P20"}, hand="A28 A29", artifacts="A36", tiles=tiles)
    assert "learn T1" not in table.play("create A28").legal
    assert "learn T1" in table.play("pass", "create A29").legal


def test_p20_answers_artifacts_created_through_an_effect_but_no_monuments() -> None:
    table = turn(line={3: "P20"}, hand="A28 P16").play("create P16 2")
    assert set(table.legal) == {"create A28", "pass"}
    table.play("create A28")
    assert "learn T9" in table.legal
    assert "pass" in table.legal
    table = turn(line={3: "P20"}, hand="C12").play("create C12 1")
    assert "search" in table.legal  # the second action: no LEARN was offered in between


def test_p20_is_ordered_by_its_owner_among_the_reactions() -> None:
    table = turn(line={3: "P20:4", 6: "M26:3"}, hand="A28", deck="C20").play("create A28")
    assert {"use P20", "use M26"} <= set(table.legal)
    table.play("use M26", "remove P20 1", "learn T9")
    assert table.hand == ["C20"]
    assert table.seat()["collection"] == ["T9"]


def test_p20_offers_nothing_when_nothing_can_be_learned() -> None:
    tiles = ["T1 T2 T7", "T15 T18 T23", TILES[2]]
    assert "search" in turn(line={3: "P20"}, hand="A28", tiles=tiles).play("create A28").legal


def test_p20_does_nothing_in_the_past_or_for_an_opponent() -> None:
    assert "search" in turn(past="P20", hand="A28").play("create A28").legal
    table = turn(hand="A28", others=[{"line": {3: "P20"}}]).play("create A28")
    assert table.state.seat == 0
    assert "search" in table.legal


def test_p20_is_created_in_space_three_only() -> None:
    table = turn(hand="P20 C20 C21")
    assert [a for a in table.legal if a.startswith("create P20")] == ["create P20 3"]
    turn(hand="P20 C20 C21", line={3: "C22 C23"}).refuses("create P20 3", "create P20 4")


def test_p21_removes_one_knowledge_then_draws_after_learning_an_ancient_technology() -> None:
    table = turn(line={5: "P21:2", 2: "C6:1"}, deck="M8 M9", lost=3).play("learn T9")
    assert set(table.legal) == {"remove P21 1", "remove C6 1"}
    assert table.lost == 1
    assert table.hand == []  # the draw comes second
    table.play("remove C6 1")
    assert (table.knowledge("P21"), table.knowledge("C6")) == (2, 0)
    assert table.hand == ["M8"]


def test_p21_answers_no_secret_nor_writing_technology() -> None:
    for technology in ("T19", "T20", "T34"):
        table = turn(line={5: "P21:2"}, deck="M8", past="C6 C7 C8").play(f"learn {technology}")
        assert table.hand == []
        assert table.knowledge("P21") == 2


def test_p21_answers_level_two_and_learns_granted_by_effects() -> None:
    table = turn(line={5: "P21:2"}, deck="M8", lost=9).play("learn T30")
    assert table.hand == ["M8"]
    assert table.knowledge("P21") == 1
    table = turn(line={5: "P21:2"}, hand="P14", deck="M8").play("create P14 3", "learn T9")
    assert set(table.legal) == {"remove P21 1", "remove P14 1"}
    assert table.play("remove P14 1").hand == ["M8"]


def test_p21_still_draws_without_knowledge_and_still_removes_with_a_full_hand() -> None:
    table = turn(line={5: "P21:0"}, deck="M8").play("learn T9")
    assert table.hand == ["M8"]
    assert table.knowledge("P21") == 0
    table = turn(line={5: "P21:2"}, hand=TEN, deck="M8").play("learn T9")
    assert table.hand == TEN.split()
    assert table.knowledge("P21") == 1


def test_p21_waits_for_the_technologys_own_effect_and_shares_a_set_with_other_reactions() -> None:
    tiles = ["T5 T9 T10", *TILES[1:]]
    table = turn(line={5: "P21:2", 2: "C6:1"}, deck="M8 M9 M10", tiles=tiles).play("learn T5")
    assert table.hand == ["M8"]  # T5's own draw; now the removal
    assert table.play("remove P21 1").hand == ["M8", "M9"]
    table = turn(line={5: "P21:2"}, artifacts="A18", deck="M8 M9 M10").play("learn T9")
    assert set(table.legal) == {"use P21", "use A18"}
    table.play("use A18")
    assert table.hand == ["M8", "M9", "M10"]
    assert table.knowledge("P21") == 1


def test_p21_does_nothing_in_the_past_or_for_an_opponent() -> None:
    table = turn(past="P21", line={2: "C6:1"}, deck="M8", others=[{}]).play("learn T9")
    assert table.hand == []
    assert table.knowledge("C6") == 1
    table = turn(line={2: "C6:1"}, deck="M8", others=[{"line": {5: "P21:2"}}]).play("learn T9")
    assert table.hand == []
    assert table.seat(1)["hand"] == []
    assert table.knowledge("P21", seat=1) == 2


def test_p22_has_its_owners_cities_enter_with_one_knowledge_less() -> None:
    table = turn(line={5: "P22:3", 4: "C11:2"}, hand="C25 C26")
    table.play("create C25 3", "create C26 3")
    line = {e["card"]: e["knowledge"] for e in table.seat()["timeline"]}
    assert line == {"P22": 3, "C11": 2, "C25": 5, "C26": 6}


def test_p22_reduces_no_other_kind_and_nothing_of_an_opponent() -> None:
    table = turn(line={5: "P22:3"}, hand="M8 P8").play("create M8 4", "create P8 3")
    assert (table.knowledge("M8"), table.knowledge("P8")) == (3, 3)
    table = turn(hand="C6", others=[{"line": {5: "P22:3"}}]).play("create C6 2")
    assert table.knowledge("C6") == 2
    assert turn(hand="C6", past="P22").play("create C6 2").knowledge("C6") == 2


def test_p22_adds_up_with_other_reductions_down_to_no_knowledge() -> None:
    table = turn(line={5: "P22 C24"}, artifacts="A28", hand="C25 C6")
    assert table.play("create C25 3").knowledge("C25") == 6 - 3
    assert table.play("create C6 2").knowledge("C6") == 0


def test_p22_reduces_cities_created_by_effects_as_well() -> None:
    table = turn(line={5: "P22"}, hand="M18 C7").play("create M18 6", "create C7 3")
    assert table.knowledge("C7") == 9
    assert table.knowledge("M18") == 3
