"""How rules are compiled.

A kernel is a plain function over one NumPy record. `@kernel` compiles it with Numba, keeps the
result between runs and releases the interpreter's lock while it runs. With `NUMBA_DISABLE_JIT=1`
the decorator does nothing and the same functions run in Python, slowly: that is how rules are
debugged and how coverage is measured.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any, TypeVar

import numba
import numpy as np

from ostraka.core.kernel.cache import KernelCache

F = TypeVar("F", bound=Callable[..., Any])

COMPILED = not numba.config.DISABLE_JIT  # type: ignore[attr-defined]
"""False when kernels run as plain Python."""

ACTION = np.int32
"""An action is a small number; each game says what its numbers mean."""

SEATS = 4
"""No game has more seats."""

HEADER: list[Any] = [
    ("chance", "u8"),  # the game's own random stream; bots never draw from it
    ("reveals", "i4"),  # moments at which hidden information was revealed
    ("players", "i1"),
    ("seat", "i1"),  # the seat to act, -1 once the game is over
    ("over", "i1"),  # 0 while playing, then the game's reason for ending
]
"""The fields with which every game's state begins."""

if not COMPILED:  # wrapping around 2**64 is what a random stream wants
    warnings.filterwarnings("ignore", "overflow encountered", RuntimeWarning)


def direct(function: Callable[..., Any], *example: Any) -> Callable[..., Any]:
    """The compiled form of a kernel for arguments like these, called without looking at types.

    Finding the right compiled form costs Python callers more than most rules do. Whoever calls the
    result must keep to the types of the example.
    """
    if not COMPILED:
        return function
    compiled: Any = function
    signature = tuple(numba.typeof(value) for value in example)  # type: ignore[no-untyped-call]
    compiled.compile(signature)
    return compiled.get_overload(signature)  # type: ignore[no-any-return]


def records(data: bytes, dtype: np.dtype[Any]) -> Any:
    """States from their bytes, as an array that can be changed.

    NumPy does not promise to copy the unused bytes between a record's fields; this does, so that
    equal states stay equal byte by byte. The elements are `np.record`s, as kernels want them, and
    the array itself is a plain one: calling compiled code with it costs the least.
    """
    return np.frombuffer(bytearray(data), np.dtype((np.record, dtype)))


def kernel(function: F) -> F:
    """Compile a rule; the compiled form is shared by all processes and runs."""
    compiled: Any = numba.njit(nogil=True)(function)
    if COMPILED:
        compiled._cache = KernelCache(function)
    return compiled  # type: ignore[no-any-return]
