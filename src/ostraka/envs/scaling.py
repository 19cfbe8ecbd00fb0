"""Observations as small fractions, for those who want no whole numbers."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ostraka.core.observation import Layout

__all__ = ["furthest", "scaled"]


def furthest(layout: Layout) -> npt.NDArray[np.float32]:
    """The furthest from 0 that each number of an observation can be, and at least 1."""
    most = np.maximum(np.abs(layout.low.astype(np.int16)), layout.high)
    return np.maximum(most, 1).astype(np.float32)


def scaled(layout: Layout, rows: npt.NDArray[np.int8]) -> npt.NDArray[np.float32]:
    """Observations as shares of the furthest from 0 that each number can be, from -1 to 1."""
    return np.divide(rows, furthest(layout), dtype=np.float32)
