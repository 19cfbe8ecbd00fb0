"""Technologies that draw cards: their requirements, with P19 too, and the hand limit."""

from __future__ import annotations

from typing import Any

from .learning import learner

DECK = "A31 A32 A33 A34 A35 A36"
HAND = "M23 M27 M28 M29 M30 M31 M32 M33 M35 M36"
RELIEF = {4: "P19:4"}


def first(cards: str, count: int) -> list[str]:
    return cards.split()[:count]


def draws(technology: str, count: int, **board: Any) -> None:
    """Learned from this board it gives the top cards of the deck."""
    table = learner(technology, deck=DECK, **board).play(f"learn {technology}")
    hand = board.get("hand", "").split()
    assert [card for card in table.hand if card not in hand] == first(DECK, count)
    assert technology in table.seat()["collection"]


def is_refused(technology: str, **board: Any) -> None:
    """It cannot be learned from this board, whatever the opponent has."""
    learner(technology, deck=DECK, **board).refuses(f"learn {technology}")


def heeds_the_hand_limit(technology: str, **board: Any) -> None:
    """It fills the hand to ten; with ten it is learned and draws nothing."""
    for held in (9, 10):
        draws(technology, 10 - held, hand=" ".join(first(HAND, held)), **board)


def test_t1_draws_three_cards_with_three_artifacts_on_the_board() -> None:
    draws("T1", 3, artifacts="A1 A2 A3")
    draws("T1", 3, artifacts="A1 A2 A3 A4 A5")
    is_refused("T1", artifacts="A1 A2", hand="A3 A4", others=[{"artifacts": "A5 A6 A7"}])


def test_t1_asks_for_two_artifacts_only_beside_p19() -> None:
    draws("T1", 3, artifacts="A1 A2", line=RELIEF)
    is_refused("T1", artifacts="A1", line=RELIEF)
    is_refused("T1", artifacts="A1 A2", past="P19")


def test_t1_heeds_the_hand_limit() -> None:
    heeds_the_hand_limit("T1", artifacts="A1 A2 A3")


def test_t2_draws_three_cards_with_two_pyramids_in_the_past() -> None:
    draws("T2", 3, past="P1 P2*")
    is_refused("T2", past="P1 C1 M1", line={3: "P2 P3"}, others=[{"past": "P4 P5"}])


def test_t2_asks_for_one_pyramid_only_beside_p19() -> None:
    draws("T2", 3, past="P1", line=RELIEF)
    is_refused("T2", past="C1 M1", line=RELIEF)


def test_t2_heeds_the_hand_limit() -> None:
    heeds_the_hand_limit("T2", past="P1 P2")


def test_t7_draws_four_cards_with_each_kind_in_the_past() -> None:
    draws("T7", 4, past="C1 M1* P1")
    is_refused("T7", past="C1 M1 M2", line={3: "P1"})
    is_refused("T7", past="C1 P1 P2", line={3: "M1"})
    is_refused("T7", past="M1 P1 P2", line={3: "C1"})


def test_t7_tolerates_one_missing_kind_beside_p19() -> None:
    for past in ("C1 M1", "C1 P1", "M1* P1"):
        draws("T7", 4, past=past, line=RELIEF)
    for past in ("C1 C2 C3", "M1 M2", "P1", ""):
        is_refused("T7", past=past, line=RELIEF)


def test_t7_heeds_the_hand_limit() -> None:
    heeds_the_hand_limit("T7", past="C1 M1 P1")
    draws("T7", 3, past="C1 M1 P1", hand=" ".join(first(HAND, 7)))


def test_t8_draws_three_cards_with_at_most_one_card_in_hand() -> None:
    draws("T8", 3)
    draws("T8", 3, hand="M1")
    is_refused("T8", hand="M1 M2")


def test_t8_is_neither_hindered_nor_helped_by_p19() -> None:
    draws("T8", 3, line=RELIEF)
    draws("T8", 3, hand="M1", line=RELIEF)
    is_refused("T8", hand="M1 M2", line=RELIEF)


