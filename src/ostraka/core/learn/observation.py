"""What a seat knows, as numbers for learning: one declared table per game.

A game declares its numbers once, as Fields in a Layout. Kernels take their offsets from it
(`WALLS = LAYOUT.at("walls")`) and write one row of int8; spaces, documentation and the checks of
`ostraka.testing` are made from the same declaration. A number that may outgrow a byte is clipped to
the bounds of its field, or declared as two numbers, and never wraps.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod

import numpy as np
import numpy.typing as npt

CELL = np.int8
"""How each number of an observation is kept."""

_BOUNDS = np.iinfo(CELL)


@dataclass(frozen=True)
class Field:
    """Some numbers of an observation that mean the same sort of thing."""

    name: str
    shape: tuple[int, ...]
    """() for a single number."""
    low: int
    high: int
    meaning: str
    private: bool = False
    """Whether others at the table may not know it."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Layout:
    """The numbers of a game's observations: where each field stands in the row."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        self.size = 0
        """How many numbers an observation has."""
        self._slices: dict[str, slice] = {}
        for field in fields:
            if field.name in self._slices:
                raise ValueError(f"two fields are called {field.name!r}")
            if not _BOUNDS.min <= field.low <= field.high <= _BOUNDS.max or field.size < 1:
                raise ValueError(f"the field {field.name!r} does not fit into numbers of a byte")
            self._slices[field.name] = slice(self.size, self.size + field.size)
            self.size += field.size

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)

    def at(self, name: str) -> int:
        """Where a field begins in the row."""
        return int(self._slices[name].start)

    def slice(self, name: str) -> slice:
        """The part of the row that is a field's."""
        return self._slices[name]

    @property
    def low(self) -> npt.NDArray[np.int8]:
        """The least that each number can be."""
        return self._spread([field.low for field in self.fields])

    @property
    def high(self) -> npt.NDArray[np.int8]:
        """The most that each number can be."""
        return self._spread([field.high for field in self.fields])

    @property
    def private(self) -> npt.NDArray[np.bool_]:
        """Which numbers others at the table may not know."""
        return self._spread([field.private for field in self.fields]).astype(np.bool_)

    def _spread(self, values: list[int]) -> npt.NDArray[np.int8]:
        return np.repeat(np.array(values, CELL), [field.size for field in self.fields])

    def split(self, rows: npt.NDArray[np.int8]) -> dict[str, npt.NDArray[np.int8]]:
        """An observation, or an array of them, by field: views of the same memory."""
        return {
            field.name: rows[..., self._slices[field.name]].reshape(rows.shape[:-1] + field.shape)
            for field in self.fields
        }
