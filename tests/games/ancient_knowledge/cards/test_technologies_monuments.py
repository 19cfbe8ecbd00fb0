"""Technologies that move, swap or straighten monuments."""

from __future__ import annotations

from .learning import learner


def rotated(past: list[dict[str, object]]) -> int:
    return sum(bool(entry["rotated"]) for entry in past)


def test_t10_moves_a_monument_to_another_space_with_room() -> None:
    table = learner("T10", line={2: "M5:3 M6:1", 4: "P5:2 P6:0"}).play("learn T10")
    assert sorted(table.legal) == sorted(
        [f"move {card} {space}" for card in ("M5", "M6") for space in (1, 3, 5, 6)]
        + [f"move {card} {space}" for card in ("P5", "P6") for space in (1, 3, 5, 6)]
    )
    table.play("move M5 6")
    assert table.line() == {
        "M6": (2, "lower"),
        "P5": (4, "lower"),
        "P6": (4, "upper"),
        "M5": (6, "lower"),
    }
    assert [table.knowledge(card) for card in ("M5", "M6")] == [3, 1]


def test_t10_puts_the_monument_on_the_upper_level_of_a_space_with_one() -> None:
    table = learner("T10", line={2: "M5:3", 4: "P5:2"}).play("learn T10", "move M5 4")
    assert table.line() == {"P5": (4, "lower"), "M5": (4, "upper")}


def test_t10_costs_nothing_heeds_no_lock_and_is_no_create() -> None:
    board = {"line": {4: "C35:1"}, "hand": "A1 A2", "artifacts": "A23 A24", "lost": 2}
    table = learner("T10", **board).play("learn T10", "move C35 6")
    assert table.line() == {"C35": (6, "lower")}
    assert table.hand == ["A1", "A2"]
    assert "search" in table.legal  # A24 answers the CREATE of a monument in space 6
    table = learner("T10", line={3: "C12:2 M5:1"}, artifacts="A23", lost=2)
    assert table.play("learn T10", "move C12 1").lost == 2


def test_t10_must_move_when_it_can_and_is_void_when_nothing_can_be_moved() -> None:
    learner("T10", line={2: "M5:3"}).play("learn T10").refuses("pass", "done", "move M5 2")
    assert "search" in learner("T10", others=[{"line": {2: "M5"}}]).play("learn T10").legal
    full = {1: "C1 C2", 2: "M1 M2", 3: "M3 M4", 4: "M5 M6", 5: "P1 P2", 6: "P3 P4"}
    table = learner("T10", line=full).play("learn T10")
    assert "search" in table.legal
    assert table.seat()["collection"] == ["T10"]


def test_t10_in_a_decline_phase_brings_a_monument_into_space_one_to_decline_with_the_rest() -> None:
    deck = "A1 A2 A3 A4"
    table = learner("T10", line={1: "P9:1", 4: "C16:2"}, deck=deck, phase="decline")
    table.play("learn T10")
    table.refuses("move P9 3")
    table.play("move C16 1")
    assert table.past == ["P9", "C16"]
    assert table.hand == deck.split()
    assert table.lost == 3


def test_t10_in_a_decline_phase_spares_a_monument_moved_out_of_space_one() -> None:
    table = learner("T10", line={1: "P9:1 M5:4"}, phase="decline").play("decline P9", "learn T10")
    assert sorted(table.legal) == [f"move M5 {space}" for space in range(2, 7)]
    table.play("move M5 5")
    assert table.past == ["P9"]
    assert table.line() == {"M5": (4, "lower")}
    assert table.lost == 1


def test_t16_exchanges_two_monuments_with_their_knowledge() -> None:
    line = {2: "M5:3 M6:1", 4: "C35:2"}
    table = learner("T16", line=line).play("learn T16")
    assert sorted(table.legal) == ["swap M5 C35", "swap M5 M6", "swap M6 C35"]
    table.play("swap M6 C35")
    assert table.line() == {"M5": (2, "lower"), "C35": (2, "upper"), "M6": (4, "lower")}
    assert [table.knowledge(card) for card in ("M5", "M6", "C35")] == [3, 1, 2]


def test_t16_exchanges_the_levels_of_two_monuments_in_one_space() -> None:
    table = learner("T16", line={2: "M5:3 M6:1"}).play("learn T16")
    assert table.line() == {"M6": (2, "lower"), "M5": (2, "upper")}
    assert [table.knowledge(card) for card in ("M5", "M6")] == [3, 1]


def test_t16_is_void_with_fewer_than_two_monuments() -> None:
    table = learner("T16", line={2: "M5:3"}, others=[{"line": {2: "M6:1"}}]).play("learn T16")
    assert table.line() == {"M5": (2, "lower")}
    assert table.line(1) == {"M6": (2, "lower")}
    assert "search" in table.legal


def test_t16_must_be_used_when_it_can() -> None:
    table = learner("T16", line={2: "M5:3", 3: "M6", 4: "P5"}).play("learn T16")
    table.refuses("pass", "done")


def test_t16_is_no_create() -> None:
    table = learner("T16", line={5: "M5:3", 1: "C12:2"}, artifacts="A23 A24", lost=3)
    table.play("learn T16")
    assert table.line() == {"M5": (1, "lower"), "C12": (5, "lower")}
    assert (table.hand, table.lost) == ([], 3)
    assert "search" in table.legal


def test_t16_in_a_decline_phase_makes_the_monument_it_brings_into_space_one_decline() -> None:
    deck = "A1 A2 A3 A4"
    line = {1: "P9:1 M5:4", 4: "C16:2"}
    table = learner("T16", line=line, deck=deck, phase="decline").play("decline P9", "learn T16")
    # The declining P9 takes no part, so the other two trade places.
    assert table.past == ["P9", "C16"]
    assert table.hand == deck.split()
    assert table.lost == 3
    assert table.line() == {"M5": (3, "lower")}
    assert table.knowledge("M5") == 4


def test_t19_turns_two_rotated_monuments_upright() -> None:
    table = learner("T19", past="C1* M1* P1* C2").play("learn T19")
    assert rotated(table.seat()["past"]) == 1
    assert {"excavate 1", "excavate 2", "excavate 3"} <= set(table.legal)
    assert "excavate 4" not in table.legal


def test_t19_turns_what_there_is_and_nobody_elses() -> None:
    table = learner("T19", past="C1* M1", others=[{"past": "P1* P2*"}]).play("learn T19")
    assert rotated(table.seat()["past"]) == 0
    assert rotated(table.seat(1)["past"]) == 2
    table = learner("T19", past="C1 M1").play("learn T19")
    assert rotated(table.seat()["past"]) == 0
    assert table.seat()["collection"] == ["T19"]
    assert learner("T19").play("learn T19").seat()["collection"] == ["T19"]
