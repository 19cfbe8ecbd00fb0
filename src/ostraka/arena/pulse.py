"""What a table shows to whoever watches over it, while the game goes on.

A page of memory shared by two processes: the one that plays writes who is thinking, until when it
may, and what has been counted so far; the one that watches needs no answer to see that a bot hangs,
and knows what to write into the result after it has ended the process.
"""

from __future__ import annotations

import mmap
from pathlib import Path
from typing import Any

import numpy as np

NOBODY = -1


def pulse_dtype(players: int) -> np.dtype[Any]:
    """The page for a number of seats."""
    return np.dtype(
        [
            ("deadline", "f8"),  # of time.monotonic(), which all processes of a machine share
            ("seat", "i8"),  # who is thinking, or NOBODY
            ("plies", "i8"),
            ("decisions", "i8", (players,)),
            ("seconds", "f8", (players,)),
            ("slowest", "f8", (players,)),
            ("scores", "i8", (players,)),
        ]
    )


def new_pulse(players: int) -> Any:
    """A page that nobody else sees."""
    pulse = np.zeros(1, pulse_dtype(players)).view(np.recarray)[0]
    pulse.seat = NOBODY
    return pulse


def write_pulse(path: Path, players: int) -> None:
    """A file to be opened as a page by both sides."""
    path.write_bytes(new_pulse(players).tobytes())


def open_pulse(path: Path, players: int) -> Any:
    """The page that is kept in a file."""
    with path.open("r+b") as file:
        shared = mmap.mmap(file.fileno(), 0)
    return np.frombuffer(shared, pulse_dtype(players)).view(np.recarray)[0]
