"""Groups of adjacent tiles, and the bonus tokens that follow them.

A colour group is a set of tiles of one colour connected by adjacency, an animal group a set of
tiles with one animal. Being covered changes nothing.
"""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel import kernel
from ostraka.games.ankhor.tables import ANIMALS, COLOURS

__all__ = ["bonus_groups", "connected", "lowest", "settle_bonus", "size"]


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
def bonus_groups(s: Any, data: Any, seat: int) -> int:
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
def settle_bonus(s: Any, data: Any, seat: int) -> None:
    """A seat has one bonus token for each large group: take or give back, as the supply allows."""
    change = bonus_groups(s, data, seat) - int(s.bonus[seat])
    change = min(change, int(s.bonus_supply))
    s.bonus[seat] += change
    s.bonus_supply -= change
