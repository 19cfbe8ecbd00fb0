"""Technologies that turn up or look at the top of the builder deck: T3, T4 and T22."""

from __future__ import annotations

from ..table import Table
from .learning import face_up, learner
from .scarcity import scarce

FIVE = "C1 M2 P3 A4 C5"
EIGHT = f"{FIVE} M6 P7 A8"
TEN = f"{EIGHT} C9 M10"
NINE_HELD = "A21 A22 A23 A24 A25 A26 A27 A28 A29"
FULL = f"{NINE_HELD} A30"


def test_t3_with_two_players_lets_the_learner_take_two_cards_and_the_opponent_one() -> None:
    table = learner("T3", deck=f"{FIVE} P9").play("learn T3")
    assert sorted(table.legal) == sorted(f"take {card}" for card in FIVE.split())
    table.refuses("pass", "done")
    table.play("take P3")
    assert table.state.seat == 1
    assert sorted(table.legal) == ["take A4", "take C1", "take C5", "take M2"]
    table.play("take A4")
    assert table.state.seat == 0
    table.play("take C1")
    assert table.hand == ["C1", "P3"]
    assert table.seat(1)["hand"] == ["A4"]
    assert sorted(table.position("discard")) == ["C5", "M2"]
    assert table.position("deck")[0] == "P9"
    assert table.state.seat == 0


def test_t3_goes_round_clockwise_from_the_learner_and_back() -> None:
    table = learner("T3", deck=FIVE, turn=1, others=[{}, {}]).play("learn T3")
    order = []
    for card in ("C1", "M2", "P3", "A4"):
        order.append(table.state.seat)
        table.play(f"take {card}")
    assert order == [1, 2, 0, 1]
    assert [table.seat(seat)["hand"] for seat in range(3)] == [["P3"], ["C1", "A4"], ["M2"]]
    assert table.position("discard") == ["C5"]


def test_t3_with_four_players_leaves_nothing() -> None:
    table = learner("T3", deck=FIVE, others=[{}, {}, {}]).play("learn T3")
    table.play("take C1", "take M2", "take P3", "take A4")  # the last card is left to the learner
    assert table.hand == ["C1", "C5"]
    assert [table.seat(seat)["hand"] for seat in (1, 2, 3)] == [["M2"], ["P3"], ["A4"]]
    assert table.position("discard") == []


def test_t3_skips_whoever_holds_ten_cards() -> None:
    table = learner("T3", deck=FIVE, others=[{"hand": FULL}]).play("learn T3", "take C1")
    assert table.state.seat == 0
    table.play("take M2")
    assert table.hand == ["C1", "M2"]
    assert table.seat(1)["hand"] == FULL.split()
    assert sorted(table.position("discard")) == ["A4", "C5", "P3"]


def test_t3_skips_the_learners_second_card_when_the_first_fills_the_hand() -> None:
    table = learner("T3", deck=FIVE, hand=NINE_HELD).play("learn T3", "take C1", "take M2")
    assert table.hand == ["C1", *NINE_HELD.split()]
    assert table.seat(1)["hand"] == ["M2"]
    assert sorted(table.position("discard")) == ["A4", "C5", "P3"]


def test_t3_learned_with_a_full_hand_serves_the_opponent_only() -> None:
    table = learner("T3", deck=FIVE, hand=FULL).play("learn T3")
    assert table.state.seat == 1
    table.play("take P3")
    assert table.hand == FULL.split()
    assert table.seat(1)["hand"] == ["P3"]
    assert len(table.position("discard")) == 4


def test_t3_shows_its_cards_and_who_takes_which_to_everybody() -> None:
    table = learner("T3", deck=FIVE, others=[{}, {}]).play("learn T3")
    for seat in (0, 1, 2, None):
        assert sorted(table.state.view(seat)["table"]["limbo"]) == sorted(FIVE.split())
    table.play("take C1", "take M2", "take P3", "take A4")
    for seat in (1, 2):
        assert sorted(table.state.view(seat)["table"]["seats"][0]["known"]) == ["A4", "C1"]


