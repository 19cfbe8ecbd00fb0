"""What a seat knows, written as the row of numbers that `layout` declares.

Rows of cards are walked without asking whether a place is empty: card 0 writes to the number before
its plane, which is put back afterwards. That is several times as fast as a branch for every place.
"""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.language.tables import E_CARD, E_WHEN
from ostraka.games.ancient_knowledge.learning.layout import LAYOUT, LEAST, MOST, TOLD_FROM
from ostraka.games.ancient_knowledge.learning.space import BASE_BUILDERS, BUILDERS
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.codes import Verb, card_of, number_of, verb_of
from ostraka.games.ancient_knowledge.rules.scoring import points
from ostraka.games.ancient_knowledge.rules.solo_turn import COFFERS, objective_met
from ostraka.games.ancient_knowledge.rules.state import Frame, I
from ostraka.games.ancient_knowledge.state_types import AkData, AkState

SIZE = LAYOUT.size
HAND, PLACES, APART = LAYOUT.at("hand"), LAYOUT.at("places"), LAYOUT.at("apart")
OWN_LINE, ITS_LINE, KNOWLEDGE = LAYOUT.at("own_line"), LAYOUT.at("line"), LAYOUT.at("knowledge")
OWN_BOARD, ITS_BOARD = LAYOUT.at("own_board"), LAYOUT.at("board")
OWN_COLLECTION, ITS_COLLECTION = LAYOUT.at("own_collection"), LAYOUT.at("collection")
OWNER, TECHNOLOGIES, ORDER = LAYOUT.at("owner"), LAYOUT.at("technologies"), LAYOUT.at("order")
UNDER_WAY, DUE, WAITING = LAYOUT.at("under_way"), LAYOUT.at("due"), LAYOUT.at("waiting")
CHOICE, AMOUNT, LIMIT = LAYOUT.at("choice"), LAYOUT.at("amount"), LAYOUT.at("limit")
CONDITION, SUBJECT, CHOSEN = LAYOUT.at("condition"), LAYOUT.at("subject"), LAYOUT.at("count")
GOES_ON, EFFECT = LAYOUT.at("cursor"), LAYOUT.at("effect")
LAST_SEAT, LAST_VERB = LAYOUT.at("last_seat"), LAYOUT.at("last_verb")
LAST_CARD, LAST_NUMBER = LAYOUT.at("last_card"), LAYOUT.at("last_number")
HERITAGE, PLAYERS, PHASE = LAYOUT.at("heritage"), LAYOUT.at("players"), LAYOUT.at("phase")
FIRST, TURN, TO_ACT, OVER = (LAYOUT.at(name) for name in ("first", "turn", "to_act", "over"))
TURNS, ACTIONS, SKIP, ENDING = (LAYOUT.at(name) for name in ("turns", "actions", "skip", "ending"))
TURNED, LOST_IN_PHASE = LAYOUT.at("turned"), LAYOUT.at("lost_in_phase")
DECK, DISCARDS, DECKS = LAYOUT.at("deck"), LAYOUT.at("discards"), LAYOUT.at("technology_decks")
LAID_APART, HANDS, LOST = LAYOUT.at("laid_apart"), LAYOUT.at("hands"), LAYOUT.at("lost")
POINTS, PAST, PAST_KINDS = LAYOUT.at("points"), LAYOUT.at("past"), LAYOUT.at("past_kinds")
ARTIFACTS, LEARNED_KINDS = LAYOUT.at("artifacts"), LAYOUT.at("learned_kinds")
TIME, TIME_START, DIE = LAYOUT.at("time"), LAYOUT.at("time_start"), LAYOUT.at("die")
LEGACY, PAUSED = LAYOUT.at("legacy"), LAYOUT.at("paused")
UNLEARNING_SKIPPED, OBJECTIVES = LAYOUT.at("unlearning_skipped"), LAYOUT.at("objectives")
UNDER, DRAWN = LAYOUT.at("coffers"), LAYOUT.at("drawn")
GIVEN_UP, USED = LAYOUT.at("given_up"), LAYOUT.at("used")
ANY_ORDER, WHOLE_IGNORED = LAYOUT.at("any_order"), LAYOUT.at("whole_ignored")

HANDS_SHIFT = 2  # of the bits of `sight` that stand for hands
ALL_HANDS = 15
NO_HAND = st.IN_LIMBO | 3  # limbo, deck, discard pile
ABOUT_TO_BE_LEARNED, BECAUSE = 4, 4  # of `under_way`


