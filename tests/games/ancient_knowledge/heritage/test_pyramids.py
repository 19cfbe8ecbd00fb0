"""The nine pyramids of Heritage."""

from __future__ import annotations

from .tabletop import Shared

TILES = ["T3 T4 T5", "T6 T9 T10", "T28 T29 T30"]


def test_hp1_draws_for_writing_technologies_and_learns_on_decline() -> None:
    table = Shared(hand="HP1", learned="T19 T20 T21 T22").play("create HP1 4")
    assert len(table.hand) == 2
    late = Shared(line={1: "HP1"}, tiles=TILES, phase="decline")
    assert "pass" in late.legal
    late.play("learn T9")
    assert late.seat()["collection"] == ["T9"]


def test_hp2_unloads_with_three_artifacts_and_scores_with_five() -> None:
    table = Shared(line={4: "HP2:3"}, artifacts="A1 A6 A13", phase="timeline")
    assert table.knowledge("HP2") == 2
    assert Shared(line={4: "HP2:3"}, artifacts="A1 A6", phase="timeline").knowledge("HP2") == 3
    assert Shared(past="HP2", artifacts="A1 A2 A3 A4 A5").scores[0] == 1 + 3
    assert Shared(past="HP2", artifacts="A1 A2 A3 A4").scores[0] == 1


def test_hp3_stands_on_space_six_only_and_unloads_in_a_long_timeline() -> None:
    table = Shared(hand="HP3 C1")
    assert "create HP3 6" in table.legal
    table.refuses("create HP3 5")
    long = Shared(line={6: "HP3:9", 2: "C5 M5", 3: "P1", 4: "C1"}, phase="timeline")
    assert long.knowledge("HP3") == 7
    short = Shared(line={6: "HP3:9", 2: "C5 M5", 3: "P1"}, phase="timeline")
    assert short.knowledge("HP3") == 9


def test_hp4_stays_and_unloads_others_once_it_is_free_of_knowledge() -> None:
    table = Shared(line={3: "HP4", 5: "C5:2"}, phase="timeline")
    assert table.knowledge("C5") == 1
    assert table.line()["HP4"] == (3, "third")
    burdened = Shared(line={3: "HP4:1", 5: "C5:2"}, phase="timeline")
    assert burdened.knowledge("C5") == 2


def test_hp5_creates_a_pyramid_when_it_enters_and_when_it_declines() -> None:
    table = Shared(hand="HP5 P18 P34 C1", actions=1).play("create HP5 6", "discard C1")
    assert table.legal[-1] == "pass"
    table.play("create P18 1")
    assert set(table.line()) >= {"HP5"}
    late = Shared(line={1: "HP5"}, hand="P34", phase="decline").play("create P34 2")
    assert late.line() == {"P34": (1, "lower")}


def test_hp6_looks_at_four_cards_twice() -> None:
    table = Shared(hand="HP6", deck="C1 C2 C3 C4").play("create HP6 3", "keep C3")
    assert table.hand == ["C3"]
    assert sorted(table.position("discard")) == ["C1", "C2", "C4"]
    late = Shared(line={1: "HP6"}, deck="C1 C2 C3 C4", phase="decline").play("keep C1")
    assert late.hand == ["C1"]


def test_hp7_finds_lost_knowledge_with_three_artifacts() -> None:
    table = Shared(line={1: "HP7"}, artifacts="A1 A6 A13", lost=5, phase="decline")
    table.play("recover 3")
    assert table.lost == 2
    assert Shared(line={1: "HP7"}, artifacts="A1 A6", lost=5, phase="decline").lost == 5


def test_hp8_scores_each_technology_of_level_two() -> None:
    assert Shared(past="HP8", learned="T30 T33 T1").scores[0] == 1 + 2 + 4


def test_hp9_unloads_after_an_archive_and_draws_on_decline() -> None:
    table = Shared(hand="C1 C2", line={4: "HP9:3"}).play("archive", "discard C1", "done")
    assert table.knowledge("HP9") == 1
    assert Shared(line={1: "HP9"}, deck="C5", phase="decline").hand == ["C5"]
