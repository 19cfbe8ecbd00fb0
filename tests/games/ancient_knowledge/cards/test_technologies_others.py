"""Technologies that renew the hand, trouble opponents or bury technologies."""

from __future__ import annotations

from ..table import Table
from .learning import face_up, learner
from .scarcity import scarce

FULL = "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10"
FIVE = "C1 C2 M1 M2* P1"


def test_t17_replaces_up_to_three_cards_of_the_hand() -> None:
    table = learner("T17", hand="A1 A2 A3 A4", deck="C1 C2 C3 C4").play("learn T17")
    table.play("discard A1", "discard A2", "discard A4")
    assert table.hand == ["C1", "C2", "C3", "A3"]
    assert sorted(table.position("discard")) == ["A1", "A2", "A4"]
    assert table.position("deck")[0] == "C4"


def test_t17_may_replace_fewer_cards_or_none() -> None:
    table = learner("T17", hand="A1 A2 A3 A4", deck="C1 C2 C3 C4").play("learn T17")
    table.play("discard A2", "done")
    assert table.hand == ["C1", "A1", "A3", "A4"]
    table = learner("T17", hand="A1 A2 A3 A4", deck="C1 C2 C3 C4").play("learn T17", "done")
    assert table.hand == ["A1", "A2", "A3", "A4"]
    assert table.position("deck")[0] == "C1"


def test_t17_does_nothing_with_an_empty_hand() -> None:
    table = learner("T17", deck="C1").play("learn T17")
    assert table.hand == []
    assert "search" in table.legal


def test_t17_discards_before_it_draws_so_that_a_full_hand_is_renewed() -> None:
    table = learner("T17", hand=FULL, deck="C1 C2 C3 C4").play("learn T17")
    table.play("discard A1", "discard A5", "discard A10")
    assert table.hand == ["C1", "C2", "C3", "A2", "A3", "A4", "A6", "A7", "A8", "A9"]


def test_t17_shows_its_discards_to_nobody_else() -> None:
    table = learner("T17", hand="A1 A2 A3 A4", deck="C1 C2 C3 C4").play("learn T17")
    table.play("discard A1", "discard A2", "discard A3")
    view = table.state.view(1)["table"]
    assert view["discarded"] == []
    assert view["seats"][0]["known"] == []
    assert view["seats"][0]["hand_size"] == 4


def test_t17_draws_its_own_discards_again_only_when_the_deck_runs_out() -> None:
    tiles = ["T17 T1 T2", "T28 T29 T30", "T31 T32 T33"]
    table = Table(
        tiles=tiles,
        hand="C2 C3",
        deck="C1",
        others=scarce("C1", hand="C2 C3"),
        document={"turned": 2},
    )
    table.play("learn T17", "discard C2", "done")
    assert table.hand == ["C1", "C3"]
    table = Table(
        tiles=tiles,
        hand="C2 C3",
        deck="C1",
        others=scarce("C1", hand="C2 C3"),
        document={"turned": 2},
    )
    table.play("learn T17", "discard C2", "discard C3")
    assert "C1" in table.hand
    assert len(table.hand) == 2
    assert len(table.position("deck")) == 1


def test_t21_adds_one_knowledge_to_a_monument_of_each_opponent_and_draws_a_card() -> None:
    others = [{"line": {2: "M1:3 M2:0"}}, {"line": {4: "P1:12", 6: "C1:1"}}]
    table = learner("T21", line={3: "M5:1"}, others=others, deck="A1").play("learn T21")
    assert sorted(table.legal) == ["add M1 1", "add M2 1"]
    table.refuses("pass", "done", "add M5 1")
    assert table.hand == []
    table.play("add M2 1")
    assert sorted(table.legal) == ["add C1 1", "add P1 1"]
    table.play("add P1 1")
    assert [table.knowledge(card, 1) for card in ("M1", "M2")] == [3, 1]
    assert [table.knowledge(card, 2) for card in ("P1", "C1")] == [13, 1]
    assert table.knowledge("M5") == 1
    assert table.hand == ["A1"]
    assert table.state.seat == 0


def test_t21_skips_opponents_without_monuments() -> None:
    others = [{"past": "M1"}, {"line": {4: "P1:2"}}]
    table = learner("T21", others=others, deck="A1").play("learn T21")
    assert table.knowledge("P1", 2) == 3
    assert table.hand == ["A1"]


def test_t21_draws_its_card_when_no_opponent_has_a_monument() -> None:
    assert learner("T21", line={3: "M5:1"}, deck="A1").play("learn T21").hand == ["A1"]


