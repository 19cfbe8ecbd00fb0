"""Ankh'or's rules as the verbs that the core knows."""

from __future__ import annotations

from ostraka.core.kernel.verbs import implement
from ostraka.games.ankhor.evaluate import evaluate
from ostraka.games.ankhor.hidden import reshuffle
from ostraka.games.ankhor.legal import legal
from ostraka.games.ankhor.observation import observe
from ostraka.games.ankhor.scoring import rank, score
from ostraka.games.ankhor.setup import setup
from ostraka.games.ankhor.state import STATE
from ostraka.games.ankhor.turn import apply

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
