"""However many processes play, the games are the same."""

from __future__ import annotations

import pytest

import ostraka
from ostraka.arena import Contest, GameResult, Ledger, compete, play


def told(results: list[GameResult]) -> list[dict[str, object]]:
    """All of the results but the time they took, in order."""
    clocks = ("seconds", "slowest")
    return [
        {name: value for name, value in result.as_json().items() if name not in clocks}
        for result in sorted(results, key=lambda result: result.fixture)
    ]


def test_a_contest_without_clocks_is_the_same_with_any_number_of_workers() -> None:
    contest = Contest.of("arkantar", ["2", "3@30it", "greedy"], options={"inertia": 8}, seed=11)
    here = list(play(contest, contest.fixtures(2), 0))
    there = list(play(contest, contest.fixtures(2), 3))
    assert told(here) == told(there)
    assert sorted(result.fixture for result in there) == list(range(12))


def test_three_and_four_sit_at_a_table_and_what_they_take_is_counted() -> None:
    contest = Contest.of("ankhor", ["random"] * 4, players=4)
    results = list(play(contest, contest.fixtures(1), 0))
    assert len(results) == 4
    for result in results:
        assert sum(result.points) == pytest.approx(1)
        assert len(result.scores) == 4
        assert sum(result.decisions) == result.plies
        assert len(result.items["tile"]) == 4
        assert GameResult.from_json(result.as_json()) == result


def test_better_bots_win() -> None:
    contest = Contest.of("arkantar", ["myopic", "random"])
    points = [0.0, 0.0]
    for result in play(contest, contest.fixtures(10), 0):
        for bot, share in zip(result.seats, result.points, strict=True):
            points[bot] += share
    assert points[0] > 15


def test_nothing_to_play_is_nothing_to_start() -> None:
    contest = Contest.of("arkantar", ["greedy", "random"])
    assert list(play(contest, [], 2)) == []


def test_only_what_the_ledger_lacks_is_played(tmp_path: object) -> None:
    path = f"{tmp_path}/x.jsonl"
    contest = Contest.of("arkantar", ["greedy", "random"], options={"inertia": 4})
    everything = list(play(contest, contest.fixtures(3), 0))
    with Ledger.open(path, contest) as ledger:
        ledger.append(*everything[1:5])
        fresh = list(compete(ledger, 3, workers=1))
        assert sorted(result.fixture for result in fresh) == [0, 5]
        assert list(compete(ledger, 3, workers=1)) == []
    assert told(list(Ledger.read(path).results)) == told(everything)


def test_games_end_as_their_rules_say() -> None:
    contest = Contest.of("arkantar", ["greedy", "random"])
    game = ostraka.load("arkantar")
    for result in play(contest, contest.fixtures(2), 0):
        assert set(result.places) <= {1, 2}
        assert result.fault is None
        assert result.plies >= contest.opening
        assert len(result.seats) == game.players[0]
