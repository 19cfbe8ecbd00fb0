"""The course of the game: setup, the phases of a turn, decline, and the end."""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.random import below, seeded, shuffle
from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.effects.solo_coffers import count_bits, draw_coffers
from ostraka.games.ancient_knowledge.language.words import ENDGAME, ON_DECLINED
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.builders import draw_cards, open_to_pile, to_hand
from ostraka.games.ancient_knowledge.rules.learn import release
from ostraka.games.ancient_knowledge.rules.sets import gather_reactions, gather_timeline, push_set
from ostraka.games.ancient_knowledge.rules.solo_turn import (
    finish_alone,
    lay_time,
    return_time,
    time_leaves,
    time_moves_alone,
    unlearn,
)
from ostraka.games.ancient_knowledge.rules.state import Frame, I, Phase, big_rule, push
from ostraka.games.ancient_knowledge.rules.technologies import fill, middle_reached
from ostraka.games.ancient_knowledge.rules.timeline import leave, slide, slot_of
from ostraka.games.ancient_knowledge.state_types import AkData, AkState

CLASSIC, PRE_MADE = 0, 1  # the option "deal"; alone, 1 to 4 are the pre-made hands
DEAL, HERITAGE = 0, 1  # places of the options
ORDER = 2  # what comes first at LEARN
OBJECTIVES, EFFECTS, TO_DO, FEWER, TIME_SPACE, ORDER_ALONE, OPPONENTS = range(2, 9)  # when alone
ACTIONS = 2


@big_rule
def new_decks(s: AkState, data: AkData, heritage: int) -> None:
    """Shuffle the builder cards and both levels of technologies, with or without the pack."""
    s.builders = data.builders if heritage else data.base_builders
    s.slots = st.LINE if heritage or data.base_lasting else st.SLOTS
    for i in range(s.builders):
        s.deck[i] = i + 1
        for seat in range(s.players):
            s.sight[seat, i + 1] = st.IN_DECK
    s.deck_size = s.builders
    shuffle(s, s.deck, 0, s.deck_size)
    for level in range(2):
        n = I(data.technologies[level] if heritage else data.base_technologies[level])
        for i in range(n):
            s.tech_deck[level, i] = data.level_cards[level, i]
        s.tech_deck_size[level] = n
        shuffle(s, s.tech_deck[level], 0, s.tech_deck_size[level])


@big_rule
def deal_pre_made(s: AkState, data: AkData, wanted: int) -> None:
    """Deal the fixed hands at random, one to each player; the others stay in the deck.

    Alone, the hand wanted is dealt.
    """
    order = s.marks  # any four places will do; they are empty again afterwards
    for hand in range(4):
        order[hand] = hand
    shuffle(s, order, 0, 4)
    if s.players == 1:
        order[0] = wanted - 1
    for seat in range(s.players):
        for i in range(st.KEPT):
            card = I(data.hands[order[seat], i])
            to_hand(s, seat, card)
            s.sight[seat, card] = st.IN_HAND << seat
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
            for i in range(st.KEPT):
                card = data.hands[hand, i]
                if s.sight[seat, card] == st.IN_DECK:
                    for other in range(s.players):
                        if other != seat:
                            s.sight[seat, card] |= st.IN_HAND << other


@rule
def read_readings(s: AkState, players: int, options: Any) -> None:
    """Which reading the table takes where the booklets leave it open."""
    s.any_order = options[ORDER_ALONE if players == 1 else ORDER]
    if players == 1:
        s.whole_ignored = options[OPPONENTS]


@rule
def deal(s: AkState, data: AkData, players: int, options: Any, seed: Any) -> None:
    """Setup: decks, first player, hands; with the classic deal everybody chooses what to keep."""
    seeded(s, seed)
    s.players = players
    new_decks(s, data, I(options[HERITAGE]))
    s.first = below(s, players)
    s.active = s.first
    s.phase = Phase.OPENING
    fewer = 0
    read_readings(s, players, options)
    if players == 1:
        fewer = I(options[FEWER])
        s.objectives = options[OBJECTIVES]
        s.blocked = count_bits(I(options[OBJECTIVES]))
        s.coffers = options[EFFECTS]
        s.time_start = options[TIME_SPACE]
    if options[DEAL] != CLASSIC:
        deal_pre_made(s, data, I(options[DEAL]))
    else:
        for offset in range(players):
            draw_cards(s, data, (I(s.first) + offset) % players, st.DEALT)
        push(s, Frame.OPENING, 0, -1, st.DEALT - st.KEPT + fewer, 0, 0, 0)
    if players == 1 and options[TO_DO] != 0:
        draw_coffers(s, I(options[TO_DO]))


@rule
def begin_play(s: AkState, data: AkData) -> None:
    """After the hands: the third and the fourth player draw a card, the tiles are filled."""
    for offset in range(2, s.players):
        draw_cards(s, data, (I(s.first) + offset) % s.players, 1)
    for tile in range(3):
        fill(s, tile)
    s.phase = Phase.ACTION
    s.actions = ACTIONS


