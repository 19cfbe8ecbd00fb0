"""The rules of Arkantar.

Two seats: Black (0, row 1, moves first) and White (1, row 7). One action is one ply: Build, Break,
Move, capture (with the ransom chosen in it), end of turn, and the pass of a player who can do
nothing at all.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel.compile import HEADER, kernel
from ostraka.core.kernel.random import draw, seeded
from ostraka.games.arkantar.rules import board, codes
from ostraka.games.arkantar.rules.board import around, bit, first_is_among, lowest
from ostraka.games.arkantar.rules.memory import (
    MEMORY_TURNS,
    note_flip,
    note_move,
    note_ransom,
    open_turn,
    third_time,
)
from ostraka.games.arkantar.state_types import ArkantarState

STATE = np.dtype(
    [
        *HEADER,
        ("used", "i1"),  # actions used this turn
        ("moved", "i1"),  # a piece has moved this turn: no more flips
        ("monarch_from", "i1"),  # where the acting side's Monarch stood as the turn began
        ("winner", "i1"),
        ("last", "i2"),  # the last action's code + 1, 0 before the first
        ("walls", "i8"),
        ("pieces", "i8", (2, 4)),  # by seat and kind
        ("flipped", "i8"),  # tiles flipped this turn, and those outside a small board
        ("captured", "i1", (2, 3)),  # captured Large, Medium and Small Knights by owner
        ("quiet", "i1"),  # turns in a row without a capture
        ("inertia", "i1"),  # option R3: this many quiet turns are a draw, 0 for never
        ("repetition", "i1"),  # option R2: the third time is a draw
        ("stuck_loses", "i1"),  # option R1: who cannot act loses instead of passing
        ("remembered", "i1"),  # rows in the memory
        ("rim", "i1"),  # option: rings of tiles outside the board, see `board.SIZES`
        ("memory", "u1", (MEMORY_TURNS, 3)),  # what was done in the turns before this one
    ],
    align=True,
)

MAX_LEGAL = 256

MONARCH_TAKEN, REPETITION, INERTIA, STUCK = 1, 2, 3, 4
"""Why a game is over."""

ACTIONS_PER_TURN = 3
LONGEST_INERTIA = 120

TAKES = np.array(
    [  # Monarch, Large, Medium, Small as victims
        [1, 1, 1, 1],  # Monarch
        [1, 1, 1, 0],  # Large Knight
        [1, 0, 1, 1],  # Medium Knight
        [1, 1, 0, 1],  # Small Knight
    ]
)
"""TAKES[mover, victim]: who may take whom."""


@kernel
def side_tiles(s: ArkantarState, side: int) -> int:
    """The tiles on which a side has pieces."""
    return s.pieces[side, 0] | s.pieces[side, 1] | s.pieces[side, 2] | s.pieces[side, 3]


@kernel
def kind_on(s: ArkantarState, side: int, tile: int) -> int:
    """Which piece of a side stands on a tile that it holds."""
    for kind in range(3):
        if s.pieces[side, kind] & bit(tile):
            return kind
    return 3


@kernel
def preys_of(s: ArkantarState, mover: int) -> int:
    """The tiles of the enemy pieces that a kind of piece of the acting side may take."""
    enemy = 1 - s.seat
    tiles = 0
    for victim in range(4):
        if TAKES[mover, victim]:
            tiles |= s.pieces[enemy, victim]
    return tiles


@kernel
def slide(s: ArkantarState, tile: int, direction: int) -> int:
    """The last tile that a piece sliding from a tile reaches, itself if it cannot move."""
    blocked = s.walls | side_tiles(s, 0) | side_tiles(s, 1)
    beyond = board.NEXT[tile, direction]
    while beyond >= 0 and not blocked & bit(beyond):
        tile = beyond
        beyond = board.NEXT[tile, direction]
    return tile


@kernel
def reached(states: Any, moves: Any) -> None:
    """Replace each move by the last tile that the sliding piece reaches."""
    for i in range(moves.size):
        place = (moves[i] - codes.MOVE) // codes.ENDINGS
        moves[i] = slide(states[0], place // 4, place % 4)


@kernel
def breakable(s: ArkantarState) -> int:
    """The Walls that may be broken now.

    A Wall next to one of your pieces, or further along the straight line from it where every tile
    between is a Wall that you broke this turn.
    """
    mine = side_tiles(s, s.seat)
    broken = s.flipped & ~s.walls
    reached = 0
    for direction in range(4):
        front = around(mine, direction)
        for _ in range(ACTIONS_PER_TURN):
            reached |= front
            front = around(front & broken, direction)
    return reached & s.walls & ~s.flipped


@kernel
def may_ransom(s: ArkantarState, tile: int, target: int) -> bool:
    """Whether a Monarch's capture leaves free the tile on which it began the turn."""
    others = (side_tiles(s, 0) | side_tiles(s, 1)) & ~bit(tile)
    return not others & bit(s.monarch_from) and target != s.monarch_from


