"""Cities that score at the end of the game, from the Past of their owner."""

from __future__ import annotations

from typing import Any

import pytest

from ostraka.games.ancient_knowledge import GAME

from ..table import Table


def final(**table: Any) -> Table:
    """The end of the game: the last player of the last round has taken the last action."""
    ended = Table(turn=1, actions=1, document={"ending": True}, **table).play("search")
    assert ended.state.over
    return ended


def points(table: Table, card: str, seat: int = 0) -> int:
    """What a card of a seat is worth in all, its printed points included."""
    return int(GAME.card_points(table.state.raw)[seat][card])


ANCIENT = "T1 T2 T28 T3 T29 T4"  # levels I and II
SECRET = "T10 T34 T11 T35 T12 T13"


def first(cards: str, count: int) -> str:
    return " ".join(cards.split()[:count])


@pytest.mark.parametrize(
    ("owned", "worth"), [(0, 0), (2, 0), (3, 4), (4, 4), (5, 7), (6, 7)], ids=str
)
def test_c1_scores_four_with_three_ancient_technologies_and_seven_with_five(
    owned: int, worth: int
) -> None:
    assert points(final(past="C1 M9", learned=first(ANCIENT, owned)), "C1") == worth


def test_c1_counts_ancient_technologies_of_its_owner_only() -> None:
    table = final(
        past="C1", learned="T1 T2 T10 T11 T12 T19 T20 T21", others=[{"learned": "T3 T4 T5"}]
    )
    assert table.scores == (0, 0)


def test_c1_counts_while_rotated_and_on_top_of_the_technologies_own_points() -> None:
    table = final(past="C1*", learned="T1 T2 T28", lost=2)
    assert table.scores[0] == 4 + 3 - 2


def test_c1_left_in_the_timeline_is_worth_one_point_only() -> None:
    assert final(line={2: "C1:3"}, learned="T1 T2 T3 T4 T5").scores[0] == 1


@pytest.mark.parametrize(
    ("owned", "worth"), [(0, 0), (2, 0), (3, 4), (4, 4), (5, 7), (6, 7)], ids=str
)
def test_c2_scores_four_with_three_secret_technologies_and_seven_with_five(
    owned: int, worth: int
) -> None:
    assert points(final(past="C2* P9", learned=first(SECRET, owned)), "C2") == worth


def test_c2_counts_secret_technologies_of_its_owner_only() -> None:
    table = final(
        past="C2", learned="T10 T11 T1 T2 T3 T19 T20 T21", others=[{"learned": "T12 T13 T14"}]
    )
    assert table.scores == (0, 0)


def test_c2_left_in_the_timeline_is_worth_one_point_only() -> None:
    assert final(line={1: "C2"}, learned="T10 T11 T12 T13 T14").scores[0] == 1


@pytest.mark.parametrize(
    ("past", "worth"),
    [
        ("C3", 1),
        ("C3 C6 M8", 2),
        ("C3 M8 M9 M10*", 3),
        ("C3* P7 P8* P9 P10 M8 M9", 4),
        ("C3 C6 M8 M9 P7 P8", 2),
    ],
)
def test_c3_scores_one_per_monument_of_the_commonest_kind_in_the_past(
    past: str, worth: int
) -> None:
    assert points(final(past=past), "C3") == worth


def test_c3_does_not_count_the_timeline_nor_the_past_of_others() -> None:
    table = final(past="C3", line={3: "M8 M9"}, others=[{"past": "M10 M11 M12"}])
    assert points(table, "C3") == 1


def test_c3_left_in_the_timeline_is_worth_one_point_only() -> None:
    table = final(line={4: "C3:4"}, past="M13 P10 P18 P19")
    assert table.scores[0] == 1


@pytest.mark.parametrize(
    ("past", "worth"),
    [
        ("C4", 1),
        ("C4 M8 M9", 1),
        ("C4 C6 P7 P8", 1),
        ("C4 M8 P7", 3),
        ("C4* M8* P7 P8", 3),
        ("C4 C6 M8 M9 M10 P7 P8", 5),
        ("C4 C6 C9 M8 M9* M10 P7 P8 P9*", 7),
    ],
)
def test_c4_scores_two_per_complete_trio_on_top_of_its_printed_point(past: str, worth: int) -> None:
    assert points(final(past=past), "C4") == worth


def test_c4_completes_no_trio_with_monuments_of_the_timeline() -> None:
    assert points(final(past="C4 M8", line={3: "P7:1"}), "C4") == 1


def test_c4_left_in_the_timeline_is_worth_one_point_only() -> None:
    assert final(line={5: "C4:2"}, past="C13 M13 P10").scores[0] == 1


@pytest.mark.parametrize(
    ("past", "worth"),
    [("C5", 1), ("C5 M8 M9 P7 P8 P9", 1), ("C5* C6* C9", 3), ("C5 C1 C2 C3 C4", 5)],
)
def test_c5_scores_one_per_city_in_the_past_itself_included(past: str, worth: int) -> None:
    assert points(final(past=past), "C5") == worth


def test_c5_does_not_count_cities_of_the_timeline_or_of_others() -> None:
    table = final(past="C5", line={3: "C6 C9"}, others=[{"past": "C7 C8"}])
    assert points(table, "C5") == 1


def test_c5_left_in_the_timeline_is_worth_one_point_only() -> None:
    assert final(line={5: "C5:3"}, past="C13 C14").scores[0] == 1
