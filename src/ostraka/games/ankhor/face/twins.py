"""Which of two tiles of one face in the offer is which: each keeps its number while it waits there.

Twins are a row with one number for each column, 0 where no tile lies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ostraka.games.ankhor.rules.state import NO_TILE
from ostraka.games.ankhor.rules.tables import DATA
from ostraka.games.ankhor.state_types import AnkhorState

TileTwins = tuple[int, ...]
BAG = Counter(DATA.bag.tolist())


def removed(s: Any) -> list[int]:
    """The faces of the tiles that have left the game: those that are nowhere else."""
    left = Counter(BAG)
    for field, sizes in (("face", "tiles"), ("piles", "pile")):
        for row, size in zip(s[field].tolist(), s[sizes].tolist(), strict=True):
            left.subtract(row[:size])
    left.subtract(face for face in s["offer"].tolist() if face != NO_TILE)
    return sorted(left.elements())


def _out(s: Any, gone: list[int]) -> Counter[int]:
    """How many of each face have left the offer, bought or removed."""
    out = Counter(gone)
    for row, size in zip(s["face"].tolist(), s["tiles"].tolist(), strict=True):
        out.update(row[:size])
    return out


def first(s: AnkhorState, gone: list[int] | None = None) -> TileTwins:
    """Numbered from the left, after those of the face that are out already.

    `gone` are the removed ones, if they are known.
    """
    return tuple(_numbered(s, removed(s) if gone is None else gone, iter(())))


def follow(twins: TileTwins, before: Any, after: Any) -> TileTwins:
    """What is bought leaves a gap; the rest leaves on the left, slides there, or comes behind."""
    offer = after["offer"].tolist()
    if before["offer"].tolist() == offer:
        return twins
    if before["tiles"].sum() < after["tiles"].sum():
        return tuple(0 if face == NO_TILE else n for face, n in zip(offer, twins, strict=True))
    known = [number for number in twins if number]
    gone = max(0, len(known) - sum(face != NO_TILE for face in offer))
    return tuple(_numbered(after, removed(after), iter(known[gone:])))


def _numbered(s: Any, gone: list[int], known: Iterator[int]) -> Iterator[int]:
    """The number of each column's tile: the known ones, then the next of its face."""
    counts = _out(s, gone)
    for face in s["offer"].tolist():
        if face == NO_TILE:
            yield 0
        else:
            counts[face] += 1
            yield next(known, counts[face])
