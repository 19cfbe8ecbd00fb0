"""The verbs of Ancient Knowledge: what `ostraka.core` asks of a game's rules.

The rules themselves are in `rules`, roughly a section of the rulebook in each module.
"""

from __future__ import annotations

from typing import Any

from ostraka.core.kernel.sealed import rule
from ostraka.core.kernel.verbs import implement
from ostraka.games.ancient_knowledge.judgement.evaluate import evaluate
from ostraka.games.ancient_knowledge.knowledge.hidden import reshuffle
from ostraka.games.ancient_knowledge.learning.observe import observe
from ostraka.games.ancient_knowledge.learning.space import action, index
from ostraka.games.ancient_knowledge.rules.scoring import rank, score
from ostraka.games.ancient_knowledge.rules.state import STATE, I
from ostraka.games.ancient_knowledge.state_types import AkData, AkState
from ostraka.games.ancient_knowledge.turn.choices import apply, setup


@rule
def legal(s: AkState, data: AkData, out: Any) -> int:
    """The options of the choice at hand, which are part of the state."""
    for i in range(s.offered):
        out[i] = s.options[i]
    return I(s.offered)


implement(
    STATE,
    setup=setup,
    legal=legal,
    apply=apply,
    score=score,
    rank=rank,
    reshuffle=reshuffle,
    observe=observe,
    index=index,
    action=action,
    evaluate=evaluate,
)
