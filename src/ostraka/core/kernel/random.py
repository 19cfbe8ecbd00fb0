"""Chance that is the same on every machine.

A stream is one 64-bit number in a record's `chance` field, stepped by SplitMix64 (Steele, Lea and
Flood, 2014). The game's state carries its own stream; bots and `reshuffle` are given another one,
a record of the dtype STREAM. Python's and NumPy's global generators are never touched.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ostraka.core.kernel.compile import kernel

STREAM = np.dtype([("seed", "u8"), ("chance", "u8")])
"""A stream outside any game. (The seed stands first so that no game's state, whose first field is
`chance`, can be taken for one by Numba.)"""

STEP = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
LOW = np.uint64(0xFFFFFFFF)


@kernel
def mix(x: Any) -> Any:
    """Spread the bits of a 64-bit number over all its 64 bits."""
    x = (x ^ (x >> S30)) * MIX_1
    x = (x ^ (x >> S27)) * MIX_2
    return x ^ (x >> S31)


@kernel
def draw(s: Any) -> Any:
    """The next 64 random bits of a record's stream."""
    s.chance += STEP
    return mix(s.chance)


@kernel
def seeded(s: Any, seed: Any) -> None:
    """Begin a stream: equal seeds give equal streams, near seeds unrelated ones."""
    s.chance = mix(np.uint64(seed) + STEP)


@kernel
def below(s: Any, n: int) -> int:
    """A number from 0 to n - 1 (n up to 2**31), each equally likely."""
    limit = np.uint64(n)
    product = (draw(s) >> S32) * limit
    if (product & LOW) < limit:
        reject = ((LOW - limit) + np.uint64(1)) % limit
        while (product & LOW) < reject:
            product = (draw(s) >> S32) * limit
    return np.int64(product >> S32)  # type: ignore[return-value]


@kernel
def shuffle(s: Any, array: Any, start: int, stop: int) -> None:
    """Put array[start:stop] into a random order."""
    for i in range(stop - 1, start, -1):
        j = start + below(s, i - start + 1)
        kept = array[i]
        array[i] = array[j]
        array[j] = kept


def new_stream(seed: int) -> Any:
    """A stream of its own, apart from any game's, as bots and `reshuffle` need it."""
    streams: npt.NDArray[Any] = np.zeros(1, STREAM).view(np.recarray)
    stream = streams[0]
    stream.seed = seed
    seeded(stream, stream.seed)
    return stream
