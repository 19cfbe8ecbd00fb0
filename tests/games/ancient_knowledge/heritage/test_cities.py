"""The nine cities of Heritage."""

from __future__ import annotations

from .tabletop import Shared

TILES = ["T1 T2 T3", "T4 T5 T6", "T28 T29 T30"]


def test_hc1_takes_a_technology_of_level_two_onto_itself() -> None:
    table = Shared(hand="HC1", tiles=TILES)
    table.play("create HC1 4")
    assert table.legal == ["store T28", "store T29", "store T30"]
    table.play("store T30")
    assert table.stored("HC1") == "T30"
    assert table.position("tiles")[2] == ["T28", "T29", None]
    assert table.seat()["collection"] == []


def test_hc1_taking_the_second_technology_of_a_tile_refills_it() -> None:
    table = Shared(hand="HC1", tiles=["T1 T2 T3", "T4 T5 T6", "T28 T29"])
    table.play("create HC1 4", "store T28")
    tile = table.position("tiles")[2]
    assert "T28" not in tile
    assert None not in tile


def test_hc1_brings_its_technology_into_the_collection_if_the_requirement_is_met() -> None:
    table = Shared(line={1: "HC1+T30"}, lost=9, phase="decline")
    assert table.seat()["collection"] == ["T30"]
    assert table.past == ["HC1"]
    assert table.scores[0] == 1 + 2 - 9


def test_hc1_discards_its_technology_if_the_requirement_is_not_met() -> None:
    table = Shared(line={1: "HC1+T30"}, lost=8, phase="decline")
    assert table.seat()["collection"] == []
    assert table.position("technology_discards")[1] == ["T30"]
    assert table.past == ["HC1"]


def test_hc1_joining_the_collection_is_no_learn() -> None:
    table = Shared(line={1: "HC1+T30"}, artifacts="A20", lost=9, phase="decline")
    assert table.seat()["collection"] == ["T30"]
    assert table.hand == []  # Sumerian Tablets draw after a LEARN


def test_hc1_without_face_up_technologies_of_level_two_takes_nothing() -> None:
    table = Shared(hand="HC1", tiles=["T1 T2 T3", "T4 T5 T6", ""])
    table.play("create HC1 4")
    assert table.stored("HC1") is None


def test_hc2_takes_a_technology_of_level_one_and_gets_it_without_its_effect() -> None:
    table = Shared(hand="HC2", tiles=TILES)
    table.play("create HC2 3")
    assert table.legal == ["store T1", "store T2", "store T3", "store T4", "store T5", "store T6"]
    table = Shared(line={1: "HC2+T9"}, deck="C5", lost=4, phase="decline")
    assert table.seat()["collection"] == ["T9"]
    assert table.lost == 4  # T9 itself would have discarded two
    assert table.hand == ["C5"]


def test_hc3_draws_on_entry_and_unloads_others_when_it_declines() -> None:
    table = Shared(hand="HC3", deck="C5").play("create HC3 4")
    assert table.hand == ["C5"]
    table = Shared(line={1: "HC3:1", 3: "C5:3"}, phase="decline")
    assert table.legal == ["done", "remove C5 1", "remove C5 2"]
    table.play("remove C5 2")
    assert table.knowledge("C5") == 1
    assert table.lost == 1


def test_hc4_lies_on_a_third_place_and_never_declines() -> None:
    table = Shared(hand="HC4 C1 C2", line={4: "C5:1 M5:1"}).play("create HC4 4")
    assert table.line()["HC4"] == (4, "third")
    assert table.knowledge("HC4") == 3
    table = Shared(line={1: "HC4:2"}, phase="decline")
    assert table.line()["HC4"] == (1, "third")
    assert table.past == []
    assert table.lost == 0


def test_hc4_draws_once_it_is_free_of_knowledge() -> None:
    assert len(Shared(line={4: "HC4"}, phase="timeline").hand) == 1
    assert Shared(line={4: "HC4:1"}, phase="timeline").hand == []


def test_hc4_counts_as_a_monument_of_the_timeline_at_the_end() -> None:
    assert Shared(line={4: "HC4:3", 2: "C5:1"}).scores[0] == 2


def test_hc5_creates_an_artifact_and_scores_each_artifact() -> None:
    table = Shared(hand="HC5 A1 C1", actions=1).play("create HC5 4", "discard C1", "create A1")
    assert table.seat()["artifacts"] == ["A1"]
    assert Shared(past="HC5", artifacts="A1 A2 A3").scores[0] == 3


def test_hc6_draws_after_an_archive_of_two_cards() -> None:
    table = Shared(hand="C1 C2 C3", line={5: "HC6:3"}, deck="P9")
    table.play("archive", "discard C1", "discard C2", "done")
    assert table.knowledge("HC6") == 1
    assert table.hand == ["C3", "P9"]


def test_hc6_does_not_draw_after_an_archive_of_one_card() -> None:
    table = Shared(hand="C1 C2 C3", line={5: "HC6:3"}, deck="P9")
    table.play("archive", "discard C1", "done")
    assert table.hand == ["C2", "C3"]


def test_hc6_may_archive_when_it_declines_and_then_reacts_to_itself() -> None:
    table = Shared(hand="C1 C2", line={1: "HC6:3"}, deck="P9", phase="decline")
    assert "pass" in table.legal
    table.play("discard C1", "discard C2")
    assert table.hand == ["P9"]
    assert table.lost == 1


def test_hc7_enters_lighter_with_two_cities_in_the_past_and_draws_on_decline() -> None:
    assert Shared(hand="HC7", past="C1 C2").play("create HC7 2").knowledge("HC7") == 2
    assert Shared(hand="HC7", past="C1").play("create HC7 2").knowledge("HC7") == 5
    assert Shared(line={1: "HC7"}, deck="C9", phase="decline").hand == ["C9"]


def test_hc8_scores_every_two_cards_in_hand() -> None:
    assert Shared(past="HC8", hand="C1 C2 C3 C4 C5").scores[0] == 1 + 2
    assert Shared(past="HC8", hand="C1").scores[0] == 1


def test_hc9_unloads_itself_with_three_technologies_and_scores_those_of_level_two() -> None:
    lit = Shared(line={5: "HC9:5"}, learned="T1 T2 T3", phase="timeline")
    assert lit.knowledge("HC9") == 4
    dark = Shared(line={5: "HC9:5"}, learned="T1 T2", phase="timeline")
    assert dark.knowledge("HC9") == 5
    assert Shared(past="HC9", learned="T30 T33").scores[0] == 1 + 3 + 4
    assert Shared(past="HC9", learned="T30 T33 T34 T35").scores[0] == 1 + 7 + 8
    assert Shared(past="HC9", learned="T30 T1 T2 T3").scores[0] == 1 + 2
