"""The nine megaliths of Heritage."""

from __future__ import annotations

from .tabletop import Shared


def test_hm1_finds_lost_knowledge_and_rewards_losing_little() -> None:
    table = Shared(hand="HM1 C1", lost=3).play("create HM1 4")
    assert table.lost == 2
    assert Shared(past="HM1", lost=4).scores[0] == 1 + 4 - 4
    assert Shared(past="HM1", lost=5).scores[0] == 1 - 5


def test_hm2_stays_and_unloads_with_every_megalith() -> None:
    table = Shared(hand="M5 C1", line={4: "HM2:2"}).play("create M5 4", "remove HM2 1")
    assert table.line()["HM2"] == (4, "third")
    assert table.knowledge("HM2") == 1
    quiet = Shared(hand="C6 C1", line={4: "HM2:2"}).play("create C6 2")
    assert quiet.knowledge("HM2") == 2


def test_hm2_is_adjacent_to_the_monuments_of_its_own_space_only() -> None:
    beside = Shared(line={4: "P26:1", 5: "HM2:2"}, phase="timeline")
    assert beside.knowledge("HM2") == 2
    below = Shared(line={5: "P26:1 HM2:2"}, phase="timeline")
    assert below.knowledge("HM2") == 1  # Uxmal unloads adjacent megaliths


def test_hm2_is_neither_moved_nor_swapped() -> None:
    table = Shared(line={4: "HM2:2", 3: "C5:1"}, tiles=["T16 T10 T1", "T4 T5 T6", "T28 T29 T30"])
    table.play("learn T10")
    assert table.legal
    assert not any("HM2" in text for text in table.legal)


def test_hm3_unloads_itself_between_two_of_a_kind_and_draws_on_decline() -> None:
    table = Shared(line={5: "HM3:6 C5:1", 4: "C6:1"}, phase="timeline")
    assert table.knowledge("HM3") == 4
    alone = Shared(line={5: "HM3:6 C5:1"}, phase="timeline")
    assert alone.knowledge("HM3") == 6
    assert len(Shared(line={1: "HM3"}, phase="decline").hand) == 2


def test_hm4_burdens_opponents_on_entry_and_when_it_declines() -> None:
    table = Shared(hand="HM4", others=[{"line": {2: "C5:1"}}]).play("create HM4 3")
    assert table.knowledge("C5", 1) == 2
    late = Shared(line={1: "HM4"}, others=[{"hand": "C5 C6"}], phase="decline")
    late.play("discard C5")
    assert late.seat(1)["hand"] == ["C6"]


def test_hm5_unloads_after_an_excavate_and_straightens_on_decline() -> None:
    table = Shared(line={5: "HM5:3"}, past="C1 C2").play("excavate 1")
    assert table.knowledge("HM5") == 2
    late = Shared(line={1: "HM5"}, past="C1* C2* M4* P1*", phase="decline")
    rotated = [entry["card"] for entry in late.seat()["past"] if entry["rotated"]]
    assert len(rotated) == 1


def test_hm6_scores_every_four_lost_knowledge() -> None:
    assert Shared(past="HM6", lost=9).scores[0] == 2 - 9
    assert Shared(past="HM6", lost=3).scores[0] == -3


def test_hm7_holds_a_technology_of_level_one_and_finds_lost_knowledge() -> None:
    table = Shared(line={1: "HM7+T2"}, past="P1 P2", lost=2, phase="decline")
    assert table.seat()["collection"] == ["T2"]
    assert table.lost == 1
    short = Shared(line={1: "HM7+T2"}, past="P1", phase="decline")
    assert short.position("technology_discards")[0] == ["T2"]


def test_hm8_may_move_another_monument_and_swaps_on_decline() -> None:
    table = Shared(hand="HM8", line={2: "C5:1"}).play("create HM8 3")
    assert "pass" in table.legal
    assert not any("HM8" in text for text in table.legal)
    table.play("move C5 6")
    assert table.line()["C5"] == (6, "lower")
    late = Shared(line={1: "HM8", 3: "C5", 5: "P1"}, phase="decline")
    assert late.line() == {"C5": (4, "lower"), "P1": (2, "lower")}


def test_hm9_enters_lighter_with_artifacts() -> None:
    table = Shared(hand="HM9", artifacts="A1 A2 A3").play("create HM9 3")
    assert table.knowledge("HM9") == 5


def test_hm9_breaks_with_four_knowledge_on_it() -> None:
    broken = Shared(line={1: "HM9:4"}, phase="decline")
    assert broken.past == []
    assert broken.lost == 0
    whole = Shared(line={1: "HM9:3"}, phase="decline")
    assert whole.past == ["HM9"]
    assert whole.lost == 3
