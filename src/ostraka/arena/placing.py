"""How strong somebody is, from games against opponents of known strength.

The scale is Elo's: who is 400 points stronger wins ten games of eleven. Against several opponents
somebody wins with the chance of Luce's choice, which for one opponent is Elo's. The rating is the
one unknown of a logistic regression. It is fitted with Jeffreys' prior, as Firth proposed, so that
somebody who has won every game has a finite rating too. The rating is the most likely one, and the
interval holds 95 % of the probability.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

ELO = 400 / math.log(10)
BEYOND = 3000  # how far beyond the weakest and the strongest opponent a rating may lie
STEP = 5


@dataclass(frozen=True)
class Bout:
    """A game against opponents whose ratings are known."""

    opponents: tuple[float, ...]
    share: float
    """Of the victory: 1 for a win, ½ for one that two share, 0 for a loss."""


@dataclass(frozen=True)
class Placing:
    """A rating and the interval in which it lies with a chance of 95 %."""

    rating: float
    low: float
    high: float


def placing(bouts: Sequence[Bout]) -> Placing:
    """The rating of somebody who has played these games, at least one."""
    field = np.array([_together(bout.opponents) for bout in bouts])
    shares = np.array([bout.share for bout in bouts])
    scale = np.arange(field.min() - BEYOND, field.max() + BEYOND + STEP, STEP)
    ahead = (scale[:, None] - field[None, :]) / ELO
    win, loss = -np.logaddexp(0.0, -ahead), -np.logaddexp(0.0, ahead)
    likely = (shares * win + (1 - shares) * loss).sum(axis=1)
    likely += 0.5 * np.log(np.exp(win + loss).sum(axis=1))
    weight = np.exp(likely - likely.max())
    below = np.cumsum(weight) / weight.sum()
    low, high = (float(scale[np.searchsorted(below, each)]) for each in (0.025, 0.975))
    return Placing(float(scale[likely.argmax()]), low, high)


def _together(opponents: Sequence[float]) -> float:
    """The rating of one opponent who is as hard to beat as all of these at once."""
    return float(ELO * np.logaddexp.reduce(np.array(opponents) / ELO))
