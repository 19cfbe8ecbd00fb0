"""The textbook opponent that level 8 is measured against: it sees what two actions can do."""

from __future__ import annotations

import numpy as np

import ostraka
from bench.strength.textbook import Textbook
from ostraka.core.kernel.random import below, new_stream
from ostraka.core.play.state import State
from ostraka.games.arkantar.judgement.threats import wins

GAME = ostraka.load("arkantar")
TWO = np.int64(2)


def beginnings() -> list[State]:
    """Turns that begin in random games."""
    kept = []
    for seed in range(15):
        state, stream = GAME.start(seed=seed), new_stream(seed)
        while not state.over:
            if not state.raw.used:
                kept.append(state.fork())
            state.play(state.codes[below(stream, len(state.codes))])
    return kept


def test_it_takes_a_monarch_that_two_actions_can_take() -> None:
    player = Textbook(GAME, nodes=20_000)
    chances = [state for state in beginnings() if wins(state.raw, TWO)]
    assert len(chances) > 8
    for state in chances:
        table = state.fork()
        while not table.over and table.seat == state.seat:
            table.play(player.choose(table))
        assert table.over, state.position


def test_it_looks_deeper_with_more_positions() -> None:
    state = GAME.start(seed=1)
    depths = []
    for nodes in (1000, 60_000):
        player = Textbook(GAME, nodes=nodes)
        player.choose(state)
        depths.append(player.depth)
    assert depths[0] < depths[1]
