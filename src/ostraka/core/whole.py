"""Whole numbers as people give them: Python's, NumPy's, and those of arrays with a single one."""

from __future__ import annotations

from operator import index

__all__ = ["whole"]


def whole(number: object) -> int | None:
    """A whole number as Python has it; None for what is none, as truths and fractions are none."""
    if type(number) is int:
        return number
    if isinstance(number, bool):
        return None
    try:
        return index(number)  # type: ignore[arg-type]
    except Exception:  # whatever it is, it is no number
        return None
