"""Arkantar in writing: the texts of actions and positions.

Actions: build `+c4`, break `-c2`, move `d1-d4`, capture `d1xd6`, capture with ransom `d1xd6=L`, end
of the turn `end`, pass `pass`.

A position is rows 7 down to 1 joined by `/` (`.` Path, `#` Wall, `K L M S` White's Monarch and
Knights, `k l m s` Black's), the side to act, and the captured Knights or `-`; in the middle of a
turn also the actions used, the tiles flipped, `m` if a piece has moved, and the tile on which the
acting side's Monarch began the turn.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import numpy as np

from ostraka.core.errors import InvalidPosition
from ostraka.core.i18n.message import Message
from ostraka.games.arkantar.face.actions import KINDS, action_parts, piece_word
from ostraka.games.arkantar.rules.board import (
    KNIGHTS,
    MONARCH,
    OUTSIDE,
    SIDE,
    TILES,
    tile_name,
    tile_number,
)
from ostraka.games.arkantar.rules.codes import BREAK, BUILD, END, MOVE, PASS
from ostraka.games.arkantar.rules.memory import note_earlier_actions
from ostraka.games.arkantar.rules.turn import begin_turn
from ostraka.games.arkantar.state_types import ArkantarState

BLACK, WHITE = 0, 1
LETTERS = "klms", "KLMS"
SIDES = "bw"


def flipped_tiles(s: ArkantarState) -> list[str]:
    """The names of the tiles flipped this turn."""
    flipped = int(s.flipped) & ~int(OUTSIDE[s.rim])
    return [tile_name(tile) for tile in range(TILES) if flipped >> tile & 1]


# -- positions --------------------------------------------------------------------------------


def position_text(s: ArkantarState) -> str:
    """The position of a state."""
    letters = _letters(s)
    rows = [letters[row * SIDE : (row + 1) * SIDE] for row in range(SIDE - 1, -1, -1)]
    captured = "".join(
        LETTERS[side][kind] * int(s.captured[side, kind - 1])
        for side in (WHITE, BLACK)
        for kind in KNIGHTS
    )
    fields = ["/".join(rows), SIDES[s.seat] if s.seat >= 0 else "-", captured or "-"]
    if s.used and not s.over:
        fields += [
            str(s.used),
            ",".join(flipped_tiles(s)) or "-",
            "m" if s.moved else "-",
            tile_name(int(s.monarch_from)),
        ]
    return " ".join(fields)


def _letters(s: ArkantarState) -> str:
    """What lies or stands on each tile, a1 first."""
    walls = int(s.walls)
    letters = ["#" if walls >> tile & 1 else "." for tile in range(TILES)]
    for side, boards in enumerate(s.pieces.tolist()):
        for kind, board in enumerate(boards):
            for tile in range(TILES):
                if board >> tile & 1:
                    letters[tile] = LETTERS[side][kind]
    return "".join(letters)


def read_position(text: Any, s: ArkantarState) -> None:
    """Set up a position in a zeroed state array, or refuse it with all that is wrong in it."""
    problems: list[Message] = []
    if not isinstance(text, str):
        raise InvalidPosition(Message("arkantar-position-text"))
    if len(text) > 300:
        raise InvalidPosition(Message("arkantar-position-long"))
    fields = text.split(" ")
    if len(fields) not in (3, 7):
        problems.append(Message("arkantar-position-fields", count=len(fields)))
    board, side, captured, *turn = [*fields, "", "", ""][: max(3, len(fields))]
    _read_board(board, s, problems)
    seat = SIDES.find(side) if len(side) == 1 else -1
    if seat < 0 and len(fields) > 1:
        problems.append(Message("arkantar-position-side", side=side[:20]))
    if len(fields) > 2:
        _read_captured(captured, s, problems)
    if len(turn) == 4:
        _read_turn(turn, s, max(seat, 0), problems)
    if problems:
        raise InvalidPosition(*problems)
    if turn:
        s.seat = seat
        s.flipped |= OUTSIDE[s.rim]
        note_earlier_actions(s)
    else:
        begin_turn(s, seat)


def _read_board(board: str, s: ArkantarState, problems: list[Message]) -> None:
    rows = board.split("/")
    if len(rows) != SIDE:
        problems.append(Message("arkantar-position-rows", count=len(rows)))
    whole = len(rows) == SIDE
    for number, row in zip(range(SIDE, 0, -1), rows, strict=False):
        if len(row) != SIDE:
            whole = False
            problems.append(Message("arkantar-position-row", row=number, count=len(row)))
        for column, letter in enumerate(row[:SIDE]):
            tile = (number - 1) * SIDE + column
            if letter == "#":
                s.walls |= 1 << tile
            elif letter.isascii() and letter.lower() in "klms" and letter != "":
                side = WHITE if letter.isupper() else BLACK
                s.pieces[side, "klms".index(letter.lower())] |= 1 << tile
            elif letter != ".":
                whole = False
                problems.append(
                    Message("arkantar-position-letter", letter=letter, tile=tile_name(tile))
                )
    if whole and OUTSIDE[s.rim] & ~s.walls:
        problems.append(Message("arkantar-position-outside"))
    for side in (BLACK, WHITE):
        count = int(s.pieces[side, MONARCH]).bit_count()
        if count > 1 or (whole and count == 0):
            problems.append(
                Message("arkantar-position-monarchs", side=_side_word(side), count=count)
            )


def _read_captured(captured: str, s: ArkantarState, problems: list[Message]) -> None:
    for letter in "" if captured == "-" else captured or "?":
        lower = letter.lower()
        if not letter.isascii() or lower not in "klms":
            problems.append(Message("arkantar-position-captured-letter", letter=letter))
        elif lower == "k":
            problems.append(Message("arkantar-position-captured-monarch"))
        else:
            side = WHITE if letter.isupper() else BLACK
            kind = "klms".index(lower) - 1
            s.captured[side, kind] = min(int(s.captured[side, kind]) + 1, 9)
    for side in (BLACK, WHITE):
        for kind in KNIGHTS:
            standing = int(s.pieces[side, kind]).bit_count()
            taken = int(s.captured[side, kind - 1])
            if standing + taken > 2:
                problems.append(
                    Message(
                        "arkantar-position-too-many",
                        side=_side_word(side),
                        piece=piece_word(kind),
                        standing=standing,
                        captured=taken,
                    )
                )


def _read_turn(turn: list[str], s: ArkantarState, seat: int, problems: list[Message]) -> None:
    used, flipped, moved, monarch = turn
    occupied = int(np.bitwise_or.reduce(s.pieces, axis=None))
    if used in ("1", "2"):
        s.used = int(used)
    else:
        problems.append(Message("arkantar-position-used", used=used[:20]))
    if moved in ("m", "-"):
        s.moved = moved == "m"
    else:
        problems.append(Message("arkantar-position-moved", moved=moved[:20]))
    names = [] if flipped == "-" else flipped.split(",")
    for name in names:
        tile = tile_number(name)
        if tile is None or int(OUTSIDE[s.rim]) >> tile & 1:
            problems.append(Message("arkantar-no-tile", tile=name[:20]))
        elif int(s.flipped) >> tile & 1:
            problems.append(Message("arkantar-position-flipped-twice", tile=name))
        else:
            s.flipped |= 1 << tile
            if moved == "-" and occupied >> tile & 1:
                problems.append(Message("arkantar-position-flipped-piece", tile=name))
    if used in ("1", "2") and moved in ("m", "-"):
        least = int(used) - len(names)
        if least < 0 or (least > 0) != (moved == "m"):
            problems.append(Message("arkantar-position-flips", used=int(used), count=len(names)))
    start = tile_number(monarch)
    here = int(s.pieces[seat, MONARCH])
    if start is None:
        problems.append(Message("arkantar-no-tile", tile=monarch[:20]))
    elif int(s.walls) >> start & 1:
        problems.append(Message("arkantar-position-monarch-wall", tile=monarch))
    elif int(s.flipped) >> start & 1:
        problems.append(Message("arkantar-position-monarch-flipped", tile=monarch))
    elif moved == "-" and here.bit_count() == 1 and here != 1 << start:
        problems.append(Message("arkantar-position-monarch-from", tile=monarch))
    else:
        s.monarch_from = start


def _side_word(side: int) -> Message:
    return Message("arkantar-white" if side == WHITE else "arkantar-black")


_FLIP = re.compile(r"([+-])([a-z]\d)")
_MOVE = re.compile(r"([a-z]\d)([-x])([a-z]\d)(?:=([LMS]))?")


def parse_shape(text: str) -> tuple[str, ...] | None:
    """The parts of a text that has the form of an action, None if it has not."""
    if text in ("end", "pass"):
        return (text,)
    match = _FLIP.fullmatch(text) or _MOVE.fullmatch(text)
    return tuple(part or "" for part in match.groups()) if match else None


def written(text: str) -> str:
    """A typed action as it is written here: case does not matter, only a ransom is a capital."""
    action, equals, knight = text.strip().casefold().partition("=")
    return action + equals + knight.upper()


def action_read(s: ArkantarState, text: str, codes: Sequence[int]) -> int | None:
    """The code that a text means; a Move is looked for among the legal ones."""
    wanted = written(text)
    parts = parse_shape(wanted)
    if parts is None:
        return None
    if len(parts) != 4:
        return _plain_code(parts)
    moves = (code for code in codes if code >= MOVE)
    return next((code for code in moves if _text(s, code) == wanted), None)


def _text(s: ArkantarState, code: int) -> str:
    parts = action_parts(s, code)
    return KINDS[parts["verb"]].write(parts)


def _plain_code(parts: tuple[str, ...]) -> int | None:
    """The code of an action that is not a Move."""
    if parts == ("end",):
        return END
    if parts == ("pass",):
        return PASS
    tile = tile_number(parts[1])
    if tile is None:
        return None
    return (BUILD if parts[0] == "+" else BREAK) + tile
