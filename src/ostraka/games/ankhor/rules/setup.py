"""Laying out a new game."""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.core.kernel.compile import kernel
from ostraka.core.kernel.random import below, seeded, shuffle
from ostraka.games.ankhor.rules.geometry import survey
from ostraka.games.ankhor.rules.offer import draw_into
from ostraka.games.ankhor.rules.tables import COLOURS, COLUMNS, TILES, TOKENS, WIDEST
from ostraka.games.ankhor.rules.turn import begin_turn
from ostraka.games.ankhor.state_types import AnkhorData, AnkhorState


@kernel
def setup(s: AnkhorState, data: AnkhorData, players: int, options: Any, seed: Any) -> None:
    """Supply, markers, piles, offer and start player of a new game, from a zeroed record."""
    seeded(s, seed)
    s.players = players
    read_options(s, options)
    for token in range(TOKENS):
        s.supply[token] = data.tokens_each[players]
    s.bonus_supply = data.bonus_supply
    deal_markers(s, data)
    _stack_piles(s, data)
    pile = below(s, 2)
    for column in range(COLUMNS):
        draw_into(s, column, pile)
    for seat in range(players):
        survey(s, data, seat)
    s.first = below(s, players)
    s.seat = s.first
    s.rounds = 1
    begin_turn(s)


@kernel
def read_options(s: AnkhorState, options: Any) -> None:
    """Note the table's options, in the order in which the game lists them."""
    s.edition = options[0]
    s.merged_bonus = options[1]
    s.covered_at_once = options[2]
    s.scribe_limits = options[3]


@kernel
def deal_markers(s: AnkhorState, data: AnkhorData) -> None:
    """Deal all markers at random, and all again while a column has three alike."""
    each = int(data.markers_each)
    deal = np.empty(COLOURS * each, np.int8)
    for marker in range(deal.size):
        deal[marker] = marker // each
    alike = True
    while alike:
        shuffle(s, deal, 0, deal.size)
        alike = False
        dealt = 0
        for column in range(COLUMNS):
            for row in range(WIDEST):
                s.markers[column, row] = -1
                if row < data.columns[column]:
                    s.markers[column, row] = deal[dealt]
                    dealt += 1
            if three_alike(s, column):
                alike = True
    count_prices(s)


@kernel
def count_prices(s: AnkhorState) -> None:
    """How many markers of each colour stand above each column."""
    s.prices[:] = 0
    for column in range(COLUMNS):
        for row in range(WIDEST):
            if s.markers[column, row] >= 0:
                s.prices[column, int(s.markers[column, row])] += 1


@kernel
def three_alike(s: AnkhorState, column: int) -> bool:
    """Whether a column holds three markers of one colour."""
    row = s.markers[column]
    return bool(row[0] == row[1] and row[1] == row[2])


@kernel
def _stack_piles(s: AnkhorState, data: AnkhorData) -> None:
    """Shuffle all tiles into two piles."""
    flat = s.piles.reshape(s.piles.size)
    for tile in range(TILES):
        flat[tile] = data.bag[tile]
        s.unseen[data.bag[tile]] += 1
    shuffle(s, flat, 0, TILES)
    s.pile[0] = data.piles[0]
    s.pile[1] = data.piles[1]