def test_t8_learned_without_its_requirement_heeds_the_hand_limit() -> None:
    heeds_the_hand_limit("T8", line={1: "M34:0"}, phase="decline")


def test_t15_draws_three_cards_with_two_cities_in_the_past() -> None:
    draws("T15", 3, past="C1* C2")
    is_refused("T15", past="C1 M1 P1", line={3: "C2 C3"}, others=[{"past": "C4 C5"}])


def test_t15_asks_for_one_city_only_beside_p19() -> None:
    draws("T15", 3, past="C1", line=RELIEF)
    is_refused("T15", past="M1 P1", line=RELIEF)


def test_t15_heeds_the_hand_limit() -> None:
    heeds_the_hand_limit("T15", past="C1 C2")


def test_t18_draws_three_cards_with_a_city_and_a_pyramid_in_the_past() -> None:
    draws("T18", 3, past="C1 P1*")
    is_refused("T18", past="C1 C2 M1", line={3: "P1"})
    is_refused("T18", past="P1 P2 M1", line={3: "C1"})


def test_t18_tolerates_one_missing_kind_beside_p19() -> None:
    draws("T18", 3, past="C1", line=RELIEF)
    draws("T18", 3, past="P1", line=RELIEF)
    is_refused("T18", past="M1 M2", line=RELIEF)


def test_t18_heeds_the_hand_limit() -> None:
    heeds_the_hand_limit("T18", past="C1 P1")


def test_t24_draws_three_cards_with_four_monuments_in_the_past() -> None:
    draws("T24", 3, past="C1 C2* M1 P1")
    draws("T24", 3, past="M1 M2 M3 M4")
    is_refused("T24", past="C1 M1 P1", line={3: "C2 M2"}, others=[{"past": "C4 C5 M5 M6"}])


def test_t24_asks_for_three_monuments_only_beside_p19() -> None:
    draws("T24", 3, past="C1 M1 P1", line=RELIEF)
    is_refused("T24", past="C1 M1", line=RELIEF)


def test_t24_heeds_the_hand_limit() -> None:
    heeds_the_hand_limit("T24", past="C1 C2 M1 P1")


def test_t25_draws_three_cards_with_two_megaliths_in_the_past() -> None:
    draws("T25", 3, past="M1* M2*")
    is_refused("T25", past="M1 C1 P1", line={3: "M2 M3"}, others=[{"past": "M4 M5"}])


def test_t25_asks_for_one_megalith_only_beside_p19() -> None:
    draws("T25", 3, past="M1", line=RELIEF)
    is_refused("T25", past="C1 P1", line=RELIEF)


def test_t25_heeds_the_hand_limit() -> None:
    heeds_the_hand_limit("T25", past="M1 M2")


def test_t5_discards_one_lost_knowledge_and_draws_a_card() -> None:
    table = learner("T5", lost=3, deck=DECK).play("learn T5")
    assert table.lost == 2
    assert table.hand == first(DECK, 1)


def test_t5_draws_its_card_without_lost_knowledge_too() -> None:
    table = learner("T5", deck=DECK, others=[{"lost": 2}]).play("learn T5")
    assert table.lost == 0
    assert table.seat(1)["lost"] == 2
    assert table.hand == first(DECK, 1)


def test_t5_discards_lost_knowledge_with_a_full_hand_too() -> None:
    table = learner("T5", lost=1, hand=HAND, deck=DECK).play("learn T5")
    assert table.lost == 0
    assert table.hand == HAND.split()


def test_t13_draws_a_card_per_city_in_the_timeline() -> None:
    draws("T13", 3, line={2: "C1 M5", 4: "C2:3", 6: "P5 C3"}, past="C4 C5")
    draws("T13", 1, line={2: "C1"})
    draws("T13", 0, line={2: "M5"}, past="C4 C5", others=[{"line": {3: "C1 C2"}}])


def test_t13_heeds_the_hand_limit() -> None:
    heeds_the_hand_limit("T13", line={2: "C1 C2", 3: "C3"})
    draws("T13", 2, line={2: "C1 C2", 3: "C3"}, hand=" ".join(first(HAND, 8)))
