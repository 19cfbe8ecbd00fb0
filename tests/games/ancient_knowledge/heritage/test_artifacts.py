"""The nine artifacts of Heritage."""

from __future__ import annotations

from ostraka.core.i18n.message import LOCALES
from ostraka.games.ancient_knowledge import GAME

from .tabletop import Shared

TILES = ["T1 T3 T4", "T5 T6 T9", "T28 T32 T30"]


def test_ha1_lowers_a_requirement_for_whoever_has_three_writing_technologies() -> None:
    table = Shared(artifacts="HA1 A1 A2", learned="T19 T20 T21", tiles=TILES)
    assert "learn T28" in table.legal  # four artifacts, here three
    table = Shared(artifacts="HA1 A1 A2", learned="T19 T20", tiles=TILES)
    table.refuses("learn T28")


def test_ha2_draws_after_an_archive_of_three() -> None:
    table = Shared(artifacts="HA2", hand="C1 C2 C3 C4", deck="P9")
    table.play("archive", "discard C1", "discard C2", "discard C3", "done")
    assert table.hand == ["C4", "P9"]
    less = Shared(artifacts="HA2", hand="C1 C2 C3 C4", deck="P9")
    less.play("archive", "discard C1", "discard C2", "done")
    assert less.hand == ["C3", "C4"]


def test_ha3_turns_an_artifact_in_hand_into_knowledge_removed() -> None:
    table = Shared(artifacts="HA3", hand="A5 C1", line={4: "C5:4"}, phase="timeline")
    table.play("use HA3", "remove C5 2")
    assert table.hand == ["C1"]
    assert table.knowledge("C5") == 2
    none = Shared(artifacts="HA3", hand="C1", line={4: "C5:4"}, phase="timeline")
    assert none.state.seat == 1


def test_ha4_unloads_with_two_endgame_monuments_in_the_past() -> None:
    table = Shared(artifacts="HA4", past="C1 C2", line={4: "C6:4"}, phase="timeline")
    assert table.knowledge("C6") == 3
    fewer = Shared(artifacts="HA4", past="C1", line={4: "C6:4"}, phase="timeline")
    assert fewer.knowledge("C6") == 4


def test_ha5_finds_one_again_when_three_or_more_are_lost() -> None:
    assert Shared(artifacts="HA5", line={1: "C5:3"}, phase="decline").lost == 2
    assert Shared(artifacts="HA5", line={1: "C5:2"}, phase="decline").lost == 2


def test_ha6_swaps_for_a_card_and_draws_for_a_monument_on_space_six() -> None:
    table = Shared(artifacts="HA6", hand="C1", line={4: "C5", 2: "M5"}, phase="timeline")
    table.play("use HA6 timeline")
    assert table.line() == {"C5": (1, "lower"), "M5": (3, "lower")}
    late = Shared(artifacts="HA6", hand="C18", deck="P9").play("create C18 6")
    assert late.hand == ["P9"]
    early = Shared(artifacts="HA6", hand="C24", deck="P9").play("create C24 5")
    assert early.hand == []


def test_a27_asks_for_a_monument_on_both_levels_of_space_one() -> None:
    """A monument that never declines lies on a third place and fills neither of the two."""
    beside = Shared(artifacts="A27", line={1: "C5:1 HC4:1"}, deck="C30", phase="timeline")
    assert beside.hand == []
    both = Shared(artifacts="A27", line={1: "C5:1 M7 HC4:1"}, deck="C30", phase="timeline")
    assert set(both.legal) == {"remove C5 1", "remove HC4 1"}
    assert both.play("remove C5 1").hand == ["C30"]
    said = {locale: GAME.display.describe("A27", locale) or "" for locale in LOCALES}
    assert "a monument on each level of space 1" in said["en"]
    assert "chacun des deux niveaux de l’emplacement 1" in said["fr"]
    assert "cada uno de los dos niveles del espacio 1" in said["es"]
    assert "auf beiden Ebenen von Feld 1" in said["de"]


def test_ha6_names_the_one_space_that_it_means() -> None:
    text = GAME.display.describe("HA6")
    assert text is not None
    assert "if it is on space 6," in text
    assert "higher" not in text


def test_ha7_draws_with_six_monuments_in_the_timeline() -> None:
    line = {2: "C5 C6", 3: "M5 M6", 4: "P1"}
    assert Shared(artifacts="HA7", line=line, phase="timeline").hand == []
    assert len(Shared(artifacts="HA7", line={**line, 5: "P2"}, phase="timeline").hand) == 1


def test_ha8_makes_opponents_discard_for_a_card_and_draws_for_writing() -> None:
    table = Shared(artifacts="HA8", hand="C1", others=[{"hand": "C5 C6"}], phase="timeline")
    table.play("use HA8 timeline", "discard C6")
    assert table.hand == []
    assert table.seat(1)["hand"] == ["C5"]
    tiles = ["T19 T20 T21", "T5 T6 T9", "T28 T29 T30"]
    learned = Shared(artifacts="HA8", tiles=tiles, deck="P9").play("learn T20")
    assert learned.hand == ["P9"]


def test_ha9_looks_at_four_cards_for_one() -> None:
    table = Shared(artifacts="HA9", hand="C1", deck="P1 P2 P3 P4", phase="timeline")
    table.play("use HA9", "keep P3")
    assert table.hand == ["P3"]
    assert sorted(table.position("discard")) == ["C1", "P1", "P2", "P4"]
