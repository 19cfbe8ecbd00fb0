"""Kernels give the same results as plain Python, which is how they are debugged."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import ostraka
from ostraka.core.random import below, new_stream

GAMES = (  # a position to begin from (None: the start), a seed for the choices, how many actions
    (None, 1, 60),
    ("...S.../.M.K.l./..#..../.l.m.L./....#../.k.s.M./......S b Lms", 2, 60),
    ("K.l.m.s/......./..#.#../......./..#.#../......./k.L.M.S w LMSlms 2 b3 m a7", 3, 60),
    ("K######/#######/####L##/#######/SM#####/lsM####/klS#### b -", 4, 30),
)


def digests() -> list[str]:
    """A digest of everything a few random games show, one for each game."""
    game = ostraka.load("arkantar")
    found = []
    for begin, seed, actions in GAMES:
        state = game.start(seed=seed) if begin is None else game.from_position(begin, seed=seed)
        stream = new_stream(seed)
        seen = hashlib.sha256()
        while not state.over and state.ply < actions:
            seen.update(state.tobytes())
            seen.update(" ".join(action.text for action in state.legal).encode())
            state.play(int(state.codes[int(below(stream, len(state.codes)))]))
        seen.update(state.reshuffled(0, 5).tobytes())
        seen.update(state.observation(0).tobytes() + state.observation(1).tobytes())
        seen.update(f"{state.scores} {state.perft(1)} {state.undo().position}".encode())
        found.append(seen.hexdigest())
    return found


def test_kernels_give_the_same_results_without_compilation() -> None:
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
