"""Ratings and standings: who is better, and how sure that is."""

from __future__ import annotations

import pytest

from ostraka.arena import Contest, Fault, GameResult, ratings, standings
from ostraka.arena.ratings import Rating
from ostraka.arena.result import forfeit

CONTEST = Contest.of("arkantar", ["random", "greedy", "1"])


def result(number: int, places: tuple[int, ...], contest: Contest = CONTEST) -> GameResult:
    fixture = contest.fixture(number)
    winners = places.count(1)
    return GameResult(
        fixture=number,
        deal=fixture.deal,
        seats=fixture.seats,
        points=tuple((place == 1) / winners for place in places),
        scores=(3,) * len(places),
        places=places,
        plies=20,
        decisions=(10,) * len(places),
        seconds=(1.0,) * len(places),
        slowest=(0.5,) * len(places),
    )


def test_the_interval_of_a_rating_is_that_of_a_normal_distribution() -> None:
    rating = Rating(25.0, 2.0)
    assert (rating.low, rating.high) == pytest.approx((21.08, 28.92), abs=0.001)


def always(best: int, rounds: int, contest: Contest = CONTEST) -> list[GameResult]:
    """One bot wins whatever it plays, the others draw."""
    found = []
    for fixture in contest.fixtures(rounds):
        if best in fixture.seats:
            places = tuple(1 if bot == best else contest.players for bot in fixture.seats)
        else:
            places = (1,) * contest.players
        found.append(result(fixture.number, places, contest))
    return found


def test_who_wins_is_rated_higher_and_the_interval_narrows() -> None:
    few, many = (ratings(CONTEST, always(1, rounds)) for rounds in (2, 20))
    assert few[1].mu > few[0].mu
    assert many[1].low > max(many[0].high, many[2].high)
    assert many[0].high - many[0].low < few[0].high - few[0].low
    assert many[0].mu == pytest.approx(many[2].mu, abs=1.5)


def test_ratings_go_by_the_order_of_fixtures_not_by_that_of_their_end() -> None:
    found = always(1, 5)
    assert ratings(CONTEST, found) == ratings(CONTEST, found[::-1])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ratings_work_for_every_number_of_players(players: int) -> None:
    contest = Contest.of("ankhor", ["random"] * 4, players=players)
    rated = ratings(contest, always(2, 10, contest))
    assert max(range(4), key=lambda bot: rated[bot].mu) == 2


def test_a_void_game_counts_for_nobody() -> None:
    found = always(1, 3)
    void = forfeit(CONTEST.fixture(18), Fault(None, "void", "gone"))
    assert ratings(CONTEST, [*found, void]) == ratings(CONTEST, found)
    table = standings(CONTEST, [*found, void])
    assert (table.games, table.void) == (19, 1)
    assert sum(standing.games for standing in table.table) == 36


def test_the_table_counts_wins_draws_losses_and_points() -> None:
    table = standings(CONTEST, always(1, 10)).table
    assert table[0].label == "greedy"
    first, second, _ = table
    assert (first.games, first.wins, first.draws, first.losses) == (40, 40, 0, 0)
    assert (second.games, second.wins, second.draws, second.losses) == (40, 0, 20, 20)
    assert first.points == 1
    assert second.points == 0.25
    assert first.low > 0.6 > second.high
    assert second.low < 0.25 < second.high
    assert (first.decisions, first.seconds, first.slowest) == (400, 40.0, 0.5)


def test_a_shared_victory_is_a_win_unless_all_share_it() -> None:
    contest = Contest.of("ankhor", ["random", "greedy", "1"], players=3)
    found = standings(contest, [result(0, (1, 1, 3), contest), result(1, (1, 1, 1), contest)])
    by_bot = {standing.bot: standing for standing in found.table}
    assert (by_bot[0].wins, by_bot[0].draws, by_bot[0].losses) == (1, 1, 0)
    assert (by_bot[2].wins, by_bot[2].draws, by_bot[2].losses) == (0, 1, 1)


def test_only_whole_rounds_count_for_the_shares_once_there_is_one() -> None:
    whole = always(1, 2)
    more = [result(12, (1, 2)), result(13, (2, 1))]
    table = {s.label: s for s in standings(CONTEST, [*whole, *more]).table}
    assert table["random"].points == 0.25
    assert table["random"].games == 10
    begun = {s.label: s for s in standings(CONTEST, more).table}
    assert begun["random"].points == 1


def test_faults_are_counted_and_told() -> None:
    crash = forfeit(CONTEST.fixture(0), Fault(1, "crash", "oh"))
    found = standings(CONTEST, [crash])
    assert found.as_json()["faults"] == [
        {"fixture": 0, "bot": "greedy", "kind": "crash", "text": "oh"}
    ]
    counts = {standing.label: standing.faults for standing in found.table}
    assert counts == {"random": {}, "greedy": {"crash": 1}, "1": {}}


def test_without_results_nothing_is_known() -> None:
    found = standings(CONTEST, [])
    assert {(standing.low, standing.high) for standing in found.table} == {(0.0, 1.0)}