def test_t21_adds_knowledge_with_a_full_hand_and_draws_nothing() -> None:
    table = learner("T21", hand=FULL, others=[{"line": {4: "P1:2"}}]).play("learn T21")
    assert table.knowledge("P1", 1) == 3
    assert table.hand == FULL.split()


def test_t26_makes_every_opponent_discard_a_card_of_their_choice() -> None:
    others = [{"hand": "M1 M2 M3"}, {"hand": "P1 P2"}]
    table = learner("T26", hand="A1 A2", others=others).play("learn T26")
    assert table.state.seat == 1
    table.refuses("pass", "done")
    table.play("discard M2")
    assert table.state.seat == 2
    table.play("discard P1")
    assert table.state.seat == 0
    assert [table.seat(seat)["hand"] for seat in range(3)] == [["A1", "A2"], ["M1", "M3"], ["P2"]]
    assert sorted(table.position("discard")) == ["M2", "P1"]


def test_t26_takes_the_last_card_and_passes_over_empty_hands() -> None:
    table = learner("T26", others=[{"hand": "M1"}, {}]).play("learn T26")
    assert table.state.seat == 0
    assert table.seat(1)["hand"] == []
    assert table.position("discard") == ["M1"]


def test_t26_keeps_the_discards_secret() -> None:
    others = [{"hand": "M1 M2 M3"}, {"hand": "P1 P2"}]
    table = learner("T26", others=others).play("learn T26")
    before = table.state.view(2)["table"]["seats"][1]
    table.play("discard M2")
    assert table.state.view(2)["table"]["seats"][1] == before  # nothing shows yet
    table.play("discard P1")
    for seat in (0, 2):
        view = table.state.view(seat)["table"]
        assert view["seats"][1]["hand_size"] == 2
        assert "M2" not in view["discarded"]
    assert "P1" not in table.state.view(1)["table"]["discarded"]


def test_t27_puts_a_face_up_technology_of_level_two_under_its_deck() -> None:
    table = learner("T27", past=FIVE).play("learn T27")
    assert sorted(table.legal) == ["bury T28", "bury T29", "bury T30"]
    table.refuses("pass", "done", "bury T1")
    table.play("bury T29")
    assert table.position("technology_decks")[1][-1] == "T29"
    assert [name for name in table.position("tiles")[2] if name] == ["T28", "T30"]
    assert table.position("technology_discards") == [[], []]
    assert "search" in table.legal


def test_t27_asks_for_five_monuments_in_the_past() -> None:
    board = {"past": "C1 C2 M1 P1", "line": {3: "M5 M6"}, "others": [{"past": "P2 P3"}]}
    learner("T27", **board).refuses("learn T27")
    learner("T27", past="C1 C2 M1 P1", line={4: "P19:4"}).play("learn T27", "bury T28")
    learner("T27", past="C1 C2 M1", line={4: "P19:4"}).refuses("learn T27")


def test_t27_reaches_the_turned_tile_too() -> None:
    tiles = ["T27 T1 T2", "T31 T32 T33", "T28 T29 T30"]
    table = Table(past=FIVE, tiles=tiles, document={"turned": 2}).play("learn T27")
    assert len(table.legal) == 6
    table.play("bury T32")
    assert table.position("technology_decks")[1][-1] == "T32"
    assert [name for name in table.position("tiles")[1] if name] == ["T31", "T33"]


def test_t27_refills_a_tile_it_leaves_with_one_technology() -> None:
    tiles = ["T27 T1 T2", "T3 T4 T5", "T28 T29"]
    table = Table(past=FIVE, tiles=tiles, technology_decks=["", "T31 T32 T33 T34"])
    table.play("learn T27", "bury T28")
    assert table.position("tiles")[2] == ["T31", "T32", "T33"]
    assert table.position("technology_discards")[1] == ["T29"]
    assert table.position("technology_decks")[1][0] == "T34"
    assert table.position("technology_decks")[1][-1] == "T28"


def test_t27_acts_after_the_refill_that_learning_it_causes() -> None:
    tiles = ["T27 T1", "T3 T4 T5", "T28 T29 T30"]
    table = Table(past=FIVE, tiles=tiles, technology_decks=["T6 T7 T8", ""]).play("learn T27")
    assert table.position("tiles")[0] == ["T6", "T7", "T8"]
    assert table.position("technology_discards")[0] == ["T1"]
    assert sorted(table.legal) == ["bury T28", "bury T29", "bury T30"]


def test_t27_is_void_when_no_technology_of_level_two_is_face_up() -> None:
    table = Table(past=FIVE, tiles=[*face_up("T27")[:2], ""]).play("learn T27")
    assert table.seat()["collection"] == ["T27"]
    assert "search" in table.legal
