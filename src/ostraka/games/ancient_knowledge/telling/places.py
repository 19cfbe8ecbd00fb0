"""Where everything lies on a table, by name: what a change moves things from and to."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from ostraka.games.ancient_knowledge.face.shape import AkTable, Monument


class Place(NamedTuple):
    """A place on the table; see `shape` for their names."""

    zone: str
    seat: int | None = None
    number: int | None = None
    """The space of a timeline, the number of a tile, the level of a technology deck."""
    card: str | None = None
    """The monument on which a technology lies."""

    def __str__(self) -> str:
        return _written(self)


@cache
def _written(place: Place) -> str:
    return ".".join(str(part) for part in place if part is not None)


Where = dict[str, Place]

Went = list[tuple[str, Place | None, Place | None]]
"""Cards that lie elsewhere now: where each was and where it is, None where that is face down."""

_place = cache(Place)
"""The same place is the same thing, so that comparing costs nothing."""


def _of_seat(table: AkTable, seat: int, where: Where) -> None:
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


def everything(table: AkTable, seats: Iterable[int]) -> Where:
    """The place of every card that may be seen, apart from the areas of other seats."""
    where: Where = {}
    for seat in seats:
        _of_seat(table, seat, where)
    where.update(dict.fromkeys(table["discarded"], _place("discard")))
    where.update(dict.fromkeys(table["limbo"], _place("apart")))
    for number, tile in enumerate(table["tiles"], 1):
        there = _place("tile", number=number)
        where.update({card: there for card in tile if card})
    for level, pile in enumerate(table["technology_discards"], 1):
        where.update(dict.fromkeys(pile, _place("technology_discard", number=level)))
    return where


def went(old: AkTable, new: AkTable) -> Went:
    """Every card that lies elsewhere now, or is seen for the first time."""
    boards = zip(old["seats"], new["seats"], strict=True)
    changed = [seat for seat, (was, now) in enumerate(boards) if was is not now]
    where, there = everything(old, changed), everything(new, changed)
    unseen = _place_of_revealed(old, new)
    moved: Went = [
        (card, place, there.get(card) or (unseen if place.zone == "apart" else None))
        for card, place in where.items()
        if there.get(card) is not place
    ]
    return moved + [(card, None, place) for card, place in there.items() if card not in where]


def _place_of_revealed(old: AkTable, new: AkTable) -> Place | None:
    """Where a card went that lay apart and is out of sight now; None is under its deck.

    A spectator sees neither hands nor the discard pile, only which of them grew.
    """
    if sum(new["technology_decks"]) > sum(old["technology_decks"]):
        return None
    for seat, (was, now) in enumerate(zip(old["seats"], new["seats"], strict=True)):
        if now["hand"] is None and now["hand_size"] > was["hand_size"]:
            return _place("hand", seat)
    return _place("discard") if new["discard"] > old["discard"] else None


def same_timelines(old: AkTable, new: AkTable) -> bool:
    """Whether no timeline has changed, as far as views that share what is the same can tell."""
    boards = zip(old["seats"], new["seats"], strict=True)
    return all(was["timeline"] is now["timeline"] for was, now in boards)


def monuments(table: AkTable) -> dict[str, tuple[int, Monument]]:
    """Every monument of a timeline, with the seat it belongs to."""
    return {
        entry["card"]: (seat, entry)
        for seat, board in enumerate(table["seats"])
        for entry in board["timeline"]
    }