@rule
def clipped(n: int) -> int:
    """A number as far as a byte can tell it."""
    return min(MOST, max(LEAST, n))


@rule
def observe_hidden(s: AkState, seat: int, out: Any) -> None:
    """Where the seat thinks each card may lie, its own hand, and what it sees of cards set aside.

    The bits of hands are turned, so that its own one comes first.
    """
    players = I(s.players)
    back, all_hands = players - seat, (1 << players) - 1
    row = s.sight[seat]
    for i in range(BUILDERS):
        may = I(row[i + 1])
        hands = may >> HANDS_SHIFT & ALL_HANDS
        turned = (hands >> seat | hands << back) & all_hands
        out[PLACES + i] = may & NO_HAND | turned << HANDS_SHIFT
    marks = I(s.marks[seat])
    in_play = marks != 0 and s.stack[s.depth - 1, st.WHAT] != 0
    for i in range(s.held[seat]):
        out[HAND - 1 + I(s.hand[seat, i])] = 1 + (0 if in_play else marks >> i & 1)
    if in_play:
        for i in range(s.artifact_count[seat]):
            out[HAND - 1 + I(s.artifacts[seat, i])] = 2 * (marks >> i & 1)
    for i in range(s.in_limbo):
        card = I(s.limbo[i])
        sees = row[card] in (st.SEEN, st.IN_LIMBO)
        out[APART - 1 + card] = i + 1 if sees else 0


@rule
def observe_line(s: AkState, seat: int, distance: int, line: int, out: Any) -> None:
    """The monuments of a timeline, and the knowledge on them."""
    before_line, before_knowledge, before_owner = out[line - 1], out[KNOWLEDGE - 1], out[OWNER - 1]
    for slot in range(s.slots):
        card = I(s.line[seat, slot])
        out[line - 1 + card] = slot + 1
        out[KNOWLEDGE - 1 + card] = min(MOST, I(s.knowledge[card]))
        out[OWNER - 1 + card] = distance
    out[line - 1], out[KNOWLEDGE - 1], out[OWNER - 1] = before_line, before_knowledge, before_owner


@rule
def observe_line_alone(s: AkState, out: Any) -> None:
    """The same for one player, among whose monuments the Time card may lie."""
    for slot in range(s.slots):
        card = I(s.line[0, slot])
        if card > BUILDERS:
            out[TIME] = slot + 1
        elif card != 0:
            out[OWN_LINE - 1 + card] = slot + 1
            out[KNOWLEDGE - 1 + card] = min(MOST, I(s.knowledge[card]))


@rule
def observe_stored(s: AkState, seat: int, distance: int, collection: int, out: Any) -> None:
    """The technologies that lie on monuments."""
    for slot in range(st.LINE):
        technology = I(s.stored[I(s.line[seat, slot])])
        if technology != 0:
            out[collection - 1 + technology - BUILDERS] = -1 - slot
            out[OWNER - 1 + technology] = distance


@rule
def observe_board(
    s: AkState, seat: int, distance: int, board: int, collection: int, out: Any
) -> None:
    """Artifacts in play, the Past, and technologies learned, in the order in which they came."""
    for i in range(s.artifact_count[seat]):
        card = I(s.artifacts[seat, i])
        out[board - 1 + card] = 1
        out[OWNER - 1 + card] = distance
        out[ORDER - 1 + card] = i + 1
    for i in range(s.past_size[seat]):
        card = I(s.past[seat, i])
        out[board - 1 + card] = 3 - I(s.rotated[card])
        out[OWNER - 1 + card] = distance
        out[ORDER - 1 + card] = i + 1
    for i in range(s.learned[seat]):
        card = I(s.collection[seat, i])
        out[collection - 1 + card - BUILDERS] = 1
        out[OWNER - 1 + card] = distance
        out[ORDER - 1 + card] = i + 1


@rule
def observe_counts(s: AkState, data: AkData, seat: int, distance: int, out: Any) -> None:
    """Public numbers of a seat."""
    lost = I(s.lost[seat])
    out[HANDS + distance] = s.held[seat]
    out[LOST + 2 * distance] = min(MOST, lost >> 7)
    out[LOST + 2 * distance + 1] = lost & MOST
    out[POINTS + distance] = clipped(points(s, data, seat))
    out[PAST + distance] = s.past_size[seat]
    out[ARTIFACTS + distance] = s.artifact_count[seat]
    for kind in range(3):
        out[PAST_KINDS + 3 * distance + kind] = s.past_kinds[seat, 1 + kind]
        out[LEARNED_KINDS + 3 * distance + kind] = s.learned_kinds[seat, 5 + kind]


