"""Which parts of a table two states show differently, found by comparing their bytes.

A game declares once which fields of its record each part of its table is made of. Whoever follows a
game from state to state then makes only those parts again whose bytes have changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

import numpy as np

Part = TypeVar("Part")


def kept(old: Part, new: Part) -> Part:
    """The new part of a table, with what is equal in both taken from the old one."""
    if old == new:
        return old
    if isinstance(old, dict) and isinstance(new, dict):
        equal = {key: old[key] for key, value in new.items() if key in old and old[key] == value}
        return {**new, **equal}  # type: ignore[return-value]
    return new


class Parts:
    """The parts of a table: the fields of a record that each of them shows."""

    def __init__(self, dtype: np.dtype[Any], **parts: Iterable[str]) -> None:
        """Each part by name; fields `"name[]"` have a row for each seat, which is a part too.

        With rows the part of a seat is `name.seat`, and other fields of it show in all of them.
        """
        self._shows = np.zeros(dtype.itemsize, np.uint64)
        self._names: list[str] = []
        self._known: dict[int, frozenset[str]] = {0: frozenset()}
        for name, fields in parts.items():
            self._add(dtype, name, list(fields))

    def _add(self, dtype: np.dtype[Any], name: str, fields: list[str]) -> None:
        rows = [field[:-2] for field in fields if field.endswith("[]")]
        seats = dtype[rows[0]].shape[0] if rows else 0
        for seat in range(seats):
            places = [place_of(dtype, field, seat) for field in rows]
            places += [place_of(dtype, field) for field in fields if not field.endswith("[]")]
            self._mark(f"{name}.{seat}", places)
        if not rows:
            self._mark(name, [place_of(dtype, field) for field in fields])

    def _mark(self, name: str, places: list[slice]) -> None:
        bit = np.uint64(1 << len(self._names))
        self._names.append(name)
        for place in places:
            self._shows[place] |= bit

    def touched(self, before: Any, after: Any) -> frozenset[str]:
        """The parts in which two records differ."""
        old, new = np.frombuffer(before, np.uint8), np.frombuffer(after, np.uint8)
        bits = int(np.bitwise_or.reduce(self._shows[old != new]))
        known = self._known.get(bits)
        if known is None:
            found = (name for at, name in enumerate(self._names) if bits >> at & 1)
            known = self._known[bits] = frozenset(found)
        return known


def place_of(dtype: np.dtype[Any], name: str, row: int | None = None) -> slice:
    """Where a field, or one row of it, lies in the bytes of a record."""
    assert dtype.fields is not None
    kind, start = dtype.fields[name][:2]
    if row is None:
        return slice(start, start + kind.itemsize)
    size = kind.itemsize // kind.shape[0]
    return slice(start + row * size, start + (row + 1) * size)
