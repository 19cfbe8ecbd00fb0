"""The action space of Arkantar: what each index means, whatever the position."""

from __future__ import annotations

from collections.abc import Iterator

from ostraka.core.learn.index import NONE, action_table
from ostraka.core.play.parts import Parts
from ostraka.games.arkantar.face.actions import KINDS, RANSOMS
from ostraka.games.arkantar.rules.board import TILES, tile_name
from ostraka.games.arkantar.rules.codes import ENDINGS, STOP, TAKE, TURNED

DIRECTIONS = ("up", "right", "down", "left")
BUILD, BREAK, MOVE, CAPTURE, END, PASS = range(len(KINDS))


def _rows() -> Iterator[tuple[int, int, int, int]]:
    """Verb, tile, direction and who is ransomed (0: nobody), in the order of the codes."""
    for verb in (BUILD, BREAK):
        for tile in range(TILES):
            yield verb, tile, NONE, NONE
    for tile in range(TILES):
        for direction in range(len(DIRECTIONS)):
            yield MOVE, tile, direction, NONE
            for ending in range(TAKE, ENDINGS):
                yield CAPTURE, tile, direction, ending - TAKE
    yield END, NONE, NONE, NONE
    yield PASS, NONE, NONE, NONE


ACTIONS = action_table(_rows())


def described(index: int, seat: int) -> Parts:
    """The parts of an index when a seat acts; where a piece ends up depends on the position."""
    verb, tile, direction, ransom = ACTIONS[TURNED[seat, index]].tolist()
    parts: Parts = {"verb": list(KINDS)[verb]}
    if verb in (BUILD, BREAK):
        parts["tile"] = tile_name(tile)
    elif verb in (MOVE, CAPTURE):
        parts |= {"piece": tile_name(tile), "direction": DIRECTIONS[direction]}
        if ransom > STOP:
            parts["ransom"] = RANSOMS[ransom - 1]
    return parts
