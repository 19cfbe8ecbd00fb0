"""What the tiles of the offer would bring a seat.

Worth is counted in points as the rules score them at once, with a little more for each tile of a
group that is not yet large enough for a bonus token.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel.compile import kernel
from ostraka.games.ankhor.rules.groups import connected, lowest, size
from ostraka.games.ankhor.rules.state import NO_TILE
from ostraka.games.ankhor.rules.tables import ANIMALS, COLOURS, COLUMNS, KINDS, TWO
from ostraka.games.ankhor.rules.tokens import held
from ostraka.games.ankhor.state_types import AnkhorData, AnkhorState

PROGRESS = 0.4  # for each tile that a group of less than five grows to


@kernel
def find_groups(near: Any, tiles: int, group_of: Any, sizes: Any) -> None:
    """Write the group of every tile of a set; sizes[n] counts the groups of n tiles, 5 for more."""
    while tiles:
        group = connected(near, tiles)
        sizes[min(size(group), 5)] += 1
        tiles &= ~group
        left = group
        while left:
            group_of[lowest(left)] = group
            left &= left - 1


@kernel
def _joined(touched: int, group_of: Any, data: AnkhorData, points: int) -> float:
    """What it is worth to join the groups of some tiles with one more."""
    if touched == 0:
        return 0.0
    joined = 0
    worth = float(points)
    large = False
    while touched:
        group = int(group_of[lowest(touched)])
        tiles = size(group)
        if tiles == 1:
            worth += points
        large = large or tiles >= data.bonus_group
        joined |= group
        touched &= ~group
    tiles = size(joined) + 1
    if large:
        return worth
    return worth + (data.bonus_points if tiles >= data.bonus_group else PROGRESS * (tiles - 1))


@kernel
def prospects(
    s: AnkhorState, data: AnkhorData, seat: int, colour_group: Any, animal_group: Any, out: Any
) -> None:
    """Write the best worth of a tile that can be paid now, of any tile, and of the second best.

    out[0]: with the tokens held; out[1]: with three more tokens from the supply; out[2]: of
    another tile, with three more; out[3]: how many tiles can be paid now.
    """
    by_colour = np.zeros(COLOURS)
    by_animal = np.zeros(ANIMALS)
    ground = np.full(COLUMNS, -1.0)  # the best worth of each column's tile, by where it lies
    upper = np.full(COLUMNS, -1.0)
    for spot in range(int(s.all_places[seat])):
        beside = int(s.rests[seat, spot])
        for colour in range(COLOURS):
            by_colour[colour] = _joined(
                beside & int(s.colours[seat, colour]), colour_group, data, data.colour_points
            )
        for animal in range(ANIMALS):
            by_animal[animal] = _joined(
                beside & int(s.animals[seat, animal]), animal_group, data, data.animal_points
            )
        above = spot >= s.ground_places[seat]
        for column in range(COLUMNS):
            face = int(s.offer[column])
            if face == NO_TILE:
                continue
            colour, kind = face // KINDS, face % KINDS
            worth = by_colour[colour]
            if kind < ANIMALS:
                worth += by_animal[kind]
            if above:
                if beside & int(s.colours[seat, colour]):
                    upper[column] = max(upper[column], worth)
            else:
                ground[column] = max(ground[column], worth)
    out[:] = 0.0
    for column in range(COLUMNS):
        face = int(s.offer[column])
        if face == NO_TILE:
            continue
        missing = 0
        barred = 0  # tokens that not even the supply has
        for row in range(s.markers.shape[1]):
            colour = int(s.markers[column, row])
            if colour < 0:
                continue
            before = 0
            for earlier in range(row):
                before += s.markers[column, earlier] == colour
            if before >= held(s, seat, colour):
                missing += 1
                if before >= held(s, seat, colour) + s.supply[colour]:
                    barred += 1
        extra = 1.0 + (data.two_points if face % KINDS == TWO else 0)
        now = ground[column] if missing == 0 else -1.0
        if missing <= 1:
            now = max(now, upper[column])
        later = ground[column] if barred == 0 else -1.0
        if barred <= 1:
            later = max(later, upper[column])
        if now >= 0.0:
            out[0] = max(out[0], now + extra)
            out[3] += 1.0
        if later >= 0.0:
            if later + extra > out[1]:
                out[2] = out[1]
                out[1] = later + extra
            else:
                out[2] = max(out[2], later + extra)
