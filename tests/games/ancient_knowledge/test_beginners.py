"""The lowest levels of Ancient Knowledge play weakly, but play the game."""

from __future__ import annotations

from collections import Counter

import pytest

import ostraka
from ostraka.bots import bot

GAME = ostraka.load("ancient_knowledge")


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_beginner_creates_and_learns(level: int) -> None:
    for seed in range(2):
        state = GAME.start(seed=seed, players=2)
        players = [bot(GAME, level=level, seed=2 * seed + seat) for seat in range(2)]
        done = [Counter[str](), Counter[str]()]
        while not state.over:
            assert state.seat is not None
            action = players[state.seat].choose(state)
            row = state.rows[state.codes.tolist().index(action.code)]
            done[state.seat][row["verb"]] += 1
            state.play(action)
        for counts in done:
            assert counts["create"] >= 5
            assert counts["learn"] >= 5
