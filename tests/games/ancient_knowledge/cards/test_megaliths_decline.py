"""Megaliths that draw or recover knowledge when they decline."""

from __future__ import annotations

from ..table import Table

FIVE = "M1 M2 M3 M4* M5"


def test_m8_recovers_seven_lost_knowledge_with_five_megaliths_in_the_past() -> None:
    table = Table(past=FIVE, line={1: "M8:3"}, lost=9, phase="decline")
    # 9 − 7, then its own 3 become lost knowledge, after the effect.
    assert table.lost == 2 + 3
    assert table.past[-1] == "M8"
    assert Table(past=FIVE + " M6", line={1: "M8"}, lost=9, phase="decline").lost == 2


def test_m8_does_nothing_with_four_megaliths_since_it_does_not_count_itself() -> None:
    table = Table(past="M1 M2 M3 M4 C1 P1", line={1: "M8:3", 2: "M6"}, lost=9, phase="decline")
    assert table.lost == 9 + 3
    assert table.past[-1] == "M8"


def test_m8_recovers_what_there_is_and_never_its_own_knowledge() -> None:
    table = Table(past=FIVE, line={1: "M8:3"}, lost=4, phase="decline")
    assert table.lost == 3
    assert Table(past=FIVE, line={1: "M8"}, phase="decline").lost == 0


def test_m8_counts_a_megalith_that_declined_before_it_in_the_same_phase() -> None:
    def table() -> Table:
        return Table(past="M1 M2 M3 M4", line={1: "M8 M5:2"}, lost=8, phase="decline")

    # M5 first: 8 + 2 − 7. M8 first: only four megaliths, so nothing is recovered.
    assert table().play("decline M5").lost == 3
    assert table().play("decline M8").lost == 10


def test_m12_draws_four_cards_when_it_declines() -> None:
    table = Table(line={1: "M12:2"}, hand="P9", deck="C1 C2 C3 C4 C5", phase="decline")
    assert table.hand == ["C1", "C2", "C3", "C4", "P9"]
    assert table.lost == 2
    assert table.past == ["M12"]


def test_m12_draws_no_further_than_ten_cards() -> None:
    eight = "C1 C2 C3 C4 C5 C6 C7 C8"
    table = Table(line={1: "M12"}, hand=eight, deck="P1 P2 P3 P4", phase="decline")
    assert table.hand == [*eight.split(), "P1", "P2"]
    assert table.position("deck")[:2] == ["P3", "P4"]
    full = Table(line={1: "M12"}, hand=eight + " C9 C10", deck="P1", phase="decline")
    assert len(full.hand) == 10
    assert full.position("deck")[0] == "P1"
    assert full.past == ["M12"]


def test_m12_reshuffles_the_discard_pile_when_the_deck_runs_out() -> None:
    # Two cards are left in the deck, and the other two come from the shuffled pile.
    every = [f"{kind}{n}" for kind in "CMPA" for n in range(1, 37)]
    pile = [card for card in every if card not in ("M12", "C1", "C2")]
    table = Table(line={1: "M12"}, deck="C1 C2", discard=" ".join(pile), phase="decline")
    assert len(table.hand) == 4
    assert {"C1", "C2"} <= set(table.hand)
    assert table.position("discard") == []


def test_m12_draws_fewer_when_no_card_is_left_anywhere() -> None:
    every = [f"{kind}{n}" for kind in "CMPA" for n in range(1, 37)]
    past = [card for card in every if card[0] != "A" and card not in ("M12", "C1", "C2")]
    table = Table(
        line={1: "M12"},
        deck="C1 C2",
        artifacts="A1 A2 A3 A4 A5",
        hand="A6 A7 A8 A9 A10",
        others=[
            {"past": " ".join(past[:35]), "hand": "A11 A12 A13 A14 A15 A16 A17 A18 A19 A20"},
            {"past": " ".join(past[35:70]), "hand": "A21 A22 A23 A24 A25 A26 A27 A28 A29 A30"},
            {"past": " ".join(past[70:]), "hand": "A31 A32 A33 A34 A35 A36"},
        ],
        phase="decline",
    )
    assert table.hand == ["C1", "C2", "A6", "A7", "A8", "A9", "A10"]
    assert table.past == ["M12"]


def test_m13_recovers_fifteen_lost_knowledge_from_twenty_on() -> None:
    assert Table(line={1: "M13:3"}, lost=20, phase="decline").lost == 5 + 3
    assert Table(line={1: "M13"}, lost=26, phase="decline").lost == 11


def test_m13_does_nothing_below_twenty_and_its_own_knowledge_does_not_count() -> None:
    assert Table(line={1: "M13:3"}, lost=19, phase="decline").lost == 19 + 3


def test_m13_counts_knowledge_lost_earlier_in_the_same_phase() -> None:
    def table() -> Table:
        return Table(line={1: "M13 C1:2"}, lost=18, phase="decline")

    assert table().play("decline C1").lost == 18 + 2 - 15
    assert table().play("decline M13").lost == 18 + 2


def test_m13_may_be_created_in_space_six_only() -> None:
    table = Table(hand="M13 C1 C2 C3 C4 C5")
    assert [text for text in table.legal if text.startswith("create M13")] == ["create M13 6"]
    table.play("create M13 6", "discard C1", "discard C2", "discard C3", "discard C4")
    assert table.line() == {"M13": (6, "lower")}
    assert table.knowledge("M13") == 3
    # With space 6 full it cannot be created at all.
    full = Table(hand="M13 C1 C2 C3 C4 C5", line={6: "P1 P2"})
    assert not any(text.startswith("create M13") for text in full.legal)