@kernel
def add_ransoms(
    s: ArkantarState, tile: int, direction: int, code: int, out: Any, count: int
) -> int:
    """Write the ransoms that go with a Monarch's capture; how many actions there are then."""
    target = board.NEXT[slide(s, tile, direction), direction]
    if not s.pieces[1 - s.seat, board.MONARCH] & bit(target) and may_ransom(s, tile, target):
        for knight in range(1, 4):
            if s.captured[s.seat, knight - 1]:
                out[count] = code + codes.TAKE + knight
                count += 1
    return count


@kernel
def add_moves(
    s: ArkantarState, kind: int, tile: int, blocked: int, preys: int, out: Any, count: int
) -> int:
    """Write the Moves and captures of one piece; how many actions there are then.

    Each is written first and counted only if it is legal: quicker than asking before.
    """
    for direction in range(4):
        code = codes.MOVE + (tile * 4 + direction) * codes.ENDINGS
        out[count] = code + codes.STOP
        count += board.STEP[tile, direction] & ~blocked != 0
        obstacles = board.RAY[tile, direction] & blocked
        out[count] = code + codes.TAKE
        if first_is_among(obstacles, preys, direction):
            count += 1
            if kind == board.MONARCH:
                count = add_ransoms(s, tile, direction, code, out, count)
    return count


@kernel
def legal(s: ArkantarState, data: Any, out: Any) -> int:
    """Write the legal actions: Builds, Breaks, Moves piece by piece, the end of the turn."""
    if s.over:
        return 0
    count = 0
    blocked = s.walls | side_tiles(s, 0) | side_tiles(s, 1)
    if not s.moved:
        buildable = board.FULL & ~blocked & ~s.flipped
        for tile in range(board.TILES):
            out[count] = codes.BUILD + tile
            count += (buildable >> tile) & 1
        in_reach = breakable(s)
        while in_reach:
            out[count] = codes.BREAK + lowest(in_reach)
            count += 1
            in_reach &= in_reach - 1
    for kind in range(4):
        preys = preys_of(s, kind)
        movers = s.pieces[s.seat, kind]
        while movers:
            count = add_moves(s, kind, lowest(movers), blocked, preys, out, count)
            movers &= movers - 1
    if s.used:
        out[count] = codes.END
        count += 1
    elif count == 0:
        out[0] = codes.PASS
        count = 1
    return count


@kernel
def can_act(s: ArkantarState) -> bool:
    """Whether the side that begins its turn can do anything at all."""
    mine = side_tiles(s, s.seat)
    free = board.FULL & ~(s.walls | mine | side_tiles(s, 1 - s.seat))
    if free or breakable(s):
        return True
    for kind in range(4):
        near = np.int64(0)
        for direction in range(4):
            near |= around(s.pieces[s.seat, kind], direction)
        if near & preys_of(s, kind):
            return True
    return False


@kernel
def finish(s: ArkantarState, reason: int, winner: int) -> None:
    """End the game; winner -1 for a draw."""
    s.over = reason
    s.winner = winner
    s.seat = -1


@kernel
def begin_turn(s: ArkantarState, seat: int) -> None:
    """Make a seat the one to act, with nothing done yet this turn."""
    s.seat = seat
    s.used = 0
    s.moved = 0
    s.flipped = board.OUTSIDE[s.rim]
    s.monarch_from = lowest(s.pieces[seat, board.MONARCH])


