"""Ankh'or's rules as the verbs that the core knows."""

from __future__ import annotations

from ostraka.core.kernel.verbs import implement
from ostraka.games.ankhor.judgement.evaluate import evaluate
from ostraka.games.ankhor.learning.observation import observe
from ostraka.games.ankhor.rules.hidden import reshuffle
from ostraka.games.ankhor.rules.legal import legal
from ostraka.games.ankhor.rules.scoring import rank, score
from ostraka.games.ankhor.rules.setup import setup
from ostraka.games.ankhor.rules.state import STATE
from ostraka.games.ankhor.rules.turn import apply

implement(
    STATE,
    setup=setup,
    legal=legal,
    apply=apply,
    score=score,
    rank=rank,
    reshuffle=reshuffle,
    observe=observe,
    evaluate=evaluate,
)
