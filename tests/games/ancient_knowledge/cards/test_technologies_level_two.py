"""The technologies of level II: requirements, with and without P19, and points at the end."""

from __future__ import annotations

from typing import Any

from ostraka.games.ancient_knowledge import GAME

from ..table import Table

# Cards that do nothing in the turn in which the technology is learned.
CITIES = ["C6", "C7", "C8", "C9", "C10", "C11", "C12"]
MEGALITHS = ["M8", "M9", "M10", "M11", "M12", "M13", "M14"]
PYRAMIDS = ["P7", "P8", "P9", "P10", "P11", "P12", "P13"]
ARTIFACTS = ["A22", "A26", "A28", "A29", "A36"]
HAND = ["C20", "C21", "C22", "C23", "C24", "C25", "C26", "C27", "C28", "C29"]
LEVEL_TWO = [f"T{n}" for n in range(28, 46)]


def past(cities: int = 0, megaliths: int = 0, pyramids: int = 0) -> str:
    """A Past with this many monuments of each kind, none with an endgame effect, one rotated."""
    cards = [*CITIES[:cities], *MEGALITHS[:megaliths], *PYRAMIDS[:pyramids]]
    return " ".join([*cards[:-1], f"{cards[-1]}*"])


def turn(technology: str, relief: bool = False, **seat: Any) -> Table:
    """The last action of the game, by seat 1, with the technology face up on tile 3."""
    learned = seat.get("learned", "").split()
    free = [t for t in LEVEL_TWO if t != technology and t not in learned]
    low = [f"T{n}" for n in range(1, 28) if f"T{n}" not in learned]
    turned = len(seat.get("past", "").split()) >= 7
    if relief:
        seat["line"] = {4: "P19", **seat.get("line", {})}
    return Table(
        tiles=[
            " ".join(free[:3] if turned else low[:3]),
            " ".join(low[3:6]),
            " ".join([technology, *free[3:5]]),
        ],
        turn=1,
        actions=1,
        others=[seat],
        document={"ending": True},
    )


def refused(technology: str, relief: bool = False, **seat: Any) -> None:
    """It cannot be learned in this situation."""
    table = turn(technology, relief, **seat)
    assert f"learn {technology}" not in table.legal
    table.refuses(f"learn {technology}")


def learned(technology: str, vp: int, relief: bool = False, **seat: Any) -> Table:
    """It can be learned, gives no immediate effect, takes nothing and scores at the end."""
    table = turn(technology, relief, **seat)
    before = table.seat(1)
    owned = GAME.breakdown(table.state.raw)[1]["technologies"]
    table.play(f"learn {technology}")
    assert table.position("phase") == "over"
    after = table.seat(1)
    assert after["collection"] == [*before["collection"], technology]
    for key in ("hand", "artifacts", "past", "lost"):
        assert after[key] == before[key]
    assert GAME.breakdown(table.state.raw)[1]["technologies"] == owned + vp
    return table


def graded(technology: str, vp: int, met: Any, short: Any, two_short: Any) -> None:
    """Learned at the requirement, not just below it but for P19, not two below it even so."""
    learned(technology, vp, **met)
    refused(technology, **short)
    learned(technology, vp, relief=True, **short)
    refused(technology, relief=True, **two_short)
    # Once learned it scores whatever has become of the requirement.
    assert Table(learned=technology, phase="over").scores == (vp, 0)
    # P19 works for its owner alone.
    table = turn(technology, **short)
    document = table.document
    document["players"][0]["timeline"] = [{"card": "P19", "space": 4, "knowledge": 0}]
    assert f"learn {technology}" not in [a.text for a in GAME.from_position(document).legal]


def test_t28_requires_four_artifacts_on_the_board_and_scores_three() -> None:
    graded(
        "T28",
        3,
        {"artifacts": " ".join(ARTIFACTS[:4])},
        {"artifacts": " ".join(ARTIFACTS[:3]), "hand": "A1 A2"},
        {"artifacts": " ".join(ARTIFACTS[:2]), "hand": "A1 A2"},
    )
    learned("T28", 3, artifacts=" ".join(ARTIFACTS))


def test_t29_requires_seven_of_one_kind_in_the_past_and_scores_four() -> None:
    graded(
        "T29",
        4,
        {"past": past(cities=7)},
        {"past": past(cities=6, megaliths=3), "line": {5: "C30"}},
        {"past": past(cities=5, megaliths=5)},
    )


def test_t29_takes_any_of_the_three_kinds_but_does_not_add_them_up() -> None:
    learned("T29", 4, past=past(megaliths=7))
    learned("T29", 4, past=past(pyramids=7, cities=1))
    refused("T29", past=past(cities=1, megaliths=6, pyramids=6))
    learned("T29", 4, relief=True, past=past(cities=1, pyramids=6))


def test_t30_requires_nine_lost_knowledge_and_scores_two() -> None:
    graded(
        "T30",
        2,
        {"lost": 9},
        {"lost": 8, "line": {5: "C30:3"}},
        {"lost": 7, "line": {5: "C30:3"}},
    )


def test_t31_requires_three_endgame_monuments_in_the_past_and_scores_three() -> None:
    graded(
        "T31",
        3,
        {"past": "C1 M2* P3"},
        {"past": "C1 M2 P7", "line": {5: "P3"}},
        {"past": "C1 M8 P7", "line": {5: "P3 M3"}},
    )


def test_t31_asks_for_the_activation_whatever_the_monuments_score() -> None:
    # None of M19, M32 and P36 scores anything here.
    table = learned("T31", 3, past="M19 M32 P36")
    assert GAME.breakdown(table.state.raw)[1]["endgame"] == 0
    refused("T31", past="C6 C7 C8 M8 M9 P13")


