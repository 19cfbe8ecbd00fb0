"""Whether the side to act can take the enemy Monarch before its turn is over.

A turn is flips, then moves, three actions at most. Every kind of piece takes a Monarch, so the one
that takes it must see it: stand in line with nothing between. That leaves few ways to win, and
each is looked for directly instead of by trying all turns. "Seen" tiles are those from which a
piece would see the Monarch.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel.compile import kernel
from ostraka.games.arkantar.judgement.lines import in_reach, reach, rests, sight, stop_at
from ostraka.games.arkantar.rules.board import MONARCH, NEXT, OUTSIDE, bit, lowest
from ostraka.games.arkantar.rules.turn import ACTIONS_PER_TURN, side_tiles
from ostraka.games.arkantar.state_types import ArkantarState


@kernel
def moves_onto(blocked: Any, mine: Any, seen: Any) -> bool:
    """Whether a piece can come to rest on a seen tile with one move."""
    movers = mine
    while movers:
        tile = lowest(movers)
        movers &= movers - 1
        if rests(blocked, tile) & seen:
            return True
    return False


@kernel
def moves_twice_onto(blocked: Any, mine: Any, seen: Any) -> bool:
    """Whether a piece can come to rest on a seen tile with the second of two moves."""
    movers = mine
    while movers:
        tile = lowest(movers)
        movers &= movers - 1
        stops = rests(blocked, tile)
        while stops:
            change = bit(tile) | (stops & -stops)
            stops &= stops - 1
            if moves_onto(blocked ^ change, mine ^ change, seen):
                return True
    return False


@kernel
def stops_by_building(blocked: Any, mine: Any, seen: Any, buildable: Any) -> bool:
    """Whether a new Wall can make a sliding piece stop on a seen tile that it would pass."""
    movers = mine
    while movers:
        tile = lowest(movers)
        movers &= movers - 1
        if reach(blocked, tile) & seen:
            for direction in range(4):
                stop = stop_at(blocked, tile, direction)
                at = tile
                while at != stop:
                    at = NEXT[at, direction]
                    if at != stop and bit(at) & seen and bit(NEXT[at, direction]) & buildable:
                        return True
    return False


@kernel
def takes_monarch(s: ArkantarState, side: Any, left: Any, moved: Any, flipped: Any) -> bool:
    """Whether a side could take the enemy Monarch with at most `left` actions.

    moved and flipped: what it has done before in the same turn.
    """
    if left < 1:
        return False
    mine, theirs = side_tiles(s, side), side_tiles(s, 1 - side)
    target = lowest(s.pieces[1 - side, MONARCH])
    blocked = s.walls | mine | theirs
    in_sight = sight(blocked, target)
    if in_sight & mine:
        return True
    if left < 2:
        return False
    seen = in_sight & ~blocked
    if seen and moves_onto(blocked, mine, seen):
        return True
    if not moved:
        breaks = in_reach(mine, s.walls, flipped)
        first = breaks & in_sight
        while first:
            opened = blocked ^ (first & -first)
            first &= first - 1
            if sight(opened, target) & mine:
                return True
    if left < 3:
        return False
    if seen and moves_twice_onto(blocked, mine, seen):
        return True
    if moved:
        return False
    if seen and stops_by_building(blocked, mine, seen, ~(blocked | flipped)):
        return True
    while breaks:
        wall = breaks & -breaks
        breaks &= breaks - 1
        opened = blocked ^ wall
        in_sight = sight(opened, target)
        if in_sight & ~opened and moves_onto(opened, mine, in_sight & ~opened):
            return True
        second = in_reach(mine, s.walls ^ wall, flipped | wall) & in_sight
        while second:
            if sight(opened ^ (second & -second), target) & mine:
                return True
            second &= second - 1
    return False


@kernel
def wins(s: ArkantarState, left: Any) -> bool:
    """Whether the side to act can take the enemy Monarch with at most `left` more actions."""
    return takes_monarch(s, np.int64(s.seat), left, np.int64(s.moved), s.flipped)


@kernel
def threatened(s: ArkantarState, left: Any) -> bool:
    """Whether the other side could take the Monarch of the side to act if the turn ended now."""
    return takes_monarch(s, 1 - np.int64(s.seat), left, np.int64(0), OUTSIDE[s.rim])


@kernel
def wins_this_turn(s: ArkantarState) -> bool:
    """Whether the side to act can win before its turn is over."""
    return s.over == 0 and wins(s, ACTIONS_PER_TURN - np.int64(s.used))
