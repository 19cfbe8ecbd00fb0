"""M34: a technology without its requirement, on declining."""

from __future__ import annotations

from ..table import Table

TILES = ["T1 T2 T7", "T9 T19 T15", "T28 T29 T30"]


def test_m34_may_learn_any_technology_whatever_its_requirement() -> None:
    table = Table(line={1: "M34:3"}, tiles=TILES, phase="decline")
    every = {f"learn {card}" for tile in TILES for card in tile.split()}
    assert set(table.legal) == every | {"pass"}
    table.play("learn T29")  # asks for seven monuments of a kind; the Past is empty
    assert table.seat()["collection"] == ["T29"]
    assert (table.past, table.lost) == (["M34"], 3)
    assert table.scores[0] == 0 + 4 - 3


def test_m34_may_be_refused() -> None:
    table = Table(line={1: "M34:3"}, tiles=TILES, phase="decline").play("pass")
    assert (table.seat()["collection"], table.past) == ([], ["M34"])


def test_m34_learning_has_the_technologys_effect_and_reactions() -> None:
    # T7 draws four; A20 one more; M34 is still in the timeline meanwhile.
    table = Table(
        line={1: "M34:3"}, artifacts="A20", tiles=TILES, deck="C1 C2 C3 C4 C5 C6", phase="decline"
    ).play("learn T7")
    assert table.hand == ["C1", "C2", "C3", "C4", "C5"]
    # M22 takes 1 off M34, which then loses only 2.
    answered = Table(line={1: "M34:3", 5: "M22"}, tiles=TILES, deck="C9", phase="decline").play(
        "learn T19"
    )
    assert (answered.lost, answered.hand) == (2, ["C9"])


def test_m34_learning_clears_and_refills_a_tile_left_with_one_technology() -> None:
    table = Table(
        line={1: "M34"},
        tiles=["T1 T2 T7", "T9 T19 T15", "T28 T29"],
        technology_decks=["", "T31 T32 T33"],
        phase="decline",
    ).play("learn T28")
    assert table.position("tiles")[2] == ["T31", "T32", "T33"]
    assert table.seat()["collection"] == ["T28"]


def test_m34_is_skipped_without_a_technology_face_up() -> None:
    table = Table(line={1: "M34:1"}, tiles=["", "", ""], phase="decline")
    assert (table.past, table.lost, table.state.seat) == (["M34"], 1, 1)
