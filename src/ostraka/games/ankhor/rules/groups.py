"""Groups of adjacent tiles, and the bonus tokens that follow them.

A colour group is a set of tiles of one colour connected by adjacency, an animal group a set of
tiles with one animal. Being covered changes nothing.
"""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.compile import kernel
from ostraka.games.ankhor.rules.tables import ANIMALS, COLOURS
from ostraka.games.ankhor.state_types import AnkhorData, AnkhorState


@kernel
def size(tiles: int) -> int:
    """How many tiles are in a set."""
    count = 0
    while tiles:
        tiles &= tiles - 1
        count += 1
    return count


@kernel
def lowest(tiles: int) -> int:
    """The first tile of a set that is not empty."""
    index = 0
    while not tiles >> index & 1:
        index += 1
    return index


@kernel
def connected(near: Any, tiles: int) -> int:
    """The group, within a set of tiles, of the set's first tile."""
    group = 0
    waiting = tiles & -tiles
    while waiting:
        tile = waiting & -waiting
        group |= tile
        waiting = (waiting | int(near[lowest(tile)]) & tiles) & ~group
    return group


@kernel
def large_groups(near: Any, tiles: int, enough: int) -> int:
    """How many groups of at least `enough` tiles a set falls into."""
    count = 0
    while size(tiles) >= enough:
        group = connected(near, tiles)
        if size(group) >= enough:
            count += 1
        tiles &= ~group
    return count


@kernel
def bonus_groups(s: AnkhorState, data: AnkhorData, seat: int) -> int:
    """The colour groups and animal groups of a seat that deserve a bonus token."""
    enough = int(data.bonus_group)
    near = s.near[seat]
    count = 0
    for colour in range(COLOURS):
        count += large_groups(near, int(s.colours[seat, colour]), enough)
    for animal in range(ANIMALS):
        count += large_groups(near, int(s.animals[seat, animal]), enough)
    return count


@kernel
def tiles_of(s: AnkhorState, seat: int, trait: int) -> int:
    """A seat's tiles of a colour or, counted on from the colours, with an animal."""
    return int(s.colours[seat, trait] if trait < COLOURS else s.animals[seat, trait - COLOURS])


@kernel
def part(s: AnkhorState, data: AnkhorData, seat: int, tile: int) -> None:
    """Before a tile moves away: a group that falls apart keeps a token for each large part.

    Only where groups that merge keep all their tokens: elsewhere groups have one token or none.
    """
    enough = int(data.bonus_group)
    near = s.near[seat]
    for trait in range(COLOURS + ANIMALS):
        tiles = tiles_of(s, seat, trait)
        if s.earned[seat, trait] == 0 or not tiles >> tile & 1:
            continue
        rest = tiles & ~(1 << tile)
        groups = large_groups(near, rest, enough)
        same = groups == large_groups(near, tiles, enough)
        if not same or _falls_apart(near, tiles, rest, enough):
            s.earned[seat, trait] = groups


@kernel
def _falls_apart(near: Any, tiles: int, rest: int, enough: int) -> bool:
    """Whether the first large group of a set does not hold together with what is left of it."""
    while size(connected(near, tiles)) < enough:
        tiles &= ~connected(near, tiles)
    group = connected(near, tiles) & rest
    return connected(near, group) != group


@kernel
def earned(s: AnkhorState, data: AnkhorData, seat: int) -> int:
    """The bonus tokens of a seat where groups that merge keep all of theirs."""
    total = 0
    for trait in range(COLOURS + ANIMALS):
        groups = large_groups(s.near[seat], tiles_of(s, seat, trait), int(data.bonus_group))
        s.earned[seat, trait] = max(groups, int(s.earned[seat, trait]))
        total += int(s.earned[seat, trait])
    return total


@kernel
def settle_bonus(s: AnkhorState, data: AnkhorData, seat: int) -> None:
    """A seat has the bonus tokens of its large groups: take or give back, as the supply allows."""
    wanted = earned(s, data, seat) if s.merged_bonus else bonus_groups(s, data, seat)
    change = wanted - int(s.bonus[seat])
    change = min(change, int(s.bonus_supply))
    s.bonus[seat] += change
    s.bonus_supply -= change
