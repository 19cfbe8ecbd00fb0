"""The simulation of crowds gives what was measured, and loses nobody's action."""

from __future__ import annotations

import pytest

from bench.scale.needs import PER_PERSON, measured_points
from bench.scale.simulation import Costs, fitted, rushed, visited


@pytest.mark.parametrize("server", ["SQLite", "PostgreSQL"])
def test_what_lies_between_the_fitted_points_is_foretold(server: str) -> None:
    points = measured_points(server)
    assert len(points) >= 4
    costs = fitted((point.tables, point.rate) for point in points)
    for point in points:
        run = rushed(costs, point.tables)
        assert run.rate == pytest.approx(point.rate, rel=0.4)
        assert run.at(0.5) == pytest.approx(point.p50, rel=0.4)


def test_people_who_think_are_served_as_often_as_they_act() -> None:
    run = visited(Costs(action=0.0005, round=0.0005), 500, thinking=1 / PER_PERSON, seconds=20.0)
    assert run.rate == pytest.approx(500 * PER_PERSON, rel=0.15)
    assert 0 < run.busy < 0.5


def test_more_people_than_a_process_can_serve_wait_longer_and_longer() -> None:
    costs = Costs(action=0.01, round=0.0)
    assert visited(costs, 1000, thinking=5.0, seconds=10.0).at(0.5) > 1000
