"""The lowest levels of Arkantar make mistakes, but not absurd ones."""

from __future__ import annotations

import numpy as np
import pytest

import ostraka
from ostraka.bots import Bot, bot
from ostraka.core.kernel.random import below, new_stream
from ostraka.core.play.state import State
from ostraka.games.arkantar.judgement.threats import threatened, wins

GAME = ostraka.load("arkantar")
ONE = np.int64(1)


def beginnings(games: int) -> list[State]:
    """Turns that begin in random games."""
    kept = []
    for seed in range(games):
        state, stream = GAME.start(seed=seed), new_stream(seed)
        while not state.over:
            if not state.raw.used and state.ply > 6:
                kept.append(state.fork())
            state.play(state.codes[below(stream, len(state.codes))])
    return kept


def played(state: State, player: Bot) -> State:
    """The state after a player's whole turn."""
    table, seat = state.fork(), state.seat
    while not table.over and table.seat == seat:
        table.play(player.choose(table))
    return table


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_monarch_in_sight_is_taken(level: int) -> None:
    chances = [state for state in beginnings(60) if wins(state.raw, ONE)]
    assert len(chances) > 20
    for number, state in enumerate(chances):
        assert played(state, bot(GAME, level=level, seed=number)).over


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_own_monarch_is_not_left_where_one_action_takes_it(level: int) -> None:
    dangers = [
        state for state in beginnings(60) if threatened(state.raw, ONE) and not wins(state.raw, ONE)
    ]
    assert len(dangers) > 20
    after = [played(state, bot(GAME, level=level, seed=n)) for n, state in enumerate(dangers)]
    left = [state for state in after if not state.over and wins(state.raw, ONE)]
    assert left == []


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_beginner_comes_forward(level: int) -> None:
    """In its first turns it moves pieces instead of building and breaking the same Walls."""
    state, player = GAME.start(seed=1), bot(GAME, level=level, seed=1)
    before = state.raw.pieces[0].copy()
    for _ in range(4):
        if state.over:
            break
        state = played(state, player)
    assert (state.raw.pieces[0] != before).any()