@rule
def observe_technologies(s: AkState, out: Any) -> None:
    """The tiles, and the discard piles of both levels."""
    before = out[TECHNOLOGIES - 1]
    start = TECHNOLOGIES - 1 - BUILDERS
    for tile in range(3):
        for place in range(st.FACE_UP):
            card = max(BUILDERS, I(s.tiles[tile, place]))
            out[start + card] = st.FACE_UP * tile + place + 1
    out[TECHNOLOGIES - 1] = before
    for level in range(2):
        for i in range(s.tech_pile_size[level]):
            card = I(s.tech_pile[level, i])
            out[start + card] = -1
            out[ORDER - 1 + card] = i + 1


@rule
def observe_cause(s: AkState, data: AkData, i: int, out: Any) -> None:
    """The effect, creation or decline because of which is asked: the i-th frame of the stack."""
    frame = s.stack[i]
    kind, card = I(frame[st.KIND]), I(frame[st.CARD])
    if kind == Frame.EFFECT:
        out[EFFECT] = 1 + I(data.effects[frame[st.WHAT], E_WHEN])
        out[EFFECT + 1] = frame[st.N]
        out[EFFECT + 2] = min(MOST, I(frame[st.COUNT]))
        out[EFFECT + 3] = min(MOST, I(frame[st.CONTEXT]))
        if card == 0:
            for coffer in range(COFFERS):
                if data.coffer_effect[coffer] == frame[st.WHAT]:
                    out[USED + coffer] = 2


@rule
def observe_stack(s: AkState, data: AkData, out: Any) -> None:
    """What is half done or waits, from the choice at hand down to what was begun first."""
    top = I(s.depth) - 1
    because = BECAUSE
    for i in range(top, -1, -1):
        frame = s.stack[i]
        kind = I(frame[st.KIND])
        if kind in (Frame.EFFECT, Frame.PLACE, Frame.DEPART):
            card = I(frame[st.CARD])
            if because != 0:
                observe_cause(s, data, i, out)
            if card != 0:
                how = 1 if kind == Frame.EFFECT else 2 if kind == Frame.PLACE else 3
                out[UNDER_WAY - 1 + card] = max(I(out[UNDER_WAY - 1 + card]), how + because)
            because = 0
        elif kind == Frame.SET:
            for part in range(frame[st.WHAT], frame[st.WHAT] + frame[st.N]):
                effect = I(s.parts[part])
                card = I(data.effects[effect, E_CARD])
                if effect != 0:
                    if i == top:
                        out[DUE - 1 + card] = 1 + I(data.effects[effect, E_WHEN])
                    else:
                        out[WAITING - 1 + card] += 1
        elif kind == Frame.STUDY and frame[st.WHAT] != 0:
            out[UNDER_WAY - 1 + I(frame[st.WHAT])] = ABOUT_TO_BE_LEARNED


@rule
def observe_choice(s: AkState, seat: int, out: Any) -> None:
    """What is asked: the sort of choice and its numbers.

    Where the choice has come to in a hand, or among what is marked in secret, only its owner knows.
    """
    frame = s.stack[s.depth - 1]
    kind = I(frame[st.KIND])
    out[CHOICE + kind - 1] = 1
    out[AMOUNT] = clipped(I(frame[st.N]))
    out[LIMIT] = min(MOST, I(frame[st.EXTRA]))
    out[CONDITION] = min(MOST, I(frame[st.CONTEXT]))
    out[CHOSEN] = min(MOST, I(frame[st.COUNT]))
    what = I(frame[st.WHAT])
    if kind == Frame.SET:
        what = 0
    elif kind in (Frame.REMOVE, Frame.MOVE, Frame.SWAP, Frame.STUDY):
        what = min(1, what)
    elif kind == Frame.TAKE:
        what = (what - seat + I(s.players)) % I(s.players)
    out[SUBJECT] = min(MOST, what)
    secret = kind in (Frame.OPENING, Frame.OPPONENTS, Frame.PAY, Frame.ARCHIVE)
    if s.seat == seat or not secret:
        out[GOES_ON] = min(MOST, I(frame[st.CURSOR]))


