"""Beside the matches of two: larger tables, and one player against the challenges."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import mean
from typing import Any

import ostraka
from ostraka.arena import Contest, play
from ostraka.bots.spec import parse_spec
from ostraka.games.ancient_knowledge.language.challenges import house_challenges as challenges

__all__ = ["ALONE", "TABLES", "alone", "larger"]

TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("ankhor", 3, {}),
    ("ankhor", 4, {}),
    ("ancient_knowledge", 3, {"heritage": True}),
    ("ancient_knowledge", 4, {}),
)
BOTS = ("2", "4", "6", "8@50ms")
GAMES = 48  # at each table
ALONE = ("random", "greedy", "2", "4", "6", "8@50ms")
SEEDS = range(6)  # of each challenge


def larger(workers: int, advance: Callable[[], object]) -> list[dict[str, Any]]:
    """Levels of all strengths at tables of three and four: who wins how often, with what points."""
    rows = []
    for game, players, options in TABLES:
        contest = Contest.of(game, BOTS, players=players, options=options)
        shares: dict[int, list[float]] = {number: [] for number in range(len(BOTS))}
        scores: dict[int, list[int]] = {number: [] for number in range(len(BOTS))}
        for result in play(contest, contest.fixtures(contest.rounds(GAMES)), workers):
            for seat, number in enumerate(result.seats):
                shares[number].append(result.points[seat])
                scores[number].append(result.scores[seat])
        rows += [
            {
                "game": game,
                "players": players,
                "options": options,
                "bot": bot,
                "games": len(shares[number]),
                "share": mean(shares[number]),
                "score": mean(scores[number]),
            }
            for number, bot in enumerate(BOTS)
        ]
        advance()
    return rows


def alone(workers: int, advance: Callable[[], object]) -> list[dict[str, Any]]:
    """How often players meet all objectives of the ten challenges, and with what points."""
    rows = []
    tasks = [(number, seed) for number in range(len(challenges())) for seed in SEEDS]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for bot in ALONE:
            ends = list(pool.map(_challenge, [bot] * len(tasks), tasks))
            rows.append(
                {
                    "bot": bot,
                    "games": len(ends),
                    "met": sum(won for won, _ in ends),
                    "score": mean(score for _, score in ends),
                }
            )
            advance()
    return rows


def _challenge(name: str, task: Sequence[int]) -> tuple[bool, int]:
    """One game of a challenge: whether its objectives were met, and the points."""
    number, seed = task
    game = ostraka.load("ancient_knowledge_solo")
    state = game.start(seed=seed, **challenges()[number].options("classic"))
    player = parse_spec(name).make(game, seed)
    while not state.over:
        state.play(player.choose(state))
    assert state.outcome is not None
    return state.outcome.winner == 0, state.scores[0]
