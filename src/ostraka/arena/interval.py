"""Intervals that stay true however often one looks, so that a match may stop once it is clear.

Bet against the hypothesis that the mean of the results is m: where that is true no way of betting
makes money in the long run, and by Ville's inequality a stake grows twentyfold at any time at all
in at most one of twenty matches. The interval is made of the hypotheses that have not yet lost that
much (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", 2024).
The stake is spread over bets of every size, so that none has to be chosen.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

CONFIDENCE = 0.95
BETS = np.sin(np.pi * (np.arange(64) + 0.5) / 128) ** 2  # more of them near nothing and near all
STEPS = 30


def share_interval(results: Sequence[float], confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Lower and upper end for the mean of results between 0 and 1, in the order they came.

    The results must be independent and have one and the same mean: give the mean of each deal, not
    of each game, since the seats of a deal are not equally good.
    """
    values = np.asarray(results, np.float64)
    alarm = np.log(2.0 / (1.0 - confidence))
    return _lowest(values, alarm), 1.0 - _lowest(1.0 - values, alarm)


def _lowest(values: npt.NDArray[np.float64], alarm: float) -> float:
    """The smallest mean that bets on more have not refuted; what they win shrinks as it grows."""
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        mean = (low + high) / 2
        if _best_stake(values, mean) >= alarm:
            low = mean
        else:
            high = mean
    return low


def _best_stake(values: npt.NDArray[np.float64], mean: float) -> float:
    """The logarithm of the highest stake there ever was."""
    growth = np.log1p(BETS[:, None] * (values[None, :] / mean - 1.0)).cumsum(axis=1)
    peak = growth.max(axis=0, initial=0.0)
    stakes = peak + np.log(np.exp(growth - peak).mean(axis=0))
    return float(stakes.max(initial=0.0))