def test_t3_ends_when_deck_and_discard_pile_give_out() -> None:
    free = "C1 C2 C3"
    tiles = ["T3 T1 T2", "T28 T29 T30", "T31 T32 T33"]
    table = Table(
        tiles=tiles, deck="C1", discard="C2 C3", others=scarce(free), document={"turned": 2}
    )
    table.play("learn T3")
    assert sorted(table.legal) == ["take C1", "take C2", "take C3"]
    table.play("take C1", "take C2")  # the last card goes to the next player by itself
    assert table.hand == ["C1"]
    assert "C2" in table.seat(1)["hand"]
    assert "C3" in table.seat(2)["hand"]
    assert table.state.seat == 0
    assert "search" in table.legal


def test_t4_keeps_one_of_eight_cards_and_discards_the_others() -> None:
    table = learner("T4", hand="A30", deck=f"{EIGHT} P9").play("learn T4")
    assert sorted(table.legal) == sorted(f"keep {card}" for card in EIGHT.split())
    table.refuses("pass", "done")
    table.play("keep P7")
    assert table.hand == ["P7", "A30"]
    assert sorted(table.position("discard")) == sorted(set(EIGHT.split()) - {"P7"})
    assert table.position("deck")[0] == "P9"


def test_t4_shows_its_cards_to_the_learner_alone() -> None:
    table = learner("T4", deck=EIGHT).play("learn T4")
    assert sorted(table.state.view(0)["table"]["limbo"]) == sorted(EIGHT.split())
    assert table.state.view(1)["table"]["limbo"] == []
    assert table.state.view(None)["table"]["limbo"] == []
    table.play("keep P7")
    view = table.state.view(1)["table"]
    assert view["seats"][0]["known"] == []
    assert not set(view["discarded"]) & set(EIGHT.split())


def test_t4_works_with_nine_cards_and_is_void_with_ten() -> None:
    table = learner("T4", hand=NINE_HELD, deck=EIGHT).play("learn T4", "keep C1")
    assert len(table.hand) == 10
    table = learner("T4", hand=FULL, deck=EIGHT).play("learn T4")
    assert table.hand == FULL.split()
    assert table.position("discard") == []
    assert table.position("deck")[:8] == EIGHT.split()
    assert table.seat()["collection"] == ["T4"]


def test_t4_looks_at_what_there_is_when_cards_are_short() -> None:
    tiles = ["T4 T1 T2", "T28 T29 T30", "T31 T32 T33"]
    table = Table(
        tiles=tiles, deck="C1", discard="C2 C3", others=scarce("C1 C2 C3"), document={"turned": 2}
    )
    table.play("learn T4")
    assert sorted(table.legal) == ["keep C1", "keep C2", "keep C3"]
    table.play("keep C2")
    assert table.hand == ["C2"]
    assert sorted(table.position("discard")) == ["C1", "C3"]


def test_t22_creates_an_artifact_among_ten_cards_and_discards_the_rest() -> None:
    table = learner("T22", hand="M1", deck=f"{TEN} P9").play("learn T22")
    assert sorted(table.legal) == ["create A4", "create A8"]
    table.refuses("pass", "done", "create M1")
    table.play("create A8")
    assert table.seat()["artifacts"] == ["A8"]
    assert table.hand == ["M1"]
    assert sorted(table.position("discard")) == sorted(set(TEN.split()) - {"A8"})
    assert table.position("deck")[0] == "P9"


def test_t22_lets_the_hand_pay_the_cost_and_never_the_cards_looked_at() -> None:
    deck = "A12 A30 C1 C2 C3 C4 C5 C6 C7 C8"  # costs 3 and 1
    table = learner("T22", hand="M1 M2 M3 M4", deck=deck).play("learn T22", "create A12")
    assert sorted(table.legal) == ["discard M1", "discard M2"]  # three of four, in order
    table.play("discard M1", "discard M3")  # and the last one
    assert table.hand == ["M2"]
    assert table.seat()["artifacts"] == ["A12"]
    assert len(table.position("discard")) == 9 + 3


