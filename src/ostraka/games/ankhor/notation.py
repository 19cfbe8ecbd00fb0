"""The short texts of actions, and of places, tiles and tokens.

    take b b a               three tokens, by their letters: b w k g r for the resources, a for ankh
    buy 4 @1,0               the tile of the fourth column, to the ground at x = 1, y = 0
    buy 5 @0.5,0.5 spare r   on the meeting corner of four tiles, one red marker not paid
    buy 5 @1,1^2 spare r     the same on the second floor
    refresh 2                refresh the offer from pile 2
    move 0,1 2,1             move the tile at 0,1
    return g r               give surplus tokens back
    end                      end the turn

x counts to the right and y upwards from the first tile. Whole numbers are the ground, half steps
the first floor; the second floor has whole numbers again and is marked `^2`. Reading is lenient:
capitals, full names (`take blue blue ankh`) and any order of tokens are understood.
"""

from __future__ import annotations

import re
from typing import Any

from ostraka.core.errors import IllegalAction
from ostraka.core.message import Message
from ostraka.games.ankhor.codes import (
    BUY,
    END,
    MOVE,
    REFRESH,
    RETURN,
    TAKE,
    buy_code,
    buy_column,
    buy_place,
    buy_spared,
    kind_of,
    move_code,
    move_place,
    move_tile,
    refresh_code,
    refresh_pile,
    return_code,
    return_count,
    take_code,
    take_token,
)
from ostraka.games.ankhor.geometry import level_of, place, x_of, y_of
from ostraka.games.ankhor.tables import (
    COLOURS,
    COLUMNS,
    DATA,
    KIND_NAMES,
    KINDS,
    TOKEN_LETTERS,
    TOKEN_NAMES,
    TOKENS,
)

__all__ = [
    "action_text",
    "face_text",
    "place_text",
    "read_action",
    "read_face",
    "read_place",
    "read_token",
    "tile_at",
]

_PLACE = re.compile(r"(-?\d{1,3})(\.[05])?,(-?\d{1,3})(\.[05])?(?:\^([012]))?")

VERBS = {"take": TAKE, "buy": BUY, "refresh": REFRESH, "move": MOVE, "return": RETURN, "end": END}


def place_text(at: int) -> str:
    """A place in whole and half steps; the second floor has a mark of its own."""
    x, y, level = x_of(at), y_of(at), level_of(at)
    mark = f"^{level}" if level > 1 else ""
    return f"{_steps(x)},{_steps(y)}{mark}"


def _steps(halves: int) -> str:
    return f"{halves / 2:g}"


def read_place(text: str) -> int:
    """The place that a text names; refuses what is no place, or too far away to exist."""
    match = _PLACE.fullmatch(text)
    if match is None:
        raise IllegalAction(Message("ankhor-bad-place", text=text[:40]))
    x, y = (_halves(match[i], match[i + 1]) for i in (1, 3))
    half = x % 2
    level = int(match[5]) if match[5] else half
    if y % 2 != half or level % 2 != half:
        raise IllegalAction(Message("ankhor-mixed-place", text=text[:40]))
    reach = int(DATA.reach)
    if max(abs(x), abs(y)) > 2 * reach:
        raise IllegalAction(Message("ankhor-too-far", place=text[:40], reach=reach))
    return place(x, y, level)


def _halves(whole: str, fraction: str | None) -> int:
    size = 2 * abs(int(whole)) + (fraction == ".5")
    return -size if whole.startswith("-") else size


def read_token(text: str, limit: int = TOKENS) -> int:
    """The token type that a letter or name means; a resource if `limit` is COLOURS."""
    word = text.lower()
    for names in (TOKEN_LETTERS, TOKEN_NAMES):
        if word in names[:limit]:
            return names.index(word)
    if limit == COLOURS:
        raise IllegalAction(Message("ankhor-bad-resource", text=text[:40]))
    raise IllegalAction(Message("ankhor-bad-token", text=text[:40]))