@rule
def observe_last(s: AkState, seat: int, out: Any) -> None:
    """The last action, as far as the seat may know it."""
    code = I(s.last)
    out[LAST_CARD] = -TOLD_FROM
    if code == 0:
        return
    verb, n = verb_of(code), number_of(code)
    distance = I(s.last_seat) - seat
    out[LAST_SEAT + (distance if distance >= 0 else distance + I(s.players))] = 1
    out[LAST_VERB + verb - 1] = 1
    if verb == Verb.SWAP:
        n = 0
    elif verb == Verb.VICTIM:
        n = (n - seat + I(s.players)) % I(s.players)
    out[LAST_NUMBER] = min(MOST, n)
    if s.last_secret == 0 or s.last_seat == seat:
        out[LAST_CARD] = card_of(code) - TOLD_FROM


@rule
def observe_alone(s: AkState, data: AkData, out: Any) -> None:
    """The Time card, the die and the coffers of a solo game."""
    out[TIME + 1] = s.aside
    out[TIME + 2] = s.time
    out[TIME_START] = s.time_start
    out[DIE] = s.die
    out[LEGACY] = s.legacy
    out[PAUSED] = s.paused
    out[UNLEARNING_SKIPPED] = s.unlearning_skipped
    for i in range(COFFERS):
        out[UNDER + i] = s.coffers >> i & 1
        out[DRAWN + i] = s.drawn >> i & 1
        out[GIVEN_UP + i] = s.given_up >> i & 1
        out[USED + i] = s.used >> i & 1
        if s.objectives >> i & 1:
            out[OBJECTIVES + i] = 1 + objective_met(s, data, i)


@rule
def observe_table(s: AkState, seat: int, out: Any) -> None:
    """The numbers of the table."""
    players = I(s.players)
    out[HERITAGE] = s.builders > BASE_BUILDERS
    out[PLAYERS] = players
    out[PHASE + I(s.phase)] = 1
    first, turn, to_act = I(s.first) - seat, I(s.active) - seat, I(s.seat) - seat
    out[FIRST + (first if first >= 0 else first + players)] = 1
    out[TURN + (turn if turn >= 0 else turn + players)] = 1
    if s.over == 0:
        out[TO_ACT + (to_act if to_act >= 0 else to_act + players)] = 1
    out[OVER] = s.over
    out[TURNS] = min(MOST, I(s.turns) >> 7)
    out[TURNS + 1] = I(s.turns) & MOST
    out[ACTIONS] = s.actions
    out[SKIP] = s.skip
    out[ENDING] = s.ending
    out[TURNED] = s.turned
    out[LOST_IN_PHASE] = min(MOST, I(s.lost_in_phase))
    out[DECK] = clipped(I(s.deck_size) - TOLD_FROM)
    out[DISCARDS] = clipped(I(s.pile_size) - TOLD_FROM)
    out[DECKS] = s.tech_deck_size[0]
    out[DECKS + 1] = s.tech_deck_size[1]
    out[LAID_APART] = s.in_limbo
    out[ANY_ORDER] = s.any_order
    out[WHOLE_IGNORED] = s.whole_ignored


@rule
def observe(s: AkState, data: AkData, seat: int, out: Any) -> None:
    """Write what a seat knows."""
    for i in range(SIZE):
        out[i] = 0
    players = I(s.players)
    observe_hidden(s, seat, out)
    for distance in range(players):
        other = seat + distance
        if other >= players:
            other -= players
        mine = distance == 0
        collection = OWN_COLLECTION if mine else ITS_COLLECTION
        if players > 1:
            observe_line(s, other, distance, OWN_LINE if mine else ITS_LINE, out)
        else:
            observe_line_alone(s, out)
        if s.slots > st.SLOTS:
            observe_stored(s, other, distance, collection, out)
        observe_board(s, other, distance, OWN_BOARD if mine else ITS_BOARD, collection, out)
        observe_counts(s, data, other, distance, out)
    observe_technologies(s, out)
    observe_table(s, seat, out)
    observe_last(s, seat, out)
    if players == 1:
        observe_alone(s, data, out)
    observe_stack(s, data, out)
    if s.over == 0 and s.offered > 0:
        observe_choice(s, seat, out)
