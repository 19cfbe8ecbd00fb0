"""How strong somebody is, from games against opponents of known strength."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ostraka.arena.anchors import anchors
from ostraka.arena.placing import Bout, placing
from ostraka.core.game.registry import load_all


def results(rating: float, wins: int, losses: int) -> list[Bout]:
    return [Bout((rating,), 1.0)] * wins + [Bout((rating,), 0.0)] * losses


def test_who_wins_every_other_game_is_as_strong_as_the_opponent() -> None:
    found = placing(results(1500, 10, 10))
    assert found.rating == 1500
    assert found.low < 1500 < found.high
    assert found.high - 1500 == 1500 - found.low


def test_who_wins_ten_games_of_eleven_is_400_points_stronger() -> None:
    assert placing(results(1500, 100, 10)).rating == pytest.approx(1900, abs=10)


def test_who_wins_every_game_has_a_finite_rating_and_a_wide_interval() -> None:
    found = placing(results(1500, 5, 0))
    assert 1500 < found.rating < found.high
    assert found.high - found.rating > found.rating - found.low


def test_a_win_raises_the_rating_and_a_draw_pulls_it_to_the_opponents() -> None:
    played = results(1500, 6, 4)
    before = placing(played).rating
    assert placing([*played, Bout((1700,), 1.0)]).rating > before
    assert placing([*played, Bout((1100,), 0.5)]).rating < before


def test_more_games_narrow_the_interval() -> None:
    widths = [placing(results(1500, n, n)) for n in (1, 3, 9, 27)]
    assert all(a.high - a.low > b.high - b.low for a, b in pairwise(widths))


def test_one_win_in_four_among_four_equals_is_as_good_as_every_other_one_against_one() -> None:
    table = (1500.0,) * 3
    among = placing([Bout(table, 1.0)] * 25 + [Bout(table, 0.0)] * 75)
    assert among.rating == pytest.approx(1500, abs=10)


def test_every_level_of_a_game_is_rated_above_the_one_below_it() -> None:
    rated = [anchors(game) for game in load_all() if anchors(game)]
    assert len(rated) == 3
    for levels in rated:
        assert len(levels) == 8
        assert all(low < high for low, high in pairwise(levels))
        assert sum(levels) / 8 == pytest.approx(1500, abs=1)