def test_t32_requires_four_pyramids_in_the_past_and_scores_three() -> None:
    graded(
        "T32",
        3,
        {"past": past(pyramids=4)},
        {"past": past(pyramids=3, cities=1), "line": {5: "P14 P15"}},
        {"past": past(pyramids=2, cities=2), "line": {5: "P14 P15"}},
    )


def test_t33_requires_three_other_ancient_technologies_and_scores_two() -> None:
    graded(
        "T33",
        2,
        {"learned": "T1 T2 T28"},
        {"learned": "T1 T28 T10 T19"},
        {"learned": "T28 T10 T11 T19"},
    )


def test_t34_requires_three_cities_in_the_past_and_scores_two() -> None:
    graded(
        "T34",
        2,
        {"past": past(cities=3)},
        {"past": past(cities=2, megaliths=2), "line": {5: "C30 C31"}},
        {"past": past(cities=1, pyramids=2), "line": {5: "C30 C31"}},
    )


def test_t35_requires_three_other_secret_technologies_and_scores_two() -> None:
    graded(
        "T35",
        2,
        {"learned": "T10 T11 T34"},
        {"learned": "T10 T34 T1 T19"},
        {"learned": "T34 T1 T2 T19"},
    )


def test_t36_requires_a_full_hand_of_ten_and_scores_two() -> None:
    graded(
        "T36",
        2,
        {"hand": " ".join(HAND)},
        {"hand": " ".join(HAND[:9])},
        {"hand": " ".join(HAND[:8])},
    )


def test_t37_requires_seven_monuments_in_the_past_and_scores_four() -> None:
    graded(
        "T37",
        4,
        {"past": past(2, 2, 3), "lost": 3},
        {"past": past(2, 2, 2), "lost": 3, "line": {5: "C30"}},
        {"past": past(2, 2, 1), "lost": 0, "line": {5: "C30"}},
    )


def test_t37_allows_three_lost_knowledge_and_p19_leaves_that_ceiling() -> None:
    learned("T37", 4, past=past(3, 3, 3), lost=0)
    refused("T37", past=past(3, 3, 3), lost=4)
    refused("T37", relief=True, past=past(3, 3, 3), lost=4)
    refused("T37", relief=True, past=past(2, 2, 2), lost=4)


def test_t38_requires_five_cities_in_the_past_and_scores_three() -> None:
    graded(
        "T38",
        3,
        {"past": past(cities=5)},
        {"past": past(cities=4, pyramids=2), "line": {5: "C30 C31"}},
        {"past": past(cities=3, pyramids=2), "line": {5: "C30 C31"}},
    )


def test_t39_requires_three_of_each_kind_in_the_past_and_scores_five() -> None:
    graded(
        "T39",
        5,
        {"past": past(3, 3, 3)},
        {"past": past(3, 2, 4), "line": {5: "M15"}},
        {"past": past(4, 1, 4), "line": {5: "M15 M16"}},
    )


def test_t39_lets_p19_excuse_one_missing_monument_of_any_one_kind() -> None:
    for counts in ((2, 3, 3), (3, 2, 3), (3, 3, 2)):
        refused("T39", past=past(*counts))
        learned("T39", 5, relief=True, past=past(*counts))
    for counts in ((2, 2, 3), (2, 3, 2), (3, 2, 2), (1, 3, 3), (3, 1, 3), (3, 3, 1)):
        refused("T39", relief=True, past=past(*counts))


def test_t40_requires_three_megaliths_in_the_past_and_scores_two() -> None:
    graded(
        "T40",
        2,
        {"past": past(megaliths=3)},
        {"past": past(cities=2, megaliths=2), "line": {5: "M15 M16"}},
        {"past": past(cities=3, megaliths=1), "line": {5: "M15 M16"}},
    )


def test_t41_requires_three_other_writing_technologies_and_scores_two() -> None:
    graded(
        "T41",
        2,
        {"learned": "T19 T20 T40"},
        {"learned": "T19 T40 T1 T10"},
        {"learned": "T40 T1 T2 T10"},
    )


def test_t42_requires_six_other_technologies_of_any_kind_and_level_and_scores_two() -> None:
    graded(
        "T42",
        2,
        {"learned": "T1 T2 T10 T19 T28 T34"},
        {"learned": "T1 T10 T19 T28 T34"},
        {"learned": "T1 T10 T19 T28"},
    )
    learned("T42", 2, learned="T1 T2 T3 T4 T5 T6 T7")


def test_t43_requires_ten_monuments_in_the_past_and_scores_two() -> None:
    graded(
        "T43",
        2,
        {"past": past(5, 5, 0)},
        {"past": past(0, 5, 4), "line": {5: "C30 C31"}},
        {"past": past(4, 0, 4), "line": {5: "C30 C31"}},
    )


def test_t44_requires_fifteen_lost_knowledge_and_scores_four() -> None:
    graded(
        "T44",
        4,
        {"lost": 15},
        {"lost": 14, "line": {5: "C30:3"}},
        {"lost": 13, "line": {5: "C30:3"}},
    )


def test_t44_spends_no_lost_knowledge_which_still_costs_a_point_each() -> None:
    table = learned("T44", 4, lost=16)
    assert table.scores == (0, 4 - 16)


def test_t45_requires_five_megaliths_in_the_past_and_scores_four() -> None:
    graded(
        "T45",
        4,
        {"past": past(megaliths=5)},
        {"past": past(cities=3, megaliths=4), "line": {5: "M15 M16"}},
        {"past": past(pyramids=3, megaliths=3), "line": {5: "M15 M16"}},
    )
