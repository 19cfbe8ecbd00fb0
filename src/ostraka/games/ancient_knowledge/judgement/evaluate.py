"""How good a state of Ancient Knowledge looks.

For each seat the points at the end are forecast, as a sum of features (`weights.FEATURES`) and of
what its single cards are worth where they lie; how likely a lead is to hold follows from the turns
that are left. All weights are fitted to games by `python -m bench.tune ancient_knowledge`.
"""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np

from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.judgement.reach import objectives_in_reach
from ostraka.games.ancient_knowledge.language.weights import FEATURES, PLACES
from ostraka.games.ancient_knowledge.language.words import ANCIENT, ARTIFACT, CITY
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.quantities import meets
from ostraka.games.ancient_knowledge.rules.scoring import endgame_points
from ostraka.games.ancient_knowledge.rules.state import Frame, I, Phase, time_card
from ostraka.games.ancient_knowledge.state_types import AkData, AkState

FEATURE_COUNT = len(FEATURES)
(
    POINTS,
    LOST,
    COMING_POINTS,
    COMING_ENDGAME,
    COMING,
    STRANDED,
    KNOWLEDGE,
    _,
    _,
    _,
    _,
    _,
    PAST,
    STRAIGHT,
    SETS,
    SAME,
    HAND,
    SMALL_HAND,
    COVER,
    ARTIFACTS,
    TECHNOLOGIES,
    KINDS,
    WITHIN_REACH,
    REWARD,
    NEAR_REWARD,
    ACTIONS,
    REMOVAL,
    EFFECTS,
    TURN,
) = range(FEATURE_COUNT)
IN_HAND, IN_COMING, IN_PLAY, IN_PAST = range(len(PLACES))
CARD_ROOM = 64

LAST_LAP = 2.5  # turns until the monuments in play have declined, where more are needed
PACE = 1.07  # turns for each further monument
FAR = 12.0  # a turn that is later counts no more than this
SMALL = 4
SOLO_POINTS = 50.0  # alone, this many points are half of the way


@rule
def turns_to_end(s: AkState, seat: int) -> float:
    """How many decline phases a seat needs until its Past ends the game, as far as can be seen."""
    need = st.END - I(s.past_size[seat])
    have = 0
    for space in range(st.SPACES):
        for slot in range(2 * space, 2 * space + 2):
            have += s.line[seat, slot] != 0 and s.line[seat, slot] != time_card(s)
        if have >= need:
            return space + 1.0
    return LAST_LAP + PACE * (need - have)


@rule
def declines_now(s: AkState, seat: int) -> int:
    """Whether a seat still has a decline phase in this round."""
    if s.phase == Phase.OPENING:
        return 1
    place = (seat - I(s.first)) % I(s.players)
    acting = (I(s.active) - I(s.first)) % I(s.players)
    if place == acting:
        return 1 if s.phase < Phase.SLID and s.skip == 0 else 0
    return 1 if place > acting else 0


@rule
def rounds_left(s: AkState) -> float:
    """How many rounds follow this one, as far as can be seen."""
    if s.players == 1:
        return max(0.0, 11.0 + I(s.time_start) - I(s.turns))
    if s.ending:
        return 0.0
    rounds = 99.0
    for seat in range(s.players):
        rounds = min(rounds, turns_to_end(s, seat) - declines_now(s, seat))
    return max(0.0, rounds)


@rule
def note(rows: Any, used: int, card: int, place: int, by: float) -> int:
    """Note that a card lies in a place, and how much that counts; how many are noted."""
    if by == 0.0 or used == CARD_ROOM:
        return used
    rows[used, 0] = card
    rows[used, 1] = place
    rows[used, 2] = by
    return used + 1


