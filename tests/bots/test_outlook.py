"""The points that a game is expected to end with."""

from __future__ import annotations

import pytest

import ostraka
from ostraka.bots import bot
from ostraka.bots.analysis import analyse
from ostraka.bots.outlook import expected_scores
from ostraka.core.game.study import Budget
from ostraka.core.play.state import State


def played(name: str, seed: int) -> tuple[list[State], State]:
    """A quick game between players that see one action ahead: its states, and its end."""
    game = ostraka.load(name)
    state = game.start(seed=seed, players=2)
    seats = [bot(game, "myopic", seed=seat) for seat in range(2)]
    states = []
    while state.seat is not None:
        states.append(state.fork())
        state.play(seats[state.seat].choose(state))
    return states, state


@pytest.mark.parametrize("name", ["ankhor", "ancient_knowledge"])
def test_the_forecast_comes_closer_as_the_game_continues_and_ends_in_the_truth(name: str) -> None:
    states, end = played(name, 3)
    last = states[-1]
    chosen = end._actions[-1]
    assert expected_scores(last, chosen, 1) == end.scores

    def missed_by(state: State) -> float:
        found = expected_scores(state, state.codes[0], 1)
        return sum(abs(a - b) for a, b in zip(found, end.scores, strict=True))

    early, late = states[: len(states) // 4], states[-len(states) // 6 :]
    mean_early, mean_late = (
        sum(map(missed_by, some[::4])) / len(some[::4]) for some in (early, late)
    )
    assert mean_late < mean_early


@pytest.mark.parametrize("name", ["ankhor", "ancient_knowledge"])
def test_early_in_a_game_more_points_are_expected_than_anyone_has(name: str) -> None:
    state = played(name, 4)[0][10]
    assert sum(expected_scores(state, state.codes[0], 1)) > sum(state.scores) + 10
    verdict = analyse(state, Budget(iterations=30), seed=1).verdicts[0]
    assert sum(verdict.scores) > sum(state.scores) + 10


def test_the_same_seed_gives_the_same_forecast_whatever_is_hidden() -> None:
    state = played("ancient_knowledge", 5)[0][20]
    assert state.seat is not None
    one, two = (state.reshuffled(state.seat, seed) for seed in (1, 2))
    code = state.codes[0]
    assert expected_scores(one, code, 7) == expected_scores(two, code, 7)
