"""How places, tiles and tokens are written.

x counts to the right and y upwards from the first tile. Whole numbers are the ground, half steps
the first floor; the second floor has whole numbers again and is marked `^2`.
"""

from __future__ import annotations

import re
from functools import cache

from ostraka.core.errors import IllegalAction
from ostraka.core.i18n.message import Message
from ostraka.games.ankhor.rules import tables as tb
from ostraka.games.ankhor.rules.geometry import level_of, place, x_of, y_of
from ostraka.games.ankhor.state_types import AnkhorState

_PLACE = re.compile(r"(-?\d{1,3})(\.[05])?,(-?\d{1,3})(\.[05])?(?:\^([012]))?")


@cache
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
    reach = int(tb.DATA.reach)
    if max(abs(x), abs(y)) > 2 * reach:
        raise IllegalAction(Message("ankhor-too-far", place=text[:40], reach=reach))
    return place(x, y, level)


def _halves(whole: str, fraction: str | None) -> int:
    size = 2 * abs(int(whole)) + (fraction == ".5")
    return -size if whole.startswith("-") else size


def read_token(text: str, limit: int = tb.TOKENS) -> int:
    """The token type that a letter or name means; a resource if `limit` is COLOURS."""
    word = text.lower()
    for names in (tb.TOKEN_LETTERS, tb.TOKEN_NAMES):
        if word in names[:limit]:
            return names.index(word)
    if limit == tb.COLOURS:
        raise IllegalAction(Message("ankhor-bad-resource", text=text[:40]))
    raise IllegalAction(Message("ankhor-bad-token", text=text[:40]))


def face_text(face: int) -> str:
    """A tile by its colour and kind, as in `blue jackal`."""
    return f"{tb.TOKEN_NAMES[face // tb.KINDS]} {tb.KIND_NAMES[face % tb.KINDS]}"


def read_face(text: str) -> int | None:
    """The tile that a text such as `blue jackal` means, None if there is none."""
    words = text.lower().split()
    if len(words) != 2 or words[1] not in tb.KIND_NAMES:
        return None
    for names in (tb.TOKEN_NAMES, tb.TOKEN_LETTERS):
        if words[0] in names[: tb.COLOURS]:
            return names.index(words[0]) * tb.KINDS + tb.KIND_NAMES.index(words[1])
    return None


def tile_at(s: AnkhorState, seat: int, at: int) -> int | None:
    """The position in a seat's domain of the tile that lies at a place."""
    for tile in range(int(s.tiles[seat])):
        if s.at[seat, tile] == at:
            return tile
    return None


def read_number(text: str, highest: int) -> int:
    """A number from 1, counted from 0."""
    if text.isascii() and text.isdigit() and 1 <= int(text[:4]) <= highest and len(text) < 4:
        return int(text) - 1
    raise IllegalAction(Message("ankhor-bad-number", text=text[:40], highest=highest))
