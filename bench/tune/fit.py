"""Fitting weights to results."""

from __future__ import annotations

from typing import Any

import numpy as np

__all__ = ["fitted"]

PULL = 2.0


def fitted(rows: Any, results: Any, pull: float = PULL) -> Any:
    """The weights of a logistic regression that explain the results best.

    Each row holds the features of a position, each result what it brought, 0 to 1; a mild pull
    towards zero keeps weights small that the games say little about.
    """
    weights = np.zeros(rows.shape[1])
    for _ in range(30):
        chance = 1.0 / (1.0 + np.exp(-rows @ weights))
        slope = rows.T @ (results - chance) - pull * weights
        curve = (rows * (chance * (1.0 - chance))[:, None]).T @ rows
        weights = weights + np.linalg.solve(curve + pull * np.eye(len(weights)), slope)
    return weights