def face_text(face: int) -> str:
    """A tile by its colour and kind, as in `blue jackal`."""
    return f"{TOKEN_NAMES[face // KINDS]} {KIND_NAMES[face % KINDS]}"


def read_face(text: str) -> int | None:
    """The tile that a text such as `blue jackal` means, None if there is none."""
    words = text.lower().split()
    if len(words) != 2 or words[1] not in KIND_NAMES:
        return None
    for names in (TOKEN_NAMES, TOKEN_LETTERS):
        if words[0] in names[:COLOURS]:
            return names.index(words[0]) * KINDS + KIND_NAMES.index(words[1])
    return None


def tile_at(s: Any, seat: int, at: int) -> int | None:
    """The position in a seat's domain of the tile that lies at a place."""
    for tile in range(int(s.tiles[seat])):
        if s.at[seat, tile] == at:
            return tile
    return None


def action_text(s: Any, code: int) -> str:
    """The text of an action of the acting seat."""
    kind = kind_of(code)
    if kind == TAKE:
        return "take " + " ".join(TOKEN_LETTERS[take_token(code, which)] for which in range(3))
    if kind == BUY:
        spared = buy_spared(code)
        spare = f" spare {TOKEN_LETTERS[spared]}" if spared >= 0 else ""
        return f"buy {buy_column(code) + 1} @{place_text(buy_place(code))}{spare}"
    if kind == REFRESH:
        return f"refresh {refresh_pile(code) + 1}"
    if kind == MOVE:
        start = int(s.at[int(s.seat), move_tile(code)])
        return f"move {place_text(start)} {place_text(move_place(code))}"
    if kind == RETURN:
        back = [TOKEN_LETTERS[t] for t in range(TOKENS) for _ in range(return_count(code, t))]
        return " ".join(["return", *back])
    return "end"


def read_action(s: Any, text: str) -> int:
    """The code of the action that a text means, legal or not; refuses what is not well formed."""
    words = text.replace("@", " @").replace("@ ", "@").split()
    verb = VERBS.get(words[0].lower()) if words else None
    if verb is None:
        raise IllegalAction(Message("ankhor-bad-verb", text=text[:40]))
    rest = words[1:]
    if verb == TAKE and len(rest) == 3:
        return take_code(*sorted(read_token(word) for word in rest))
    if verb == BUY and len(rest) in (2, 4) and rest[1].startswith("@"):
        if len(rest) == 4 and rest[2].lower() != "spare":
            raise IllegalAction(Message("ankhor-bad-form-buy"))
        spared = read_token(rest[3], COLOURS) if len(rest) == 4 else -1
        return buy_code(_number(rest[0], COLUMNS), spared, read_place(rest[1][1:]))
    if verb == REFRESH and len(rest) == 1:
        return refresh_code(_number(rest[0], 2))
    if verb == MOVE and len(rest) == 2:
        tile = tile_at(s, int(s.seat), read_place(rest[0].removeprefix("@")))
        if tile is None:
            raise IllegalAction(Message("ankhor-no-tile-there", place=rest[0][:40]))
        return move_code(tile, read_place(rest[1].removeprefix("@")))
    if verb == RETURN and rest:
        counts = [0] * TOKENS
        for word in rest:
            counts[read_token(word)] += 1
        if max(counts) > 7:
            raise IllegalAction(Message("ankhor-return-too-many"))
        return return_code(*counts)
    if verb == END and not rest:
        return END
    raise IllegalAction(Message(f"ankhor-bad-form-{words[0].lower()}"))


def _number(text: str, highest: int) -> int:
    """A number from 1, counted from 0."""
    if text.isascii() and text.isdigit() and 1 <= int(text[:4]) <= highest and len(text) < 4:
        return int(text) - 1
    raise IllegalAction(Message("ankhor-bad-number", text=text[:40], highest=highest))
