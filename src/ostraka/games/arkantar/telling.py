"""What an action of Arkantar changed: tiles turned, pieces moved, taken and ransomed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ostraka.core.change import Told
from ostraka.core.message import Message
from ostraka.games.arkantar.actions import PIECE_WORDS, SEATS
from ostraka.games.arkantar.shape import PieceKind
from ostraka.games.arkantar.table import NAMES

__all__ = ["CAPTURED", "tell"]

CAPTURED = "captured"
"""Where taken Knights are."""


def tell(before: dict[str, Any], after: dict[str, Any]) -> Iterator[Told]:
    """The small changes between two views."""
    old, new = before["table"], after["table"]
    if old["walls"] is not new["walls"]:  # views share what is the same in them
        yield from _walls(old, new)
    if old["pieces"] is not new["pieces"]:
        yield from _pieces(old, new)
    if after["over"]:
        reason = after["outcome"]["reason"]
        yield Told("over", Message(reason["key"], **_sides(reason["values"])))
    elif before["to_act"] != after["to_act"]:
        seat = after["to_act"][0]
        yield Told("turn", Message("arkantar-told-turn", side=Message(SEATS[seat])), seat=seat)


def _sides(values: dict[str, Any]) -> dict[str, Message]:
    return {name: Message(value["key"]) for name, value in values.items()}


def _walls(before: dict[str, Any], after: dict[str, Any]) -> Iterator[Told]:
    old, new = set(before["walls"]), set(after["walls"])
    for tile in sorted(new - old):
        yield Told("build", Message("arkantar-told-wall", tile=tile), tile, quiet=True)
    for tile in sorted(old - new):
        yield Told("break", Message("arkantar-told-path", tile=tile), tile, quiet=True)


def _pieces(before: dict[str, Any], after: dict[str, Any]) -> Iterator[Told]:
    """At most one piece leaves its tile, one is taken, and one returns from the captured ones."""
    old = {piece["tile"]: piece for piece in before["pieces"]}
    new = {piece["tile"]: piece for piece in after["pieces"]}
    came = [tile for tile in new if old.get(tile) != new[tile]]
    for start, piece in old.items():
        if new.get(start) == piece:
            continue
        target = next((tile for tile in came if new[tile] == {**piece, "tile": tile}), None)
        if target is None:
            yield Told("take", _said("taken", piece, start), start, start, CAPTURED, quiet=True)
            continue
        came.remove(target)
        yield Told("move", _said("moved", piece, target), start, start, target, quiet=True)
    for tile in came:
        yield Told("ransom", _said("back", new[tile], tile), tile, CAPTURED, tile, quiet=True)


def _said(what: str, piece: dict[str, Any], tile: str) -> Message:
    kind: PieceKind = piece["kind"]
    return Message(
        f"arkantar-told-{what}",
        side=Message(SEATS[piece["side"]]),
        piece=Message(PIECE_WORDS[NAMES.index(kind)]),
        tile=tile,
    )
