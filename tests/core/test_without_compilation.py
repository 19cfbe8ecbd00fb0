"""Kernels give the same results as plain Python, which is how they are debugged."""

from __future__ import annotations

import hashlib
import json
from typing import Any, NamedTuple

import numpy as np
import pytest

import ostraka
from ostraka import State, games
from ostraka.bots.judge import judge
from ostraka.core.kernel.compile import COMPILED, SEATS
from ostraka.core.kernel.random import below, new_stream
from tests.plain import without_compilation


class Sample(NamedTuple):
    """The beginning of a random game: short, since plain Python is slow."""

    game: str
    actions: int
    seed: int
    players: int | None = None
    position: str | None = None
    edition: str | None = None
    often: str | None = None
    """A verb that is chosen in half of the states that allow it: at random it would be rare."""


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
    "two at Ankh'or": Sample("ankhor", 60, 5, 2, edition="en", often="buy"),
    "three at Ankh'or": Sample("ankhor", 60, 3, 3, edition="es", often="buy"),
    "four at Ankh'or": Sample("ankhor", 80, 6, 4, edition="fr", often="buy"),
    "two at Ancient Knowledge": Sample("ancient_knowledge", 60, 7, 2),
    "three at Ancient Knowledge": Sample("ancient_knowledge", 40, 8, 3),
    "alone": Sample("ancient_knowledge_solo", 50, 9),
}


def chosen(state: State, stream: Any, often: str | None) -> int:
    """A random action, one of the verb in half of the states that allow it."""
    codes = state.codes.tolist()
    wanted = [code for code in codes if state.game.actions.parts(state.raw, code)["verb"] == often]
    among = wanted if wanted and below(stream, 2) else codes
    return int(among[int(below(stream, len(among)))])


def digest(sample: Sample) -> str:
    """A digest of everything that the beginning of a random game shows."""
    game = ostraka.load(sample.game)
    if sample.position is None:
        options = {"edition": sample.edition} if sample.edition else {}
        state = game.start(seed=sample.seed, players=sample.players, **options)
    else:
        state = game.from_position(sample.position, seed=sample.seed)
    stream = new_stream(sample.seed)
    seen = hashlib.sha256()
    while not state.over and state.ply < sample.actions:
        seen.update(state.tobytes())
        seen.update(" ".join(action.text for action in state.legal).encode())
        state.play(chosen(state, stream, sample.often))
        if state.ply % 10 == 0:
            told = [change.as_json() for change in state.changes(0, since=state.ply - 1)]
            seen.update(json.dumps([state.view(0), told], sort_keys=True).encode())
    for seat in range(state.players):
        seen.update(state.reshuffled(seat, 5).tobytes() + state.observation(seat).tobytes())
        seen.update(json.dumps(state.view(seat)).encode())
    if not state.over:
        points, judged = np.zeros(SEATS, np.int32), np.zeros(SEATS)
        judge(state.raw, game.data, points, judged)
        seen.update(judged.round(9).tobytes())
    places = game.places(state.raw)
    seen.update(f"{state.scores} {places} {state.perft(1)} {state.undo().position}".encode())
    return seen.hexdigest()


@pytest.fixture(scope="module")
def plain() -> dict[str, str]:
    """The digests without compilation; every game of ours is among them."""
    assert {sample.game for sample in SAMPLES.values()} == set(games.ENTRY_POINTS["ostraka.games"])
    printed = without_compilation(__file__)
    compiled, found = json.loads(printed)
    assert compiled is False
    return dict(found)


@pytest.mark.parametrize("name", SAMPLES)
def test_kernels_give_the_same_results_without_compilation(
    name: str, plain: dict[str, str]
) -> None:
    assert plain[name] == digest(SAMPLES[name])


if __name__ == "__main__":
    print(json.dumps([COMPILED, {name: digest(sample) for name, sample in SAMPLES.items()}]))


def test_a_field_that_numpy_would_hide_is_refused_by_name() -> None:
    class Hidden(type(ostraka.load("arkantar"))):  # type: ignore[misc]
        dtype = np.dtype([("players", np.int8), ("size", np.int8)])

    with pytest.raises(TypeError, match=r"Hidden: .* named size"):
        Hidden()
