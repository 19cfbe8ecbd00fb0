"""How good a state of Ankh'or looks.

Each seat's domain, tokens and prospects are described by a few numbers. Their weights
(`weights.toml`) change with the age of the game, from `early` to `late`; the weighted sum says how
strong a seat stands, and the chances of all seats follow from their strengths. The weights are
fitted to many games by `python -m bench.tune ankhor` and reach the kernel in the game's data, so
that others can be tried without compiling anything.
"""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np

from ostraka.core.kernel.compile import kernel
from ostraka.games.ankhor.judgement.prospects import find_groups, prospects
from ostraka.games.ankhor.rules import tables as tb
from ostraka.games.ankhor.rules.codes import whole
from ostraka.games.ankhor.rules.groups import size
from ostraka.games.ankhor.rules.state import TURN_MAIN
from ostraka.games.ankhor.rules.tokens import stores
from ostraka.games.ankhor.state_types import AnkhorData, AnkhorState

(
    POINTS,  # on tiles, for groups and bonus tokens
    TILES,  # in the domain
    TWOS,  # groups of two, of one colour or one animal
    THREES,
    FOURS,
    LONE_COLOURS,  # tiles that touch none of their colour
    LONE_ANIMALS,
    UPPER,  # places for an upper tile
    OPEN,  # ground places
    STORES,  # warehouses that nothing covers
    TOKENS_HELD,  # resource tokens, no more than may be kept
    SORTS,  # different resources held
    ANKHS,  # no more than may be kept
    NOW,  # the best tile that can be paid
    NOW_NEXT,  # the same, if the seat is next to take a main action
    SOON,  # the best tile that could be paid after taking tokens
    SECOND,  # another one
    CHOICES,  # tiles that can be paid
    TO_COME,  # a main action is still to come in this round
    ACTING,  # a main action is next
) = range(len(tb.FEATURES))

NAMES = tuple(f"{age}.{feature}" for age in ("early", "late") for feature in tb.FEATURES)
WEIGHTS = tb.DATA.weights.reshape(-1)


@kernel
def age(s: AnkhorState, data: AnkhorData) -> float:
    """How much of the game is behind: 1 when someone has the tile that ends it."""
    most = 0
    for seat in range(whole(s.players)):
        most = max(most, int(s.tiles[seat]))
    return min(1.0, most / float(data.end_tiles))


@kernel
def features(s: AnkhorState, data: AnkhorData, seat: int, out: Any) -> None:
    """Write what describes one seat."""
    out[:] = 0.0
    colour_group = np.zeros(tb.MAX_TILES, np.int64)
    animal_group = np.zeros(tb.MAX_TILES, np.int64)
    sizes = np.zeros(6, np.int64)
    near = s.near[seat]
    for colour in range(tb.COLOURS):
        find_groups(near, int(s.colours[seat, colour]), colour_group, sizes)
    lone_colours = sizes[1]
    for animal in range(tb.ANIMALS):
        find_groups(near, int(s.animals[seat, animal]), animal_group, sizes)
    lone_animals = sizes[1] - lone_colours
    tiles = int(s.tiles[seat])
    animals = size(int(s.animals[seat, 0] | s.animals[seat, 1] | s.animals[seat, 2]))
    points = int(s.bonus[seat]) * data.bonus_points
    points += (tiles - lone_colours) * data.colour_points
    points += (animals - lone_animals) * data.animal_points
    for tile in range(tiles):
        if int(s.face[seat, tile]) % tb.KINDS == tb.TWO:
            points += data.two_points
        elif stores(s, seat, tile):
            out[STORES] += 1.0
    out[POINTS] = points
    out[TILES] = tiles
    out[TWOS] = sizes[2]
    out[THREES] = sizes[3]
    out[FOURS] = sizes[4]
    out[LONE_COLOURS] = lone_colours
    out[LONE_ANIMALS] = lone_animals
    out[UPPER] = min(3, s.all_places[seat] - s.ground_places[seat])
    out[OPEN] = s.ground_places[seat]
    resources = 0
    for colour in range(tb.COLOURS):
        resources += int(s.stock[seat, colour])
        if s.stock[seat, colour] or int(s.stored[seat]) >> colour & 1:
            out[SORTS] += 1.0
    out[TOKENS_HELD] = min(resources, int(data.stock_limit)) + size(int(s.stored[seat]))
    out[ANKHS] = min(int(s.stock[seat, tb.ANKH]), int(data.ankh_limit))
    found = np.zeros(4)
    prospects(s, data, seat, colour_group, animal_group, found)
    out[NOW] = found[0]
    out[SOON] = found[1]
    out[SECOND] = found[2]
    out[CHOICES] = found[3]
    players = whole(s.players)
    waiting = s.phase == TURN_MAIN or s.extra == 1  # the acting seat's main action is still to come
    if seat == (s.seat if waiting else (s.seat + 1) % players):
        out[NOW_NEXT] = found[0]
    if seat == s.seat and waiting:
        out[ACTING] = 1.0
        out[TO_COME] = 1.0
    elif (players + seat - s.first) % players > (players + s.seat - s.first) % players:
        out[TO_COME] = 1.0


@kernel
def evaluate(s: AnkhorState, data: AnkhorData, out: Any) -> None:
    """Write how likely each seat is to win."""
    described = np.empty(len(tb.FEATURES))
    late = age(s, data)
    most = -1e9
    for seat in range(whole(s.players)):
        features(s, data, seat, described)
        strength = 0.0
        for i in range(len(tb.FEATURES)):
            weight = data.weights[0, i] * (1.0 - late) + data.weights[1, i] * late
            strength += weight * described[i]
        out[seat] = strength
        most = max(most, strength)
    total = 0.0
    for seat in range(whole(s.players)):
        out[seat] = exp(out[seat] - most)
        total += out[seat]
    for seat in range(whole(s.players)):
        out[seat] /= total