@rule
def next_phase_alone(s: AkState, data: AkData) -> None:
    """Timeline, decline, unlearning, next turn; the Time card moves at every decline phase."""
    start = I(s.parts_used)
    if s.phase == Phase.ACTION:
        s.phase = Phase.TIMELINE
        gather_timeline(s, data, 0)
        push_set(s, start, 0)
    elif s.phase == Phase.TIMELINE:
        if time_moves_alone(s) if s.skip else time_leaves(s):
            finish_alone(s, data)
        elif s.skip:
            s.phase = Phase.SLID
        else:
            s.phase = Phase.DECLINE
            s.lost_in_phase = 0
            push(s, Frame.DECLINE, 0, 0, 0, 0, 0, 0)
        s.skip = 0
    elif s.phase == Phase.DECLINE:
        slide(s, 0)
        s.aside = max(0, I(s.aside) - 1)
        s.phase = Phase.SLID
        gather_reactions(s, data, 0, ON_DECLINED, 0, 0, 0)
        push_set(s, start, 0)
    elif s.phase == Phase.SLID:
        if s.unlearning_skipped == 0:
            unlearn(s, data)
        s.unlearning_skipped = 0
        s.phase = Phase.UNLEARNED
    else:
        s.turns += 1
        s.phase = Phase.ACTION
        s.actions = ACTIONS
        return_time(s)


@big_rule
def advance_alone(s: AkState, data: AkData) -> None:
    """The same for one player; coffers may be used between the phases."""
    if s.phase == Phase.OPENING:
        begin_play(s, data)
        lay_time(s, I(s.time_start))
    elif s.phase == Phase.ACTION and s.actions > 0:
        push(s, Frame.ACTION, 0, 0, 0, 0, 0, 0)
    elif s.coffers != 0 and s.paused == 0 and s.phase != Phase.DECLINE:
        s.paused = 1
        push(s, Frame.PAUSE, 0, 0, 0, 0, 0, 0)
    else:
        s.paused = 0
        next_phase_alone(s, data)


@big_rule
def advance(s: AkState, data: AkData) -> None:
    """Nothing is pending: continue to the next action, phase or turn."""
    if s.players == 1:
        advance_alone(s, data)
        return
    seat = I(s.active)
    start = I(s.parts_used)
    if s.phase == Phase.OPENING:
        begin_play(s, data)
    elif s.phase == Phase.ACTION:
        if s.actions > 0:
            push(s, Frame.ACTION, 0, 0, 0, 0, 0, 0)
        else:
            s.phase = Phase.TIMELINE
            gather_timeline(s, data, seat)
            push_set(s, start, 0)
    elif s.phase == Phase.TIMELINE:
        if s.skip:
            s.skip = 0
            end_turn(s)
        else:
            s.phase = Phase.DECLINE
            s.lost_in_phase = 0
            push(s, Frame.DECLINE, 0, 0, 0, 0, 0, 0)
    elif s.phase == Phase.DECLINE:
        slide(s, seat)
        s.phase = Phase.SLID
        gather_reactions(s, data, seat, ON_DECLINED, 0, 0, 0)
        push_set(s, start, 0)
    else:
        end_turn(s)


@rule
def end_turn(s: AkState) -> None:
    """The next player's turn, or the end: the round is complete and the end was triggered."""
    s.turns += 1
    s.active = (s.active + 1) % s.players
    if s.active == s.first and s.ending:
        s.phase = Phase.FINISHED
        s.over = st.ENDED
        s.seat = -1
    else:
        s.phase = Phase.ACTION
        s.actions = ACTIONS


@big_rule
def to_past(s: AkState, data: AkData, seat: int, card: int) -> None:
    """A monument goes to the Past, its knowledge is lost; then the middle and the end are checked.

    Nothing happens to one that its own decline effect has discarded. A Past without end is cut
    off: what no longer fits is discarded.
    """
    s.declining = 0
    release(s, data, card)
    if slot_of(s, seat, card) < 0:
        return
    leave(s, seat, card)
    if s.past_size[seat] == st.PAST_ROOM:
        s.lost[seat] += s.knowledge[card]
        open_to_pile(s, card)
        return
    s.past[seat, s.past_size[seat]] = card
    s.past_size[seat] += 1
    s.past_kinds[seat, data.kind[card]] += 1
    s.past_kinds[seat, 0] += data.effect[card, ENDGAME] != 0
    s.lost[seat] += s.knowledge[card]
    s.lost_in_phase += s.knowledge[card]
    s.knowledge[card] = 0
    if s.past_size[seat] >= st.END and s.players > 1:
        s.ending = 1
    if middle_reached(s, seat):
        push(s, Frame.TILE, 0, 0, 0, 0, 0, 0)
