"""The verbs of Ancient Knowledge: what `ostraka.core` asks of a game's rules.

The rules themselves are in the modules next to this one, roughly a section of the rulebook each.
"""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel import kernel
from ostraka.core.verbs import implement
from ostraka.games.ancient_knowledge.choices import run, take
from ostraka.games.ancient_knowledge.hidden import reshuffle
from ostraka.games.ancient_knowledge.observe import observe
from ostraka.games.ancient_knowledge.scoring import endgame_points, rank, score
from ostraka.games.ancient_knowledge.state import STATE, I, effect_fired, primitive_performed
from ostraka.games.ancient_knowledge.tables import E_DO, S_OP
from ostraka.games.ancient_knowledge.turn import deal
from ostraka.games.ancient_knowledge.words import ENDGAME

__all__ = ["apply", "legal", "setup"]


@kernel
def setup(s: Any, data: Any, players: int, options: Any, seed: Any) -> None:
    """Lay the game out and go on to the first choice."""
    deal(s, data, players, options, seed)
    run(s, data)


@kernel
def legal(s: Any, data: Any, out: Any) -> int:
    """The options of the choice at hand, which are part of the state."""
    for i in range(s.offered):
        out[i] = s.options[i]
    return I(s.offered)


@kernel
def apply(s: Any, data: Any, action: Any) -> None:
    """Take an option and go on to the next choice."""
    take(s, data, I(action))
    run(s, data)
    if s.over != 0:
        note_scoring(s, data)


@kernel
def note_scoring(s: Any, data: Any) -> None:
    """Note which endgame effects were worth something."""
    for seat in range(s.players):
        for i in range(s.past_size[seat]):
            card = I(s.past[seat, i])
            if endgame_points(s, data, seat, card) > 0:
                effect = I(data.effect[card, ENDGAME])
                effect_fired(s, effect)
                primitive_performed(s, I(data.steps[data.effects[effect, E_DO], S_OP]))


implement(
    STATE,
    setup=setup,
    legal=legal,
    apply=apply,
    score=score,
    rank=rank,
    reshuffle=reshuffle,
    observe=observe,
)
