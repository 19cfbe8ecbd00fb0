"""Kernels give the same results as plain Python, which is how they are debugged."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import ostraka
from ostraka import games
from ostraka.core.kernel import COMPILED
from ostraka.core.random import below, new_stream


class Sample(NamedTuple):
    """The beginning of a random game: short, since plain Python is slow."""

    game: str
    actions: int
    seed: int
    players: int | None = None
    position: str | None = None


SAMPLES = {
    "the start": Sample("arkantar", 60, 1),
    "a middle": Sample(
        "arkantar",
        60,
        2,
        position="...S.../.M.K.l./..#..../.l.m.L./....#../.k.s.M./......S b Lms",
    ),
    "a turn begun": Sample(
        "arkantar",
        60,
        3,
        position="K.l.m.s/......./..#.#../......./..#.#../......./k.L.M.S w LMSlms 2 b3 m a7",
    ),
    "a full board": Sample(
        "arkantar", 30, 4, position="K######/#######/####L##/#######/SM#####/lsM####/klS#### b -"
    ),
    "two at Ankh'or": Sample("ankhor", 60, 5, players=2),
    "four at Ankh'or": Sample("ankhor", 40, 6, players=4),
    "two at Ancient Knowledge": Sample("ancient_knowledge", 60, 7, players=2),
    "three at Ancient Knowledge": Sample("ancient_knowledge", 40, 8, players=3),
    "alone": Sample("ancient_knowledge_solo", 50, 9),
}


def digest(sample: Sample) -> str:
    """A digest of everything that the beginning of a random game shows."""
    game = ostraka.load(sample.game)
    if sample.position is None:
        state = game.start(seed=sample.seed, players=sample.players)
    else:
        state = game.from_position(sample.position, seed=sample.seed)
    stream = new_stream(sample.seed)
    seen = hashlib.sha256()
    while not state.over and state.ply < sample.actions:
        seen.update(state.tobytes())
        seen.update(" ".join(action.text for action in state.legal).encode())
        state.play(int(state.codes[int(below(stream, len(state.codes)))]))
    for seat in range(state.players):
        seen.update(state.reshuffled(seat, 5).tobytes() + state.observation(seat).tobytes())
        seen.update(json.dumps(state.view(seat)).encode())
    seen.update(f"{state.scores} {state.perft(1)} {state.undo().position}".encode())
    return seen.hexdigest()


@pytest.fixture(scope="module")
def plain() -> dict[str, str]:
    """The digests without compilation; every game of ours is among them."""
    assert {sample.game for sample in SAMPLES.values()} == set(games.__all__)
    done = subprocess.run(
        [sys.executable, str(Path(__file__))],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    compiled, found = json.loads(done.stdout)
    assert compiled is False
    return dict(found)


@pytest.mark.parametrize("name", SAMPLES)
def test_kernels_give_the_same_results_without_compilation(
    name: str, plain: dict[str, str]
) -> None:
    assert plain[name] == digest(SAMPLES[name])


if __name__ == "__main__":
    print(json.dumps([COMPILED, {name: digest(sample) for name, sample in SAMPLES.items()}]))