def test_t22_must_create_the_only_artifact_its_learner_can_pay_for() -> None:
    deck = "A12 A30 C1 C2 C3 C4 C5 C6 C7 C8"
    table = learner("T22", hand="M1", deck=deck).play("learn T22")
    assert table.seat()["artifacts"] == ["A30"]
    assert table.hand == []
    table = learner("T22", deck=deck).play("learn T22")
    assert table.seat()["artifacts"] == []
    assert sorted(table.position("discard")) == sorted(deck.split())


def test_t22_discards_all_ten_without_an_artifact_or_without_room_for_one() -> None:
    deck = "C1 C2 C3 C4 C5 M1 M2 M3 M4 M5"
    table = learner("T22", deck=f"{deck} A8").play("learn T22")
    assert sorted(table.position("discard")) == sorted(deck.split())
    table = learner("T22", deck=TEN, artifacts="A1 A2 A3 A5 A6").play("learn T22")
    assert sorted(table.position("discard")) == sorted(TEN.split())
    assert table.seat()["artifacts"] == ["A1", "A2", "A3", "A5", "A6"]


def test_t22_does_not_pass_through_the_hand() -> None:
    table = learner("T22", hand=FULL, deck=TEN).play("learn T22", "create A4")
    assert table.hand == FULL.split()
    assert table.seat()["artifacts"] == ["A4"]


def test_t22_shows_its_cards_to_the_learner_alone() -> None:
    table = learner("T22", deck=TEN).play("learn T22")
    assert sorted(table.state.view(0)["table"]["limbo"]) == sorted(TEN.split())
    assert table.state.view(1)["table"]["limbo"] == []
    table.play("create A4")
    assert table.state.view(1)["table"]["seats"][0]["artifacts"] == ["A4"]
    assert not set(table.state.view(1)["table"]["discarded"]) & set(TEN.split())


def test_t22_sets_off_the_reactions_to_an_artifact_created() -> None:
    table = learner("T22", line={6: "M26:3"}, deck=f"{TEN} P9").play("learn T22", "create A4")
    assert table.knowledge("M26") == 2
    assert table.hand == ["P9"]
    table = learner("T22", "T9", line={3: "P20:4"}, lost=2, deck=TEN)
    table.play("learn T22", "create A4", "learn T9")
    assert table.lost == 0


def test_t22_brings_an_artifact_too_late_to_answer_this_very_learn() -> None:
    deck = "A17 C1 C2 C3 C4 C5 M1 M2 M3 M4"
    table = learner("T22", deck=deck).play("learn T22")
    assert table.seat()["artifacts"] == ["A17"]
    assert table.hand == []  # A17 draws two cards after a writing technology
    table = learner("T22", artifacts="A20", deck=f"{deck} P9").play("learn T22")
    assert table.hand == ["P9"]


def test_t22_in_the_timeline_phase_brings_an_artifact_that_acts_from_the_next_turn_on() -> None:
    deck = "A14 C1 C2 C3 C4 C5 M1 M2 M3 M4"  # A14 draws a card with five lost knowledge
    tiles = face_up("T22")
    table = Table(artifacts="A33", lost=17, deck=deck, tiles=tiles, phase="timeline")
    table.play("learn T22")
    assert table.state.seat == 1
    assert sorted(table.seat()["artifacts"]) == ["A14", "A33"]
    assert table.hand == []
    table.play("search", "search", "search", "search", "use A14")
    assert len(table.hand) == 3


def test_t22_looks_at_what_there_is_when_cards_are_short() -> None:
    tiles = ["T22 T1 T2", "T28 T29 T30", "T31 T32 T33"]
    table = Table(
        tiles=tiles, deck="C1", discard="A36 C3", others=scarce("C1 A36 C3"), document={"turned": 2}
    )
    table.play("learn T22")
    assert table.seat()["artifacts"] == ["A36"]
    assert sorted(table.position("discard")) == ["C1", "C3"]
