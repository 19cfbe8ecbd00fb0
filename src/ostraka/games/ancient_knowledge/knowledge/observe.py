"""What a seat knows as numbers, for learning.

The row has three parts. First six planes with one number for each card: HELD (1: in the own hand),
STANDS (the slot of the own timeline, as a share), OWNED (0.5 stored, 1 in play or learned, 1.5
rotated and 2 straight in the Past), KNOWLEDGE (on it), OTHERS (as OWNED, plus the distance of the
owner; in a timeline the distance alone), ELSEWHERE (1 on a tile, -1 in the discard pile, else the
distance of the opponent who is known to hold it). Then 48 numbers of the table, 36 of them of a
solo game. Then 14 of each seat, the own one first. Numbers are divided by what they usually reach,
so that most lie between 0 and 1.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ostraka.games.ancient_knowledge.rules.rule import rule
from ostraka.games.ancient_knowledge.rules.scoring import points
from ostraka.games.ancient_knowledge.rules.solo_turn import LAST_TIME
from ostraka.games.ancient_knowledge.rules.state import (
    ARTIFACT_SPACES,
    END,
    FACE_UP,
    HAND_LIMIT,
    IN_HAND,
    IN_PILE,
    SEATS,
    SPACES,
    I,
)

__all__ = ["observation_size", "observe"]

HELD, STANDS, OWNED, KNOWLEDGE, OTHERS, ELSEWHERE = range(6)  # planes, one number per card
PLANES = 6
GLOBALS = 48  # twelve of every game, then those of a solo game
COFFERS = 15
PER_SEAT = 14
ALONE = 12  # where the numbers of a solo game begin among the globals
MUCH_KNOWLEDGE, MUCH_LOST, MANY_POINTS = 8, 10, 40
WHOLE_DECK, WHOLE_LEVEL_I, WHOLE_LEVEL_II = 144, 27, 18  # the cards of the base game
WIDEST_LINE, ACTIONS = 16, 2
LAST_PHASE, FRAME_KINDS, SOLO_TURNS, DIE = 4, 30, 16, 6
LARGEST_SUIT, MANY_OF_A_KIND = 7, 5  # monuments and technologies of one kind


def observation_size(state: np.dtype[Any]) -> int:
    """How many numbers there are for states with so much room."""
    cards = int(state["knowledge"].shape[0])
    return PLANES * cards + GLOBALS + SEATS * PER_SEAT


@rule
def observe_board(s: Any, seat: int, distance: int, out: Any) -> None:
    """The cards in play of a seat, as seen from one that sits so far before it."""
    mine = distance == 0
    cards = len(s.knowledge)
    for slot in range(s.slots):
        card = I(s.line[seat, slot])
        if card != 0:
            place = (slot + 1) / WIDEST_LINE if mine else distance
            out[(STANDS if mine else OTHERS) * cards + card] = place
            out[KNOWLEDGE * cards + card] = s.knowledge[card] / MUCH_KNOWLEDGE
            if s.stored[card] != 0:
                out[(OWNED if mine else OTHERS) * cards + I(s.stored[card])] = 0.5 + distance
    plane = OWNED if mine else OTHERS
    for i in range(s.artifact_count[seat]):
        out[plane * cards + I(s.artifacts[seat, i])] = 1 + distance
    for i in range(s.past_size[seat]):
        out[plane * cards + I(s.past[seat, i])] = 2 + distance - s.rotated[s.past[seat, i]] / 2
    for i in range(s.learned[seat]):
        out[plane * cards + I(s.collection[seat, i])] = 1 + distance


@rule
def observe_counts(s: Any, data: Any, seat: int, base: int, out: Any) -> None:
    """Public numbers of a seat."""
    out[base] = s.held[seat] / HAND_LIMIT
    out[base + 1] = s.lost[seat] / MUCH_LOST
    out[base + 2] = s.past_size[seat] / END
    out[base + 3] = s.artifact_count[seat] / ARTIFACT_SPACES
    out[base + 4] = points(s, data, seat) / MANY_POINTS
    out[base + 5] = s.active == seat
    out[base + 6] = s.first == seat
    for kind in range(1, 4):
        out[base + 6 + kind] = s.past_kinds[seat, kind] / LARGEST_SUIT
        out[base + 9 + kind] = s.learned_kinds[seat, kind + 4] / MANY_OF_A_KIND


@rule
def observe_alone(s: Any, base: int, out: Any) -> None:
    """The coffers and the Time card of a solo game."""
    for i in range(COFFERS):
        out[base + i] = (s.objectives >> i & 1) + (s.drawn >> i & 1) / 2
        out[base + COFFERS + i] = s.coffers >> i & 1
    out[base + 30] = s.time / LAST_TIME
    out[base + 31] = s.aside / SPACES
    out[base + 32] = s.die / DIE
    out[base + 33] = s.turns / SOLO_TURNS
    out[base + 34] = s.unlearning_skipped


@rule
def observe(s: Any, data: Any, seat: int, out: Any) -> None:
    """Cards by place in planes, then the numbers of the table, then those of each seat."""
    cards = len(s.knowledge)
    for i in range(PLANES * cards + GLOBALS + SEATS * PER_SEAT):
        out[i] = 0
    for card in range(1, s.builders + 1):
        if s.sight[seat, card] == IN_HAND << seat:
            out[HELD * cards + card] = 1
        elif s.sight[seat, card] == IN_PILE:
            out[ELSEWHERE * cards + card] = -1
        else:
            for distance in range(1, s.players):
                if s.sight[seat, card] == IN_HAND << ((seat + distance) % s.players):
                    out[ELSEWHERE * cards + card] = distance
    for tile in range(3):
        for place in range(FACE_UP):
            if s.tiles[tile, place] != 0:
                out[ELSEWHERE * cards + I(s.tiles[tile, place])] = 1
    base = PLANES * cards
    out[base] = s.phase / LAST_PHASE
    out[base + 1] = s.actions / ACTIONS
    out[base + 2] = s.turned != 0
    out[base + 3] = s.ending
    out[base + 4] = s.deck_size / WHOLE_DECK
    out[base + 5] = s.tech_deck_size[0] / WHOLE_LEVEL_I
    out[base + 6] = s.tech_deck_size[1] / WHOLE_LEVEL_II
    out[base + 7] = s.skip
    out[base + 8] = s.players / SEATS
    out[base + 9] = s.seat == seat
    out[base + 10] = I(s.stack[max(0, I(s.depth) - 1), 0]) / FRAME_KINDS
    if s.players == 1:
        observe_alone(s, base + ALONE, out)
    for distance in range(s.players):
        other = (seat + distance) % s.players
        observe_board(s, other, distance, out)
        observe_counts(s, data, other, base + GLOBALS + PER_SEAT * distance, out)
