"""The rules give the same results as plain Python, which is how they are debugged."""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np

import ostraka
from ostraka import State
from ostraka.games.ankhor.codes import BUY, kind_of
from ostraka.games.ankhor.evaluate import evaluate

GAMES = ((2, "en", 60), (3, "es", 60), (4, "fr", 80))  # players, edition, how many actions


def likely(state: State, choices: random.Random) -> int:
    """A random action, a purchase in half of the states that allow one."""
    codes = state.codes.tolist()
    buys = [code for code in codes if kind_of(code) == BUY]
    return choices.choice(buys if buys and choices.random() < 0.5 else codes)


def digests() -> list[str]:
    """A digest of everything that a few random games show, one for each game."""
    game = ostraka.load("ankhor")
    found = []
    for players, edition, actions in GAMES:
        state = game.start(seed=players, players=players, edition=edition)
        choices = random.Random(players)
        seen = hashlib.sha256()
        while not state.over and state.ply < actions:
            seen.update(state.tobytes())
            seen.update(" ".join(action.text for action in state.legal).encode())
            state.play(likely(state, choices))
            if state.ply % 10 == 0:
                told = [change.as_json() for change in state.changes(0, since=state.ply - 1)]
                seen.update(json.dumps([state.view(0), told], sort_keys=True).encode())
        judged = np.zeros(players)
        evaluate(state.raw, game.data, judged)
        seen.update(judged.round(9).tobytes())
        seen.update(state.reshuffled(0, 5).tobytes() + state.observation(1).tobytes())
        seen.update(f"{state.scores} {game.places(state.raw)} {state.perft(1)}".encode())
        seen.update(json.dumps(state.undo().position).encode())
        found.append(seen.hexdigest())
    return found


def test_the_rules_of_ankhor_give_the_same_results_without_compilation() -> None:
    plain = subprocess.run(
        [sys.executable, str(Path(__file__))],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert plain.returncode == 0, plain.stderr
    compiled, found = json.loads(plain.stdout)
    assert compiled is False
    assert found == digests()


if __name__ == "__main__":
    from ostraka.core.kernel import COMPILED

    print(json.dumps([COMPILED, digests()]))
