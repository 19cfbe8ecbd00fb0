"""What a report computes, checked against small contests worked out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ostraka.arena.contest import Contest
from ostraka.arena.interval import share_interval
from ostraka.arena.report.choices import choices, sorts
from ostraka.arena.report.estimate import difference, share, student
from ostraka.arena.report.numbers import Numbers, counted
from ostraka.arena.result import Fault, GameResult, forfeit

TWO = Contest("ankhor", ("random", "greedy"), 2)
THREE = Contest("ankhor", ("random", "greedy", "1"), 3)


def played(
    contest: Contest, number: int, scores: Sequence[int], items: Any = None, **fields: Any
) -> GameResult:
    """A game that ended by its rules, the highest score winning."""
    fixture = contest.fixture(number)
    best, seats = max(scores), len(scores)
    winners = [score == best for score in scores]
    values: dict[str, Any] = {
        "points": tuple(won / sum(winners) for won in winners),
        "places": tuple(1 + sum(other > score for other in scores) for score in scores),
        "scores": tuple(scores),
        "plies": 40,
        "decisions": (10,) * seats,
        "seconds": (1.0,) * seats,
        "slowest": (0.5,) * seats,
        "items": items or {},
    }
    return GameResult(number, fixture.deal, fixture.seats, **{**values, **fields})


def test_a_share_is_averaged_within_rounds_first() -> None:
    found = share([(0, 1.0), (0, 0.0), (1, 1.0), (1, 1.0)])
    assert found.mean == 0.75
    assert found.count == 4
    assert (found.low, found.high) == share_interval([0.5, 1.0])


def test_student_s_quantiles_are_those_of_the_tables() -> None:
    for degrees, quantile in ((7, 2.3646), (10, 2.2281), (30, 2.0423), (1000, 1.9623)):
        assert student(degrees) == pytest.approx(quantile, abs=2e-3)


def test_a_difference_has_the_interval_of_independent_values_when_rounds_hold_one_each() -> None:
    values = [0.1, -0.2, 0.4, 0.0, 0.3, -0.1, 0.2, 0.5, 0.1, 0.2]
    found = difference(enumerate(values))
    assert found.mean == pytest.approx(0.15)
    assert found.low is not None
    assert found.high is not None
    # standard deviation 0.21731, ten values, Student's 2.2622
    assert found.high - found.mean == pytest.approx(2.2622 * 0.21731 / 10**0.5, rel=1e-3)
    assert found.mean - found.low == pytest.approx(found.high - found.mean)


def test_values_of_one_round_are_not_independent() -> None:
    values = [0.1, -0.2, 0.4, 0.0, 0.3, -0.1, 0.2, 0.5, 0.1, 0.2]
    once = difference(enumerate(values))
    twice = difference([*enumerate(values), *enumerate(values)])
    assert (twice.mean, twice.low, twice.high) == pytest.approx((once.mean, once.low, once.high))
    assert twice.count == 20


def test_a_difference_from_few_rounds_has_no_interval() -> None:
    assert difference([(0, 0.5), (1, 0.1)]).low is None
    assert difference([]).count == 0


def test_only_whole_rounds_count() -> None:
    results = [played(TWO, number, (1, 2)) for number in (2, 0, 1)]
    assert [result.fixture for result in counted(TWO, results)] == [0, 1]


def test_everything_counts_while_no_round_is_whole() -> None:
    assert len(counted(TWO, [played(TWO, 0, (1, 2))])) == 1


def test_void_games_count_for_nobody() -> None:
    void = forfeit(TWO.fixture(1), Fault(None, "void", "died"))
    numbers = Numbers(TWO, [played(TWO, 0, (1, 2)), void])
    assert numbers.rounds == 1
    assert len(numbers.results) == 1
    assert numbers.faults == [void]


def test_the_matrix_holds_the_share_of_the_row() -> None:
    # seats turn: in the second game of a round greedy sits first
    results = [played(TWO, 0, (3, 5)), played(TWO, 1, (5, 3))]  # greedy wins both
    results += [played(TWO, 2, (4, 4)), played(TWO, 3, (3, 5))]  # a draw, and random wins
    numbers = Numbers(TWO, results)
    assert numbers.against(1, 0).mean == (1 + 0.25) / 2
    assert numbers.against(0, 1).mean == 1 - (1 + 0.25) / 2
    assert [estimate.mean for estimate in numbers.points] == [0.375, 0.625]
    assert numbers.ladder == [1, 0]


def test_among_three_the_matrix_says_who_was_placed_ahead() -> None:
    results = [
        played(THREE, 0, (1, 2, 3)), played(THREE, 1, (2, 3, 1)), played(THREE, 2, (3, 2, 2)),
    ]  # fmt: skip
    numbers = Numbers(THREE, results)
    assert [result.seats for result in results] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert numbers.against(2, 0).mean == 1.0
    assert numbers.against(1, 0).mean == pytest.approx((1 + 1 + 0.5) / 3)
    assert [estimate.mean for estimate in numbers.points] == [0.0, 0.0, 1.0]


def test_seats_scores_and_lengths_leave_faults_out_and_points_do_not() -> None:
    lost = forfeit(TWO.fixture(1), Fault(0, "crash", "boom"), scores=(99, 0), plies=1)
    numbers = Numbers(TWO, [played(TWO, 0, (3, 5), plies=60), lost])
    assert [estimate.mean for estimate in numbers.points] == [0.5, 0.5]  # greedy has lost one
    assert numbers.seat(1).mean == 1.0
    scores, lengths = numbers.scores(1), numbers.lengths()
    assert scores is not None
    assert scores.values == (5,)
    assert lengths is not None
    assert lengths.values == (60,)


def test_quartiles_and_means() -> None:
    results = [
        played(TWO, number, (0, 1), plies=plies) for number, plies in enumerate((4, 1, 2, 3))
    ]
    lengths = Numbers(TWO, results).lengths()
    assert lengths is not None
    assert lengths.mean == 2.5
    assert lengths.quartiles == (1, 1.75, 2.5, 3.25, 4)


def test_time_is_per_decision() -> None:
    results = [
        played(TWO, 0, (0, 1), decisions=(10, 1), seconds=(2.0, 1.0), slowest=(0.4, 1.0)),
        played(TWO, 1, (0, 1), decisions=(1, 30), seconds=(1.0, 2.0), slowest=(1.0, 0.9)),
    ]
    time = Numbers(TWO, results).time(0)
    assert time is not None
    assert (time.decisions, time.mean, time.slowest) == (40, 0.1, 0.9)


def test_pick_rate_win_rate_and_gain_of_a_thing() -> None:
    tiles = {"tile": [{"blue jackal": 1, "red scribe": 0}, {"blue jackal": 0}]}
    results = [
        played(TWO, 0, (5, 3), tiles),  # random takes the jackal and wins
        played(TWO, 1, (5, 3), {"tile": [{"blue jackal": 2}, {}]}),  # greedy does
    ]
    numbers = Numbers(TWO, results)
    assert sorts(numbers) == ["tile"]
    jackal, scribe = choices(numbers, "tile")
    assert (jackal.name, jackal.reach, jackal.taken) == ("blue jackal", 3, 2)
    assert jackal.rate == pytest.approx(2 / 3)
    assert jackal.wins.mean == 1.0
    assert jackal.gain.mean == 0.5  # both bots win half of their games
    assert (scribe.name, scribe.reach, scribe.taken) == ("red scribe", 1, 0)


def test_a_gain_is_measured_against_the_same_bot() -> None:
    """Only the winner takes the tile: that says nothing about the tile."""
    results = []
    for number in range(20):
        strong = TWO.fixture(number).seats.index(1)
        scores = (5, 3) if strong == 0 else (3, 5)
        takes = [{"red scribe": int(seat == strong)} for seat in range(2)]
        results.append(played(TWO, number, scores, {"tile": takes}))
    (scribe,) = choices(Numbers(TWO, results), "tile")
    assert scribe.wins.mean == 1.0
    assert scribe.gain.mean == 0.0


def test_things_can_be_grouped() -> None:
    tiles = {"tile": [{"blue jackal": 1, "red jackal": 0}, {"red scribe": 1}]}
    numbers = Numbers(TWO, [played(TWO, 0, (5, 3), tiles)])
    kinds = {choice.name: choice for choice in choices(numbers, "tile", lambda name: name[-6:])}
    assert (kinds["jackal"].reach, kinds["jackal"].taken) == (2, 1)
    assert (kinds["scribe"].reach, kinds["scribe"].taken) == (1, 1)
