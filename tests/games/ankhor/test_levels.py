"""The eight levels of Ankh'or: how long they think, and that higher ones are stronger."""

from __future__ import annotations

import time

import pytest

from ostraka import State
from ostraka.bots import bot, levels
from ostraka.core.kernel.random import below, new_stream

from .tabletop import GAME


def later(players: int, plies: int) -> State:
    """A state in the middle of a random game."""
    state = GAME.start(seed=players, players=players)
    stream = new_stream(players)
    for _ in range(plies):
        state.play(state.codes[below(stream, len(state.codes))])
    return state


def test_levels_up_to_six_think_so_many_lines_and_the_highest_so_long() -> None:
    low, high = levels(GAME)[:6], levels(GAME)[6:]
    assert all(level.budget.iterations and not level.budget.seconds for level in low)
    assert [level.budget.seconds for level in high] == [0.6, 1.8]
    seen = [level.plan.get("own_oversight", 0.0) for level in levels(GAME)]
    assert seen == sorted(seen, reverse=True), "higher levels overlook less"


@pytest.mark.parametrize("players", [2, 4])
def test_every_level_answers_in_time(players: int) -> None:
    state = later(players, 60)
    for level in levels(GAME):
        player = bot(GAME, level=level.number, seed=1)
        player.choose(state)  # compiles
        begun = time.perf_counter()
        assert player.choose(state) in state.legal
        assert time.perf_counter() - begun < (level.budget.seconds or 0.0) + 1.0


@pytest.mark.parametrize(("strong", "weak"), [(6, 2), (5, 1)])
def test_a_much_higher_level_wins_from_either_seat(strong: int, weak: int) -> None:
    for seat in range(2):
        state = GAME.start(seed=3, players=2)
        players = [bot(GAME, level=weak, seed=7), bot(GAME, level=weak, seed=7)]
        players[seat] = bot(GAME, level=strong, seed=8)
        while not state.over:
            assert state.seat is not None
            state.play(players[state.seat].choose(state))
        assert state.outcome is not None
        assert state.outcome.winners == (seat,)
