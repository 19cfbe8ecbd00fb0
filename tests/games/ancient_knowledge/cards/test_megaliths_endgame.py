"""Megaliths that score at the end of the game, from the Past."""

from __future__ import annotations

from ..table import Table

# Technologies by kind: without points (level I), then with points (level II).
ANCIENT, SECRET, WRITING = "T1 T2 T3 T4 T5", "T10 T11 T12 T13 T14", "T19 T20 T21 T22 T23"


def final(past: str = "", learned: str = "", lost: int = 0, line: str = "") -> int:
    """The final score of a player with this Past, collection, board and timeline (space 4)."""
    standing = {4: line} if line else {}
    return Table(past=past, learned=learned, lost=lost, line=standing, phase="over").scores[0]


def test_m1_scores_two_for_each_trio_of_technologies() -> None:
    assert final(past="M1", learned="T1 T10 T19") == 1 + 2
    # Level II counts as well: two trios; T28, T34 and T40 bring 3, 2 and 2 of their own.
    assert final(past="M1", learned="T1 T10 T19 T28 T34 T40") == 1 + 4 + 7
    assert final(past="M1*", learned="T1 T10 T19") == 1 + 2


def test_m1_counts_the_smallest_kind_and_nothing_if_one_is_missing() -> None:
    assert final(past="M1", learned="T1 T2 T3 T10 T11 T19") == 1 + 2
    assert final(past="M1", learned="T1 T2 T10 T11") == 1
    assert final(past="M1") == 1


def test_m1_in_the_timeline_is_worth_one_point_like_any_monument() -> None:
    assert final(line="M1:4", learned="T1 T10 T19") == 1


def test_m2_scores_nine_with_fifteen_lost_knowledge() -> None:
    assert final(past="M2", lost=15) == 9 - 15
    assert final(past="M2*", lost=22) == 9 - 22
    assert final(past="M2", lost=14) == -14
    assert final(line="M2", lost=15) == 1 - 15


def test_m2_m19_and_m32_each_pay_on_their_own() -> None:
    assert final(past="M2 M19 M32", lost=20) == 9 + 4 + 12 - 20
    assert final(past="M2 M19 M32", lost=19) == 9 + 4 - 19
    assert final(past="M2 M19 M32", lost=14) == 4 - 14
    assert final(past="M2 M19 M32", lost=9) == -9


def test_m3_scores_one_for_each_pyramid_in_the_past() -> None:
    assert final(past="M3") == 1
    # P1, P3 and P4 have no points of their own without technologies.
    assert final(past="M3 P1 P3* P4") == 1 + 3
    # Ten pyramids of 0 and 1 points: there is no upper limit.
    assert final(past="M3 P1 P3 P4 P10 P18 P19 P20 P23 P24 P30") == 1 + 10


def test_m3_does_not_count_pyramids_in_the_timeline_nor_other_kinds() -> None:
    assert final(past="M3 C1 M5", line="P1 P3") == 1 + 2
    assert final(past="P1 P3", line="M3") == 1


def test_m4_scores_six_with_seven_megaliths_itself_included() -> None:
    others = "M2 M5 M6 M13 M19*"  # five megaliths worth nothing here
    assert final(past=f"M4 {others} M28") == 1 + 6
    assert final(past=f"M4 {others} M28 M34") == 1 + 6
    assert final(past=f"M4 {others} C1") == 1


def test_m4_does_not_count_megaliths_in_the_timeline() -> None:
    assert final(past="M4 M2 M5 M6 M13 M19", line="M28") == 1 + 1
    assert final(past="M2 M5 M6 M13 M19 M28 M34", line="M4") == 1


def tiers(card: str, kind: str, high: str) -> None:
    """4 points for three or four technologies of the kind, 7 for five or more, never both."""
    five = kind.split()
    for count, points in ((0, 0), (2, 0), (3, 4), (4, 4), (5, 7)):
        assert final(past=card, learned=" ".join(five[:count])) == points
    # A technology of level II, worth 2, counts for the kind.
    assert final(past=card, learned=" ".join([*five[:2], high])) == 4 + 2
    assert final(past=card, learned=" ".join([*five, high])) == 7 + 2
    assert final(past=card + "*", learned=kind) == 7
    assert final(line=card, learned=kind) == 1


def test_m5_scores_by_ancient_technologies() -> None:
    tiers("M5", ANCIENT, "T33")
    assert final(past="M5", learned=f"{SECRET} {WRITING}") == 0


def test_m6_scores_by_writing_technologies() -> None:
    tiers("M6", WRITING, "T41")
    assert final(past="M6", learned=f"{SECRET} {ANCIENT}") == 0


def test_m7_scores_one_for_each_megalith_in_the_past_itself_included() -> None:
    assert final(past="M7") == 1
    assert final(past="M7 M2* M5 M6 C1 P1") == 4
    assert final(past="M7 M2 M5 M6 M13 M19 M28 M32 M34 M36") == 10


def test_m7_does_not_count_megaliths_in_the_timeline() -> None:
    assert final(past="M7 M2", line="M5 M6") == 2 + 2
    assert final(past="M2 M5", line="M7") == 1


def test_m19_scores_four_with_ten_lost_knowledge() -> None:
    assert final(past="M19", lost=10) == 4 - 10
    assert final(past="M19*", lost=14) == 4 - 14
    assert final(past="M19", lost=9) == -9
    assert final(line="M19", lost=10) == 1 - 10


def test_m32_scores_twelve_with_twenty_lost_knowledge() -> None:
    assert final(past="M32", lost=20) == 12 - 20
    assert final(past="M32*", lost=31) == 12 - 31
    assert final(past="M32", lost=19) == -19
    assert final(line="M32", lost=20) == 1 - 20


def test_m33_scores_one_more_for_each_monument_left_in_the_timeline() -> None:
    assert final(past="M33") == 1
    assert final(past="M33", line="C1:4 P1") == 1 + 2 + 2
    assert final(line="M33 C1") == 2
    full = {space: f"C{space} P{space}" for space in range(1, 7)}
    assert Table(past="M33*", line=full, phase="over").scores[0] == 1 + 12 + 12


def test_m33_counts_no_artifacts_and_no_timeline_of_an_opponent() -> None:
    table = Table(past="M33", artifacts="A1 A2", others=[{"line": {3: "C1 C2"}}], phase="over")
    assert table.scores == (1, 2)


def test_m33_counts_what_stands_after_the_last_decline() -> None:
    # The last turn of the game: M33 declines and scores what the slide leaves in the timeline.
    table = Table(
        turn=1,
        others=[{"line": {1: "M33:2", 2: "C1", 6: "P1"}}],
        phase="decline",
        document={"ending": True},
    )
    assert table.state.over
    assert table.seat(1)["lost"] == 2
    assert table.scores == (0, 1 + 2 + 2 - 2)
