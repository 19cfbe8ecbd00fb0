"""What an action of Arkantar changed, as data, from the two states alone: no views are compared.

`telling` and the difference of the views say the same, byte for byte; the conformance suite
compares both. The end of a game, which is rare, is left to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ostraka.core.i18n.message import Sentence
from ostraka.core.show.change import Cause, Change, ChangeShape, change_json
from ostraka.core.show.patch import Patch, difference
from ostraka.core.show.view import Snapshot
from ostraka.games.arkantar.face.actions import action_sentence
from ostraka.games.arkantar.face.question import Asked, asked, question
from ostraka.games.arkantar.face.table import rows_of, walls_of
from ostraka.games.arkantar.face.telling import moved_pieces, turn_of, wall_broken, wall_built
from ostraka.games.arkantar.face.twins import TILE_NAMES, captives, first, flipped, pieces
from ostraka.games.arkantar.rules.board import SIDE
from ostraka.games.arkantar.rules.codes import BREAK, BUILD, END, MOVE

CAUSE = Cause()
ACTION_CAUSE = CAUSE.as_json()


class _Seen(NamedTuple):
    """What is shown of a state, apart from its twins."""

    boards: bytes
    set_of_walls: int
    walls: list[str]
    rows: list[str]
    asked: Asked
    used: int
    moved: bool
    monarch_from: int
    quiet: int


def direct(
    before: Snapshot, after: Snapshot, code: int, legal: Sequence[int] | None
) -> list[ChangeShape] | None:
    """The changes of an action; None where it ends the game."""
    if after.s["over"]:
        return None
    old: _Seen = before.made or _seen(before.s, None, None)
    new = after.made = _seen(after.s, legal, old)
    seat, ply = old.asked.seat, before.ply
    changes = [change_json(ply, 0, "action", _said(before.s, seat, code), ACTION_CAUSE, seat=seat)]
    if code < MOVE:
        changes.append(_turned(ply, code))
    elif code < END:
        told = moved_pieces(pieces(_twins(before)), pieces(_twins(after)))
        changes += [Change(ply, 1, each, CAUSE).as_json() for each in told]
    if new.asked.seat != seat:
        changes.append(_passed_on(ply, new.asked.seat))
    changes[1]["patch"] = _patch(before, after, old, new)
    return changes


def _seen(s: Any, legal: Sequence[int] | None, old: _Seen | None) -> _Seen:
    """What is shown; what is still as it was is taken from there."""
    walls, boards = int(s["walls"]), s["pieces"].tobytes()
    if old is None or old.boards != boards:
        names, rows = walls_of(walls), rows_of(walls, boards)
    elif turned := walls ^ old.set_of_walls:
        names, rows = walls_of(walls), _one_turned(old.rows, turned, walls)
    else:
        names, rows = old.walls, old.rows
    return _Seen(
        boards,
        walls,
        names,
        rows,
        asked(s, legal),
        int(s["used"]),
        bool(s["moved"]),
        int(s["monarch_from"]),
        int(s["quiet"]),
    )


def _one_turned(rows: list[str], turned: int, walls: int) -> list[str]:
    """The rows of the board after one tile, on which nothing stands, was turned."""
    row, column = divmod(turned.bit_length() - 1, SIDE)
    at = SIDE - 1 - row
    new = list(rows)
    new[at] = f"{rows[at][:column]}{'#' if walls & turned else '.'}{rows[at][column + 1 :]}"
    return new


def _twins(snapshot: Snapshot) -> Any:
    twins = snapshot.twins
    return first(snapshot.s) if twins is None else twins


# -- what is told --------------------------------------------------------------------------------


def _said(s: Any, seat: int, code: int) -> Sentence:
    if MOVE <= code < END:
        return action_sentence(s, code).as_json()
    known = _plain.get((seat, code))
    if known is None:
        known = _plain[seat, code] = action_sentence(s, code).as_json()
    return known


_plain: dict[tuple[int, int], Sentence] = {}
"""Sentences of actions that say the same in every state, by seat and code."""


def _turned(ply: int, code: int) -> ChangeShape:
    """A tile is turned."""
    built = code < BREAK
    tile = TILE_NAMES[code - (BUILD if built else BREAK)]
    message = _wall(tile, built)
    kind = "build" if built else "break"
    return change_json(ply, 1, kind, message, ACTION_CAUSE, thing=tile, quiet=True)


@lru_cache
def _wall(tile: str, built: bool) -> Sentence:
    return (wall_built(tile) if built else wall_broken(tile)).as_json()


def _passed_on(ply: int, seat: int) -> ChangeShape:
    """It is the other's turn."""
    return change_json(ply, 1, "turn", TURNS[seat], ACTION_CAUSE, seat=seat)


TURNS = [turn_of(seat).as_json() for seat in range(2)]


# -- what it does to the view --------------------------------------------------------------------


def _patch(before: Snapshot, after: Snapshot, old: _Seen, new: _Seen) -> Patch:
    """The difference of the views, in the order of their fields."""
    patch: Patch = [["set", ["ply"], after.ply]]
    if old.asked != new.asked:
        if old.asked.seat != new.asked.seat:
            patch.append(["set", ["to_act", 0], new.asked.seat])
        patch += _asked_anew(old.asked, new.asked)
    if old.rows is not new.rows:
        for at, row in enumerate(new.rows):
            if row != old.rows[at]:
                patch.append(["set", ["table", "rows", at], row])
    if old.set_of_walls != new.set_of_walls:
        patch += _changed("walls", old.walls, new.walls)
    was, now = _twins(before), _twins(after)
    if was.pieces != now.pieces:
        patch += _changed("pieces", pieces(was), pieces(now))
        patch += _changed("captured", captives(was), captives(now))
    if old.used != new.used:
        patch.append(["set", ["table", "used"], new.used])
    if old.moved != new.moved:
        patch.append(["set", ["table", "moved"], new.moved])
    if was.flipped != now.flipped:
        patch += _changed("flipped", flipped(was), flipped(now))
    if old.monarch_from != new.monarch_from:
        patch.append(["set", ["table", "monarch_from"], TILE_NAMES[new.monarch_from]])
    if old.quiet != new.quiet:
        patch.append(["set", ["table", "quiet"], new.quiet])
    return patch


def _changed(name: str, old: list[Any], new: list[Any]) -> Patch:
    """One field of the table."""
    if len(old) != len(new):
        return [["set", ["table", name], new]]
    return difference({"table": {name: old}}, {"table": {name: new}})


@lru_cache(1024)
def _asked_anew(old: Asked, new: Asked) -> Patch:
    """Another question is asked."""
    was, now = question(old).as_json(), question(new).as_json()
    return difference({"question": was}, {"question": now})
