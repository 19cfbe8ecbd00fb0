"""Where everything lies on a table, by name: what a change moves things from and to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ostraka.games.ancient_knowledge.face.shape import Monument, Table

__all__ = ["Place", "Where", "everything", "monuments"]


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


def _of_seat(table: Table, seat: int) -> Iterator[tuple[str, Place]]:
    board = table["seats"][seat]
    for card in board["hand"] or board["known"]:
        yield card, Place("hand", seat)
    for entry in board["timeline"]:
        yield entry["card"], Place("timeline", seat, entry["space"])
        if "technology" in entry:
            yield entry["technology"], Place("stored", card=entry["card"])
    for card in board["artifacts"]:
        yield card, Place("artifacts", seat)
    for gone in board["past"]:
        yield gone["card"], Place("past", seat)
    for card in board["collection"]:
        yield card, Place("collection", seat)


def everything(table: Table) -> Where:
    """The place of every card that may be seen."""
    where: Where = {}
    for seat in range(len(table["seats"])):
        where.update(_of_seat(table, seat))
    where.update((card, Place("discard")) for card in table["discarded"])
    where.update((card, Place("apart")) for card in table["limbo"])
    for number, tile in enumerate(table["tiles"], 1):
        where.update((card, Place("tile", number=number)) for card in tile if card)
    for level, pile in enumerate(table["technology_discards"], 1):
        where.update((card, Place("technology_discard", number=level)) for card in pile)
    return where


def monuments(table: Table) -> dict[str, tuple[int, Monument]]:
    """Every monument of a timeline, with the seat it belongs to."""
    return {
        entry["card"]: (seat, entry)
        for seat, board in enumerate(table["seats"])
        for entry in board["timeline"]
    }
