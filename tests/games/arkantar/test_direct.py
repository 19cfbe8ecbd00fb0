"""Every action that does not end the game is told directly, as the comparison of views tells it."""

from __future__ import annotations

import random

import pytest

import ostraka
from ostraka.core.play.state import State
from ostraka.core.show.telling import ActionBeats
from ostraka.core.show.view import Snapshot
from ostraka.games.arkantar.face.direct import direct
from ostraka.testing.telling import what_is_told_directly_is_what_the_views_say


def snapshot(state: State) -> Snapshot:
    return Snapshot(state.game, state.raw, state.options, state.ply)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_told_directly_is_what_the_views_say_with_many_moves_and_captures(
    seed: int,
) -> None:
    chance = random.Random(seed)
    state = ostraka.load("arkantar").start(seed=seed)
    verbs = set()
    while not state.over and state.ply < 120:
        code = max(chance.choice(state.codes), chance.choice(state.codes))  # rather a move
        what_is_told_directly_is_what_the_views_say(state, code)
        verbs.add(state.legal.named(code).parts["verb"])
        state.play(code)
    assert verbs >= {"build", "move", "take", "end"}


def test_only_the_end_of_a_game_is_left_to_the_views() -> None:
    chance = random.Random(5)
    state = ostraka.load("arkantar").start(seed=5)
    while not state.over:
        before = snapshot(state.fork())
        code = chance.choice(state.codes)
        state.play(code)
        after = ActionBeats(before, code).after
        assert (direct(before, after, code, None) is None) == state.over
