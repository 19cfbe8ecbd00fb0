"""The highest level plays on for points where its win is safe."""

from __future__ import annotations

from dataclasses import replace

import ostraka
from ostraka.bots import Budget, LevelBot, levels
from ostraka.bots.levels import Level

GAME = ostraka.load("ancient_knowledge")


def winners_points(level: Level, deal: int) -> int:
    """What the winner has in the end, where both seats play at a level."""
    state = GAME.start(seed=deal, players=2)
    budget = Budget(iterations=100)
    players = [LevelBot(GAME, level, seed=seat, budget=budget) for seat in range(2)]
    while not state.over:
        assert state.seat is not None
        state.play(players[state.seat].choose(state))
    assert state.outcome is not None
    return max(state.outcome.scores)


def test_a_safe_win_is_not_the_end_of_playing_for_points() -> None:
    best = levels(GAME)[-1]
    content = replace(best, plan={**best.plan, "margin": 0.0})
    deals = (2, 4, 7)
    assert sum(winners_points(best, deal) for deal in deals) > sum(
        winners_points(content, deal) for deal in deals
    )
