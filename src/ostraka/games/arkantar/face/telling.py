"""What an action of Arkantar changed: tiles turned, pieces moved, taken and ransomed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ostraka.core.i18n.message import Message
from ostraka.core.show.change import Told
from ostraka.games.arkantar.face.actions import PIECE_WORDS, SEATS
from ostraka.games.arkantar.face.shape import Piece
from ostraka.games.arkantar.face.twins import NAMES


def tell(before: dict[str, Any], after: dict[str, Any]) -> Iterator[Told]:
    """The small changes between two views."""
    old, new = before["table"], after["table"]
    if old["walls"] is not new["walls"]:  # views share what is the same in them
        yield from _walls(old, new)
    if old["pieces"] is not new["pieces"]:
        yield from moved_pieces(old["pieces"], new["pieces"])
    if after["over"]:
        reason = after["outcome"]["reason"]
        yield Told("over", Message(reason["key"], **_sides(reason["values"])))
    elif before["to_act"] != after["to_act"]:
        seat = after["to_act"][0]
        yield Told("turn", turn_of(seat), seat=seat)


def turn_of(seat: int) -> Message:
    """It is a side's turn."""
    return Message("arkantar-told-turn", side=Message(SEATS[seat]))


def wall_built(tile: str) -> Message:
    """A tile has become a Wall."""
    return Message("arkantar-told-wall", tile=tile)


def wall_broken(tile: str) -> Message:
    """A tile has become a Path."""
    return Message("arkantar-told-path", tile=tile)


def _sides(values: dict[str, Any]) -> dict[str, Message]:
    return {name: Message(value["key"]) for name, value in values.items()}


def _walls(before: dict[str, Any], after: dict[str, Any]) -> Iterator[Told]:
    old, new = set(before["walls"]), set(after["walls"])
    for tile in sorted(new - old):
        yield Told("build", wall_built(tile), tile, quiet=True)
    for tile in sorted(old - new):
        yield Told("break", wall_broken(tile), tile, quiet=True)


def moved_pieces(before: Sequence[Piece], after: Sequence[Piece]) -> Iterator[Told]:
    """At most one piece leaves its tile, one is taken, and one returns from the captured ones."""
    old = {piece["id"]: piece for piece in before}
    new = {piece["id"]: piece for piece in after}
    for ident, piece in old.items():
        start = piece["tile"]
        if ident not in new:
            yield Told("take", _said("taken", piece), ident, start, _tray(piece), quiet=True)
        elif (target := new[ident])["tile"] != start:
            yield Told("move", _said("moved", target), ident, start, target["tile"], quiet=True)
    for ident, piece in new.items():
        if ident not in old:
            tile = piece["tile"]
            yield Told("ransom", _said("back", piece), ident, _tray(piece), tile, quiet=True)


def _tray(piece: Piece) -> str:
    """Where the captured Knights of a side are."""
    return f"captured-{piece['side']}"


def _said(what: str, piece: Piece) -> Message:
    return Message(
        f"arkantar-told-{what}",
        side=Message(SEATS[piece["side"]]),
        piece=Message(PIECE_WORDS[NAMES.index(piece["kind"])]),
        tile=piece["tile"],
    )
