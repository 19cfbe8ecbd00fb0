"""The five actions: what they need, what they cost, what they do, and the hand limit."""

from __future__ import annotations

from .table import Table

TILES = ["T5 T6 T9", "T2 T10 T11", "T28 T32 T34"]


def test_a_turn_has_two_actions_and_search_is_always_possible() -> None:
    table = Table(deck="C1 C2 C3")
    assert table.legal[0] == "search"
    table.play("search")
    assert table.state.seat == 0
    table.play("search")
    assert table.state.seat == 1
    assert table.hand == ["C1", "C2"]


def test_search_with_ten_cards_draws_nothing() -> None:
    hand = "C1 C2 C3 C4 C5 C6 C7 C8 C9 C10"
    table = Table(hand=hand, deck="M1")
    table.play("search")
    assert table.hand == hand.split()
    assert table.position("deck")[0] == "M1"


def test_a_draw_stops_at_ten_cards() -> None:
    table = Table(hand="C1 C2 C3 C4 C5 C6 C7 C8 C9", past="M1 M2 M3", deck="P1 P2 P3 P4 P5 P6")
    table.play("excavate 3")
    assert len(table.hand) == 10
    assert table.position("deck")[0] == "P2"


def test_a_monument_costs_its_price_and_a_card_per_space_of_distance() -> None:
    table = Table(hand="C16 C1 C2 C3 C4")  # Heracleion: space 2, cost 2
    assert {a for a in table.legal if a.startswith("create C16")} == {
        "create C16 1", "create C16 2", "create C16 3", "create C16 4",
    }  # fmt: skip
    table.refuses("create C16 5")
    table.play("create C16 4")
    assert table.position("discard") == ["C1", "C2", "C3", "C4"], "all that is left pays"
    assert table.line() == {"C16": (4, "lower")}
    assert table.knowledge("C16") == 2


def test_the_player_chooses_which_cards_to_pay_with() -> None:
    table = Table(hand="C16 C1 M2 P3")
    table.play("create C16 2", "discard C1", "discard P3")
    assert table.hand == ["M2"]


def test_a_card_does_not_pay_for_itself() -> None:
    table = Table(hand="C1")  # cost 1
    table.refuses("create C1 4")


def test_the_lower_level_is_filled_first_and_a_full_space_is_refused() -> None:
    table = Table(hand="C24 M20 P22", line={5: "C9"})
    table.play("create C24 5")
    assert table.line()["C24"] == (5, "upper")
    table.refuses("create M20 5")


def test_a_locked_monument_goes_to_its_starting_space_only() -> None:
    table = Table(hand="C35 C1 C2 C3")
    assert [a for a in table.legal if a.startswith("create C35")] == ["create C35 4"]
    table.refuses("create C35 3")
    full = Table(hand="C35 C1 C2 C3", line={4: "C9 C10"})
    full.refuses("create C35 4")


def test_artifacts_take_one_of_five_spaces() -> None:
    table = Table(hand="A5 A6", artifacts="A1 A2 A3 A4")
    table.play("create A5")
    assert table.seat()["artifacts"] == ["A1", "A2", "A3", "A4", "A5"]
    table.refuses("create A6")


def test_discounts_add_up_and_knowledge_never_starts_below_zero() -> None:
    table = Table(hand="C12", artifacts="A28", line={5: "C24", 6: "P22"})
    table.play("create C12 1")  # knowledge 2, three discounts
    assert table.knowledge("C12") == 0


def test_the_worked_example_of_a_creation() -> None:
    # start 3, cost 1 and knowledge 4 do not occur together on an unlocked city; C1 starts on 4
    table = Table(hand="C1 M1 M2 M3", artifacts="A28", line={5: "C24"})
    table.play("create C1 6")
    assert table.position("discard") == ["M1", "M2", "M3"]
    assert table.knowledge("C1") == 2
    assert table.line()["C1"] == (6, "lower")


def test_learning_needs_the_requirement_in_the_past_not_the_timeline() -> None:
    unmet = Table(tiles=TILES, line={3: "P1 P2"}, past="P3")
    unmet.refuses("learn T2")
    met = Table(tiles=TILES, past="P3 P4*", deck="C1 C2 C3")
    met.play("learn T2")
    assert met.seat()["collection"] == ["T2"]
    assert met.hand == ["C1", "C2", "C3"]


def test_a_technology_that_is_not_face_up_cannot_be_learned() -> None:
    Table(tiles=TILES).refuses("learn T1", "learn C1")


def test_a_tile_down_to_one_card_is_cleared_and_refilled() -> None:
    table = Table(tiles=TILES, technology_decks=["T20 T21 T22"])
    table.play("learn T5")
    assert table.position("tiles")[0] == [None, "T6", "T9"]
    table.play("learn T6")
    assert table.position("tiles")[0] == ["T20", "T21", "T22"]
    assert table.position("technology_discards")[0] == ["T9"]


def test_archive_removes_one_knowledge_per_card_as_far_as_there_is_any() -> None:
    table = Table(hand="C1 C2 C3 C4", line={3: "M1:2", 5: "M3:4"})
    table.play("archive", "discard C1", "discard C3", "done")
    assert set(table.legal) == {"remove M1 1", "remove M1 2", "remove M3 2"}
    table.play("remove M1 1")
    assert (table.knowledge("M1"), table.knowledge("M3")) == (1, 3), "the rest has one place left"
    assert table.hand == ["C2", "C4"]


def test_archive_needs_a_card_and_is_legal_without_knowledge() -> None:
    Table().refuses("archive")
    table = Table(hand="C1 C2")
    table.play("archive", "discard C1", "done")
    assert table.hand == ["C2"]


def test_excavate_rotates_and_draws_two_cards_each() -> None:
    table = Table(past="C1 C2 C3*", deck="M1 M2 M3 M4")
    table.refuses("excavate 3")
    table.play("excavate 2")
    assert table.hand == ["M1", "M2", "M3", "M4"]
    assert [entry["rotated"] for entry in table.seat()["past"]] == [True] * 3
    table.refuses("excavate 1")


def test_an_empty_deck_is_made_again_from_the_discard_pile_when_a_draw_needs_it() -> None:
    every = [f"{kind}{n}" for kind in "CMPA" for n in range(1, 37)]
    hands = [every[:10], every[10:20], every[20:30], every[30:40]]
    table = Table(
        hand=" ".join(hands[0][:9]),
        others=[{"hand": " ".join(hand)} for hand in hands[1:]],
        discard=" ".join([hands[0][9], *every[40:]]),
    )
    assert table.position("deck") == []
    table.play("search")
    assert len(table.hand) == 10
    assert table.position("discard") == []
    assert len(table.position("deck")) == 104
