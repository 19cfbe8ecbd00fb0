"""The course of the game: setup, the phases of a turn, decline, and the end."""

from __future__ import annotations

from typing import Any

from ostraka.core.random import below, seeded, shuffle
from ostraka.games.ancient_knowledge.builders import draw_cards, to_hand
from ostraka.games.ancient_knowledge.rule import rule
from ostraka.games.ancient_knowledge.sets import gather_reactions, gather_timeline, push_set
from ostraka.games.ancient_knowledge.state import (
    ACTION,
    DEALT,
    DECLINE,
    END,
    F_ACTION,
    F_DECLINE,
    F_OPENING,
    F_TILE,
    FINISHED,
    IN_DECK,
    IN_HAND,
    KEPT,
    OPENING,
    SLID,
    TIMELINE,
    I,
    big_rule,
    push,
)
from ostraka.games.ancient_knowledge.technologies import fill, middle_reached
from ostraka.games.ancient_knowledge.timeline import leave, slide, slot_of
from ostraka.games.ancient_knowledge.words import ENDGAME, ON_DECLINED

__all__ = ["advance", "deal", "to_past"]

CLASSIC, PRE_MADE = 0, 1  # the option "deal"
ACTIONS = 2


@big_rule
def new_decks(s: Any, data: Any) -> None:
    """Shuffle all builder cards and both levels of technologies."""
    for i in range(data.builders):
        s.deck[i] = i + 1
        for seat in range(s.players):
            s.sight[seat, i + 1] = IN_DECK
    s.deck_size = data.builders
    shuffle(s, s.deck, 0, s.deck_size)
    for level in range(2):
        for i in range(data.technologies[level]):
            s.tech_deck[level, i] = data.level_cards[level, i]
        s.tech_deck_size[level] = data.technologies[level]
        shuffle(s, s.tech_deck[level], 0, s.tech_deck_size[level])


@big_rule
def deal_pre_made(s: Any, data: Any) -> None:
    """Deal the fixed hands at random, one to each player; the others stay in the deck."""
    order = s.marks  # any four places will do; they are empty again afterwards
    for hand in range(4):
        order[hand] = hand
    shuffle(s, order, 0, 4)
    for seat in range(s.players):
        for i in range(KEPT):
            card = I(data.hands[order[seat], i])
            to_hand(s, seat, card)
            s.sight[seat, card] = IN_HAND << seat
    left = 0
    for i in range(s.deck_size):
        card = s.deck[i]
        held = False
        for seat in range(s.players):
            for j in range(s.held[seat]):
                held |= s.hand[seat, j] == card
        if not held:
            s.deck[left] = card
            left += 1
    for i in range(left, s.deck_size):
        s.deck[i] = 0
    s.deck_size = left
    for hand in range(4):
        order[hand] = 0
    for seat in range(s.players):  # which of the fixed hands an opponent holds is not known
        for hand in range(4):
            for i in range(KEPT):
                card = data.hands[hand, i]
                if s.sight[seat, card] == IN_DECK:
                    for other in range(s.players):
                        if other != seat:
                            s.sight[seat, card] |= IN_HAND << other


@rule
def deal(s: Any, data: Any, players: int, options: Any, seed: Any) -> None:
    """Setup: decks, first player, hands; with the classic deal everybody chooses what to keep."""
    seeded(s, seed)
    s.players = players
    new_decks(s, data)
    s.first = below(s, players)
    s.active = s.first
    s.phase = OPENING
    if options[0] == PRE_MADE:
        deal_pre_made(s, data)
    else:
        for offset in range(players):
            draw_cards(s, data, (I(s.first) + offset) % players, DEALT)
        push(s, F_OPENING, 0, -1, DEALT - KEPT, 0, 0, 0)


@rule
def begin_play(s: Any, data: Any) -> None:
    """After the hands: the third and the fourth player draw a card, the tiles are filled."""
    for offset in range(2, s.players):
        draw_cards(s, data, (I(s.first) + offset) % s.players, 1)
    for tile in range(3):
        fill(s, tile)
    s.phase = ACTION
    s.actions = ACTIONS


@big_rule
def advance(s: Any, data: Any) -> None:
    """Nothing is pending: go on to the next action, phase or turn."""
    seat = I(s.active)
    start = I(s.parts_used)
    if s.phase == OPENING:
        begin_play(s, data)
    elif s.phase == ACTION:
        if s.actions > 0:
            push(s, F_ACTION, 0, 0, 0, 0, 0, 0)
        else:
            s.phase = TIMELINE
            gather_timeline(s, data, seat)
            push_set(s, start, 0)
    elif s.phase == TIMELINE:
        if s.skip:
            s.skip = 0
            end_turn(s)
        else:
            s.phase = DECLINE
            s.lost_in_phase = 0
            push(s, F_DECLINE, 0, 0, 0, 0, 0, 0)
    elif s.phase == DECLINE:
        slide(s, seat)
        s.phase = SLID
        gather_reactions(s, data, seat, ON_DECLINED, 0, 0, 0)
        push_set(s, start, 0)
    else:
        end_turn(s)


@rule
def end_turn(s: Any) -> None:
    """The next player's turn, or the end: the round is complete and the end was triggered."""
    s.turns += 1
    s.active = (s.active + 1) % s.players
    if s.active == s.first and s.ending:
        s.phase = FINISHED
        s.over = 1
        s.seat = -1
    else:
        s.phase = ACTION
        s.actions = ACTIONS


@big_rule
def to_past(s: Any, data: Any, seat: int, card: int) -> None:
    """A monument goes to the Past, its knowledge is lost; then the middle and the end are checked.

    Nothing happens to one that its own decline effect has discarded.
    """
    s.declining = 0
    if slot_of(s, seat, card) < 0:
        return
    leave(s, seat, card)
    s.past[seat, s.past_size[seat]] = card
    s.past_size[seat] += 1
    s.past_kinds[seat, data.kind[card]] += 1
    s.past_kinds[seat, 0] += data.effect[card, ENDGAME] != 0
    s.lost[seat] += s.knowledge[card]
    s.lost_in_phase += s.knowledge[card]
    s.knowledge[card] = 0
    if s.past_size[seat] >= END:
        s.ending = 1
    if middle_reached(s, seat):
        push(s, F_TILE, 0, 0, 0, 0, 0, 0)
