"""What a seat knows as numbers, for learning."""

from __future__ import annotations

from typing import Any

from ostraka.games.ancient_knowledge.language.tables import MAX_CARDS
from ostraka.games.ancient_knowledge.rules.rule import rule
from ostraka.games.ancient_knowledge.rules.scoring import points
from ostraka.games.ancient_knowledge.rules.state import (
    FACE_UP,
    IN_HAND,
    IN_PILE,
    SEATS,
    I,
)

__all__ = ["OBSERVATION_SIZE", "observe"]

CARDS = MAX_CARDS + 1
HELD, STANDS, OWNED, KNOWLEDGE, OTHERS, ELSEWHERE = range(6)  # planes, one number per card
PLANES = 6
GLOBALS = 48  # twelve of every game, then those of a solo game
COFFERS = 15
PER_SEAT = 14
OBSERVATION_SIZE = PLANES * CARDS + GLOBALS + SEATS * PER_SEAT


@rule
def observe_board(s: Any, seat: int, distance: int, out: Any) -> None:
    """The cards in play of a seat, as seen from one that sits so far before it."""
    mine = distance == 0
    for slot in range(s.slots):
        card = I(s.line[seat, slot])
        if card != 0:
            out[(STANDS if mine else OTHERS) * CARDS + card] = (slot + 1) / 16 if mine else distance
            out[KNOWLEDGE * CARDS + card] = s.knowledge[card] / 8
            if s.stored[card] != 0:
                out[(OWNED if mine else OTHERS) * CARDS + I(s.stored[card])] = 0.5 + distance
    plane = OWNED if mine else OTHERS
    for i in range(s.artifact_count[seat]):
        out[plane * CARDS + I(s.artifacts[seat, i])] = 1 + distance
    for i in range(s.past_size[seat]):
        out[plane * CARDS + I(s.past[seat, i])] = 2 + distance - s.rotated[s.past[seat, i]] / 2
    for i in range(s.learned[seat]):
        out[plane * CARDS + I(s.collection[seat, i])] = 1 + distance


@rule
def observe_counts(s: Any, data: Any, seat: int, base: int, out: Any) -> None:
    """Public numbers of a seat."""
    out[base] = s.held[seat] / 10
    out[base + 1] = s.lost[seat] / 10
    out[base + 2] = s.past_size[seat] / 14
    out[base + 3] = s.artifact_count[seat] / 5
    out[base + 4] = points(s, data, seat) / 40
    out[base + 5] = s.active == seat
    out[base + 6] = s.first == seat
    for kind in range(1, 4):
        out[base + 6 + kind] = s.past_kinds[seat, kind] / 7
        out[base + 9 + kind] = s.learned_kinds[seat, kind + 4] / 5


@rule
def observe_alone(s: Any, base: int, out: Any) -> None:
    """The coffers and the Time card of a solo game."""
    for i in range(COFFERS):
        out[base + i] = (s.objectives >> i & 1) + (s.drawn >> i & 1) / 2
        out[base + COFFERS + i] = s.coffers >> i & 1
    out[base + 30] = s.time / 3
    out[base + 31] = s.aside / 6
    out[base + 32] = s.die / 6
    out[base + 33] = s.turns / 16
    out[base + 34] = s.unlearning_skipped


@rule
def observe(s: Any, data: Any, seat: int, out: Any) -> None:
    """Cards by place in planes, then the numbers of the table, then those of each seat."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    for card in range(1, s.builders + 1):
        if s.sight[seat, card] == IN_HAND << seat:
            out[HELD * CARDS + card] = 1
        elif s.sight[seat, card] == IN_PILE:
            out[ELSEWHERE * CARDS + card] = -1
        else:
            for distance in range(1, s.players):
                if s.sight[seat, card] == IN_HAND << ((seat + distance) % s.players):
                    out[ELSEWHERE * CARDS + card] = distance
    for tile in range(3):
        for place in range(FACE_UP):
            if s.tiles[tile, place] != 0:
                out[ELSEWHERE * CARDS + I(s.tiles[tile, place])] = 1
    base = PLANES * CARDS
    out[base] = s.phase / 4
    out[base + 1] = s.actions / 2
    out[base + 2] = s.turned != 0
    out[base + 3] = s.ending
    out[base + 4] = s.deck_size / 144
    out[base + 5] = s.tech_deck_size[0] / 27
    out[base + 6] = s.tech_deck_size[1] / 18
    out[base + 7] = s.skip
    out[base + 8] = s.players / 4
    out[base + 9] = s.seat == seat
    out[base + 10] = I(s.stack[max(0, I(s.depth) - 1), 0]) / 30
    if s.players == 1:
        observe_alone(s, base + 12, out)
    for distance in range(s.players):
        other = (seat + distance) % s.players
        observe_board(s, other, distance, out)
        observe_counts(s, data, other, base + GLOBALS + PER_SEAT * distance, out)