@kernel
def end_turn(s: ArkantarState, ending: int) -> None:
    """Hand the turn over and see whether the game is a draw, or the other side stuck.

    `ending` is that of the last action: STOP unless it was a capture.
    """
    s.quiet = min(s.quiet + 1, LONGEST_INERTIA) if ending == codes.STOP else 0
    s.remembered = s.remembered + 1 if ending != codes.TAKE else 0
    begin_turn(s, 1 - s.seat)
    if s.repetition and third_time(s):
        finish(s, REPETITION, -1)
    elif s.inertia and s.quiet >= s.inertia:
        finish(s, INERTIA, -1)
    elif s.stuck_loses and not can_act(s):
        finish(s, STUCK, 1 - s.seat)


@kernel
def flip(s: ArkantarState, tile: int) -> None:
    """Turn a tile over; no tile is flipped twice in a turn."""
    note_flip(s, tile)
    s.walls ^= bit(tile)
    s.flipped |= bit(tile)


@kernel
def move(s: ArkantarState, tile: int, direction: int, ending: int) -> None:
    """Slide a piece, and take what it meets and ransom a Knight if the action says so."""
    kind = kind_on(s, s.seat, tile)
    target = slide(s, tile, direction)
    note_move(s, tile, direction)
    if ending != codes.STOP:
        target = board.NEXT[target, direction]
        enemy = 1 - s.seat
        victim = kind_on(s, enemy, target)
        s.pieces[enemy, victim] &= ~bit(target)
        if victim != board.MONARCH:
            s.captured[enemy, victim - 1] += 1
        if ending > codes.TAKE:
            s.captured[s.seat, ending - codes.TAKE - 1] -= 1
            s.pieces[s.seat, ending - codes.TAKE] |= bit(s.monarch_from)
            note_ransom(s, victim, ending - codes.TAKE)
    s.pieces[s.seat, kind] ^= bit(tile) | bit(target)
    s.moved = 1


@kernel
def apply(s: ArkantarState, data: Any, action: int) -> None:
    """Carry out one action; the third one, and any capture, end the turn by themselves."""
    if s.used == 0:
        open_turn(s)
    s.last = action + 1
    if action >= codes.END:
        end_turn(s, codes.STOP)
        return
    ending = codes.STOP
    if action < codes.BREAK:
        flip(s, action - codes.BUILD)
    elif action < codes.MOVE:
        flip(s, action - codes.BREAK)
    else:
        slot = action - codes.MOVE
        ending = slot % codes.ENDINGS
        move(s, slot // (4 * codes.ENDINGS), slot // codes.ENDINGS % 4, ending)
    s.used += 1
    if s.pieces[1 - s.seat, board.MONARCH] == 0:
        finish(s, MONARCH_TAKEN, s.seat)
    elif ending != codes.STOP or s.used == ACTIONS_PER_TURN:
        end_turn(s, ending)


@kernel
def setup(s: ArkantarState, data: Any, players: int, options: Any, seed: Any) -> None:
    """A Wall before each side's first row, on which its pieces stand; Black begins."""
    seeded(s, seed)
    s.players = players
    s.stuck_loses = options[0]
    s.repetition = options[1]
    s.inertia = options[2]
    s.rim = options[3]
    s.winner = -1
    s.walls = board.START_WALLS[s.rim]
    for side in range(2):
        for kind in range(4):
            s.pieces[side, kind] = board.START_PIECES[s.rim, side, kind]
    begin_turn(s, 0)


@kernel
def score(s: ArkantarState, data: Any, out: Any) -> None:
    """One point for the winner."""
    for seat in range(2):
        out[seat] = 1 if s.over and s.winner == seat else 0


@kernel
def rank(s: ArkantarState, data: Any, out: Any) -> None:
    """The winner first; in a draw, and before the end, both share the first place."""
    for seat in range(2):
        out[seat] = 2 if s.over and s.winner == 1 - seat else 1


@kernel
def reshuffle(s: ArkantarState, data: Any, seat: int, stream: Any) -> None:
    """Nothing is hidden; only the unused stream of chance is replaced."""
    s.chance = draw(stream)
