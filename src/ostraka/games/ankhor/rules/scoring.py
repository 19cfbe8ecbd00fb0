"""Points, category by category, and who has won."""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.compile import kernel
from ostraka.games.ankhor.rules.codes import whole
from ostraka.games.ankhor.rules.state import ES, FR
from ostraka.games.ankhor.rules.tables import ANIMALS, ANKH, COLOURS, KINDS, TWO
from ostraka.games.ankhor.rules.tokens import held
from ostraka.games.ankhor.state_types import AnkhorData, AnkhorState


@kernel
def tile_points(s: AnkhorState, data: AnkhorData, seat: int) -> tuple[int, int, int]:
    """A seat's points for its tiles: printed on them, for animals, for colours.

    What is printed counts whether covered or not. An animal tile scores in an animal group of two
    or more, and any tile in a colour group of two or more.
    """
    printed = animals = colours = 0
    for tile in range(int(s.tiles[seat])):
        near = int(s.near[seat, tile])
        colour, kind = int(s.face[seat, tile]) // KINDS, int(s.face[seat, tile]) % KINDS
        if kind == TWO:
            printed += int(data.two_points)
        if kind < ANIMALS and near & int(s.animals[seat, kind]):
            animals += int(data.animal_points)
        if near & int(s.colours[seat, colour]):
            colours += int(data.colour_points)
    return printed, animals, colours


@kernel
def bonus_points(s: AnkhorState, data: AnkhorData, seat: int) -> int:
    """A seat's bonus tokens."""
    return int(s.bonus[seat]) * int(data.bonus_points)


@kernel
def tokens_left(s: AnkhorState, seat: int) -> int:
    """All tokens of a seat, resources and ankhs, stored ones included."""
    total = int(s.stock[seat, ANKH])
    for colour in range(COLOURS):
        total += held(s, seat, colour)
    return total


@kernel
def token_points(s: AnkhorState, data: AnkhorData, seat: int) -> int:
    """One point for every three tokens left; in `es` ankhs do not count."""
    counting = tokens_left(s, seat)
    if s.edition == ES:
        counting -= int(s.stock[seat, ANKH])
    return counting // int(data.tokens_per_point)


CATEGORIES = ("printed", "bonus", "animals", "colours", "tokens")
"""What points are scored for, in the order of the rules."""


@kernel
def categories(s: AnkhorState, data: AnkhorData, seat: int, out: Any) -> None:
    """Write a seat's points by category."""
    out[0], out[2], out[3] = tile_points(s, data, seat)
    out[1] = bonus_points(s, data, seat)
    out[4] = token_points(s, data, seat)


@kernel
def points(s: AnkhorState, data: AnkhorData, seat: int) -> int:
    """All points of a seat as they stand."""
    tiles = int(s.points[seat])
    return tiles + bonus_points(s, data, seat) + token_points(s, data, seat)


@kernel
def score(s: AnkhorState, data: AnkhorData, out: Any) -> None:
    """Write the points of each seat."""
    for seat in range(whole(s.players)):
        out[seat] = points(s, data, seat)


@kernel
def _standing(s: AnkhorState, data: AnkhorData, seat: int) -> int:
    """Points, then fewer tiles, then fewer tokens (`fr`: more), as one number to compare."""
    tokens = tokens_left(s, seat)
    if s.edition != FR:
        tokens = -tokens
    return (points(s, data, seat) * 64 - int(s.tiles[seat])) * 64 + tokens


@kernel
def rank(s: AnkhorState, data: AnkhorData, out: Any) -> None:
    """Write the place of each seat; seats that are equal in everything share the victory."""
    for seat in range(whole(s.players)):
        mine = _standing(s, data, seat)
        place = 1
        for other in range(whole(s.players)):
            if _standing(s, data, other) > mine:
                place += 1
        out[seat] = place
