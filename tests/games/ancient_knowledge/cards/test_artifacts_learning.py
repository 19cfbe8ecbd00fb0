"""Artifacts that grant a LEARN, and those that draw after one."""

from __future__ import annotations

from ..table import Table
from .actions import actions_left

FIVE = "P1 P2 P3* P4 P5"
TILES = ["T9 T5 T7", "T19 T11 T26", "T34 T40 T32"]
TEN = "M1 M2 M3 M4 M5 M6 M7 M8 M9 M10"


def test_a12_may_learn_a_technology_with_five_pyramids_in_the_past() -> None:
    table = Table(artifacts="A12", past=FIVE, lost=4, tiles=TILES, phase="timeline")
    # Requirements apply: T7 wants all three kinds, T34 cities, T40 megaliths; T32 four pyramids.
    assert set(table.legal) == {
        *(f"learn {card}" for card in ("T9", "T5", "T19", "T11", "T26", "T32")),
        "pass",
    }
    table.play("learn T9")
    # T9 recovers two at once; one technology per phase.
    assert (table.seat()["collection"], table.lost, table.state.seat) == (["T9"], 2, 1)


def test_a12_works_with_more_than_five_pyramids() -> None:
    table = Table(artifacts="A12", past=FIVE + " P6", tiles=TILES, phase="timeline")
    assert table.play("learn T32").seat()["collection"] == ["T32"]


def test_a12_may_be_declined() -> None:
    table = Table(artifacts="A12", past=FIVE, tiles=TILES, phase="timeline").play("pass")
    assert (table.seat()["collection"], table.state.seat) == ([], 1)


def test_a12_does_nothing_with_four_pyramids_in_the_past() -> None:
    table = Table(
        artifacts="A12", past="P1 P2 P3 P4 C1", line={3: "P5 P6"}, tiles=TILES, phase="timeline"
    )
    assert (table.seat()["collection"], table.state.seat) == ([], 1)


def test_a12_does_nothing_when_no_technology_can_be_learned() -> None:
    tiles = ["T7 T15 T25", "T18 T23 T1", "T34 T40 T38"]
    table = Table(artifacts="A12", past=FIVE, tiles=tiles, phase="timeline")
    assert (table.seat()["collection"], table.state.seat) == ([], 1)


def test_a12_learning_is_answered() -> None:
    table = Table(
        artifacts="A12 A20", past=FIVE, lost=1, tiles=TILES, deck="C30 C31", phase="timeline"
    ).play("learn T9")
    assert (table.hand, table.lost) == (["C30"], 0)


def test_a12_costs_three_other_cards() -> None:
    assert "create A12" not in Table(hand="A12 C1 C2").legal
    table = Table(hand="A12 C1 C2 C3").play("create A12")
    assert (table.seat()["artifacts"], table.hand) == (["A12"], [])


def test_a16_learns_a_technology_after_three_monuments_were_excavated() -> None:
    table = Table(artifacts="A16", past="C1 C2 C3 C4", lost=4, tiles=TILES, deck="C30 C31")
    table.play("excavate 3")
    # Mandatory, requirements apply, after the draw of six.
    assert len(table.hand) == 6
    assert set(table.legal) == {f"learn {t}" for t in ("T9", "T5", "T19", "T11", "T26", "T34")}
    table.play("learn T34")
    assert (table.seat()["collection"], actions_left(table)) == (["T34"], 1)


def test_a16_learns_a_single_technology_however_many_were_rotated() -> None:
    table = Table(artifacts="A16", past="C1 C2 C3 C4 C5 C6", tiles=TILES).play("excavate 6")
    table.play("learn T19")
    assert (table.seat()["collection"], actions_left(table)) == (["T19"], 1)


def test_a16_does_nothing_after_two() -> None:
    table = Table(artifacts="A16", past="C1 C2 C3", tiles=TILES).play("excavate 2")
    assert (table.seat()["collection"], actions_left(table)) == ([], 1)
    # Each EXCAVATE counts by itself: one more does not make three.
    table.play("excavate 1")
    assert (table.seat()["collection"], table.state.seat) == ([], 1)


def test_a16_is_skipped_when_no_technology_can_be_learned() -> None:
    tiles = ["T7 T2 T25", "T18 T23 T1", "T32 T40 T38"]
    table = Table(artifacts="A16", past="C1 C2 C3", tiles=tiles).play("excavate 3")
    assert (table.seat()["collection"], actions_left(table)) == ([], 1)


def test_a16_looks_at_the_hand_after_the_draw() -> None:
    # T36 wants ten cards in hand: four and six.
    tiles = ["T7 T2 T25", "T18 T23 T1", "T32 T36 T38"]
    table = Table(artifacts="A16", past="C1 C2 C3", hand="M1 M2 M3 M4", tiles=tiles)
    table.play("excavate 3")
    assert (table.seat()["collection"], len(table.hand)) == (["T36"], 10)


