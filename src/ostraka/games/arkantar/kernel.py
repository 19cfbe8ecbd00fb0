"""Arkantar's rules as the verbs that the core knows."""

from __future__ import annotations

from ostraka.core.kernel.verbs import implement
from ostraka.games.arkantar.judgement.evaluate import evaluate
from ostraka.games.arkantar.learning.observe import observe
from ostraka.games.arkantar.rules.codes import turned
from ostraka.games.arkantar.rules.turn import STATE, apply, legal, rank, reshuffle, score, setup

implement(
    STATE,
    setup=setup,
    legal=legal,
    apply=apply,
    score=score,
    rank=rank,
    reshuffle=reshuffle,
    observe=observe,
    index=turned,
    action=turned,
    evaluate=evaluate,
)
