"""From one choice to the next: an option is taken, and all that needs no choice follows."""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.sealed import rule
from ostraka.games.ancient_knowledge.effects.interpreter import perform_next
from ostraka.games.ancient_knowledge.rules import state as st
from ostraka.games.ancient_knowledge.rules.codes import Verb, verb_of
from ostraka.games.ancient_knowledge.rules.create import place
from ostraka.games.ancient_knowledge.rules.state import Frame, I, big_rule
from ostraka.games.ancient_knowledge.rules.technologies import fill
from ostraka.games.ancient_knowledge.state_types import AkData, AkState
from ostraka.games.ancient_knowledge.turn.offers import make_offer, offer_actions
from ostraka.games.ancient_knowledge.turn.phases import advance, deal, to_past
from ostraka.games.ancient_knowledge.turn.taking import draw_excavated, drop_frame, take

WAITING = -1


@big_rule
def resume(s: AkState, data: AkData) -> None:
    """Go on with the top frame, which needs no choice."""
    frame = s.stack[s.depth - 1]
    kind, card = I(frame[st.KIND]), I(frame[st.CARD])
    seat = I(s.active)
    if kind == Frame.EFFECT:
        perform_next(s, data, seat)
    elif kind == Frame.PLACE:
        s.depth -= 1
        place(s, data, seat, card, I(frame[st.WHAT]), I(frame[st.EXTRA]))
    elif kind == Frame.DEPART:
        s.depth -= 1
        to_past(s, data, seat, card)
    elif kind == Frame.REFILL:
        s.depth -= 1
        fill(s, I(frame[st.WHAT]))
    else:
        s.depth -= 1
        draw_excavated(s, data, seat, I(frame[st.N]))


@rule
def go_on(s: AkState, data: AkData, chosen: int) -> int:
    """One step: take an option if there is one to take, or do what needs no choice.

    Returns what is to be taken next, because it is the only option; 0 if the game continues without
    a choice; WAITING once somebody has a real choice, or the game is over. One of the turn's two
    actions is a real choice even if it is the only one.
    """
    if chosen != 0:
        take(s, data, chosen)
    elif s.depth == 0:
        if s.over != 0:
            s.offered = 0
            return WAITING
        advance(s, data)
    elif s.stack[s.depth - 1, st.KIND] >= st.FIRST_AUTOMATIC:
        resume(s, data)
    else:
        make_offer(s, data)
        if s.offered == 0:
            drop_frame(s, data)
        elif s.offered == 1 and s.stack[s.depth - 1, st.KIND] != Frame.ACTION:
            return I(s.options[0])
        else:
            return WAITING
    return 0


@big_rule
def play(s: AkState, data: AkData, action: int) -> None:
    """Step after step, until somebody has a real choice or the game is over."""
    chosen = action
    while chosen != WAITING:
        chosen = go_on(s, data, chosen)


@rule
def remember(s: AkState, action: int) -> None:
    """Note what is chosen, by whom, and whether the others may know of which card.

    What is discarded from a hand, kept, put under a deck, stolen, or marked in secret they may not.
    """
    kind, verb = I(s.stack[s.depth - 1, st.KIND]), verb_of(action)
    marked = kind in (Frame.OPENING, Frame.OPPONENTS, Frame.TAKE)
    s.last = action
    s.last_seat = s.seat
    s.last_secret = marked or verb in (Verb.DISCARD, Verb.KEEP, Verb.PLACE)


@rule
def apply(s: AkState, data: AkData, action: Any) -> None:
    """Carry out an action, up to the next choice."""
    remember(s, I(action))
    play(s, data, I(action))


@rule
def setup(s: AkState, data: AkData, players: int, options: Any, seed: Any) -> None:
    """Lay the game out, up to its first choice: what to keep, or the first action."""
    deal(s, data, players, options, seed)
    s.seat = s.active
    if s.depth > 0:
        make_offer(s, data)
    else:
        advance(s, data)
        advance(s, data)
        offer_actions(s, data, I(s.active))