@rule
def note_monument(
    s: AkState,
    data: AkData,
    seat: int,
    card: int,
    space: int,
    load: int,
    turns: float,
    out: Any,
    rows: Any,
    used: int,
) -> int:
    """A monument of the timeline: whether it reaches the Past in time, and with what."""
    used = note(rows, used, card, IN_PLAY, min(float(space), turns))
    if data.lasting[card]:
        out[STRANDED] += 1.0
        return note(rows, used, card, IN_PLAY, max(0.0, turns - space))
    reach = min(1.0, max(0.0, turns - space + 1.0))
    out[STRANDED] += 1.0 - reach
    if reach > 0.0:
        out[COMING] += reach
        out[COMING_POINTS] += reach * data.vp[card]
        out[COMING_ENDGAME] += reach * endgame_points(s, data, seat, card)
        out[KNOWLEDGE + space - 1] += reach * load
        used = note(rows, used, card, IN_COMING, reach)
        used = note(rows, used, card, IN_PAST, max(0.0, turns - space))
    return used


@rule
def note_pending(
    s: AkState, data: AkData, seat: int, turns: float, out: Any, rows: Any, used: int
) -> int:
    """What is under way for the seat whose turn it is: a card being created, prices, removals."""
    for i in range(s.depth):
        frame = s.stack[i]
        kind = I(frame[st.KIND])
        if kind == Frame.PLACE:
            card, space = I(frame[st.CARD]), I(frame[st.WHAT])
            if space:
                load = I(data.knowledge[card])
                used = note_monument(s, data, seat, card, space, load, turns, out, rows, used)
            else:
                out[ARTIFACTS] += 1.0
                used = note(rows, used, card, IN_PLAY, turns)
        elif kind == Frame.PAY:
            out[HAND] -= frame[st.N]
        elif kind == Frame.ARCHIVE:
            out[REMOVAL] += frame[st.COUNT]
        elif kind == Frame.REMOVE:
            out[REMOVAL] += frame[st.N] * max(1, I(frame[st.EXTRA]))
        elif kind == Frame.SET:
            for part in range(frame[st.WHAT], frame[st.WHAT] + frame[st.N]):
                out[EFFECTS] += s.parts[part] != 0
    return used


@rule
def note_hand(
    s: AkState, data: AkData, seat: int, turns: float, out: Any, rows: Any, used: int
) -> int:
    """The hand: cards that are already marked for discarding are gone."""
    marked = 0
    if s.depth:
        frame = s.stack[s.depth - 1]
        if frame[st.KIND] == Frame.OPENING or (
            frame[st.KIND] == Frame.OPPONENTS and frame[st.WHAT] == 0
        ):
            marked = I(s.marks[seat])
    for i in range(s.held[seat]):
        if marked >> i & 1:
            continue
        card = I(s.hand[seat, i])
        out[HAND] += 1.0
        ahead = 1.0 if data.kind[card] == ARTIFACT else float(data.start[card])
        used = note(rows, used, card, IN_HAND, min(1.0, max(0.0, (turns - ahead) / 4.0)))
    return used


@rule
def note_kinds(s: AkState, data: AkData, seat: int, out: Any) -> None:
    """How well the kinds of monuments and of technologies go together."""
    a, b, c = 0, 0, 0
    for slot in range(st.SLOTS):
        kind = I(data.kind[s.line[seat, slot]])
        a += kind == CITY
        b += kind == CITY + 1
        c += kind == CITY + 2
    a += s.past_kinds[seat, CITY]
    b += s.past_kinds[seat, CITY + 1]
    c += s.past_kinds[seat, CITY + 2]
    out[SETS] = min(a, b, c)
    out[SAME] = max(a, b, c)
    out[TECHNOLOGIES] = s.learned[seat]
    for kind in range(ANCIENT, ANCIENT + 3):
        out[KINDS] = max(out[KINDS], float(s.learned_kinds[seat, kind]))


@rule
def note_technologies(s: AkState, data: AkData, seat: int, out: Any) -> None:
    """The technologies face up that can be learned, or nearly."""
    for tile in range(3):
        for spot in range(st.FACE_UP):
            card = I(s.tiles[tile, spot])
            if card == 0:
                continue
            reward = float(data.vp[card])
            if meets(s, data, card, seat, 0):
                out[WITHIN_REACH] += 1.0
                out[REWARD] = max(out[REWARD], reward)
            elif reward > out[NEAR_REWARD] and meets(s, data, card, seat, 1):
                out[NEAR_REWARD] = reward


