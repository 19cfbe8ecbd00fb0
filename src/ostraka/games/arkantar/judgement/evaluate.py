"""How good a position of Arkantar looks.

A position is described by a few numbers, seen from the side to act; their weights (`weights.toml`)
are fitted to the results of many games by `python -m bench.tune arkantar` and reach the kernel
through the game's data, so that other weights can be tried without compiling anything.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp
from typing import Any

import numpy as np

from ostraka.core.kernel.compile import kernel
from ostraka.games.arkantar.judgement.lines import count, in_reach, rests, sight
from ostraka.games.arkantar.judgement.threats import wins_this_turn
from ostraka.games.arkantar.rules.board import (
    KNIGHTS,
    MONARCH,
    OUTSIDE,
    SIDE,
    TILES,
    around,
    bit,
    lowest,
)
from ostraka.games.arkantar.rules.turn import TAKES, side_tiles
from ostraka.games.arkantar.state_types import ArkantarState

FEATURES = (
    "large",  # Knights more than the enemy has
    "medium",
    "small",
    "freedom",  # moves more than the enemy has
    "exposure",  # tiles from which its own Monarch is seen, more than of the enemy's
    "closeness",  # steps that its own Knights are nearer to the enemy Monarch than his to ours
    "shelter",  # Walls and edges next to its own Monarch, more than next to the enemy's
    "entries",  # own moves that end in sight of the enemy Monarch
    "prey",  # enemy Knights that can be taken with one action
    "openings",  # Walls that can be broken and stand in sight of the enemy Monarch
    "enemy_sight",  # enemy pieces that see its own Monarch
    "enemy_entries",
    "enemy_prey",
    "enemy_openings",
    "tempo",  # always 1: what it is worth to be the one to act
)

_table = tomllib.loads(
    files("ostraka.games.arkantar").joinpath("weights.toml").read_text(encoding="utf-8")
)
WEIGHTS = np.array([_table["weights"][name] for name in FEATURES], np.float64)

SCALE = float(_table["scale"])
"""How many log-odds of the evaluation make one of the result, after search."""

SPARED = np.array([0, *(next(v for v in KNIGHTS if not TAKES[k, v]) for k in KNIGHTS)])
"""SPARED[kind]: the one kind of Knight that a Knight cannot take."""

STEPS_BETWEEN = np.array(
    [
        [abs(a // SIDE - b // SIDE) + abs(a % SIDE - b % SIDE) for b in range(TILES)]
        for a in range(TILES)
    ]
)

SURE = 0.98  # a win that can be forced this turn

(
    LARGE,
    MEDIUM,
    SMALL,
    FREEDOM,
    EXPOSURE,
    CLOSENESS,
    SHELTER,
    ENTRIES,
    PREY,
    OPENINGS,
    ENEMY_SIGHT,
    ENEMY_ENTRIES,
    ENEMY_PREY,
    ENEMY_OPENINGS,
    TEMPO,
) = range(len(FEATURES))


@kernel
def shelter(walls: Any, tile: int) -> int:
    """Walls and edges next to a tile."""
    found = 4
    for direction in range(4):
        beside = around(bit(tile), direction)
        if beside and not beside & walls:
            found -= 1
    return found


@kernel
def side_features(s: ArkantarState, side: Any, sign: float, acting: Any, out: Any) -> None:
    """Add what one side has to the features; sign is 1 for the side to act, else -1."""
    enemy = 1 - side
    mine, theirs = side_tiles(s, side), side_tiles(s, enemy)
    blocked = s.walls | mine | theirs
    target = lowest(s.pieces[enemy, MONARCH])
    in_sight = sight(blocked, target)
    seen = in_sight & ~blocked
    freedom, entries, closeness = np.int64(0), np.int64(0), np.int64(0)
    prey = np.int64(0)
    knights = theirs & ~s.pieces[enemy, MONARCH]
    for kind in range(4):
        takeable = knights
        if kind != MONARCH:
            takeable &= ~s.pieces[enemy, SPARED[kind]]
        movers = s.pieces[side, kind]
        while movers:
            tile = lowest(movers)
            movers &= movers - 1
            prey |= sight(blocked, tile) & takeable
            stops = rests(blocked, tile)
            freedom += count(stops)
            entries += count(stops & seen)
            if kind != MONARCH:
                closeness -= STEPS_BETWEEN[tile, target]
    for kind in range(1, 4):
        number = count(s.pieces[side, kind])
        closeness += 6 * number
        out[LARGE + kind - 1] += sign * number
    out[FREEDOM] += sign * freedom
    out[EXPOSURE] -= sign * count(seen)
    out[CLOSENESS] += sign * closeness
    out[SHELTER] -= sign * shelter(s.walls, target)
    flipped = s.flipped if acting else OUTSIDE[s.rim]
    openings = count(in_reach(mine, s.walls, flipped) & in_sight)
    if acting:
        out[ENTRIES] = entries
        out[PREY] = count(prey)
        out[OPENINGS] = openings if not s.moved else 0
    else:
        out[ENEMY_SIGHT] = count(in_sight & mine)
        out[ENEMY_ENTRIES] = entries
        out[ENEMY_PREY] = count(prey)
        out[ENEMY_OPENINGS] = openings


@kernel
def features(s: ArkantarState, out: Any) -> None:
    """Write the features of a position that is not over, seen from the side to act."""
    out[:] = 0.0
    seat = np.int64(s.seat)  # kernels are compiled again for every sort of number
    side_features(s, seat, 1.0, seat == s.seat, out)
    side_features(s, 1 - seat, -1.0, seat != s.seat, out)
    out[TEMPO] = 1.0


@kernel
def log_odds(s: ArkantarState, weights: Any, out: Any) -> float:
    """How good a position looks to the side to act; `out` is working space for the features."""
    features(s, out)
    total = 0.0
    for i in range(weights.shape[0]):
        total += weights[i] * out[i]
    return total


@kernel
def evaluate(s: ArkantarState, data: Any, out: Any) -> None:
    """Write how likely each side is to win."""
    if wins_this_turn(s):
        chance = SURE
    else:
        chance = 1.0 / (1.0 + exp(-log_odds(s, data, np.empty(data.shape[0], np.float64))))
    out[s.seat] = chance
    out[1 - s.seat] = 1.0 - chance
