"""Pyramids that score at the end of the game, from the Past.

The pyramid stands in space 1 of the last player, whose decline phase ends the game: it reaches the
Past in play, and what it adds is read from the final scoring.
"""

from __future__ import annotations

from typing import Any

from ostraka.games.ancient_knowledge import GAME

from ..table import Table

ANCIENT = ["T1", "T2", "T3", "T4", "T5", "T28", "T30"]
SECRET = ["T10", "T11", "T12", "T13", "T14", "T34", "T35"]
WRITING = ["T19", "T20", "T21", "T22", "T23", "T40", "T41"]
CITIES = ["C6", "C7", "C8", "C9", "C10", "C11", "C12", "C13"]


def final(**seat: Any) -> dict[str, int]:
    """The score, by category, of the last player, whose decline phase ends the game."""
    table = Table(turn=1, phase="decline", others=[seat], document={"ending": True})
    if "turn 1" in table.legal:  # the seventh monument has just arrived
        table.play("turn 1")
    assert table.position("phase") == "over"
    scores = GAME.breakdown(table.state.raw)[1]
    assert table.scores[1] == sum(scores.values())
    return scores


def extra(pyramid: str, **seat: Any) -> int:
    """What the endgame effect of a pyramid adds when it has just declined without knowledge.

    Then the same from the timeline, one space further on, where it must give nothing.
    """
    line = seat.pop("line", {})
    scores = final(line={1: pyramid, **line}, **seat)
    assert scores["timeline"] == sum(len(standing.split()) for standing in line.values())
    waiting = final(line={2: pyramid, **line}, **seat)
    assert waiting["timeline"] == scores["timeline"] + 1
    others = waiting["endgame"]
    return scores["endgame"] - others


def some(*kinds: list[str]) -> str:
    """Cards of several lists in one text."""
    return " ".join(card for kind in kinds for card in kind)


def test_p1_is_worth_five_from_eight_technologies_and_twelve_from_twelve() -> None:
    everything = [*ANCIENT, *SECRET]
    worth = {n: extra("P1", learned=some(everything[:n])) for n in (0, 7, 8, 11, 12, 14)}
    assert worth == {0: 0, 7: 0, 8: 5, 11: 5, 12: 12, 14: 12}


def test_p1_adds_up_the_three_kinds_of_both_levels_of_its_owner_alone() -> None:
    mixed = some(ANCIENT[4:], SECRET[4:], WRITING[5:])
    assert extra("P1", learned=mixed) == 5
    table = Table(past="P1", others=[{"learned": mixed}], phase="over")
    assert table.scores[0] == 0


def test_p2_is_worth_six_with_seven_cities_in_the_past() -> None:
    assert extra("P2", past=some(CITIES[:6])) == 0
    assert extra("P2", past=some(CITIES[:7])) == 6
    assert extra("P2", past=some(CITIES[:8])) == 6


def test_p2_counts_rotated_cities_but_none_of_the_timeline() -> None:
    assert extra("P2", past=" ".join(f"{city}*" for city in CITIES[:7])) == 6
    assert extra("P2", past=some(CITIES[:6]), line={4: "C13 C14"}) == 0
    assert final(line={1: "P2"}, past=some(CITIES[:7]))["past"] == 1 + 2 + 7 + 5 + 1 + 0 + 1 + 0


def test_p3_is_worth_four_from_three_secrets_and_seven_from_five() -> None:
    worth = [extra("P3", learned=some(SECRET[:n])) for n in range(8)]
    assert worth == [0, 0, 0, 4, 4, 7, 7, 7]


def test_p3_counts_secret_technologies_of_both_levels_and_no_others() -> None:
    assert extra("P3", learned=some(SECRET[4:])) == 4
    assert extra("P3", learned=some(SECRET[:2], ANCIENT[:3], WRITING[:3])) == 0


def test_p4_is_worth_four_from_three_writings_and_seven_from_five() -> None:
    worth = [extra("P4", learned=some(WRITING[:n])) for n in range(8)]
    assert worth == [0, 0, 0, 4, 4, 7, 7, 7]


def test_p4_counts_writing_technologies_of_both_levels_and_no_others() -> None:
    assert extra("P4", learned=some(WRITING[4:])) == 4
    assert extra("P4", learned=some(WRITING[:2], ANCIENT[:3], SECRET[:3])) == 0


def test_p5_is_worth_two_for_each_trio_of_technology_kinds() -> None:
    assert extra("P5", learned=some(ANCIENT[:1], SECRET[:1], WRITING[:1])) == 2
    assert extra("P5", learned=some(ANCIENT[:3], SECRET[:4], WRITING[:3])) == 6
    assert extra("P5", learned=some(ANCIENT[4:], SECRET[5:], WRITING[4:])) == 4


def test_p5_is_worth_nothing_without_one_of_the_kinds() -> None:
    assert extra("P5", learned=some(ANCIENT[:4], WRITING[:4])) == 0
    assert extra("P5") == 0
    assert final(line={1: "P5"}) == {
        "past": 1,
        "endgame": 0,
        "technologies": 0,
        "timeline": 0,
        "lost": 0,
    }


def test_p6_is_worth_two_for_each_trio_of_the_past_and_is_one_of_its_pyramids() -> None:
    assert extra("P6", past="C6 M8") == 2
    assert extra("P6", past="C6 C7 C8 M8* M9 M10 P7 P8*") == 6
    assert extra("P6", past="C6 C7 C8 M8 M9 P7 P8 P9") == 4


def test_p6_counts_no_monument_of_the_timeline() -> None:
    assert extra("P6", past="C6", line={4: "M8"}) == 0
    assert extra("P6", past="C6 C7 M8 M9", line={4: "P7"}) == 2
    assert extra("P6", past="C6 C7 C8") == 0


def test_p32_is_worth_one_for_each_endgame_monument_of_the_past_itself_included() -> None:
    assert extra("P32") == 1
    assert final(line={1: "P32"}, past="C1 M2 P3*") == {
        "past": 1,
        "endgame": 4,  # P32 alone: C1, M2 and P3 score nothing but have endgame effects
        "technologies": 0,
        "timeline": 0,
        "lost": 0,
    }


def test_p32_counts_no_other_activation_no_technology_and_nothing_of_the_timeline() -> None:
    assert extra("P32", past="C6 M8 P7") == 1
    assert extra("P32", learned="T28 T34 T40", line={4: "C1 M2"}) == 1
    assert extra("P32", artifacts="A28 A29 A36") == 1


def test_p36_is_worth_six_with_three_monuments_left_in_the_timeline() -> None:
    assert final(line={1: "P36", 3: "C6", 5: "M8 C7"}) == {
        "past": 1,
        "endgame": 6,
        "technologies": 0,
        "timeline": 3,
        "lost": 0,
    }
    assert final(line={1: "P36", 3: "C6 P7", 5: "M8 C7"})["endgame"] == 6


def test_p36_is_not_one_of_the_three_itself() -> None:
    assert final(line={1: "P36", 5: "M8 C7"})["endgame"] == 0
    # Still in the timeline it is worth the one point of any monument, however many stand there.
    waiting = final(line={2: "P36", 3: "C6", 5: "M8 C7"})
    assert (waiting["endgame"], waiting["timeline"]) == (0, 4)
