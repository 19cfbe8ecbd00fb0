"""Observations as networks want them: scaled, one-hot, or as planes.

    scaled(game.observation, batch.observations)          one share from -1 to 1 for each number
    one_hot(game.observation, batch.observations)         a column for each value of small numbers
    planes(game.observation, batch.observations)[(7, 7)]  the boards of Arkantar, one plane each

All of them take one row or any array of rows, and need nothing but NumPy.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ostraka.core.errors import InvalidOption
from ostraka.core.i18n.message import Message
from ostraka.core.learn.observation import Layout

MOST = 32
"""Numbers with more values than this are scaled rather than one-hot."""

Shares = npt.NDArray[np.float32]


def scaled(layout: Layout, rows: npt.ArrayLike) -> Shares:
    """Each number as a share of the furthest from 0 that it can be, from -1 to 1."""
    shares: Shares = np.divide(_rows(layout, rows), furthest(layout), dtype=np.float32)
    return shares


def one_hot(layout: Layout, rows: npt.ArrayLike, most: int = MOST) -> Shares:
    """A 1 in one column for each number that has up to `most` values; others stay scaled."""
    if type(most) is not int or most < 1:
        raise InvalidOption(Message("envs-encode-most"))
    seen = _rows(layout, rows)
    number, value, large = _columns(layout, most)
    columns: Shares = (seen[..., number] == value).astype(np.float32)
    columns[..., large] = scaled(layout, seen)[..., number[large]]
    return columns


def planes(layout: Layout, rows: npt.ArrayLike) -> dict[tuple[int, ...], Shares]:
    """Scaled fields of one shape side by side: boards, lists of cards, and plain numbers.

    By the last two lengths of a field's shape, or the one it has: (..., planes, height, width) for
    boards, (..., planes, length) for lists, and under `()` all single numbers in a row.
    """
    shares = scaled(layout, rows)
    found: dict[tuple[int, ...], list[Shares]] = {}
    for field in layout:
        shape = tuple(map(int, field.shape[-2:]))
        part = shares[..., layout.slice(field.name)]
        found.setdefault(shape, []).append(part.reshape(*shares.shape[:-1], -1, *shape))
    return {
        shape: np.concatenate(parts, axis=-1 - len(shape)) for shape, parts in sorted(found.items())
    }


@cache
def furthest(layout: Layout) -> Shares:
    """The furthest from 0 that each number of an observation can be, and at least 1."""
    most = np.maximum(np.abs(layout.low.astype(np.int16)), layout.high)
    return np.maximum(most, 1).astype(np.float32)


@cache
def _columns(layout: Layout, most: int) -> tuple[Any, Any, Any]:
    """For each column of `one_hot` its number and its value, and which columns stay scaled."""
    low, high = layout.low.astype(np.int16), layout.high.astype(np.int16)
    counts = np.where(high - low < most, high - low + 1, 1)
    number = np.repeat(np.arange(layout.size), counts)
    value = np.arange(len(number)) - np.repeat(np.cumsum(counts) - counts, counts) + low[number]
    return number, value, np.flatnonzero((high - low >= most)[number])


def _rows(layout: Layout, rows: npt.ArrayLike) -> npt.NDArray[Any]:
    """Rows of observations; refuses anything else."""
    try:
        seen = np.asarray(rows)
    except ValueError:
        seen = np.empty(())
    if seen.ndim < 1 or seen.shape[-1] != layout.size or seen.dtype.kind not in "iu":
        raise InvalidOption(Message("envs-encode-rows", size=layout.size))
    return seen