def test_a16_and_a34_answer_in_the_order_their_owner_wants() -> None:
    table = Table(
        artifacts="A16 A34", past="C1 C2 C3", tiles=TILES, others=[{"hand": "P1 P2"}]
    ).play("excavate 3")
    assert set(table.legal) == {"use A16", "use A34"}
    table.play("use A34")
    assert table.seat(1)["hand"] == []
    table.play("learn T19")
    assert (table.seat()["collection"], actions_left(table)) == (["T19"], 1)


def test_a16_of_an_opponent_changes_nothing() -> None:
    table = Table(past="C1 C2 C3", tiles=TILES, others=[{"artifacts": "A16"}]).play("excavate 3")
    assert (table.seat()["collection"], table.seat(1)["collection"]) == ([], [])
    assert actions_left(table) == 1


def draws_two(artifact: str, low: str, high: str, past: str, wrong: list[str]) -> None:
    """Two cards for each technology of the kind, of level I or II; none for other kinds."""
    tiles = ["T9 T5 T3", "T19 T11 T26", f"{high} T43 T30"]

    def table(hand: str = "") -> Table:
        return Table(artifacts=artifact, past=past, hand=hand, tiles=tiles, deck="C30 C31 C32 C33")

    both = table().play(f"learn {low}")
    assert both.hand == ["C30", "C31"]
    both.play(f"learn {high}")
    assert both.hand == ["C30", "C31", "C32", "C33"]
    assert table().play(f"learn {high}").hand == ["C30", "C31"]
    for technology in wrong:
        assert table().play(f"learn {technology}").hand == []
    # As far as ten cards.
    nine = TEN.removesuffix(" M10")
    assert table(nine).play(f"learn {low}").hand == ["C30", *nine.split()]
    assert table(TEN).play(f"learn {low}").hand == TEN.split()
    # The opponent's artifact does not answer.
    other = Table(others=[{"artifacts": artifact}], tiles=tiles, deck="C30 C31").play(
        f"learn {low}"
    )
    assert (other.hand, other.seat(1)["hand"]) == ([], [])


def test_a17_draws_two_after_a_writing_technology() -> None:
    draws_two("A17", "T19", "T40", "M11 M12 M13", ["T9", "T11"])


def test_a17_created_by_the_technology_itself_does_not_answer_it() -> None:
    deck = "A17 A18 C1 C2 C3 C4 C5 C6 C7 C8 C30 C31"
    table = Table(tiles=["T22 T5 T3", "T19 T11 T26", "T40 T43 T30"], deck=deck)
    table.play("learn T22", "create A17")
    assert (table.seat()["artifacts"], table.hand) == (["A17"], [])


def test_a18_draws_two_after_an_ancient_technology() -> None:
    draws_two("A18", "T9", "T32", "P1 P2 P3 P4", ["T19", "T11"])


def test_a19_draws_two_after_a_secret_technology() -> None:
    draws_two("A19", "T11", "T34", "C1 C2 C3", ["T9", "T19"])


def test_a19_draws_after_the_effect_of_the_technology() -> None:
    tiles = ["T17 T5 T3", "T19 T11 T26", "T40 T43 T30"]
    table = Table(artifacts="A19", hand="M1", tiles=tiles, deck="C30 C31 C32")
    # T17 asks for discards from the hand as it was.
    table.play("learn T17")
    assert not any("C30" in text for text in table.legal)
    table.play("discard M1")
    assert table.hand == ["C30", "C31", "C32"]


def test_a19_answers_a_technology_learned_through_another_card() -> None:
    table = Table(
        artifacts="A19", line={1: "M34"}, tiles=TILES, deck="C30 C31", phase="decline"
    ).play("learn T11")
    assert table.hand == ["C30", "C31"]


def test_a20_draws_one_after_any_technology() -> None:
    def table(hand: str = "") -> Table:
        return Table(artifacts="A20", past="C1 C2 C3", hand=hand, tiles=TILES, deck="C30 C31 C32")

    for technology in ("T9", "T11", "T19", "T34"):
        assert table().play(f"learn {technology}").hand == ["C30"]
    assert table().play("learn T9", "learn T34").hand == ["C30", "C31"]
    assert table(TEN).play("learn T9").hand == TEN.split()


def test_a20_adds_up_with_the_artifact_of_the_kind() -> None:
    table = Table(artifacts="A18 A20", tiles=TILES, deck="C30 C31 C32 C33").play("learn T9")
    assert set(table.legal) == {"use A18", "use A20"}
    table.play("use A20")
    assert table.hand == ["C30", "C31", "C32"]


def test_a20_does_not_answer_an_opponent() -> None:
    table = Table(others=[{"artifacts": "A20"}], tiles=TILES, deck="C30").play("learn T9")
    assert (table.hand, table.seat(1)["hand"]) == ([], [])