@rule
def describe(s: AkState, data: AkData, seat: int, rounds: float, out: Any, rows: Any) -> int:
    """Write the features of a seat, and its cards with their places; how many cards."""
    for i in range(FEATURE_COUNT):
        out[i] = 0.0
    turns = min(FAR, rounds + declines_now(s, seat))
    used = 0
    for slot in range(s.slots):
        card = I(s.line[seat, slot])
        if card != 0 and card != time_card(s):
            space = slot // 2 + 1 if slot < st.SLOTS else slot - st.SLOTS + 1
            load = I(s.knowledge[card])
            used = note_monument(s, data, seat, card, space, load, turns, out, rows, used)
    for i in range(s.artifact_count[seat]):
        used = note(rows, used, I(s.artifacts[seat, i]), IN_PLAY, turns)
    out[ARTIFACTS] = s.artifact_count[seat]
    used = note_hand(s, data, seat, turns, out, rows, used)
    if seat == s.active:
        used = note_pending(s, data, seat, turns, out, rows, used)
        if s.phase != Phase.OPENING:
            out[TURN] = 1.0
            out[ACTIONS] = s.actions
    for i in range(s.past_size[seat]):
        card = I(s.past[seat, i])
        extra = endgame_points(s, data, seat, card)
        out[POINTS] += data.vp[card] + extra
        out[STRAIGHT] += s.rotated[card] == 0
        used = note(rows, used, card, IN_PAST, turns)
    for i in range(s.learned[seat]):
        out[POINTS] += data.vp[s.collection[seat, i]]
    out[PAST] = s.past_size[seat]
    out[LOST] = s.lost[seat]
    out[SMALL_HAND] = max(0.0, SMALL - out[HAND])
    on_the_way = 0.0
    for i in range(st.SPACES):
        on_the_way += out[KNOWLEDGE + i]
    out[COVER] = min(on_the_way, max(0.0, out[HAND]))
    out[REMOVAL] = min(on_the_way, out[REMOVAL])
    note_kinds(s, data, seat, out)
    if turns > 0.0:
        note_technologies(s, data, seat, out)
    return used


@rule
def forecast(s: AkState, data: AkData, seat: int, rounds: float, out: Any, rows: Any) -> float:
    """The points that a seat may expect at the end, but for what is the same for all seats."""
    used = describe(s, data, seat, rounds, out, rows)
    left = min(FAR, rounds)
    total = 0.0
    for i in range(FEATURE_COUNT):
        total += out[i] * (data.weights[i] + left * data.weights[FEATURE_COUNT + i])
    for i in range(used):
        total += data.card_weights[I(rows[i, 0]), I(rows[i, 1])] * rows[i, 2]
    return total


@rule
def evaluate(s: AkState, data: AkData, out: Any) -> None:
    """Write how likely each seat is to win; alone, how well the objectives and the points stand."""
    features = np.empty(FEATURE_COUNT, np.float64)
    rows = np.empty((CARD_ROOM, 3), np.float64)
    rounds = rounds_left(s)
    if s.players == 1:
        expected = forecast(s, data, 0, rounds, features, rows)
        near = objectives_in_reach(s, data, rounds + declines_now(s, 0), expected)
        out[0] = near / (1.0 + exp(1.0 - expected / SOLO_POINTS))
        return
    spread = data.weights[2 * FEATURE_COUNT]
    spread += min(FAR, rounds) * data.weights[2 * FEATURE_COUNT + 1]
    best = -1e9
    for seat in range(s.players):
        out[seat] = forecast(s, data, seat, rounds, features, rows)
        best = max(best, out[seat])
    total = 0.0
    for seat in range(s.players):
        out[seat] = exp((out[seat] - best) / spread)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total
