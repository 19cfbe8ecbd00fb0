"""The simplest players: which points they see, and how they choose between equal ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ostraka
from ostraka.bots import EagerBot, GreedyBot, MyopicBot, RandomBot
from ostraka.core.errors import GameOver
from ostraka.core.game.game import Game
from ostraka.core.play.state import State


@pytest.fixture(scope="module")
def ankhor() -> Game:
    return ostraka.load("ankhor")


def positions(game: Game, every: int) -> Iterator[State]:
    """States of a game at random in which there is something to choose."""
    state, chance = game.start(seed=3, players=2), RandomBot(game, seed=3)
    while not state.over:
        if state.ply % every == 0 and len(state.legal) > 1:
            yield state
        state.play(chance.choose(state))


def leads(state: State) -> dict[int, int]:
    """By how many points the seat to act leads after each of its actions."""
    seat = state.seat
    assert seat is not None
    found = {}
    for code in state.codes.tolist():
        after = state.fork()
        after.play(code)
        found[code] = after.scores[seat] - after.scores[1 - seat]
    return found


@pytest.mark.parametrize("kind", [GreedyBot, EagerBot])
def test_greedy_and_eager_play_take_most_points_at_once(
    ankhor: Game, kind: type[GreedyBot | EagerBot]
) -> None:
    player, told_apart = kind(ankhor, seed=1), 0
    for state in positions(ankhor, 3):
        after = leads(state)
        assert after[player.choose(state).code] == max(after.values())
        told_apart += len(set(after.values())) > 1
    assert told_apart > 5


def test_of_equal_actions_greedy_play_takes_any(ankhor: Game) -> None:
    state = ankhor.start(seed=3, players=2)
    assert len(set(leads(state).values())) == 1, "nothing brings points yet"
    chosen = {GreedyBot(ankhor, seed=seed).choose(state).code for seed in range(200)}
    assert len(chosen) > len(state.codes) / 2


def test_where_nothing_brings_points_eager_play_trusts_the_evaluation() -> None:
    arkantar = ostraka.load("arkantar")
    eager, myopic = EagerBot(arkantar, seed=1), MyopicBot(arkantar, seed=1)
    for state in positions(arkantar, 5):
        assert eager.choose(state) == myopic.choose(state)


@pytest.mark.parametrize("name", ["1", "random", "absent", "greedy", "eager", "myopic"])
def test_no_bot_chooses_once_the_game_is_over(name: str) -> None:
    state = ostraka.load("arkantar").start(seed=1).resign(0)
    with pytest.raises(GameOver, match="over"):
        ostraka.bot("arkantar", name, seed=1).choose(state)
