"""Why an action is not allowed in Arkantar, in one sentence that names the rule."""

from __future__ import annotations

from typing import Any

from ostraka.core.i18n.message import Message
from ostraka.core.play.parts import Parts
from ostraka.games.arkantar.face.actions import piece_word
from ostraka.games.arkantar.face.notation import parse_shape, written
from ostraka.games.arkantar.rules.board import MONARCH, OUTSIDE, SIDE, tile_name, tile_number
from ostraka.games.arkantar.rules.turn import TAKES, kind_on, may_ransom, side_tiles, slide
from ostraka.games.arkantar.state_types import ArkantarState


def explain(s: ArkantarState, text: str) -> Message:
    """The reason for which a text is not a legal action now."""
    text = written(text)
    parts = parse_shape(text)
    if parts is None:
        return Message("arkantar-malformed", action=text[:40])
    if parts == ("end",):
        return Message("arkantar-end-early")
    if parts == ("pass",):
        return Message("arkantar-pass-can-act")
    for name in parts:
        if len(name) == 2 and name[0].isalpha() and tile_number(name) is None:
            return Message("arkantar-no-tile", tile=name)
    return _flip(s, *parts) if len(parts) == 2 else _move(s, *parts)


def why(s: Any, parts: Parts) -> Message | None:
    """Why a thing that was touched cannot be used, when the action is not complete yet."""
    tile, piece = parts.get("tile"), parts.get("piece")
    if "verb" not in parts and tile is not None and tile_number(str(tile)) is not None:
        wall = _has(s.walls, tile_number(str(tile)) or 0)
        return _flip(s, "-" if wall else "+", str(tile))
    target = tile_number(str(parts.get("to", "")))
    if piece is None and target is not None and _has(side_tiles(s, 1 - s.seat), target):
        return Message("arkantar-take-none", tile=str(parts["to"]))
    start = tile_number(str(piece)) if piece is not None else None
    if start is not None and "to" not in parts:
        if _has(side_tiles(s, s.seat), start):
            return Message("arkantar-move-nowhere", tile=str(piece))
        enemy = _has(side_tiles(s, 1 - s.seat), start)
        return Message(f"arkantar-move-{'enemy' if enemy else 'nothing'}", tile=str(piece))
    if start is not None and tile_number(str(parts["to"])) is not None and "verb" not in parts:
        taking = _has(side_tiles(s, 1 - s.seat), tile_number(str(parts["to"])) or 0)
        return _move(s, str(piece), "x" if taking else "-", str(parts["to"]), "L")
    return None


def _has(tiles: Any, tile: int) -> bool:
    return bool(int(tiles) >> tile & 1)


def _flip(s: ArkantarState, sign: str, name: str) -> Message:
    tile = tile_number(name)
    assert tile is not None
    if s.moved:
        return Message("arkantar-flip-after-move")
    if _has(OUTSIDE[s.rim], tile):
        return Message("arkantar-outside", tile=name)
    if _has(s.flipped, tile):
        return Message("arkantar-flipped-twice", tile=name)
    if sign == "+":
        if _has(s.walls, tile):
            return Message("arkantar-build-on-wall", tile=name)
        return Message("arkantar-build-on-piece", tile=name)
    if not _has(s.walls, tile):
        return Message("arkantar-break-path", tile=name)
    return Message("arkantar-break-far", tile=name)


def _move(s: ArkantarState, from_name: str, sign: str, to_name: str, ransom: str) -> Message:
    start, target = tile_number(from_name), tile_number(to_name)
    assert start is not None
    assert target is not None
    if not _has(side_tiles(s, s.seat), start):
        if _has(side_tiles(s, 1 - s.seat), start):
            return Message("arkantar-move-enemy", tile=from_name)
        return Message("arkantar-move-nothing", tile=from_name)
    across, up = target % SIDE - start % SIDE, target // SIDE - start // SIDE
    if (across == 0) == (up == 0):
        return Message("arkantar-move-crooked")
    direction = 0 if up > 0 else 2 if up < 0 else 1 if across > 0 else 3
    reached = int(slide(s, start, direction))
    if sign == "-":
        if reached == start:
            return Message("arkantar-move-blocked", tile=from_name)
        if reached == target:
            return Message("arkantar-ransom-who")
        return Message("arkantar-move-stops", tile=tile_name(reached))
    if not _has(side_tiles(s, 1 - s.seat), target):
        return Message("arkantar-capture-nothing", tile=to_name)
    if abs(target - reached) not in (1, SIDE) or max(abs(across), abs(up)) != 1 + max(
        abs(reached % SIDE - start % SIDE), abs(reached // SIDE - start // SIDE)
    ):
        return Message("arkantar-capture-unreached", tile=to_name)
    mover, victim = int(kind_on(s, s.seat, start)), int(kind_on(s, 1 - s.seat, target))
    if not TAKES[mover, victim]:
        return Message("arkantar-capture-kind", mover=piece_word(mover), victim=piece_word(victim))
    if mover != MONARCH or victim == MONARCH:
        return Message("arkantar-ransom-who")
    if not may_ransom(s, start, target):
        return Message("arkantar-ransom-occupied", tile=tile_name(int(s.monarch_from)))
    return Message("arkantar-ransom-none", piece=piece_word(1 + "LMS".index(ransom)))
