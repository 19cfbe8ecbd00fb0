"""A bot knows no more than its seat: redealing the hidden changes neither choice nor analysis."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ostraka
from ostraka.bots import Budget, bot
from ostraka.bots.analysis import analyse
from ostraka.core.kernel.random import below, new_stream
from ostraka.core.play.state import State
from ostraka.testing import check_bot


def states(name: str, seed: int, players: int, every: int) -> list[State]:
    """Forks of a random game at regular steps."""
    state = ostraka.load(name).start(seed=seed, players=players)
    stream, kept = new_stream(seed), []
    while not state.over:
        if state.ply % every == every - 1:
            kept.append(state.fork())
        state.play(state.codes[below(stream, len(state.codes))])
    return kept


def told(state: State) -> dict[str, Any]:
    """The analysis as its reader sees it, but for the time that it took and the actions before."""
    text = json.dumps(analyse(state, Budget(iterations=40), seed=3).as_json())
    found: dict[str, Any] = json.loads(text)
    del found["seconds"], found["ply"]
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ["ankhor", "ancient_knowledge"])
def test_the_analysis_does_not_change_when_what_is_hidden_is_redealt(
    game: str, players: int
) -> None:
    for state in states(game, players, players, 29)[:6]:
        assert state.seat is not None
        here = state.reshuffled(state.seat, 1)
        there = state.reshuffled(state.seat, 2)
        assert told(here) == told(there)


@pytest.mark.parametrize("level", [1, 4])
def test_levels_of_ankhor_pass_the_test_kit(level: int) -> None:
    def make(game: ostraka.Game, seed: int) -> Any:
        return bot(game, level=level, seed=seed, budget=Budget(iterations=60))

    assert check_bot(make, ostraka.load("ankhor"), decisions=6) >= 6


@pytest.mark.parametrize("name", ["random", "greedy", "eager", "myopic"])
@pytest.mark.parametrize("game", ["arkantar", "ankhor"])
def test_simple_bots_pass_the_test_kit(game: str, name: str) -> None:
    check_bot(lambda g, seed: bot(g, name, seed=seed), ostraka.load(game), decisions=6)


def test_the_test_kit_notices_a_bot_that_peeks() -> None:
    class Peeks:
        """Chooses by the order of the piles, which nobody may see."""

        def choose(self, state: State) -> ostraka.Action:
            return state.legal[int(state.raw.piles.sum(axis=1)[0]) % len(state.legal)]

    with pytest.raises(AssertionError, match="hidden"):
        check_bot(lambda game, seed: Peeks(), ostraka.load("ankhor"))
