"""Where tiles lie: adjacency, covering, and the places where a tile can go.

A place is one number, `level << 16 | (y + 128) << 8 | (x + 128)`, with x and y counted in half
steps from the origin: x to the right, y upwards. Tiles on one level are two half steps apart, and
a tile of the next level lies one half step to the side and one up, on the meeting corner of four.
Neighbours are therefore always a fixed difference of place numbers away; places of the same level
never have odd and even coordinates mixed, so the differences cannot be mistaken for one another.
"""

from __future__ import annotations

from ostraka.core.kernel.compile import kernel
from ostraka.games.ankhor.rules.scoring import tile_points
from ostraka.games.ankhor.state_types import AnkhorData, AnkhorState

HALF_X, HALF_Y, LEVEL = 1, 1 << 8, 1 << 16
SIDE_X, SIDE_Y = 2 * HALF_X, 2 * HALF_Y  # from a tile to the next on its level
ACROSS = SIDE_X + SIDE_Y  # from the lower left tile of a square of four to the upper right one
UP = LEVEL + HALF_X + HALF_Y  # from the lower left tile of a square to the place on top
ZERO = 128
ORIGIN = ZERO * HALF_Y + ZERO * HALF_X


@kernel
def place(x: int, y: int, level: int) -> int:
    """The number of the place at (x, y), in half steps, on a level."""
    return level * LEVEL + (y + ZERO) * HALF_Y + (x + ZERO)


@kernel
def x_of(at: int) -> int:
    """How many half steps a place lies to the right of the origin."""
    return (at & 255) - ZERO


@kernel
def y_of(at: int) -> int:
    """How many half steps a place lies above the origin, seen on the plan."""
    return ((at >> 8) & 255) - ZERO


@kernel
def level_of(at: int) -> int:
    """The floor of a place, 0 for the ground."""
    return at >> 16


@kernel
def within(at: int, reach: int) -> bool:
    """Whether a place is on the table at all."""
    return abs(x_of(at)) <= 2 * reach and abs(y_of(at)) <= 2 * reach


@kernel
def next_to(a: int, b: int) -> bool:
    """Two places of one level that share a side."""
    apart = abs(a - b)
    return apart in (SIDE_X, SIDE_Y)


@kernel
def rests_on(upper: int, lower: int) -> bool:
    """A tile at `upper` would cover a part of a tile at `lower`."""
    apart = abs(upper - lower - LEVEL)
    return apart in (HALF_Y + HALF_X, HALF_Y - HALF_X)


@kernel
def survey(s: AnkhorState, data: AnkhorData, seat: int) -> None:
    """Find out again what follows from where a seat's tiles lie."""
    _meet(s, seat)
    s.ground_places[seat] = _find_ground(s, data, seat)
    s.all_places[seat] = _find_upper(s, data, seat, int(s.ground_places[seat]))
    for spare in range(int(s.all_places[seat]), s.places.shape[1]):
        if s.places[seat, spare] == 0:
            break
        s.places[seat, spare] = 0
        s.rests[seat, spare] = 0
    printed, animals, colours = tile_points(s, data, seat)
    s.points[seat] = printed + animals + colours


@kernel
def _meet(s: AnkhorState, seat: int) -> None:
    """Adjacent are tiles that share a side, and an upper tile and the four that carry it."""
    at, near = s.at[seat], s.near[seat]
    covered = 0
    for i in range(int(s.tiles[seat])):
        near[i] = 0
        here = int(at[i])
        for j in range(i):
            there = int(at[j])
            if next_to(here, there):
                near[i] |= 1 << j
                near[j] |= 1 << i
            elif rests_on(here, there):
                near[i] |= 1 << j
                near[j] |= 1 << i
                covered |= 1 << j
            elif rests_on(there, here):
                near[i] |= 1 << j
                near[j] |= 1 << i
                covered |= 1 << i
    s.covered[seat] = covered


@kernel
def _find_ground(s: AnkhorState, data: AnkhorData, seat: int) -> int:
    """Ground places: free, and sharing a side with a ground tile. The first tile has the origin."""
    count = 0
    if s.tiles[seat] == 0:
        s.places[seat, 0] = ORIGIN
        s.rests[seat, 0] = 0
        return 1
    for i in range(int(s.tiles[seat])):
        here = int(s.at[seat, i])
        if here >= LEVEL:
            continue
        for side in (SIDE_X, SIDE_Y, -SIDE_X, -SIDE_Y):
            touching = _touching(s, seat, here + side, i)
            if touching != 0 and within(here + side, int(data.reach)):
                s.places[seat, count] = here + side
                s.rests[seat, count] = touching
                count += 1
    return count


@kernel
def _touching(s: AnkhorState, seat: int, spot: int, first: int) -> int:
    """The ground tiles around a free spot; none if it is taken or a tile before `first` is one."""
    at = s.at[seat]
    touching = 0
    for j in range(int(s.tiles[seat])):
        there = int(at[j])
        if there == spot:
            return 0
        if next_to(there, spot):
            if j < first:
                return 0
            touching |= 1 << j
    return touching


@kernel
def _find_upper(s: AnkhorState, data: AnkhorData, seat: int, count: int) -> int:
    """Upper places: the free meeting corner of a full square of four tiles of one level."""
    at, near = s.at[seat], s.near[seat]
    floors = int(data.floors[s.edition])
    tiles = int(s.tiles[seat])
    for i in range(tiles):
        here = int(at[i])
        if level_of(here) >= floors:
            continue
        for j in range(tiles):
            if int(at[j]) - here != ACROSS:
                continue
            # Tiles across a corner share up to two neighbours of their own level (the rest of
            # the square), and the tile above both, if there is one, lies on that very corner.
            square = 1 << i | 1 << j
            sides = 0
            free = True
            both = int(near[i]) & int(near[j])
            for k in range(tiles):
                if both >> k & 1:
                    if level_of(int(at[k])) == level_of(here):
                        square |= 1 << k
                        sides += 1
                    elif int(at[k]) == here + UP:
                        free = False
            if sides == 2 and free:
                s.places[seat, count] = here + UP
                s.rests[seat, count] = square
                count += 1
    return count


@kernel
def touches_another(rests: int, tile: int) -> bool:
    """Whether a ground tile may move to a place that touches these tiles: one must be another."""
    return rests & ~(1 << tile) != 0


@kernel
def carried_by_others(rests: int, tile: int) -> bool:
    """Whether an upper tile may move to a place that rests on these: it cannot carry itself."""
    return rests >> tile & 1 == 0
