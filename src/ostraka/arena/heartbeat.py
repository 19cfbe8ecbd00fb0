"""What a table shows to the process that watches over it, while the game continues.

A page of memory shared by two processes: the one that plays writes who is thinking, until when it
may, and what has been counted so far; the one that watches needs no answer to see that a bot hangs,
and knows what to write into the result after it has ended the process.
"""

from __future__ import annotations

from typing import Any

import numpy as np

NOBODY = -1


def new_heartbeat(players: int) -> bytes:
    """A page at the start."""
    page = np.zeros(1, _dtype(players))
    page["seat"] = NOBODY
    return page.tobytes()


def read_heartbeat(page: Any, players: int) -> Any:
    """A page as fields, which can be written where the page can."""
    return np.frombuffer(page, _dtype(players)).view(np.recarray)[0]


def counted(heartbeat: Any) -> dict[str, Any]:
    """What has been counted so far, as fields of a result."""
    return {
        "plies": int(heartbeat.plies),
        "scores": tuple(heartbeat.scores.tolist()),
        "decisions": tuple(heartbeat.decisions.tolist()),
        "seconds": tuple(round(spent, 6) for spent in heartbeat.seconds.tolist()),
        "slowest": tuple(round(spent, 6) for spent in heartbeat.slowest.tolist()),
    }


def _dtype(players: int) -> np.dtype[Any]:
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
