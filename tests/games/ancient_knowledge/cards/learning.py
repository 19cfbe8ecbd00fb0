"""Tables at which a technology lies face up, for the tests of what learning it does."""

from __future__ import annotations

from typing import Any

from ..table import Table

__all__ = ["face_up", "learner"]


def face_up(*wanted: str, learned: str = "") -> list[str]:
    """Three full tiles with the technologies wanted, each on the first tile of its level with room.

    The places left are filled with the lowest numbers that nobody has learned.
    """
    tiles: list[list[str]] = [[], [], []]
    taken = set(learned.split())
    for name in (*wanted, *(f"T{n}" for n in range(1, 46))):
        places = tiles[:2] if int(name[1:]) <= 27 else tiles[2:]
        room = [tile for tile in places if len(tile) < 3]
        if room and name not in taken:
            taken.add(name)
            room[0].append(name)
    return [" ".join(tile) for tile in tiles]


def learner(*wanted: str, **table: Any) -> Table:
    """Seat 0 before its first action, with the technologies wanted face up."""
    seats = [table, *table.get("others", [])]
    learned = " ".join(seat.get("learned", "") for seat in seats)
    return Table(tiles=face_up(*wanted, learned=learned), **table)
