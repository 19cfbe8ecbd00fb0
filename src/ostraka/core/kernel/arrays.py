"""What the fields of a game's records are, for type checkers.

NumPy says `Any` of whatever is taken out of an array. Rules take single numbers out of a state, or
rows of them; the classes below say which, and no more: no array is ever made of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, TypeVar, overload

import numpy as np

T = TypeVar("T", int, float)


class Row(np.ndarray[Any, np.dtype[Any]], Generic[T]):
    """A row of numbers."""

    @overload  # type: ignore[override]
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice | list[int] | np.ndarray[Any, Any]) -> Row[T]: ...
    def __getitem__(self, index: Any) -> Any:
        raise NotImplementedError

    def __iter__(self) -> Iterator[T]:  # type: ignore[override]
        raise NotImplementedError


class Grid(np.ndarray[Any, np.dtype[Any]], Generic[T]):
    """Rows of numbers."""

    @overload  # type: ignore[override]
    def __getitem__(self, index: int | tuple[int, slice] | tuple[slice, int]) -> Row[T]: ...
    @overload
    def __getitem__(self, index: tuple[int, int]) -> T: ...
    @overload
    def __getitem__(self, index: slice | list[int] | tuple[slice, slice]) -> Grid[T]: ...
    def __getitem__(self, index: Any) -> Any:
        raise NotImplementedError

    def __iter__(self) -> Iterator[Row[T]]:
        raise NotImplementedError
