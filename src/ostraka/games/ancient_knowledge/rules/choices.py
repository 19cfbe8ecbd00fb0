"""From one choice to the next: an option is taken, and all that needs no choice follows."""

from __future__ import annotations

from typing import Any

from ostraka.games.ancient_knowledge.language.tables import E_DO, S_OP
from ostraka.games.ancient_knowledge.language.words import (
    ENDGAME,
)
from ostraka.games.ancient_knowledge.rules.create import place
from ostraka.games.ancient_knowledge.rules.interpreter import (
    perform_next,
)
from ostraka.games.ancient_knowledge.rules.offers import make_offer, offer_actions
from ostraka.games.ancient_knowledge.rules.rule import rule
from ostraka.games.ancient_knowledge.rules.scoring import endgame_points
from ostraka.games.ancient_knowledge.rules.state import (
    CARD,
    EXTRA,
    F_ACTION,
    F_EFFECT,
    F_PLACE,
    FIRST_AUTOMATIC,
    KIND,
    WHAT,
    I,
    big_rule,
    effect_fired,
    primitive_performed,
)
from ostraka.games.ancient_knowledge.rules.taking import drop_frame, take
from ostraka.games.ancient_knowledge.rules.turn import advance, deal, to_past

__all__ = ["apply", "setup"]


@big_rule
def resume(s: Any, data: Any) -> None:
    """Go on with the top frame, which needs no choice."""
    frame = s.stack[s.depth - 1]
    kind, card = I(frame[KIND]), I(frame[CARD])
    seat = I(s.active)
    if kind == F_EFFECT:
        perform_next(s, data, seat)
    elif kind == F_PLACE:
        s.depth -= 1
        place(s, data, seat, card, I(frame[WHAT]), I(frame[EXTRA]))
    else:
        s.depth -= 1
        to_past(s, data, seat, card)


@big_rule
def note_scoring(s: Any, data: Any) -> None:
    """Note which endgame effects were worth something."""
    for seat in range(s.players):
        for i in range(s.past_size[seat]):
            card = I(s.past[seat, i])
            if endgame_points(s, data, seat, card) > 0:
                effect = I(data.effect[card, ENDGAME])
                effect_fired(s, effect)
                primitive_performed(s, I(data.steps[data.effects[effect, E_DO], S_OP]))


@big_rule
def play(s: Any, data: Any, action: int) -> None:
    """Take an option, then go on until somebody has a real choice, or the game is over.

    A choice with a single option is taken at once, unless it is one of the turn's two actions.
    """
    chosen = action
    while True:
        if chosen != 0:
            take(s, data, chosen)
            chosen = 0
        if s.depth == 0:
            if s.over != 0:
                break
            advance(s, data)
        elif s.stack[s.depth - 1, KIND] >= FIRST_AUTOMATIC:
            resume(s, data)
        else:
            make_offer(s, data)
            if s.offered == 0:
                drop_frame(s, data)
            elif s.offered == 1 and s.stack[s.depth - 1, KIND] != F_ACTION:
                chosen = I(s.options[0])
            else:
                return
    s.offered = 0
    note_scoring(s, data)


@rule
def apply(s: Any, data: Any, action: Any) -> None:
    """Carry out an action, up to the next choice."""
    play(s, data, I(action))


@rule
def setup(s: Any, data: Any, players: int, options: Any, seed: Any) -> None:
    """Lay the game out, up to its first choice: what to keep, or the first action."""
    deal(s, data, players, options, seed)
    s.seat = s.active
    if s.depth > 0:
        make_offer(s, data)
    else:
        advance(s, data)
        advance(s, data)
        offer_actions(s, data, I(s.active))
