"""The eight levels of Ankh'or: how long they think, and that higher ones are stronger."""

from __future__ import annotations

import time

import pytest

from ostraka import State
from ostraka.bots import bot, levels
from ostraka.core.kernel.random import below, new_stream
from ostraka.games.ankhor.rules.codes import BUY, kind_of

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
    details = [level.details for level in low[:3]]
    assert details == sorted(details, reverse=True)
    seen = [level.plan.get("own_oversight", 0.0) for level in levels(GAME)[3:]]
    assert seen == sorted(seen, reverse=True), "higher levels overlook less"


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_beginner_buys_tiles_from_the_first_turns_on(level: int) -> None:
    first, tiles = [], []
    for seed in range(4):
        players = [bot(GAME, level=level, seed=2 * seed + seat) for seat in range(2)]
        state, bought = GAME.start(seed=seed, players=2), dict[int, int]()
        while not state.over:
            assert state.seat is not None
            seat, turn = state.seat, int(state.raw.turns) // 2 + 1
            action = players[seat].choose(state)
            if kind_of(action.code) == BUY:
                bought.setdefault(seat, turn)
            state.play(action)
        first += [bought.get(seat, 99) for seat in range(2)]
        tiles += state.raw.tiles[:2].tolist()
    assert max(first) <= 8
    assert sum(tiles) / len(tiles) >= 9


@pytest.mark.parametrize("players", [2, 4])
def test_every_level_answers_in_time(players: int) -> None:
    state = later(players, 60)
    for level in levels(GAME):
        player = bot(GAME, level=level.number, seed=1)
        player.choose(state)  # compiles
        begun = time.process_time()
        assert player.choose(state) in state.legal
        assert time.process_time() - begun < 2 * (level.budget.seconds or 0.0) + 1.0  # two threads


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
