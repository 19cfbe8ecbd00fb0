"""Beginnings of random games with a large pack, in short; run as a script it tells them to others.

NUMBA_DISABLE_JIT=1 python samples.py FOLDER      as plain Python has them
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from ostraka.core.kernel.compile import COMPILED
from ostraka.core.kernel.random import below, new_stream
from ostraka.core.packs.packs import read_bundle
from ostraka.games.ancient_knowledge.game import AncientKnowledge
from ostraka.games.ancient_knowledge.solo.game import AncientKnowledgeSolo


def digest(game: AncientKnowledge, players: int, seed: int, actions: int) -> str:
    """All that the beginning of a random game shows."""
    state = game.start(seed=seed, players=players, heritage=True)
    stream = new_stream(seed)
    seen = hashlib.sha256()
    while not state.over and state.ply < actions:
        seen.update(state.tobytes())
        state.play(int(state.codes[int(below(stream, len(state.codes)))]))
        if state.ply % 20 == 0:
            game.positions.check(state.raw)
    seen.update(state.reshuffled(0, 5).tobytes())
    seen.update(f"{state.position} {state.scores}".encode())
    return seen.hexdigest()


def digests(folder: Path) -> list[str]:
    """A game of four, and one alone with the Time card."""
    pack = read_bundle(folder)
    return [
        digest(AncientKnowledge(pack), 4, 8, 120),
        digest(AncientKnowledgeSolo(pack), 1, 5, 60),
    ]


if __name__ == "__main__":
    print(COMPILED, *digests(Path(sys.argv[1])))
