"""Where everything lies on a table, by name: what a change moves things from and to."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ostraka.games.ancient_knowledge.face.shape import Monument, Table


class Place(NamedTuple):
    """A place on the table; see `shape` for their names."""

    zone: str
    seat: int | None = None
    number: int | None = None
    """The space of a timeline, the number of a tile, the level of a technology deck."""
    card: str | None = None
    """The monument on which a technology lies."""

    def __str__(self) -> str:
        parts = (self.zone, self.seat, self.number, self.card)
        return ".".join(str(part) for part in parts if part is not None)


Where = dict[str, Place]

Went = list[tuple[str, Place | None, Place | None]]
"""Cards that lie elsewhere now: where each was and where it is, None where that is face down."""

_place = cache(Place)
"""The same place is the same thing, so that comparing costs nothing."""


def _of_seat(table: Table, seat: int, where: Where) -> None:
    board = table["seats"][seat]
    where.update(dict.fromkeys(board["hand"] or board["known"], _place("hand", seat)))
    for entry in board["timeline"]:
        where[entry["card"]] = _place("timeline", seat, entry["space"])
        if "technology" in entry:
            where[entry["technology"]] = _place("stored", card=entry["card"])
    where.update(dict.fromkeys(board["artifacts"], _place("artifacts", seat)))
    past = _place("past", seat)
    for gone in board["past"]:
        where[gone["card"]] = past
    where.update(dict.fromkeys(board["collection"], _place("collection", seat)))


def everything(table: Table) -> Where:
    """The place of every card that may be seen."""
    where: Where = {}
    for seat in range(len(table["seats"])):
        _of_seat(table, seat, where)
    where.update(dict.fromkeys(table["discarded"], _place("discard")))
    where.update(dict.fromkeys(table["limbo"], _place("apart")))
    for number, tile in enumerate(table["tiles"], 1):
        there = _place("tile", number=number)
        where.update({card: there for card in tile if card})
    for level, pile in enumerate(table["technology_discards"], 1):
        where.update(dict.fromkeys(pile, _place("technology_discard", number=level)))
    return where


def went(old: Table, new: Table) -> Went:
    """Every card that lies elsewhere now, or is seen for the first time."""
    where, there = everything(old), everything(new)
    moved: Went = [
        (card, place, there.get(card))
        for card, place in where.items()
        if there.get(card) is not place
    ]
    return moved + [(card, None, place) for card, place in there.items() if card not in where]


def monuments(table: Table) -> dict[str, tuple[int, Monument]]:
    """Every monument of a timeline, with the seat it belongs to."""
    return {
        entry["card"]: (seat, entry)
        for seat, board in enumerate(table["seats"])
        for entry in board["timeline"]
    }
