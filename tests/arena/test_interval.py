"""Intervals that hold however often one looks."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ostraka.arena.interval import share_interval

SHARES = st.lists(st.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0]), max_size=60)


def test_nothing_is_known_before_the_first_result() -> None:
    assert share_interval([]) == pytest.approx((0.0, 1.0))


def test_what_one_win_rules_out_is_known_exactly() -> None:
    """Bets of half the stake on average: one win makes (1 + 1/m) / 2 of it, and 40 is the alarm.

    Both ends share the risk: with a twentieth for each of them the alarm would be 20.
    """
    low, high = share_interval([1.0])
    assert low == pytest.approx(1 / 79, rel=1e-5)
    assert high == pytest.approx(1.0)
    assert share_interval([1.0], 0.9)[0] == pytest.approx(1 / 39, rel=1e-5)


@given(SHARES)
def test_the_interval_lies_between_0_and_1_and_is_mirrored_when_the_bots_change_names(
    results: list[float],
) -> None:
    low, high = share_interval(results)
    assert 0.0 <= low <= high <= 1.0
    mirrored = share_interval([1.0 - result for result in results])
    assert mirrored == pytest.approx((1.0 - high, 1.0 - low), abs=1e-6)


@given(SHARES, st.sampled_from([0.0, 0.5, 1.0]))
def test_another_result_never_brings_back_what_was_ruled_out(
    results: list[float], another: float
) -> None:
    before, after = share_interval(results), share_interval([*results, another])
    assert after[0] >= before[0] - 1e-6
    assert after[1] <= before[1] + 1e-6


@pytest.mark.parametrize(("wins", "above"), [(12, 0.65), (50, 0.9)])
def test_wins_alone_settle_a_claim_quickly(wins: int, above: float) -> None:
    assert share_interval([1.0] * wins)[0] > above


def test_a_true_share_is_ever_ruled_out_in_at_most_a_twentieth_of_matches() -> None:
    """Since nothing that was ruled out comes back, the last look speaks for all of them."""
    generator = np.random.default_rng(7)
    missed = 0
    for _ in range(400):
        results = generator.choice([0.0, 0.5, 1.0], size=150, p=[0.2, 0.3, 0.5])
        low, high = share_interval(results.tolist())
        missed += not low <= 0.65 <= high
    assert missed / 400 < 0.05


def test_more_results_give_a_narrower_interval() -> None:
    widths = [np.diff(share_interval([0.0, 1.0, 1.0] * count))[0] for count in (5, 20, 80)]
    assert widths == sorted(widths, reverse=True)
