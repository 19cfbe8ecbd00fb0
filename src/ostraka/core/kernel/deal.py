"""Dealing again from more randomness than a seed holds.

Everything that a seed lays out follows from it, and what is public at the start lets anyone try
seeds until one fits. Where people play against one another, all that is hidden is therefore drawn
again, once for each seat, from streams that have nothing to do with the seed nor with one another:
each begins with 64 bits of its own, which BLAKE2 makes of 256 random bits. What was public before
says nothing about them.
"""

from __future__ import annotations

import hashlib
import re
from typing import Any

import numpy as np
import numpy.typing as npt

from ostraka.core.kernel.compile import kernel
from ostraka.core.kernel.random import STREAM
from ostraka.core.kernel.verbs import reshuffle

ENTROPY = 64  # hexadecimal digits


def is_entropy(text: object) -> bool:
    """Whether it is 256 bits in hexadecimal digits."""
    return isinstance(text, str) and re.fullmatch(rf"[0-9a-f]{{{ENTROPY}}}", text) is not None


@kernel
def dealt_again(states: Any, tables: Any, seat: int, streams: Any) -> None:
    """Draw again all that a seat cannot know."""
    reshuffle(states[0], tables[0], seat, streams[0])


def streams_of(entropy: str, players: int) -> list[npt.NDArray[Any]]:
    """One stream for each seat, in an array of one."""
    found = []
    for seat in range(players):
        key, what = bytes.fromhex(entropy), f"seat {seat}".encode()
        stream = np.zeros(1, STREAM)
        stream["chance"] = int.from_bytes(hashlib.blake2b(what, key=key, digest_size=8).digest())
        found.append(stream)
    return found
